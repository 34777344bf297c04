// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/complete.h"

#include <algorithm>

#include "core/base/rng.h"
#include "core/drafting/plain_values.h"
#include "core/generate/learned_chooser.h"
#include "core/language/synonyms.h"
#include "core/variation/fresh_value.h"
#include "core/variation/operator.h"
#include "core/variation/text_edits.h"

namespace ludo::drafting {
namespace {

using diagnostics::TextEdit;

/// Errors of a text, and where its holes are.
struct Reading {
  std::size_t errors = 0;
  std::vector<Span> holes;
};

void findHoles(const text::DataNode& node, std::vector<Span>& holes) {
  if (node.kind == text::DataKind::String && language::isPlaceholder(node.text)) holes.push_back(node.span);
  for (const text::DataNode& item : node.items) findHoles(item, holes);
  for (const text::DataEntry& entry : node.entries) findHoles(entry.value, holes);
}

Reading readingOf(const std::string& name, const std::string& text) {
  const auto analysis = service::analyse(std::make_shared<const SourceText>(name, text), 0, {},
                                         service::SpecTests::Leave, service::Fixes::Leave);
  Reading reading;
  for (const diagnostics::Diagnostic& told : analysis->diagnostics) {
    if (told.severity() == diagnostics::Severity::Error) ++reading.errors;
  }
  for (const text::YamlBlock& block : analysis->markdown.blocks) findHoles(block.root, reading.holes);
  return reading;
}

/// Holes with something plain in them, and what may stand there instead.
class Filling {
 public:
  Filling(std::string name, std::string text, const std::stop_token& stop)
      : m_name(std::move(name)), m_text(std::move(text)), m_stop(stop) {}

  /// Why not; empty when all holes are filled so that the text has no errors.
  std::string fillPlainly(Reading reading) {
    std::ranges::sort(reading.holes, {}, &Span::begin);
    // From behind, so that the places before stay where they are.
    for (auto hole = reading.holes.rbegin(); hole != reading.holes.rend(); ++hole) {
      if (m_stop.stop_requested()) return "was interrupted";
      const bool isFilled = fillPlainly(*hole, reading.errors);
      if (m_room < 0)
        return "it would take very long: fill some of the holes by hand, or give fewer at a time";
      if (!isFilled)
        return "nothing was found that may stand in the hole in line " +
               std::to_string(SourceText(m_name, m_text).lineOf(hole->begin));
    }
    return reading.errors == 0 ? "" : "something else is wrong, too: 'ludo spec:lint' tells what";
  }

  /// The text with something new in each hole; nothing when it cannot be read.
  std::optional<std::string> filledAnew(const generate::TreeModel& model, std::uint64_t seed) {
    diagnostics::List told;
    const auto parent =
        variation::Parent::read(std::make_shared<const SourceText>(m_name, m_text, m_name), told);
    if (parent == nullptr) return std::nullopt;
    generate::LearnedChooser chooser(model, seed, parent->style());
    std::vector<TextEdit> edits;
    for (const Span& hole : m_filled) {
      const variation::Site* site = largestIn(*parent, hole);
      if (site == nullptr) continue;
      edits.push_back(variation::replaceValue(parent->game().markdown, site->span,
                                              variation::freshValue(*site, parent->game(), chooser)));
    }
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    return diagnostics::applyEdits(m_text, edits);
  }

  const std::string& text() const { return m_text; }
  const std::vector<Span>& filled() const { return m_filled; }

 private:
  /// With that after which least is wrong.
  bool fillPlainly(Span hole, std::size_t& errors) {
    const std::string* best = nullptr;
    for (const std::string& example : plainValues()) {
      if (m_stop.stop_requested()) return false;
      m_room -= static_cast<std::int64_t>(m_text.size());
      if (m_room < 0) return false;
      const std::size_t left = readingOf(m_name, diagnostics::applyEdits(m_text, {{hole, example}})).errors;
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

  static const variation::Site* largestIn(const variation::Parent& parent, Span hole) {
    const variation::Site* best = nullptr;
    for (const variation::Site& site : parent.sites()) {
      const bool isIn = hole.begin <= site.span.begin && site.span.end <= hole.end;
      if (isIn && (best == nullptr || site.size > best->size)) best = &site;
    }
    return best;
  }

  /// Of what is read to find out what may stand in the holes: some seconds.
  static constexpr std::int64_t mostBytes = std::int64_t{16} << 20U;

  std::string m_name;
  std::string m_text;
  const std::stop_token& m_stop;
  std::vector<Span> m_filled;
  std::int64_t m_room = mostBytes;
};

/// What stands in the holes, which are the lines that differ.
std::vector<std::string> changedLines(const std::string& before, const std::string& after) {
  const SourceText source("", after);
  std::size_t first = 0;
  while (first < std::min(before.size(), after.size()) && before[first] == after[first]) ++first;
  std::size_t last = 0;
  while (last < std::min(before.size(), after.size()) - first &&
         before[before.size() - 1 - last] == after[after.size() - 1 - last])
    ++last;
  std::string text = after.substr(first, after.size() - last - first);
  std::ranges::replace(text, '\n', ' ');
  return {"line " + std::to_string(source.lineOf(static_cast<std::uint32_t>(first))) + ": " + text};
}

}  // namespace

Result<Completed> complete(const std::string& name, const std::string& text, const generate::TreeModel& model,
                           std::uint64_t seed, std::uint64_t tries, const std::stop_token& stop) {
  const Reading reading = readingOf(name, text);
  if (reading.holes.empty())
    return Failure{"there is no hole: write \"TODO\" where something shall be filled in"};
  Filling filling(name, text, stop);
  if (const std::string why = filling.fillPlainly(reading); !why.empty()) return Failure{why};
  Completed best{filling.text(), {}, verdictOf(name, filling.text(), service::Fixes::Leave, stop), 0};
  for (std::uint64_t number = 1; number <= tries && !stop.stop_requested(); ++number) {
    if (best.tries > 0 && best.verdict.isGood()) break;
    const auto filled = filling.filledAnew(model, Rng::forRun(seed, number).next());
    if (!filled) break;
    Verdict verdict = verdictOf(name, *filled, service::Fixes::Leave, stop);
    if (verdict.analysis == nullptr || (best.tries > 0 && verdict.rank() <= best.verdict.rank())) continue;
    if (!verdict.compiles()) continue;
    best = {*filled, {}, std::move(verdict), number};
  }
  if (stop.stop_requested()) return Failure{"was interrupted"};
  best.filled = changedLines(text, best.text);
  return best;
}

}  // namespace ludo::drafting
