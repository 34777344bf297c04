// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/curves_view.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "widgets/archive/colour_scale.h"

namespace ludo::widgets {
namespace {

constexpr int margin = 8;

QColor between(const QColor& a, const QColor& b, float share) {
  return QColor::fromRgbF(a.redF() * (1 - share) + b.redF() * share,
                          a.greenF() * (1 - share) + b.greenF() * share,
                          a.blueF() * (1 - share) + b.blueF() * share);
}

}  // namespace

CurvesView::CurvesView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("curves"));
  setAccessibleName(tr("How the archive grew"));
  setMouseTracking(true);
  m_clock.start();
}

void CurvesView::setSnapshot(ArchiveSnapshotPtr snapshot) {
  const bool isOther = !m_snapshot || !snapshot || m_snapshot->path != snapshot->path;
  m_snapshot = std::move(snapshot);
  if (isOther) m_throughput = {};
  if (m_snapshot) m_throughput.add(m_snapshot->candidates, m_clock.elapsed());
  QStringList lines;
  for (const Curve& curve : curves()) {
    if (!curve.points.empty())
      lines << tr("%1: %2").arg(curve.name, valueText(curve, curve.points.back().y()));
  }
  setAccessibleDescription(lines.join(QStringLiteral("; ")));
  update();
}

std::vector<CurvesView::Curve> CurvesView::curves() const {
  Curve qd{tr("QD score"), {}, 0, 2, false};
  Curve coverage{tr("Cells filled"), {}, 0, 1, true};
  Curve best{tr("Best fitness"), {}, 0, 3, false};
  Curve mean{tr("Mean fitness"), {}, 0, 3, false};
  if (!m_snapshot) return {};
  const auto add = [](Curve& curve, const campaign::RoundRecord& round, double value) {
    curve.points.emplace_back(static_cast<double>(round.candidates), value);
    curve.top = std::max(curve.top, value);
  };
  for (const campaign::RoundRecord& round : m_snapshot->rounds) {
    add(qd, round, round.qdScore);
    add(coverage, round,
        static_cast<double>(round.filled) /
            static_cast<double>(std::max<std::uint64_t>(1, m_snapshot->cells)));
    if (round.best) add(best, round, *round.best);
    if (round.mean) add(mean, round, *round.mean);
  }
  std::vector<Curve> all{qd, coverage, best, mean};
  // An archive of what is unlike the others has no cells.
  if (m_snapshot->cells == 0) all.erase(all.begin() + 1);
  if (!m_throughput.points().empty()) {
    Curve throughput{tr("Candidates a minute"), m_throughput.points(), 0, 0, false};
    // Candidates of a round that is not over are counted to its end.
    const double most =
        m_snapshot->rounds.empty() ? 0 : static_cast<double>(m_snapshot->rounds.back().candidates);
    for (QPointF& point : throughput.points) {
      point.setX(std::min(point.x(), most));
      throughput.top = std::max(throughput.top, point.y());
    }
    all.push_back(std::move(throughput));
  }
  return all;
}

QString CurvesView::valueText(const Curve& curve, double value) const {
  return curve.isShare ? tr("%1 %").arg(QLocale().toString(value * 100, 'f', curve.decimals))
                       : QLocale().toString(value, 'f', curve.decimals);
}

QRectF CurvesView::plot(std::size_t index, std::size_t count) const {
  const double caption = fontMetrics().height() + 2.0;
  const double each = (height() - margin - caption) / static_cast<double>(std::max<std::size_t>(count, 1));
  const double top = margin + each * static_cast<double>(index);
  return {margin, top + caption, width() - 2.0 * margin, std::max(4.0, each - caption - margin)};
}

void CurvesView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const std::vector<Curve> all = curves();
  if (all.empty() || all.front().points.empty()) {
    painter.drawText(rect(), Qt::AlignCenter, tr("No round is over."));
    return;
  }
  for (std::size_t i = 0; i < all.size(); ++i) paintCurve(painter, all[i], plot(i, all.size()));
  painter.setPen(palette().color(QPalette::Text));
  const QRectF below(margin, height() - fontMetrics().height() - 2.0, width() - 2.0 * margin,
                     fontMetrics().height());
  painter.drawText(below, Qt::AlignLeft, tr("0"));
  painter.drawText(
      below, Qt::AlignRight,
      tr("%1 candidates")
          .arg(QLocale().toString(static_cast<qulonglong>(m_snapshot->rounds.back().candidates))));
}

void CurvesView::paintCurve(QPainter& painter, const Curve& curve, const QRectF& area) const {
  const QColor text = palette().color(QPalette::Text);
  const QColor base = palette().color(QPalette::Base);
  painter.fillRect(area, base);
  painter.setPen(between(base, text, 0.25F));
  painter.drawLine(area.bottomLeft(), area.bottomRight());
  const QRectF caption(area.left(), area.top() - fontMetrics().height() - 1, area.width(),
                       fontMetrics().height());
  painter.setPen(text);
  painter.drawText(caption, Qt::AlignLeft, curve.name);
  if (curve.points.empty()) return;
  painter.drawText(caption, Qt::AlignRight, valueText(curve, curve.points.back().y()));
  const double most = std::max(1.0, static_cast<double>(m_snapshot->rounds.back().candidates));
  QPolygonF line;
  for (const QPointF& point : curve.points)
    line << QPointF(area.left() + area.width() * point.x() / most,
                    area.bottom() - area.height() * point.y() / std::max(curve.top, 1e-9));
  QColor colour = palette().color(QPalette::Highlight);
  painter.setPen(QPen(colour, 2));
  painter.drawPolyline(line);
  QPolygonF filled = line;
  filled << QPointF(line.back().x(), area.bottom()) << QPointF(line.front().x(), area.bottom());
  colour.setAlphaF(0.15F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(filled);
  painter.setBrush(Qt::NoBrush);
}

const campaign::RoundRecord* CurvesView::roundAt(int x) const {
  if (!m_snapshot || m_snapshot->rounds.empty() || width() <= 2 * margin) return nullptr;
  const double share = (x - margin) / (width() - 2.0 * margin);
  const double candidates = share * static_cast<double>(m_snapshot->rounds.back().candidates);
  const auto nearest =
      std::ranges::min_element(m_snapshot->rounds, {}, [&](const campaign::RoundRecord& round) {
        return std::abs(static_cast<double>(round.candidates) - candidates);
      });
  return &*nearest;
}

bool CurvesView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const campaign::RoundRecord* round = roundAt(help->pos().x());
  if (round == nullptr) {
    QToolTip::hideText();
    return true;
  }
  const QLocale locale;
  QToolTip::showText(help->globalPos(),
                     tr("After %1 candidates: %2 cells, QD score %3")
                         .arg(locale.toString(static_cast<qulonglong>(round->candidates)),
                              locale.toString(static_cast<qulonglong>(round->filled)),
                              locale.toString(round->qdScore, 'f', 2)),
                     this);
  return true;
}

}  // namespace ludo::widgets
