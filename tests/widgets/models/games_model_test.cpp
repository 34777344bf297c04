// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QtTest>

#include "widgets/models/games_model.h"

using namespace ludo;
using namespace ludo::widgets;

class TestGamesModel : public QObject {
  Q_OBJECT

  static SimulationResult games(std::size_t count) {
    auto batch = std::make_shared<sim::Batch>();
    for (std::size_t i = 0; i < count; ++i) {
      sim::GameSummary game;
      game.index = i;
      game.seed = 12345678901234567890ULL;
      game.plies = static_cast<std::uint32_t>(1000 + i);
      game.results = {kernel::SeatResult::Loss, kernel::SeatResult::Win};
      batch->games.push_back(game);
    }
    SimulationResult result;
    result.batch = std::move(batch);
    return result;
  }

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void passesTheModelTester() {
    GamesModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setAllGames(games(3));
    QCOMPARE(model.rowCount(), 3);
    model.setGames(games(3), {0, 2}, {5, 9});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), int(GamesModel::ColumnCount));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
  }

  void showsAGame() {
    GamesModel model;
    model.setAllGames(games(2));
    QCOMPARE(model.index(1, GamesModel::Game).data().toString(), QString("2"));
    QCOMPARE(model.index(1, GamesModel::Seed).data().toString(), QString("12345678901234567890"));
    QCOMPARE(model.index(1, GamesModel::Plies).data().toString(), QString("1,001"));
    QCOMPARE(model.index(1, GamesModel::Plies).data(Qt::EditRole).toULongLong(), 1001ULL);
    QCOMPARE(model.index(1, GamesModel::Result).data().toString(), QString("Player 2 wins"));
    QCOMPARE(model.plyOf(1), -1);
  }

  void gamesThatWereNotPlayedAreLeftOut() {
    GamesModel model;
    model.setGames(games(2), {1, 7}, {3, 4});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.game(0).index, std::uint64_t{1});
    QCOMPARE(model.plyOf(0), 3);
  }

  void resultsInWords() {
    using enum kernel::SeatResult;
    sim::GameSummary game;
    game.results = {Win, Loss, Win};
    QCOMPARE(gameResultText(game), QString("Players 1, 3 win"));
    game.results = {Loss, Loss};
    QCOMPARE(gameResultText(game), QString("All players lose"));
    game.results = {Win, Win};
    QCOMPARE(gameResultText(game), QString("All players win"));
    game.results = {Draw, Draw};
    QCOMPARE(gameResultText(game), QString("Draw"));
    game.stop = sim::Stop::TurnCap;
    QCOMPARE(gameResultText(game), QString("Turn limit reached"));
    game.stop = sim::Stop::NoLegalMoves;
    QCOMPARE(gameResultText(game), QString("No legal moves"));
  }
};

QTEST_GUILESS_MAIN(TestGamesModel)
#include "games_model_test.moc"
