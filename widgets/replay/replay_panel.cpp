// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/replay_panel.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QTextDocumentFragment>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

#include "core/sim/recorded_game.h"
#include "widgets/board/board_colours.h"
#include "widgets/models/colours.h"
#include "widgets/models/event_words.h"
#include "widgets/replay/changed_zones.h"
#include "widgets/replay/course_view.h"
#include "widgets/replay/node_spans.h"
#include "widgets/replay/replay_texts.h"
#include "widgets/replay/win_chances.h"

namespace ludo::widgets {

namespace {

constexpr int slowEnoughToAnimate = 200;  ///< milliseconds a step

}  // namespace

ReplayPanel::ReplayPanel(QWidget* parent)
    : QWidget(parent),
      m_openJob(
          [this](std::uint64_t, Result<std::shared_ptr<Opened>> result) {
            if (!result) {
              m_emptyLabel->setText(
                  tr("The game could not be opened: %1").arg(QString::fromStdString(result.failure())));
              return;
            }
            showGame(std::move(**result));
          },
          Urgency::Background),
      m_presentJob(
          [this](std::uint64_t, Result<std::optional<PresentRules>> result) {
            m_present = result ? std::move(*result) : std::nullopt;
            if (result) return showVerdict();
            m_bannerText->setText(tr("The game could not be played under the present rules: %1")
                                      .arg(QString::fromStdString(result.failure())));
          },
          Urgency::Background),
      m_courseJob(
          [this](std::uint64_t, Result<GameCourse> result) {
            if (result) m_course->setCourse(std::move(*result));
            updateControls();
          },
          Urgency::Background),
      m_chancesSoFar([this](ChancesSoFar chances) {
        if (chances.run != m_chancesRun) return;
        m_chances->setCourse(std::move(chances.course));
        updateControls();
      }),
      m_chancesJob(
          [this](std::uint64_t, Result<GameCourse> result) {
            if (result) m_chances->setCourse(std::move(*result));
            updateControls();
          },
          Urgency::Background) {
  m_trace = new TraceModel(this);
  m_events = new StepEventsModel(this);
  m_variables = new VariablesModel(this);
  m_pages = new QStackedWidget;
  m_pages->addWidget(buildEmptyPage());
  m_pages->addWidget(buildGamePage());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_pages);
  connect(&m_timer, &QTimer::timeout, this, [this] {
    stepBy(1);
    if (m_step == lastStep()) setPlaying(false);
  });
  addShortcuts();
  clear();
}

void ReplayPanel::openGame(kernel::RulesPtr rules, sim::GameTrace trace, std::size_t step) {
  openMade(
      std::move(rules), [trace = std::move(trace)] { return trace; }, step);
}

void ReplayPanel::openMoves(kernel::RulesPtr rules, std::uint64_t seed, std::vector<kernel::Move> moves) {
  const std::size_t end = moves.size();
  const auto make = [rules, seed, moves = std::move(moves)] { return sim::traceOfMoves(rules, seed, moves); };
  openMade(rules, make, end);
}

void ReplayPanel::openMade(kernel::RulesPtr rules, std::function<sim::GameTrace()> make, std::size_t step) {
  clear();
  m_wantedStep = step;
  m_emptyLabel->setText(tr("Verifying the game, move by move…"));
  m_openJob.start(0, [rules = std::move(rules), make = std::move(make)](std::stop_token stop) {
    auto opened = std::make_shared<Opened>();
    opened->spans = nodeSpans(rules->def());
    opened->replay = std::make_shared<const sim::Replay>(rules, make(), stop);
    return opened;
  });
}

void ReplayPanel::clear() {
  m_openJob.cancel();
  m_presentJob.cancel();
  m_presentIsCompared = false;
  m_present.reset();
  m_courseJob.cancel();
  m_course->setCourse({});
  m_chancesJob.cancel();
  ++m_chancesRun;
  m_chances->setCourse({});
  m_notesView->setNotes({});
  m_flags.clear();
  setPlaying(false);
  m_replay = nullptr;
  m_spans.clear();
  m_step = 0;
  m_trace->setReplay(nullptr);
  m_events->setEvents({});
  m_variables->setRows({});
  m_transport->setFlags({});
  m_board->setMarks({});
  m_board->showRules(nullptr);
  m_emptyLabel->setText(
      tr("Recorded games are stepped through here.\nOpen one from the play panel, from a chart of simulated "
         "games, or from a file."));
  m_pages->setCurrentIndex(0);
  updateControls();
  emit cleared();
}

void ReplayPanel::showGame(Opened game) {
  m_replay = std::move(game.replay);
  m_spans = std::move(game.spans);
  m_trace->setReplay(m_replay);
  m_pages->setCurrentIndex(1);
  m_tabs->setTabVisible(1, m_replay->rules()->variableSlotCount() > 0);
  m_step = std::min(m_wantedStep, lastStep());
  m_compare->begin(lastStep());
  showVerdict();
  comparePresent();
  showStep(false);
  m_courseJob.start(0, [replay = m_replay](const std::stop_token& stop) { return courseOf(*replay, stop); });
  m_saveButton->setEnabled(m_replay->verified());
  if (m_chancesButton->isChecked()) startChances();
  emit opened();
}

void ReplayPanel::setFlags(std::vector<ReplayFlag> flags) {
  m_flags = std::move(flags);
  showFlags();
}

void ReplayPanel::setNotes(std::vector<ReplayNote> notes) {
  m_notesView->setNotes(std::move(notes));
  showFlags();
}

void ReplayPanel::showFlags() {
  std::vector<ReplayFlag> flags = m_flags;
  for (const ReplayNote& note : notes())
    flags.push_back({note.step, note.text.isEmpty() ? tr("Bookmark") : note.text});
  m_tabs->setTabText(m_tabs->indexOf(m_notesView),
                     notes().empty() ? tr("Notes") : tr("Notes (%1)").arg(notes().size()));
  m_transport->setFlags(std::move(flags));
}

void ReplayPanel::setShowingChances(bool showing) {
  m_chancesButton->setChecked(showing);
  if (showing && m_replay != nullptr && m_chances->course().empty()) return startChances();
  if (showing) return;
  m_chancesJob.cancel();
  ++m_chancesRun;
  m_chances->setCourse({});
}

void ReplayPanel::startChances() {
  m_chancesJob.start(++m_chancesRun,
                     [this, run = m_chancesRun, replay = m_replay](const std::stop_token& stop) {
                       // The job ends before the box that it posts to.
                       return winChances(*replay, {}, stop, [&](const GameCourse& course) {
                         m_chancesSoFar.post({run, course});
                       });
                     });
}

std::size_t ReplayPanel::lastStep() const {
  return m_replay == nullptr ? 0 : m_replay->stepCount() - 1;
}

void ReplayPanel::seek(std::size_t step) {
  step = std::min(step, lastStep());
  if (m_replay == nullptr || step == m_step) return updateControls();
  const bool neighbour = step == m_step + 1 || step + 1 == m_step;
  m_step = step;
  showStep(neighbour && (!playing() || m_timer.interval() >= slowEnoughToAnimate));
}

void ReplayPanel::stepBy(int steps) {
  const auto wanted = static_cast<std::int64_t>(m_step) + steps;
  seek(static_cast<std::size_t>(std::clamp<std::int64_t>(wanted, 0, static_cast<std::int64_t>(lastStep()))));
}

void ReplayPanel::setPlaying(bool playing) {
  playing = playing && m_replay != nullptr;
  if (playing && m_step == lastStep()) seek(0);
  if (playing) {
    m_timer.start();
  } else {
    m_timer.stop();
  }
  updateControls();
}

StepEvent ReplayPanel::eventOf(const kernel::State& after, const kernel::Delta& delta) const {
  return {StepEvent::Kind::Change, changeTitle(*m_replay->rules(), after, delta),
          delta.node < m_spans.size() ? m_spans[delta.node] : Span()};
}

void ReplayPanel::showStep(bool animate) {
  const kernel::RulesPtr& rules = m_replay->rules();
  // What a step did is computed anew, not read from the file: the file is what is being checked.
  const kernel::State before = m_replay->stateAt(m_step == 0 ? 0 : m_step - 1);
  kernel::State after = before;
  kernel::EventLog log;
  if (m_step > 0) kernel::applyMove(*rules, after, m_replay->trace().entries[m_step - 1].move, &log);

  std::vector<StepEvent> events;
  for (const kernel::Note& note : log.notes) {
    events.push_back({StepEvent::Kind::Note, noteTitle(*rules, note),
                      note.node < m_spans.size() ? m_spans[note.node] : Span()});
  }
  for (const kernel::Delta& delta : log.deltas) events.push_back(eventOf(after, delta));
  m_tabs->setTabText(0, tr("Changes (%1)").arg(events.size()));
  m_events->setEvents(std::move(events));
  m_variables->setRows(variableRows(*rules, before, after));

  BoardMarks marks;
  marks.changed = changedZones(after, log);
  m_board->showPosition(rules, after, Viewer::everything(), animate);
  m_board->setMarks(std::move(marks));

  const QModelIndex row = m_trace->index(static_cast<int>(m_step), TraceModel::Move);
  if (m_traceView->currentIndex().row() != row.row()) m_traceView->setCurrentIndex(row);
  m_traceView->scrollTo(row);
  showDifferences();
  updateControls();
}

void ReplayPanel::updateControls() {
  ReplayTransport::Position position;
  position.isOpen = m_replay != nullptr;
  position.isPlaying = playing();
  position.step = m_step;
  position.last = lastStep();
  if (position.isOpen) position.hash = hashText(m_trace->hashOf(m_step));
  m_transport->showPosition(position);
  for (CourseView* curves : {m_course, m_chances}) curves->setStep(position.step, position.last);
  m_notesView->setStep(position.step);
}

void ReplayPanel::setPresentGame(language::GameDefPtr game) {
  m_presentGame = std::move(game);
  m_presentIsCompared = false;
  comparePresent();
}

void ReplayPanel::comparePresent() {
  if (m_replay == nullptr || !m_presentGame || m_presentIsCompared || !isVisible()) return;
  m_presentIsCompared = true;
  if (*m_presentGame == nullptr) {
    m_presentJob.cancel();
    return showVerdict();
  }
  m_presentJob.start(0, [replay = m_replay, game = *m_presentGame](const std::stop_token& stop) {
    return underPresentRules(*replay, game, stop);
  });
}

QString ReplayPanel::verdictHtml() const {
  if (m_replay == nullptr) return {};
  if (m_presentGame && *m_presentGame == nullptr) return noRulesHtml(*m_replay);
  return m_present ? otherRulesHtml(*m_replay, *m_present) : widgets::verdictHtml(*m_replay);
}

void ReplayPanel::showVerdict() {
  const BoardColours colours = BoardColours::from(palette());
  const bool hasRules = !m_presentGame || *m_presentGame != nullptr;
  const bool goesAlike = hasRules && (!m_present || m_present->goesAlike());
  QPalette tinted = palette();
  const QColor base = palette().color(QPalette::Window);
  const QColor colour = m_replay->divergence() ? QColor(0xD5, 0x3E, 0x2A)
                        : goesAlike            ? QColor(0x00, 0x9E, 0x73)
                                               : QColor(0xE6, 0x9F, 0x00);
  tinted.setColor(QPalette::Window, mixed(base, colour, colours.dark ? 0.35 : 0.2));
  m_banner->setPalette(tinted);
  m_bannerText->setText(verdictHtml());
}

QString ReplayPanel::verdict() const {
  return QTextDocumentFragment::fromHtml(verdictHtml()).toPlainText();
}

void ReplayPanel::copyHash() const {
  if (m_replay != nullptr) QGuiApplication::clipboard()->setText(hashText(m_trace->hashOf(m_step)));
}

void ReplayPanel::arrange() {
  const bool isWide = width() > height();
  m_middle->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
  m_lists->setOrientation(isWide ? Qt::Vertical : Qt::Horizontal);
  // That of the step is among the controls, too.
  m_traceView->setColumnHidden(TraceModel::Hash, !isWide);
}

void ReplayPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ReplayPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  comparePresent();
}

void ReplayPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && m_replay != nullptr) showVerdict();
  QWidget::changeEvent(event);
}

}  // namespace ludo::widgets
