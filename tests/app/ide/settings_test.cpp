// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QtTest>

#include "app/ide/arguments.h"
#include "app/ide/preferences.h"
#include "app/ide/resources.h"
#include "app/ide/samples.h"
#include "app/ide/session.h"
#include "app/ide/theme.h"
#include "core/service/analysis.h"

using namespace ludo::ide;

namespace {

/// As the Web Content Accessibility Guidelines work it out.
double luminance(const QColor& colour) {
  const auto part = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a);
  const double y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

class TestSettings : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { initResources(); }

  void preferencesComeBack() {
    QTemporaryDir folder;
    const QString file = folder.filePath("preferences.ini");
    QCOMPARE(readPreferences(file), Preferences());
    Preferences preferences;
    preferences.theme = Theme::Dark;
    preferences.fontSize = 17;
    preferences.language = "de";
    preferences.autosaveSeconds = 0;
    preferences.liveLens = false;
    preferences.shortcuts = {{"game.simulate", "Ctrl+R"}, {"file.new", ""}};
    QCOMPARE(writePreferences(preferences, file), QString());
    QCOMPARE(readPreferences(file), preferences);
    preferences.theme = Theme::HighContrast;
    preferences.shortcuts.erase("file.new");
    QCOMPARE(writePreferences(preferences, file), QString());
    QCOMPARE(readPreferences(file), preferences);
  }

  void nonsenseInTheFileIsBroughtIntoRange() {
    QTemporaryDir folder;
    QFile file(folder.filePath("preferences.ini"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"([General]
theme=purple
language=xx
fontSize=100000
autosaveSeconds=-3
future=kept
)");
    file.close();
    const Preferences preferences = readPreferences(file.fileName());
    QCOMPARE(preferences.theme, Theme::System);
    QCOMPARE(preferences.language, QString());
    QCOMPARE(preferences.fontSize, Preferences::mostFontSize);
    QCOMPARE(preferences.autosaveSeconds, 0);
    QCOMPARE(writePreferences(preferences, file.fileName()), QString());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("future=kept"));
  }

  void preferencesThatCannotBeWrittenAreTold() {
    QTemporaryFile file;
    QVERIFY(file.open());
    QVERIFY(!writePreferences(Preferences(), file.fileName() + "/preferences.ini").isEmpty());
  }

  void sessionComesBack() {
    QTemporaryDir folder;
    Session session;
    session.geometry = QByteArray("\0\1geometry", 10);
    session.layout = "layout";
    session.openFiles = {"/a.md", "/b, c.md"};
    session.currentFile = "/a.md";
    session.carets = {{"/a.md", 17}};
    for (int i = 0; i < 15; ++i) session.remember(QString("/file%1.md").arg(i));
    session.remember("/file9.md");
    QCOMPARE(session.recentFiles.size(), Session::mostRecentFiles);
    QCOMPARE(session.recentFiles.front(), QString("/file9.md"));
    QCOMPARE(session.recentFiles.count("/file9.md"), 1);
    QCOMPARE(writeSession(session, folder.filePath("session.ini")), QString());
    QCOMPARE(readSession(folder.filePath("session.ini")), session);
  }

  void arguments_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("kind");
    using enum Arguments::Kind;
    QTest::newRow("none") << QStringList{} << int(Run);
    QTest::newRow("files") << QStringList{"a.md", "b.md"} << int(Run);
    QTest::newRow("theme") << QStringList{"--theme", "dark"} << int(Run);
    QTest::newRow("tour") << QStringList{"--tour", "folder"} << int(Run);
    QTest::newRow("help") << QStringList{"--help"} << int(Help);
    QTest::newRow("version") << QStringList{"--version"} << int(Version);
    QTest::newRow("unknown option") << QStringList{"--frobnicate"} << int(Wrong);
    QTest::newRow("unknown theme") << QStringList{"--theme", "purple"} << int(Wrong);
    QTest::newRow("theme without a name") << QStringList{"--theme"} << int(Wrong);
    QTest::newRow("tour without a folder") << QStringList{"--tour="} << int(Wrong);
  }
  void arguments() {
    QFETCH(QStringList, words);
    QFETCH(int, kind);
    const Arguments arguments = parseArguments(QStringList{"ludoforge"} + words);
    QCOMPARE(int(arguments.kind), kind);
    QCOMPARE(arguments.message.isEmpty(),
             arguments.kind == Arguments::Kind::Run || arguments.kind == Arguments::Kind::Version);
  }

  void argumentsAreTaken() {
    const Arguments arguments =
        parseArguments({"ludoforge", "--theme", "light", "--tour", "out", "a.md", "b.md"});
    QCOMPARE(arguments.files, QStringList({QDir::currentPath() + "/a.md", QDir::currentPath() + "/b.md"}));
    QVERIFY(!arguments.newInstance);
    QVERIFY(parseArguments({"ludoforge", "--new-instance"}).newInstance);
    char program[] = "ludoforge";
    char reverse[] = "-reverse";
    char style[] = "-style";
    char name[] = "fusion";
    char file[] = "a.md";
    char* words[] = {program, reverse, style, name, file};
    QCOMPARE(withoutToolkitOptions(5, words), QStringList({"ludoforge", "a.md"}));
    QCOMPARE(arguments.tourFolder, QString("out"));
    QVERIFY(arguments.theme == Theme::Light);
  }

  void samplesHaveNamesAndParagraphs() {
    const std::vector<Sample> samples = readSamples(LUDO_SOURCE_DIR "/samples");
    const auto isThere = [&](const QString& name) {
      return std::ranges::any_of(samples, [&](const Sample& sample) { return sample.name == name; });
    };
    QVERIFY(isThere("Pig"));
    QVERIFY(isThere("Chess"));  // in a folder of its own
    for (const Sample& sample : samples) {
      QVERIFY2(!sample.name.isEmpty(), qPrintable(sample.path));
      QVERIFY2(sample.paragraph.size() > 40, qPrintable(sample.path));
      QVERIFY2(!sample.paragraph.contains("```"), qPrintable(sample.path));
    }
    QVERIFY(readSamples(QString()).empty());
    QVERIFY(readSamples("/nowhere").empty());
  }

  void aTextIsDescribed() {
    const Sample sample = describeSample("/x/game.md", R"(
# The *game*

One [link](http://a) and
`code`.

More.
)");
    QCOMPARE(sample.name, QString("The game"));
    QCOMPARE(sample.paragraph, QString("One link and code."));
    QCOMPARE(describeSample("/x/game.md", R"(```yaml
section: "metadata"
```
)")
                 .name,
             QString("game"));
    QCOMPARE(describeSample("/x/game.md", R"(```yaml
section: "metadata"
```
)")
                 .paragraph,
             QString());
  }

  void templatesArePlayable() {
    const std::vector<SpecTemplate> templates = specTemplates();
    QVERIFY(templates.size() >= 5);
    for (const SpecTemplate& each : templates) {
      QVERIFY(!each.description.isEmpty());
      const auto analysis = ludo::service::analyse(
          std::make_shared<ludo::SourceText>(each.name.toStdString(), each.text.toStdString()));
      const std::string first =
          analysis->diagnostics.empty() ? std::string() : analysis->diagnostics.front().message;
      QVERIFY2(analysis->rules != nullptr && analysis->diagnostics.empty(),
               qPrintable(each.name + ": " + first.c_str()));
    }
  }

  void boxesCanBeFound() {
    Themes themes(*qApp);
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::HighContrast}) {
      themes.apply(theme);
      QCheckBox box;
      box.resize(box.sizeHint());
      const QImage image = box.grab().toImage();
      const QColor ground = box.palette().color(QPalette::Window);
      int edge = 0;
      for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
          edge += contrast(image.pixelColor(x, y), ground) >= 3 ? 1 : 0;
      }
      // All four sides of a box of some twelve pixels.
      QVERIFY2(edge >= 40, qPrintable(QString("%1: %2").arg(themeName(theme)).arg(edge)));
    }
  }

  void palettesHaveContrast() {
    for (const auto& [palette, least] : std::vector<std::pair<QPalette, double>>{
             {lightPalette(), 4.5}, {darkPalette(), 4.5}, {highContrastPalette(), 7}}) {
      for (const auto& [text, ground] : std::vector<std::pair<QPalette::ColorRole, QPalette::ColorRole>>{
               {QPalette::Text, QPalette::Base},
               {QPalette::Text, QPalette::AlternateBase},
               {QPalette::WindowText, QPalette::Window},
               {QPalette::ButtonText, QPalette::Button},
               {QPalette::PlaceholderText, QPalette::Base},
               {QPalette::PlaceholderText, QPalette::Window},
               {QPalette::HighlightedText, QPalette::Highlight},
               {QPalette::ToolTipText, QPalette::ToolTipBase},
               {QPalette::Link, QPalette::Window}}) {
        const double ratio = contrast(palette.color(text), palette.color(ground));
        QVERIFY2(ratio >= least, qPrintable(QString("%1 on %2: %3").arg(text).arg(ground).arg(ratio)));
      }
    }
  }
};

QTEST_MAIN(TestSettings)
#include "settings_test.moc"
