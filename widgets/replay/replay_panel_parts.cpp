// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel is made of.
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include "widgets/board/seat_delegate.h"
#include "widgets/controls/modest_splitter.h"
#include "widgets/replay/course_view.h"
#include "widgets/replay/replay_panel.h"

namespace ludo::widgets {

namespace {

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

}  // namespace

QWidget* ReplayPanel::buildEmptyPage() {
  m_emptyLabel = new QLabel;
  m_emptyLabel->setAlignment(Qt::AlignCenter);
  m_emptyLabel->setWordWrap(true);
  m_emptyLabel->setMargin(24);
  auto* open = new QPushButton(tr("Open a recorded game…"));
  connect(open, &QPushButton::clicked, this, &ReplayPanel::openRequested);
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->addStretch();
  layout->addWidget(m_emptyLabel);
  layout->addWidget(open, 0, Qt::AlignHCenter);
  layout->addStretch();
  return page;
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
  m_chances = new CourseView;
  for (const CourseView* curves : {m_course, m_chances})
    connect(curves, &CourseView::seekRequested, this, &ReplayPanel::seek);

  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(buildBanner());
  layout->addWidget(m_middle, 1);
  layout->addWidget(m_course);
  layout->addWidget(m_chances);
  layout->addWidget(buildTransport());
  return page;
}

QWidget* ReplayPanel::buildBanner() {
  m_banner = new QFrame;
  m_banner->setAutoFillBackground(true);
  m_bannerText = new QLabel;
  m_bannerText->setWordWrap(true);
  m_bannerText->setTextInteractionFlags(Qt::TextBrowserInteraction);
  connect(m_bannerText, &QLabel::linkActivated, this, [this](const QString& link) {
    const bool isStep = link.startsWith(QLatin1String("step:"));
    seek(isStep ? static_cast<std::size_t>(link.mid(5).toULongLong()) : lastStep());
  });
  auto* layout = new QHBoxLayout(m_banner);
  layout->setContentsMargins(10, 6, 10, 6);
  layout->addWidget(m_bannerText, 1);
  const auto add = [&](const QString& text, const QString& tip) {
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setText(text);
    button->setAccessibleName(text);
    button->setToolTip(tip);
    layout->addWidget(button);
    return button;
  };
  m_chancesButton =
      add(tr("Chances"), tr("Work out who is likely to win, by random games from each position"));
  m_chancesButton->setCheckable(true);
  connect(m_chancesButton, &QToolButton::toggled, this, &ReplayPanel::setShowingChances);
  const QToolButton* open = add(tr("Open…"), tr("Open a recorded game from a file"));
  connect(open, &QToolButton::clicked, this, &ReplayPanel::openRequested);
  m_saveButton =
      add(tr("Save…"), tr("Save this game; beside the specification it is played again when rules change"));
  connect(m_saveButton, &QToolButton::clicked, this, &ReplayPanel::saveRequested);
  auto* saveMenu = new QMenu(m_saveButton);
  QAction* asText = saveMenu->addAction(tr("As text…"), this, &ReplayPanel::textRequested);
  asText->setToolTip(tr("Save this game as a text to be read: a line a move"));
  QAction* asAnimation = saveMenu->addAction(tr("As animation…"), this, &ReplayPanel::animationRequested);
  asAnimation->setToolTip(tr("Save the board of this game as pictures that move, for a page or a message"));
  saveMenu->setToolTipsVisible(true);
  m_saveButton->setMenu(saveMenu);
  m_saveButton->setPopupMode(QToolButton::MenuButtonPopup);
  return m_banner;
}

void ReplayPanel::showDifferences() {
  if (m_replay == nullptr || m_tabs->currentWidget() != m_compare) return;
  const std::size_t other = std::min(m_compare->other(), lastStep());
  const std::vector<StateDifference> differences =
      stateDifferences(*m_replay->rules(), m_replay->stateAt(other), m_replay->stateAt(m_step));
  m_compare->showDifferences(m_step, differences);
  BoardMarks marks;
  for (const StateDifference& difference : differences) {
    if (difference.zone.valid()) marks.changed.insert(difference.zone);
  }
  m_board->setMarks(std::move(marks));
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
  m_notesView = new NotesView;
  connect(m_notesView, &NotesView::seekRequested, this, &ReplayPanel::seek);
  connect(m_notesView, &NotesView::edited, this, [this] {
    showFlags();
    emit notesEdited();
  });
  m_tabs->addTab(m_notesView, tr("Notes"));
  m_compare = new CompareView;
  m_tabs->addTab(m_compare, tr("Compare"));
  connect(m_compare, &CompareView::otherChanged, this, &ReplayPanel::showDifferences);
  connect(m_compare, &CompareView::swapRequested, this, [this] {
    if (m_replay == nullptr) return;
    const std::size_t shown = m_step;
    const std::size_t other = m_compare->other();
    m_compare->setOther(shown);
    seek(other);
  });
  m_playOnButton = new QToolButton;
  m_playOnButton->setAutoRaise(true);
  m_playOnButton->setText(tr("Play on"));
  m_playOnButton->setAccessibleName(m_playOnButton->text());
  m_playOnButton->setToolTip(
      tr("Play this game by hand from the step that is shown; its later moves can be gone back to"));
  connect(m_playOnButton, &QToolButton::clicked, this, &ReplayPanel::playOnRequested);
  m_tabs->setCornerWidget(m_playOnButton);
  connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
    if (m_replay != nullptr) showStep(false);
  });
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
  add(Qt::CTRL | Qt::Key_B, [this] {
    if (m_replay == nullptr) return;
    m_tabs->setCurrentWidget(m_notesView);
    m_notesView->addNote();
  });
  add(Qt::CTRL | Qt::Key_Left, [this] { m_transport->requestFlag(-1); });
  add(Qt::CTRL | Qt::Key_Right, [this] { m_transport->requestFlag(1); });
}

}  // namespace ludo::widgets
