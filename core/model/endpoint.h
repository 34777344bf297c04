// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/decimal.h"
#include "core/language/node.h"
#include "core/language/type.h"

namespace ludo::model {

/// What a server holds an answer to, as probing has shown.
enum class Enforced : std::uint8_t { nothing, grammar, schema };
std::string_view nameOf(Enforced enforced);
/// What is of this name; nothing where there is none.
std::optional<Enforced> enforcedOf(std::string_view name);

/// A server that the user has named, and how to ask it. A plain value without secrets.
struct Endpoint : language::Node {
  std::string name;
  std::string url;                      ///< where its interface begins, such as "http://127.0.0.1:8080/v1"
  std::string model;                    ///< as the server calls it
  std::string keyVariable;              ///< the environment variable that holds the key; empty: none does
  std::vector<std::string> keyCommand;  ///< a program with its arguments
  Enforced enforces = Enforced::nothing;
  std::int64_t contextTokens = 8'192;  ///< of a request with its answer
  std::int64_t answerTokens = 4'096;
  std::int64_t budgetTokens = 200'000;  ///< of one run of a command
  // Money, in whatever currency the server asks for. No budget: only tokens are counted.
  language::Decimal askedPrice;                  ///< of a million tokens of requests
  language::Decimal answeredPrice;               ///< of a million tokens of answers
  std::optional<language::Decimal> budgetMoney;  ///< of one run of a command
  std::int64_t connectSeconds = 10;
  std::int64_t silenceSeconds = 120;  ///< without a byte
  std::int64_t answerSeconds = 600;
  std::int64_t retries = 3;  ///< after trouble that may pass
};

struct EndpointList : language::Node {
  std::vector<Endpoint> endpoints;
};

const language::Type& endpointListType();

/// The file of endpoints as it was read.
struct EndpointFile {
  SourcePtr source;
  diagnostics::List diagnostics;
  std::vector<Endpoint> endpoints;

  bool isSound() const { return !diagnostics::hasErrors(diagnostics); }
  /// Null when there is none of this name.
  const Endpoint* find(const std::string& name) const;
  std::vector<std::string> names() const;
};

/// Reads and checks the text: strict YAML, without fences.
EndpointFile readEndpoints(SourcePtr source);

/// Where the user's file is: $LUDO_ENDPOINTS, else ludoforge/endpoints.yaml in the user's folder of settings.
/// Empty when the system tells no such folder.
std::string endpointsPath();
/// Reads that file; no endpoints where there is none. Fails when it cannot be read.
Result<EndpointFile> readUserEndpoints();

/// Why nothing may be sent to an address, and what would do; empty when it may: https, or http to this very
/// machine, without user names, queries and fragments.
std::string whyNotAllowed(const std::string& url);

}  // namespace ludo::model
