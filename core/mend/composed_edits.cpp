// SPDX-License-Identifier: Apache-2.0
#include "core/mend/composed_edits.h"

#include <algorithm>
#include <utility>

namespace ludo::mend {

/// The number of the piece that begins at the offset, which is made to begin there.
std::size_t ComposedEdits::splitAt(std::size_t offset) {
  std::size_t begin = 0;
  for (std::size_t i = 0; i < m_pieces.size(); ++i) {
    if (begin == offset) return i;
    const std::size_t size = m_pieces[i].size();
    if (offset < begin + size) {
      Piece rest = m_pieces[i];
      const std::size_t cut = offset - begin;
      if (rest.kept.known()) {
        rest.kept.begin += static_cast<std::uint32_t>(cut);
        m_pieces[i].kept.end = rest.kept.begin;
      } else {
        rest.added.erase(0, cut);
        m_pieces[i].added.resize(cut);
      }
      m_pieces.insert(m_pieces.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(rest));
      return i + 1;
    }
    begin += size;
  }
  return m_pieces.size();
}

void ComposedEdits::apply(const std::vector<diagnostics::TextEdit>& edits) {
  // From the end, so that the places of the others stay.
  for (std::size_t i = edits.size(); i-- > 0;) {
    const std::size_t first = splitAt(edits[i].span.begin);
    const std::size_t last = splitAt(edits[i].span.end);
    const auto at = [&](std::size_t index) { return m_pieces.begin() + static_cast<std::ptrdiff_t>(index); };
    m_pieces.erase(at(first), at(std::max(first, last)));
    if (!edits[i].replacement.empty()) m_pieces.insert(at(first), Piece{{}, edits[i].replacement});
  }
}

std::vector<diagnostics::TextEdit> ComposedEdits::edits() const {
  std::vector<diagnostics::TextEdit> made;
  std::uint32_t done = 0;
  std::string added;
  const auto upTo = [&](std::uint32_t begin) {
    if (begin > done || !added.empty()) made.push_back({{done, begin}, std::exchange(added, {})});
  };
  for (const Piece& piece : m_pieces) {
    if (!piece.kept.known()) {
      added += piece.added;
      continue;
    }
    if (piece.size() == 0) continue;
    upTo(piece.kept.begin);
    done = piece.kept.end;
  }
  upTo(m_size);
  return made;
}

}  // namespace ludo::mend
