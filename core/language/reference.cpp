// SPDX-License-Identifier: Apache-2.0
#include "core/language/reference.h"

#include <algorithm>
#include <set>

#include "core/base/letters.h"
#include "core/language/flow_lines.h"
#include "core/language/language.h"
#include "core/language/reader.h"
#include "core/language/type_text.h"

namespace ludo::language {
namespace {

constexpr std::string_view introduction = R"text(# The language

This manual is made from the descriptions that the program itself reads, checks and completes by. Do not edit
it: change `core/language` and run `generate_docs`.

A game is a Markdown document. Prose is for people; a fenced block whose label is `yaml` is for the program.
)text";

constexpr std::string_view prose = R"text(
## Form

- Each block is a mapping, and its key `section` says which part of the game it holds. Blocks come in any
  order.
- A section that is a list keeps its entries under `items:`, and may go on in further blocks, so that each
  rule can stand below the prose that explains it. The entries keep the order of the document.
- A section that is a mapping may be split over several blocks too; each key is given once.
- Many cards are the rows of a table: see [table](#table). The rows stand in the block, or as a Markdown table
  right below it, where texts need no quotes and a bar inside a text is written `\|`:

  ````
  ```yaml
  section: "tables"
  items:
    - zone: "deck"
  ```

  | id   | name     | count | cost |
  |------|----------|------:|-----:|
  | mill | Old mill |     4 |    3 |
  | farm | Farm     |     6 |    2 |
  ````
- Every text is quoted. Only whole numbers, `true` and `false` stand without quotes. Keys are plain.
- There are no anchors, aliases, tags, merge keys, tabs or further documents, and nothing is ever taken for
  another type than it is written as.
- Numbers are whole and exact in 64 bits.

## Names

- A name starts with a letter and goes on with letters, digits, `_`, `-` and `.`. Names of different kinds may
  coincide: there can be a zone `mark` and a token type `mark`.
- A name with a `$` before it is bound while the rules run. A parameter holds for the whole action; what
  `chooseOne`, `chooseN` and `roll` bind holds for the effects after them in the same list; what `forEach` and
  `let` bind holds for the effects inside them. Inside `where`, `via` and `filter`, the candidate is `$zone`,
  `$token` or `$player`, as the key says. In a trigger, `$player` is who caused the event, and for
  `tokenEntered` the token and the zone are `$token` and `$zone`.
- A quoted text where a value is needed is a binding if it starts with `$`, a constant if one has that name,
  and else just text. A quoted text where a whole number is needed is the name of a constant.
- A board called `cell` makes zones called `cell_0_0` and so on, and a region `cell` of all of them. Its shape makes
  further regions such as `top` and `corners`, which are called `cell.top` and `cell.corners` where there are several
  boards. The regions that you write yourself are called as you write them, whatever boards there are.

## Meaning

- **Turns.** The seats take turns in the given order; a turn runs through its phases. A phase with `actions: 0`
  runs its effects and moves on.
- **Legal moves.** An action may be taken when its phase is on, its actor is right, its parameters have values,
  `pre` holds, its cost can be paid in full, its limits allow it, and `post` holds for what would come out.
- **Effects** run in order. A variable never leaves its bounds: what is too much is lost, and the log says how
  much.
- **Choices.** `chooseOne` and `chooseN` stop the effects until the player has picked; each pick is a move of
  its own, and nothing random is revealed before it.
- **Triggers** wait for events. Events queue while effects run and are answered in order after them; a chain
  longer than `maxTriggerDepth` is cut off, and the log names it.
- **The end** is looked for after each move and each change of phase, in document order. The first condition
  that holds decides.
- **Order** is defined for everything: zones in document order, tokens by place, players by seat.

## Warnings that are allowed

Where a warning or a remark is right about the text and the text is right all the same, a comment says so and why: at
the end of the line that the warning is told of, or in a line of its own above it.

```yaml
section: "zones"
items:
  # lint: allow open-secret - the deck is sorted by hand before the game
  - { id: "deck", visibility: "hidden" }
```

The code is the one that stands in brackets behind the warning; several are parted by commas. The warning is then told
no more, neither in the window nor by `ludo spec:lint`, which says how many are allowed; a SARIF log has them as
suppressed, with the reason. Mistakes cannot be allowed. A comment with an unknown code or without a reason is told of,
and so is one that allows nothing (any more).

## Bundles

The section `bundles` takes mechanics of a library into the game; `docs/bundles.md` says how, and how to write one. A
document with a section `bundle` in place of `metadata` is a bundle itself.

## Tests in a specification

The section `tests` holds short games with remarks of what must be so. They are no part of the compiled game. They
are played whenever the document changes, within bounds, and by `ludo test`; what does not hold is shown at its line.

- A test begins where the game does, or where `given` says: `given` takes place at the end of the setup, or instead
  of it with `emptied: true`, and the first turn starts after it.
- `script` is a list of moves and of `expect:` steps. A move is written as records of games show it, such as
  `"mark(cell_1_1)"`. A token may be named by its type; arguments may be left out from the right, as long as all
  moves that fit lead to the same position.
- In an expectation, the actor is the player to move, or once the game is over the one who moved last.
- Who knows what a token is, can be said of a zone, as in `zones: [{ zone: "hand:0", knownBy: "0" }]`, and of a single
  token, as in `tokens: [{ token: "top(deck)", knownBy: "nobody" }]`. Whoever is not named must not know it.
- All chance in a test comes from its `seed`: it goes the same every time. What dice show can be said: with `rolls`
  of a move, as in `{ take: { action: "roll", rolls: [6, 2] } }` or `{ take: { move: "pass", rolls: 3 } }`, for those
  rolled until the next decision, and with `rolls` in `given` for those rolled before the first one.
)text";

/// As Markdown viewers make it of a heading.
std::string anchorOf(std::string_view title) {
  std::string anchor;
  for (char c : title) anchor += c == ' ' ? '-' : lowerCase(c);
  return anchor;
}

std::string linkTo(const std::string& title) {
  return '[' + title + "](#" + anchorOf(title) + ')';
}

std::string linkTo(const Type& type) {
  return linkTo(type.name);
}

/// What stands in a field, with links to what is explained elsewhere.
std::string linked(const Type& type) {
  switch (type.kind) {
    case TypeKind::Optional:
      return linked(type.element());
    case TypeKind::List:
      return (type.oneOrMany ? "one or a list of " : "list of ") + linked(type.element());
    case TypeKind::Map:
      return "mapping from " + linked(type.key()) + " to " + linked(type.element());
    case TypeKind::Record:
    case TypeKind::Union:
    case TypeKind::Enumeration:
    case TypeKind::Notation:
      return linkTo(type);
    case TypeKind::Reference:
      return "name of " + withArticle(type.name);
    case TypeKind::Definition:
      return "new name";
    default:
      return type.name;
  }
}

std::string heading(int level, const std::string& title) {
  return '\n' + std::string(static_cast<std::size_t>(level), '#') + ' ' + title + "\n\n";
}

std::string inTable(std::string text) {
  for (std::size_t bar = text.find('|'); bar != std::string::npos; bar = text.find('|', bar + 2))
    text.insert(bar, "\\");
  return text;
}

std::string whenThere(const Field& field) {
  const std::string word = field.required ? "required" : "";
  if (field.onlyWhere.first.empty()) return word;
  return word + (word.empty() ? "" : " ") + "where " + field.onlyWhere.first + " is " +
         field.onlyWhere.second;
}

std::string fieldTable(const Type& record) {
  if (record.fields.empty()) return "";
  std::string text = "\n| Key | Holds | | Meaning |\n|---|---|---|---|\n";
  for (const Field& field : record.fields) {
    text += "| `" + field.name + "` | " + linked(field.type()) + " | " + whenThere(field) + " | " +
            inTable(field.doc) + " |\n";
  }
  return text;
}

std::string example(const Type& type) {
  constexpr std::size_t width = 100;
  return type.example.empty() ? "" : "\n```yaml\n" + brokenFlow(type.example, width) + "\n```\n";
}

std::string recordChapter(const Type& record, int level) {
  return heading(level, record.name) + record.doc + '\n' + fieldTable(record) + example(record);
}

std::string marks(const Type& record) {
  std::string text;
  for (const EnumValue& word : tagWords(record))
    text += (text.empty() ? "`" : ", `") + tagText(record, word.name) + '`';
  return text;
}

std::string unionChapter(const Type& type) {
  std::string text = heading(2, type.name) + type.doc + "\n\n| Written | Is | Meaning |\n|---|---|---|\n";
  std::string chapters;
  for (TypeGetter getter : type.alternatives) {
    const Type& alternative = getter();
    if (alternative.kind != TypeKind::Record) {
      text += "| " + whatStands(alternative) + " | | " + alternative.doc + " |\n";
      continue;
    }
    text +=
        "| " + marks(alternative) + " | " + linkTo(alternative) + " | " + inTable(alternative.doc) + " |\n";
    chapters += recordChapter(alternative, 3);
  }
  return text + chapters;
}

std::string wordsChapter(const Type& type) {
  std::string text = heading(3, type.name) + type.doc + "\n\n| Word | Meaning |\n|---|---|\n";
  for (const EnumValue& value : type.values) text += "| `\"" + value.name + "\"` | " + value.doc + " |\n";
  return text;
}

std::string notationChapter(const Type& type) {
  std::string text = heading(3, type.name) + type.doc + "\n\n| For example | Meaning |\n|---|---|\n";
  for (const NotationForm& form : type.forms) text += "| `" + form.text + "` | " + form.doc + " |\n";
  return text;
}

std::string sections() {
  std::string text = heading(2, "Sections") + "| Section | Holds | | Meaning |\n|---|---|---|---|\n";
  for (const Field& field : specDocumentType().fields) {
    text += "| `" + field.name + "` | " + linked(field.type()) + " | " + (field.required ? "required" : "") +
            " | " + field.doc + " |\n";
  }
  return text;
}

/// The chapters of a text, each with what it explains.
std::string contents(const std::string& text) {
  std::string list;
  bool isFirst = true;
  for (std::size_t at = text.find("\n## "); at != std::string::npos; at = text.find("\n##", at + 1)) {
    const bool isChapter = text.compare(at, 4, "\n## ") == 0;
    const std::size_t begin = text.find(' ', at) + 1;
    const std::string link = linkTo(text.substr(begin, text.find('\n', begin) - begin));
    list += isChapter ? "\n- " + link : (isFirst ? ": " : ", ") + link;
    isFirst = isChapter;
  }
  return heading(2, "Contents") + list.substr(1) + '\n';
}

std::set<const Type*> membersOfUnions(const std::vector<const Type*>& types) {
  std::set<const Type*> members;
  for (const Type* type : types) {
    for (TypeGetter alternative : type->alternatives) members.insert(&alternative());
  }
  return members;
}

}  // namespace

std::string referenceText() {
  std::vector<const Type*> types = allTypes();
  // What only a compiled game holds comes after everything that a designer writes.
  auto compiled = std::find(types.begin(), types.end(), &gameDefType());
  std::set<const Type*> members = membersOfUnions(types);
  std::string parts;
  std::string unions;
  std::string notations;
  std::string words;
  std::string compiledParts;
  for (auto place = types.begin(); place != types.end(); ++place) {
    const Type& type = **place;
    bool plainRecord =
        type.kind == TypeKind::Record && !members.contains(&type) && &type != &specDocumentType();
    if (plainRecord) (place < compiled ? parts : compiledParts) += recordChapter(type, 3);
    if (type.kind == TypeKind::Union) unions += unionChapter(type);
    if (type.kind == TypeKind::Notation) notations += notationChapter(type);
    if (type.kind == TypeKind::Enumeration) words += wordsChapter(type);
  }
  const std::string chapters =
      std::string(prose) + sections() + heading(2, "Parts of a game") + "What the sections are made of.\n" +
      parts + unions + heading(2, "Notations") + "Short texts that have a form of their own.\n" + notations +
      heading(2, "Words") + "Places that take one of a few words.\n" + words +
      heading(2, "The compiled game") +
      "What a compiled game (GameDef JSON) has beyond this. Boards and macros are gone: they have become "
      "zones, regions and effects.\n" +
      compiledParts;
  return std::string(introduction) + contents(chapters) + chapters;
}

}  // namespace ludo::language
