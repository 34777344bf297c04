// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>
#include <algorithm>
#include <set>

#include "test_games.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/token_marks.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;
using testing::sample;

namespace {

const SceneZone& zoneOf(const BoardScene& scene, const kernel::Rules& rules, const char* name) {
  return scene.zones[rules.zoneNamed(name).index];
}

}  // namespace

/// What stands on pieces without a look of their own, and whether it can be read.
class TestTokenMarks : public QObject {
  Q_OBJECT

 private slots:
  void piecesShowWhatTellsThemApart() {
    const kernel::RulesPtr rules = sample("classics/quarto.md");
    QVERIFY(rules != nullptr);
    kernel::State state = kernel::initialState(*rules, 1);
    std::set<QString> labels;
    const TokenMarks marks(*rules);
    for (const kernel::Token& token : state.tokens) labels.insert(marks.of(state, token));
    QCOMPARE(labels.size(), std::size_t{16});
    QVERIFY(labels.contains("TDRH") && labels.contains("SLSS"));
    // The same on the board.
    for (const char* move : {"give(Tall dark round hollow)", "place(cell_0_0)"}) {
      const std::vector<kernel::Move> legal = kernel::legalMoves(*rules, state);
      const auto meant = std::ranges::find_if(
          legal, [&](const kernel::Move& m) { return kernel::moveText(*rules, state, m) == move; });
      QVERIFY(meant != legal.end());
      kernel::applyMove(*rules, state, kernel::Move(*meant));
    }
    const BoardScene scene = makeScene(*rules, layOutBoard(*rules), &state, Viewer::everything());
    QCOMPARE(zoneOf(scene, *rules, "cell_0_0").tokens.front().label, QStringLiteral("TDRH"));
  }

  void marksAreAsLongAsItTakes() {
    const auto labelsOf = [](const QString& types, const QString& setup) {
      QString text = testing::ticTacToeText();
      text.replace(QStringLiteral(R"(items:
  - { id: "mark", name: "Mark" }
)"),
                   QStringLiteral("items:\n") + types);
      text += QStringLiteral(R"(
```yaml
section: "setup"
items:
%1```
)")
                  .arg(setup);
      const kernel::RulesPtr rules = compiled(text);
      QStringList labels;
      if (rules == nullptr) return labels;
      const kernel::State state = kernel::initialState(*rules, 1);
      for (const kernel::Token& token : state.tokens) labels << TokenMarks(*rules).of(state, token);
      return labels;
    };
    const auto place = [](const QString& type, const QString& props, int column) {
      return QStringLiteral(R"(  - createToken: { type: "%1", zone: "cell_0_%3"%2 }
)")
          .arg(type, props)
          .arg(column);
    };
    // Chess men of one type: what begins alike is told by more letters.
    const QString man = QStringLiteral(R"(  - { id: "mark", name: "Mark" }
  - { id: "man", props: { kind: "" } }
)");
    QCOMPARE(labelsOf(man, place("man", R"(, props: { kind: "king" })", 0) +
                               place("man", R"(, props: { kind: "knight" })", 1) +
                               place("man", R"(, props: { kind: "queen" })", 2)),
             (QStringList{"Ki", "Kn", "Q"}));
    const QString counted = QStringLiteral(
        R"(  - { id: "mark", name: "Mark" }
  - { id: "ship", props: { size: 1, name: "", old: false } }
)");
    QCOMPARE(labelsOf(counted, place("ship", R"(, props: { size: 12, name: "Ada" })", 0) +
                                   place("ship", R"(, props: { size: 3, name: "Bo", old: true })", 1)),
             (QStringList{"12·A", "3·B·O"}));
    // What all have alike tells nothing; types are told apart by their names.
    QCOMPARE(labelsOf(R"(  - { id: "mark", name: "Mark" }
  - { id: "mast", props: { kind: "x" } }
)",
                      place("mast", R"(, props: { kind: "y" })", 0) + place("mark", "", 1)),
             (QStringList{"Mas", "Mar"}));
  }

  void manyOpenCardsLieInLines() {
    const kernel::RulesPtr rules = sample("classics/quarto.md");
    QVERIFY(rules != nullptr);
    const kernel::State state = kernel::initialState(*rules, 1);
    const BoardScene scene = makeScene(*rules, layOutBoard(*rules), &state, Viewer::everything());
    const SceneZone& pool = zoneOf(scene, *rules, "pool");
    QCOMPARE(pool.tokens.size(), std::size_t{16});
    for (std::size_t i = 0; i < pool.tokens.size(); ++i) {
      QVERIFY(pool.outline.boundingRect().contains(pool.tokens[i].box()));
      QCOMPARE(pool.tokens[i].uncovered, 0.0);
      for (std::size_t j = 0; j < i; ++j) QVERIFY(!pool.tokens[i].box().intersects(pool.tokens[j].box()));
    }
    // A row for few is as low as ever.
    QVERIFY(zoneOf(scene, *rules, "given").outline.boundingRect().height() <
            pool.outline.boundingRect().height() / 3);
  }
};

QTEST_GUILESS_MAIN(TestTokenMarks)
#include "token_marks_test.moc"
