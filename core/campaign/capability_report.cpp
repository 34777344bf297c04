// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/capability_report.h"

#include <map>
#include <nlohmann/json.hpp>

#include "core/campaign/capability_counter.h"
#include "core/campaign/store_reader.h"
#include "core/diagnostics/kinds.h"
#include "core/text/json_size.h"

namespace ludo::campaign {
namespace {

using Json = nlohmann::ordered_json;

Json diagnosticsOf(const CandidateRecord& record) {
  Json told =
      text::isJsonOfSize(record.diagnostics) ? Json::parse(record.diagnostics, nullptr, false) : Json();
  return told.is_array() ? std::move(told) : Json::array();
}

/// The words by which a candidate that does not compile asked for something; they live in the diagnostics.
std::vector<language::ToldCapability> requestsIn(const Json& diagnostics) {
  std::vector<language::ToldCapability> requests;
  for (const Json& told : diagnostics) {
    if (!told.is_object() || !told.contains("message") || !told["message"].is_string()) continue;
    const auto request = language::capabilityToldBy(told["message"].get_ref<const std::string&>());
    if (request.capability != nullptr) requests.push_back(request);
  }
  return requests;
}

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
  CapabilityReport report;
  CapabilityCounter counter;
  const std::map<CandidateId, double> fitness = reader.allFitness();
  const auto fitnessOf = [&](CandidateId id) {
    const auto found = fitness.find(id);
    return found == fitness.end() ? std::nullopt : std::optional(found->second);
  };
  reader.eachCandidate([&](const CandidateRecord& record) {
    ++report.candidates;
    if (!record.diagnostics.empty()) {
      ++report.notCompiled;
      const auto ofParent = record.parents.empty() ? std::nullopt : fitnessOf(record.parents.front());
      const Json told = diagnosticsOf(record);
      if (counter.addAsking(requestsIn(told), ofParent)) ++report.asking;
    } else if (const auto measured = fitnessOf(record.id)) {
      if (const auto text = reader.specification(record.id)) counter.addMeasured(*text, *measured);
    }
    return true;
  });
  report.counts = counter.counts();
  return report;
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
