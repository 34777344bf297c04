// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/measures_page.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/archive/parallel_view.h"

namespace ludo::widgets {
namespace {

constexpr int leastHeight = 140;

}  // namespace

MeasuresPage::MeasuresPage(QWidget* parent) : QWidget(parent) {
  m_view = new ParallelView(this);
  m_view->setMinimumHeight(leastHeight);
  m_text = new QLabel(this);
  m_text->setObjectName(QStringLiteral("filterText"));
  m_text->setAccessibleName(tr("Games that match"));
  m_text->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_view, 1);
  makeControls();
  layout->addWidget(m_text);
  connect(m_view, &ParallelView::currentChanged, this, &MeasuresPage::showRange);
  connect(m_view, &ParallelView::rangeDrawn, this, &MeasuresPage::setRange);
  connect(m_view, &ParallelView::candidateChosen, this, &MeasuresPage::candidateChosen);
}

void MeasuresPage::makeControls() {
  auto* row = new QHBoxLayout;
  const auto addSpin = [this](const char* name, const QString& accessible) {
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(accessible);
    box->setKeyboardTracking(false);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
      setRange(GameFilter::Range{m_from->value(), m_to->value()});
    });
    return box;
  };
  const auto addButton = [this](const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    return button;
  };
  m_axis = new QComboBox(this);
  m_axis->setObjectName(QStringLiteral("filterAxis"));
  m_axis->setAccessibleName(tr("Measure to filter by"));
  m_axis->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_axis->setMinimumContentsLength(8);
  connect(m_axis, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (index >= 0) m_view->setCurrent(static_cast<std::size_t>(index));
  });
  m_from = addSpin("filterFrom", tr("Lowest value that matches"));
  m_to = addSpin("filterTo", tr("Highest value that matches"));
  m_clear = addButton("clearRange", tr("Any"), tr("Let any value of this measure match"));
  m_clearAll = addButton("clearFilter", tr("Show all"), tr("Let all games match"));
  auto* choose = addButton("chooseMeasures", tr("Measures"), tr("Choose the measures that are shown"));
  m_menu = new QMenu(choose);
  choose->setMenu(m_menu);
  connect(m_menu, &QMenu::aboutToShow, this, &MeasuresPage::fillMenu);
  connect(m_clear, &QPushButton::clicked, this, [this] { setRange(std::nullopt); });
  connect(m_clearAll, &QPushButton::clicked, this, [this] { setFilter({}); });
  row->addWidget(m_axis, 1);
  row->addWidget(m_from);
  row->addWidget(new QLabel(tr("to"), this));
  row->addWidget(m_to);
  row->addWidget(m_clear);
  row->addWidget(m_clearAll);
  row->addWidget(choose);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void MeasuresPage::setSnapshot(ArchiveSnapshotPtr snapshot) {
  const bool isOther = !m_snapshot || m_snapshot->path != snapshot->path;
  m_snapshot = std::move(snapshot);
  if (isOther) {
    m_filter.clear();
    m_added.clear();
    m_removed.clear();
  }
  show();
}

void MeasuresPage::setColour(const QString& measure) {
  m_colour = measure;
  if (m_snapshot) m_view->setGames(m_snapshot, m_shown, m_snapshot->measureNamed(m_colour));
}

void MeasuresPage::setCandidate(std::optional<campaign::CandidateId> candidate) {
  m_view->setCandidate(candidate);
}

void MeasuresPage::show() {
  m_shown.clear();
  for (std::size_t i = 0; i < m_snapshot->measures.size(); ++i) {
    const ArchiveMeasure& measure = m_snapshot->measures[i];
    const bool isWanted = measure.isKey ? !m_removed.contains(measure.name) : m_added.contains(measure.name);
    if (isWanted) m_shown.push_back(i);
  }
  m_view->setGames(m_snapshot, m_shown, m_snapshot->measureNamed(m_colour));
  m_view->setFilter(m_filter);
  {
    const QSignalBlocker blocker(m_axis);
    m_axis->clear();
    for (const std::size_t measure : m_shown) m_axis->addItem(m_snapshot->measures[measure].title);
  }
  showRange();
}

void MeasuresPage::fillMenu() {
  m_menu->clear();
  for (const ArchiveMeasure& measure : m_snapshot->measures) {
    QAction* action = m_menu->addAction(measure.title);
    action->setCheckable(true);
    action->setToolTip(measure.help);
    action->setChecked(measure.isKey ? !m_removed.contains(measure.name) : m_added.contains(measure.name));
    connect(action, &QAction::toggled, this, [this, name = measure.name, isKey = measure.isKey](bool isOn) {
      std::set<QString>& others = isKey ? m_removed : m_added;
      isOn == isKey ? static_cast<void>(others.erase(name)) : static_cast<void>(others.insert(name));
      show();
    });
  }
}

const ArchiveMeasure* MeasuresPage::current() const {
  return m_view->current() < m_shown.size() ? &m_snapshot->measures[m_shown[m_view->current()]] : nullptr;
}

void MeasuresPage::showRange() {
  const ArchiveMeasure* measure = current();
  const QSignalBlocker fromBlocker(m_from), toBlocker(m_to), axisBlocker(m_axis);
  for (QWidget* control :
       {static_cast<QWidget*>(m_from), static_cast<QWidget*>(m_to), static_cast<QWidget*>(m_axis)})
    control->setEnabled(measure != nullptr);
  m_clearAll->setEnabled(!m_filter.isEmpty());
  m_clear->setEnabled(measure != nullptr && m_filter.rangeOf(measure->name) != nullptr);
  if (m_snapshot) m_text->setText(m_filter.text(*m_snapshot));
  if (!measure) return;
  m_axis->setCurrentIndex(static_cast<int>(m_view->current()));
  const double span = measure->high - measure->low;
  const int decimals = span > 0 ? std::clamp(3 - static_cast<int>(std::floor(std::log10(span))), 0, 6) : 3;
  const GameFilter::Range* range = m_filter.rangeOf(measure->name);
  for (QDoubleSpinBox* box : {m_from, m_to}) {
    box->setDecimals(decimals);
    // Rounded outwards, so that the ends leave no game out.
    const double step = std::pow(10.0, -decimals);
    box->setRange(std::floor(measure->low / step) * step, std::ceil(measure->high / step) * step);
    box->setSingleStep(span > 0 ? span / 20 : 1);
  }
  m_from->setValue(range ? range->from : m_from->minimum());
  m_to->setValue(range ? range->to : m_to->maximum());
}

void MeasuresPage::setRange(const std::optional<GameFilter::Range>& range) {
  const ArchiveMeasure* measure = current();
  if (!measure) return;
  GameFilter filter = m_filter;
  filter.setRange(measure->name, range);
  setFilter(std::move(filter));
}

void MeasuresPage::setFilter(GameFilter filter) {
  m_filter = std::move(filter);
  m_view->setFilter(m_filter);
  showRange();
  emit filterChanged();
}

}  // namespace ludo::widgets
