// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QCoreApplication>
#include <QStringList>
#include <optional>
#include <string>

#include "app/ide/theme.h"

namespace ludo::ide {

/// What the command line asks for.
struct Arguments {
  Q_DECLARE_TR_FUNCTIONS(Arguments)
 public:
  enum class Kind { Run, Help, Version, Wrong };

  Kind kind = Kind::Run;
  QStringList files;           ///< to open, absolute
  QString tourFolder;          ///< --tour: where its pictures go; empty: no tour
  std::optional<Theme> theme;  ///< --theme: instead of the preferred one
  bool newInstance = false;    ///< --new-instance: a window of its own
  QString message;             ///< Help: the help; Wrong: what is wrong
};

/// `words` begins with the program's name.
Arguments parseArguments(const QStringList& words);

/// The program's words without the options that Qt itself takes (-platform, -style, ...), so that they can be
/// parsed before there is an application.
QStringList withoutToolkitOptions(int argc, char** argv);

}  // namespace ludo::ide
