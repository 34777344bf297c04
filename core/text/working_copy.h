// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"

namespace ludo::text {

/// A part of a text with edits applied, which knows for each of its bytes where it came from.
class WorkingCopy {
 public:
  /// Edits may come in any order; one that overlaps another before it in the text is left out. Bytes that no
  /// YAML may hold (control characters, broken UTF-8) are masked one by one.
  WorkingCopy(std::string_view text, Span part, std::vector<diagnostics::TextEdit> edits);

  const std::string& content() const { return m_content; }
  /// The offset in the text of a byte of the copy; for a byte that an edit brought in, where the edit begins.
  std::uint32_t origin(std::size_t offset) const;

 private:
  struct Piece {
    std::size_t at = 0;
    std::uint32_t origin = 0;
    bool isCopied = true;
  };

  void add(std::string_view bytes, std::uint32_t origin, bool isCopied);
  void mask();

  std::string m_content;
  std::vector<Piece> m_pieces;
};

}  // namespace ludo::text
