// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/replay_panel.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QShortcut>
#include <QtGui/QTextDocumentFragment>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

#include "widgets/board/board_colours.h"
#include "widgets/board/seat_delegate.h"
#include "widgets/models/colours.h"
#include "widgets/models/event_words.h"
#include "widgets/replay/course_view.h"
#include "widgets/replay/node_spans.h"
#include "widgets/replay/replay_texts.h"

namespace ludo::widgets {

namespace {

constexpr int slowEnoughToAnimate = 200;  ///< milliseconds a step

/// Wants no more room than it needs: above words that wrap, a panel is given all that its parts would like to
/// have, and would scroll.
class ModestSplitter : public QSplitter {
 public:
  using QSplitter::QSplitter;
  QSize sizeHint() const override { return minimumSizeHint(); }
};

QTableView* makeTable(QAbstractItemModel* model, const QString& name) {
  auto* table = new QTableView;
  table->setModel(model);
  table->setAccessibleName(name);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setShowGrid(false);
  table->setAlternatingRowColors(true);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  table->verticalHeader()->hide();
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  // Columns are sized by the rows in sight; measuring 10,000 of them would stall every step.
  table->horizontalHeader()->setResizeContentsPrecision(0);
  return table;
}

std::set<kernel::ZoneId> changedZones(const kernel::State& after, const kernel::EventLog& log) {
  std::set<kernel::ZoneId> zones;
  const auto addZone = [&](std::int64_t zone) {
    if (zone >= 0 && zone < static_cast<std::int64_t>(after.zones.size())) {
      zones.insert(kernel::ZoneId(static_cast<std::size_t>(zone)));
    }
  };
  for (const kernel::Delta& delta : log.deltas) {
    switch (delta.kind) {
      case kernel::Delta::Kind::TokenCreated:
      case kernel::Delta::Kind::TokenMoved:
      case kernel::Delta::Kind::TokenDestroyed:
        addZone(delta.before);
        addZone(delta.after);
        break;
      case kernel::Delta::Kind::TokenOwner:
      case kernel::Delta::Kind::TokenProperty:
        if (delta.subject < after.tokens.size() && after.tokens[delta.subject].alive()) {
          zones.insert(after.tokens[delta.subject].zone);
        }
        break;
      case kernel::Delta::Kind::Shuffled:
        addZone(delta.subject);
        break;
      default:
        break;
    }
  }
  return zones;
}

}  // namespace

ReplayPanel::ReplayPanel(QWidget* parent)
    : QWidget(parent),
      m_openJob([this](std::uint64_t, Result<std::shared_ptr<Opened>> result) {
        if (!result) {
          m_emptyLabel->setText(
              tr("The game could not be opened: %1").arg(QString::fromStdString(result.failure())));
          return;
        }
        showGame(std::move(**result));
      }),
      m_courseJob([this](std::uint64_t, Result<GameCourse> result) {
        if (result) m_course->setCourse(std::move(*result));
        updateControls();
      }) {
  m_trace = new TraceModel(this);
  m_events = new StepEventsModel(this);
  m_variables = new VariablesModel(this);
  m_emptyLabel = new QLabel;
  m_emptyLabel->setAlignment(Qt::AlignCenter);
  m_emptyLabel->setWordWrap(true);
  m_emptyLabel->setMargin(24);
  m_pages = new QStackedWidget;
  m_pages->addWidget(m_emptyLabel);
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

QWidget* ReplayPanel::buildGamePage() {
  m_board = new BoardPanel;
  connect(m_board, &BoardPanel::zoneDefinitionRequested, this, &ReplayPanel::zoneDefinitionRequested);
  m_traceView = makeTable(m_trace, tr("Moves of the game"));
  m_traceView->setItemDelegateForColumn(TraceModel::Player, new SeatDelegate(TraceModel::SeatRole, this));
  m_traceView->horizontalHeader()->setSectionResizeMode(TraceModel::Move, QHeaderView::Stretch);
  connect(m_traceView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& index) {
            if (index.isValid()) seek(static_cast<std::size_t>(index.row()));
          });

  m_lists = new QSplitter(Qt::Vertical);
  m_lists->setChildrenCollapsible(false);
  m_lists->addWidget(m_traceView);
  m_lists->addWidget(buildDetails());
  m_lists->setStretchFactor(0, 3);
  m_lists->setStretchFactor(1, 2);
  m_middle = new ModestSplitter;
  m_middle->addWidget(m_board);
  m_middle->addWidget(m_lists);
  m_middle->setStretchFactor(0, 4);
  m_middle->setStretchFactor(1, 3);
  m_middle->setCollapsible(0, false);
  m_course = new CourseView;
  connect(m_course, &CourseView::seekRequested, this, &ReplayPanel::seek);

  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(buildBanner());
  layout->addWidget(m_middle, 1);
  layout->addWidget(m_course);
  layout->addWidget(buildTransport());
  return page;
}

QWidget* ReplayPanel::buildBanner() {
  m_banner = new QFrame;
  m_banner->setAutoFillBackground(true);
  m_bannerText = new QLabel;
  m_bannerText->setWordWrap(true);
  m_bannerText->setTextInteractionFlags(Qt::TextBrowserInteraction);
  connect(m_bannerText, &QLabel::linkActivated, this, [this] { seek(lastStep()); });
  auto* layout = new QHBoxLayout(m_banner);
  layout->setContentsMargins(10, 6, 10, 6);
  layout->addWidget(m_bannerText);
  return m_banner;
}

QWidget* ReplayPanel::buildDetails() {
  m_eventsView = makeTable(m_events, tr("What happened in this step"));
  m_eventsView->horizontalHeader()->setSectionResizeMode(StepEventsModel::Text, QHeaderView::Stretch);
  connect(m_eventsView, &QTableView::activated, this, [this](const QModelIndex& index) {
    const Span span = m_events->eventAt(index.row()).span;
    if (span.known()) emit definitionRequested(span);
  });
  m_variablesView = makeTable(m_variables, tr("Variables after this step"));
  m_variablesView->horizontalHeader()->setSectionResizeMode(VariablesModel::Name, QHeaderView::Stretch);
  m_tabs = new QTabWidget;
  m_tabs->setDocumentMode(true);
  m_tabs->addTab(m_eventsView, tr("Changes"));
  m_tabs->addTab(m_variablesView, tr("Variables"));
  return m_tabs;
}

QWidget* ReplayPanel::buildTransport() {
  m_transport = new ReplayTransport;
  connect(m_transport, &ReplayTransport::seekRequested, this, &ReplayPanel::seek);
  connect(m_transport, &ReplayTransport::stepRequested, this, &ReplayPanel::stepBy);
  connect(m_transport, &ReplayTransport::playToggled, this, [this] { setPlaying(!playing()); });
  connect(m_transport, &ReplayTransport::stepIntervalChanged, &m_timer, qOverload<int>(&QTimer::setInterval));
  connect(m_transport, &ReplayTransport::copyHashRequested, this, &ReplayPanel::copyHash);
  m_timer.setInterval(m_transport->stepInterval());
  return m_transport;
}

void ReplayPanel::addShortcuts() {
  const auto add = [this](const QKeySequence& keys, auto action) {
    auto* shortcut = new QShortcut(keys, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, action);
  };
  add(Qt::Key_Left, [this] { stepBy(-1); });
  add(Qt::Key_Right, [this] { stepBy(1); });
  add(Qt::Key_Home, [this] { seek(0); });
  add(Qt::Key_End, [this] { seek(lastStep()); });
  add(Qt::Key_Space, [this] {
    // Space presses the button that has the keyboard, as everywhere; elsewhere it plays.
    auto* focused = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    if (focused != nullptr && focused != m_transport->playButton()) return focused->click();
    setPlaying(!playing());
  });
  add(Qt::CTRL | Qt::Key_Left, [this] { m_transport->requestFlag(-1); });
  add(Qt::CTRL | Qt::Key_Right, [this] { m_transport->requestFlag(1); });
}

void ReplayPanel::openGame(kernel::RulesPtr rules, sim::GameTrace trace, std::size_t step) {
  clear();
  m_wantedStep = step;
  m_emptyLabel->setText(tr("Verifying the game, move by move…"));
  m_openJob.start(0, [rules = std::move(rules), trace = std::move(trace)](std::stop_token stop) {
    auto opened = std::make_shared<Opened>();
    opened->spans = nodeSpans(rules->def());
    opened->replay = std::make_shared<const sim::Replay>(rules, trace, stop);
    return opened;
  });
}

void ReplayPanel::clear() {
  m_openJob.cancel();
  m_courseJob.cancel();
  m_course->setCourse({});
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
         "games, or from a trace file."));
  m_pages->setCurrentIndex(0);
  updateControls();
}

void ReplayPanel::showGame(Opened game) {
  m_replay = std::move(game.replay);
  m_spans = std::move(game.spans);
  m_trace->setReplay(m_replay);
  m_pages->setCurrentIndex(1);
  m_tabs->setTabVisible(1, m_replay->rules()->variableSlotCount() > 0);
  m_step = std::min(m_wantedStep, lastStep());
  showVerdict();
  showStep(false);
  m_courseJob.start(0, [replay = m_replay](const std::stop_token& stop) { return courseOf(*replay, stop); });
  emit opened();
}

void ReplayPanel::setFlags(std::vector<ReplayFlag> flags) {
  m_transport->setFlags(std::move(flags));
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
  m_course->setStep(position.step, position.last);
}

void ReplayPanel::showVerdict() {
  const BoardColours colours = BoardColours::from(palette());
  const bool verified = !m_replay->divergence().has_value();
  QPalette tinted = palette();
  const QColor base = palette().color(QPalette::Window);
  const QColor colour = verified ? QColor(0x00, 0x9E, 0x73) : QColor(0xD5, 0x3E, 0x2A);
  tinted.setColor(QPalette::Window, mixed(base, colour, colours.dark ? 0.35 : 0.2));
  m_banner->setPalette(tinted);
  m_bannerText->setText(verdictHtml(*m_replay));
}

QString ReplayPanel::verdict() const {
  return m_replay == nullptr ? QString()
                             : QTextDocumentFragment::fromHtml(verdictHtml(*m_replay)).toPlainText();
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

void ReplayPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && m_replay != nullptr) showVerdict();
  QWidget::changeEvent(event);
}

}  // namespace ludo::widgets
