// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <memory>

#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"
#include "widgets/assistant/assistance.h"
#include "widgets/jobs/job.h"

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace ludo::widgets {

class AssistantControls;
class ChangesView;
class EvidenceView;
class GrowthView;
class RunBox;
class RunningWork;

/// Repairs the open specification, fills its holes, or drafts another one, on a worker thread. What comes of
/// it is shown, and nothing is changed before the user says so. GUI thread.
class AssistantPanel : public QWidget {
  Q_OBJECT
 public:
  explicit AssistantPanel(QWidget* parent = nullptr);
  ~AssistantPanel() override;

  /// The open specification as it stands.
  void setSource(SourcePtr source);
  /// Where in it the cursor is, in bytes.
  void setCaret(std::size_t offset) { m_caret = offset; }
  /// The file of fixes that worked, which repairs use and add to; empty: none.
  void setMemory(const QString& path) { m_memory = path; }
  AssistantControls* controls() const { return m_controls; }
  bool running() const { return m_job != nullptr; }

 public slots:
  void start();
  void cancel();
  /// Chooses the task and starts.
  void repair();
  void completePlace();

 public:
  /// What it runs, for the list of jobs.
  RunningWork* work() const;

 signals:
  /// Changes of the text that was set last.
  void fixRequested(const ludo::diagnostics::Fix& fix);
  void documentRequested(const QString& text, const QString& name);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  using AssistantJob = Job<Result<Assistance>, AssistantProgress>;
  using ShowJob = Job<Result<std::string>>;

  QWidget* makeResult();
  void readEndpoints();
  AssistantRequest request() const;
  void showRequest();
  void showMessage(const std::string& message, const QString& url);
  void showGrowth(const AssistantProgress& progress);
  void finish(const Result<Assistance>& result);
  void showAssistance(const Assistance& made);
  void showCandidates(const std::vector<drafting::Candidate>& candidates);
  void showCandidate(int row);
  void showNotes(const std::vector<std::string>& notes);
  void apply();
  void updateState();
  bool isStale() const { return m_asked != m_source; }

  QString m_memory;
  SourcePtr m_source;
  std::size_t m_caret = 0;
  SourcePtr m_asked;  ///< what the result is about
  Assistance m_made;
  AssistantTask m_task = AssistantTask::Repair;    ///< of the result
  bool m_isApplied = false;                        ///< since the text was set last
  AssistantTask m_chosen = AssistantTask::Repair;  ///< the task that was chosen when m_said was said
  QString m_said;                                  ///< why nothing can be begun, as it was said last
  AssistantControls* m_controls;
  RunBox* m_run;
  QPushButton* m_show = nullptr;
  QWidget* m_result = nullptr;
  QLabel* m_verdict = nullptr;
  QListWidget* m_notes = nullptr;
  QListWidget* m_candidates = nullptr;
  EvidenceView* m_evidence = nullptr;
  QStackedWidget* m_pages = nullptr;
  ChangesView* m_changes = nullptr;
  QPlainTextEdit* m_text = nullptr;
  GrowthView* m_growth = nullptr;
  QPushButton* m_apply = nullptr;
  // Last, so that they stop before what their callbacks use is gone.
  std::unique_ptr<AssistantJob> m_job;
  std::unique_ptr<ShowJob> m_showJob;
};

}  // namespace ludo::widgets
