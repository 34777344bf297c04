// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>

#include "core/service/format.h"
#include "widgets/editor/text_view.h"
#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

/// Sets out the blocks of the text in a view as the house does, as one undo step; works that out on a thread
/// of its own. GUI thread.
class Formatter : public QObject {
  Q_OBJECT
 public:
  explicit Formatter(TextView* view);

  /// The blocks that the selection touches; all, where nothing is selected.
  void format();

 signals:
  /// What came of it, in words.
  void told(const QString& message);

 private:
  void finish(const Result<service::Formatting>& formatting);

  TextView* m_view;
  SourcePtr m_source;  ///< the text that is worked on
  LatestJob<service::Formatting> m_job;
};

}  // namespace ludo::widgets
