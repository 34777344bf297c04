// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QTimer>
#include <random>

class QWidget;

namespace ludo::ide {
class MainWindow;
class RulebookExport;
class Workbench;
}  // namespace ludo::ide

namespace ludo::ide::testing {

/// Uses a window as somebody in a hurry would, with real events, until the process is killed: types into
/// files and an untitled text, saves, undoes, pastes, changes tabs; shows one panel after the other, fills
/// the fields of the form, changes the table of cards, plays and simulates, saves rulebooks, and cancels
/// jobs. What each text was at each moment goes to the standard output, a line each:
///   <nanoseconds on the monotonic clock> <what> <hash of the text> <name of the document>
/// with O for opened, E for edited, S for saved, F for told that autosaving fails, R for ready.
class Typist : public QObject {
  Q_OBJECT
 public:
  struct Habits {
    unsigned seed = 1;
    QString untitledName;
    bool meddles = false;       ///< another program changes, removes and renames the files meanwhile
    bool beginsInFile = false;  ///< not in the untitled text
    bool fillsDisk = false;     ///< at some moment no file can be written any more
  };
  Typist(MainWindow& window, Habits habits);

 private:
  void adopt(Workbench* workbench);
  void act();
  void type();
  void usePanel();
  /// In the form, or in another panel that is shown.
  void enterInto(QWidget& panel);
  void saveRulebook();
  void meddle();
  unsigned below(unsigned bound) { return static_cast<unsigned>(m_random() % bound); }

  MainWindow& m_window;
  RulebookExport* m_rulebooks;
  Habits m_habits;
  std::mt19937 m_random;
  QTimer m_pause;
  int m_burst = 0;
};

/// Writes one line of the log.
void note(char what, const std::string& text, const QString& name);

}  // namespace ludo::ide::testing
