// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <cstddef>
#include <vector>

namespace ludo::widgets {

class TextView;

/// Something to be known of a line that is no problem.
struct LineRemark {
  std::size_t offset = 0;  ///< of a byte in the line
  QString text;
};

/// The remarks that a text view shows, each by a quiet sign in the margin. They go with their lines while
/// the text is edited. GUI thread.
class LineRemarks {
 public:
  /// `view` outlives the remarks.
  explicit LineRemarks(TextView& view) : m_view(view) {}

  /// In place of those that are shown. The offsets are of the text as it is now.
  void show(const std::vector<LineRemark>& remarks);
  /// Those of a line (from 0), one below the other; empty when there is none.
  QString on(long line) const;

 private:
  struct Shown {
    long handle = -1;
    QString text;
  };

  TextView& m_view;
  std::vector<Shown> m_shown;
};

}  // namespace ludo::widgets
