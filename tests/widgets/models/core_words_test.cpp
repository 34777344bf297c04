// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>
#include <algorithm>
#include <numeric>
#include <set>

#include "core/agents/registry.h"
#include "core/base/files.h"
#include "core/service/analysis.h"
#include "core/sim/run_batch.h"
#include "widgets/models/core_words.h"
#include "widgets/models/event_words.h"
#include "widgets/models/zone_word.h"

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

/// What core says, with the words of players for the names of zones and tokens.
QString inWords(const kernel::Rules& rules, const kernel::State& state, const std::string& text) {
  QString result = withArrows(text);
  // The longest names first: one may begin another.
  for (std::size_t i = state.tokens.size(); i-- > 0;) {
    const kernel::Value token = kernel::Value::ofToken(kernel::TokenId(i));
    result.replace(QString::fromStdString(kernel::valueText(rules, state, token)),
                   QString::fromStdString(kernel::tokenTitle(rules, state, state.tokens[i])));
  }
  std::vector<std::size_t> zones(rules.zones().size());
  std::iota(zones.begin(), zones.end(), std::size_t{0});
  std::ranges::sort(zones, std::greater(),
                    [&](std::size_t zone) { return rules.zone(kernel::ZoneId(zone)).name.size(); });
  for (const std::size_t zone : zones) {
    const QRegularExpression name(
        QStringLiteral("(?<![\\w:])%1(?!\\w|:\\d)")
            .arg(QRegularExpression::escape(QString::fromStdString(rules.zone(kernel::ZoneId(zone)).name))));
    result.replace(name, zoneWord(rules, kernel::ZoneId(zone)));
  }
  return result;
}

}  // namespace

/// In English, the words are those of core, but for the names of tokens and zones: where core learns new
/// ones, this fails until they are translatable.
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
        QCOMPARE(changeTitle(*rules, state, delta),
                 inWords(*rules, state, kernel::deltaText(*rules, state, delta)));
      for (const kernel::Note& note : log.notes)
        QCOMPARE(noteTitle(*rules, note), inWords(*rules, state, kernel::noteText(*rules, note)));
      events += static_cast<int>(log.deltas.size());
    }
    QVERIFY(events > 5);
  }

  void eventsNameNoNumbersOfTokens() {
    const kernel::RulesPtr rules = sample("deck-builder.md");
    kernel::State state = kernel::initialState(*rules, 7);
    static const QRegularExpression inside(QStringLiteral("#\\d|:\\d"));
    for (int ply = 0; ply < 20; ++ply) {
      kernel::EventLog log;
      kernel::applyMove(*rules, state, kernel::legalMoves(*rules, state).front(), &log);
      for (const kernel::Delta& delta : log.deltas) {
        const QString title = changeTitle(*rules, state, delta);
        QVERIFY2(!inside.match(title).hasMatch(), qPrintable(title));
      }
    }
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
      QCOMPARE(noteTitle(*rules, note),
               inWords(*rules, kernel::initialState(*rules, 7), kernel::noteText(*rules, note)));
      QVERIFY(!noteTitle(*rules, note).isEmpty());
    }
  }
};

QTEST_GUILESS_MAIN(TestCoreWords)
#include "core_words_test.moc"
