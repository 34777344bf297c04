// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/text_search.h"

namespace ludo::widgets {

namespace {

constexpr int mostTries = 50'000;  ///< at one place of a text

std::uint32_t bytesIn(QStringView text) {
  std::uint32_t length = 0;
  for (QChar c : text) {
    char16_t unit = c.unicode();
    // Half of a surrogate pair, which is four bytes in all.
    length += unit < 0x80 ? 1 : unit < 0x800 || QChar::isSurrogate(unit) ? 2 : 3;
  }
  return length;
}

}  // namespace

QRegularExpression expressionOf(const SearchQuery& query) {
  QString pattern = query.regularExpression ? query.pattern : QRegularExpression::escape(query.pattern);
  if (query.wholeWord) pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
  QRegularExpression::PatternOptions options =
      QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
  if (!query.caseSensitive) options |= QRegularExpression::CaseInsensitiveOption;
  return QRegularExpression(QStringLiteral("(*LIMIT_MATCH=%1)").arg(mostTries) + pattern, options);
}

SearchResult findAll(const std::string& text, const SearchQuery& query) {
  if (query.pattern.isEmpty()) return {};
  return findAll(std::string_view(text), expressionOf(query));
}

SearchResult findAll(std::string_view text, const QRegularExpression& expression) {
  SearchResult result;
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
  for (qsizetype from = 0; from <= subject.size();) {
    // The text was made from UTF-8 just now, and needs no look whether it is sound.
    const QRegularExpressionMatch match =
        expression.match(subject, from, QRegularExpression::NormalMatch,
                         QRegularExpression::DontCheckSubjectStringMatchOption);
    result.tookTooLong = !match.isValid();
    if (!match.hasMatch()) break;
    from = std::max(match.capturedEnd(), match.capturedStart() + (match.capturedLength() == 0 ? 1 : 0));
    if (match.capturedLength() == 0) continue;
    if (result.matches.size() == mostMatches) {
      result.truncated = true;
      break;
    }
    std::uint32_t begin = byteOf(match.capturedStart());
    std::uint32_t end = byteOf(match.capturedEnd());
    // Bytes that are not UTF-8 were read as other characters, so that offsets behind them do not fit.
    if (text.substr(std::min<std::size_t>(begin, text.size()), end - begin) != match.captured().toStdString())
      break;
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
