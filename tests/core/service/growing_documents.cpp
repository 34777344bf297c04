// SPDX-License-Identifier: Apache-2.0
#include "growing_documents.h"

#include <algorithm>
#include <cmath>

namespace ludo::service::testing {
namespace {

const std::string game = R"(# A small game

```yaml
section: "metadata"
id: "g"
name: "G"
players: { min: 2, max: 2 }
maxTurns: 20
```

```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 3, cols: 3 } }, capacity: 1 }
```

```yaml
section: "tokenTypes"
items:
  - { id: "mark" }
```

```yaml
section: "turn"
order: "roundRobin"
phases:
  - { id: "main", actions: 1 }
```

```yaml
section: "actions"
items:
  - id: "mark"
    phase: "main"
    params: [{ name: "$cell", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects: [{ place: { type: "mark", zone: "$cell" } }]
```

```yaml
section: "end"
items:
  - { id: "full", when: { op: "==", left: { ref: "turnNumber" }, right: 9 }, result: { type: "draw" } }
```

)";

/// `pattern` again and again, its # being the number of each.
std::string repeat(int times, const std::string& pattern) {
  std::string text;
  for (int i = 0; i < times; ++i) {
    for (char c : pattern) {
      if (c == '#')
        text += std::to_string(i);
      else
        text += c;
    }
  }
  return text;
}

std::string block(const std::string& section, const std::string& content) {
  return "```yaml\nsection: \"" + section + "\"\n" + content + "```\n\n";
}

std::string items(const std::string& section, int times, const std::string& pattern) {
  return game + block(section, "items:\n" + repeat(times, "  - " + pattern + "\n"));
}

std::string entries(int times, const std::string& pattern) {
  return game + block("constants", repeat(times, pattern + "\n"));
}

/// `around` with its % replaced by itself, `depth` times, and `core` in the middle.
std::string nested(int depth, const std::string& around, const std::string& core) {
  const std::size_t at = around.find('%');
  return repeat(depth, around.substr(0, at)) + core + repeat(depth, around.substr(at + 1));
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

/// Lines in which @ stands for the mark that begins a comment.
std::string comments(int times, const std::string& pattern) {
  return game + block("constants", replaced(repeat(times, pattern), "@", "#") + "C: 1\n");
}

/// Conditions as deep as they may be, so many that there are `size` of them.
std::string deepEnds(int size, const std::string& around, const std::string& core) {
  const int depth = 50;
  return items("end", std::max(1, size / depth),
               R"({ id: "e#", when: )" + nested(depth, around, core) + R"(, result: { type: "draw" } })");
}

/// Sections but for rules, each large in its list. In patterns, # is a number: see repeat().
std::vector<GrowingDocument> growingTables() {
  return {
      {"constants", [](int n) { return entries(n, "C#: 1"); }},
      {"variables",
       [](int n) {
         return game +
                block("variables", "global:\n" + repeat(n, "  v#: { type: \"int\", min: 0, max: 9 }\n"));
       }},
      {"variables set from constants",
       [](int n) {
         return entries(n, "C#: 1") +
                block("variables",
                      "global:\n" + repeat(n, "  v#: { type: \"int\", init: \"C#\", min: 0, max: 9 }\n")) +
                block("setup",
                      "items:\n" + repeat(n, "  - setVar: { scope: \"global\", var: \"v#\", value: 77 }\n"));
       }},
      {"zones", [](int n) { return items("zones", n, R"({ id: "z#", owner: "none" })"); }},
      {"zones, a key a line",
       [](int n) {
         return items("zones", n, R"(id: "z#"
    owner: "none")");
       }},
      {"token types", [](int n) { return items("tokenTypes", n, R"({ id: "t#" })"); }},
      {"properties", [](int n) { return items("tokenTypes", n, R"({ id: "t#", properties: { p#: 1 } })"); }},
      {"spaces of a board",
       [](int n) { return replaced(game, "cols: 3", "cols: " + std::to_string(std::max(3, n / 3))); }},
      {"boards",
       [](int n) {
         return items("boards", n / 10, R"({ id: "b#", shape: { grid: { rows: 2, cols: 2 } } })");
       }},
      {"regions of a board",
       [](int n) {
         return items("boards", 1,
                      R"(id: "b"
    shape: { grid: { rows: 3, cols: 3 } }
    regions:
)" + repeat(n, "      - { id: \"r#\", rows: [0] }\n"));
       }},
      {"edges of a graph",
       [](int n) {
         return items("boards", 1,
                      R"(id: "b"
    shape:
      graph:
        spaces: [)" + repeat(n, R"("s#", )") +
                          "\"t\"]\n        edges: [" + repeat(n, R"(["s#", "t"], )") + R"(["t", "s0"]])");
       }},
  };
}

/// Sections of rules, each large in its list.
std::vector<GrowingDocument> growingRules() {
  return {
      {"actions",
       [](int n) {
         return items("actions", n,
                      R"({ id: "a#", phase: "main", effects: [{ place: { type: "mark", zone: )"
                      R"("cell_0_0" } }] })");
       }},
      {"effects", [](int n) { return items("setup", n, R"(place: { type: "mark", zone: "cell_0_0" })"); }},
      {"effects in one flow list",
       [](int n) { return game + block("setup", "items: [" + repeat(n, "{ endTurn: {} }, ") + "]\n"); }},
      {"phases",
       [](int n) {
         return replaced(game, "actions: 1 }",
                         "actions: 1 }\n" + repeat(n, "  - { id: \"p#\", actions: 1 }\n"));
       }},
      {"triggers",
       [](int n) {
         return items("triggers", n,
                      R"({ id: "t#", on: { event: "turnStart" }, effects: [{ endTurn: {} }] })");
       }},
      {"end conditions",
       [](int n) {
         return items("end", n,
                      R"({ id: "e#", when: { is: "empty", zone: "cell_0_0" }, result: { type: "draw" } })");
       }},
      {"definitions",
       [](int n) {
         return items("definitions", n, R"({ id: "d#", condition: { is: "empty", zone: "cell_0_0" } })");
       }},
      {"tests that do not begin",
       [](int n) { return items("tests", n, R"y({ name: "t#", script: ["no(cell_0_0)"] })y"); }},
      {"steps of a test",
       [](int n) {
         return items("tests", 1, "name: \"t\"\n    script:\n" + repeat(n, "      - \"no(cell_0_0)\"\n"));
       }},
      {"drawing",
       [](int n) {
         return game + block("rendering",
                             "tokens:\n" + repeat(n, "  - { type: \"mark\", seat: 0, shape: \"cross\" }\n"));
       }},
      {"bundles", [](int n) { return items("bundles", n, R"({ use: "no-such-bundle", as: "b#" })"); }},
      {"macros",
       [](int n) {
         return items("setup", n, R"(refillToSize: { zone: "hand:all", from: "deck", size: 3 })") +
                block("zones", R"(items:
  - { id: "deck" }
  - { id: "hand", owner: "player" }
)");
       }},
      {"names that are bound",
       [](int n) {
         return items("setup", n,
                      R"(forEach: { bind: "$b#", over: { query: "players" }, effects: [{ endTurn: {} }] })");
       }},
      {"a wide condition",
       [](int n) {
         return items("end", 1,
                      R"({ id: "e", when: { op: "and", args: [)" +
                          repeat(n, R"({ is: "empty", zone: "cell_0_0" }, )") +
                          R"(true] }, result: { type: "draw" } })");
       }},
      {"deep conditions", [](int n) { return deepEnds(n, R"({ op: "not", arg: % })", "true"); }},
      {"deep values", [](int n) { return deepEnds(n, R"({ op: "+", left: 1, right: % })", "1"); }},
      {"deep lists that fit nothing", [](int n) { return deepEnds(n, "[%]", "1"); }},
      {"deep mappings that fit nothing", [](int n) { return deepEnds(n, "{ zork: % }", "1"); }},
      {"deep mappings that nearly fit", [](int n) { return deepEnds(n, "{ not: % }", "1"); }},
      {"conditions that always hold",
       [](int n) {
         return game +
                block("variables", "global:\n" + repeat(n, "  v#: { type: \"int\", min: 0, max: 9 }\n")) +
                block("end",
                      "items:\n" +
                          repeat(n, R"(  - { id: "e#", when: { op: "<", left: { ref: "gvar", var: "v#" }, )"
                                    R"(right: 10 }, result: { type: "draw" } }
)"));
       }},
  };
}

/// Mistakes of one kind: in keys and names.
std::vector<GrowingDocument> growingWrongNames() {
  return {
      {"unknown keys of a section", [](int n) { return game + block("metadata", repeat(n, "zork#: 1\n")); }},
      {"unknown keys of items", [](int n) { return items("zones", n, R"({ id: "z#", zork: 1 })"); }},
      {"misspelt keys", [](int n) { return items("zones", n, R"({ id: "z#", ownr: "none" })"); }},
      {"misspelt keys of effects in one flow list",
       [](int n) { return game + block("setup", "items: [" + repeat(n, "{ endTrun: {} }, ") + "]\n"); }},
      {"misspelt keys in effects in one flow list",
       [](int n) {
         return game +
                block("setup",
                      "items: [" + repeat(n, R"({ place: { typ: "mark", zone: "cell_0_0" } }, )") + "]\n");
       }},
      {"misspelt names in one flow list",
       [](int n) {
         return game +
                block("setup",
                      "items: [" + repeat(n, R"({ place: { type: "mrak", zone: "cell_0_0" } }, )") + "]\n");
       }},
      {"misspelt names that are bound",
       [](int n) {
         return items("setup", n,
                      R"(forEach: { bind: "$player#", over: { query: "players" }, effects: [{ setVar: )"
                      R"({ scope: "player", var: "v", player: "$plyer#", value: 1 } }] })") +
                block("variables", R"(perPlayer:
  v: { type: "int", min: 0, max: 9 }
)");
       }},
      {"one misspelt name that is bound",
       [](int n) {
         return items("actions", n,
                      R"({ id: "a#", phase: "main", params: [{ name: "$zone", domain: { query: "zones", in: )"
                      R"("cell" } }], effects: [{ place: { type: "mark", zone: "$zoen" } }] })");
       }},
      {"missing keys", [](int n) { return items("zones", n, R"({ owner: "none" })"); }},
      {"keys given twice", [](int n) { return entries(n, "C: 1"); }},
      {"keys given twice in two blocks",
       [](int n) { return entries(n, "C#: 1") + block("constants", repeat(n, "C#: 1\n")); }},
      {"names given twice", [](int n) { return items("zones", n, R"({ id: "z" })"); }},
      {"unknown names", [](int n) { return items("setup", n, R"(place: { type: "mark", zone: "zork#" })"); }},
      {"one unknown name",
       [](int n) { return items("setup", n, R"(place: { type: "mark", zone: "zork" })"); }},
      {"misspelt names among many",
       [](int n) {
         return items("zones", n, R"({ id: "zone#" })") +
                block("setup", "items:\n" + repeat(n, "  - place: { type: \"mark\", zone: \"zoned#\" }\n"));
       }},
      {"names that are not bound",
       [](int n) { return items("setup", n, R"(place: { type: "mark", zone: "$z#" })"); }},
  };
}

/// Mistakes of one kind: in how values are written.
std::vector<GrowingDocument> growingWrongForms() {
  return {
      {"texts without quotes", [](int n) { return items("zones", n, "{ id: z#, owner: none }"); }},
      {"keys in quotes", [](int n) { return items("zones", n, R"({ "id": "z#" })"); }},
      {"texts for numbers", [](int n) { return entries(n, R"(C#: "one")"); }},
      {"nulls", [](int n) { return entries(n, "C#: null"); }},
      {"missing values", [](int n) { return entries(n, "C#:"); }},
      {"missing spaces", [](int n) { return entries(n, "C#:1"); }},
      {"missing colons", [](int n) { return entries(n, "C# 1"); }},
      {"tabs", [](int n) { return entries(n, "C#:\t1"); }},
      {"control characters", [](int n) { return entries(n, "C#: \"\x01\""); }},
      {"typographic quotes", [](int n) { return items("zones", n, "{ id: \u201cz#\u201d }"); }},
      {"comments of C", [](int n) { return entries(n, "C#: 1 // one"); }},
      {"comments of C that do not end", [](int n) { return entries(n, "C#: 1 /* one"); }},
      {"anchors and aliases", [](int n) { return entries(n, "C#: &a# 1\nD#: *a#"); }},
      {"tags", [](int n) { return entries(n, "C#: !int 1"); }},
      {"merge keys", [](int n) { return entries(n, "<<: { A: 1 }"); }},
      {"indentation that changes",
       [](int n) {
         return game + block("constants", repeat(n / 4, R"(C#: 1
 D#: 1
  E#: 1
   F#: 1
)"));
       }},
      {"wrong indentation",
       [](int n) {
         return items("zones", n, R"(id: "z#"
     owner: "none")");
       }},
      {"brackets that do not close", [](int n) { return items("setup", n, "{ endTurn: {}"); }},
      {"blocks without a section",
       [](int n) {
         return game + repeat(n / 10, R"(```yaml
A: 1
```

)");
       }},
      {"blocks of unknown sections",
       [](int n) {
         return game + repeat(n / 10, R"(```yaml
section: "zork#"
```

)");
       }},
      {"blocks that do not close",
       [](int n) {
         return game + repeat(n / 10, R"(```yaml
section: "constants"
C#: 1

)");
       }},
      {"tests without a move",
       [](int n) { return items("tests", n, R"y({ name: "t", script: ["mrk(cell_0_0)"] })y"); }},
  };
}

/// The text itself.
std::vector<GrowingDocument> growingTexts() {
  return {
      {"blocks", [](int n) { return game + repeat(n, block("constants", "C#: 1\n")); }},
      {"other fences",
       [](int n) {
         return game + repeat(n, R"(```
text
```

)");
       }},
      {"headings", [](int n) { return game + repeat(n, "## Heading #\n\n"); }},
      {"lines of prose", [](int n) { return game + repeat(n, "some words\n"); }},
      {"a long line of prose", [](int n) { return game + repeat(n, "some words "); }},
      {"brackets in prose", [](int n) { return game + repeat(n, "["); }},
      {"emphasis in prose", [](int n) { return game + repeat(n, "*a _b "); }},
      {"list items in prose", [](int n) { return game + repeat(n, "- a\n"); }},
      {"a long text", [](int n) { return replaced(game, "\"G\"", "\"" + repeat(n, "words ") + "\""); }},
      {"a long key", [](int n) { return game + block("constants", repeat(n, "C") + ": 1\n"); }},
      {"a long text without quotes",
       [](int n) { return game + block("constants", "C: " + repeat(n, "a b ") + "\n"); }},
      {"a text without quotes over lines",
       [](int n) { return game + block("constants", "C: a\n" + repeat(n, "  b\n")); }},
      {"a line of many colons", [](int n) { return game + block("constants", repeat(n, "a: ") + "\n"); }},
      {"words and quoted texts without commas",
       [](int n) { return game + block("setup", "items: { op: " + repeat(n, "\": \": ") + "\n"); }},
      {"a line of many quotes",
       [](int n) { return game + block("constants", "C: " + repeat(n, "\"a\" ") + "\n"); }},
      {"a line of many dashes",
       [](int n) { return game + block("setup", "items:\n  " + repeat(n, "- ") + "a\n"); }},
      {"a block text",
       [](int n) { return game + block("metadata", "description: |\n" + repeat(n, "  words\n")); }},
      {"a formula of many conditions",
       [](int n) {
         return replaced(game, R"({ is: "empty", zone: "$zone" } } })",
                         "\"" + repeat(n, "$zone is empty and ") + R"($zone is empty" } })");
       }},
      {"a formula of many terms",
       [](int n) { return replaced(game, "right: 9", R"(right: ")" + repeat(n, "1 + ") + "9\""); }},
      {"misspelt keys of tests",
       [](int n) { return items("tests", n, R"({ name: "t#", script: [{ expect: { toMve: "0" } }] })"); }},
      {"misspelt moves",
       [](int n) { return items("tests", n, R"y({ name: "t#", script: ["mrak(cell_0_0)"] })y"); }},
      {"comments that allow what is not told",
       [](int n) { return comments(n, "@ lint: allow open-secret - words\n"); }},
      {"comments that allow nothing known", [](int n) { return comments(n, "@ lint: allow it# - words\n"); }},
      {"texts that look like such comments",
       [](int n) {
         return replaced(items("tests", n, R"({ name: "t# @ lint: allow open-secret - words", script: [] })"),
                         "@", "#");
       }},
      {"comments", [](int n) { return comments(n, "@ words\n"); }},
      {"opening brackets", [](int n) { return game + block("setup", "items: " + repeat(n, "[") + "\n"); }},
      {"opening braces", [](int n) { return game + block("setup", "items: " + repeat(n, "{ a: ") + "\n"); }},
      {"line ends of Windows", [](int n) { return replaced(entries(n, "C#: 1"), "\n", "\r\n"); }},
      {"line ends of old", [](int n) { return game + block("constants", repeat(n, "C#: 1\r") + "\n"); }},
      {"bytes that are not UTF-8", [](int n) { return game + repeat(n, "a\xFF"); }},
  };
}

}  // namespace

const std::vector<GrowingDocument>& growingDocuments() {
  static const std::vector<GrowingDocument> documents = [] {
    std::vector<GrowingDocument> all;
    for (const auto& some :
         {growingTables(), growingRules(), growingWrongNames(), growingWrongForms(), growingTexts()})
      all.insert(all.end(), some.begin(), some.end());
    return all;
  }();
  return documents;
}

}  // namespace ludo::service::testing
