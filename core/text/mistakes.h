// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"

namespace ludo::text {

inline Span spanOf(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// Collects the mistakes of one block. The first `shown` are told one by one, to spare the reader; the others
/// as one, with their number and with one fix for all that are certain. Mistakes beyond `limit` are only
/// counted.
class Mistakes {
 public:
  static constexpr std::size_t limit = 10'000;
  static constexpr std::size_t shown = 100;

  /// Adds a mistake; returns its index for `at`.
  std::size_t add(const diagnostics::Kind& kind, Span span, std::string message) {
    ++m_total;
    if (m_list.size() >= limit) return limit;
    diagnostics::report(m_list, kind, span, {}, std::move(message));
    return m_list.size() - 1;
  }

  /// The mistake of an index; one beyond the limit is a scratch value that nobody sees.
  diagnostics::Diagnostic& at(std::size_t index) {
    if (index < m_list.size()) return m_list[index];
    m_scratch = {};
    return m_scratch;
  }

  /// The single mistake of a kind that is told once a block: created at the first call, found later.
  diagnostics::Diagnostic& once(const diagnostics::Kind& kind, Span span, const std::string& message) {
    const auto known = std::ranges::find(m_once, &kind, [](const auto& each) { return each.first; });
    if (known != m_once.end()) return at(known->second);
    m_once.emplace_back(&kind, add(kind, span, message));
    return at(m_once.back().second);
  }

  std::size_t total() const { return m_total; }
  const diagnostics::List& list() const { return m_list; }

  /// Appends what is told to `target` in source order, with a remark when some is left out.
  void moveTo(diagnostics::List& target, Span block) {
    diagnostics::sortBySource(m_list);
    const std::size_t told = std::min(m_list.size(), shown);
    for (std::size_t i = 0; i < told; ++i) {
      diagnostics::Diagnostic& mistake = m_list[i];
      if (mistake.fix && mistake.fix->edits.size() > limits::fixEdits) mistake.fix.reset();
      target.push_back(std::move(mistake));
    }
    if (m_total > told) reportOthers(target, told, block);
    m_list.clear();
    m_once.clear();
    m_total = 0;
  }

 private:
  void reportOthers(diagnostics::List& target, std::size_t told, Span block) const {
    diagnostics::Diagnostic& remark =
        diagnostics::report(target, diagnostics::kinds::MoreMistakes, spanOf(block.end, block.end), {},
                            std::to_string(m_total - told) + " more mistakes in this block are not shown");
    remark.suggestion = "Mend the ones above first";
    std::vector<diagnostics::TextEdit> edits;
    std::size_t mended = 0;
    for (std::size_t i = told; i < m_list.size(); ++i) {
      if (m_list[i].fix && m_list[i].fix->certain && addEdits(*m_list[i].fix, edits)) ++mended;
    }
    if (mended > 0)
      remark.fix = diagnostics::Fix{"Mend " + std::to_string(mended) + " more mistakes in this block",
                                    std::move(edits), true};
  }

  /// All of a fix that lies behind those before, or nothing.
  static bool addEdits(const diagnostics::Fix& fix, std::vector<diagnostics::TextEdit>& edits) {
    constexpr auto beginOf = [](const diagnostics::TextEdit& edit) { return edit.span.begin; };
    if (fix.edits.empty() || edits.size() + fix.edits.size() > limits::fixEdits) return false;
    if (!edits.empty() && std::ranges::min(fix.edits, {}, beginOf).span.begin <= edits.back().span.end)
      return false;
    const auto added = static_cast<std::ptrdiff_t>(edits.size());
    edits.insert(edits.end(), fix.edits.begin(), fix.edits.end());
    std::ranges::sort(edits.begin() + added, edits.end(), {}, beginOf);
    return true;
  }

  diagnostics::List m_list;
  std::vector<std::pair<const diagnostics::Kind*, std::size_t>> m_once;  ///< their indices
  std::size_t m_total = 0;
  diagnostics::Diagnostic m_scratch;
};

}  // namespace ludo::text
