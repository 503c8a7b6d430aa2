# shellcheck shell=bash
# Finds the validator of JSON. This file is to be sourced, not run.

# Whether Python's jsonschema knows the draft of our schemas, 2020-12; that of Ubuntu 22.04 does not.
has_json_validator() { /usr/bin/python3 -c 'from jsonschema import Draft202012Validator' 2>/dev/null; }
