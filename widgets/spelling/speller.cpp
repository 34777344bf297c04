// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/spelling/speller.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QStringDecoder>
#include <QStringEncoder>
#include <algorithm>
#include <mutex>
#include <optional>
#ifdef LUDO_WITH_HUNSPELL
#include <hunspell.hxx>
#endif

namespace ludo::widgets {
namespace {

#ifdef LUDO_WITH_HUNSPELL

/// "ISO8859-1" is what dictionaries write.
std::optional<QStringConverter::Encoding> encodingCalled(const std::string& name) {
  const QString called = QString::fromStdString(name).toUpper().remove(u'-').remove(u'_');
  if (called == QLatin1String("UTF8")) return QStringConverter::Utf8;
  if (called == QLatin1String("ISO88591") || called == QLatin1String("LATIN1"))
    return QStringConverter::Latin1;
  return std::nullopt;
}

class HunspellWords : public Speller {
 public:
  explicit HunspellWords(const QString& path)
      : m_words(QFile::encodeName(path + QStringLiteral(".aff")).constData(),
                QFile::encodeName(path + QStringLiteral(".dic")).constData()),
        m_encoding(encodingCalled(m_words.get_dict_encoding())) {}

  bool isUsable() const { return m_encoding.has_value(); }

  bool knows(const QString& word) const override {
    const std::scoped_lock lock(m_mutex);
    QStringEncoder encode(*m_encoding);
    const QByteArray bytes = encode(word);
    // Letters that the language does not even have.
    return !encode.hasError() && m_words.spell(bytes.toStdString());
  }

  QStringList suggestions(const QString& word) const override {
    const std::scoped_lock lock(m_mutex);
    QStringEncoder encode(*m_encoding);
    const QByteArray bytes = encode(word);
    if (encode.hasError()) return {};
    QStringList found;
    for (const std::string& each : m_words.suggest(bytes.toStdString())) {
      QStringDecoder decode(*m_encoding);
      found << decode(QByteArray::fromStdString(each));
    }
    return found;
  }

 private:
  // The library changes its own memory while it looks something up.
  mutable std::mutex m_mutex;
  mutable Hunspell m_words;
  std::optional<QStringConverter::Encoding> m_encoding;
};

#endif

}  // namespace

bool Speller::isBuiltIn() {
#ifdef LUDO_WITH_HUNSPELL
  return true;
#else
  return false;
#endif
}

SpellerPtr Speller::open([[maybe_unused]] const QString& path) {
#ifdef LUDO_WITH_HUNSPELL
  for (const char* ending : {".aff", ".dic"}) {
    if (!QFileInfo(path + QLatin1String(ending)).isReadable()) return nullptr;
  }
  auto words = std::make_shared<const HunspellWords>(path);
  if (words->isUsable()) return words;
#endif
  return nullptr;
}

QStringList dictionaryFolders() {
  QStringList folders = QStandardPaths::locateAll(
      QStandardPaths::GenericDataLocation, QStringLiteral("hunspell"), QStandardPaths::LocateDirectory);
  folders << QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("myspell/dicts"),
                                       QStandardPaths::LocateDirectory);
  return folders;
}

QList<SpellingLanguage> spellingLanguages(const QStringList& folders) {
  QList<SpellingLanguage> languages;
  for (const QString& folder : folders) {
    for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.aff")}, QDir::Files)) {
      const QString code = file.completeBaseName();
      const QString path = file.dir().filePath(code);
      const bool isKnown =
          std::ranges::any_of(languages, [&](const auto& each) { return each.code == code; });
      // Variants such as de_DE_frami are told apart by their codes.
      const QLocale locale(code.section(u'_', 0, 1));
      if (isKnown || locale.language() == QLocale::C || !QFileInfo::exists(path + QStringLiteral(".dic")))
        continue;
      QString name = QStringLiteral("%1 (%2)").arg(locale.nativeLanguageName(), locale.nativeTerritoryName());
      if (code.count(u'_') > 1) name += QStringLiteral(" – ") + code;
      languages.append({code, name, path});
    }
  }
  std::ranges::sort(languages, {}, &SpellingLanguage::name);
  return languages;
}

}  // namespace ludo::widgets
