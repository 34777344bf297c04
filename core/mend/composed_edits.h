// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"

namespace ludo::mend {

/// Several changes of a text, each made of what the one before left, as one change of the first text. A
/// value.
class ComposedEdits {
 public:
  explicit ComposedEdits(std::uint32_t size) : m_size(size), m_pieces{{{0, size}, {}}} {}

  /// Edits of the text as it is by now, in source order.
  void apply(const std::vector<diagnostics::TextEdit>& edits);
  /// All of them as edits of the first text, in source order.
  std::vector<diagnostics::TextEdit> edits() const;

 private:
  /// A part of the first text, or what was put in.
  struct Piece {
    Span kept;          ///< unknown when it was put in
    std::string added;  ///< empty when it is of the first text
    std::size_t size() const { return kept.known() ? kept.end - kept.begin : added.size(); }
  };
  std::size_t splitAt(std::size_t offset);

  std::uint32_t m_size;
  std::vector<Piece> m_pieces;
};

}  // namespace ludo::mend
