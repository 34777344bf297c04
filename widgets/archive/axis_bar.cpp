// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/axis_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>

namespace ludo::widgets {
namespace {

struct Choice {
  QString name;
  QString title;
  QString help;
};

/// Keeps what was chosen, or falls back on an index.
void fill(QComboBox& box, const std::vector<Choice>& choices, int otherwise, bool keeps) {
  const QSignalBlocker blocker(box);
  const QVariant chosen = box.currentData();
  box.clear();
  for (const Choice& choice : choices) {
    box.addItem(choice.title, choice.name);
    box.setItemData(box.count() - 1, choice.help, Qt::ToolTipRole);
  }
  const int kept = keeps && chosen.isValid() ? box.findData(chosen) : -1;
  box.setCurrentIndex(kept >= 0 ? kept : std::min(otherwise, box.count() - 1));
}

}  // namespace

AxisBar::AxisBar(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  m_across = addBox("acrossAxis", tr("Ac&ross"), tr("Axis across"), tr("What tells the columns apart"));
  m_up = addBox("upAxis", tr("&Upwards"), tr("Axis upwards"),
                tr("What tells the rows apart; cells over the other axes show their best game"));
  m_colour =
      addBox("colour", tr("C&olour"), tr("What gives the colours"), tr("What gives the cells their colours"));
  QToolButton* closer = addButton("closer", tr("Closer"),
                                  tr("Divide what lies around the selected cell into finer cells; or draw a "
                                     "rectangle in the heatmap"));
  m_whole = addButton("whole", tr("Whole"), tr("Go back to the whole range"));
  setIsClose(false);
  connect(m_across, &QComboBox::currentIndexChanged, this, &AxisBar::axesChanged);
  connect(m_up, &QComboBox::currentIndexChanged, this, &AxisBar::axesChanged);
  connect(m_colour, &QComboBox::currentIndexChanged, this, &AxisBar::colourChanged);
  connect(closer, &QToolButton::clicked, this, &AxisBar::closerRequested);
  connect(m_whole, &QToolButton::clicked, this, &AxisBar::wholeRequested);
}

QComboBox* AxisBar::addBox(const char* name, const QString& label, const QString& accessible,
                           const QString& tip) {
  auto* box = new QComboBox(this);
  box->setObjectName(QLatin1String(name));
  box->setAccessibleName(accessible);
  box->setToolTip(tip);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(6);
  auto* text = new QLabel(label, this);
  text->setBuddy(box);
  auto* row = static_cast<QHBoxLayout*>(layout());
  row->addWidget(text);
  row->addWidget(box, 1);
  return box;
}

QToolButton* AxisBar::addButton(const char* name, const QString& text, const QString& tip) {
  auto* button = new QToolButton(this);
  button->setObjectName(QLatin1String(name));
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  layout()->addWidget(button);
  return button;
}

void AxisBar::setSnapshot(const ArchiveSnapshot& snapshot, bool isOther) {
  std::vector<Choice> axes, colours;
  int ofCampaign = 0;
  for (const AxisChoice& choice : snapshot.choices) {
    axes.push_back({choice.measure, choice.title, choice.help});
    ofCampaign += choice.isOfCampaign ? 1 : 0;
  }
  for (const ArchiveMeasure& measure : snapshot.measures)
    colours.push_back({measure.name, measure.title, measure.help});
  fill(*m_across, axes, 0, !isOther);
  fill(*m_up, axes, ofCampaign > 1 ? 1 : 0, !isOther);
  fill(*m_colour, colours, 0, !isOther);
  // Of two archives the difference gives the colours.
  m_colour->setEnabled(!snapshot.other);
}

QString AxisBar::across() const {
  return m_across->currentData().toString();
}

QString AxisBar::up() const {
  return m_up->currentData().toString();
}

QString AxisBar::colour() const {
  return m_colour->currentData().toString();
}

void AxisBar::setAxes(const QString& across, const QString& up) {
  const QSignalBlocker acrossBlocker(m_across);
  const QSignalBlocker upBlocker(m_up);
  m_across->setCurrentIndex(m_across->findData(across));
  m_up->setCurrentIndex(m_up->findData(up));
}

void AxisBar::setIsClose(bool isClose) {
  m_whole->setEnabled(isClose);
}

}  // namespace ludo::widgets
