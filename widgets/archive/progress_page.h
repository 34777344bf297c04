// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/archive_snapshot.h"

class QTableWidget;

namespace ludo::widgets {

class CurvesView;

/// How a campaign comes on: curves of its archive, and what its operators yield. GUI thread.
class ProgressPage : public QWidget {
  Q_OBJECT
 public:
  explicit ProgressPage(QWidget* parent = nullptr);

  void setSnapshot(const ArchiveSnapshotPtr& snapshot);

 private:
  CurvesView* m_curves = nullptr;
  QTableWidget* m_operators = nullptr;
};

}  // namespace ludo::widgets
