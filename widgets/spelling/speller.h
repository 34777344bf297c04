// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>
#include <memory>

namespace ludo::widgets {

/// Words of one language, from a dictionary of Hunspell. Immutable to its users; any thread, one at a time.
class Speller {
 public:
  /// Whether the program was built with Hunspell.
  static bool isBuiltIn();
  /// Null where the dictionary cannot be used. `path` is without its endings .aff and .dic. Takes a part of a
  /// second.
  static std::shared_ptr<const Speller> open(const QString& path);
  virtual ~Speller() = default;

  virtual bool knows(const QString& word) const = 0;
  /// Words that may have been meant, the likeliest first. May take a part of a second.
  virtual QStringList suggestions(const QString& word) const = 0;
};
using SpellerPtr = std::shared_ptr<const Speller>;

struct SpellingLanguage {
  QString code;  ///< "en_US"
  QString name;  ///< as its speakers call it
  QString path;  ///< of the dictionary, without ending
};

/// The languages of the dictionaries in these folders, by their names.
QList<SpellingLanguage> spellingLanguages(const QStringList& folders);
/// Where the system and the user keep dictionaries.
QStringList dictionaryFolders();

}  // namespace ludo::widgets
