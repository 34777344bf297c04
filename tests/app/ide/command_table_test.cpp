// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListWidget>
#include <QtTest>
#include <set>

#include "app/ide/command_palette.h"
#include "app/ide/command_table.h"
#include "app/ide/fuzzy_match.h"
#include "app/ide/resources.h"
#include "app/ide/shortcuts_dialog.h"

using namespace ludo::ide;

class TestCommandTable : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { initResources(); }

  void everyCommandHasOneRow() {
    std::set<Command> commands;
    std::set<QString> ids;
    for (const CommandInfo& info : commandInfos()) {
      QVERIFY2(commands.insert(info.command).second, info.id);
      QVERIFY2(ids.insert(QString::fromLatin1(info.id)).second, info.id);
    }
    QCOMPARE(commands.size(), static_cast<std::size_t>(Command::FirstPanel) + panelInfos().size());
  }

  void everyActionHasTextTipAndItsIcon() {
    const CommandTable table;
    for (const CommandInfo& info : commandInfos()) {
      const QAction* action = table.action(info.command);
      QVERIFY2(!action->text().isEmpty(), info.id);
      QVERIFY2(!action->toolTip().isEmpty(), info.id);
      QVERIFY2(!action->statusTip().isEmpty(), info.id);
      QVERIFY2(!info.inToolBar || *info.icon != '\0', info.id);
      QVERIFY2(*info.icon == '\0' || !action->icon().isNull(), info.id);
      QVERIFY2(!CommandTable::plainText(info).contains(u'&'), info.id);
    }
  }

  void shortcutsAreValidAndUnique() {
    std::map<QString, QString> users;
    for (const CommandInfo& info : commandInfos()) {
      if (*info.shortcut == '\0') continue;
      const QString keys = CommandTable::defaultShortcut(info.command).toString(QKeySequence::PortableText);
      QCOMPARE(keys, QString::fromLatin1(info.shortcut));
      const auto [entry, isNew] = users.emplace(keys, QString::fromLatin1(info.id));
      QVERIFY2(isNew, qPrintable(keys + ": " + entry->second + " and " + info.id));
    }
  }

  void mnemonicsOfAMenuDiffer() {
    std::map<std::pair<CommandMenu, QChar>, QString> users;
    const CommandTable table;
    for (const CommandInfo& info : commandInfos()) {
      const QString text = table.action(info.command)->text();
      const qsizetype mark = text.indexOf(u'&');
      if (mark < 0) continue;
      const auto [entry, isNew] = users.emplace(std::pair(info.menu, text[mark + 1].toLower()), text);
      QVERIFY2(isNew, qPrintable(entry->second + " and " + text));
    }
  }

  void commandsAreEnabledWhenTheirNeedsAreMet() {
    CommandTable table;
    QVERIFY(table.action(Command::OpenFile)->isEnabled());
    QVERIFY(!table.action(Command::Save)->isEnabled());
    table.setMet(NeedsDocument | NeedsGame);
    QVERIFY(table.action(Command::Save)->isEnabled());
    QVERIFY(!table.action(Command::RunSimulation)->isEnabled());
    table.setMet(NeedsDocument | NeedsGame | NeedsIdle);
    QVERIFY(table.action(Command::RunSimulation)->isEnabled());
    QVERIFY(!table.action(Command::CancelSimulation)->isEnabled());
  }

  void changedShortcutsAreKept() {
    CommandTable table;
    QVERIFY(table.changedShortcuts().empty());
    table.setShortcut(Command::RunSimulation, QKeySequence("Ctrl+R"));
    table.setShortcut(Command::PlayNewGame, {});
    const std::map<QString, QString> changed = table.changedShortcuts();
    QCOMPARE(changed, (std::map<QString, QString>{{"game.new", ""}, {"game.simulate", "Ctrl+R"}}));
    CommandTable other;
    other.applyShortcuts(changed);
    QCOMPARE(other.shortcut(Command::RunSimulation), QKeySequence("Ctrl+R"));
    QVERIFY(other.shortcut(Command::PlayNewGame).isEmpty());
    QVERIFY(other.action(Command::RunSimulation)->toolTip().contains("Ctrl+R"));
    other.applyShortcuts({{"no.such.command", "Ctrl+Y"}});
    QVERIFY(other.changedShortcuts().empty());
  }

  void fuzzyScores_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("fits");
    QTest::newRow("nothing typed") << ""
                                   << "Game: Run simulation" << true;
    QTest::newRow("a word") << "sim"
                            << "Game: Run simulation" << true;
    QTest::newRow("first letters") << "grs"
                                   << "Game: Run simulation" << true;
    QTest::newRow("two words") << "run sim"
                               << "Game: Run simulation" << true;
    QTest::newRow("wrong order") << "smr"
                                 << "Run sim" << false;
    QTest::newRow("letter too many") << "openz"
                                     << "Open" << false;
    QTest::newRow("longer than the text") << "opening"
                                          << "Open" << false;
  }
  void fuzzyScores() {
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(bool, fits);
    QCOMPARE(fuzzyScore(typed, text).has_value(), fits);
  }

  void betterMatchesScoreHigher() {
    QVERIFY(fuzzyScore("sim", "Run simulation") > fuzzyScore("sim", "Small tiger menu"));
    QVERIFY(fuzzyScore("dt", "Dark theme") > fuzzyScore("dt", "Undo it"));
  }

  void paletteFiltersAndRuns() {
    CommandTable table;
    int themes = 0;
    table.bind(Command::ThemeDark, [&] { ++themes; });
    QCOMPARE(matchingCommands(table, "dark theme").front(), Command::ThemeDark);
    QCOMPARE(matchingCommands(table, QString()).size(), commandInfos().size() - 1);

    CommandPaletteDialog palette(table);
    palette.show();
    auto* field = palette.findChild<QLineEdit*>();
    auto* list = palette.findChild<QListWidget*>();
    QCOMPARE(list->count(), static_cast<int>(commandInfos().size()) - 1);
    QTest::keyClicks(field, "darkth");
    QVERIFY(list->count() >= 1);
    QVERIFY(list->item(0)->text().contains("Dark theme"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!palette.isVisible());
    QTRY_COMPARE(themes, 1);
  }

  void paletteSaysWhenNothingFits() {
    const CommandTable table;
    CommandPaletteDialog palette(table);
    palette.show();
    QTest::keyClicks(palette.findChild<QLineEdit*>(), "qqqq");
    QCOMPARE(palette.findChild<QListWidget*>()->count(), 1);
    QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
    QVERIFY(palette.isVisible());
  }

  void commandsThatCannotBeUsedComeLast() {
    CommandTable table;
    table.setMet(Always);
    const std::vector<Command> commands = matchingCommands(table, "s");
    bool seenDisabled = false;
    for (const Command command : commands) {
      const bool isEnabled = table.action(command)->isEnabled();
      QVERIFY(!(isEnabled && seenDisabled));
      seenDisabled = seenDisabled || !isEnabled;
    }
    QVERIFY(seenDisabled);
  }
};

QTEST_MAIN(TestCommandTable)
#include "command_table_test.moc"
