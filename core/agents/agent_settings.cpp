// SPDX-License-Identifier: Apache-2.0
#include "core/agents/agent_settings.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/base/nearest.h"

namespace ludo::agents {
namespace {

std::string numberText(double value) {
  char text[64];
  const auto end = value == std::floor(value) && std::abs(value) < 1e15
                       ? std::to_chars(std::begin(text), std::end(text), static_cast<std::int64_t>(value))
                       : std::to_chars(std::begin(text), std::end(text), value);
  return {std::begin(text), end.ptr};
}

std::optional<double> readNumber(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::string listOf(const std::string& owner, const std::vector<AgentOption>& options) {
  if (options.empty()) return owner + " has no options";
  std::string text;
  for (const AgentOption& option : options)
    text += (text.empty() ? "" : ", ") + option.name + " (" + rangeText(option) + ")";
  return "Known: " + text;
}

Failure unknownOption(const std::string& owner, const std::vector<AgentOption>& options,
                      const std::string& word) {
  std::vector<std::string> names;
  for (const AgentOption& option : options) names.push_back(option.name);
  std::string text = "unknown option '" + word + "' of " + owner;
  if (const std::optional<std::string> meant = nearest(word, names))
    text += "; did you mean '" + *meant + "'?";
  return {text + "\n" + listOf(owner, options)};
}

}  // namespace

std::string rangeText(const AgentOption& option) {
  if (option.whole && option.low == 0 && option.high == 1) return "0 or 1";
  return numberText(option.low) + " to " + numberText(option.high);
}

AgentSettings::AgentSettings(const std::vector<AgentOption>& options) {
  for (const AgentOption& option : options) m_settings[option.name] = {option.standard, false};
}

Result<AgentSettings> AgentSettings::read(const std::string& owner, const std::vector<AgentOption>& options,
                                          std::string_view text) {
  AgentSettings settings(options);
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const std::string part(text.substr(0, comma));
    text = comma == std::string_view::npos ? "" : text.substr(comma + 1);
    const std::size_t equals = part.find('=');
    const std::string name = part.substr(0, equals);
    const auto option = std::ranges::find(options, name, &AgentOption::name);
    if (option == options.end()) return unknownOption(owner, options, name);
    const std::string number = equals == std::string::npos ? "" : part.substr(equals + 1);
    const std::optional<double> value = readNumber(number);
    const bool fits = value && *value >= option->low && *value <= option->high &&
                      (!option->whole || *value == std::floor(*value));
    if (!fits) {
      return Failure{"option '" + name + "' of " + owner + " is '" + number + "'; it takes " +
                     (option->whole ? "a whole number, " : "a number, ") + rangeText(*option) + ", as in " +
                     name + "=" + numberText(option->standard)};
    }
    if (settings.mentions(name)) {
      return Failure{"option '" + name + "' of " + owner + " is given twice; give it once"};
    }
    settings.m_settings[name] = {*value, true};
  }
  return settings;
}

double AgentSettings::number(const std::string& option) const {
  const auto setting = m_settings.find(option);
  assert(setting != m_settings.end());
  return setting->second.value;
}

std::uint64_t AgentSettings::count(const std::string& option) const {
  return static_cast<std::uint64_t>(number(option));
}

bool AgentSettings::mentions(const std::string& option) const {
  const auto setting = m_settings.find(option);
  assert(setting != m_settings.end());
  return setting->second.mentioned;
}

}  // namespace ludo::agents
