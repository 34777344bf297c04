// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <vector>

#include "app/ide/card_button.h"
#include "app/ide/samples.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ludo::ide {

class CardGrid;
class SampleGallery;

/// What the window shows first: samples to open, templates to begin with, files of late.
class StartPage : public QWidget {
  Q_OBJECT
 public:
  StartPage(std::vector<Sample> samples, std::vector<SpecTemplate> templates, QWidget* parent = nullptr);

  void setRecentFiles(const QStringList& paths);
  /// Puts the keyboard on the first template, and it in sight.
  void focusTemplates();
  /// Puts the keyboard into the search for samples, and it in sight.
  void focusSamples();
  /// The card of a sample, by its place; for the tour and for tests.
  CardButton* sampleCard(int index) const;
  int sampleCount() const;
  SampleGallery* gallery() const { return m_gallery; }

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

  std::vector<Sample> m_samples;
  std::vector<SpecTemplate> m_templates;
  SampleGallery* m_gallery = nullptr;
  CardGrid* m_templateCards = nullptr;
  QVBoxLayout* m_recent = nullptr;
  QPushButton* m_open = nullptr;
  QScrollArea* m_scroll = nullptr;
  QLabel* m_noRecent = nullptr;
};

}  // namespace ludo::ide
