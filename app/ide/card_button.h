// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractButton>

namespace ludo::ide {

/// A button as large as a card: a title and a few lines of text.
class CardButton : public QAbstractButton {
  Q_OBJECT
 public:
  static constexpr int preferredWidth = 250;

  /// Shows as much of the description as fits into `lines`; the tool tip has all of it.
  CardButton(const QString& title, const QString& description, int lines, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QFont titleFont() const;

  QString m_description;
  int m_lines;
};

}  // namespace ludo::ide
