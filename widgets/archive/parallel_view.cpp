// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/parallel_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/archive/colour_scale.h"
#include "widgets/models/colours.h"

namespace ludo::widgets {
namespace {

constexpr int handle = 9;       ///< pixels beside an axis that belong to it
constexpr int leastDraw = 4;    ///< pixels; less is a click
constexpr double nearLine = 6;  ///< pixels
constexpr int axisGap = 4;

double distanceToSegment(QPointF point, QPointF a, QPointF b) {
  const QPointF along = b - a;
  const double length = QPointF::dotProduct(along, along);
  const double share = length > 0 ? std::clamp(QPointF::dotProduct(point - a, along) / length, 0.0, 1.0) : 0;
  const QPointF away = point - (a + share * along);
  return std::hypot(away.x(), away.y());
}

}  // namespace

ParallelView::ParallelView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Games along several measures"));
}

void ParallelView::setGames(ArchiveSnapshotPtr snapshot, std::vector<std::size_t> measures,
                            std::size_t colour) {
  m_snapshot = std::move(snapshot);
  m_measures = std::move(measures);
  m_colour = colour;
  m_current = std::min(m_current, std::max<std::size_t>(m_measures.size(), 1) - 1);
  setFilter(m_filter);
}

void ParallelView::setFilter(const GameFilter& filter) {
  m_filter = filter;
  m_matching = m_snapshot ? filter.matches(*m_snapshot) : std::vector<bool>();
  forgetLines();
}

void ParallelView::setCandidate(std::optional<campaign::CandidateId> candidate) {
  m_candidate = candidate;
  update();
}

void ParallelView::setCurrent(std::size_t axis) {
  if (axis >= m_measures.size() || axis == m_current) return;
  m_current = axis;
  update();
  emit currentChanged();
}

void ParallelView::forgetLines() {
  m_lines = QPixmap();
  update();
}

QRect ParallelView::plot() const {
  const int line = fontMetrics().height();
  // Above stand the titles, in two rows so that neighbours leave room, and the highest values; below the
  // lowest.
  return QRect(rect()).adjusted(width() / 12 + handle, 3 * line + 2 * axisGap, -width() / 12 - handle,
                                -line - 2 * axisGap);
}

int ParallelView::axisX(std::size_t axis) const {
  const QRect area = plot();
  if (m_measures.size() < 2) return area.center().x();
  return area.left() +
         static_cast<int>(axis * static_cast<std::size_t>(area.width()) / (m_measures.size() - 1));
}

int ParallelView::valueY(std::size_t axis, double value) const {
  const ArchiveMeasure& shown = measure(axis);
  const double range = shown.high - shown.low;
  const double share = range > 0 ? std::clamp((value - shown.low) / range, 0.0, 1.0) : 0.5;
  return plot().bottom() - static_cast<int>(std::lround(share * (plot().height() - 1)));
}

double ParallelView::valueAt(std::size_t axis, int y) const {
  const QRect area = plot();
  const double share =
      std::clamp(static_cast<double>(area.bottom() - y) / std::max(1, area.height() - 1), 0.0, 1.0);
  return measure(axis).low + share * (measure(axis).high - measure(axis).low);
}

std::optional<std::size_t> ParallelView::axisAt(int x) const {
  for (std::size_t axis = 0; axis < m_measures.size(); ++axis) {
    if (std::abs(axisX(axis) - x) <= handle) return axis;
  }
  return std::nullopt;
}

/// Where a measure is missing, the line has a gap: there the points are NaN.
QPolygonF ParallelView::lineOf(const ArchiveElite& elite) const {
  QPolygonF line;
  for (std::size_t axis = 0; axis < m_measures.size(); ++axis) {
    const double value = measuredValue(elite, m_measures[axis]);
    line << QPointF(axisX(axis), std::isnan(value) ? value : valueY(axis, value));
  }
  return line;
}

std::optional<campaign::CandidateId> ParallelView::gameAt(QPoint point) const {
  std::optional<campaign::CandidateId> nearest;
  double least = nearLine;
  for (std::size_t i = 0; i < m_snapshot->elites.size(); ++i) {
    if (!m_matching.empty() && !m_matching[i]) continue;
    const QPolygonF line = lineOf(m_snapshot->elites[i]);
    for (qsizetype part = 1; part < line.size(); ++part) {
      if (std::isnan(line[part - 1].y()) || std::isnan(line[part].y())) continue;
      const double distance = distanceToSegment(point, line[part - 1], line[part]);
      if (distance >= least) continue;
      least = distance;
      nearest = m_snapshot->elites[i].candidate;
    }
  }
  return nearest;
}

namespace {

void drawLine(QPainter& painter, const QPolygonF& line, const QPen& pen) {
  painter.setPen(pen);
  for (qsizetype part = 0; part < line.size(); ++part) {
    const QPointF to = line[part];
    if (std::isnan(to.y())) continue;
    const bool isJoined = part > 0 && !std::isnan(line[part - 1].y());
    isJoined ? painter.drawLine(line[part - 1], to) : painter.drawPoint(to);
  }
}

}  // namespace

void ParallelView::paintLines(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const ArchiveMeasure& colour = m_snapshot->measures[m_colour];
  const double low = m_colour == 0 ? 0 : colour.low;
  const QColor base = palette().color(QPalette::Base);
  const QColor faint = mixed(base, palette().color(QPalette::Text), 0.15);
  // What is wanted lies above what is not.
  for (const bool wanted : {false, true}) {
    for (std::size_t i = 0; i < m_snapshot->elites.size(); ++i) {
      const ArchiveElite& elite = m_snapshot->elites[i];
      if ((m_matching.empty() || m_matching[i]) != wanted) continue;
      const double value = measuredValue(elite, m_colour);
      const double share = colour.high > low ? (value - low) / (colour.high - low) : 0;
      const QColor own =
          std::isnan(value) ? mixed(base, palette().color(QPalette::Text), 0.5) : scaleColour(share);
      // The ends of the scale come near the background in the one theme or the other.
      drawLine(painter, lineOf(elite),
               QPen(wanted ? mixed(own, palette().color(QPalette::Text), 0.2) : faint, wanted ? 1.4 : 1));
    }
  }
}

void ParallelView::paintAxis(QPainter& painter, std::size_t axis) const {
  const QColor text = palette().color(QPalette::Text);
  const int x = axisX(axis);
  const QRect area = plot();
  const bool isCurrent = axis == m_current;
  painter.setPen(QPen(text, isCurrent && hasFocus() ? 3 : isCurrent ? 2 : 1));
  painter.drawLine(x, area.top(), x, area.bottom());
  const int step = m_measures.size() < 2 ? width() : area.width() / static_cast<int>(m_measures.size() - 1);
  const int line = fontMetrics().height();
  const QLocale locale;
  const auto write = [&](int top, int room, const QString& words) {
    const int side = std::min({room / 2, x, width() - x}) - 2;
    const QRect place(x - side, top, std::max(1, 2 * side), line);
    painter.drawText(place, Qt::AlignCenter, fontMetrics().elidedText(words, Qt::ElideRight, place.width()));
  };
  QFont font = painter.font();
  font.setBold(isCurrent);
  painter.setFont(font);
  write(axis % 2 == 0 ? 0 : line, 2 * step, measure(axis).title);
  font.setBold(false);
  painter.setFont(font);
  write(2 * line, step, locale.toString(measure(axis).high, 'g', 4));
  write(area.bottom() + axisGap, step, locale.toString(measure(axis).low, 'g', 4));
  QColor fill = palette().color(QPalette::Highlight);
  const auto paintRange = [&](int top, int bottom) {
    fill.setAlpha(110);
    painter.fillRect(QRect(x - handle + 2, top, 2 * handle - 3, bottom - top + 1), fill);
    painter.setPen(palette().color(QPalette::Highlight));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRect(x - handle + 2, top, 2 * handle - 3, bottom - top));
  };
  if (isCurrent && m_pressed) return paintRange(std::min(*m_pressed, m_under), std::max(*m_pressed, m_under));
  if (const GameFilter::Range* range = m_filter.rangeOf(measure(axis).name))
    paintRange(valueY(axis, range->to), valueY(axis, range->from));
}

void ParallelView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Base));
  if (!m_snapshot || m_measures.empty()) return;
  if (m_lines.isNull()) {
    m_lines = QPixmap(size() * devicePixelRatioF());
    m_lines.setDevicePixelRatio(devicePixelRatioF());
    m_lines.fill(Qt::transparent);
    QPainter lines(&m_lines);
    paintLines(lines);
  }
  painter.drawPixmap(0, 0, m_lines);
  for (const ArchiveElite& elite : m_snapshot->elites) {
    if (m_candidate != elite.candidate) continue;
    painter.setRenderHint(QPainter::Antialiasing);
    drawLine(painter, lineOf(elite), QPen(palette().color(QPalette::Base), 6));
    drawLine(painter, lineOf(elite), QPen(palette().color(QPalette::Text), 3));
    painter.setRenderHint(QPainter::Antialiasing, false);
  }
  for (std::size_t axis = 0; axis < m_measures.size(); ++axis) paintAxis(painter, axis);
}

void ParallelView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  forgetLines();
}

void ParallelView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) forgetLines();
}

void ParallelView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_snapshot || m_measures.empty())
    return QWidget::mousePressEvent(event);
  const QPoint at = event->position().toPoint();
  if (const auto axis = axisAt(at.x())) {
    setCurrent(*axis);
    m_pressed = m_under = at.y();
    return update();
  }
  if (const auto game = gameAt(at)) emit candidateChosen(*game);
}

void ParallelView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_pressed) return QWidget::mouseMoveEvent(event);
  m_under = std::clamp(event->position().toPoint().y(), plot().top(), plot().bottom());
  update();
}

void ParallelView::mouseReleaseEvent(QMouseEvent* event) {
  if (!m_pressed || event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
  const int from = *std::exchange(m_pressed, std::nullopt);
  update();
  if (std::abs(from - m_under) < leastDraw) return emit rangeDrawn(std::nullopt);
  emit rangeDrawn(AxisWish::Range{valueAt(m_current, std::max(from, m_under)),
                                  valueAt(m_current, std::min(from, m_under))});
}

void ParallelView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Right) return setCurrent(m_current + 1);
  if (event->key() == Qt::Key_Left && m_current > 0) return setCurrent(m_current - 1);
  QWidget::keyPressEvent(event);
}

bool ParallelView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && m_snapshot) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto axis = axisAt(help->pos().x());
    axis ? QToolTip::showText(help->globalPos(), measure(*axis).title + u'\n' + measure(*axis).help, this)
         : QToolTip::hideText();
    return true;
  }
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
  return QWidget::event(event);
}

}  // namespace ludo::widgets
