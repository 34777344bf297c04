// SPDX-License-Identifier: Apache-2.0
#include "core/text/working_copy.h"

#include <algorithm>

#include "core/base/utf8.h"
#include "core/text/yaml_scalar.h"

namespace ludo::text {

WorkingCopy::WorkingCopy(std::string_view text, Span part, std::vector<diagnostics::TextEdit> edits) {
  using diagnostics::TextEdit;
  std::stable_sort(edits.begin(), edits.end(), [](const TextEdit& a, const TextEdit& b) {
    if (a.span.begin != b.span.begin) return a.span.begin < b.span.begin;
    // Insertions stand before what is replaced at their place; of two replacements the wider one counts.
    bool aInserts = a.span.end == a.span.begin;
    bool bInserts = b.span.end == b.span.begin;
    if (aInserts != bInserts) return aInserts;
    return a.span.end > b.span.end;
  });
  std::uint32_t done = part.begin;
  for (const TextEdit& edit : edits) {
    if (edit.span.begin < done || edit.span.end > part.end) continue;
    add(text.substr(done, edit.span.begin - done), done, true);
    add(edit.replacement, edit.span.begin, false);
    done = edit.span.end;
  }
  add(text.substr(done, part.end - done), done, true);
  mask();
}

void WorkingCopy::add(std::string_view bytes, std::uint32_t origin, bool isCopied) {
  if (bytes.empty()) return;
  m_pieces.push_back({m_content.size(), origin, isCopied});
  m_content.append(bytes);
}

std::uint32_t WorkingCopy::origin(std::size_t offset) const {
  auto after = std::upper_bound(m_pieces.begin(), m_pieces.end(), offset,
                                [](std::size_t value, const Piece& piece) { return value < piece.at; });
  if (after == m_pieces.begin()) return 0;
  const Piece& piece = *std::prev(after);
  return piece.isCopied ? piece.origin + static_cast<std::uint32_t>(offset - piece.at) : piece.origin;
}

void WorkingCopy::mask() {
  for (std::size_t i = 0; i < m_content.size();) {
    std::size_t length = utf8Length(m_content, i);
    auto byte = static_cast<unsigned char>(m_content[i]);
    bool isControl = (byte < 0x20U && byte != '\n' && byte != '\t' && byte != '\r') || byte == 0x7FU;
    bool isLoneReturn = byte == '\r' && (i + 1 >= m_content.size() || m_content[i + 1] != '\n');
    if (isControl || isLoneReturn) m_content[i] = ' ';
    if (length == 0) m_content[i] = '?';
    i += std::max<std::size_t>(length, 1);
  }
}

}  // namespace ludo::text
