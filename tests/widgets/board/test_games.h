// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFile>
#include <QString>
#include <string>

#include "core/kernel/kernel.h"
#include "core/service/analysis.h"

/// Games for the tests of the board, the play panel and the replayer.
namespace ludo::widgets::testing {

/// Compiles a specification; null, with the mistakes on the console, when it has errors.
inline kernel::RulesPtr compiled(const QString& text, kernel::Seat seats = 0) {
  const auto source = std::make_shared<const SourceText>("test.md", text.toStdString());
  const service::AnalysisPtr analysis = service::analyse(source);
  for (const auto& diagnostic : analysis->diagnostics) {
    if (diagnostic.severity() == diagnostics::Severity::Error) qWarning("%s", diagnostic.message.c_str());
  }
  if (analysis->game == nullptr) return nullptr;
  return seats == 0 ? analysis->rules : kernel::makeRules(analysis->game, seats);
}

/// The text of one of the project's own samples, e.g. "hex.md"; empty when it cannot be read.
inline QString sampleText(const QString& name) {
  QFile file(QStringLiteral(LUDO_SOURCE_DIR "/samples/") + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Null when there is no such sample, or it does not compile.
inline kernel::RulesPtr sample(const QString& name, kernel::Seat seats = 0) {
  return compiled(sampleText(name), seats);
}

/// The text of a template that the start page offers, e.g. "cards.md"; empty when it cannot be read.
inline QString templateText(const QString& name) {
  QFile file(QStringLiteral(LUDO_SOURCE_DIR "/resources/templates/") + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Two seats mark cells of a 3x3 grid; three in a row wins. `extra` is added to the document; `actionId`
/// names the action; `domain` restricts where a mark may go.
inline QString ticTacToeText(const QString& actionId = QStringLiteral("mark"), const QString& extra = {},
                             const QString& pre = {}) {
  return QStringLiteral(R"(
```yaml
section: "metadata"
id: "tic-tac-toe"
players: { min: 2, max: 2 }
```

```yaml
section: "boards"
items:
  - { id: "cell", shape: { grid: { rows: 3, cols: 3 } }, neighbours: "all", capacity: 1 }
```

```yaml
section: "tokenTypes"
items:
  - { id: "mark", name: "Mark" }
```

```yaml
section: "rendering"
tokens:
  - { type: "mark", seat: 0, shape: "cross" }
  - { type: "mark", seat: 1, shape: "ring" }
```

```yaml
section: "turn"
phases:
  - { id: "main", actions: 1 }
```

```yaml
section: "actions"
items:
  - id: "%1"
    label: "Mark {$cell}"
    phase: "main"
    params:
      - { name: "$cell", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }
%3
    effects:
      - place: { type: "mark", zone: "$cell" }
```

```yaml
section: "end"
items:
  - id: "threeInARow"
    when: { op: ">=", left: { ref: "lines", player: "actor", length: 3 }, right: 1 }
    result: { type: "win", player: "actor" }
  - id: "boardFull"
    when: { op: "==", left: { aggregate: { op: "count", query: { query: "tokens" } } }, right: 9 }
    result: { type: "draw" }
```
%2
)")
      .arg(actionId, extra, pre.isEmpty() ? QString() : QStringLiteral("    pre: ") + pre);
}

/// Hands, a hidden deck, a market of three and pieces on a small map of named places without positions.
constexpr const char* mapAndCards = R"(
```yaml
section: "metadata"
id: "caravans"
players: { min: 2, max: 4 }
```

```yaml
section: "variables"
global:
  threat: { init: 2, min: 0, max: 12 }
perPlayer:
  money: { init: 3, min: 0, max: 99 }
```

```yaml
section: "zones"
items:
  - { id: "deck", visibility: "hidden", ordering: "stack" }
  - { id: "market", ordering: "set", capacity: 3 }
  - { id: "discard", ordering: "stack" }
  - { id: "hand", owner: "player", visibility: "owner", ordering: "set" }
  - { id: "town", adjacentTo: ["river", "hills"] }
  - { id: "river", adjacentTo: ["town", "hills", "sea"] }
  - { id: "hills", adjacentTo: ["town", "river", "mine"] }
  - { id: "mine", adjacentTo: ["hills"] }
  - { id: "sea", adjacentTo: ["river"] }
```

```yaml
section: "tokenTypes"
items:
  - { id: "spice", name: "Spice", props: { cost: 2, worth: 3 } }
  - { id: "silk", name: "Silk", props: { cost: 4, worth: 6 } }
  - { id: "camel", name: "Camel" }
```

```yaml
section: "setup"
items:
  - createToken: { type: "spice", zone: "deck", count: 12 }
  - createToken: { type: "silk", zone: "deck", count: 8 }
  - createToken: { type: "camel", zone: "town", owner: "0", count: 2 }
  - createToken: { type: "camel", zone: "sea", owner: "1" }
  - shuffle: { zone: "deck" }
  - draw: { from: "deck", to: "hand:all", count: 4 }
  - draw: { from: "deck", to: "market", count: 3 }
```

```yaml
section: "turn"
phases:
  - { id: "main", actions: 1 }
```

```yaml
section: "actions"
items:
  - id: "travel"
    label: "Move {$camel} to {$to}"
    phase: "main"
    params:
      - { name: "$camel", domain: { query: "tokens", player: "actor", type: "camel" } }
      - { name: "$to", domain: { query: "zones", where: { ref: "adjacent", zone: "$zone", to: "town" } } }
    effects:
      - moveToken: { token: "$camel", to: "$to" }
  - id: "play"
    label: "Play {$card}"
    phase: "main"
    params:
      - { name: "$card", domain: { query: "tokensInZone", zone: "hand:actor" } }
    effects:
      - moveToken: { token: "$card", from: "hand:actor", to: "discard" }
      - addVar: { scope: "pvar", player: "actor", var: "money", delta: { ref: "tokenProp", token: "$card", prop: "worth" } }
  - id: "rest"
    label: "Rest"
    phase: "main"
```

```yaml
section: "end"
items:
  - id: "handsEmpty"
    when: { op: "==", left: { ref: "zoneCount", zone: "hand:actor" }, right: 0 }
    result: { type: "byScore" }
```

```yaml
section: "scoring"
score: { ref: "pvar", player: "actor", var: "money" }
```
)";

inline QString mapAndCardsText() {
  return QString::fromUtf8(mapAndCards);
}

inline kernel::ZoneId zone(const kernel::Rules& rules, const char* name) {
  return rules.zoneNamed(name);
}

}  // namespace ludo::widgets::testing
