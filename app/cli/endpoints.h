// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "app/cli/session.h"
#include "core/model/endpoint.h"
#include "core/model/http_model.h"

namespace ludo::cli {

/// The endpoints that the user has set; none where there is no file. Says what is wrong with the file;
/// `exitCode` is then set.
std::optional<model::EndpointFile> readUserEndpoints(const Session& session, int& exitCode);

/// The endpoint of this name. Says when there is none, and which there are; `exitCode` is then set.
std::optional<model::Endpoint> endpointNamed(const std::string& name, const std::string& command,
                                             const Session& session, int& exitCode);

/// A model behind an endpoint. Null when its key cannot be had, which is said; `exitCode` is then set.
std::unique_ptr<model::HttpModel> openModel(const model::Endpoint& endpoint, const Session& session,
                                            int& exitCode);

/// Says what ended the asking; the exit code.
int tellTrouble(const model::Trouble& trouble, const Session& session);

}  // namespace ludo::cli
