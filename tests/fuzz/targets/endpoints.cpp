// SPDX-License-Identifier: Apache-2.0
// The file in which the user names language models.
#include "../checks.h"
#include "../mutate/tree.h"
#include "../target.h"
#include "core/language/write.h"
#include "core/model/endpoint.h"
#include "core/model/limits.h"
#include "core/text/strict_yaml.h"

namespace ludo::fuzz {
namespace {

using namespace model;

EndpointFile readFile(std::string text) {
  return readEndpoints(std::make_shared<const SourceText>("endpoints.yaml", std::move(text)));
}

text::DataNode dataOf(const EndpointFile& file) {
  const EndpointList list{{}, file.endpoints};
  return language::writeValue(endpointListType(), &list);
}

/// What is sound may be asked, has a name of its own, and says the same when it is written and read again.
void feed(std::string_view input) {
  const EndpointFile file = readFile(std::string(input));
  checkDiagnostics(*file.source, file.diagnostics);
  if (!file.isSound()) return;
  for (const Endpoint& endpoint : file.endpoints) {
    require(whyNotAllowed(endpoint.url).empty(), "what may not be asked is sound: " + endpoint.url);
    require(file.find(endpoint.name) == &endpoint, "two endpoints have one name");
    require(endpoint.answerTokens > 0 && endpoint.answerTokens < endpoint.contextTokens,
            "an answer has no room");
  }
  if (!isSmall(input)) return;
  const EndpointFile again = readFile(text::writeYaml(dataOf(file)));
  require(again.isSound() && text::sameContent(dataOf(file), dataOf(again)),
          "what was written says something else: " + again.source->content());
}

std::string mutate(std::string_view input, std::string_view other, Rng& random) {
  constexpr std::string_view addresses[] = {"http://127.0.0.1:8080/v1",
                                            "http://127.0.0.1.example.com/v1",
                                            "http://[::1]:1/",
                                            "https://user:pass@a/v1",
                                            "https://a.example/v1?key=1",
                                            "HTTPS://A.EXAMPLE:443/v1",
                                            "http://localhost/v1#here",
                                            "ftp://localhost/",
                                            "file:///etc/passwd",
                                            "https://",
                                            "http://2130706433/v1",
                                            "http://127.1/v1",
                                            "https://a\\b/v1"};
  std::string text = mutateYaml(input, other, random);
  const std::size_t at = text.find("url: ");
  if (at == std::string::npos || random.below(4) != 0) return text;
  const std::size_t begin = at + 5;
  const std::size_t end = std::min(text.find_first_of(",\n}", begin), text.size());
  const std::string address(addresses[random.below(std::size(addresses))]);
  return text.replace(begin, end - begin, '"' + address + '"');
}

std::vector<std::string> seeds() {
  return {
      R"(endpoints:
  - { name: "here", url: "http://127.0.0.1:8080/v1", model: "small" }
)",
      R"(endpoints:
  - name: "there"
    url: "https://models.example/v1"
    model: "large-7b"
    keyCommand: ["pass", "show", "models"]
    enforces: "grammar"
    contextTokens: 32768
    answerTokens: 4096
    budgetTokens: 1000000
  - { name: "other", url: "http://[::1]:8080/v1", model: "m", keyVariable: "KEY" }
)",
      R"(endpoints:
  - { name: "none", url: "http://models.example/v1", model: "m" }
  - { name: "a", url: "https://a/v1", model: "m", connectSeconds: 1, silenceSeconds: 2,
      answerSeconds: 3, retries: 0, contextTokens: 10, answerTokens: 10 }
)",
      "endpoints: []\n",
  };
}

}  // namespace

const Target endpointsTarget{"endpoints", &feed, &mutate, limits::endpointsBytes, &seeds};

}  // namespace ludo::fuzz
