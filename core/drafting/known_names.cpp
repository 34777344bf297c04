// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/known_names.h"

#include <algorithm>
#include <array>

#include "core/compile/compile.h"
#include "core/compile/validate.h"
#include "core/grammar/surface.h"
#include "core/spec/expand_tables.h"
#include "core/spec/read_spec.h"

namespace ludo::drafting {

using language::NameKind;

namespace {

constexpr std::array<std::string_view, 8> laterSections = {"setup", "turn",    "actions",   "triggers",
                                                           "end",   "scoring", "rendering", "tests"};
constexpr std::array<NameKind, 4> laterKinds = {NameKind::Phase, NameKind::Action, NameKind::Trigger,
                                                NameKind::Binding};

}  // namespace

std::size_t endOfDefinitions(std::string_view surface) {
  std::size_t end = surface.size();
  for (const std::string_view section : laterSections) {
    const std::string opening =
        std::string(grammar::blockOpening) + "{ section: \"" + std::string(section) + '"';
    end = std::min(end, surface.find(opening));
  }
  return end;
}

bool isOfDefinitions(std::string_view section) {
  return std::ranges::find(laterSections, section) == laterSections.end();
}

std::optional<grammar::NamesByKind> namesDefinedIn(std::string_view surface) {
  const std::size_t end = endOfDefinitions(surface);
  if (end == surface.size()) return std::nullopt;
  return namesOfDefinitions(surface.substr(0, end));
}

grammar::NamesByKind namesOfDefinitions(std::string_view definitions) {
  const auto source = std::make_shared<const SourceText>("draft.md", std::string(definitions));
  diagnostics::List told;
  const text::MarkdownDocument markdown = text::readMarkdown(source, told);
  spec::SpecReading reading = spec::readSpec(markdown, told);
  spec::expandTables(reading.document, told);
  language::GameDef game = compile::compile(std::move(reading.document), told);
  compile::validateGameDef(game, told, reading.damage);
  grammar::NamesByKind names = grammar::namesOf(game);
  for (const NameKind kind : laterKinds) names.erase(kind);
  return names;
}

}  // namespace ludo::drafting
