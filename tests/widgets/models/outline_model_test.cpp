// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "widgets/models/outline_model.h"

using namespace ludo;
using namespace ludo::widgets;
using service::OutlineEntry;

class TestOutlineModel : public QObject {
  Q_OBJECT
 private slots:
  void buildsATree();
  void movedPlacesKeepTheTree();
  void oddDepths();
};

namespace {
std::vector<OutlineEntry> sample(std::uint32_t shift = 0) {
  return {{"section", "zones", {shift + 10, shift + 15}, 0},
          {"zone", "deck", {shift + 20, shift + 24}, 1},
          {"zone", "hand", {shift + 30, shift + 34}, 1},
          {"section", "actions", {shift + 50, shift + 57}, 0},
          {"action", "draw", {shift + 60, shift + 64}, 1}};
}
}  // namespace

void TestOutlineModel::buildsATree() {
  OutlineModel model;
  QAbstractItemModelTester tester(&model);
  model.setOutline(sample());
  QCOMPARE(model.rowCount(), 2);
  QModelIndex zones = model.index(0, 0);
  QCOMPARE(zones.data().toString(), QString("zones"));
  QCOMPARE(model.rowCount(zones), 2);
  QModelIndex hand = model.index(1, 0, zones);
  QCOMPARE(hand.data().toString(), QString("hand"));
  QCOMPARE(hand.data(OutlineModel::KindRole).toString(), QString("zone"));
  QCOMPARE(hand.data(OutlineModel::OffsetRole).toUInt(), 30U);
  QCOMPARE(hand.parent(), zones);
  QCOMPARE(model.rowCount(model.index(1, 0)), 1);
}

void TestOutlineModel::movedPlacesKeepTheTree() {
  OutlineModel model;
  QAbstractItemModelTester tester(&model);
  model.setOutline(sample());
  QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
  QPersistentModelIndex draw = model.index(0, 0, model.index(1, 0));
  model.setOutline(sample(7));
  QCOMPARE(reset.count(), 0);
  QCOMPARE(draw.data(OutlineModel::OffsetRole).toUInt(), 67U);
  std::vector<OutlineEntry> renamed = sample();
  renamed[4].name = "discard";
  model.setOutline(renamed);
  QCOMPARE(reset.count(), 1);
}

void TestOutlineModel::oddDepths() {
  OutlineModel model;
  QAbstractItemModelTester tester(&model);
  model.setOutline(
      {{"zone", "a", {0, 1}, 3}, {"zone", "b", {2, 3}, 5}, {"zone", "c", {4, 5}, 1}, {"zone", "d", {}, 1}});
  QCOMPARE(model.rowCount(), 3);
  QCOMPARE(model.rowCount(model.index(0, 0)), 1);
  QVERIFY(!model.index(2, 0).data(OutlineModel::OffsetRole).isValid());
  model.setOutline({});
  QCOMPARE(model.rowCount(), 0);
}

QTEST_MAIN(TestOutlineModel)
#include "outline_model_test.moc"
