// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>

#include "core/agents/registry.h"
#include "widgets/models/agent_words.h"
#include "widgets/models/metric_words.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

/// Marks what goes through translation, so that words that do not are seen.
class Marker : public QTranslator {
 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    return QStringLiteral("*") + QString::fromUtf8(source);
  }
  bool isEmpty() const override { return false; }
};

}  // namespace

/// What core can choose and measure has words that can be translated: where core learns new ones, this fails.
class TestAgentWords : public QObject {
  Q_OBJECT

 private slots:
  void everyAgentAndOptionHasWords() {
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    for (const agents::AgentKind& kind : agents::agentKinds()) {
      QVERIFY2(agentTitle(kind.name).startsWith('*'), kind.name.c_str());
      QVERIFY2(agentHelp(kind.name).startsWith('*'), kind.name.c_str());
      for (const agents::AgentOption& option : kind.options) {
        QVERIFY2(agentOptionTitle(option.name).startsWith('*'), option.name.c_str());
        QVERIFY2(agentOptionHelp(option.name).startsWith('*'), option.name.c_str());
      }
    }
    QCoreApplication::removeTranslator(&marker);
  }

  void everyMetricAndGroupHasWords() {
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    for (const metrics::MetricInfo& metric : metrics::metricTable()) {
      const QString id = QString::fromUtf8(metric.id.data(), static_cast<qsizetype>(metric.id.size()));
      QVERIFY2(metricTitle(metric).startsWith('*'), qPrintable(id));
      QVERIFY2(metricGroupTitle(metric.group).startsWith('*'), qPrintable(id));
    }
    QCoreApplication::removeTranslator(&marker);
  }

  void whatIsSetIsTold() {
    QCOMPARE(agentTitle("greedy"), QString("Greedy"));
    QCOMPARE(agentTitle("uct:iterations=500,history=0.5"),
             QString("Look-ahead (uct) · iterations 500, history 0.5"));
    QVERIFY(!agentHelp("uct:iterations=500").isEmpty());
    QCOMPARE(agentHelp("uct:iterations=500"), agentHelp("uct"));
    QVERIFY(agentHelp("stranger").isEmpty());
    QCOMPARE(agentTitle("stranger:depth=2"), QString("stranger · depth 2"));
    QCOMPARE(agentTitles({"random", "greedy"}), QString("Random, Greedy"));
  }
};

QTEST_GUILESS_MAIN(TestAgentWords)
#include "agent_words_test.moc"
