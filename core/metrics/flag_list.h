// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>

#include "core/metrics/flag.h"
#include "core/metrics/rule_index.h"

/// How flags are found. Private to the room.
namespace ludo::metrics {

/// No more flags of one kind that is raised for many things.
inline constexpr std::size_t mostOfAKind = 10;

bool somebodyWon(const sim::GameSummary& game);

/// The flags that a batch has raised so far. What it is made from must outlive it.
class FlagList {
 public:
  /// The ply that shows the sign, for a game that has it.
  using Check = std::function<std::optional<std::uint32_t>(const sim::GameSummary&)>;

  FlagList(const kernel::Rules& rules, const sim::Batch& batch, const FlagLimits& limits);

  const kernel::Rules& rules() const { return m_rules; }
  const sim::Batch& batch() const { return m_batch; }
  const FlagLimits& limits() const { return m_limits; }
  /// The rule as the designer knows it, by node number; empty where it is none.
  std::string ruleText(std::uint32_t node) const { return m_index.at(node).text(); }

  /// A flag with the games that the check finds; it is not added.
  Flag collect(FlagKind kind, const Check& check) const;
  /// Adds it as it is, with the place of its rule.
  void take(Flag flag);
  /// Adds one with the games that the check finds, unless there are none, or so few that it may be chance.
  /// `what` goes on after "In 3 of 10 games ".
  void add(FlagKind kind, const std::string& what, const Check& check, std::string subject = "",
           std::uint32_t node = 0);
  std::vector<Flag> takeAll() { return std::move(m_flags); }

 private:
  const kernel::Rules& m_rules;
  const sim::Batch& m_batch;
  const FlagLimits& m_limits;
  RuleIndex m_index;
  std::vector<Flag> m_flags;
};

// One a file, in the order of FlagKind.
void addFlagsOfPlay(FlagList& flags);
void addFlagsOfResults(FlagList& flags);
void addFlagsOfRules(FlagList& flags);

}  // namespace ludo::metrics
