// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "core/drafting/evidence.h"

class QLabel;
class QTableWidget;

namespace ludo::widgets {

/// What a change does to the game: its tests, numbers of random games before and after, and the games that go
/// otherwise. GUI thread.
class EvidenceView : public QWidget {
  Q_OBJECT
 public:
  explicit EvidenceView(QWidget* parent = nullptr);

  void setEvidence(const drafting::Evidence& evidence);

 private:
  void addRow(const QString& what, const QString& before, const QString& after, bool isNews);
  static QString testsText(const drafting::Evidence::Tests& tests);
  static QString nameOf(const metrics::Figure& figure);
  static QString valueOf(const metrics::Figure& figure);
  static QString divergenceText(const drafting::Evidence& evidence);

  QTableWidget* m_table;
  QLabel* m_divergence;
};

}  // namespace ludo::widgets
