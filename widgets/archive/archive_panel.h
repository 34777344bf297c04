// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/archive_loader.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ludo::widgets {

class ArchiveView;

/// The archive of a campaign: opens a store and shows what is in it. GUI thread; stores are read on a worker.
class ArchivePanel : public QWidget {
  Q_OBJECT
 public:
  explicit ArchivePanel(QWidget* parent = nullptr);

  /// Reads the store and shows it; what is wrong with it is told in the panel, and what was shown stays.
  void openStore(const QString& path);
  /// Asks for a file.
  void chooseStore();

  ArchiveView* view() const { return m_view; }

 private:
  void makeButtons();
  void showSnapshot(const ArchiveSnapshotPtr& snapshot);
  void showFailure(const QString& reason);

  ArchiveLoader m_loader;
  QPushButton* m_open = nullptr;
  QLabel* m_store = nullptr;
  QLabel* m_summary = nullptr;
  QLabel* m_status = nullptr;
  QStackedWidget* m_pages = nullptr;
  ArchiveView* m_view = nullptr;
};

}  // namespace ludo::widgets
