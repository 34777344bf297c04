// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/spelling/spelling.h"

#include <QFile>
#include <algorithm>

#include "core/base/files.h"

namespace ludo::widgets {
namespace {

/// Words that are tried to find the language of a text.
constexpr qsizetype triedWords = 400;
constexpr std::size_t wordFileBytes = std::size_t{1} << 20;

/// None where there is no file yet.
Result<QSet<QString>> readWords(const QString& file) {
  QSet<QString> words;
  if (!QFile::exists(file)) return words;
  const Result<std::string> text = readFile(QFile::encodeName(file).toStdString(), wordFileBytes);
  if (!text) return Failure{text.failure()};
  for (const QString& line : QString::fromStdString(*text).split(u'\n', Qt::SkipEmptyParts))
    words.insert(line.trimmed().toLower());
  words.remove(QString());
  return words;
}

}  // namespace

/// Shared by all rules, so that a dictionary is loaded once. Any thread.
struct SpellingRules::Dictionaries {
  QList<SpellingLanguage> languages;
  std::mutex mutex;
  std::map<QString, SpellerPtr> loaded;  ///< by code; null: it cannot be used

  SpellerPtr of(const SpellingLanguage& language) {
    const std::scoped_lock lock(mutex);
    const auto [entry, isNew] = loaded.try_emplace(language.code);
    if (isNew) entry->second = Speller::open(language.path);
    return entry->second;
  }
};

bool SpellingRules::isAdded(const QString& word) const {
  return m_added.contains(word.toLower());
}

SpellerPtr SpellingRules::spellerFor(const QStringList& words) const {
  if (!m_dictionaries || m_choice == Spelling::off) return nullptr;
  SpellerPtr best;
  qsizetype mostKnown = -1;
  for (const SpellingLanguage& language : m_dictionaries->languages) {
    if (m_choice != Spelling::asTheText && language.code != m_choice) continue;
    const SpellerPtr speller = m_dictionaries->of(language);
    if (!speller) continue;
    const qsizetype tried = std::min(triedWords, words.size());
    const qsizetype known = std::count_if(words.begin(), words.begin() + tried,
                                          [&](const QString& word) { return speller->knows(word); });
    if (known <= mostKnown) continue;
    mostKnown = known;
    best = speller;
  }
  return best;
}

QSet<QString> SpellingRules::unknownOf(const QStringList& words) const {
  QSet<QString> unknown;
  const SpellerPtr speller = spellerFor(words);
  if (!speller) return unknown;
  for (const QString& word : QSet<QString>(words.begin(), words.end())) {
    if (!isAdded(word) && !speller->knows(word)) unknown.insert(word);
  }
  return unknown;
}

QStringList SpellingRules::suggestions(const QString& word, const QStringList& words, int most) const {
  const SpellerPtr speller = spellerFor(words);
  return speller ? speller->suggestions(word).mid(0, most) : QStringList();
}

Spelling::Spelling(const QStringList& folders, const QString& wordFile, QObject* parent)
    : QObject(parent),
      m_languages(spellingLanguages(folders)),
      m_wordFile(wordFile),
      m_dictionaries(std::make_shared<SpellingRules::Dictionaries>()) {
  m_dictionaries->languages = m_languages;
  // A file that cannot be read is told when a word is added to it.
  if (const Result<QSet<QString>> words = readWords(wordFile)) m_added = *words;
}

Spelling::~Spelling() = default;

QString Spelling::unavailable() const {
  if (!Speller::isBuiltIn()) return tr("This build of LudoForge cannot check spelling.");
  if (m_languages.isEmpty()) return tr("No dictionary is installed, such as the package hunspell-en-us.");
  return {};
}

void Spelling::choose(const QString& choice) {
  const bool isThere = choice == off || std::ranges::any_of(m_languages, [&](const auto& each) {
                         return each.code == choice;
                       });
  const QString taken = isThere ? choice : asTheText;
  if (taken == m_choice) return;
  m_choice = taken;
  emit changed();
}

void Spelling::add(const QString& word) {
  if (m_added.contains(word.toLower())) return;
  m_added.insert(word.toLower());
  save();
  emit changed();
}

void Spelling::save() {
  if (m_saving) {
    m_isChanged = true;
    return;
  }
  m_isChanged = false;
  m_saving = std::make_unique<Job<Result<Done>>>(
      [file = QFile::encodeName(m_wordFile).toStdString(), added = m_added](const std::stop_token&,
                                                                            const auto&) -> Result<Done> {
        // With what another window has added meanwhile. What cannot be read is not written over.
        const Result<QSet<QString>> kept = readWords(QFile::decodeName(file.c_str()));
        if (!kept) return Failure{kept.failure()};
        const QSet<QString> all = *kept + added;
        QStringList sorted(all.begin(), all.end());
        sorted.sort();
        return writeFile(file, (sorted.join(u'\n') + u'\n').toStdString());
      },
      [this](Result<Result<Done>> outcome) {
        m_saving.reset();
        if (!outcome || !*outcome)
          emit failed(QString::fromStdString(outcome ? outcome->failure() : outcome.failure()));
        if (m_isChanged) save();
      });
}

SpellingRules Spelling::rules() const {
  SpellingRules rules;
  rules.m_dictionaries = m_dictionaries;
  rules.m_choice = m_choice;
  rules.m_added = m_added;
  return rules;
}

}  // namespace ludo::widgets
