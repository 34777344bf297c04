// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QtTest/QtTest>

#include "../board/test_games.h"
#include "core/base/rng.h"
#include "widgets/play/move_goals.h"

using namespace ludo;
using namespace ludo::widgets;
using kernel::TokenId;
using kernel::ZoneId;

namespace {

std::set<ZoneId> reached(const kernel::Rules& rules, kernel::State state, const kernel::Move& move,
                         TokenId token) {
  kernel::EventLog log;
  kernel::applyMove(rules, state, move, &log);
  while (!state.committed.empty() && !state.over())
    kernel::applyMove(rules, state, kernel::legalMoves(rules, state).back(), &log);
  std::set<ZoneId> zones;
  for (const kernel::Delta& delta : log.deltas) {
    const bool isMoved = delta.kind == kernel::Delta::Kind::TokenMoved && delta.subject == token.index;
    if (isMoved && delta.after < static_cast<std::int64_t>(rules.zones().size()))
      zones.insert(ZoneId(static_cast<std::size_t>(delta.after)));
  }
  return zones;
}

/// A card can be risked: it goes to one zone or another by what nobody can know.
QString riskText(const QString& condition, const QString& before = {}) {
  return QStringLiteral(R"(
```yaml
section: "metadata"
id: "risk"
players: { min: 2, max: 2 }
```

```yaml
section: "zones"
items:
  - { id: "deck", visibility: "hidden", ordering: "stack" }
  - { id: "won" }
  - { id: "lost" }
  - { id: "hand", owner: "player", visibility: "owner", ordering: "set" }
```

```yaml
section: "tokenTypes"
items:
  - { id: "low", name: "Low", props: { value: 1 } }
  - { id: "high", name: "High", props: { value: 2 } }
```

```yaml
section: "setup"
items:
  - createToken: { type: "low", zone: "deck", count: 8 }
  - createToken: { type: "high", zone: "deck", count: 8 }
  - createToken: { type: "low", zone: "hand:all", count: 2 }
  - shuffle: { zone: "deck" }
```

```yaml
section: "turn"
phases:
  - { id: "main", actions: 1 }
```

```yaml
section: "actions"
items:
  - id: "risk"
    label: "Risk {$card}"
    phase: "main"
    params:
      - { name: "$card", domain: { query: "tokensInZone", zone: "hand:actor" } }
    effects:
%2      - if:
          when: %1
          then:
            - moveToken: { token: "$card", to: "won" }
          else:
            - moveToken: { token: "$card", to: "lost" }
```

```yaml
section: "end"
items:
  - id: "empty"
    when: { is: "empty", zone: "hand:actor" }
    result: { type: "draw" }
```
)")
      .arg(condition, before);
}

}  // namespace

class TestMoveGoals : public QObject {
  Q_OBJECT
 private slots:
  void whatIsFoundComesTrueInTheSamples() {
    const QDir samples(QStringLiteral(LUDO_SOURCE_DIR "/samples"));
    int found = 0;
    for (const QString& name : samples.entryList({QStringLiteral("*.md")})) {
      const kernel::RulesPtr rules = testing::sample(name);
      QVERIFY2(rules != nullptr, qPrintable(name));
      Rng random(7);
      kernel::State state = kernel::initialState(*rules, 3);
      for (int ply = 0; ply < 12 && !state.over(); ++ply) {
        const std::vector<kernel::Move> moves = kernel::legalMoves(*rules, state);
        if (moves.empty()) break;
        MoveGoals goals(rules, state);
        for (std::size_t i = 0; i < moves.size() && i < 8; ++i) {
          for (const kernel::Value& argument : moves[i].args) {
            if (argument.kind != kernel::Value::Kind::Token) continue;
            const TokenGoals foreseen = goals.of(moves[i], argument.token());
            const std::set<ZoneId> real = reached(*rules, state, moves[i], argument.token());
            for (const ZoneId zone : foreseen.to) {
              const std::string text = kernel::moveText(*rules, state, moves[i]);
              QVERIFY2(real.contains(zone), qPrintable(name + ": " + QString::fromStdString(text)));
            }
            found += foreseen.to.empty() ? 0 : 1;
          }
        }
        kernel::applyMove(*rules, state, moves[random.below(moves.size())]);
      }
    }
    QVERIFY(found > 100);
  }

  void whatNobodyCanKnowIsNotTold_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("a card face down") << riskText(QStringLiteral(
        R"y({ op: "==", left: { ref: "tokenProp", token: "top(deck)", prop: "value" }, right: 2 })y"));
    QTest::newRow("a die") << riskText(
        QStringLiteral(R"({ op: ">", left: { ref: "binding", name: "$die" }, right: 3 })"),
        QStringLiteral(R"(      - roll: { sides: 6, bind: "$die" }
)"));
  }
  /// For all that is hidden, the same goals are found.
  void whatNobodyCanKnowIsNotTold() {
    QFETCH(QString, text);
    const kernel::RulesPtr rules = testing::compiled(text);
    QVERIFY(rules != nullptr);
    std::set<std::set<ZoneId>> found;
    std::set<std::set<ZoneId>> real;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const kernel::State state = kernel::initialState(*rules, seed);
      const kernel::Move move = kernel::legalMoves(*rules, state).front();
      const TokenId card = move.args[0].token();
      found.insert(MoveGoals(rules, state).of(move, card).to);
      real.insert(reached(*rules, state, move, card));
    }
    QCOMPARE(real.size(), std::size_t{2});
    QCOMPARE(found.size(), std::size_t{1});
  }
};

QTEST_GUILESS_MAIN(TestMoveGoals)
#include "move_goals_test.moc"
