// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <vector>

#include "core/base/source_text.h"

namespace ludo::widgets {

class TextView;

/// The places of a text that was written out at once, which are gone through with the tab key. They are
/// marked in the text and move with it; one that was come to is a stop no more. GUI thread.
class SnippetStops {
 public:
  explicit SnippetStops(TextView& view) : m_view(view) {}

  /// Marks the places, in place of any others, and selects the first.
  void begin(const std::vector<Span>& places);
  bool isActive() const { return m_isActive; }
  /// Selects the next stop behind the caret; after the last one the caret goes to the end of its line. False
  /// when there are none, or the caret has left the lines that were written out.
  bool goOn();
  void end();

 private:
  /// The first marked place at or behind an offset; unknown when there is none.
  Span stopFrom(std::size_t offset) const;
  void select(Span stop);

  TextView& m_view;
  bool m_isActive = false;
  long m_firstLine = 0;  ///< of what was written out
  long m_lastLine = 0;
};

}  // namespace ludo::widgets
