// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <memory>

#include "../board/test_games.h"
#include "widgets/play/play_panel.h"

namespace ludo::widgets::testing {

/// A game in which a click on a cell leaves open which of two numbers is meant, and passing is allowed.
inline QString numbersText() {
  QString text = ticTacToeText();
  text.replace(QStringLiteral(R"({ id: "main", actions: 1 })"),
               QStringLiteral(R"({ id: "main", actions: 1, pass: "allowed" })"));
  text.replace(QStringLiteral(R"(label: "Mark {$cell}")"),
               QStringLiteral(R"(label: "Mark {$cell} for {$n}")"));
  text.replace(QStringLiteral("    effects:\n"),
               QStringLiteral(R"(      - { name: "$n", domain: { query: "intsInRange", min: 1, max: 2 } }
    effects:
)"));
  return text;
}

/// A play panel in a window, and what a person does with it.
class PlayPanelFixture {
 protected:
  void showPanel() {
    m_panel = std::make_unique<PlayPanel>();
    m_panel->resize(900, 640);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_panel->setBotDelay(0);
  }

  BoardView* view() const { return m_panel->board()->view(); }
  kernel::ZoneId zone(const char* name) const { return m_panel->session()->rules().zoneNamed(name); }
  void click(const char* zoneName) {
    QTest::mouseClick(view(), Qt::LeftButton, {}, view()->zoneRect(zone(zoneName)).center());
  }
  QPoint centre(const char* zoneName) const { return view()->zoneRect(zone(zoneName)).center(); }
  void press(QPoint at) { QTest::mousePress(view(), Qt::LeftButton, {}, at); }
  void drag(QPoint to) {
    QMouseEvent move(QEvent::MouseMove, to, view()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(view(), &move);
  }
  void drop(QPoint at) { QTest::mouseRelease(view(), Qt::LeftButton, {}, at); }
  Curtain* curtain() const { return m_panel->findChild<Curtain*>(); }
  void showEverything() {
    for (auto* box : m_panel->findChildren<QComboBox*>()) {
      if (box->accessibleName() == "Which hidden zones are shown") box->setCurrentIndex(2);
    }
  }
  /// The centre of a card of the given type in player 1's hand.
  QPoint cardInHand(const char* type) const {
    const kernel::Rules& rules = m_panel->session()->rules();
    for (const SceneToken& token : view()->scene().zones[zone("hand:0").index].tokens) {
      const auto& real = m_panel->session()->state().tokens[token.id.index];
      if (rules.def().tokenTypes[real.type].id.name == type) return view()->toWidget(token.centre).toPoint();
    }
    return {};
  }
  /// The cards template with an oak on player 1's row and other cards in the hand.
  void openRowOfCards() {
    QString text = templateText(QStringLiteral("cards.md"));
    text.replace(QStringLiteral(R"(  - draw: { from: "deck", to: "hand:all", count: 3 }
)"),
                 QStringLiteral(R"(  - createToken: { type: "sapling", zone: "row:0" }
  - createToken: { type: "seedling", zone: "hand:0" }
  - createToken: { type: "oak", zone: "hand:0" }
  - createToken: { type: "oak", zone: "hand:1" }
)"));
    open(compiled(text));
    showEverything();
    QTRY_VERIFY(!view()->scene().zones.empty());
    QVERIFY(!cardInHand("seedling").isNull() && !cardInHand("oak").isNull());
  }
  std::size_t plies() const { return m_panel->session()->plies().size(); }
  QListView* moveList() const { return m_panel->findChild<QListView*>(); }
  QAction* action(const QString& text) const {
    for (QAction* candidate : m_panel->findChildren<QAction*>()) {
      if (candidate->text() == text) return candidate;
    }
    return nullptr;
  }
  bool says(const QString& text) const {
    for (const QLabel* label : m_panel->findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(text)) return true;
    }
    return false;
  }
  void open(const kernel::RulesPtr& rules) {
    QVERIFY(rules != nullptr);
    m_panel->setRules(rules);
    QTRY_VERIFY(m_panel->session() != nullptr);
    QTRY_COMPARE(m_panel->session()->rulesPtr(), rules);
  }

  std::unique_ptr<PlayPanel> m_panel;
};

}  // namespace ludo::widgets::testing
