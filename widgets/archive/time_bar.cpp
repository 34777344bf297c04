// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/time_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>

#include "widgets/controls/tinted_icon.h"

namespace ludo::widgets {
namespace {

constexpr int stepMilliseconds = 60;
/// However many rounds there are, all of it takes some seconds.
constexpr int mostSteps = 120;

}  // namespace

TimeBar::TimeBar(QWidget* parent) : QWidget(parent) {
  m_play = new QToolButton(this);
  m_play->setObjectName(QStringLiteral("playBack"));
  m_play->setAccessibleName(tr("Play the filling back"));
  m_play->setToolTip(tr("Show how the archive filled, round by round"));
  m_play->setAutoRaise(true);
  m_slider = new QSlider(Qt::Horizontal, this);
  m_slider->setObjectName(QStringLiteral("time"));
  m_slider->setAccessibleName(tr("Rounds that are shown"));
  m_slider->setToolTip(tr("The archive as it stood after so many rounds"));
  m_slider->setRange(0, 0);
  m_text = new QLabel(this);
  m_text->setObjectName(QStringLiteral("timeText"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_play);
  layout->addWidget(m_slider, 1);
  layout->addWidget(m_text);
  m_timer.setInterval(stepMilliseconds);
  connect(&m_timer, &QTimer::timeout, this, &TimeBar::step);
  connect(m_play, &QToolButton::clicked, this, &TimeBar::play);
  connect(m_slider, &QSlider::sliderPressed, &m_timer, &QTimer::stop);
  connect(m_slider, &QSlider::valueChanged, this, [this] {
    showText();
    emit shownChanged();
  });
  showText();
}

void TimeBar::setRounds(std::size_t rounds) {
  const bool isAtEnd = !shown();
  const QSignalBlocker blocker(m_slider);
  m_slider->setRange(std::min<int>(1, static_cast<int>(rounds)), static_cast<int>(rounds));
  if (isAtEnd && !m_timer.isActive()) m_slider->setValue(m_slider->maximum());
  setEnabled(rounds > 1);
  showText();
}

std::optional<std::size_t> TimeBar::shown() const {
  if (m_slider->value() >= m_slider->maximum()) return std::nullopt;
  return static_cast<std::size_t>(m_slider->value());
}

void TimeBar::play() {
  if (m_timer.isActive()) {
    m_timer.stop();
  } else {
    if (!shown()) m_slider->setValue(m_slider->minimum());
    m_timer.start();
  }
  showText();
}

void TimeBar::step() {
  m_slider->setValue(m_slider->value() + std::max(1, m_slider->maximum() / mostSteps));
  if (!shown()) m_timer.stop();
  showText();
}

void TimeBar::showText() {
  const bool plays = m_timer.isActive();
  m_play->setIcon(tintedIcon(*this, plays ? QStyle::SP_MediaPause : QStyle::SP_MediaPlay));
  m_text->setText(shown() ? tr("Round %1 of %2").arg(m_slider->value()).arg(m_slider->maximum()) : tr("Now"));
}

void TimeBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && m_text != nullptr) showText();
  QWidget::changeEvent(event);
}

}  // namespace ludo::widgets
