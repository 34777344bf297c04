// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>
#include <set>

#include "core/agents/registry.h"
#include "core/base/files.h"
#include "core/service/analysis.h"
#include "core/sim/run_batch.h"
#include "widgets/models/core_words.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

kernel::RulesPtr sample(const QString& name) {
  const std::string path = QStringLiteral(LUDO_SOURCE_DIR "/samples/%1").arg(name).toStdString();
  return service::analyse(std::make_shared<SourceText>(path, *readFile(path)))->rules;
}

QString withArrows(const std::string& text) {
  return QString::fromStdString(text).replace(QStringLiteral("->"), QStringLiteral("→"));
}

}  // namespace

/// In English, the words are those of core: where core learns new ones, this fails until they are
/// translatable.
class TestCoreWords : public QObject {
  Q_OBJECT

 private slots:
  void flagsHaveTheirOwnWords() {
    std::set<QString> titles;
    std::set<QString> helps;
    for (const metrics::FlagInfo& info : metrics::flagTable()) {
      titles.insert(flagTitle(info.kind));
      helps.insert(flagHelp(info.kind));
      QCOMPARE(flagTitle(info.kind),
               QString::fromUtf8(info.title.data(), static_cast<int>(info.title.size())));
    }
    QCOMPARE(titles.size(), metrics::flagTable().size());
    QCOMPARE(helps.size(), metrics::flagTable().size());
    QVERIFY(!titles.contains(QString()) && !helps.contains(QString()));
  }

  void reportsSayWhatCoreSays_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("Tic-tac-toe") << "tic-tac-toe.md";
    QTest::newRow("Pig") << "pig.md";
    QTest::newRow("Deck builder") << "deck-builder.md";
    QTest::newRow("Kuhn poker") << "kuhn-poker.md";
    QTest::newRow("Sealed bids") << "sealed-bids.md";
    QTest::newRow("Threat and money") << "threat-and-money.md";
  }
  void reportsSayWhatCoreSays() {
    QFETCH(QString, name);
    const kernel::RulesPtr rules = sample(name);
    QVERIFY(rules != nullptr);
    sim::BatchOptions options;
    options.games = 40;
    options.agents.assign(static_cast<std::size_t>(rules->seats()), "random");
    metrics::FlagLimits strict;
    strict.trivialWinTurns = 1000;
    strict.stallPlies = 1;
    strict.dominantShare = 0.1;
    strict.dominantChances = 1;
    strict.loopRepeats = 0;
    const metrics::EvalReport report = metrics::evaluate(*rules, sim::runBatch(rules, options), strict);
    QVERIFY(!report.flags.empty());
    for (const metrics::Flag& flag : report.flags)
      QCOMPARE(flagText(flag, report), QString::fromStdString(flag.message));
    for (const sim::Share& outcome : report.outcomes) {
      // Only the first letter may differ from a word that is there; an unknown one would stay as it is.
      QVERIFY2(outcomeTitle(outcome.name)[0].isUpper(), outcome.name.c_str());
    }
    if (report.actions.size() > rules->def().actions.size())
      QVERIFY(actionTitle(report.actions.back().name)[0].isUpper());
  }

  void eventsSayWhatCoreSays_data() { reportsSayWhatCoreSays_data(); }
  void eventsSayWhatCoreSays() {
    QFETCH(QString, name);
    const kernel::RulesPtr rules = sample(name);
    QVERIFY(rules != nullptr);
    int events = 0;
    Rng rng = Rng::forRun(7, 0);
    kernel::State state = kernel::initialState(*rules, 7);
    for (int ply = 0; ply < 200 && !state.over(); ++ply) {
      const std::vector<kernel::Move> moves = kernel::legalMoves(*rules, state);
      if (moves.empty()) break;
      kernel::EventLog log;
      kernel::applyMove(*rules, state, moves[rng.below(moves.size())], &log);
      for (const kernel::Delta& delta : log.deltas)
        QCOMPARE(changeTitle(*rules, state, delta), withArrows(kernel::deltaText(*rules, state, delta)));
      for (const kernel::Note& note : log.notes)
        QCOMPARE(noteTitle(*rules, note), withArrows(kernel::noteText(*rules, note)));
      events += static_cast<int>(log.deltas.size());
    }
    QVERIFY(events > 5);
  }

  void everyKindOfNoteHasWords() {
    const kernel::RulesPtr rules = sample("deck-builder.md");
    using enum kernel::Note::Kind;
    for (const kernel::Note::Kind kind : {TriggerFired, TriggerDepthExceeded, Clamped, IterationLimit,
                                          Overflow, NothingToMove, ZoneFull, NotCarriedOut}) {
      kernel::Note note;
      note.kind = kind;
      note.amount = 3;
      note.chain = {0, 1};
      QCOMPARE(noteTitle(*rules, note), withArrows(kernel::noteText(*rules, note)));
      QVERIFY(!noteTitle(*rules, note).isEmpty());
    }
  }

  void agentsHaveTitles() {
    for (const std::string& name : agents::agentNames())
      QVERIFY2(agentTitle(name)[0].isUpper(), name.c_str());
  }
};

QTEST_GUILESS_MAIN(TestCoreWords)
#include "core_words_test.moc"
