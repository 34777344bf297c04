// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>
#include <algorithm>

#include "core/base/files.h"
#include "core/kernel/kernel.h"
#include "core/service/analysis.h"
#include "widgets/play/move_reasons.h"

using namespace ludo;
using namespace ludo::widgets;

class TestMoveReasons : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    m_source = std::make_shared<SourceText>("cathedral-builders.md",
                                            *readFile(LUDO_SOURCE_DIR "/samples/cathedral-builders.md"));
    m_rules = service::analyse(m_source)->rules;
    QVERIFY(m_rules != nullptr);
  }

  void aCostThatCannotBePaidIsNamed() {
    const kernel::State state = kernel::initialState(*m_rules, 1);
    const ActionReasons cottage = reasons(state, "Build a cottage");
    QVERIFY(!cottage.isLegal);
    QVERIFY(cottage.reasons.front().holds);  // the phase
    const Reason& cost = cottage.reasons.back();
    QVERIFY(!cost.holds);
    QVERIFY2(cost.text.contains("Take 3 from your wood"), qPrintable(cost.text));
    QVERIFY2(cost.now.contains("your wood is 1"), qPrintable(cost.now));
    QCOMPARE(std::ranges::count(cottage.reasons, false, &Reason::holds), 1);
    QVERIFY(m_source->view(cost.place).find("wood") != std::string_view::npos);
    QVERIFY(reasons(state, "Send a worker to …").isLegal);
  }

  void aPlaceThatIsTakenIsSaidToBeSo() {
    kernel::State state = kernel::initialState(*m_rules, 1);
    const AskedPlace forest{m_rules->zoneNamed("at_forest"), {}};
    QVERIFY(reasons(state, "Send a worker to …", forest).isLegal);
    for (const kernel::Move& move : kernel::legalMoves(*m_rules, state)) {
      if (kernel::moveText(*m_rules, state, move) == "gather(at_forest)") {
        kernel::applyMove(*m_rules, state, move);
        break;
      }
    }
    const ActionReasons gather = reasons(state, "Send a worker to …", forest);
    QVERIFY(!gather.isLegal);
    const auto isEmpty = std::ranges::find_if(
        gather.reasons, [](const Reason& reason) { return reason.text == "Forest is empty"; });
    QVERIFY(isEmpty != gather.reasons.end());
    QVERIFY(!isEmpty->holds);
    QCOMPARE(isEmpty->now, QString("forest holds: 1"));
    // Elsewhere it is still possible, and what is not comes first.
    QVERIFY(reasons(state, "Send a worker to …").isLegal);
    const auto all = moveReasons(*m_rules, state, kernel::playerToMove(state));
    QVERIFY(!all.front().isLegal && all.back().isLegal);
  }

  void alternativesAreSaidInWordsWithTheirValues() {
    std::string text = *readFile(LUDO_SOURCE_DIR "/resources/templates/cards.md");
    const std::string_view dealt = R"(  - draw: { from: "deck", to: "hand:all", count: 3 }
)";
    text.replace(text.find(dealt), dealt.size(),
                 R"(  - createToken: { type: "oak", zone: "row:0" }
  - createToken: { type: "seedling", zone: "hand:0" }
)");
    const kernel::RulesPtr rules = service::analyse(std::make_shared<SourceText>("cards.md", text))->rules;
    QVERIFY(rules != nullptr);
    const kernel::State state = kernel::initialState(*rules, 1);
    const kernel::ZoneId hand = rules->zoneNamed("hand:0");
    const AskedPlace seedling{hand, state.zones[hand.index].back()};
    const ActionReasons add = moveReasons(*rules, state, 0, seedling).front();
    QCOMPARE(add.title, QString("Add … to your row"));
    QVERIFY(!add.isLegal && !add.reasons.back().holds);
    QCOMPARE(add.reasons.back().text,
             QString("Your row is empty or the value of Seedling is at least the value of the top token of "
                     "your row"));
    QCOMPARE(add.reasons.back().now,
             QString("row of player 1 holds: 1; the value of Seedling is 2; the value of the top token of "
                     "your row is 4"));
  }

  void aCostThatDependsOnWhatIsBoughtTellsItsValue() {
    const std::string text = *readFile(LUDO_SOURCE_DIR "/samples/deck-builder.md");
    const kernel::RulesPtr rules =
        service::analyse(std::make_shared<SourceText>("deck-builder.md", text))->rules;
    const kernel::State state = kernel::initialState(*rules, 1);
    const kernel::ZoneId supply = rules->zoneNamed("supply");
    const auto gold = std::ranges::find_if(state.zones[supply.index], [&](kernel::TokenId id) {
      return kernel::tokenTitle(*rules, state, state.tokens[id.index]).starts_with("Gold");
    });
    const ActionReasons buy = moveReasons(*rules, state, 0, AskedPlace{supply, *gold}).front();
    QVERIFY(!buy.isLegal && !buy.reasons.back().holds);
    QVERIFY2(
        buy.reasons.back().now.contains("minus the cost of Gold") && buy.reasons.back().now.endsWith("is -6"),
        qPrintable(buy.reasons.back().now));
  }

  void comparisonsTellTheirValues() {
    const std::shared_ptr<const SourceText> source =
        std::make_shared<SourceText>("kuhn-poker.md", *readFile(LUDO_SOURCE_DIR "/samples/kuhn-poker.md"));
    const kernel::RulesPtr rules = service::analyse(source)->rules;
    const kernel::State state = kernel::initialState(*rules, 1);
    for (const ActionReasons& action : moveReasons(*rules, state, 0)) {
      if (action.title != "Fold") continue;
      QVERIFY(!action.isLegal);
      QCOMPARE(action.reasons.back().now, QString("your stake is 1; your opponent's stake is 1"));
      QVERIFY(!action.reasons.back().holds);
      return;
    }
    QFAIL("no such action");
  }

 private:
  ActionReasons reasons(const kernel::State& state, const QString& title,
                        std::optional<AskedPlace> place = std::nullopt) const {
    for (ActionReasons& action : moveReasons(*m_rules, state, kernel::playerToMove(state), place)) {
      if (action.title == title) return std::move(action);
    }
    return {};
  }

  SourcePtr m_source;
  kernel::RulesPtr m_rules;
};

QTEST_GUILESS_MAIN(TestMoveReasons)
#include "move_reasons_test.moc"
