// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <QPointer>
#include <vector>

#include "widgets/document/document.h"
#include "widgets/document/text_diff.h"
#include "widgets/jobs/latest_job.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace ludo::widgets {
class DiffView;
}

namespace ludo::ide {

/// Offers every text at once that the last run left unsaved, and shows how it differs from what is in the
/// file. What is answered leaves the list, here or above its text; the rest stays kept. GUI thread.
class RecoveryDialog : public QDialog {
  Q_OBJECT
 public:
  /// Documents without an offer are left out; they may go before the dialog.
  RecoveryDialog(const std::vector<widgets::Document*>& documents, QWidget* parent);

  /// What is still offered, as listed.
  std::vector<widgets::Document*> offered() const;

 private:
  void list();
  void showDiff();
  widgets::Document* chosen() const;
  void recoverAll();

  std::vector<QPointer<widgets::Document>> m_documents;
  QListWidget* m_list = nullptr;
  QLabel* m_about = nullptr;
  widgets::DiffView* m_diff = nullptr;
  QPushButton* m_recover = nullptr;
  QPushButton* m_discard = nullptr;
  std::uint64_t m_shown = 0;
  // Last, so that it stops before what its callback uses is gone.
  widgets::LatestJob<std::vector<widgets::DiffLine>> m_job;
};

}  // namespace ludo::ide
