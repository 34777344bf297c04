// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>

#include "core/kernel/observe.h"
#include "test_games.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/known_scores.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;
using testing::sample;

namespace {

/// Caravans, where a hand is worth what its cards are, and the two seats' hands hold different cards.
kernel::RulesPtr handsCount() {
  QString text = testing::mapAndCardsText();
  text.replace(QStringLiteral(R"(score: { ref: "pvar", player: "actor", var: "money" })"),
               QStringLiteral(R"(score:
  aggregate: { op: "sum", query: { query: "tokensInZone", zone: "hand:actor" }, prop: "worth" }
)"));
  return compiled(text);
}

KnownScores all(const std::vector<std::int64_t>& scores) {
  return {scores.begin(), scores.end()};
}

}  // namespace

class TestKnownScores : public QObject {
  Q_OBJECT
 private slots:
  void withoutScoringThereIsNone() {
    const kernel::RulesPtr rules = compiled(testing::ticTacToeText());
    QVERIFY(knownScores(*rules, kernel::initialState(*rules, 1), Viewer::everything()).empty());
  }

  void whatEverybodySeesIsKnownToAll() {
    // Cards in hands are hidden, but money counts.
    const kernel::RulesPtr rules = compiled(testing::mapAndCardsText());
    const kernel::State state = kernel::initialState(*rules, 1);
    for (const Viewer& viewer : {Viewer::everything(), Viewer::of({0}), Viewer::of({1}), Viewer::of({})})
      QCOMPARE(knownScores(*rules, state, viewer), (KnownScores{3, 3}));
  }

  void openCardsOfASecretDeckAreKnown() {
    const kernel::RulesPtr rules = sample(QStringLiteral("bouquets.md"));
    QVERIFY(rules != nullptr);
    kernel::State state = kernel::initialState(*rules, 1);
    for (int ply = 0; ply < 6; ++ply)
      kernel::applyMove(*rules, state, kernel::legalMoves(*rules, state).front());
    QCOMPARE(knownScores(*rules, state, Viewer::of({0})), all(kernel::scores(*rules, state)));
  }

  void aHandIsKnownToItsOwnerAlone() {
    const kernel::RulesPtr rules = handsCount();
    QVERIFY(rules != nullptr);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const kernel::State state = kernel::initialState(*rules, seed);
      const std::vector<std::int64_t> real = kernel::scores(*rules, state);
      QCOMPARE(knownScores(*rules, state, Viewer::everything()), all(real));
      QCOMPARE(knownScores(*rules, state, Viewer::of({0})), (KnownScores{real[0], std::nullopt}));
      QCOMPARE(knownScores(*rules, state, Viewer::of({1})), (KnownScores{std::nullopt, real[1]}));
      QCOMPARE(knownScores(*rules, state, Viewer::of({0, 1})), all(real));
      QCOMPARE(knownScores(*rules, state, Viewer::of({})), (KnownScores{std::nullopt, std::nullopt}));
    }
  }

  void statesThatLookAlikeHaveTheSameKnownScores() {
    // The other's hand and the deck change their cards: the one who looks is told the same.
    const kernel::RulesPtr rules = handsCount();
    const kernel::State state = kernel::initialState(*rules, 3);
    const kernel::Observation observation(*rules, state, 0);
    Rng random(7);
    for (int i = 0; i < 10; ++i)
      QCOMPARE(knownScores(*rules, observation.determinised(random), Viewer::of({0})),
               knownScores(*rules, state, Viewer::of({0})));
  }

  void stoppedItTellsNothing() {
    const kernel::RulesPtr rules = handsCount();
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(knownScores(*rules, kernel::initialState(*rules, 1), Viewer::of({0}), stop.get_token()).empty());
  }

  void atTheEndAllIsOpen() {
    const kernel::RulesPtr rules = handsCount();
    kernel::State state = kernel::initialState(*rules, 1);
    while (!state.over()) {
      const std::vector<kernel::Move> moves = kernel::legalMoves(*rules, state);
      const auto plays = std::ranges::find_if(moves, [&](const kernel::Move& move) {
        return kernel::moveText(*rules, state, move).starts_with("play");
      });
      kernel::applyMove(*rules, state, plays != moves.end() ? *plays : moves.front());
    }
    QCOMPARE(knownScores(*rules, state, Viewer::of({0})), all(state.outcome->scores));
  }
};

QTEST_MAIN(TestKnownScores)
#include "known_scores_test.moc"
