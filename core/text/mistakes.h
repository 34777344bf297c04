// SPDX-License-Identifier: Apache-2.0
#pragma once
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

/// Collects the mistakes of one block, at most `limit`; what comes after is counted only, so that noise costs
/// neither memory nor the reader's patience.
class Mistakes {
 public:
  static constexpr std::size_t limit = 100;

  /// Adds a mistake; returns its index for `at`.
  std::size_t add(const diagnostics::Kind& kind, Span span, std::string message) {
    ++m_total;
    if (m_list.size() >= limit) return limit;
    diagnostics::Diagnostic mistake;
    mistake.kind = &kind;
    mistake.span = span;
    mistake.message = std::move(message);
    m_list.push_back(std::move(mistake));
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
    for (diagnostics::Diagnostic& mistake : m_list) {
      if (mistake.kind == &kind) return mistake;
    }
    return at(add(kind, span, message));
  }

  std::size_t total() const { return m_total; }
  const diagnostics::List& list() const { return m_list; }

  /// Appends everything to `target` in source order, with a remark when some are left out.
  void moveTo(diagnostics::List& target, Span block) {
    diagnostics::sortBySource(m_list);
    for (diagnostics::Diagnostic& mistake : m_list) {
      if (mistake.fix && mistake.fix->edits.size() > limits::fixEdits) mistake.fix.reset();
      target.push_back(std::move(mistake));
    }
    if (m_total > limit) {
      diagnostics::Diagnostic remark;
      remark.kind = &diagnostics::kinds::MoreMistakes;
      remark.span = spanOf(block.end, block.end);
      remark.message = std::to_string(m_total - limit) + " more mistakes in this block are not shown";
      remark.suggestion = "Mend the ones above first";
      target.push_back(std::move(remark));
    }
    m_list.clear();
    m_total = 0;
  }

 private:
  diagnostics::List m_list;
  std::size_t m_total = 0;
  diagnostics::Diagnostic m_scratch;
};

}  // namespace ludo::text
