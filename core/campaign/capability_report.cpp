// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/capability_report.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/campaign/store_reader.h"
#include "core/diagnostics/kinds.h"
#include "core/text/json_size.h"

namespace ludo::campaign {
namespace {

using Json = nlohmann::ordered_json;

/// Numbers whose mean is to be held against that of others.
struct Moments {
  double count = 0;
  double sum = 0;
  double squares = 0;
  void add(double number) {
    ++count;
    sum += number;
    squares += number * number;
  }
  double mean() const { return sum / count; }
  /// Of the mean.
  double variance() const { return std::max(0.0, (squares - sum * sum / count) / (count - 1)) / count; }
};

FitnessDifference differenceOf(const Moments& with, const Moments& without) {
  FitnessDifference result{
      static_cast<std::uint64_t>(with.count), static_cast<std::uint64_t>(without.count), {}};
  if (with.count < 2 || without.count < 2) return result;
  constexpr double z95 = 1.959963984540054;
  const double value = with.mean() - without.mean();
  const double half = z95 * std::sqrt(with.variance() + without.variance());
  result.difference = Estimate{with.count, value, value - half, value + half};
  return result;
}

bool isOfName(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '$';
}

/// Whether a word stands by itself in the code of a specification, and not in its prose.
bool codeHas(const std::string& text, std::string_view word) {
  bool isCode = false;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    begin = end + 1;
    if (line.starts_with("```")) {
      isCode = !isCode;
      continue;
    }
    for (std::size_t at = line.find(word); isCode && at != std::string_view::npos;
         at = line.find(word, at + 1)) {
      const std::size_t behind = at + word.size();
      if ((at == 0 || !isOfName(line[at - 1])) && (behind == line.size() || !isOfName(line[behind])))
        return true;
    }
  }
  return false;
}

bool goesRound(const std::string& text, const language::MissingCapability& capability) {
  return std::ranges::any_of(capability.uses,
                             [&text](std::string_view word) { return !word.empty() && codeHas(text, word); });
}

/// The words by which a candidate that does not compile asked for something.
std::vector<language::ToldCapability> requestsIn(const Json& diagnostics) {
  std::vector<language::ToldCapability> requests;
  for (const Json& told : diagnostics) {
    if (!told.is_object() || !told.contains("message") || !told["message"].is_string()) continue;
    const auto request = language::capabilityToldBy(told["message"].get_ref<const std::string&>());
    if (request.capability != nullptr) requests.push_back(request);
  }
  return requests;
}

class Counter {
 public:
  explicit Counter(StoreReader& reader) : m_reader(reader), m_fitness(reader.allFitness()) {
    for (const language::MissingCapability* each : language::missingCapabilities()) m_tallies[each];
  }

  CapabilityReport report() {
    CapabilityReport report;
    m_reader.eachCandidate([&](const CandidateRecord& record) {
      ++report.candidates;
      if (!record.diagnostics.empty()) {
        ++report.notCompiled;
        if (countRequests(record)) ++report.asking;
      } else if (m_fitness.contains(record.id)) {
        countWorkarounds(record.id);
      }
      return true;
    });
    for (const language::MissingCapability* each : language::missingCapabilities())
      report.counts.push_back(countOf(each));
    std::ranges::stable_sort(report.counts, std::ranges::greater(), &CapabilityCount::candidates);
    return report;
  }

 private:
  struct Tally {
    std::uint64_t candidates = 0;
    std::uint64_t requests = 0;
    std::map<std::string, std::uint64_t> words;
    Moments parents;
    Moments users;
    Moments others;
  };

  bool countRequests(const CandidateRecord& record) {
    if (!text::isJsonOfSize(record.diagnostics)) return false;
    const Json diagnostics = Json::parse(record.diagnostics, nullptr, false);
    const std::vector<language::ToldCapability> requests =
        diagnostics.is_array() ? requestsIn(diagnostics) : std::vector<language::ToldCapability>();
    const auto parent = record.parents.empty() ? m_fitness.end() : m_fitness.find(record.parents.front());
    if (parent != m_fitness.end()) m_parents.add(parent->second);
    std::set<const language::MissingCapability*> asked;
    for (const auto& [capability, written] : requests) {
      Tally& tally = m_tallies[capability];
      ++tally.requests;
      ++tally.words[std::string(written)];
      if (!asked.insert(capability).second) continue;
      ++tally.candidates;
      if (parent != m_fitness.end()) tally.parents.add(parent->second);
    }
    return !asked.empty();
  }

  void countWorkarounds(CandidateId id) {
    const std::optional<std::string> text = m_reader.specification(id);
    if (!text) return;
    for (auto& [capability, tally] : m_tallies)
      (goesRound(*text, *capability) ? tally.users : tally.others).add(m_fitness.at(id));
  }

  CapabilityCount countOf(const language::MissingCapability* capability) {
    const Tally& tally = m_tallies[capability];
    CapabilityCount count;
    count.capability = capability;
    count.candidates = tally.candidates;
    count.requests = tally.requests;
    count.words.assign(tally.words.begin(), tally.words.end());
    std::ranges::stable_sort(count.words, std::ranges::greater(),
                             &std::pair<std::string, std::uint64_t>::second);
    Moments others = m_parents;
    others.count -= tally.parents.count;
    others.sum -= tally.parents.sum;
    others.squares -= tally.parents.squares;
    count.parents = differenceOf(tally.parents, others);
    if (!capability->uses.front().empty()) count.workaround = differenceOf(tally.users, tally.others);
    return count;
  }

  StoreReader& m_reader;
  std::map<CandidateId, double> m_fitness;
  std::map<const language::MissingCapability*, Tally> m_tallies;
  Moments m_parents;  ///< of all candidates that do not compile
};

Json differenceJson(const FitnessDifference& difference) {
  Json node{{"with", difference.with}, {"without", difference.without}};
  if (difference.difference) {
    node["difference"] = difference.difference->value;
    node["low95"] = difference.difference->low;
    node["high95"] = difference.difference->high;
  }
  return node;
}

}  // namespace

CapabilityReport capabilityReport(StoreReader& reader) {
  return Counter(reader).report();
}

std::string capabilityJson(const CapabilityReport& report) {
  Json document{{"format", "ludo-capabilities"},
                {"version", 1},
                {"candidates", report.candidates},
                {"notCompiled", report.notCompiled},
                {"asking", report.asking}};
  Json& list = document["capabilities"] = Json::array();
  for (const CapabilityCount& count : report.counts) {
    Json node{{"capability", count.capability->what},
              {"candidates", count.candidates},
              {"requests", count.requests},
              {"workaround", count.capability->workaround}};
    Json& words = node["words"] = Json::object();
    for (const auto& [word, number] : count.words) words[word] = number;
    node["fitnessOfParents"] = differenceJson(count.parents);
    if (count.workaround) node["fitnessOfWorkaround"] = differenceJson(*count.workaround);
    list.push_back(std::move(node));
  }
  return document.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace ludo::campaign
