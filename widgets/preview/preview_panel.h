// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QTextCursor>
#include <QtGui/QTextDocument>
#include <QtWidgets/QWidget>
#include <memory>
#include <vector>

#include "core/service/analysis.h"
#include "widgets/jobs/latest_job.h"

class QLabel;
class QTextBrowser;

namespace ludo::widgets {

/// The rules as people will read them: the prose of the document and the sentences that its rules come to,
/// set like the rulebook. What is clicked, or chosen with Enter, is asked for in the text, and what the
/// cursor of the text is in is marked. Set anew after each change of the text, on a worker thread and while
/// it is seen. GUI thread.
class PreviewPanel : public QWidget {
  Q_OBJECT
 public:
  explicit PreviewPanel(QWidget* parent = nullptr);

  /// The newest analysis. While it has errors, the page from before them stays, and leads nowhere.
  void showAnalysis(service::AnalysisPtr analysis);
  /// Where the cursor of the text is, in bytes.
  void showCaret(std::size_t offset);

  QTextBrowser* page() const { return m_page; }
  /// What is marked; empty: nothing.
  QString marked() const;

 signals:
  void placeRequested(ludo::Span place);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  using DocumentPtr = std::shared_ptr<QTextDocument>;

  void start();
  void take(DocumentPtr document);
  void mark();
  void bringIntoSight(const QTextCursor& cursor);
  void requestAt(int position);

  /// Where on the page something is said of a place in the text, in the order of the page.
  struct Said {
    Span place;
    int position = 0;
  };

  QTextBrowser* m_page;
  QLabel* m_notice;
  service::AnalysisPtr m_analysis;
  DocumentPtr m_document;
  std::vector<Said> m_said;
  std::size_t m_caret = 0;
  bool m_isWanted = false;  ///< the newest analysis is not set yet
  bool m_isStale = false;
  LatestJob<DocumentPtr> m_job;
};

}  // namespace ludo::widgets
