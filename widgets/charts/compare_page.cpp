// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/compare_page.h"

#include <QAction>
#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "widgets/controls/value_view.h"
#include "widgets/models/agent_words.h"
#include "widgets/models/comparison_table.h"

namespace ludo::widgets {
namespace {

enum Column { Report, Order, Games, Bots, Seed, Version, ColumnCount };

constexpr int idRole = Qt::UserRole;
constexpr int versionDigits = 8;  ///< of a game's hash: enough to tell versions apart

}  // namespace

ComparePage::ComparePage(std::shared_ptr<ReportShelf> shelf, QWidget* parent)
    : QWidget(parent), m_shelf(std::move(shelf)) {
  makeReports();
  m_summary = new QLabel;
  m_summary->setWordWrap(true);
  m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_numbers = new ValueView(tr("Numbers of the reports, and how far they differ"));
  auto* above = new QWidget;
  auto* aboveLayout = new QVBoxLayout(above);
  aboveLayout->addWidget(m_reports, 1);
  aboveLayout->addWidget(makeButtons());
  auto* below = new QWidget;
  auto* belowLayout = new QVBoxLayout(below);
  auto* said = new QHBoxLayout;
  said->addWidget(m_summary, 1);
  said->addWidget(m_onlyDifferences, 0, Qt::AlignTop);
  belowLayout->addLayout(said);
  belowLayout->addWidget(m_numbers, 1);
  auto* splitter = new QSplitter(Qt::Vertical);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(above);
  splitter->addWidget(below);
  splitter->setStretchFactor(0, 1);
  splitter->setStretchFactor(1, 3);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  // Its tab takes no more room than the others where there is little.
  auto* area = new QScrollArea;
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(splitter);
  layout->addWidget(area);
  connect(m_shelf.get(), &ReportShelf::changed, this, &ComparePage::fillReports);
  fillReports();
}

void ComparePage::makeReports() {
  m_reports = new QTreeWidget;
  m_reports->setAccessibleName(tr("Reports to compare"));
  m_reports->setRootIsDecorated(false);
  m_reports->setUniformRowHeights(true);
  m_reports->setAlternatingRowColors(true);
  m_reports->setColumnCount(ColumnCount);
  m_reports->setHeaderLabels({tr("Report"), tr("No."), tr("Games"), tr("Bots"), tr("Seed"), tr("Version")});
  m_reports->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_reports->header()->setStretchLastSection(false);
  m_reports->header()->setSectionResizeMode(Bots, QHeaderView::Stretch);
  connect(m_reports, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
    if (column == Report && !m_isFilling) tick(item);
  });
  connect(m_reports, &QTreeWidget::currentItemChanged, this, &ComparePage::updateButtons);
}

QWidget* ComparePage::makeButtons() {
  const auto button = [this](const QString& text, const QString& tip) {
    auto* made = new QToolButton;
    made->setText(text);
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
  };
  m_open = button(tr("Open reports…"), tr("Open reports that were saved from here or by ludo eval"));
  m_first = button(tr("Compare with it"), tr("Compare the others with the chosen report"));
  m_remove = button(tr("Remove"), tr("Take the chosen report off the list; its file stays"));
  m_onlyDifferences = new QCheckBox(tr("Only what differs"));
  m_onlyDifferences->setToolTip(tr("Leave out the numbers that show no difference"));
  connect(m_open, &QToolButton::clicked, this, [this] {
    open(QFileDialog::getOpenFileNames(this, tr("Open reports"), {}, tr("JSON files (*.json)")));
  });
  connect(m_first, &QToolButton::clicked, this, [this] { m_shelf->putFirst(chosen()); });
  connect(m_remove, &QToolButton::clicked, this, [this] { m_shelf->remove(chosen()); });
  connect(m_onlyDifferences, &QCheckBox::toggled, this, &ComparePage::showComparison);
  auto* removing = new QAction(tr("Remove"), m_reports);
  removing->setShortcut(QKeySequence::Delete);
  removing->setShortcutContext(Qt::WidgetShortcut);
  connect(removing, &QAction::triggered, m_remove, &QToolButton::click);
  m_reports->addAction(removing);
  auto* row = new QWidget;
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_open, m_first, m_remove})
    layout->addWidget(widget);
  layout->addStretch();
  return row;
}

void ComparePage::tickNewest() {
  const std::vector<ReportShelf::Entry>& entries = m_shelf->entries();
  if (entries.empty() || entries.back().id == m_newest) return;
  m_newest = entries.back().id;
  // Until somebody has ticked others, the last run and the one before are what people want to see.
  if (!m_isTickedByHand) {
    m_ticked.clear();
    if (entries.size() > 1) m_ticked.insert(entries[entries.size() - 2].id);
    m_ticked.insert(m_newest);
  }
}

void ComparePage::fillReports() {
  tickNewest();
  m_isFilling = true;
  const quint64 current = chosen();
  m_reports->clear();
  int place = 0;
  for (const ReportShelf::Entry& entry : m_shelf->entries()) {
    const metrics::ReportFigures& figures = *entry.figures;
    const bool isTicked = m_ticked.contains(entry.id);
    if (isTicked) ++place;
    auto* item =
        new QTreeWidgetItem(m_reports, {entry.title, isTicked ? QString::number(place) : QString(),
                                        QLocale().toString(qulonglong(figures.games)),
                                        agentTitles(figures.agents), QString::fromStdString(figures.seed),
                                        QString::fromStdString(figures.gameHash).left(versionDigits)});
    item->setData(Report, idRole, entry.id);
    item->setCheckState(Report, isTicked ? Qt::Checked : Qt::Unchecked);
    item->setToolTip(Report, entry.path);
    item->setTextAlignment(Games, Qt::AlignRight | Qt::AlignVCenter);
    if (entry.id == current) m_reports->setCurrentItem(item);
  }
  m_isFilling = false;
  updateButtons();
  showComparison();
}

quint64 ComparePage::chosen() const {
  const QTreeWidgetItem* item = m_reports->currentItem();
  return item == nullptr ? 0 : item->data(Report, idRole).toULongLong();
}

void ComparePage::updateButtons() {
  for (QToolButton* button : {m_first, m_remove}) button->setEnabled(chosen() != 0);
}

void ComparePage::tick(QTreeWidgetItem* item) {
  const quint64 id = item->data(Report, idRole).toULongLong();
  m_isTickedByHand = true;
  item->checkState(Report) == Qt::Checked ? void(m_ticked.insert(id)) : void(m_ticked.erase(id));
  m_isFilling = true;
  int place = 0;
  for (int row = 0; row < m_reports->topLevelItemCount(); ++row) {
    QTreeWidgetItem* shown = m_reports->topLevelItem(row);
    const bool isTicked = shown->checkState(Report) == Qt::Checked;
    shown->setText(Order, isTicked ? QString::number(++place) : QString());
  }
  m_isFilling = false;
  showComparison();
}

void ComparePage::showComparison() {
  std::vector<metrics::ReportFigures> reports;
  for (const ReportShelf::Entry& entry : m_shelf->entries()) {
    if (m_ticked.contains(entry.id)) reports.push_back(*entry.figures);
  }
  if (reports.size() < 2) {
    m_numbers->setTable({});
    m_summary->setText(
        tr("Tick two reports or more to see them side by side. Each simulation adds its report here, "
           "of every open specification; saved reports can be opened."));
    return;
  }
  const metrics::Comparison comparison = metrics::compare(std::move(reports));
  m_summary->setText(comparisonCaveats(comparison).join(u'\n'));
  m_numbers->setTable(comparisonTable(comparison, m_onlyDifferences->isChecked()));
}

QString ComparePage::summary() const {
  return m_summary->text();
}

void ComparePage::open(const QStringList& paths) {
  if (paths.isEmpty() || m_job) return;
  m_open->setEnabled(false);
  m_job = std::make_unique<Job<std::vector<Opened>>>(
      [paths](const std::stop_token& stop, const auto&) {
        std::vector<Opened> opened;
        for (const QString& path : paths) {
          if (stop.stop_requested()) break;
          const Result<std::string> text = readFile(path.toStdString(), limits::traceBytes);
          opened.push_back({path, text ? metrics::readFigures(*text) : Failure{text.failure()}});
        }
        return opened;
      },
      [this](Result<std::vector<Opened>> outcome) {
        m_job.reset();
        m_open->setEnabled(true);
        if (outcome) return take(std::move(*outcome));
        QMessageBox::warning(this, tr("The reports were not opened"),
                             QString::fromStdString(outcome.failure()));
      });
}

void ComparePage::take(std::vector<Opened> opened) {
  QStringList failures;
  for (Opened& item : opened) {
    const QString name = QFileInfo(item.path).fileName();
    if (item.figures) {
      m_isTickedByHand = true;
      m_ticked.insert(m_shelf->add(name, std::move(*item.figures), item.path));
    } else {
      failures << tr("%1: %2").arg(name, QString::fromStdString(item.figures.failure()));
    }
  }
  fillReports();
  if (!failures.isEmpty())
    QMessageBox::warning(this, tr("Some reports were not opened"), failures.join(u'\n'));
}

}  // namespace ludo::widgets
