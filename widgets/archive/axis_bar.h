// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/archive_snapshot.h"

class QComboBox;
class QToolButton;

namespace ludo::widgets {

/// Chooses along what an archive is seen, by what it is coloured, and how closely. Every measure can be an
/// axis: those of the campaign stand first. GUI thread.
class AxisBar : public QWidget {
  Q_OBJECT
 public:
  explicit AxisBar(QWidget* parent = nullptr);

  /// Offers what a snapshot has. What was chosen stays chosen where it is still there, unless it is another
  /// campaign.
  void setSnapshot(const ArchiveSnapshot& snapshot, bool isOther);
  /// Names of measures; equal where there is one axis only.
  QString across() const;
  QString up() const;
  /// Empty for fitness.
  QString colour() const;
  /// Chooses axes, without telling so.
  void setAxes(const QString& across, const QString& up);
  /// Whether there is a closer look to go back from.
  void setIsClose(bool isClose);

 signals:
  void axesChanged();
  void colourChanged();
  void closerRequested();
  void wholeRequested();

 private:
  QComboBox* addBox(const char* name, const QString& label, const QString& accessible, const QString& tip);
  QToolButton* addButton(const char* name, const QString& text, const QString& tip);

  QComboBox* m_across = nullptr;
  QComboBox* m_up = nullptr;
  QComboBox* m_colour = nullptr;
  QToolButton* m_whole = nullptr;
};

}  // namespace ludo::widgets
