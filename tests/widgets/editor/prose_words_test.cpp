// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/prose_words.h"

#include <QtTest>

#include "core/service/analysis.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

QStringList wordsIn(const std::string& text) {
  QStringList words;
  for (const ProseWord& word : proseWords(text)) {
    // Each stands where it says that it does.
    if (QString::fromStdString(text.substr(word.place.begin, word.place.end - word.place.begin))
            .replace(u'’', u'\'') != word.text)
      words << QStringLiteral("misplaced");
    words << word.text;
  }
  return words;
}

}  // namespace

class TestProseWords : public QObject {
  Q_OBJECT

 private slots:
  void areThoseOfProse() {
    QCOMPARE(wordsIn(R"(# A **bold** heading

It’s *a* player's turn, a1 c4 x.

- für Anfänger
> quoted
)"),
             (QStringList{"bold", "heading", "It's", "player's", "turn", "für", "Anfänger", "quoted"}));
    QCOMPARE(wordsIn("one\r\ntwo\r\n"), (QStringList{"one", "two"}));
    QCOMPARE(wordsIn("ill \xFF formed\nwell\n"), QStringList{"well"});
    QVERIFY(wordsIn("").isEmpty());
  }

  void noDataAndNoCode() {
    QCOMPARE(wordsIn(R"(before
```yaml
section: "zones"
items: []
```
between
```
code here
```
| kind | cost |
|---|---|
| swrod | 3 |

after `code inside` the end
)"),
             (QStringList{"before", "between", "after", "the", "end"}));
    QCOMPARE(wordsIn("see [the rules](http://exmple.org/pagge) or https://exmple.org/a now\n").last(),
             QStringLiteral("now"));
    QVERIFY(!wordsIn("see <b class='xyz'>this</b> https://exmple.org/a now\n").contains("exmple"));
    QVERIFY(!wordsIn("see <b class='xyz'>this</b>\n").contains("xyz"));
    // A block that has no end.
    QCOMPARE(wordsIn(R"(prose
```yaml
section: "zones"
)"),
             QStringList{"prose"});
  }

  void namesOfTheGameAreKnown() {
    QFile sample(QStringLiteral(LUDO_SOURCE_DIR "/samples/deck-builder.md"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    const auto analysis =
        service::analyse(std::make_shared<SourceText>("game.md", sample.readAll().toStdString()));
    const QSet<QString> names = wordsOfGame(analysis->document);
    QVERIFY(isNamed("Copper", names) && isNamed("castlesGone", names) && isNamed("castles", names));
    QVERIFY(isNamed("manors", names) && isNamed("Manor's", names));
    QVERIFY(!isNamed("sponge", names) && !isNamed("s", names));
  }
};

QTEST_GUILESS_MAIN(TestProseWords)
#include "prose_words_test.moc"
