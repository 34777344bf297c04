// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

#include "widgets/models/problems_model.h"
#include "widgets/models/severity_icon.h"

using namespace ludo;
using namespace ludo::widgets;
using diagnostics::Diagnostic;
using diagnostics::Kind;
using diagnostics::Severity;

namespace {

constexpr Kind errorKind{"test-error", Severity::Error, "Error", "E"};
constexpr Kind warningKind{"test-warning", Severity::Warning, "Warning", "W"};
constexpr Kind noteKind{"test-note", Severity::Info, "Note", "N"};

Diagnostic problem(const Kind& kind, std::uint32_t at, std::string message, std::string path = {}) {
  Diagnostic diagnostic;
  diagnostic.kind = &kind;
  diagnostic.span = {at, at + 1};
  diagnostic.message = std::move(message);
  diagnostic.path = std::move(path);
  return diagnostic;
}

SourcePtr lines() {
  return std::make_shared<SourceText>("game.md", R"(one
two
three
four
)");
}

double luminance(const QColor& colour) {
  auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  double light = std::max(luminance(a), luminance(b));
  double dark = std::min(luminance(a), luminance(b));
  return (light + 0.05) / (dark + 0.05);
}

}  // namespace

class TestProblemsModel : public QObject {
  Q_OBJECT
 private slots:
  void showsEachProblem();
  void problemWithoutAPlace();
  void changedRowsOnlyAreReplaced();
  void randomChangesKeepTheModelConsistent();
  void filters();
  void sortsByPlaceAndSeverity();
  void coloursReadOnBothBackgrounds();
};

void TestProblemsModel::showsEachProblem() {
  ProblemsModel model;
  QAbstractItemModelTester tester(&model);
  model.setProblems({problem(errorKind, 4, "Broken", "actions[0]"), problem(noteKind, 10, "Remark")},
                    lines());
  QCOMPARE(model.rowCount(), 2);
  QCOMPARE(model.index(0, ProblemsModel::MessageColumn).data().toString(), QString("Broken"));
  QCOMPARE(model.index(0, ProblemsModel::PlaceColumn).data().toString(), QString("2:1"));
  QCOMPARE(model.index(1, ProblemsModel::PlaceColumn).data().toString(), QString("3:3"));
  QCOMPARE(model.index(0, ProblemsModel::PathColumn).data().toString(), QString("actions[0]"));
  QCOMPARE(model.count(Severity::Error), 1);
  QCOMPARE(model.count(Severity::Warning), 0);
  QCOMPARE(model.count(Severity::Info), 1);
  QCOMPARE(model.rowText(0), QString("game.md:2:1: error: Broken [test-error]"));
  QCOMPARE(model.index(0, ProblemsModel::SeverityColumn).data(Qt::AccessibleTextRole).toString(),
           model.rowText(0));
  QVERIFY(!model.index(0, ProblemsModel::SeverityColumn).data(Qt::DecorationRole).value<QIcon>().isNull());
}

void TestProblemsModel::problemWithoutAPlace() {
  ProblemsModel model;
  Diagnostic placeless = problem(errorKind, 0, "Nowhere");
  placeless.span = {};
  model.setProblems({placeless}, lines());
  QCOMPARE(model.placeText(0), QString());
  QCOMPARE(model.rowText(0), QString("game.md: error: Nowhere [test-error]"));
}

void TestProblemsModel::changedRowsOnlyAreReplaced() {
  ProblemsModel model;
  QAbstractItemModelTester tester(&model);
  model.setProblems({problem(errorKind, 0, "A"), problem(errorKind, 4, "B"), problem(errorKind, 8, "C")},
                    lines());
  QPersistentModelIndex a = model.index(0, 0);
  QPersistentModelIndex b = model.index(1, 0);
  QPersistentModelIndex c = model.index(2, 0);
  model.setProblems({problem(errorKind, 0, "A"), problem(warningKind, 4, "X"), problem(warningKind, 5, "Y"),
                     problem(errorKind, 14, "C")},
                    lines());
  QCOMPARE(model.rowCount(), 4);
  QCOMPARE(a.row(), 0);
  QVERIFY(!b.isValid());
  QCOMPARE(c.row(), 3);
  QCOMPARE(model.placeText(3), QString("4:1"));
  QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
  QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
  model.setProblems({problem(errorKind, 1, "A"), problem(warningKind, 5, "X"), problem(warningKind, 6, "Y"),
                     problem(errorKind, 15, "C")},
                    lines());
  QCOMPARE(removed.count() + inserted.count(), 0);
  QCOMPARE(model.placeText(0), QString("1:2"));
  model.setProblems({}, lines());
  QCOMPARE(model.rowCount(), 0);
}

void TestProblemsModel::randomChangesKeepTheModelConsistent() {
  ProblemsModel model;
  QAbstractItemModelTester tester(&model);
  ProblemsFilterModel filtered;
  filtered.setSourceModel(&model);
  filtered.sort(ProblemsModel::MessageColumn);
  QAbstractItemModelTester filteredTester(&filtered);
  QRandomGenerator random(7);
  for (int round = 0; round < 300; ++round) {
    diagnostics::List list;
    for (int i = 0, n = random.bounded(6); i < n; ++i) {
      list.push_back(problem(errorKind, 0, std::string(1, static_cast<char>('a' + random.bounded(3)))));
    }
    model.setProblems(list, lines());
    QCOMPARE(model.rowCount(), static_cast<int>(list.size()));
    for (int row = 0; row < model.rowCount(); ++row) {
      QCOMPARE(model.problem(row).message, list[static_cast<std::size_t>(row)].message);
    }
    QCOMPARE(filtered.rowCount(), model.rowCount());
  }
}

void TestProblemsModel::filters() {
  ProblemsModel model;
  ProblemsFilterModel filtered;
  filtered.setSourceModel(&model);
  model.setProblems({problem(errorKind, 0, "Unknown key", "actions[0]"),
                     problem(warningKind, 4, "Never used"), problem(noteKind, 8, "Long text")},
                    lines());
  QCOMPARE(filtered.rowCount(), 3);
  filtered.setShown(Severity::Warning, false);
  QCOMPARE(filtered.rowCount(), 2);
  filtered.setFilterText(" KEY ");
  QCOMPARE(filtered.rowCount(), 1);
  filtered.setFilterText("test-note");
  QCOMPARE(filtered.rowCount(), 1);
  filtered.setFilterText("actions");
  QCOMPARE(filtered.index(0, ProblemsModel::MessageColumn).data().toString(), QString("Unknown key"));
  filtered.setFilterText({});
  filtered.setShown(Severity::Warning, true);
  QCOMPARE(filtered.rowCount(), 3);
}

void TestProblemsModel::sortsByPlaceAndSeverity() {
  ProblemsModel model;
  ProblemsFilterModel filtered;
  filtered.setSourceModel(&model);
  model.setProblems({problem(noteKind, 0, "B"), problem(errorKind, 14, "a"), problem(warningKind, 4, "C")},
                    lines());
  auto order = [&] {
    QString messages;
    for (int row = 0; row < 3; ++row) {
      messages += filtered.index(row, ProblemsModel::MessageColumn).data().toString();
    }
    return messages;
  };
  filtered.sort(ProblemsModel::SeverityColumn);
  QCOMPARE(order(), QString("aCB"));
  filtered.sort(ProblemsModel::PlaceColumn, Qt::DescendingOrder);
  QCOMPARE(order(), QString("aCB"));
  filtered.sort(ProblemsModel::PlaceColumn);
  QCOMPARE(order(), QString("BCa"));
  filtered.sort(ProblemsModel::MessageColumn);
  QCOMPARE(order(), QString("aBC"));
}

void TestProblemsModel::coloursReadOnBothBackgrounds() {
  QPalette light(QColor(0xf0f0f0), QColor(0xffffff));
  light.setColor(QPalette::Text, Qt::black);
  light.setColor(QPalette::Base, Qt::white);
  QPalette dark;
  dark.setColor(QPalette::Text, QColor(0xe0e0e0));
  dark.setColor(QPalette::Base, QColor(0x2a2a2a));
  QVERIFY(!isDark(light));
  QVERIFY(isDark(dark));
  for (Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
    for (const QPalette& palette : {light, dark}) {
      double measured = contrast(severityColour(severity, palette), palette.color(QPalette::Base));
      QVERIFY2(measured >= 4.5, qPrintable(QString("%1: %2").arg(severityText(severity)).arg(measured)));
    }
  }
}

QTEST_MAIN(TestProblemsModel)
#include "problems_model_test.moc"
