// Placeholder until the tests of the painter are merged.
