// SPDX-License-Identifier: Apache-2.0
#include "core/model/key.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/quoted.h"
#include "core/model/limits.h"
#include "core/model/program_output.h"

namespace ludo::model {
namespace {

Result<Key> checked(std::string value, const std::string& origin) {
  while (!value.empty() && (value.back() == '\n' || value.back() == '\r')) value.pop_back();
  if (value.empty()) return Failure{origin + " gives no key"};
  if (value.size() > limits::keyBytes) return Failure{origin + " gives more than a key can be"};
  const bool isPlain = std::ranges::all_of(value, [](char c) { return c > ' ' && c <= '~'; });
  if (!isPlain)
    return Failure{origin +
                   " gives something else than a key, which is one line of letters, digits and marks"};
  return Key(std::move(value));
}

}  // namespace

bool Key::isIn(std::string_view text) const {
  return !m_value.empty() && text.find(m_value) != std::string_view::npos;
}

std::string Key::withoutKey(std::string text) const {
  if (m_value.empty()) return text;
  constexpr std::string_view instead = "(key)";
  for (std::size_t at = 0; (at = text.find(m_value, at)) != std::string::npos; at += instead.size())
    text.replace(at, m_value.size(), instead);
  return text;
}

Result<Key> keyOf(const Endpoint& endpoint, const std::stop_token& stop) {
  if (!endpoint.keyVariable.empty()) {
    const char* value = std::getenv(endpoint.keyVariable.c_str());
    const std::string origin = "the variable " + quoted(endpoint.keyVariable) + " of the environment";
    if (value == nullptr) return Failure{origin + ", which shall hold the key, is not set"};
    return checked(value, origin);
  }
  if (endpoint.keyCommand.empty()) return Key();
  const std::string origin = "the command " + quoted(endpoint.keyCommand.front());
  Result<std::string> printed = outputOf(endpoint.keyCommand, limits::keyBytes, limits::keyCommand, stop);
  if (!printed) return Failure{origin + ", which shall tell the key, " + printed.failure()};
  return checked(std::move(*printed), origin);
}

}  // namespace ludo::model
