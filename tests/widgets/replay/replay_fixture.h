// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtTest/QtTest>
#include <QtWidgets/QToolButton>

#include "../board/test_games.h"
#include "core/kernel/kernel.h"
#include "core/sim/run_game.h"
#include "widgets/replay/replay_panel.h"

namespace ludo::widgets::testing {

/// A game of random moves.
inline sim::GameTrace randomGame(const kernel::Rules& rules, std::uint64_t seed) {
  std::vector<std::unique_ptr<agents::Agent>> owned;
  std::vector<agents::Agent*> players;
  for (kernel::Seat seat = 0; seat < rules.seats(); ++seat) {
    owned.push_back(agents::makeRandomAgent());
    players.push_back(owned.back().get());
  }
  return sim::runGame(rules, seed, players);
}

/// A panel in a window of its own, and the game that is open in it.
class ReplayFixture {
 protected:
  void showPanel() {
    m_panel = std::make_unique<ReplayPanel>();
    m_panel->resize(1000, 640);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
  }

  int last() const { return static_cast<int>(m_game.entries.size()); }
  int step() const { return static_cast<int>(m_panel->step()); }
  QToolButton* button(const QString& name) const {
    for (QToolButton* candidate : m_panel->findChildren<QToolButton*>()) {
      if (candidate->accessibleName() == name) return candidate;
    }
    return nullptr;
  }
  void open(const kernel::RulesPtr& rules, sim::GameTrace game, std::size_t at = 0) {
    QVERIFY(rules != nullptr);
    m_rules = rules;
    m_game = std::move(game);
    QSignalSpy opened(m_panel.get(), &ReplayPanel::opened);
    m_panel->openGame(m_rules, m_game, at);
    QVERIFY(opened.wait(20000));
  }
  void openSample(const QString& name) {
    const kernel::RulesPtr rules = sample(name);
    QVERIFY(rules != nullptr);
    open(rules, randomGame(*rules, 4));
  }

  kernel::RulesPtr m_rules;
  sim::GameTrace m_game;
  std::unique_ptr<ReplayPanel> m_panel;
};

}  // namespace ludo::widgets::testing
