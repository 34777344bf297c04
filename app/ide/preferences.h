// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <map>
#include <vector>

#include "app/ide/theme.h"
#include "widgets/spelling/spelling.h"

namespace ludo::ide {

/// What the user likes, on any machine and in any project. The state of one desk (open files, layout) is the
/// Session.
struct Preferences {
  static constexpr int leastFontSize = 6;
  static constexpr int mostFontSize = 40;
  static constexpr int mostAutosaveSeconds = 600;

  Theme theme = Theme::System;
  QString language;         ///< "en", "de"; empty: that of the system. From the next start on
  int fontSize = 11;        ///< points, of the editor
  int autosaveSeconds = 2;  ///< of typing that a crash may cost, at most; 0: no autosaving
  QString spelling = widgets::Spelling::asTheText;  ///< see widgets::Spelling::choose
  bool liveLens = true;                             ///< whether rules are tried out while they are written
  std::map<QString, QString> shortcuts;             ///< see CommandTable::changedShortcuts

  bool operator==(const Preferences&) const = default;
};

/// Values out of range are brought into it; keys of other versions are left in the file. What no program of
/// ours wrote is as if it were not there.
Preferences readPreferences(const QString& file);
/// Returns an empty text, or why it could not be written.
QString writePreferences(const Preferences& preferences, const QString& file);

/// The languages that there are words in, by their codes, and as they call themselves.
std::vector<std::pair<QString, QString>> languages();

/// Where this user's settings lie.
QString preferencesFile();
QString sessionFile();
/// The words that this user added to the dictionary, one a line.
QString wordsFile();
/// Where unsaved texts without a file are kept.
QString recoveryFolder();
/// Where earlier texts of files are kept.
QString historyFolder();
/// A folder that only this user can look into, for what lasts no longer than a run: locks and sockets. Made
/// when it is not there; empty when there is none that is safe.
QString runtimeFolder();

}  // namespace ludo::ide
