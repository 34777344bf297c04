// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest>

#include "widgets/outline/make_outline_panel.h"
#include "widgets/outline/outline_panel.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

class TestOutlinePanel : public QObject {
  Q_OBJECT

 private slots:
  void saysSoWhileNothingIsDefined() {
    OutlinePanel panel;
    panel.show();
    QVERIFY(!panel.view()->isVisible());
    QVERIFY(!panel.findChild<QLabel*>()->text().isEmpty());
    panel.setOutline({{"section", "zones", {10, 15}, 0}});
    QVERIFY(panel.view()->isVisible());
    panel.setOutline({});
    QVERIFY(!panel.view()->isVisible());
  }

  void leadsToPlaces() {
    OutlinePanel panel;
    panel.setOutline({{"section", "zones", {10, 15}, 0}, {"zone", "deck", {20, 24}, 1}});
    panel.show();
    QList<Span> places;
    connect(&panel, &OutlinePanel::placeRequested, this, [&](Span place) { places << place; });
    const QModelIndex deck = panel.view()->model()->index(0, 0, panel.view()->model()->index(0, 0));
    // Everything is in sight without opening a branch.
    const QPoint middle = panel.view()->visualRect(deck).center();
    QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, Qt::NoModifier, middle);
    QCOMPARE(places, (QList<Span>{{20, 24}}));
    QTest::keyClick(panel.view(), Qt::Key_Return);
    QCOMPARE(places.size(), 2);
  }

  void showsTheNewestAnalysisOfItsWorkspace() {
    Document document(specificationAnalyser());
    Workspace workspace(document);
    const std::unique_ptr<QWidget> made(makeOutlinePanel(workspace));
    auto* panel = qobject_cast<OutlinePanel*>(made.get());
    QVERIFY(document.open(QStringLiteral(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md")));
    QTRY_VERIFY(panel->view()->model()->rowCount() > 0);
    QSignalSpy places(&workspace, &Workspace::placeRequested);
    panel->view()->setCurrentIndex(panel->view()->model()->index(0, 0));
    QTest::keyClick(panel->view(), Qt::Key_Return);
    QCOMPARE(places.size(), 1);
  }
};

QTEST_MAIN(TestOutlinePanel)
#include "outline_panel_test.moc"
