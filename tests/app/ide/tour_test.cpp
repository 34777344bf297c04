// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QtTest>

#include "app/ide/main_window.h"
#include "app/ide/resources.h"
#include "app/ide/tour.h"

using namespace ludo::ide;

class TestTour : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    initResources();
    qputenv("LUDO_SAMPLES_DIR", LUDO_SOURCE_DIR "/samples");
  }

  void walksTheWholePath() {
    QTemporaryDir folder;
    Themes themes(*qApp);
    MainWindow window(themes, {});
    window.show();
    Tour tour(window, folder.filePath("pictures"));
    QSignalSpy finished(&tour, &Tour::finished);
    tour.start();
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 240000);
    QVERIFY(finished[0][0].toBool());

    QFile index(folder.filePath("pictures/index.md"));
    QVERIFY(index.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(index.readAll());
    static const QRegularExpression picture("!\\[[^\\]]+\\]\\(([^)]+)\\)");
    int pictures = 0;
    for (const QRegularExpressionMatch& match : picture.globalMatch(text)) {
      const QImage image(folder.filePath("pictures/" + match.captured(1)));
      QVERIFY2(image.width() > 400 && image.height() > 300, qPrintable(match.captured(1)));
      ++pictures;
    }
    QVERIFY(pictures >= 10);
  }

  void aFolderThatCannotBeMadeFails() {
    QTemporaryFile file;
    QVERIFY(file.open());
    Themes themes(*qApp);
    MainWindow window(themes, {});
    Tour tour(window, file.fileName() + "/pictures");
    QSignalSpy finished(&tour, &Tour::finished);
    tour.start();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(!finished[0][0].toBool());
  }
};

QTEST_MAIN(TestTour)
#include "tour_test.moc"
