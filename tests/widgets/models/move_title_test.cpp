// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include "core/base/files.h"
#include "core/base/rng.h"
#include "core/service/analysis.h"
#include "widgets/models/move_title.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

kernel::RulesPtr rulesOf(const std::string& text) {
  return service::analyse(std::make_shared<SourceText>("game.md", text))->rules;
}

/// Two pawns on places with names, and cards in a hand, two of them alike.
const std::string game = R"(
```yaml
section: "metadata"
id: "duel"
players: { min: 1, max: 1 }
```

```yaml
section: "zones"
items:
  - { id: "hand", owner: "player", visibility: "owner", ordering: "set" }
  - { id: "table" }
```

```yaml
section: "boards"
items:
  - id: "at"
    shape:
      graph:
        nodes: [{ id: "dark_forest" }, { id: "town" }]
        edges: [{ from: "dark_forest", to: "town" }]
  - { id: "cell", shape: { grid: { rows: 1, cols: 2 } } }
```

```yaml
section: "tokenTypes"
items:
  - { id: "blaze", name: "Blaze" }
  - { id: "sum", name: "{a} and {b}", props: { a: 1, b: 2 } }
  - { id: "pawn" }
```

```yaml
section: "setup"
items:
  - createToken: { type: "blaze", zone: "hand:all", count: 2 }
  - createToken: { type: "sum", zone: "hand:all" }
  - createToken: { type: "pawn", zone: "at_dark_forest" }
  - createToken: { type: "pawn", zone: "cell_0_1" }
```

```yaml
section: "turn"
phases: [{ id: "main", actions: 1 }]
```

```yaml
section: "actions"
items:
  - id: "play"
    label: "Play {$card} as number #1"
    phase: "main"
    params: [{ name: "$card", domain: { query: "tokensInZone", zone: "hand:actor" } }]
    effects: [{ moveToken: { token: "$card", to: "table" } }]
  - id: "walk"
    label: "Walk with {$pawn} to {$to}"
    phase: "main"
    params:
      - { name: "$pawn", domain: { query: "tokens", type: "pawn" } }
      - { name: "$to", domain: { query: "zones", in: "at" } }
    effects: [{ moveToken: { token: "$pawn", to: "$to" } }]
  - id: "wait"
    phase: "main"
    params: [{ name: "$to", domain: { query: "zones", in: "at" } }]
```

```yaml
section: "end"
items: [{ id: "never", when: { op: "==", left: 1, right: 2 }, result: { type: "draw" } }]
```
)";

}  // namespace

class TestMoveTitle : public QObject {
  Q_OBJECT

 private slots:
  void movesReadAsThePlayersSeeThem() {
    const kernel::RulesPtr rules = rulesOf(game);
    QVERIFY(rules != nullptr);
    const kernel::State state = kernel::initialState(*rules, 1);
    QStringList titles;
    for (const QString& title : moveTitles(*rules, state, kernel::legalMoves(*rules, state))) titles << title;
    QCOMPARE(titles.filter("Play"), (QStringList{"Play Blaze as number #1", "Play Blaze as number #1",
                                                 "Play 1 and 2 as number #1"}));
    // What reads alike but is not is told apart by where it is.
    QCOMPARE(titles.filter("Walk"),
             (QStringList{"Walk with pawn to dark forest", "Walk with pawn in dark forest to town",
                          "Walk with pawn on b1 to dark forest", "Walk with pawn on b1 to town"}));
    QCOMPARE(titles.filter("Wait"), (QStringList{"Wait: dark forest", "Wait: town"}));
  }

  void noSampleTellsANumberOfAToken() {
    static const QRegularExpression number(QStringLiteral("#\\d"));
    QDirIterator samples(QStringLiteral(LUDO_SOURCE_DIR "/samples"), {QStringLiteral("*.md")});
    while (samples.hasNext()) {
      const kernel::RulesPtr rules = rulesOf(*readFile(samples.next().toStdString()));
      if (rules == nullptr) continue;
      Rng rng = Rng::forRun(7, 0);
      kernel::State state = kernel::initialState(*rules, 7);
      for (int ply = 0; ply < 30 && !state.over(); ++ply) {
        const std::vector<kernel::Move> moves = kernel::legalMoves(*rules, state);
        if (moves.empty()) break;
        for (const QString& title : moveTitles(*rules, state, moves))
          QVERIFY2(!title.contains(number) && !title.isEmpty(),
                   qPrintable(samples.fileName() + ": " + title));
        kernel::applyMove(*rules, state, moves[rng.below(moves.size())]);
      }
    }
  }
};

QTEST_GUILESS_MAIN(TestMoveTitle)
#include "move_title_test.moc"
