// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <filesystem>

#include "app/cli/commands.h"
#include "app/cli/endpoints.h"
#include "app/cli/table.h"
#include "core/model/probe.h"

namespace ludo::cli {
namespace {

std::string_view wordOf(model::AnswerFormat format) {
  if (format == model::AnswerFormat::grammar) return "grammar";
  return format == model::AnswerFormat::schema ? "schema" : "free";
}

std::string keyWords(const model::Endpoint& endpoint) {
  if (!endpoint.keyVariable.empty()) return "variable " + endpoint.keyVariable;
  return endpoint.keyCommand.empty() ? "none" : "command " + endpoint.keyCommand.front();
}

int list(Session& session) {
  int exitCode = exitFine;
  const auto file = readUserEndpoints(session, exitCode);
  if (!file) return exitCode;
  const std::string path = model::endpointsPath();
  if (file->endpoints.empty()) {
    session.say("No endpoint is set; nothing is sent anywhere. They stand in " +
                (path.empty() ? std::string("a file that $LUDO_ENDPOINTS names") : "'" + path + "'") +
                "; docs/drafting.md shows how.");
    return exitFine;
  }
  Table table({"name", "address", "model", "enforces", "key"}, {0, 1, 2, 3, 4});
  for (const model::Endpoint& endpoint : file->endpoints) {
    table.add({endpoint.name, endpoint.url, endpoint.model, std::string(model::nameOf(endpoint.enforces)),
               keyWords(endpoint)});
  }
  session.print(table.text());
  return exitFine;
}

/// Says which models there are when the server does not list the one that is asked for.
void tellModels(const model::Endpoint& endpoint, const Session& session) {
  const Result<model::Key> key = model::keyOf(endpoint, session.stop());
  if (!key) return;
  const auto models = model::modelsOf(endpoint, *key, session.stop());
  if (!models || std::ranges::find(*models, endpoint.model) != models->end() || models->empty()) return;
  std::string names;
  for (const std::string& name : *models) names += (names.empty() ? "" : ", ") + name;
  session.say("The server lists no model '" + endpoint.model + "', but: " + names);
}

int probe(const std::string& name, std::uint64_t seed, Session& session) {
  int exitCode = exitFine;
  const auto endpoint = endpointNamed(name, "ludo model", session, exitCode);
  if (!endpoint) return exitCode;
  const auto model = openModel(*endpoint, session, exitCode);
  if (!model) return exitCode;
  tellModels(*endpoint, session);
  const auto results = model::probe(*model, static_cast<std::uint32_t>(seed), session.stop());
  if (session.stopped()) return exitInterrupted;
  Table table({"format", "obeyed", "what was seen"}, {0, 1, 2});
  for (const model::ProbeResult& result : results)
    table.add({std::string(wordOf(result.format)), result.isObeyed ? "yes" : "no", result.words});
  session.print(table.text());
  const bool answers = !results.empty() && results.front().isObeyed;
  if (!answers) return exitSystem;
  const model::Enforced enforced = model::enforcedBy(results);
  if (enforced != endpoint->enforces) {
    session.say("Write  enforces: \"" + std::string(model::nameOf(enforced)) + "\"  under the endpoint '" +
                name + "' in '" + model::endpointsPath() + "'.");
  }
  return exitFine;
}

}  // namespace

int modelCommand(const Arguments& arguments, Session& session) {
  std::string action;
  std::string name;
  std::uint64_t seed = 1;
  CommandLine line(
      "ludo model",
      "'ludo model list' shows the endpoints that are set. 'ludo model probe NAME' asks one for a word that "
      "no model would write, once by a grammar and once by a JSON Schema, and tells which of the two the "
      "server really holds its answers to. docs/drafting.md");
  line.app().add_option("action", action, "list or probe")->required();
  line.app().add_option("name", name, "Endpoint to probe");
  line.addNumber("--seed", seed, 0, UINT32_MAX, "Decides the word; 1 unless given");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (action == "list" && name.empty()) return list(session);
  if (action == "list") return session.usageError(line.command(), "'list' takes no name");
  if (action != "probe")
    return session.usageError(line.command(), unknownWord("action", action, {"list", "probe"}));
  if (name.empty())
    return session.usageError(line.command(), "which endpoint shall be probed? 'ludo model list' names them");
  return probe(name, seed, session);
}

}  // namespace ludo::cli
