// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QSignalSpy>
#include <QtTest/QtTest>

#include "widgets/play/game_clock.h"

using namespace ludo::widgets;
using ludo::kernel::nobody;
using ludo::kernel::Seat;

class TestGameClock : public QObject {
  Q_OBJECT

  qint64 m_now = 0;

 private slots:
  void init() { m_now = 0; }

  void itRunsForWhoIsToMove() {
    GameClock clock(nullptr, [this] { return m_now; });
    clock.begin({1, 2}, 2);
    QCOMPARE(clock.left(0), 60'000);
    clock.follow(0, 0);
    m_now = 10'000;
    clock.tick();
    QCOMPARE(clock.left(0), 50'000);
    QCOMPARE(clock.left(1), 60'000);
    m_now = 12'000;
    clock.follow(1, 1);
    // A move adds its seconds.
    QCOMPARE(clock.left(0), 50'000);
    QCOMPARE(*clock.taken(1), 12'000);
    m_now = 15'000;
    clock.tick();
    QCOMPARE(clock.left(0), 50'000);
    QCOMPARE(clock.left(1), 57'000);
    // Nobody's while the game rests.
    clock.follow(1, nobody);
    m_now = 100'000;
    clock.tick();
    QCOMPARE(clock.left(1), 57'000);
  }

  void whatIsTakenBackGivesItsTimeBack() {
    GameClock clock(nullptr, [this] { return m_now; });
    clock.begin({1, 0}, 2);
    clock.follow(0, 0);
    m_now = 20'000;
    clock.follow(1, 1);
    m_now = 25'000;
    clock.follow(2, 0);
    m_now = 26'000;
    clock.follow(0, 0);
    QCOMPARE(clock.left(0), 60'000);
    QCOMPARE(clock.left(1), 60'000);
    QVERIFY(!clock.taken(1));
    // A line that is gone back to was not timed.
    clock.follow(2, 0);
    QVERIFY(!clock.taken(1) && !clock.taken(2));
    m_now = 30'000;
    clock.follow(3, 1);
    QCOMPARE(*clock.taken(3), 4'000);
  }

  void outOfTimeIsToldOnce() {
    GameClock clock(nullptr, [this] { return m_now; });
    QSignalSpy out(&clock, &GameClock::ranOut);
    clock.begin({1, 5}, 2);
    clock.follow(0, 0);
    m_now = 61'000;
    clock.tick();
    m_now = 63'000;
    clock.tick();
    QCOMPARE(out.size(), 1);
    QCOMPARE(out.front().front().value<Seat>(), Seat{0});
    QVERIFY(clock.isOut(0) && !clock.isOut(1));
    clock.follow(1, 1);
    // Who is out stays out.
    QVERIFY(clock.leftAfter(1, 0) < 0 && clock.isOut(0));
    clock.begin({0, 0}, 2);
    QVERIFY(!clock.isOut(0) && clock.seats() == 0);
  }

  void timesAreWrittenAsOnClocks() {
    QCOMPARE(clockText(5 * 60'000), QStringLiteral("5:00"));
    QCOMPARE(clockText(299'001), QStringLiteral("5:00"));
    QCOMPARE(clockText(61'000), QStringLiteral("1:01"));
    QCOMPARE(clockText(9'340), QStringLiteral("0:09.3"));
    QCOMPARE(clockText(-12'500), QStringLiteral("\u22120:12"));
    QCOMPARE(clockText(3'600'000), QStringLiteral("60:00"));
  }
};

QTEST_GUILESS_MAIN(TestGameClock)
#include "game_clock_test.moc"
