// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPointer>
#include <QWidget>
#include <optional>

#include "core/service/usages.h"
#include "widgets/document/document.h"
#include "widgets/jobs/latest_job.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace ludo::widgets {

class TextView;

/// Lists where the name at the caret is used, marks these places in the text, and gives the name another one
/// as one undo step. Looked for and tried on a worker thread. GUI thread.
class UsagesBar : public QWidget {
  Q_OBJECT
 public:
  /// Neither is owned; the document may go before the bar.
  UsagesBar(TextView* view, Document* document, QWidget* parent = nullptr);

  void openForUsages();
  void openForRename();
  void dismiss();

 signals:
  /// Something to be told at the caret.
  void told(const QString& text);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  using Edits = Result<std::vector<diagnostics::TextEdit>>;

  void build();
  void open(QWidget* focus);
  /// Begins to search, now or when the text has been analysed.
  void search();
  void show(const std::optional<service::Usages>& usages);
  void fillList();
  void goTo(int row);
  void rename();
  void finishRename(const Edits& edits);

  TextView* m_view;
  QPointer<Document> m_document;
  QLabel* m_title;
  QLineEdit* m_name;
  QPushButton* m_rename;
  QListWidget* m_list;
  QLabel* m_failure;
  QWidget* m_wantedFocus = nullptr;
  std::size_t m_offset = 0;         ///< of the name that is asked about
  bool m_isSearching = false;       ///< it is to be looked for as soon as the text has been analysed
  service::AnalysisPtr m_analysis;  ///< that the usages are from
  std::optional<service::Usages> m_usages;
  // Last, so that they stop before what their callbacks use is gone.
  LatestJob<std::optional<service::Usages>> m_searchJob;
  LatestJob<std::shared_ptr<Edits>> m_renameJob;
};

}  // namespace ludo::widgets
