// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/check_settings.h"

#include <algorithm>

#include "core/agents/registry.h"
#include "core/archive/limits.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/base/quoted.h"
#include "core/campaign/limits.h"
#include "core/campaign/measure_table.h"
#include "core/diagnostics/kinds.h"
#include "core/metrics/filters.h"

namespace ludo::campaign {
namespace {

namespace kinds = diagnostics::kinds;
using text::DataNode;

class Checker {
 public:
  Checker(const Settings& settings, const DataNode& data, diagnostics::List& diagnostics)
      : m_settings(settings), m_data(data), m_diagnostics(diagnostics) {}

  void checkGames() {
    if (!m_settings.games.empty()) return;
    report(kinds::MissingGame, m_data.find("games"), "games", "There is no game to begin with",
           "Name at least one file of a specification");
  }

  void checkAxes() {
    double cells = 1;
    for (std::size_t i = 0; i < m_settings.axes.size(); ++i) {
      const AxisSettings& axis = m_settings.axes[i];
      const std::string path = "axes[" + std::to_string(i) + "]";
      const DataNode* node = item("axes", i);
      const MeasureInfo* measure = checkMeasure(axis.measure, under(node, "measure"), path + ".measure");
      if (measure == nullptr) continue;
      const auto again = std::ranges::find(m_settings.axes, axis.measure, &AxisSettings::measure);
      if (again - m_settings.axes.begin() < static_cast<std::ptrdiff_t>(i))
        report(kinds::DuplicateName, node, path, "There is an axis " + quoted(axis.measure) + " already",
               "Take one of the two out");
      cells *= checkRange(*measure, axis, node, path);
      checkPlayed(*measure, node, path);
    }
    checkKind();
    if (cells > static_cast<double>(limits::cells))
      report(kinds::ImpossibleAxis, m_data.find("axes"), "axes",
             "The axes make more than " + std::to_string(limits::cells) + " cells together",
             "Give them fewer cells, or leave an axis out");
  }

  void checkFitness() {
    for (std::size_t i = 0; i < m_settings.fitness.size(); ++i) {
      const QualitySettings& quality = m_settings.fitness[i];
      const std::string path = "fitness[" + std::to_string(i) + "]";
      const DataNode* node = item("fitness", i);
      const MeasureInfo* measure = checkMeasure(quality.measure, under(node, "measure"), path + ".measure");
      if (measure == nullptr) continue;
      if (measure->isCategorical())
        report(kinds::ImpossibleQuality, node, path,
               quoted(quality.measure) + " is one of a few kinds, of which none is better",
               "Use it as an axis");
      if (quality.worst == quality.best)
        report(kinds::ImpossibleQuality, node, path, "The worst and the best value are the same",
               "Make best the value that games should have, and worst one that is worth nothing");
      if (quality.absent.value < 0 || quality.absent.value > 1)
        report(kinds::OutOfRange, under(node, "absent"), path + ".absent",
               "What cannot be measured is worth something from 0 to 1", "Write a number between the two");
      checkPlayed(*measure, node, path);
    }
    const auto weight = [](const QualitySettings& quality) { return quality.weight > 0; };
    if (!m_settings.fitness.empty() && std::ranges::none_of(m_settings.fitness, weight))
      report(kinds::ImpossibleQuality, m_data.find("fitness"), "fitness", "No quality has a weight above 0",
             "Give one a weight");
  }

  void checkWords() {
    std::vector<std::string> filters;
    for (const metrics::FilterInfo& filter : metrics::filterTable()) filters.emplace_back(filter.id);
    std::vector<std::string> flags;
    for (const metrics::FlagInfo& flag : metrics::flagTable()) flags.emplace_back(flag.name);
    checkEach("filters", "filter", m_settings.filters.value_or(std::vector<std::string>()), filters);
    checkEach("flags", "flag", m_settings.flags.value_or(std::vector<std::string>()), flags);
  }

  void checkOperators(const std::vector<std::string>& operators) {
    checkEach("operators", "operator", m_settings.operators, operators);
  }

  void checkAgents() {
    const DataNode* play = m_data.find("play");
    const PlaySettings& settings = m_settings.play;
    for (const auto& [key, agent] : {std::pair{"agent", settings.agent}, std::pair{"weaker", settings.weaker},
                                     std::pair{"searcher", settings.searcher}}) {
      if (agent.empty() && std::string_view(key) == "searcher") continue;
      const std::string path = std::string("play.") + key;
      if (const auto mistake = agents::agentMistake(agent)) {
        report(kinds::UnusableAgent, under(play, key), path, "This is no agent: " + *mistake,
               "Write an agent as docs/agents.md has them");
      } else if (agent.find("milliseconds=") != std::string::npos) {
        report(kinds::UnusableAgent, under(play, key), path,
               "An agent that thinks by the clock never plays "
               "the same game twice",
               "Limit its iterations instead, as in \"uct:iterations=50\"");
      }
    }
  }

 private:
  static const DataNode* under(const DataNode* node, std::string_view key) {
    const DataNode* value = node != nullptr ? node->find(key) : nullptr;
    return value != nullptr ? value : node;
  }
  const DataNode* item(std::string_view key, std::size_t index) const {
    const DataNode* list = m_data.find(key);
    return list != nullptr && index < list->items.size() ? &list->items[index] : list;
  }

  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, const DataNode* node, std::string path,
                                  std::string message, std::string suggestion) {
    const Span span = node != nullptr ? node->span : Span{0, 0};
    auto& told = diagnostics::report(m_diagnostics, kind, span, std::move(path), std::move(message));
    told.suggestion = std::move(suggestion);
    return told;
  }

  /// Tells of a word that is not among those known.
  void checkWord(const diagnostics::Kind& kind, const std::string& what, const std::string& word,
                 const DataNode* node, const std::string& path, const std::vector<std::string>& known) {
    if (std::ranges::find(known, word) != known.end()) return;
    auto& told =
        report(kind, node, path, "There is no " + what + " " + quoted(word), "Use one that there is");
    told.alternatives = known;
    const std::optional<std::string> meant = nearest(word.substr(0, ludo::limits::comparedWord), known);
    if (!meant) return;
    told.suggestion = "Did you mean " + quoted(*meant) + "?";
    std::stable_partition(told.alternatives.begin(), told.alternatives.end(),
                          [&](const std::string& each) { return each == *meant; });
    if (node != nullptr)
      told.fix = diagnostics::Fix{"Replace with " + quoted(*meant), {{node->span, quoted(*meant)}}, false};
  }

  void checkEach(const std::string& key, const std::string& what, const std::vector<std::string>& words,
                 const std::vector<std::string>& known) {
    for (std::size_t i = 0; i < words.size(); ++i)
      checkWord(kinds::UnknownWord, what, words[i], item(key, i), key + "[" + std::to_string(i) + "]", known);
  }

  const MeasureInfo* checkMeasure(const std::string& name, const DataNode* node, const std::string& path) {
    checkWord(kinds::UnknownMeasure, "measure", name, node, path, measureNames());
    const std::optional<std::size_t> index = measureIndex(name);
    return index ? &measureTable()[*index] : nullptr;
  }

  /// An archive is of one kind.
  void checkKind() {
    const bool slides = std::ranges::any_of(m_settings.axes, &AxisSettings::slides);
    const bool hasCentroids = m_settings.centroids != 0;
    if (m_settings.novelty && (slides || hasCentroids))
      report(kinds::ImpossibleAxis, m_data.find("novelty"), "novelty",
             "An archive of what is unlike the others has no cells",
             R"(Leave out "novelty", or "slides" and "centroids")");
    else if (slides && hasCentroids)
      report(kinds::ImpossibleAxis, m_data.find("centroids"), "centroids",
             "Boundaries slide between the cells of axes, and centroids have none",
             R"(Leave out "centroids", or "slides")");
    if (m_settings.novelty &&
        !(archive::usable(m_settings.novelty->distance.value) && m_settings.novelty->distance.value >= 0))
      report(kinds::OutOfRange, m_data.find("novelty"), "novelty.distance", "A distance is a number from 0",
             "Write how many cells apart games must be, as in 1");
  }

  /// The cells of the axis; 1 where it is wrong.
  double checkRange(const MeasureInfo& measure, const AxisSettings& axis, const DataNode* node,
                    const std::string& path) {
    const auto isWritten = [node](std::string_view key) {
      return node != nullptr && node->find(key) != nullptr;
    };
    if (measure.isCategorical()) {
      if (isWritten("from") || isWritten("to") || isWritten("cells") || axis.slides)
        report(kinds::ImpossibleAxis, node, path,
               quoted(axis.measure) + " has a cell for each of its kinds, and no range",
               "Leave out from, to, cells and slides");
      return 1;
    }
    if (!axis.from || !axis.to) {
      report(kinds::MissingKey, node, path, "The axis " + quoted(axis.measure) + " lacks its range",
             R"(Add the keys "from" and "to", between which games are told apart)");
    } else if (!(axis.from->value < axis.to->value)) {
      report(kinds::ImpossibleAxis, node, path,
             "The range of " + quoted(axis.measure) + " is empty or reversed",
             R"("from" must be smaller than "to")");
    } else if (!archive::usable(axis.from->value) || !archive::usable(axis.to->value)) {
      report(kinds::ImpossibleAxis, node, path, "The range of " + quoted(axis.measure) + " is too large",
             "Write numbers below 1e150");
    }
    return static_cast<double>(axis.cells);
  }

  void checkPlayed(const MeasureInfo& measure, const DataNode* node, const std::string& path) {
    const PlaySettings& play = m_settings.play;
    if (measure.needsProbes && play.probes == 0)
      report(kinds::UnmeasuredQuality, node, path, quoted(measure.name) + " takes decisions tried otherwise",
             R"(Ask for some, as in play: { probes: 30 })");
    if (measure.needsMatch && play.matchGames == 0 && play.searcher.empty())
      report(kinds::UnmeasuredQuality, node, path, quoted(measure.name) + " takes a match between agents",
             R"(Ask for one, as in play: { matchGames: 30 })");
    if (measure.name == "skillGradient" && (play.agent != "greedy" || play.weaker != "random"))
      report(kinds::UnmeasuredQuality, node, path, "skillGradient takes a match of greedy against random",
             R"(Use "strategicDepth", or let agent be "greedy" and weaker "random")");
  }

  const Settings& m_settings;
  const DataNode& m_data;
  diagnostics::List& m_diagnostics;
};

}  // namespace

void checkSettings(const Settings& settings, const text::DataNode& data,
                   const std::vector<std::string>& operators, diagnostics::List& diagnostics) {
  Checker checker(settings, data, diagnostics);
  checker.checkGames();
  checker.checkAxes();
  checker.checkFitness();
  checker.checkWords();
  checker.checkOperators(operators);
  checker.checkAgents();
}

}  // namespace ludo::campaign
