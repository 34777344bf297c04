// SPDX-License-Identifier: Apache-2.0
#include "core/generate/written_game.h"

#include <algorithm>

#include "core/bundles/compose.h"
#include "core/compile/compile.h"
#include "core/compile/validate.h"
#include "core/generate/typed_walk.h"
#include "core/spec/expand_tables.h"
#include "core/spec/read_spec.h"

namespace ludo::generate {

using namespace language;

namespace {

/// Definitions may use later ones; so many rounds tell what all of them are, or few games have more.
constexpr int formulaRounds = 3;

Vocabulary::Formula formulaOf(const FormulaDef& definition, Vocabulary& names) {
  using FormulaKind = Vocabulary::FormulaKind;
  Vocabulary::Formula formula{definition.id.name, FormulaKind::Effects, Sort::Integer, {}};
  const Vocabulary::Scope scope(names);
  for (const FormulaParameter& parameter : definition.parameters) {
    formula.parameters.emplace_back(parameter.name.name, sortOfParameter(parameter.is));
    names.bind(parameter.name.name, formula.parameters.back().second);
  }
  if (definition.condition) formula.kind = FormulaKind::Condition;
  if (definition.value) {
    formula.kind = FormulaKind::Value;
    formula.sort = sortOf(*definition.value, names).value_or(Sort::Integer);
  }
  if (definition.query) {
    formula.kind = FormulaKind::Query;
    formula.sort = membersOf(*definition.query, names).value_or(Sort::Zone);
  }
  return formula;
}

}  // namespace

void learnFormulas(const std::vector<FormulaDef>& definitions, Vocabulary& names) {
  for (int round = 0; round < formulaRounds; ++round) {
    std::vector<Vocabulary::Formula> formulas;
    for (const FormulaDef& definition : definitions) formulas.push_back(formulaOf(definition, names));
    names.learnOnly(std::move(formulas));
  }
}

std::optional<WrittenGame> readGame(const SourcePtr& source, diagnostics::List& told) {
  WrittenGame written;
  written.markdown = text::readMarkdown(source, told);
  spec::SpecReading reading = spec::readSpec(written.markdown, told);
  written.document = reading.document;
  if (reading.document.bundle || diagnostics::hasErrors(told)) return std::nullopt;
  SpecDocument whole = std::move(reading.document);
  if (!whole.bundles.empty())
    written.bundles =
        bundles::composeBundles(whole, *source, bundles::BundleLibrary::forDocument(source->path()), told);
  spec::expandTables(whole, told);
  const std::vector<FormulaDef> definitions = whole.definitions;
  written.game = compile::compile(std::move(whole), told);
  compile::validateGameDef(written.game, told, reading.damage);
  if (diagnostics::hasErrors(told)) return std::nullopt;
  written.names.learn(written.game);
  learnFormulas(definitions, written.names);
  return written;
}

std::optional<diagnostics::Diagnostic> firstError(const SourcePtr& source) {
  diagnostics::List told;
  if (std::optional<WrittenGame> game = readGame(source, told)) {
    std::vector<TestDef> none;
    if (compile::writeOutEffects(game->game, none, told)) return std::nullopt;
  }
  for (diagnostics::Diagnostic& diagnostic : told) {
    if (diagnostic.severity() == diagnostics::Severity::Error) return std::move(diagnostic);
  }
  return told.empty() ? std::optional<diagnostics::Diagnostic>(diagnostics::Diagnostic{}) : told.front();
}

}  // namespace ludo::generate
