// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractButton>
#include <functional>

namespace ludo::ide {

/// A button as large as a card: a title and a few lines of text, and perhaps a picture beside them.
class CardButton : public QAbstractButton {
  Q_OBJECT
 public:
  static constexpr int preferredWidth = 250;

  /// Shows as much of the description as fits into `lines`; the tool tip has all of it.
  CardButton(const QString& title, const QString& description, int lines, QWidget* parent = nullptr);

  /// Keeps room for a picture from now on, which may come later: nothing is drawn until then.
  void reservePicture();
  /// Draws the picture into the room that it is given, in the colours of the palette.
  using Picture = std::function<void(QPainter&, const QRectF&, const QPalette&)>;
  void setPicture(Picture picture);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QFont titleFont() const;
  /// What the picture leaves for the words, of what is inside the frame.
  QRect wordRect(const QRect& inner) const;

  QString m_description;
  Picture m_picture;
  bool m_reservesPicture = false;
  int m_lines;
};

}  // namespace ludo::ide
