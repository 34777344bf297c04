// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>

#include "../board/test_games.h"
#include "core/sim/replay.h"
#include "widgets/play/play_session.h"
#include "widgets/play/play_texts.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;
using testing::sample;

namespace {

bool playText(PlaySession& session, const std::string& text) {
  for (const kernel::Move& move : session.legalMoves()) {
    if (kernel::moveText(session.rules(), session.state(), move) == text) return session.play(move);
  }
  return false;
}

std::uint64_t hashOf(const PlaySession& session) {
  return kernel::stateHash(session.rules(), session.state());
}

/// Plays the legal move number (ply * 7) until there are `plies` or the game ends.
void playOn(PlaySession& session, std::size_t plies) {
  while (session.plies().size() < plies && !session.legalMoves().empty()) {
    const std::size_t choice = session.plies().size() * 7 % session.legalMoves().size();
    QVERIFY(session.play(kernel::Move(session.legalMoves()[choice])));
  }
}

}  // namespace

class TestPlaySession : public QObject {
  Q_OBJECT
 private slots:
  void movesArePlayedAndWritten() {
    PlaySession session(compiled(testing::ticTacToeText()), 1);
    QCOMPARE(session.legalMoves().size(), std::size_t{9});
    QVERIFY(playText(session, "mark(cell_1_1)"));
    QCOMPARE(session.toMove(), 1);
    QCOMPARE(session.legalMoves().size(), std::size_t{8});
    QCOMPARE(session.plies().front().label, std::string("Mark b2"));
    QCOMPARE(session.plies().front().legalMoves, 9U);
    QCOMPARE(session.plies().front().stateHash, hashOf(session));
  }

  void aKeptGameGoesOnWhereItWas() {
    for (const char* name : {"tic-tac-toe.md", "pig.md", "hex.md"}) {
      const kernel::RulesPtr rules = sample(QString(name));
      PlaySession session(rules, 7);
      playOn(session, 6);
      GameUnderWay kept{7, {"", "random"}, {}};
      for (const PlayedPly& ply : session.plies()) kept.moves.push_back(ply.text);
      const std::optional<AdoptedGame> back = resumed(kept, rules);
      QVERIFY(back && back->whole());
      QCOMPARE(back->kept, std::size_t{6});
      QCOMPARE(hashOf(back->session), hashOf(session));
      // A move that is not there ends it; what came before stands.
      kept.moves[3] = "nothing(of this)";
      const std::optional<AdoptedGame> part = resumed(kept, rules);
      QVERIFY(part && !part->whole());
      QCOMPARE(part->brokenMove, kept.moves[3]);
      QCOMPARE(part->session.plies().size(), std::size_t{3});
      QCOMPARE(hashOf(part->session), kernel::stateHash(*rules, session.stateAt(3)));
      kept.players.assign(40, "");
      QVERIFY(!resumed(kept, rules));
    }
  }

  void illegalMovesChangeNothing() {
    PlaySession session(compiled(testing::ticTacToeText()), 1);
    const kernel::Move first = session.legalMoves().front();
    QVERIFY(session.play(first));
    const std::uint64_t before = hashOf(session);
    QVERIFY(!session.play(first));
    QCOMPARE(hashOf(session), before);
    QCOMPARE(session.plies().size(), std::size_t{1});
  }

  void everyEarlierStateCanBeHadAgain() {
    PlaySession session(sample(QStringLiteral("hex.md")), 3);
    std::vector<std::uint64_t> hashes{hashOf(session)};
    while (session.plies().size() < 80) {
      playOn(session, session.plies().size() + 1);
      hashes.push_back(hashOf(session));
    }
    for (const std::size_t ply :
         {std::size_t{0}, std::size_t{31}, std::size_t{32}, std::size_t{79}, std::size_t{80}}) {
      QCOMPARE(kernel::stateHash(session.rules(), session.stateAt(ply)), hashes[ply]);
    }
    for (const std::size_t ply :
         {std::size_t{70}, std::size_t{64}, std::size_t{63}, std::size_t{1}, std::size_t{0}}) {
      session.undoTo(ply);
      QCOMPARE(session.plies().size(), ply);
      QCOMPARE(hashOf(session), hashes[ply]);
      QVERIFY(session.legalMoves() == kernel::legalMoves(session.rules(), session.state()));
    }
    playOn(session, 80);
    QCOMPARE(hashOf(session), hashes[80]);
  }

  void theSameRulesKeepTheWholeGame() {
    PlaySession session(compiled(testing::ticTacToeText()), 5);
    playOn(session, 4);
    const AdoptedGame adopted = adoptRules(session, compiled(testing::ticTacToeText()));
    QVERIFY(adopted.whole());
    QCOMPARE(adopted.kept, std::size_t{4});
    QCOMPARE(hashOf(adopted.session), hashOf(session));
  }

  void rulesThatAddAnActionInFrontKeepTheGame() {
    PlaySession session(compiled(testing::ticTacToeText()), 5);
    QVERIFY(playText(session, "mark(cell_0_0)"));
    QVERIFY(playText(session, "mark(cell_2_1)"));
    QString text = testing::ticTacToeText();
    text.replace(QStringLiteral(R"(  - id: "mark"
    label)"),
                 QStringLiteral(R"(  - { id: "wait", phase: "main" }
  - id: "mark"
    label)"));
    const kernel::RulesPtr longer = compiled(text);
    QVERIFY(longer != nullptr);
    QCOMPARE(longer->def().actions.size(), std::size_t{2});
    const AdoptedGame adopted = adoptRules(session, longer);
    QVERIFY(adopted.whole());
    QCOMPARE(adopted.session.plies().back().text, std::string("mark(cell_2_1)"));
  }

  void rulesThatForbidAMoveBeginAnewAndSayWhere() {
    PlaySession session(compiled(testing::ticTacToeText()), 5);
    QVERIFY(playText(session, "mark(cell_0_0)"));
    QVERIFY(playText(session, "mark(cell_1_1)"));
    QVERIFY(playText(session, "mark(cell_0_1)"));
    // From now on nobody may mark beside the first corner while it is occupied.
    const kernel::RulesPtr stricter = compiled(testing::ticTacToeText(
        QStringLiteral("mark"), {},
        QStringLiteral(R"({ op: "not", arg: { op: "and", args: [{ is: "occupied", zone: )"
                       R"("cell_0_0" }, { op: "==", left: "$cell", right: { ref: "binding", )"
                       R"(name: "$cell" } }, { ref: "adjacent", zone: "$cell", to: "cell_0_2" )"
                       "}] } }")));
    QVERIFY(stricter != nullptr);
    const AdoptedGame adopted = adoptRules(session, stricter);
    QVERIFY(!adopted.whole());
    QCOMPARE(adopted.kept, std::size_t{1});
    QCOMPARE(adopted.brokenMove, std::string("Mark b2"));
    QVERIFY(adopted.session.plies().empty());
  }

  void renamedActionsBreakTheGame() {
    PlaySession session(compiled(testing::ticTacToeText()), 5);
    playOn(session, 2);
    const AdoptedGame adopted =
        adoptRules(session, compiled(testing::ticTacToeText(QStringLiteral("claim"))));
    QVERIFY(!adopted.whole());
    QCOMPARE(adopted.kept, std::size_t{0});
  }

  void theGameSoFarVerifiesAsATrace() {
    PlaySession session(sample(QStringLiteral("deck-builder.md")), 11);
    playOn(session, 30);
    QVERIFY(session.plies().size() > 10);
    const sim::Replay replay(session.rulesPtr(), session.trace({"person", "random"}));
    QVERIFY(!replay.divergence().has_value());
    QCOMPARE(replay.stepCount(), session.plies().size() + 1);
    QCOMPARE(kernel::stateHash(session.rules(), replay.stateAt(session.plies().size())), hashOf(session));
  }

  void theEndIsToldInWords() {
    PlaySession session(compiled(testing::ticTacToeText()), 1);
    QCOMPARE(turnText(session), QStringLiteral("Player 1 to move"));
    QCOMPARE(phaseText(session), QStringLiteral("Turn 1, phase main"));
    for (const char* move :
         {"mark(cell_0_0)", "mark(cell_1_0)", "mark(cell_0_1)", "mark(cell_1_1)", "mark(cell_0_2)"}) {
      QVERIFY(playText(session, move));
    }
    QVERIFY(session.state().over());
    QCOMPARE(turnText(session), QStringLiteral("Game over"));
    const ResultText result = resultText(session.rules(), *session.state().outcome);
    QCOMPARE(result.headline, QStringLiteral("Player 1 wins"));
    QVERIFY(result.reason.contains(QStringLiteral("threeInARow")));
    QVERIFY(result.condition.known());
  }
};

QTEST_APPLESS_MAIN(TestPlaySession)
#include "play_session_test.moc"
