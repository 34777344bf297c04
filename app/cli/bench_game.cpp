// SPDX-License-Identifier: Apache-2.0
#include "app/cli/bench_game.h"

#include <algorithm>

#include "core/bench/measure.h"
#include "core/bundles/compose.h"
#include "core/compile/compile.h"
#include "core/compile/load_game.h"
#include "core/compile/validate.h"
#include "core/language/damage.h"
#include "core/language/language.h"
#include "core/spec/read_spec.h"

namespace ludo::cli {
namespace {

constexpr std::size_t mostCalls = 7;
constexpr double longEnough = 0.2;

spec::SpecReading read(const SourcePtr& source, diagnostics::List& diagnostics) {
  return spec::readSpec(text::readMarkdown(source, diagnostics), diagnostics);
}

std::vector<language::ConstantDef> constantsOf(const SourcePtr& source) {
  diagnostics::List ignored;
  return read(source, ignored).document.constants;
}

void set(std::vector<language::ConstantDef>& constants, const ConstantSetting& setting) {
  for (language::ConstantDef& constant : constants) {
    if (constant.id.name == setting.name) constant.value = setting.value;
  }
}

}  // namespace

bool BenchGame::isSpecification() const {
  return !isCompiledGame(*m_source);
}

std::vector<std::string> BenchGame::constants() const {
  std::vector<std::string> names;
  for (const language::ConstantDef& constant : constantsOf(m_source)) names.push_back(constant.id.name);
  return names;
}

bool BenchGame::isAsWritten(const ConstantSetting& setting) const {
  return std::ranges::any_of(constantsOf(m_source), [&](const language::ConstantDef& constant) {
    return constant.id.name == setting.name && constant.value == setting.value;
  });
}

GameFile BenchGame::make(const std::optional<ConstantSetting>& setting) const {
  GameFile file;
  file.source = m_source;
  if (isSpecification()) {
    makeSpecification(setting, file);
  } else {
    file.game = compile::loadGameDef(m_source, file.diagnostics);
  }
  if (!file.game) file.exitCode = exitInputErrors;
  return file;
}

void BenchGame::makeSpecification(const std::optional<ConstantSetting>& setting, GameFile& file) const {
  spec::SpecReading reading = read(m_source, file.diagnostics);
  language::SpecDocument& document = reading.document;
  if (setting) set(document.constants, *setting);
  if (!document.bundles.empty()) {
    bundles::composeBundles(document, *m_source, bundles::BundleLibrary::forDocument(m_source->path()),
                            file.diagnostics);
  }
  const std::size_t known = file.diagnostics.size();
  const auto game =
      std::make_shared<language::GameDef>(compile::compile(std::move(document), file.diagnostics));
  // Of what a board that does not fit would have brought, nothing more is said.
  if (file.diagnostics.size() > known)
    reading.damage.names.merge(language::definedKinds(language::typeOf<language::BoardDef>()));
  compile::validateGameDef(*game, file.diagnostics, reading.damage);
  std::vector<language::TestDef> none;
  if (!diagnostics::hasErrors(file.diagnostics) && compile::writeOutEffects(*game, none, file.diagnostics))
    file.game = game;
}

double timeOf(const std::function<void()>& call) {
  std::vector<double> times;
  double sum = 0;
  while (times.size() < mostCalls && sum < longEnough) {
    const double start = bench::threadSeconds();
    call();
    times.push_back(bench::threadSeconds() - start);
    sum += times.back();
  }
  return bench::estimate(std::move(times)).median;
}

}  // namespace ludo::cli
