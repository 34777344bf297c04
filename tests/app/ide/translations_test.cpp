// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>
#include <map>
#include <set>

#include "app/ide/command_table.h"

using namespace ludo::ide;

namespace {

struct Message {
  QString context;
  QString source;
  QStringList translations;
  bool isFinished = true;
};

std::vector<Message> messagesOf(const QString& language) {
  QFile file(QStringLiteral(LUDO_SOURCE_DIR "/translations/ludoforge_%1.ts").arg(language));
  std::vector<Message> messages;
  if (!file.open(QIODevice::ReadOnly)) return messages;
  QXmlStreamReader xml(&file);
  QString context;
  bool counted = false;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == u"name") {
      context = xml.readElementText();
    } else if (xml.name() == u"message") {
      counted = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
    } else if (xml.name() == u"source") {
      messages.push_back({context, xml.readElementText(), {}, true});
    } else if (xml.name() == u"translation") {
      messages.back().isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
      const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
      static const QRegularExpression betweenForms(QStringLiteral("\\n\\s*"));
      messages.back().translations = counted ? text.split(betweenForms) : QStringList(text);
    }
  }
  return messages;
}

std::set<QString> placesIn(const QString& text) {
  static const QRegularExpression place(QStringLiteral("%(\\d|n)"));
  std::set<QString> places;
  for (const QRegularExpressionMatch& match : place.globalMatch(text)) places.insert(match.captured());
  return places;
}

}  // namespace

class TestTranslations : public QObject {
  Q_OBJECT

 private slots:
  void germanIsWhole() {
    const std::vector<Message> messages = messagesOf("de");
    QVERIFY(messages.size() > 700);
    for (const Message& message : messages) {
      QVERIFY2(message.isFinished, qPrintable(message.source));
      QVERIFY2(!message.translations.first().isEmpty(), qPrintable(message.source));
    }
  }

  void whatIsPutInStays() {
    for (const Message& message : messagesOf("de")) {
      // A singular may leave out its number; the last form is the plural.
      QVERIFY2(placesIn(message.translations.last()) == placesIn(message.source), qPrintable(message.source));
    }
  }

  /// What a program that writes translations can damage: its own marks, and letters to press.
  void markupAndMnemonicsSurvive() {
    static const QRegularExpression entity(QStringLiteral("&?\\b(amp|lt|gt|quot|apos);"));
    static const QRegularExpression mnemonic(QStringLiteral("(?<!&)&(?=\\w)"),
                                             QRegularExpression::UseUnicodePropertiesOption);
    const auto lettersIn = [](const QString& text) {
      // In a text with marks, & begins an entity.
      return text.contains(u'<') ? 0 : text.count(mnemonic);
    };
    for (const char* language : {"de", "en"}) {
      for (const Message& message : messagesOf(language)) {
        for (const QString& text : message.translations) {
          if (text.isEmpty()) continue;
          QVERIFY2(text.count(entity) == message.source.count(entity), qPrintable(text));
          QVERIFY2(lettersIn(text) == lettersIn(message.source), qPrintable(text));
          QVERIFY2(text.count(u'…') == message.source.count(u'…'), qPrintable(text));
        }
      }
    }
  }

  void englishHasItsPlurals() {
    for (const Message& message : messagesOf("en")) {
      if (!message.source.contains("%n")) continue;
      QVERIFY2(message.isFinished && message.translations.size() == 2, qPrintable(message.source));
    }
  }

  void germanMnemonicsOfAMenuDiffer() {
    std::map<QString, QString> german;
    for (const Message& message : messagesOf("de")) {
      if (message.context == "Commands") german[message.source] = message.translations.first();
    }
    std::map<std::pair<CommandMenu, QChar>, QString> users;
    for (const CommandInfo& info : commandInfos()) {
      const QString text = german.at(QString::fromUtf8(info.text));
      const qsizetype mark = text.indexOf(u'&');
      if (mark < 0) continue;
      const auto [entry, isNew] = users.emplace(std::pair(info.menu, text[mark + 1].toLower()), text);
      QVERIFY2(isNew, qPrintable(entry->second + " and " + text));
    }
  }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "translations_test.moc"
