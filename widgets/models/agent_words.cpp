// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/agent_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <map>

namespace ludo::widgets {
namespace {

struct Words {
  const char* title;
  const char* help;
};

const std::map<std::string, Words>& optionWords() {
  static const std::map<std::string, Words> words{
      {"iterations",
       {QT_TRANSLATE_NOOP("AgentWords", "iterations"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "How often the bot plays on in thought before each decision: the more, the "
                          "stronger and the slower it is.")}},
      {"milliseconds",
       {QT_TRANSLATE_NOOP("AgentWords", "milliseconds"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "Time for each decision; 0 for any. When the iterations are left at their "
                          "standard, time is the only bound. Such games cannot be repeated.")}},
      {"exploration",
       {QT_TRANSLATE_NOOP("AgentWords", "exploration"),
        QT_TRANSLATE_NOOP("AgentWords", "How much moves that were tried seldom are favoured.")}},
      {"playouts",
       {QT_TRANSLATE_NOOP("AgentWords", "playouts"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "Random games from each position that the search comes to; 0 for as many "
                          "as are worth the way to it.")}},
      {"memory",
       {QT_TRANSLATE_NOOP("AgentWords", "memory"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "Mebibytes for the tree; when they are used up it grows no further.")}},
      {"history",
       {QT_TRANSLATE_NOOP("AgentWords", "history"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "How much it counts what a move was worth elsewhere; 0 for nothing.")}},
      {"transpositions",
       {QT_TRANSLATE_NOOP("AgentWords", "transpositions"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "Positions that several sequences of moves lead to share their results.")}},
      {"reuse",
       {QT_TRANSLATE_NOOP("AgentWords", "reuse"),
        QT_TRANSLATE_NOOP("AgentWords", "The tree is kept from one decision to the next.")}},
      {"solver",
       {QT_TRANSLATE_NOOP("AgentWords", "solver"),
        QT_TRANSLATE_NOOP("AgentWords", "Certain wins and losses are kept as such.")}}};
  return words;
}

QString translated(const char* text) {
  return QCoreApplication::translate("AgentWords", text);
}

const std::map<std::string, Words>& kindWords() {
  static const std::map<std::string, Words> words{
      {"random",
       {QT_TRANSLATE_NOOP("AgentWords", "Random"),
        QT_TRANSLATE_NOOP("AgentWords", "Makes any legal move. Very weak, and done at once.")}},
      {"randomTurn",
       {QT_TRANSLATE_NOOP("AgentWords", "Random turn"),
        QT_TRANSLATE_NOOP(
            "AgentWords",
            "Makes any whole turn, where one is of several moves. Very weak, and done at once.")}},
      {"greedy",
       {QT_TRANSLATE_NOOP("AgentWords", "Greedy"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "Takes what looks best right now, as beginners do. Weak, but quick.")}},
      {"flat",
       {QT_TRANSLATE_NOOP("AgentWords", "Trials (flat)"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "Tries each move in many random games. Fair, and thinks before each move.")}},
      {"uct",
       {QT_TRANSLATE_NOOP("AgentWords", "Look-ahead (uct)"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "Looks many moves ahead. The strongest, and thinks before each move.")}},
      {"ismcts",
       {QT_TRANSLATE_NOOP("AgentWords", "Look-ahead with guesses (ismcts)"),
        QT_TRANSLATE_NOOP("AgentWords",
                          "The same with guesses at what it cannot see. Strong, and thinks the longest.")}}};
  return words;
}

std::string kindOf(const std::string& agent) {
  return agent.substr(0, agent.find(':'));
}

QString kindTitle(const std::string& kind) {
  const auto found = kindWords().find(kind);
  return found == kindWords().end() ? QString::fromStdString(kind) : translated(found->second.title);
}

}  // namespace

QString agentTitle(const std::string& agent) {
  const std::size_t colon = agent.find(':');
  QString title = kindTitle(kindOf(agent));
  if (colon == std::string::npos) return title;
  QStringList settings;
  for (const QString& setting : QString::fromStdString(agent.substr(colon + 1)).split(u',')) {
    const std::string name = setting.section(u'=', 0, 0).toStdString();
    settings << agentOptionTitle(name) + u' ' + setting.section(u'=', 1);
  }
  return title + QStringLiteral(" · ") + settings.join(QStringLiteral(", "));
}

QString agentTitles(const std::vector<std::string>& agents) {
  QStringList titles;
  for (const std::string& agent : agents) titles << agentTitle(agent);
  return titles.join(QStringLiteral(", "));
}

QString agentHelp(const std::string& agent) {
  const auto found = kindWords().find(kindOf(agent));
  return found == kindWords().end() ? QString() : translated(found->second.help);
}

QString agentOptionTitle(const std::string& option) {
  const auto found = optionWords().find(option);
  return found == optionWords().end() ? QString::fromStdString(option) : translated(found->second.title);
}

QString agentOptionHelp(const std::string& option) {
  const auto found = optionWords().find(option);
  return found == optionWords().end() ? QString() : translated(found->second.help);
}

}  // namespace ludo::widgets
