// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSet>
#include <QString>
#include <string_view>
#include <vector>

#include "core/base/source_text.h"
#include "core/language/spec_document.h"

namespace ludo::widgets {

struct ProseWord {
  Span place;
  QString text;
};

/// The words of a specification's prose: what people write for people. No block of YAML or code, no table,
/// which holds data, no code within a line, no link's address; no word with digits or of a single letter.
std::vector<ProseWord> proseWords(std::string_view text);

/// What prose may call by the names that the game has: these names and the words that they are made of, in
/// small letters.
QSet<QString> wordsOfGame(const language::SpecDocument& document);

/// Whether a word is one of these, or its plural.
bool isNamed(const QString& word, const QSet<QString>& names);

}  // namespace ludo::widgets
