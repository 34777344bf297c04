// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QSet>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "widgets/jobs/job.h"
#include "widgets/spelling/speller.h"

namespace ludo::widgets {

/// How texts are checked: in which language, and what the user has added. A value for worker threads.
class SpellingRules {
 public:
  /// Which of these words, as they stand in a text, are unknown; empty where nothing is checked. Loads
  /// dictionaries when they are first needed.
  QSet<QString> unknownOf(const QStringList& words) const;
  /// What may have been meant by a word of this text, at most `most`.
  QStringList suggestions(const QString& word, const QStringList& words, int most) const;

 private:
  friend class Spelling;
  struct Dictionaries;

  SpellerPtr spellerFor(const QStringList& words) const;
  bool isAdded(const QString& word) const;

  std::shared_ptr<Dictionaries> m_dictionaries;
  QString m_choice;
  QSet<QString> m_added;
};

/// The spelling of all texts of a window: the language and the words that the user added, which are kept in a
/// file, one a line. GUI thread.
class Spelling : public QObject {
  Q_OBJECT
 public:
  /// What can be chosen beside the code of a language: of all that are there the one that knows most of a
  /// text's words; or none.
  inline static const QString asTheText = QStringLiteral("text");
  inline static const QString off = QStringLiteral("off");

  Spelling(const QStringList& folders, const QString& wordFile, QObject* parent = nullptr);
  ~Spelling() override;

  const QList<SpellingLanguage>& languages() const { return m_languages; }
  /// Empty; or why no text can be checked, as a sentence.
  QString unavailable() const;

  const QString& choice() const { return m_choice; }
  /// A language that is not there is as asTheText.
  void choose(const QString& choice);

  /// From now on, the word is right in every text. It is written to the file on a worker thread.
  void add(const QString& word);
  const QSet<QString>& added() const { return m_added; }

  SpellingRules rules() const;

 signals:
  /// Texts are to be checked again.
  void changed();
  /// A word could not be kept, for this reason.
  void failed(const QString& reason);

 private:
  void save();

  QList<SpellingLanguage> m_languages;
  QString m_wordFile;
  QString m_choice = asTheText;
  QSet<QString> m_added;
  std::shared_ptr<SpellingRules::Dictionaries> m_dictionaries;
  bool m_isChanged = false;  ///< since the job below began
  // Last, so that it stops before what its callback uses is gone.
  std::unique_ptr<Job<Result<Done>>> m_saving;
};

}  // namespace ludo::widgets
