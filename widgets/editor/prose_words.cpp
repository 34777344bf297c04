// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/prose_words.h"

#include <QStringDecoder>

#include "core/base/words.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "widgets/editor/spec_line.h"

namespace ludo::widgets {
namespace {

bool isProse(TokenKind kind) {
  return kind == TokenKind::Prose || kind == TokenKind::Heading || kind == TokenKind::Emphasis ||
         kind == TokenKind::Strong;
}

bool isTableRow(std::string_view line) {
  const std::size_t first = line.find_first_not_of(' ');
  return first != std::string_view::npos && line[first] == '|';
}

/// Bytes of a line that are no prose become blanks: other tokens, addresses and marks of HTML.
std::string onlyProse(std::string_view line, const ScannedLine& scanned) {
  std::string kept(line);
  if (!isProse(scanned.base)) kept.assign(kept.size(), ' ');
  for (const Token& token : scanned.tokens) {
    if (isProse(token.kind)) {
      kept.replace(token.begin, token.end - token.begin, line.substr(token.begin, token.end - token.begin));
    } else {
      kept.replace(token.begin, token.end - token.begin, token.end - token.begin, ' ');
    }
  }
  const auto blank = [&kept](std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < std::min(end, kept.size()); ++at) kept[at] = ' ';
  };
  for (std::size_t at = kept.find("://"); at != std::string::npos; at = kept.find("://", at + 1)) {
    std::size_t begin = at;
    while (begin > 0 && kept[begin - 1] != ' ' && kept[begin - 1] != '(') --begin;
    blank(begin, kept.find_first_of(" )", at));
  }
  for (std::size_t at = kept.find('<'); at != std::string::npos; at = kept.find('<', at + 1)) {
    const std::size_t end = kept.find('>', at);
    if (end != std::string::npos) blank(at, end + 1);
  }
  return kept;
}

bool isOfWord(QChar letter) {
  return letter.isLetter() || letter.isMark() || letter.isHighSurrogate() || letter.isLowSurrogate();
}

/// Words between `begin` and the end of a line, which is valid or not in UTF-8.
void addWords(const std::string& line, std::size_t lineBegin, std::vector<ProseWord>& words) {
  const QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
  // Ill-formed bytes would shift what follows them.
  if (text.toUtf8().size() != static_cast<qsizetype>(line.size())) return;
  auto offset = static_cast<std::uint32_t>(lineBegin);
  for (qsizetype at = 0; at < text.size();) {
    qsizetype end = at;
    const auto isApostrophe = [&](qsizetype place) {
      const bool isOne = text[place] == u'\'' || text[place] == u'’';
      return isOne && place > at && place + 1 < text.size() && isOfWord(text[place + 1]);
    };
    bool hasDigit = false;
    while (end < text.size() &&
           (isOfWord(text[end]) || text[end].isDigit() || text[end] == u'_' || isApostrophe(end))) {
      hasDigit = hasDigit || text[end].isDigit() || text[end] == u'_';
      ++end;
    }
    if (end == at) ++end;
    QString word = text.mid(at, end - at);
    const auto bytes = static_cast<std::uint32_t>(word.toUtf8().size());
    if (word.size() > 1 && !hasDigit && isOfWord(word[0]))
      words.push_back({{offset, offset + bytes}, word.replace(u'’', u'\'')});
    offset += bytes;
    at = end;
  }
}

void addName(const std::string& name, QSet<QString>& names) {
  const QString whole = QString::fromStdString(name).toLower();
  names.insert(whole);
  for (const QString& word :
       QString::fromStdString(wordsOfName(name)).toLower().split(u' ', Qt::SkipEmptyParts))
    names.insert(word);
  std::vector<ProseWord> words;
  addWords(name, 0, words);
  for (const ProseWord& word : words) names.insert(word.text.toLower());
}

}  // namespace

std::vector<ProseWord> proseWords(std::string_view text) {
  std::vector<ProseWord> words;
  LineState state;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = text.substr(begin, end - begin);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const bool isOutside = state.region == Region::Prose;
    const ScannedLine scanned = scanLine(line, state);
    state = scanned.after;
    if (isOutside && !scanned.opensFence && !isTableRow(line))
      addWords(onlyProse(line, scanned), begin, words);
    begin = end + 1;
  }
  return words;
}

QSet<QString> wordsOfGame(const language::SpecDocument& document) {
  QSet<QString> names;
  language::walkConst(language::specDocumentType(), &document,
                      [&names](const language::Type& type, const void* value) {
                        if (type.kind == language::TypeKind::Definition) addName(textOf(type, value), names);
                        return true;
                      });
  for (const language::TokenTypeDef& type : document.tokenTypes) addName(type.name, names);
  for (const language::ActionDef& action : document.actions) addName(action.label, names);
  for (const language::EndDef& end : document.end) addName(end.id, names);
  addName(document.metadata.name, names);
  addName(document.metadata.author, names);
  for (const language::TableDef& table : document.tables) {
    for (const auto& row : table.rows) {
      for (const language::ValueExpr& cell : row) {
        if (const auto* written = std::get_if<std::string>(&cell.node)) addName(*written, names);
      }
    }
  }
  return names;
}

bool isNamed(const QString& word, const QSet<QString>& names) {
  QString lower = word.toLower();
  if (names.contains(lower)) return true;
  for (const QString& ending : {QStringLiteral("'s"), QStringLiteral("es"), QStringLiteral("s")}) {
    if (lower.size() > ending.size() + 1 && lower.endsWith(ending) &&
        names.contains(lower.chopped(ending.size())))
      return true;
  }
  return false;
}

}  // namespace ludo::widgets
