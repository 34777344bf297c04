// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/problems/problems_panel.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include "widgets/models/problems_model.h"
#include "widgets/models/severity_icon.h"
#include "widgets/problems/problem_details.h"

namespace ludo::widgets {

using diagnostics::Diagnostic;
using diagnostics::Severity;

namespace {
constexpr Severity severities[] = {Severity::Error, Severity::Warning, Severity::Info};
constexpr int unfoldDelay = 1000;  ///< milliseconds
constexpr int pathLetters = 18;
constexpr int messageLetters = 40;  ///< that a message has at least, before the column beside it gives way
constexpr int goodRows = 10;        ///< of the list, its header included
}  // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : QWidget(parent), m_model(new ProblemsModel(this)), m_filter(new ProblemsFilterModel(this)) {
  m_filter->setSourceModel(m_model);
  m_model->setPalette(palette());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 6, 6, 6);
  layout->setSpacing(6);
  layout->addWidget(makeFilterRow());
  m_splitter = new QSplitter(Qt::Horizontal);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->addWidget(makeList());
  m_splitter->addWidget(makeDetails());
  m_splitter->setStretchFactor(0, 3);
  m_splitter->setStretchFactor(1, 2);
  m_pages = new QStackedWidget;
  m_pages->addWidget(m_splitter);
  m_pages->addWidget(makeEmptyState());
  layout->addWidget(m_pages, 1);
  m_unfold.setSingleShot(true);
  m_unfold.setInterval(unfoldDelay);
  connect(&m_unfold, &QTimer::timeout, this, [this] { setFolded(false); });
  showCounts();
  showSelected();
  showRightPage();
}

ProblemsPanel::~ProblemsPanel() = default;

QToolButton* ProblemsPanel::makeSeverityButton(Severity severity) {
  auto* button = new QToolButton;
  button->setCheckable(true);
  button->setChecked(true);
  button->setAutoRaise(true);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::toggled, this, [this, severity](bool shown) {
    if (m_model->rowCount() > 0) setFolded(false);
    m_filter->setShown(severity, shown);
    showRightPage();
  });
  return button;
}

QWidget* ProblemsPanel::makeFilterRow() {
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  for (Severity severity : severities) {
    QToolButton* button = makeSeverityButton(severity);
    m_severityButtons[static_cast<int>(severity)] = button;
    layout->addWidget(button);
  }
  m_filterText = new QLineEdit;
  m_filterText->setPlaceholderText(tr("Filter problems"));
  m_filterText->setAccessibleName(tr("Filter problems"));
  m_filterText->setToolTip(tr("Show only problems whose message, path or code contains this text"));
  m_filterText->setClearButtonEnabled(true);
  m_filterText->setMaximumWidth(320);
  connect(m_filterText, &QLineEdit::textChanged, this, [this](const QString& text) {
    m_filter->setFilterText(text);
    showRightPage();
  });
  m_repair = new QToolButton;
  m_repair->setObjectName(QStringLiteral("repair"));
  m_repair->setText(tr("Repair…"));
  m_repair->setAutoRaise(true);
  m_repair->setFocusPolicy(Qt::StrongFocus);
  m_repair->setToolTip(tr("Let the assistant mend all problems; you see what would change first"));
  connect(m_repair, &QToolButton::clicked, this, &ProblemsPanel::repairRequested);
  layout->addWidget(m_repair);
  layout->addStretch(1);
  layout->addWidget(m_filterText, 1);
  return row;
}

QWidget* ProblemsPanel::makeList() {
  m_list = new QTreeView;
  m_list->setAccessibleName(tr("Problems"));
  m_list->setModel(m_filter);
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  m_list->setAllColumnsShowFocus(true);
  m_list->setSortingEnabled(true);
  m_list->sortByColumn(ProblemsModel::PlaceColumn, Qt::AscendingOrder);
  m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
  QHeaderView* header = m_list->header();
  header->setStretchLastSection(false);
  header->setMinimumSectionSize(fontMetrics().height());
  header->setSectionResizeMode(ProblemsModel::SeverityColumn, QHeaderView::ResizeToContents);
  header->setSectionResizeMode(ProblemsModel::MessageColumn, QHeaderView::Stretch);
  header->setSectionResizeMode(ProblemsModel::PlaceColumn, QHeaderView::ResizeToContents);
  header->setSectionResizeMode(ProblemsModel::PathColumn, QHeaderView::Interactive);
  header->resizeSection(ProblemsModel::PathColumn, fontMetrics().averageCharWidth() * pathLetters);
  m_list->viewport()->installEventFilter(this);
  connect(m_list, &QTreeView::activated, this, &ProblemsPanel::activate);
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsPanel::showSelected);
  connect(m_model, &QAbstractItemModel::dataChanged, this, &ProblemsPanel::showSelected);

  m_goAction = new QAction(tr("Go to problem"), this);
  connect(m_goAction, &QAction::triggered, this, [this] { activate(m_list->currentIndex()); });
  m_fixAction = new QAction(tr("Apply fix"), this);
  connect(m_fixAction, &QAction::triggered, this, &ProblemsPanel::applyFix);
  m_copyAction = new QAction(tr("Copy"), this);
  m_copyAction->setShortcut(QKeySequence::Copy);
  m_copyAction->setShortcutContext(Qt::WidgetShortcut);
  connect(m_copyAction, &QAction::triggered, this, &ProblemsPanel::copySelected);
  m_list->addActions({m_goAction, m_fixAction, m_copyAction});
  return m_list;
}

QWidget* ProblemsPanel::makeDetails() {
  auto* pane = new QWidget;
  auto* layout = new QVBoxLayout(pane);
  layout->setContentsMargins(0, 0, 0, 0);
  m_details = new QTextBrowser;
  m_details->setAccessibleName(tr("Problem details"));
  m_details->setOpenLinks(false);
  m_details->setTabChangesFocus(true);
  m_details->document()->setDocumentMargin(8);
  connect(m_details, &QTextBrowser::anchorClicked, this, &ProblemsPanel::openLink);
  connect(m_details->verticalScrollBar(), &QScrollBar::actionTriggered, this,
          [this] { m_areDetailsScrolled = true; });
  m_details->installEventFilter(this);
  layout->addWidget(m_details, 1);
  auto* buttons = new QHBoxLayout;
  m_fixButton = new QPushButton(tr("Apply &fix"));
  connect(m_fixButton, &QPushButton::clicked, this, &ProblemsPanel::applyFix);
  m_goButton = new QPushButton(tr("&Go to problem"));
  m_goButton->setToolTip(tr("Show the place in the editor (Enter)"));
  connect(m_goButton, &QPushButton::clicked, m_goAction, &QAction::trigger);
  m_copyButton = new QPushButton(tr("&Copy"));
  m_copyButton->setToolTip(tr("Copy the problem as text"));
  connect(m_copyButton, &QPushButton::clicked, this, &ProblemsPanel::copySelected);
  for (QPushButton* button : {m_fixButton, m_goButton, m_copyButton}) {
    button->setAutoDefault(false);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  layout->addLayout(buttons);
  return pane;
}

QWidget* ProblemsPanel::makeEmptyState() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  m_emptyTitle = new QLabel;
  QFont large = m_emptyTitle->font();
  large.setPointSizeF(large.pointSizeF() * 1.3);
  large.setBold(true);
  m_emptyTitle->setFont(large);
  m_emptyText = new QLabel;
  m_emptyText->setWordWrap(true);
  m_showAllButton = new QPushButton(tr("Show all problems"));
  connect(m_showAllButton, &QPushButton::clicked, this, &ProblemsPanel::showAll);
  layout->addStretch(1);
  for (QLabel* label : {m_emptyTitle, m_emptyText}) {
    label->setAlignment(Qt::AlignCenter);
    layout->addWidget(label);
  }
  layout->addWidget(m_showAllButton, 0, Qt::AlignCenter);
  layout->addStretch(1);
  return page;
}

void ProblemsPanel::setProblems(diagnostics::List problems, SourcePtr source) {
  m_model->setProblems(std::move(problems), std::move(source));
  showCounts();
  fitColumns();
  showSelected();
  showRightPage();
  // Rows that come in the place of others while the view puts its layout off are not drawn anew by itself.
  m_list->viewport()->update();
  foldOrUnfold();
}

void ProblemsPanel::setFoldable(bool foldable) {
  if (foldable == m_foldable) return;
  m_foldable = foldable;
  foldOrUnfold();
}

bool ProblemsPanel::isFolded() const {
  return m_pages->isHidden();
}

int ProblemsPanel::foldedHeight() const {
  const QMargins margins = layout()->contentsMargins();
  return m_filterText->parentWidget()->sizeHint().height() + margins.top() + margins.bottom();
}

int ProblemsPanel::leastHeight() const {
  return foldedHeight() + layout()->spacing() + m_pages->minimumSizeHint().height();
}

int ProblemsPanel::goodHeight() const {
  const int row = fontMetrics().lineSpacing() * 5 / 4;
  return std::max(leastHeight(), foldedHeight() + layout()->spacing() + goodRows * row);
}

void ProblemsPanel::foldOrUnfold() {
  const bool isEmpty = m_model->rowCount() == 0;
  if (!m_foldable || isEmpty) {
    m_unfold.stop();
    setFolded(m_foldable && isEmpty);
  } else if (isFolded() && !m_unfold.isActive()) {
    m_unfold.start();
  }
}

void ProblemsPanel::setFolded(bool folded) {
  if (folded == isFolded()) return;
  m_pages->setVisible(!folded);
  emit foldedChanged();
}

void ProblemsPanel::showCounts() {
  const QString labels[] = {tr("Errors (%1)"), tr("Warnings (%1)"), tr("Notes (%1)")};
  const QString tips[] = {tr("Show errors: what keeps the game from being played"),
                          tr("Show warnings: what is probably not meant so"), tr("Show notes: remarks")};
  for (Severity severity : severities) {
    int i = static_cast<int>(severity);
    QString label = labels[i].arg(m_model->count(severity));
    // The icon says which severity is counted; the row has to fit beside a board.
    m_severityButtons[i]->setText(QLocale().toString(m_model->count(severity)));
    m_severityButtons[i]->setAccessibleName(label);
    m_severityButtons[i]->setToolTip(tips[i]);
    m_severityButtons[i]->setIcon(severityIcon(severity, palette()));
  }
  m_repair->setEnabled(m_model->count(Severity::Error) > 0);
}

void ProblemsPanel::showRightPage() {
  int total = m_model->rowCount();
  if (m_filter->rowCount() > 0) {
    if (!m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_filter->index(0, 0));
    m_pages->setCurrentIndex(0);
    return;
  }
  m_showAllButton->setVisible(total > 0);
  if (total > 0) {
    m_emptyTitle->setText(tr("No problem matches the filter"));
    m_emptyText->setText(tr("Hidden by the filter: %1").arg(total));
  } else if (m_model->source()) {
    m_emptyTitle->setText(tr("No problems"));
    m_emptyText->setText(tr("The game is ready to be played."));
  } else {
    m_emptyTitle->setText(tr("Nothing checked yet"));
    m_emptyText->setText(tr("Open a game to see what it still needs."));
  }
  m_pages->setCurrentIndex(1);
}

void ProblemsPanel::showAll() {
  m_filterText->clear();
  for (QToolButton* button : m_severityButtons) button->setChecked(true);
  m_list->setFocus();
}

int ProblemsPanel::selectedRow() const {
  QModelIndex current = m_list->currentIndex();
  return current.isValid() ? m_filter->mapToSource(current).row() : -1;
}

void ProblemsPanel::showSelected() {
  int row = selectedRow();
  const Diagnostic* problem = row < 0 ? nullptr : &m_model->problem(row);
  QString html = problem ? problemDetails(*problem, m_model->source().get()) : QString();
  if (html != m_details->property("html").toString()) {
    m_details->setProperty("html", html);
    m_details->setHtml(html);
    m_areDetailsScrolled = false;
    m_details->verticalScrollBar()->setValue(0);
  }
  bool fixable = problem && problem->fix;
  for (QWidget* button : {static_cast<QWidget*>(m_goButton), static_cast<QWidget*>(m_copyButton)}) {
    button->setEnabled(problem != nullptr);
  }
  m_goAction->setEnabled(problem != nullptr);
  m_copyAction->setEnabled(problem != nullptr);
  m_fixButton->setEnabled(fixable);
  m_fixAction->setEnabled(fixable);
  QString title =
      fixable ? QString::fromStdString(problem->fix->title) : tr("This problem has no automatic fix");
  m_fixButton->setToolTip(title);
  m_fixButton->setAccessibleDescription(title);
  m_fixAction->setText(fixable ? tr("Apply fix: %1").arg(title) : tr("Apply fix"));
}

void ProblemsPanel::select(Span place) {
  for (int row = 0; row < m_filter->rowCount(); ++row) {
    const QModelIndex index = m_filter->index(row, 0);
    if (m_model->problem(m_filter->mapToSource(index).row()).span == place) {
      m_list->setCurrentIndex(index);
      return m_list->scrollTo(index);
    }
  }
}

void ProblemsPanel::fitColumns() {
  const int letter = fontMetrics().averageCharWidth();
  bool hasPaths = false;
  for (int row = 0; row < m_model->rowCount() && !hasPaths; ++row)
    hasPaths = !m_model->index(row, ProblemsModel::PathColumn).data().toString().isEmpty();
  const int others = m_list->columnWidth(ProblemsModel::SeverityColumn) +
                     m_list->columnWidth(ProblemsModel::PlaceColumn) + letter * pathLetters;
  const bool hasRoom = m_list->viewport()->width() - others >= letter * messageLetters;
  m_list->setColumnHidden(ProblemsModel::PathColumn, !hasPaths || !hasRoom);
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event) {
  const bool isNewRoom = event->type() == QEvent::Resize || event->type() == QEvent::Show;
  if (watched == m_list->viewport() && event->type() == QEvent::Resize) fitColumns();
  // While the panel unfolds, the browser scrolls for its cursor, which nobody sees.
  if (watched == m_details && isNewRoom && !m_areDetailsScrolled)
    QMetaObject::invokeMethod(
        m_details->verticalScrollBar(), [bar = m_details->verticalScrollBar()] { bar->setValue(0); },
        Qt::QueuedConnection);
  return QWidget::eventFilter(watched, event);
}

void ProblemsPanel::activate(const QModelIndex& index) {
  if (!index.isValid()) return;
  Span place = m_model->problem(m_filter->mapToSource(index).row()).span;
  if (place.known()) emit placeRequested(place);
}

void ProblemsPanel::applyFix() {
  int row = selectedRow();
  if (row < 0 || !m_model->problem(row).fix) return;
  // A copy: the fix changes the document, and with it the list.
  diagnostics::Fix fix = *m_model->problem(row).fix;
  emit fixRequested(fix);
}

void ProblemsPanel::copySelected() {
  int row = selectedRow();
  if (row >= 0) QGuiApplication::clipboard()->setText(m_model->rowText(row));
}

void ProblemsPanel::openLink(const QUrl& link) {
  Span place = placeOfLink(link);
  if (place.known()) emit placeRequested(place);
}

void ProblemsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !m_model) return;
  m_model->setPalette(palette());
  showCounts();
}

}  // namespace ludo::widgets
