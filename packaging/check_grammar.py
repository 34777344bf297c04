# SPDX-License-Identifier: Apache-2.0
"""Compares what Lark takes with what the recogniser takes; called by packaging/check-grammar."""
import json
import re
import subprocess
import sys

import lark


def written(ludo, *arguments):
    return subprocess.run([ludo, "grammar", *arguments], capture_output=True, text=True, check=True).stdout


class Parsers:
    """One parser for each section."""

    def __init__(self, ludo):
        self.ludo = ludo
        self.made = {}

    def takes(self, section, text):
        if section not in self.made:
            grammar = written(self.ludo, "--format", "lark", "--section", section)
            self.made[section] = lark.Lark(grammar, parser="earley", lexer="dynamic")
        try:
            self.made[section].parse(text)
            return True
        except lark.exceptions.UnexpectedInput:
            return False


def sections_of(ludo, path):
    surface = written(ludo, path, "--format", "surface")
    for block in re.findall(r"```yaml\n(.*?)\n```\n", surface, re.S):
        yield re.match(r'\{ section: "(\w+)"', block).group(1), block


def main():
    ludo, strings, *samples = sys.argv[1:]
    parsers = Parsers(ludo)
    wrong = taken = refused = sections = 0
    with open(strings, encoding="utf-8") as lines:
        for line in lines:
            case = json.loads(line)
            takes = parsers.takes(case["section"], case["text"])
            taken += takes
            refused += not takes
            if takes != case["accepts"]:
                wrong += 1
                print("not the same:", line, end="")
    for path in samples:
        for section, block in sections_of(ludo, path):
            sections += 1
            if not parsers.takes(section, block):
                wrong += 1
                print("refused:", path, section)
    print(f"{taken} texts taken and {refused} refused by both; {sections} sections of samples; {wrong} differences")
    return 1 if wrong or not taken or not refused or not sections else 0


sys.exit(main())
