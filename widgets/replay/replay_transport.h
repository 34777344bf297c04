// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <vector>

#include "widgets/replay/seek_slider.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace ludo::widgets {

/// The row of controls under a replay: to the ends and step by step, play and pause, the slider with its
/// flags, the speed, the hash. Shows what it is given and says what was asked for.
class ReplayTransport : public QWidget {
  Q_OBJECT
 public:
  struct Position {
    bool isOpen = false;
    bool isPlaying = false;
    std::size_t step = 0;
    std::size_t last = 0;
    QString hash;
  };

  explicit ReplayTransport(QWidget* parent = nullptr);

  void showPosition(const Position& position);
  void setFlags(std::vector<ReplayFlag> flags);
  SeekSlider* slider() const { return m_slider; }
  QToolButton* playButton() const { return m_play; }
  /// Milliseconds that a step takes while playing.
  int stepInterval() const;
  void requestFlag(int direction);
  /// Of what always has to be there.
  QSize minimumSizeHint() const override;

 signals:
  void seekRequested(std::size_t step);
  void stepRequested(int steps);
  void playToggled();
  void stepIntervalChanged(int milliseconds);
  void copyHashRequested();

 private:
  QToolButton* addButton(QHBoxLayout& line, const QString& text, const QString& name, const QString& toolTip);
  void addSpeeds(QHBoxLayout& line);
  /// What can be spared is there as far as there is room: jumps between flags, then the speed, then the hash.
  void fitWidth();
  int widthOf(const QWidget& part) const;
  /// Paints the icons in the colours of the palette.
  void tintIcons();
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

  Position m_position;
  SeekSlider* m_slider = nullptr;
  QLabel* m_place = nullptr;
  QToolButton* m_hash = nullptr;
  QToolButton* m_first = nullptr;
  QToolButton* m_back = nullptr;
  QToolButton* m_play = nullptr;
  QToolButton* m_forward = nullptr;
  QToolButton* m_last = nullptr;
  QToolButton* m_previousFlag = nullptr;
  QToolButton* m_nextFlag = nullptr;
  QComboBox* m_speed = nullptr;
};

}  // namespace ludo::widgets
