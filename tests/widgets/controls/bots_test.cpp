// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

#include "core/agents/registry.h"
#include "widgets/controls/bot_box.h"
#include "widgets/controls/bot_list.h"
#include "widgets/controls/bot_options_dialog.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

const agents::AgentKind& kindCalled(const std::string& name) {
  return *std::ranges::find(agents::agentKinds(), name, &agents::AgentKind::name);
}

}  // namespace

class TestBots : public QObject {
  Q_OBJECT

 private slots:
  void offersEveryKindOfBot() {
    BotBox box(QStringLiteral("Bot"));
    QStringList offered;
    for (int i = 0; i < box.kinds()->count(); ++i) offered << box.kinds()->itemData(i).toString();
    QStringList known;
    for (const std::string& name : agents::agentNames()) known << QString::fromStdString(name);
    QCOMPARE(offered, known);
  }

  void theKeyboardChoosesABotAndItsStrength() {
    BotBox box(QStringLiteral("Bot of player 1"));
    box.show();
    QSignalSpy changed(&box, &BotBox::agentChanged);
    box.kinds()->setFocus();
    QTest::keyClicks(box.kinds(), "Look");
    QCOMPARE(box.agent(), std::string("uct"));
    QCOMPARE(changed.size(), 1);
    QTimer::singleShot(0, [] {
      auto* dialog = qobject_cast<BotOptionsDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog != nullptr);
      // What is typed takes the place of what is there.
      QTest::keyClicks(dialog->focusWidget(), "250");
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    QTest::keyClick(box.optionsButton(), Qt::Key_Space);
    QCOMPARE(box.agent(), std::string("uct:iterations=250"));
    QCOMPARE(box.kinds()->currentText(), QString("Look-ahead (uct) · iterations 250"));
    QCOMPARE(changed.size(), 2);
  }

  void eachBotSaysWhatItIs() {
    BotBox box(QStringLiteral("Bot"));
    box.addPerson(QStringLiteral("You"));
    box.resize(120, 30);
    box.show();
    // Where the list would leave the screen.
    box.move(box.screen()->availableGeometry().topRight() - QPoint(130, 0));
    QVERIFY(box.kinds()->toolTip().isEmpty());
    box.setAgent("uct:iterations=250");
    QVERIFY(box.kinds()->toolTip().contains(QStringLiteral("strongest")));
    QCOMPARE(box.kinds()->accessibleDescription(), box.kinds()->toolTip());
    // In the open list each description stands below its name, whole.
    box.kinds()->showPopup();
    const QAbstractItemView* list = box.kinds()->view();
    QTRY_VERIFY(list->isVisible());
    for (int row = 1; row < box.kinds()->count(); ++row) {
      const QModelIndex index = list->model()->index(row, 0);
      const QString help = index.data(Qt::ToolTipRole).toString();
      QVERIFY2(!help.isEmpty(), qPrintable(index.data().toString()));
      QTRY_VERIFY(list->visualRect(index).width() >= list->fontMetrics().horizontalAdvance(help));
      QVERIFY(list->visualRect(index).height() >= 2 * list->fontMetrics().height());
    }
    QVERIFY(box.screen()->availableGeometry().contains(list->window()->geometry()));
    box.kinds()->hidePopup();
  }

  void aBotWithoutOptionsHasNothingToSet() {
    BotBox box(QStringLiteral("Bot"));
    QVERIFY(!box.optionsButton()->isEnabled());
    box.setAgent("flat");
    QVERIFY(box.optionsButton()->isEnabled());
  }

  void aPersonIsNoBot() {
    BotBox box(QStringLiteral("Who plays"));
    box.addPerson(QStringLiteral("You"));
    QCOMPARE(box.agent(), std::string());
    QVERIFY(!box.optionsButton()->isEnabled());
    box.setAgent("greedy");
    QCOMPARE(box.agent(), std::string("greedy"));
    box.setAgent({});
    QCOMPARE(box.agent(), std::string());
  }

  void whatIsNoBotChangesNothing() {
    BotBox box(QStringLiteral("Bot"));
    box.setAgent("greedy");
    for (const char* wrong : {"nobody", "uct:iterations=0", "uct:depth=3", "greedy:iterations=2"})
      box.setAgent(wrong);
    QCOMPARE(box.agent(), std::string("greedy"));
  }

  void everyOptionCanBeSetToItsEnds() {
    for (const agents::AgentKind& kind : agents::agentKinds()) {
      for (const agents::AgentOption& option : kind.options) {
        for (const double end : {option.low, option.high}) {
          BotOptionsDialog dialog(kind, kind.name);
          auto* field = dialog.findChild<QWidget*>(QString::fromStdString(option.name));
          QVERIFY2(field != nullptr && !field->accessibleName().isEmpty(), option.name.c_str());
          if (auto* box = qobject_cast<QCheckBox*>(field)) box->setChecked(end != 0);
          if (auto* box = qobject_cast<QSpinBox*>(field)) box->setValue(static_cast<int>(end));
          if (auto* box = qobject_cast<QDoubleSpinBox*>(field)) box->setValue(end);
          const std::string agent = dialog.agent();
          QVERIFY2(!agents::agentMistake(agent), agent.c_str());
          QCOMPARE(agent == kind.name, end == option.standard);
          // What was set is there again.
          QCOMPARE(BotOptionsDialog(kind, agent).agent(), agent);
        }
      }
    }
  }

  void theStandardComesBack() {
    BotOptionsDialog dialog(kindCalled("uct"), "uct:iterations=77,solver=0,exploration=1.25");
    QCOMPARE(dialog.agent(), std::string("uct:iterations=77,exploration=1.25,solver=0"));
    auto* buttons = dialog.findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
    QCOMPARE(dialog.agent(), std::string("uct"));
  }

  void botsComeAndGoButForTwo() {
    BotList list({"greedy", "random"});
    list.show();
    QSignalSpy changed(&list, &BotList::agentsChanged);
    for (QToolButton* remove : list.findChildren<QToolButton*>("remove")) QVERIFY(!remove->isEnabled());
    auto* add = list.findChild<QPushButton*>();
    QTest::mouseClick(add, Qt::LeftButton);
    list.boxes()[2]->setAgent("uct:iterations=20");
    QCOMPARE(list.agents(), (std::vector<std::string>{"greedy", "random", "uct:iterations=20"}));
    QTest::mouseClick(list.findChildren<QToolButton*>("remove")[0], Qt::LeftButton);
    QCOMPARE(list.agents(), (std::vector<std::string>{"random", "uct:iterations=20"}));
    QCOMPARE(changed.size(), 3);
    QCOMPARE(list.boxes()[1]->kinds()->accessibleName(), QString("Bot 2"));
  }
};

QTEST_MAIN(TestBots)
#include "bots_test.moc"
