// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/filling.h"

#include <algorithm>

#include "core/drafting/plain_values.h"
#include "core/generate/learned_chooser.h"
#include "core/language/synonyms.h"
#include "core/service/analysis.h"
#include "core/variation/fresh_value.h"
#include "core/variation/text_edits.h"

namespace ludo::drafting {

using diagnostics::TextEdit;

namespace {

void findHoles(const text::DataNode& node, std::vector<Span>& holes) {
  if (node.kind == text::DataKind::String && language::isPlaceholder(node.text)) holes.push_back(node.span);
  for (const text::DataNode& item : node.items) findHoles(item, holes);
  for (const text::DataEntry& entry : node.entries) findHoles(entry.value, holes);
}

const variation::Site* largestIn(const variation::Parent& parent, Span hole) {
  const variation::Site* best = nullptr;
  for (const variation::Site& site : parent.sites()) {
    const bool isIn = hole.begin <= site.span.begin && site.span.end <= hole.end;
    if (isIn && (best == nullptr || site.size > best->size)) best = &site;
  }
  return best;
}

}  // namespace

HoleReading holesOf(const std::string& name, const std::string& text) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>(name, text), 0, {},
                                         service::SpecTests::Leave, service::Fixes::Leave);
  HoleReading reading;
  for (const diagnostics::Diagnostic& told : analysis->diagnostics) {
    if (told.severity() == diagnostics::Severity::Error) ++reading.errors;
  }
  for (const text::YamlBlock& block : analysis->markdown.blocks) findHoles(block.root, reading.holes);
  return reading;
}

std::string Filling::fillPlainly(HoleReading reading) {
  std::ranges::sort(reading.holes, {}, &Span::begin);
  // From behind, so that the places before stay where they are.
  for (auto hole = reading.holes.rbegin(); hole != reading.holes.rend(); ++hole) {
    if (m_stop.stop_requested()) return "was interrupted";
    const bool isFilled = fillPlainly(*hole, reading.errors);
    if (m_room < 0) return "it would take very long: fill some of the holes by hand, or give fewer at a time";
    if (!isFilled)
      return "nothing was found that may stand in the hole in line " +
             std::to_string(SourceText(m_name, m_text).lineOf(hole->begin));
  }
  return reading.errors == 0 ? "" : "something else is wrong, too: 'ludo spec:lint' tells what";
}

/// With that after which least is wrong.
bool Filling::fillPlainly(Span hole, std::size_t& errors) {
  const std::string* best = nullptr;
  for (const std::string& example : plainValues()) {
    if (m_stop.stop_requested()) return false;
    m_room -= static_cast<std::int64_t>(m_text.size());
    if (m_room < 0) return false;
    const std::size_t left = holesOf(m_name, diagnostics::applyEdits(m_text, {{hole, example}})).errors;
    if (left >= errors) continue;
    errors = left;
    best = &example;
    if (left == 0) break;
  }
  if (best == nullptr) return false;
  m_text = diagnostics::applyEdits(m_text, {{hole, *best}});
  const auto shift = static_cast<std::int64_t>(best->size()) - (hole.end - hole.begin);
  for (Span& later : m_filled) {
    later.begin = static_cast<std::uint32_t>(later.begin + shift);
    later.end = static_cast<std::uint32_t>(later.end + shift);
  }
  m_filled.push_back({hole.begin, static_cast<std::uint32_t>(hole.begin + best->size())});
  return true;
}

std::optional<std::vector<TextEdit>> Filling::drawn(const generate::TreeModel& model, std::uint64_t seed) {
  diagnostics::List told;
  if (m_parent == nullptr)
    m_parent = variation::Parent::read(std::make_shared<const SourceText>(m_name, m_text, m_name), told);
  if (m_parent == nullptr) return std::nullopt;
  generate::LearnedChooser chooser(model, seed, m_parent->style());
  std::vector<TextEdit> edits;
  for (const Span& hole : m_filled) {
    const variation::Site* site = largestIn(*m_parent, hole);
    if (site == nullptr) continue;
    edits.push_back(variation::replaceValue(m_parent->game().markdown, site->span,
                                            variation::freshValue(*site, m_parent->game(), chooser)));
  }
  std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
  return edits;
}

}  // namespace ludo::drafting
