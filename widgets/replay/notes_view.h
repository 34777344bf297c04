// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <vector>

#include "widgets/replay/replay_notes.h"

class QTableWidget;
class QToolButton;

namespace ludo::widgets {

/// The notes of a game as a list: a row goes to its ply, and its text can be written. Bookmarks the ply that
/// is shown. GUI thread.
class NotesView : public QWidget {
  Q_OBJECT
 public:
  explicit NotesView(QWidget* parent = nullptr);

  void setNotes(std::vector<ReplayNote> notes);
  const std::vector<ReplayNote>& notes() const { return m_notes; }
  /// The ply that is shown, which a bookmark is for.
  void setStep(std::size_t step);
  /// Bookmarks the ply that is shown, and begins to write its text.
  void addNote();
  void removeNote();

  QTableWidget* table() const { return m_table; }

 signals:
  void seekRequested(std::size_t step);
  /// By the user.
  void edited();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void showButtons();
  int rowOf(std::size_t step) const;

  std::vector<ReplayNote> m_notes;  ///< by rising step, as the rows
  std::size_t m_step = 0;
  QTableWidget* m_table;
  QToolButton* m_add;
  QToolButton* m_remove;
};

}  // namespace ludo::widgets
