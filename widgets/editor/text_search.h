// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "core/base/source_text.h"

namespace ludo::widgets {

struct SearchQuery {
  QString pattern;
  bool regularExpression = false;
  bool caseSensitive = false;
  bool wholeWord = false;
  bool operator==(const SearchQuery&) const = default;
};

struct SearchMatch {
  Span span;             ///< bytes of the UTF-8 text
  QStringList captures;  ///< the whole match, then the groups
};

struct SearchResult {
  std::vector<SearchMatch> matches;  ///< in order, not overlapping, none empty
  bool truncated = false;            ///< there are more than mostMatches
  QString error;                     ///< why the pattern is no regular expression
  bool tookTooLong = false;  ///< the expression tried more than is allowed, and the search ended there
};

constexpr std::size_t mostMatches = 20000;

/// As it is matched: with a limit on what it may try at one place, which patterns such as (a+)+$ would exceed
/// by far. Not valid when the query is no regular expression.
QRegularExpression expressionOf(const SearchQuery& query);

SearchResult findAll(const std::string& text, const SearchQuery& query);
SearchResult findAll(std::string_view text, const QRegularExpression& expression);

/// What to put in place of a match: for regular expressions \0 to \9 and $0 to $9 are its groups, \n and \t
/// a line end and a tab, and \\ and $$ the signs themselves.
std::string replacementFor(const SearchMatch& match, const QString& replacement, bool regularExpression);

}  // namespace ludo::widgets
