// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/content.h"
#include "core/lowering/option_list.h"
#include "core/lowering/typed.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// What a name of the rules is bound to while code is written.
struct Name {
  std::uint32_t name = 0;  ///< Rules::bindingIndex
  Typed value;             ///< what it is bound to
  bool everyZone = false;  ///< it stands for all zones, or tokens, at once: see Everywhere
  /// Holds the payload, where it must last across decisions.
  std::optional<machine::Variable> variable = std::nullopt;
  Content content = Content::Anything;        ///< what is certain of the zone, where tokens are in Cells
  machine::Word mover = -1;                   ///< the player who is meant by "own" in `content`
  std::optional<Picks> picks = std::nullopt;  ///< of a name bound to a list
  bool isInPlay = false;  ///< it is a token with an id that stays in play while the name is bound
};

/// The names that are bound while code is written, outermost first, nested as their scopes are. The innermost
/// binding of a name counts. Belongs to the FunctionLowering.
class Names {
 public:
  /// `followTokens`: a token is given as its zone, so the names of tokens change when tokens move. `last`:
  /// all names must stay bound across decisions.
  Names(machine::Builder& builder, bool followTokens, bool last);

  /// Binds a name inside of all others.
  void push(const Name& name);
  void insert(const std::vector<Name>& names);
  /// Unbinds the innermost name.
  void pop();
  /// Keeps only the outermost `count` names.
  void resize(std::size_t count);
  std::size_t size() const { return m_names.size(); }
  Name& operator[](std::size_t index) { return m_names[index]; }
  Name& back() { return m_names.back(); }
  auto begin() { return m_names.begin(); }
  auto end() { return m_names.end(); }

  /// The innermost binding; null when there is none.
  const Name* find(std::uint32_t name) const;
  /// How many names are outside of one that find() gave.
  std::size_t outsideOf(const Name& name) const { return static_cast<std::size_t>(&name - m_names.data()); }
  /// Whether the name stands for every zone at once.
  bool isEvery(std::uint32_t name) const;
  /// What the name is bound to; Nothing when it is not.
  Typed bound(std::uint32_t name);
  /// A name, not yet pushed, that stays bound across a decision.
  Name lasting(std::uint32_t name, const Typed& value);
  /// Binds a name until the next pop().
  void bind(std::uint32_t name, const Typed& value, bool everyZone);

  /// Where names follow tokens: renews them after tokens moved. `where(zone)` gives where the token that was
  /// in the zone is now; -1: it is gone.
  void follow(const std::function<machine::Word(machine::Word)>& where);
  /// The variables of the names that follow tokens, each with a copy of its value to be put back after a
  /// trial.
  std::vector<std::pair<machine::Variable, machine::Variable>> held();

 private:
  machine::Builder& m_builder;
  bool m_followTokens;
  bool m_last;
  std::vector<Name> m_names;
};

}  // namespace ludo::engine
