// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QGroupBox>
#include <optional>

#include "core/sim/sprt.h"

class QDoubleSpinBox;

namespace ludo::widgets {

/// The question that can end a match of two bots as soon as it is answered: is the first elo0 stronger than
/// the second, or elo1? GUI thread.
class QuestionBox : public QGroupBox {
  Q_OBJECT
 public:
  explicit QuestionBox(QWidget* parent = nullptr);

  /// Only two bots can be asked about.
  void setBots(std::size_t count);
  /// None when nothing is asked, or the numbers make no question.
  std::optional<sim::SprtOptions> question() const;
  /// Whether a question is asked that is none: elo0 has to be less than elo1.
  bool isWrong() const;

 signals:
  void questionChanged();

 private:
  QDoubleSpinBox* addNumber(const QString& title, const QString& help, double low, double high, double value,
                            int decimals);

  QDoubleSpinBox* m_elo0;
  QDoubleSpinBox* m_elo1;
  QDoubleSpinBox* m_alpha;
  QDoubleSpinBox* m_beta;
};

}  // namespace ludo::widgets
