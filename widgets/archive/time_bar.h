// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTimer>
#include <QWidget>
#include <optional>

class QLabel;
class QSlider;
class QToolButton;

namespace ludo::widgets {

/// Chooses how many rounds of a campaign are shown: all, as many as there come, or the first of them; and
/// plays them back. GUI thread.
class TimeBar : public QWidget {
  Q_OBJECT
 public:
  explicit TimeBar(QWidget* parent = nullptr);

  /// How many rounds are over. Whoever saw all of them sees the new ones.
  void setRounds(std::size_t rounds);
  /// How many are shown; nothing for all.
  std::optional<std::size_t> shown() const;
  /// From the first round on, unless it was stopped half-way; a second call stops it.
  void play();

 signals:
  void shownChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void step();
  void showText();

  QToolButton* m_play = nullptr;
  QSlider* m_slider = nullptr;
  QLabel* m_text = nullptr;
  QTimer m_timer;
};

}  // namespace ludo::widgets
