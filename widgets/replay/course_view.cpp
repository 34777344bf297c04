// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/course_view.h"

#include <QtCore/QLocale>
#include <QtGui/QHelpEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/board/board_colours.h"

namespace ludo::widgets {
namespace {

constexpr int margin = 8;   ///< pixels at each side, as the controls below have
constexpr int padding = 4;  ///< pixels above and below the curves
constexpr int lines = 4;    ///< of text, the height

}  // namespace

CourseView::CourseView(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setCursor(Qt::PointingHandCursor);
  hide();
}

QSize CourseView::sizeHint() const {
  return {200, lines * fontMetrics().lineSpacing()};
}

void CourseView::setCourse(GameCourse course) {
  m_course = std::move(course);
  const bool isPercent = m_course.kind == GameCourse::Kind::WinChances;
  m_least = isPercent ? 0 : INT64_MAX;
  m_most = isPercent ? 100 : INT64_MIN;
  for (const auto& values : m_course.curves) {
    for (const std::int64_t value : values) {
      m_least = std::min(m_least, value);
      m_most = std::max(m_most, value);
    }
  }
  setVisible(!m_course.empty());
  switch (m_course.kind) {
    case GameCourse::Kind::Scores:
      setAccessibleName(tr("Scores in the course of the game"));
      break;
    case GameCourse::Kind::Choices:
      setAccessibleName(tr("Choices in the course of the game"));
      break;
    case GameCourse::Kind::WinChances:
      setAccessibleName(tr("Chances in the course of the game"));
      break;
  }
  update();
}

void CourseView::setStep(std::size_t step, std::size_t last) {
  m_step = step;
  m_last = last;
  if (!m_course.empty()) setAccessibleDescription(textAt(step));
  update();
}

QString CourseView::numberText(std::int64_t value) const {
  const QString number = QLocale().toString(qlonglong(value));
  return m_course.kind == GameCourse::Kind::WinChances ? tr("%1 %").arg(number) : number;
}

double CourseView::left() const {
  // As wide for all curves, so that those that stand above one another are in line.
  const int numbers = std::max({fontMetrics().horizontalAdvance(QStringLiteral("100 %")),
                                fontMetrics().horizontalAdvance(numberText(m_most)),
                                fontMetrics().horizontalAdvance(numberText(m_least))});
  return 2.0 * margin + numbers;
}

double CourseView::xOf(std::size_t step) const {
  return left() + (width() - left() - margin) * static_cast<double>(step) /
                      static_cast<double>(std::max<std::size_t>(m_last, 1));
}

std::size_t CourseView::stepAt(double x) const {
  const double share = std::clamp((x - left()) / std::max(1.0, width() - left() - margin), 0.0, 1.0);
  return static_cast<std::size_t>(std::llround(share * static_cast<double>(m_last)));
}

QPolygonF CourseView::curve(const std::vector<std::int64_t>& values) const {
  const auto range = static_cast<double>(std::max<std::int64_t>(m_most - m_least, 1));
  const double room = height() - 2.0 * padding;
  QPolygonF points;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double share = static_cast<double>(values[i] - m_least) / range;
    points << QPointF(xOf(m_course.steps[i]), height() - padding - share * room);
  }
  return points;
}

QString CourseView::textAt(std::size_t step) const {
  if (m_course.empty()) return {};
  const std::size_t point = m_course.pointAt(step);
  QStringList parts;
  for (std::size_t seat = 0; seat < m_course.curves.size(); ++seat) {
    const QString value = numberText(m_course.curves[seat][point]);
    parts << (m_course.isBySeat() ? tr("Player %1 %2").arg(seat + 1).arg(value)
                                  : tr("%1 to choose from").arg(value));
  }
  return tr("Ply %1: %2").arg(m_course.steps[point]).arg(parts.join(QStringLiteral(", ")));
}

void CourseView::paintEvent(QPaintEvent*) {
  if (m_course.empty()) return;
  const BoardColours colours = BoardColours::from(palette());
  QPainter painter(this);
  painter.fillRect(QRectF(margin, 0, width() - 2.0 * margin, height()), colours.background);
  painter.setPen(QPen(colours.accent, 2));
  painter.drawLine(QPointF(xOf(m_step), 0), QPointF(xOf(m_step), height()));
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::size_t seat = 0; seat < m_course.curves.size(); ++seat) {
    const QColor colour = m_course.isBySeat() ? colours.seat(static_cast<kernel::Seat>(seat)) : colours.text;
    painter.setPen(QPen(colour, 2));
    const QPolygonF points = curve(m_course.curves[seat]);
    painter.drawPolyline(points);
    painter.setBrush(colour);
    painter.drawEllipse(points[static_cast<qsizetype>(m_course.pointAt(m_step))], 3, 3);
  }
  painter.setPen(colours.mutedText);
  const QRectF text = QRectF(rect()).adjusted(margin + 4, 1, -margin - 4, -1);
  painter.drawText(text, Qt::AlignTop | Qt::AlignLeft, numberText(m_most));
  painter.drawText(text, Qt::AlignBottom | Qt::AlignLeft, numberText(m_least));
}

bool CourseView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && !m_course.empty()) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(stepAt(help->pos().x())), this);
    return true;
  }
  return QWidget::event(event);
}

void CourseView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) emit seekRequested(stepAt(event->position().x()));
}

void CourseView::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) emit seekRequested(stepAt(event->position().x()));
}

}  // namespace ludo::widgets
