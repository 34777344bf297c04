// SPDX-License-Identifier: Apache-2.0
#include "core/model/endpoint.h"

#include <curl/curl.h>
#include <cctype>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "core/base/files.h"
#include "core/base/quoted.h"
#include "core/diagnostics/kinds.h"
#include "core/language/read.h"
#include "core/model/limits.h"
#include "core/text/strict_yaml.h"

namespace ludo::model {
namespace {

namespace kinds = diagnostics::kinds;

/// An address as libcurl takes it apart, so that what is checked is what is used.
class Address {
 public:
  explicit Address(const std::string& text) : m_parts(curl_url(), &curl_url_cleanup) {
    m_isGood = m_parts != nullptr && curl_url_set(m_parts.get(), CURLUPART_URL, text.c_str(), 0) == CURLUE_OK;
  }
  bool isGood() const { return m_isGood; }
  /// Empty where there is none.
  std::string part(CURLUPart which) const {
    char* text = nullptr;
    if (curl_url_get(m_parts.get(), which, &text, 0) != CURLUE_OK) return "";
    std::string result = text;
    curl_free(text);
    return result;
  }

 private:
  std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> m_parts;
  bool m_isGood = false;
};

bool isThisMachine(const std::string& host) {
  if (host == "localhost" || host == "[::1]") return true;
  const bool isNumber = std::ranges::all_of(host, [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
  return isNumber && host.starts_with("127.") && std::ranges::count(host, '.') == 3;
}

class Checker {
 public:
  Checker(EndpointFile& file, const text::DataNode& data) : m_file(file), m_list(data.find("endpoints")) {}

  void check() {
    for (std::size_t i = 0; i < m_file.endpoints.size(); ++i) {
      const Endpoint& endpoint = m_file.endpoints[i];
      checkName(endpoint, i);
      if (const std::string why = whyNotAllowed(endpoint.url); !why.empty()) report(i, "url", why);
      if (!endpoint.keyVariable.empty() && !endpoint.keyCommand.empty())
        report(i, "keyCommand", "The key comes from a variable or from a command: leave one of them out");
      if (endpoint.answerTokens >= endpoint.contextTokens)
        report(i, "answerTokens",
               "An answer of " + std::to_string(endpoint.answerTokens) +
                   " tokens leaves no room in a context of " + std::to_string(endpoint.contextTokens) +
                   ": make it smaller, or contextTokens larger");
      checkPrices(endpoint, i);
    }
  }

 private:
  void checkPrices(const Endpoint& endpoint, std::size_t i) {
    const auto check = [&](const char* key, double value) {
      if (value < 0) report(i, key, "Money is spent, not earned: write no number below 0");
    };
    check("askedPrice", endpoint.askedPrice.value);
    check("answeredPrice", endpoint.answeredPrice.value);
    if (!endpoint.budgetMoney) return;
    check("budgetMoney", endpoint.budgetMoney->value);
    if (endpoint.askedPrice.value + endpoint.answeredPrice.value <= 0)
      report(i, "budgetMoney",
             "A budget of money counts nothing without prices: write askedPrice and answeredPrice, too");
  }

  void checkName(const Endpoint& endpoint, std::size_t i) {
    const auto isFine = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
             c == '_' || c == '.';
    };
    if (endpoint.name.empty() || !std::ranges::all_of(endpoint.name, isFine))
      report(i, "name", "A name is made of letters, digits and the marks - _ .");
    else if (endpoint.name == "none")
      report(i, "name", "The name \"none\" stands for no model: choose another");
    else if (m_file.find(endpoint.name) != &endpoint)
      report(i, "name", "There is an endpoint " + quoted(endpoint.name) + " already: choose another name");
  }

  void report(std::size_t i, const std::string& key, const std::string& message) {
    const text::DataNode* item = m_list != nullptr && i < m_list->items.size() ? &m_list->items[i] : nullptr;
    const text::DataNode* value = item != nullptr ? item->find(key) : nullptr;
    if (value == nullptr) value = item;
    const std::size_t colon = message.find(": ");
    auto& told = diagnostics::report(m_file.diagnostics, kinds::UnusableEndpoint,
                                     value != nullptr ? value->span : Span(),
                                     "endpoints[" + std::to_string(i) + "]." + key, message.substr(0, colon));
    if (colon == std::string::npos) return;
    told.suggestion = message.substr(colon + 2);
    told.suggestion.front() =
        static_cast<char>(std::toupper(static_cast<unsigned char>(told.suggestion.front())));
  }

  EndpointFile& m_file;
  const text::DataNode* m_list;
};

}  // namespace

std::string whyNotAllowed(const std::string& url) {
  const Address address(url);
  if (!address.isGood() || address.part(CURLUPART_HOST).empty())
    return "This is no address: write one such as http://127.0.0.1:8080/v1";
  const std::string scheme = address.part(CURLUPART_SCHEME);
  if (scheme != "https" && scheme != "http")
    return "Servers are asked by https: begin the address with https://";
  if (!address.part(CURLUPART_USER).empty() || !address.part(CURLUPART_PASSWORD).empty())
    return "An address holds no secrets: name the key by keyVariable or keyCommand";
  if (!address.part(CURLUPART_QUERY).empty() || !address.part(CURLUPART_FRAGMENT).empty())
    return "Something stands behind the path of the address: end it with the path, such as /v1";
  if (scheme == "http" && !isThisMachine(address.part(CURLUPART_HOST)))
    return "Requests and keys would go through the net as plain text: use https; http is for this machine, "
           "as in "
           "http://127.0.0.1:8080/v1";
  return "";
}

std::string_view nameOf(Enforced enforced) {
  if (enforced == Enforced::grammar) return "grammar";
  return enforced == Enforced::schema ? "schema" : "nothing";
}

std::optional<Enforced> enforcedOf(std::string_view name) {
  for (const Enforced each : {Enforced::nothing, Enforced::grammar, Enforced::schema}) {
    if (name == nameOf(each)) return each;
  }
  return std::nullopt;
}

const Endpoint* EndpointFile::find(const std::string& name) const {
  const auto found = std::ranges::find(endpoints, name, &Endpoint::name);
  return found == endpoints.end() ? nullptr : &*found;
}

std::vector<std::string> EndpointFile::names() const {
  std::vector<std::string> all;
  for (const Endpoint& endpoint : endpoints) all.push_back(endpoint.name);
  return all;
}

EndpointFile readEndpoints(SourcePtr source) {
  EndpointFile file;
  file.source = std::move(source);
  const Span whole{0, static_cast<std::uint32_t>(file.source->content().size())};
  const text::DataNode data = text::readStrictYaml(*file.source, whole, file.diagnostics);
  language::ReadContext context;
  context.source = file.source.get();
  context.told = file.diagnostics.size();
  EndpointList list;
  const bool read = language::readValue(endpointListType(), &list, data, "", file.diagnostics, context);
  language::dropTakenBack(file.diagnostics);
  file.endpoints = std::move(list.endpoints);
  if (read && file.isSound()) Checker(file, data).check();
  diagnostics::cutLongTexts(file.diagnostics);
  diagnostics::sortBySource(file.diagnostics);
  return file;
}

std::string endpointsPath() {
  if (const char* given = std::getenv("LUDO_ENDPOINTS"); given != nullptr && *given != '\0') return given;
  const std::string name = "/ludoforge/endpoints.yaml";
  if (const char* folder = std::getenv("XDG_CONFIG_HOME"); folder != nullptr && *folder == '/')
    return folder + name;
  const char* home = std::getenv("HOME");
  return home != nullptr && *home == '/' ? std::string(home) + "/.config" + name : std::string();
}

Result<EndpointFile> readUserEndpoints() {
  const std::string path = endpointsPath();
  std::error_code error;
  if (path.empty() || !std::filesystem::exists(path, error)) return EndpointFile();
  Result<std::string> content = readFile(path, limits::endpointsBytes);
  if (!content) return Failure{content.failure()};
  return readEndpoints(std::make_shared<const SourceText>(path, std::move(*content), path));
}

}  // namespace ludo::model
