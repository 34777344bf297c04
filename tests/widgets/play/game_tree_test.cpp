// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>

#include "widgets/play/game_tree.h"

using namespace ludo::widgets;

namespace {

/// A game of moves that are letters, by seats in turn.
std::vector<PlayedPly> pliesOf(const std::string& letters) {
  std::vector<PlayedPly> plies;
  for (const char letter : letters) {
    PlayedPly ply;
    ply.text = std::string(1, letter);
    ply.label = "Move " + ply.text;
    ply.move.player = static_cast<ludo::kernel::Seat>(plies.size() % 2);
    plies.push_back(std::move(ply));
  }
  return plies;
}

std::string joined(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += text;
  return all;
}

QStringList linesOf(const GameTree& tree) {
  QStringList lines;
  for (const GameTree::Branch& branch : tree.branches()) {
    // What leaves another line stands further in.
    QString indent;
    for (auto at = branch.parent; at; at = tree.branches()[*at].parent) indent += u'>';
    lines << indent + QStringLiteral("%1 %2 %3 %4")
                          .arg(branch.ply)
                          .arg(branch.seat)
                          .arg(branch.moves)
                          .arg(QString::fromStdString(joined(tree.movesTo(branch.end))));
  }
  return lines;
}

}  // namespace

class TestGameTree : public QObject {
  Q_OBJECT

 private slots:
  void whatIsTakenBackStays() {
    GameTree tree;
    tree.follow(pliesOf("abcd"));
    QVERIFY(tree.branches().empty() && !tree.ahead());
    tree.follow(pliesOf("ab"));
    QCOMPARE(linesOf(tree), QStringList{"3 0 2 abcd"});
    QCOMPARE(joined(tree.movesTo(*tree.ahead())), std::string("abcd"));
    tree.follow(pliesOf("abxyz"));
    QCOMPARE(linesOf(tree), QStringList{"3 0 2 abcd"});
    QVERIFY(!tree.ahead());
    tree.follow(pliesOf("q"));
    QCOMPARE(linesOf(tree), (QStringList{"1 0 2 ab", ">3 0 2 abcd", ">3 0 3 abxyz"}));
    // Played again, a line is the same line.
    tree.follow(pliesOf("abcd"));
    QCOMPARE(linesOf(tree), (QStringList{"1 0 1 q", "3 0 3 abxyz"}));
    tree.follow(pliesOf("a"));
    // What was played last goes on.
    QCOMPARE(joined(tree.movesTo(*tree.ahead())), std::string("abcd"));
    QCOMPARE(tree.moversTo(*tree.ahead()), (std::vector<ludo::kernel::Seat>{0, 1, 0, 1}));
  }

  void linesThatLeaveLinesStandBelowThem() {
    GameTree tree;
    for (const char* line : {"abcd", "abxy", "abxz", "q"}) tree.follow(pliesOf(line));
    QCOMPARE(linesOf(tree),
             (QStringList{"1 0 2 ab", ">3 0 2 abcd", ">3 0 1 abx", ">>4 1 1 abxy", ">>4 1 1 abxz"}));
    // Very deep ones are told, and no deeper than can be shown.
    tree.clear();
    std::string spine;
    for (int fork = 0; fork < 100; ++fork) {
      tree.follow(pliesOf(spine + "x"));
      spine += 'a';
      tree.follow(pliesOf(spine));
    }
    tree.follow(pliesOf("q"));
    std::size_t ends = 0;
    std::size_t deepest = 0;
    for (const GameTree::Branch& branch : tree.branches()) {
      std::size_t depth = 0;
      for (auto at = branch.parent; at; at = tree.branches()[*at].parent) ++depth;
      deepest = std::max(deepest, depth);
      ends += branch.first == "Move x" ? 1 : 0;
    }
    QCOMPARE(deepest, GameTree::mostForks);
    QCOMPARE(ends, std::size_t{100});
  }

  void itIsGivenBackAsItWas() {
    GameTree tree;
    for (const char* line : {"abc", "abd", "e", "abd"}) tree.follow(pliesOf(line));
    GameTree again;
    again.restore(tree.stored());
    again.follow(pliesOf("abd"));
    QCOMPARE(linesOf(again), linesOf(tree));
    QCOMPARE(again.branches().front().first, std::string("Move e"));
    // What is no tree gives none.
    again.restore({{0, "a", "A", 0}, {7, "b", "B", 1}});
    again.follow(pliesOf("a"));
    QVERIFY(again.branches().empty());
  }

  void itHasABound() {
    GameTree tree;
    const std::string longGame(GameTree::mostNodes / 2 + 10, 'a');
    tree.follow(pliesOf(longGame));
    tree.follow(pliesOf("b" + longGame));
    // The game as it is now is whole.
    QVERIFY(tree.branches().empty());
    tree.follow(pliesOf("b"));
    QCOMPARE(tree.movesTo(*tree.ahead()).size(), longGame.size() + 1);
  }
};

QTEST_GUILESS_MAIN(TestGameTree)
#include "game_tree_test.moc"
