// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/archive_snapshot.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace ludo::widgets {

/// What people say of the games of a campaign: asks which of two they would rather play, and shows the
/// ranking that follows beside the machine's fitness, and how far the two agree. GUI thread.
class PeoplePage : public QWidget {
  Q_OBJECT
 public:
  explicit PeoplePage(QWidget* parent = nullptr);

  void setSnapshot(ArchiveSnapshotPtr snapshot);

 signals:
  /// Somebody said which of two games they would rather play.
  void compared(const ludo::campaign::PairedComparison& comparison);
  /// A game is to be looked at.
  void candidateRequested(ludo::campaign::CandidateId candidate);

 private:
  void makeQuestion();
  void makeTable();
  void answer(campaign::Preference preference);
  void showQuestion();
  void showGames();

  ArchiveSnapshotPtr m_snapshot;
  QLabel* m_question = nullptr;
  QPushButton* m_first = nullptr;
  QPushButton* m_equal = nullptr;
  QPushButton* m_second = nullptr;
  QTableWidget* m_games = nullptr;
  QLabel* m_agreement = nullptr;
};

}  // namespace ludo::widgets
