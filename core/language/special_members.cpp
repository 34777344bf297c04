// SPDX-License-Identifier: Apache-2.0
// The special members of the language's larger types. They copy trees of variants; generated in every file
// that touches a game they would dominate its compile time.
#include "core/language/spec_document.h"

namespace ludo::language {

ValueExpr::ValueExpr() = default;
ValueExpr::ValueExpr(const ValueExpr&) = default;
ValueExpr::ValueExpr(ValueExpr&&) noexcept = default;
ValueExpr& ValueExpr::operator=(const ValueExpr&) = default;
ValueExpr& ValueExpr::operator=(ValueExpr&&) noexcept = default;
ValueExpr::~ValueExpr() = default;

Condition::Condition() : node(true) {}
Condition::Condition(const Condition&) = default;
Condition::Condition(Condition&&) noexcept = default;
Condition& Condition::operator=(const Condition&) = default;
Condition& Condition::operator=(Condition&&) noexcept = default;
Condition::~Condition() = default;

Query::Query() = default;
Query::Query(const Query&) = default;
Query::Query(Query&&) noexcept = default;
Query& Query::operator=(const Query&) = default;
Query& Query::operator=(Query&&) noexcept = default;
Query::~Query() = default;

CreateTokenEffect::CreateTokenEffect() {
  count.node = std::int64_t{1};
}
RollEffect::RollEffect() {
  sides.node = std::int64_t{6};
}
LimitDef::LimitDef() {
  max.node = std::int64_t{1};
}

Effect::Effect() = default;
Effect::Effect(const Effect&) = default;
Effect::Effect(Effect&&) noexcept = default;
Effect& Effect::operator=(const Effect&) = default;
Effect& Effect::operator=(Effect&&) noexcept = default;
Effect::~Effect() = default;

ZoneDef::ZoneDef() = default;
ZoneDef::ZoneDef(const ZoneDef&) = default;
ZoneDef::ZoneDef(ZoneDef&&) noexcept = default;
ZoneDef& ZoneDef::operator=(const ZoneDef&) = default;
ZoneDef& ZoneDef::operator=(ZoneDef&&) noexcept = default;
ZoneDef::~ZoneDef() = default;

RegionDef::RegionDef() = default;
RegionDef::RegionDef(const RegionDef&) = default;
RegionDef::RegionDef(RegionDef&&) noexcept = default;
RegionDef& RegionDef::operator=(const RegionDef&) = default;
RegionDef& RegionDef::operator=(RegionDef&&) noexcept = default;
RegionDef::~RegionDef() = default;

TokenTypeDef::TokenTypeDef() = default;
TokenTypeDef::TokenTypeDef(const TokenTypeDef&) = default;
TokenTypeDef::TokenTypeDef(TokenTypeDef&&) noexcept = default;
TokenTypeDef& TokenTypeDef::operator=(const TokenTypeDef&) = default;
TokenTypeDef& TokenTypeDef::operator=(TokenTypeDef&&) noexcept = default;
TokenTypeDef::~TokenTypeDef() = default;

PhaseDef::PhaseDef() = default;
PhaseDef::PhaseDef(const PhaseDef&) = default;
PhaseDef::PhaseDef(PhaseDef&&) noexcept = default;
PhaseDef& PhaseDef::operator=(const PhaseDef&) = default;
PhaseDef& PhaseDef::operator=(PhaseDef&&) noexcept = default;
PhaseDef::~PhaseDef() = default;

ActionDef::ActionDef() = default;
ActionDef::ActionDef(const ActionDef&) = default;
ActionDef::ActionDef(ActionDef&&) noexcept = default;
ActionDef& ActionDef::operator=(const ActionDef&) = default;
ActionDef& ActionDef::operator=(ActionDef&&) noexcept = default;
ActionDef::~ActionDef() = default;

TriggerDef::TriggerDef() = default;
TriggerDef::TriggerDef(const TriggerDef&) = default;
TriggerDef::TriggerDef(TriggerDef&&) noexcept = default;
TriggerDef& TriggerDef::operator=(const TriggerDef&) = default;
TriggerDef& TriggerDef::operator=(TriggerDef&&) noexcept = default;
TriggerDef::~TriggerDef() = default;

EndDef::EndDef() = default;
EndDef::EndDef(const EndDef&) = default;
EndDef::EndDef(EndDef&&) noexcept = default;
EndDef& EndDef::operator=(const EndDef&) = default;
EndDef& EndDef::operator=(EndDef&&) noexcept = default;
EndDef::~EndDef() = default;

GameDef::GameDef() = default;
GameDef::GameDef(const GameDef&) = default;
GameDef::GameDef(GameDef&&) noexcept = default;
GameDef& GameDef::operator=(const GameDef&) = default;
GameDef& GameDef::operator=(GameDef&&) noexcept = default;
GameDef::~GameDef() = default;

BoardDef::BoardDef() = default;
BoardDef::BoardDef(const BoardDef&) = default;
BoardDef::BoardDef(BoardDef&&) noexcept = default;
BoardDef& BoardDef::operator=(const BoardDef&) = default;
BoardDef& BoardDef::operator=(BoardDef&&) noexcept = default;
BoardDef::~BoardDef() = default;

TableDef::TableDef() = default;
TableDef::TableDef(const TableDef&) = default;
TableDef::TableDef(TableDef&&) noexcept = default;
TableDef& TableDef::operator=(const TableDef&) = default;
TableDef& TableDef::operator=(TableDef&&) noexcept = default;
TableDef::~TableDef() = default;

TestStep::TestStep() = default;
TestStep::TestStep(const TestStep&) = default;
TestStep::TestStep(TestStep&&) noexcept = default;
TestStep& TestStep::operator=(const TestStep&) = default;
TestStep& TestStep::operator=(TestStep&&) noexcept = default;
TestStep::~TestStep() = default;

TestDef::TestDef() = default;
TestDef::TestDef(const TestDef&) = default;
TestDef::TestDef(TestDef&&) noexcept = default;
TestDef& TestDef::operator=(const TestDef&) = default;
TestDef& TestDef::operator=(TestDef&&) noexcept = default;
TestDef::~TestDef() = default;

SpecDocument::SpecDocument() = default;
SpecDocument::SpecDocument(const SpecDocument&) = default;
SpecDocument::SpecDocument(SpecDocument&&) noexcept = default;
SpecDocument& SpecDocument::operator=(const SpecDocument&) = default;
SpecDocument& SpecDocument::operator=(SpecDocument&&) noexcept = default;
SpecDocument::~SpecDocument() = default;

}  // namespace ludo::language
