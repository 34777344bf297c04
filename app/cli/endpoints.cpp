// SPDX-License-Identifier: Apache-2.0
#include "app/cli/endpoints.h"

#include "app/cli/command_line.h"
#include "core/diagnostics/render.h"

namespace ludo::cli {

std::optional<model::EndpointFile> readUserEndpoints(const Session& session, int& exitCode) {
  Result<model::EndpointFile> read = model::readUserEndpoints();
  if (!read) {
    exitCode = session.systemError(read.failure());
    return std::nullopt;
  }
  model::EndpointFile file = std::move(*read);
  if (!file.diagnostics.empty())
    session.say(diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnError()));
  if (file.isSound()) return file;
  exitCode = exitInputErrors;
  return std::nullopt;
}

std::optional<model::Endpoint> endpointNamed(const std::string& name, const std::string& command,
                                             const Session& session, int& exitCode) {
  const std::optional<model::EndpointFile> file = readUserEndpoints(session, exitCode);
  if (!file) return std::nullopt;
  if (const model::Endpoint* endpoint = file->find(name)) return *endpoint;
  if (file->endpoints.empty()) {
    const std::string path = model::endpointsPath();
    exitCode = session.usageError(command,
                                  "there is no endpoint '" + name + "': none is set in " +
                                      (path.empty() ? "a file named by $LUDO_ENDPOINTS" : "'" + path + "'") +
                                      ". docs/drafting.md shows how");
    return std::nullopt;
  }
  exitCode = session.usageError(command, unknownWord("endpoint", name, file->names()));
  return std::nullopt;
}

std::unique_ptr<model::HttpModel> openModel(const model::Endpoint& endpoint, const Session& session,
                                            int& exitCode) {
  Result<model::Key> key = model::keyOf(endpoint, session.stop());
  if (key) return std::make_unique<model::HttpModel>(endpoint, std::move(*key));
  exitCode = session.stopped()
                 ? exitInterrupted
                 : session.systemError("the endpoint '" + endpoint.name + "': " + key.failure());
  return nullptr;
}

int tellTrouble(const model::Trouble& trouble, const Session& session) {
  if (trouble.kind == model::TroubleKind::cancelled) return exitInterrupted;
  const int code = session.systemError(trouble.message);
  const bool isInput =
      trouble.kind == model::TroubleKind::overBudget || trouble.kind == model::TroubleKind::unrecorded;
  return isInput ? exitInputErrors : code;
}

}  // namespace ludo::cli
