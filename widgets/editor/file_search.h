// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <functional>
#include <stop_token>
#include <vector>

#include "widgets/editor/text_search.h"

/// A search over open texts and the files of a folder, as values; for a worker thread.
namespace ludo::widgets {

/// A text that is open, which is searched as it is in the window and not as it is on the disk.
struct OpenText {
  int id = 0;    ///< the caller's
  QString path;  ///< empty: it has no file
  QString name;
  std::string text;
};

struct FileSearch {
  SearchQuery query;
  std::vector<OpenText> open;
  QString folder;  ///< with what is below it; empty: only what is open
};

/// A match within a line.
struct FoundMatch {
  std::size_t line = 0;   ///< from 0
  std::size_t begin = 0;  ///< of the line, in bytes of the text
  std::string content;    ///< of the line, without its end
  SearchMatch match;      ///< its span is in bytes of the text
};

struct FoundText {
  int id = -1;  ///< that of an open text; -1: a file that is not open
  QString path;
  QString name;  ///< to show: below the folder, its path from there
  std::vector<FoundMatch> matches;
};

/// What was searched, and what was not.
struct FoundInFiles {
  std::vector<FoundText> texts;  ///< open ones first, then files by their names
  std::size_t matches = 0;
  std::size_t searched = 0;     ///< texts
  QString error;                ///< why the pattern is no regular expression
  QStringList unread;           ///< why files could not be read, a sentence each
  std::size_t longLines = 0;    ///< left out: longer than mostSearchedLine
  std::size_t slowLines = 0;    ///< the expression took too long there
  bool tooManyFiles = false;    ///< there are more than mostSearchedFiles
  bool tooManyMatches = false;  ///< there are more than mostMatches
  bool cancelled = false;
};

constexpr std::size_t mostSearchedFiles = 5000;
constexpr std::size_t mostSearchedLine = 10'000;  ///< bytes; longer lines are left out
constexpr int mostSearchedDepth = 16;             ///< of folders in folders

/// Line by line, so no match goes beyond a line. Looks at files that end in .md; not at hidden ones, nor at
/// what links to folders lead to. `progressed` is told how many texts were searched.
FoundInFiles findInFiles(const FileSearch& search, const std::stop_token& stop,
                         const std::function<void(std::size_t)>& progressed);

}  // namespace ludo::widgets
