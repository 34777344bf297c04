// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/metric_words.h"

#include <QCoreApplication>
#include <map>

namespace ludo::widgets {
namespace {

QString worded(std::string_view word) {
  static const std::map<std::string_view, const char*> words{
      {"Balance", QT_TRANSLATE_NOOP("CoreWords", "Balance")},
      {"Wins of the first player", QT_TRANSLATE_NOOP("CoreWords", "Wins of the first player")},
      {"Branching factor of a game", QT_TRANSLATE_NOOP("CoreWords", "Branching factor of a game")},
      {"Legal moves at a ply", QT_TRANSLATE_NOOP("CoreWords", "Legal moves at a ply")},
      {"Effective branching factor", QT_TRANSLATE_NOOP("CoreWords", "Effective branching factor")},
      {"Agency", QT_TRANSLATE_NOOP("CoreWords", "Agency")},
      {"Decisions in a game", QT_TRANSLATE_NOOP("CoreWords", "Decisions in a game")},
      {"Impact of a decision", QT_TRANSLATE_NOOP("CoreWords", "Impact of a decision")},
      {"Decision depth", QT_TRANSLATE_NOOP("CoreWords", "Decision depth")},
      {"Action entropy", QT_TRANSLATE_NOOP("CoreWords", "Action entropy")},
      {"Move variety", QT_TRANSLATE_NOOP("CoreWords", "Move variety")},
      {"Dominance of one action", QT_TRANSLATE_NOOP("CoreWords", "Dominance of one action")},
      {"Player interaction", QT_TRANSLATE_NOOP("CoreWords", "Player interaction")},
      {"Shared spaces", QT_TRANSLATE_NOOP("CoreWords", "Shared spaces")},
      {"Board coverage", QT_TRANSLATE_NOOP("CoreWords", "Board coverage")},
      {"Actions used", QT_TRANSLATE_NOOP("CoreWords", "Actions used")},
      {"Rules used", QT_TRANSLATE_NOOP("CoreWords", "Rules used")},
      {"Mechanics used", QT_TRANSLATE_NOOP("CoreWords", "Mechanics used")},
      {"Lead changes", QT_TRANSLATE_NOOP("CoreWords", "Lead changes")},
      {"Drama", QT_TRANSLATE_NOOP("CoreWords", "Drama")},
      {"Uncertainty", QT_TRANSLATE_NOOP("CoreWords", "Uncertainty")},
      {"Comeback", QT_TRANSLATE_NOOP("CoreWords", "Comeback")},
      {"Score swing", QT_TRANSLATE_NOOP("CoreWords", "Score swing")},
      {"Final margin", QT_TRANSLATE_NOOP("CoreWords", "Final margin")},
      {"Game length in plies", QT_TRANSLATE_NOOP("CoreWords", "Game length in plies")},
      {"Game length in turns", QT_TRANSLATE_NOOP("CoreWords", "Game length in turns")},
      {"Completion", QT_TRANSLATE_NOOP("CoreWords", "Completion")},
      {"Decisiveness", QT_TRANSLATE_NOOP("CoreWords", "Decisiveness")},
      {"Repeated positions", QT_TRANSLATE_NOOP("CoreWords", "Repeated positions")},
      {"Longest stall", QT_TRANSLATE_NOOP("CoreWords", "Longest stall")},
      {"Longest chain of triggers", QT_TRANSLATE_NOOP("CoreWords", "Longest chain of triggers")},
      {"Strategic depth", QT_TRANSLATE_NOOP("CoreWords", "Strategic depth")},
      {"Skill gradient", QT_TRANSLATE_NOOP("CoreWords", "Skill gradient")},
      {"Harmonic score", QT_TRANSLATE_NOOP("CoreWords", "Harmonic score")},
      {"Resource tension", QT_TRANSLATE_NOOP("CoreWords", "Resource tension")},
      {"Refused effects", QT_TRANSLATE_NOOP("CoreWords", "Refused effects")},
      {"Replayability", QT_TRANSLATE_NOOP("CoreWords", "Replayability")},
      {"Length and end", QT_TRANSLATE_NOOP("CoreWords", "Length and end")},
      {"Choice", QT_TRANSLATE_NOOP("CoreWords", "Choice")},
      {"Tension", QT_TRANSLATE_NOOP("CoreWords", "Tension")},
      {"Interaction", QT_TRANSLATE_NOOP("CoreWords", "Interaction")},
      {"Repetition", QT_TRANSLATE_NOOP("CoreWords", "Repetition")},
      {"Coverage", QT_TRANSLATE_NOOP("CoreWords", "Coverage")},
      {"Variety", QT_TRANSLATE_NOOP("CoreWords", "Variety")},
      {"Skill", QT_TRANSLATE_NOOP("CoreWords", "Skill")}};
  const auto found = words.find(word);
  return found == words.end() ? QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
                              : QCoreApplication::translate("CoreWords", found->second);
}

}  // namespace

QString metricTitle(const metrics::MetricInfo& metric) {
  return worded(metric.name);
}

QString metricGroupTitle(metrics::MetricGroup group) {
  return worded(metrics::groupTitle(group));
}

}  // namespace ludo::widgets
