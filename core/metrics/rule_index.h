// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/kernel/rules.h"

namespace ludo::metrics {

/// One construct of the rules that something can be said about.
struct RulePart {
  enum class Role : std::uint8_t { None, Phase, Effect, Action, Trigger, End };
  Role role = Role::None;
  std::string what;    ///< "addVar", "action \"buy\""
  std::string within;  ///< "action \"buy\"", "setup"; empty for what stands by itself
  Span span;           ///< in the specification's text; unknown for a game read from JSON

  /// Whether it is counted how often it ran.
  bool isCounted() const { return role != Role::None && role != Role::Phase; }
  /// "addVar in action \"buy\"".
  std::string text() const { return within.empty() ? what : what + " in " + within; }
};

/// The constructs of a game by node number: what the kernel's events mean in the designer's words.
class RuleIndex {
 public:
  explicit RuleIndex(const language::GameDef& def);

  /// By node number; an empty part for numbers that stand for nothing told about.
  const RulePart& at(std::uint32_t node) const { return m_parts[node < m_parts.size() ? node : 0]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(m_parts.size()); }

 private:
  void add(std::uint32_t node, RulePart::Role role, const std::string& what, Span span);
  void addEffects(const language::EffectList& list, const std::string& within);

  std::vector<RulePart> m_parts;
};

}  // namespace ludo::metrics
