// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assistant/assistant_panel.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <utility>

#include "widgets/assistant/assistant_controls.h"
#include "widgets/assistant/evidence_view.h"
#include "widgets/assistant/growth_view.h"
#include "widgets/assistant/verdict_words.h"
#include "widgets/controls/run_box.h"
#include "widgets/document/text_file.h"
#include "widgets/editor/changes_view.h"

namespace ludo::widgets {
namespace {

constexpr int mostLinesOfNotes = 6;
constexpr int mostLinesOfCandidates = 8;
constexpr int leastLinesOfText = 12;

}  // namespace

AssistantPanel::AssistantPanel(QWidget* parent)
    : QWidget(parent), m_controls(new AssistantControls), m_run(new RunBox(tr("Assistant"))) {
  m_run->setLengthUnknown();
  m_controls->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  m_show = new QPushButton(tr("Show what would be sent"));
  m_show->setObjectName(QStringLiteral("showRequest"));
  m_show->setToolTip(tr("Shows the first message to the language model. Nothing is sent"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_controls);
  layout->addWidget(m_show);
  layout->addWidget(m_run);
  layout->addWidget(makeResult(), 1);
  layout->addStretch();
  connect(m_controls, &AssistantControls::changed, this, &AssistantPanel::updateState);
  connect(m_run, &RunBox::runRequested, this, &AssistantPanel::start);
  connect(m_run, &RunBox::cancelRequested, this, &AssistantPanel::cancel);
  connect(m_show, &QPushButton::clicked, this, &AssistantPanel::showRequest);
  m_result->hide();
  updateState();
}

AssistantPanel::~AssistantPanel() = default;

QWidget* AssistantPanel::makeResult() {
  m_result = new QWidget;
  m_verdict = new QLabel;
  m_verdict->setObjectName(QStringLiteral("verdict"));
  m_verdict->setWordWrap(true);
  m_verdict->setAccessibleName(tr("How it does"));
  m_notes = new QListWidget;
  m_notes->setObjectName(QStringLiteral("notes"));
  m_notes->setAccessibleName(tr("What was done"));
  m_notes->setWordWrap(true);
  m_notes->setSelectionMode(QAbstractItemView::NoSelection);
  m_candidates = new QListWidget;
  m_candidates->setObjectName(QStringLiteral("candidates"));
  m_candidates->setAccessibleName(tr("What may stand there"));
  m_candidates->setWordWrap(true);
  m_candidates->setFixedHeight((fontMetrics().lineSpacing() + 4) * mostLinesOfCandidates);
  m_evidence = new EvidenceView;
  m_changes = new ChangesView;
  m_text = new QPlainTextEdit;
  m_text->setObjectName(QStringLiteral("text"));
  m_text->setAccessibleName(tr("Text"));
  m_text->setReadOnly(true);
  m_text->setTabChangesFocus(true);
  m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
  m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  m_growth = new GrowthView;
  m_growth->setObjectName(QStringLiteral("growth"));
  m_growth->setAccessibleName(tr("Game as it grows"));
  m_pages = new QStackedWidget;
  m_pages->addWidget(m_changes);
  m_pages->addWidget(m_text);
  m_pages->addWidget(m_growth);
  // They take the room that there is, and ask for no more: what applies them stays in sight.
  m_pages->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
  m_pages->setMinimumHeight(fontMetrics().lineSpacing() * leastLinesOfText);
  m_apply = new QPushButton;
  m_apply->setObjectName(QStringLiteral("apply"));
  auto* layout = new QVBoxLayout(m_result);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_verdict);
  layout->addWidget(m_notes);
  layout->addWidget(m_candidates);
  layout->addWidget(m_evidence);
  layout->addWidget(m_pages, 1);
  layout->addWidget(m_apply);
  connect(m_candidates, &QListWidget::currentRowChanged, this, &AssistantPanel::showCandidate);
  connect(m_candidates, &QListWidget::itemActivated, this, &AssistantPanel::apply);
  connect(m_apply, &QPushButton::clicked, this, &AssistantPanel::apply);
  connect(m_changes, &ChangesView::chosenChanged, this, &AssistantPanel::updateState);
  return m_result;
}

void AssistantPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  readEndpoints();
}

void AssistantPanel::readEndpoints() {
  const Result<model::EndpointFile> file = model::readUserEndpoints();
  const bool isSound = file && file->isSound();
  m_controls->setEndpoints(isSound ? file->endpoints : std::vector<model::Endpoint>());
  if (running() || isSound) return;
  m_run->say(tr("The file of language models has mistakes: “ludo model list” tells which. %1")
                 .arg(QString::fromStdString(file ? std::string() : file.failure())));
}

void AssistantPanel::setSource(SourcePtr source) {
  m_source = std::move(source);
  // The text that was changed is there; had it been refused, the changes would still be.
  if (std::exchange(m_isApplied, false) && isStale()) m_result->hide();
  updateState();
}

AssistantRequest AssistantPanel::request() const {
  AssistantRequest request = m_controls->request();
  request.name = m_source ? m_source->path() : std::string();
  request.text = m_source ? m_source->content() : std::string();
  request.place = m_caret;
  request.memory = m_memory.toStdString();
  return request;
}

void AssistantPanel::updateState() {
  QString mistake = m_controls->mistake();
  if (mistake.isEmpty() && !m_source) mistake = tr("The specification is still being read.");
  m_run->setReady(mistake.isEmpty() && m_showJob == nullptr,
                  mistake.isEmpty() ? tr("Begin; nothing is changed before you say so") : mistake);
  // What came of one task is not said beside another.
  const bool isOther = std::exchange(m_chosen, m_controls->task()) != m_controls->task();
  if (!running() && (isOther || m_said != mistake)) m_run->say(mistake.isEmpty() ? tr("Ready") : mistake);
  m_said = mistake;
  m_controls->setEnabled(!running() && m_showJob == nullptr);
  m_show->setVisible(m_controls->request().endpoint.has_value());
  m_show->setEnabled(mistake.isEmpty() && !running() && m_showJob == nullptr);
  const bool isDraft = m_task == AssistantTask::Draft;
  const bool canApply = isDraft || (!isStale() && !m_changes->chosen().empty());
  m_apply->setEnabled(canApply);
  m_apply->setText(isDraft ? tr("Open as a new specification") : tr("Apply the ticked changes"));
  m_apply->setToolTip(isDraft || !isStale()
                          ? QString()
                          : tr("The text has changed since. Run again to change it as it is now"));
}

void AssistantPanel::repair() {
  m_controls->setTask(AssistantTask::Repair);
  start();
}

void AssistantPanel::completePlace() {
  m_controls->setTask(AssistantTask::CompletePlace);
  start();
}

void AssistantPanel::start() {
  if (running() || m_showJob != nullptr || !m_source || !m_controls->mistake().isEmpty()) return;
  m_asked = m_source;
  m_task = m_controls->task();
  m_result->hide();
  m_run->setRunning(true);
  m_run->say(m_controls->request().endpoint ? tr("Asking the language model…") : tr("Working…"));
  m_job = std::make_unique<AssistantJob>(
      [request = request()](std::stop_token stop, const AssistantJob::Report& report) {
        return assist(request, stop, report);
      },
      [this](const Result<Result<Assistance>>& result) {
        finish(result ? *result : Result<Assistance>(Failure{result.failure()}));
      },
      [this](const AssistantProgress& progress) { showGrowth(progress); });
  updateState();
}

void AssistantPanel::cancel() {
  if (m_showJob != nullptr) m_showJob->cancel();
  if (running()) m_job->cancel();
  if (running() || m_showJob != nullptr) m_run->say(tr("Stopping…"));
}

void AssistantPanel::showGrowth(const AssistantProgress& progress) {
  if (!running() || m_job->cancelled()) return;
  m_run->say(VerdictWords::of(progress));
  m_growth->setGrowth(progress.growth);
  m_pages->setCurrentWidget(m_growth);
  m_pages->show();
  const std::initializer_list<QWidget*> ofResult = {m_verdict, m_notes, m_candidates, m_evidence, m_apply};
  for (QWidget* each : ofResult) each->hide();
  m_result->show();
}

void AssistantPanel::finish(const Result<Assistance>& result) {
  const bool wasCancelled = m_job->cancelled();
  m_job.reset();
  m_run->setRunning(false);
  m_result->hide();
  if (wasCancelled) {
    m_run->say(tr("Cancelled; nothing was changed"));
  } else if (!result) {
    m_run->say(tr("Nothing came of it: %1").arg(QString::fromStdString(result.failure())));
  } else {
    showAssistance(*result);
  }
  updateState();
}

void AssistantPanel::showAssistance(const Assistance& made) {
  m_made = made;
  QString said = tr("Done");
  if (made.calls > 0)
    said = tr("Done: %n call(s) of the language model, %1", nullptr, static_cast<int>(made.calls))
               .arg(VerdictWords::spent(made.tokens, made.cost));
  if (!made.trouble.empty()) said = QString::fromStdString(made.trouble);
  m_run->say(said);
  m_verdict->setText(VerdictWords::of(made));
  showNotes(made.notes);
  m_evidence->setVisible(made.evidence.has_value());
  if (made.evidence) m_evidence->setEvidence(*made.evidence);
  const bool isDraft = m_task == AssistantTask::Draft;
  if (isDraft) {
    m_text->setPlainText(QString::fromStdString(made.text));
    m_text->setAccessibleName(tr("Draft"));
  } else {
    m_changes->setTexts(m_asked->content(), made.text);
    if (m_changes->count() == 0)
      m_verdict->setText(tr("Nothing would change.") + u' ' + VerdictWords::of(made));
  }
  m_pages->setCurrentWidget(isDraft ? static_cast<QWidget*>(m_text) : m_changes);
  m_pages->setVisible(isDraft || m_changes->count() > 0);
  m_apply->setVisible(isDraft || m_changes->count() > 0);
  m_verdict->show();
  m_result->show();
  showCandidates(made.candidates);
}

void AssistantPanel::showCandidates(const std::vector<drafting::Candidate>& candidates) {
  const QSignalBlocker quiet(m_candidates);
  m_candidates->clear();
  for (const drafting::Candidate& each : candidates) {
    const QString value = QString::fromStdString(each.value);
    m_candidates->addItem(each.trial ? value + u'\n' + VerdictWords::of(each) : value);
  }
  m_candidates->setVisible(!candidates.empty());
  if (candidates.empty()) return;
  m_verdict->setText(tr("This may stand there. The arrow keys show what would change, and Enter takes it."));
  m_candidates->setCurrentRow(0);
  if (isActiveWindow()) m_candidates->setFocus();
}

void AssistantPanel::showCandidate(int row) {
  if (row < 0) return;
  m_changes->setTexts(m_asked->content(), m_made.candidates[static_cast<std::size_t>(row)].text);
  updateState();
}

/// As high as their lines, the wrapped ones too, up to a few.
void AssistantPanel::showNotes(const std::vector<std::string>& notes) {
  m_notes->clear();
  const QFontMetrics metrics = m_notes->fontMetrics();
  const int margin = 2 * m_notes->frameWidth() + metrics.averageCharWidth() * 2;
  const QRect widest(0, 0,
                     std::max(1, contentsRect().width() - layout()->contentsMargins().left() -
                                     layout()->contentsMargins().right() - margin),
                     QWIDGETSIZE_MAX);
  int height = 8;
  for (const std::string& note : notes) {
    const QString text = QString::fromStdString(note);
    m_notes->addItem(text);
    height += metrics.boundingRect(widest, Qt::TextWordWrap, text).height() + 4;
  }
  m_notes->setFixedHeight(std::min(height, (metrics.lineSpacing() + 4) * mostLinesOfNotes + 8));
  m_notes->setVisible(!notes.empty());
}

void AssistantPanel::apply() {
  if (m_task == AssistantTask::Draft) {
    const std::string name = m_made.name.empty() ? "draft" : m_made.name;
    return emit documentRequested(QString::fromStdString(m_made.text), QString::fromStdString(name));
  }
  const diagnostics::Fix fix{tr("Apply what the assistant has found").toStdString(), m_changes->chosen(),
                             false};
  if (isStale() || fix.edits.empty()) return;
  m_isApplied = true;
  emit fixRequested(fix);
}

void AssistantPanel::showRequest() {
  const AssistantRequest wanted = request();
  if (!wanted.endpoint) return;
  m_result->hide();
  m_run->setRunning(true);
  m_run->say(tr("Working out what would be sent…"));
  m_showJob = std::make_unique<ShowJob>(
      [wanted](std::stop_token stop, const ShowJob::Report&) { return firstMessage(wanted, stop); },
      [this, url = QString::fromStdString(wanted.endpoint->url)](const Result<Result<std::string>>& result) {
        const Result<std::string> message = result ? *result : Result<std::string>(Failure{result.failure()});
        const bool wasCancelled = m_showJob->cancelled();
        m_showJob.reset();
        m_run->setRunning(false);
        if (message && !wasCancelled) showMessage(*message, url);
        m_run->say(message || wasCancelled ? tr("Nothing was sent") : asSentence(message.failure()));
        updateState();
      });
  updateState();
}

void AssistantPanel::showMessage(const std::string& message, const QString& url) {
  m_text->setPlainText(QString::fromStdString(message));
  m_text->setAccessibleName(tr("What would be sent"));
  m_verdict->setText(tr("This would be sent first to %1.").arg(url));
  m_verdict->show();
  const std::initializer_list<QWidget*> ofResult = {m_notes, m_candidates, m_evidence, m_apply};
  for (QWidget* each : ofResult) each->hide();
  m_pages->setCurrentWidget(m_text);
  m_pages->show();
  m_result->show();
}

RunningWork* AssistantPanel::work() const {
  return m_run->work();
}

}  // namespace ludo::widgets
