// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/text_search.h"

#include <QRegularExpression>

namespace ludo::widgets {

namespace {

std::uint32_t bytesIn(QStringView text) {
  std::uint32_t length = 0;
  for (QChar c : text) {
    char16_t unit = c.unicode();
    // Half of a surrogate pair, which is four bytes in all.
    length += unit < 0x80 ? 1 : unit < 0x800 || QChar::isSurrogate(unit) ? 2 : 3;
  }
  return length;
}

QRegularExpression expressionOf(const SearchQuery& query) {
  QString pattern = query.regularExpression ? query.pattern : QRegularExpression::escape(query.pattern);
  if (query.wholeWord) pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
  QRegularExpression::PatternOptions options =
      QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
  if (!query.caseSensitive) options |= QRegularExpression::CaseInsensitiveOption;
  return QRegularExpression(pattern, options);
}

}  // namespace

SearchResult findAll(const std::string& text, const SearchQuery& query) {
  SearchResult result;
  if (query.pattern.isEmpty()) return result;
  QRegularExpression expression = expressionOf(query);
  if (!expression.isValid()) {
    result.error = expression.errorString();
    return result;
  }
  QString subject = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  qsizetype reached = 0;
  std::uint32_t reachedByte = 0;
  auto byteOf = [&](qsizetype offset) {
    reachedByte += bytesIn(QStringView(subject).mid(reached, offset - reached));
    reached = offset;
    return reachedByte;
  };
  for (auto matches = expression.globalMatch(subject); matches.hasNext();) {
    QRegularExpressionMatch match = matches.next();
    if (match.capturedLength() == 0) continue;
    if (result.matches.size() == mostMatches) {
      result.truncated = true;
      break;
    }
    std::uint32_t begin = byteOf(match.capturedStart());
    std::uint32_t end = byteOf(match.capturedEnd());
    result.matches.push_back({{begin, end}, match.capturedTexts()});
  }
  return result;
}

std::string replacementFor(const SearchMatch& match, const QString& replacement, bool regularExpression) {
  if (!regularExpression) return replacement.toStdString();
  QString result;
  for (qsizetype i = 0; i < replacement.size(); ++i) {
    QChar c = replacement[i];
    bool escapes = (c == QLatin1Char('\\') || c == QLatin1Char('$')) && i + 1 < replacement.size();
    QChar next = escapes ? replacement[i + 1] : QChar();
    if (escapes && next.isDigit()) {
      result += match.captures.value(next.digitValue());
    } else if (escapes && next == c) {
      result += c;
    } else if (c == QLatin1Char('\\') && next == QLatin1Char('n')) {
      result += QLatin1Char('\n');
    } else if (c == QLatin1Char('\\') && next == QLatin1Char('t')) {
      result += QLatin1Char('\t');
    } else {
      result += c;
      continue;
    }
    ++i;
  }
  return result.toStdString();
}

}  // namespace ludo::widgets
