// SPDX-License-Identifier: Apache-2.0
#include "language_values.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "core/language/language.h"
#include "core/language/spec_document.h"
#include "core/text/strict_yaml.h"

namespace ludo::testing {

using namespace language;

namespace {

using Maker = std::function<std::shared_ptr<void>()>;

template <typename... Types>
std::map<const Type*, Maker> makersOf() {
  return {{&typeOf<Types>(), [] { return std::make_shared<Types>(); }}...};
}

}  // namespace

std::shared_ptr<void> freshObject(const Type& type) {
  static const std::map<const Type*, Maker> makers =
      makersOf<Metadata, PlayerCount, VariableEntry, VariableDef, VariablesSection, ZoneDef, DirectedEdge,
               RegionDef, TokenTypeDef, TableDef, PhaseDef, TurnDef, ParamDef, LimitDef, ActionDef,
               EventMatch, TriggerDef, ResultDef, EndDef, ScoringDef, TokenLook, BoardLook, ZoneLook,
               RenderingDef, BoardDef, BoardRegion, BoardProperty, BoardLines, DirectionSetDef, DirectionTurn,
               LineSetDef, GraphNode, GraphEdge, ZoneFilter, FormulaDef, FormulaParameter, Effect, ValueExpr,
               Condition, Query, BoardShape, BundleDef, BundleUse, ParameterDef, TestDef, TestPosition,
               TestStep, LegalExpectation, ZoneExpectation, TokenExpectation, SpecDocument, GameDef>();
  auto maker = makers.find(&type);
  return maker == makers.end() ? nullptr : maker->second();
}

std::vector<Readable> readableRecords() {
  std::map<const Type*, const Type*> unions;
  for (const Type* type : allTypes()) {
    for (TypeGetter alternative : type->alternatives) unions[&alternative()] = type;
  }
  std::vector<Readable> records;
  for (const Type* type : allTypes()) {
    if (type->kind != TypeKind::Record || type == &specDocumentType() || type == &gameDefType()) continue;
    auto around = unions.find(type);
    records.push_back({type, around == unions.end() ? type : around->second});
  }
  return records;
}

text::DataNode yaml(const std::string& text) {
  SourceText source("test.yaml", text + '\n');
  diagnostics::List diagnostics;
  text::DataNode data =
      text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, diagnostics);
  EXPECT_TRUE(diagnostics.empty()) << text << '\n' << shown(diagnostics);
  return data;
}

std::string shown(const diagnostics::List& diagnostics) {
  std::string text;
  for (const diagnostics::Diagnostic& diagnostic : diagnostics) {
    text += std::string(diagnostic.kind->code) + " at " + diagnostic.path + ": " + diagnostic.message + '\n';
  }
  return text;
}

}  // namespace ludo::testing
