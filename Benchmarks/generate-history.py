#!/usr/bin/env python3
"""Writes a git repository with the history of a made-up app.

usage: generate-history.py SCENES FOLDER [--commits N] [--sources N] [--seed N]

The first commit contains what generate-app.py writes. Of every five further commits, one moves a view,
one changes a segue's identifier, one rewrites a file unrelated to screens, one changes source, and one
moves a scene on the canvas. As in real histories, most of them do not change the flow. The same
arguments give the same files; the hashes of commits depend on the version of git.
"""
import argparse
import os
import pathlib
import random
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
AUTHOR = {"GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
          "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
          "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}


class History:
    def __init__(self, folder, seed):
        self.folder = folder
        self.chance = random.Random(seed)
        self.storyboards = sorted(folder.rglob("*.storyboard"))
        self.sources = sorted(folder.rglob("*.swift"))
        self.commits = 0

    def git(self, *arguments):
        # Commits are a minute apart, so that their hashes are the same each time.
        date = {f"GIT_{who}_DATE": f"{1_700_000_000 + 60 * self.commits} +0000"
                for who in ("AUTHOR", "COMMITTER")}
        subprocess.run(["git", "-C", self.folder, *arguments], check=True,
                       env={**os.environ, **AUTHOR, **date}, stdout=subprocess.DEVNULL)

    def commit(self, subject):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", subject)
        self.commits += 1

    def edit(self, path, pattern, replacement):
        """Changes one of several possible places of a file."""
        text = path.read_text(encoding="utf-8")
        places = list(re.finditer(pattern, text))
        if places:
            place = self.chance.choice(places)
            changed = place.expand(replacement)
            path.write_text(text[:place.start()] + changed + text[place.end():], encoding="utf-8")

    def storyboard(self):
        return self.chance.choice(self.storyboards)

    def move_view(self):
        self.edit(self.storyboard(), r'(<rect key="frame" x=")[^"]*', rf"\g<1>{self.commits}")

    def move_scene(self):
        self.edit(self.storyboard(), r'(key="canvasLocation" x=")[^"]*', rf"\g<1>{self.commits}")

    def rename_segue(self):
        self.edit(self.storyboard(), r'(<segue [^>]*identifier=")[^"]*', rf"\g<1>way{self.commits}")

    def write_notes(self):
        (self.folder / "NOTES.md").write_text(f"Note {self.commits}\n", encoding="utf-8")

    def change_source(self):
        if not self.sources:
            return self.write_notes()
        source = self.chance.choice(self.sources)
        text = source.read_text(encoding="utf-8")
        source.write_text(f"{text}\nfunc added{self.commits}() {{ print({self.commits}) }}\n",
                          encoding="utf-8")

    def write(self, count):
        edits = [self.move_view, self.rename_segue, self.write_notes, self.change_source,
                 self.move_scene]
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit("Begin")
        while self.commits <= count:
            edit = edits[self.commits % len(edits)]
            edit()
            self.commit(edit.__name__.replace("_", " "))


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("scenes", type=int)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--commits", type=int, default=200)
    arguments.add_argument("--sources", type=int, default=0)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    subprocess.run(
        [sys.executable, HERE / "generate-app.py", str(options.scenes), options.folder,
         "--sources", str(options.sources), "--seed", str(options.seed)], check=True)
    History(options.folder, options.seed).write(options.commits)


if __name__ == "__main__":
    main()
