// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QElapsedTimer>
#include <QWidget>

#include "widgets/archive/archive_snapshot.h"
#include "widgets/archive/throughput.h"

namespace ludo::widgets {

/// Curves of an archive over the candidates of its campaign, one below the other: QD score, coverage, best,
/// mean, and the throughput while it is watched. GUI thread.
class CurvesView : public QWidget {
  Q_OBJECT
 public:
  explicit CurvesView(QWidget* parent = nullptr);

  void setSnapshot(ArchiveSnapshotPtr snapshot);
  /// The round that stands above a place, if any does.
  const campaign::RoundRecord* roundAt(int x) const;

  QSize sizeHint() const override { return {320, 300}; }
  QSize minimumSizeHint() const override { return {160, 120}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  struct Curve {
    QString name;
    std::vector<QPointF> points;  ///< candidates, and what they made
    double top = 1;               ///< of the scale
    int decimals = 2;
    bool isShare = false;  ///< shown in percent
  };
  std::vector<Curve> curves() const;
  QRectF plot(std::size_t index, std::size_t count) const;
  void paintCurve(QPainter& painter, const Curve& curve, const QRectF& area) const;
  QString valueText(const Curve& curve, double value) const;

  ArchiveSnapshotPtr m_snapshot;
  QElapsedTimer m_clock;
  Throughput m_throughput;  ///< of this store
};

}  // namespace ludo::widgets
