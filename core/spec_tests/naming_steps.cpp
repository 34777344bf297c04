// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/naming_steps.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace ludo::spec_tests {

namespace {

constexpr std::int64_t bytesPerStep = 16;
constexpr std::int64_t propertiesPerStep = 4;

std::string_view patternOf(const language::TokenTypeDef& type) {
  return type.name.empty() ? type.id.name : type.name;
}

/// A property is looked for at each hole.
std::int64_t titleSteps(const language::TokenTypeDef& type) {
  const std::string_view pattern = patternOf(type);
  const auto size = static_cast<std::int64_t>(pattern.size());
  const auto properties = static_cast<std::int64_t>(type.props.size());
  const std::int64_t holes = std::ranges::count(pattern, '{');
  return 1 + size / bytesPerStep + (holes + 1) * properties / propertiesPerStep;
}

}  // namespace

NamingSteps::NamingSteps(const language::GameDef& def) {
  std::unordered_set<std::string_view> patterns;
  for (const language::TokenTypeDef& type : def.tokenTypes) {
    m_titles.push_back(titleSteps(type));
    const auto properties = static_cast<std::int64_t>(type.props.size());
    // Only where types are called alike are the titles of their tokens made and compared.
    const bool isShared = !patterns.insert(patternOf(type)).second;
    const std::int64_t comparison = isShared ? 2 * m_titles.back() : 1 + properties / propertiesPerStep;
    m_comparison = std::max(m_comparison, comparison);
  }
}

}  // namespace ludo::spec_tests
