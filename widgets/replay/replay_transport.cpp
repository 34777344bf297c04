// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/replay_transport.h"

#include <QtCore/QEvent>
#include <QtGui/QFontDatabase>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolButton>
#include <algorithm>

#include "widgets/controls/tinted_icon.h"

namespace ludo::widgets {

namespace {

constexpr double stepsPerSecond[] = {0.5, 1, 2, 5, 10, 30};
constexpr int defaultSpeed = 2;
constexpr int leastSlider = 60;  ///< pixels

}  // namespace

ReplayTransport::ReplayTransport(QWidget* parent) : QWidget(parent) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(8, 0, 8, 6);
  line->setSpacing(4);
  m_first = addButton(*line, tr("First"), tr("First step"), tr("To the start (Home)"));
  m_back = addButton(*line, tr("Back"), tr("Step back"), tr("One step back (left arrow)"));
  m_play = addButton(*line, tr("Play"), tr("Play"), tr("Play or pause (space)"));
  m_forward = addButton(*line, tr("Forward"), tr("Step forward"), tr("One step forward (right arrow)"));
  m_last = addButton(*line, tr("Last"), tr("Last step"), tr("To the end (End)"));
  connect(m_first, &QToolButton::clicked, this, [this] { emit seekRequested(0); });
  connect(m_back, &QToolButton::clicked, this, [this] { emit stepRequested(-1); });
  connect(m_play, &QToolButton::clicked, this, &ReplayTransport::playToggled);
  connect(m_forward, &QToolButton::clicked, this, [this] { emit stepRequested(1); });
  connect(m_last, &QToolButton::clicked, this, [this] { emit seekRequested(m_position.last); });

  m_slider = new SeekSlider;
  m_slider->setAccessibleName(tr("Step of the game"));
  connect(m_slider, &QSlider::valueChanged, this,
          [this](int value) { emit seekRequested(static_cast<std::size_t>(value)); });
  m_slider->setMinimumWidth(leastSlider);
  line->addWidget(m_slider, 1);
  m_place = new QLabel;
  line->addWidget(m_place);

  m_previousFlag =
      addButton(*line, tr("◂ Flag"), tr("Previous flag"), tr("To the flag before (Ctrl+left arrow)"));
  m_nextFlag = addButton(*line, tr("Flag ▸"), tr("Next flag"), tr("To the next flag (Ctrl+right arrow)"));
  connect(m_previousFlag, &QToolButton::clicked, this, [this] { requestFlag(-1); });
  connect(m_nextFlag, &QToolButton::clicked, this, [this] { requestFlag(1); });
  addSpeeds(*line);
  m_hash = addButton(*line, QString(), tr("Copy the state hash"),
                     tr("State hash of this step; a click copies it"));
  m_hash->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  connect(m_hash, &QToolButton::clicked, this, &ReplayTransport::copyHashRequested);
  tintIcons();
}

QToolButton* ReplayTransport::addButton(QHBoxLayout& line, const QString& text, const QString& name,
                                        const QString& toolTip) {
  auto* button = new QToolButton;
  button->setText(text);
  button->setAutoRaise(true);
  button->setAccessibleName(name);
  button->setToolTip(toolTip);
  button->setMinimumWidth(button->fontMetrics().height() * 2);
  line.addWidget(button);
  return button;
}

void ReplayTransport::addSpeeds(QHBoxLayout& line) {
  m_speed = new QComboBox;
  for (const double speed : stepsPerSecond) m_speed->addItem(tr("%1 per second").arg(speed));
  m_speed->setCurrentIndex(defaultSpeed);
  m_speed->setAccessibleName(tr("Play speed"));
  m_speed->setToolTip(tr("Steps per second while playing"));
  connect(m_speed, &QComboBox::currentIndexChanged, this,
          [this] { emit stepIntervalChanged(stepInterval()); });
  line.addWidget(m_speed);
}

int ReplayTransport::stepInterval() const {
  return static_cast<int>(1000 / stepsPerSecond[m_speed->currentIndex()]);
}

void ReplayTransport::setFlags(std::vector<ReplayFlag> flags) {
  std::ranges::sort(flags, {}, &ReplayFlag::step);
  m_slider->setFlags(std::move(flags));
  showPosition(m_position);
}

void ReplayTransport::requestFlag(int direction) {
  const auto& flags = m_slider->flags();
  if (direction > 0) {
    const auto next = std::ranges::upper_bound(flags, m_position.step, {}, &ReplayFlag::step);
    if (next != flags.end()) emit seekRequested(next->step);
  } else {
    const auto here = std::ranges::lower_bound(flags, m_position.step, {}, &ReplayFlag::step);
    if (here != flags.begin()) emit seekRequested(std::prev(here)->step);
  }
}

void ReplayTransport::showPosition(const Position& position) {
  m_position = position;
  {
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, static_cast<int>(position.last));
    m_slider->setValue(static_cast<int>(position.step));
  }
  const bool isBehindStart = position.isOpen && position.step > 0;
  const bool isBeforeEnd = position.isOpen && position.step < position.last;
  m_slider->setEnabled(position.isOpen);
  m_first->setEnabled(isBehindStart);
  m_back->setEnabled(isBehindStart);
  m_forward->setEnabled(isBeforeEnd);
  m_last->setEnabled(isBeforeEnd);
  m_play->setEnabled(position.isOpen && position.last > 0);
  m_play->setIcon(tintedIcon(*this, position.isPlaying ? QStyle::SP_MediaPause : QStyle::SP_MediaPlay));
  m_play->setAccessibleName(position.isPlaying ? tr("Pause") : tr("Play"));
  const auto& flags = m_slider->flags();
  m_previousFlag->setEnabled(!flags.empty() && flags.front().step < position.step);
  m_nextFlag->setEnabled(!flags.empty() && flags.back().step > position.step);
  m_place->setText(position.isOpen ? tr("Ply %1 of %2").arg(position.step).arg(position.last) : QString());
  m_hash->setText(position.hash);
  fitWidth();
}

void ReplayTransport::tintIcons() {
  for (const auto& [button, pixmap] :
       {std::pair{m_first, QStyle::SP_MediaSkipBackward}, std::pair{m_back, QStyle::SP_MediaSeekBackward},
        std::pair{m_play, QStyle::SP_MediaPlay}, std::pair{m_forward, QStyle::SP_MediaSeekForward},
        std::pair{m_last, QStyle::SP_MediaSkipForward}}) {
    button->setIcon(tintedIcon(*this, pixmap));
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
  }
}

int ReplayTransport::widthOf(const QWidget& part) const {
  return std::max(part.minimumWidth(), part.sizeHint().width()) + layout()->spacing();
}

QSize ReplayTransport::minimumSizeHint() const {
  const QMargins margins = layout()->contentsMargins();
  int width = margins.left() + margins.right() + leastSlider;
  for (const QWidget* part :
       {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_play),
        static_cast<QWidget*>(m_forward), static_cast<QWidget*>(m_last), static_cast<QWidget*>(m_place)})
    width += widthOf(*part);
  return {width, QWidget::minimumSizeHint().height()};
}

void ReplayTransport::fitWidth() {
  int room = width() - minimumSizeHint().width();
  const auto show = [&room](QWidget& part, bool isWanted, int needed) {
    const bool fits = isWanted && needed <= room;
    part.setVisible(fits);
    if (fits) room -= needed;
  };
  const bool hasFlags = !m_slider->flags().empty();
  const int jumps = widthOf(*m_previousFlag) + widthOf(*m_nextFlag);
  show(*m_previousFlag, hasFlags, jumps);
  m_nextFlag->setVisible(!m_previousFlag->isHidden());
  show(*m_speed, true, widthOf(*m_speed));
  // The slider is worth more than a number that is read once in a while.
  show(*m_hash, true, widthOf(*m_hash));
}

void ReplayTransport::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitWidth();
}

void ReplayTransport::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && m_hash != nullptr) {
    tintIcons();
    showPosition(m_position);
  }
  QWidget::changeEvent(event);
}

}  // namespace ludo::widgets
