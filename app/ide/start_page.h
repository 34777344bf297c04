// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractButton>
#include <QWidget>
#include <vector>

#include "app/ide/samples.h"

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace ludo::ide {

/// A button as large as a card: a title and a few lines of text.
class CardButton : public QAbstractButton {
  Q_OBJECT
 public:
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

/// What the window shows first: samples to open, templates to begin with, files of late.
class StartPage : public QWidget {
  Q_OBJECT
 public:
  StartPage(std::vector<Sample> samples, std::vector<SpecTemplate> templates, QWidget* parent = nullptr);

  void setRecentFiles(const QStringList& paths);
  /// The card of a sample, by its place; for the tour and for tests.
  CardButton* sampleCard(int index) const { return m_sampleCards[static_cast<std::size_t>(index)]; }
  int sampleCount() const { return static_cast<int>(m_sampleCards.size()); }

 signals:
  void sampleRequested(const QString& path);
  void fileRequested(const QString& path);
  void openRequested();
  void templateRequested(int index);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makePage();
  void addHeading(QVBoxLayout& layout, const QString& text);
  void arrangeCards(int width);

  std::vector<Sample> m_samples;
  std::vector<SpecTemplate> m_templates;
  std::vector<CardButton*> m_sampleCards;
  std::vector<CardButton*> m_templateCards;
  QGridLayout* m_sampleGrid = nullptr;
  QGridLayout* m_templateGrid = nullptr;
  QVBoxLayout* m_recent = nullptr;
  QLabel* m_noRecent = nullptr;
  int m_columns = 0;
};

}  // namespace ludo::ide
