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

/// What a name of the rules stands for while code is written.
struct Name {
  std::uint32_t name = 0;
  Typed value;
  bool everyZone = false;                                    ///< stands for all zones at once: see where()
  std::optional<machine::Variable> variable = std::nullopt;  ///< holds the payload, across decisions
  Content content = Content::Anything;                       ///< of a zone of Cells
  machine::Word mover = -1;                                  ///< whose `content` is meant by "own"
  std::optional<Picks> picks = std::nullopt;                 ///< of a name for several
  bool isInPlay = false;  ///< a token with an id that is in play as long as the name stands
};

/// The names that stand while code is written. They are nested as their scopes are; the innermost of a name
/// counts.
class Names {
 public:
  /// `followTokens`: a token is its zone, so names of tokens have to go with them. `last`: all names have to
  /// stand after decisions.
  Names(machine::Builder& builder, bool followTokens, bool last);

  void push(const Name& name);
  void insert(const std::vector<Name>& names);
  void pop();
  /// Only the outermost so many stand on.
  void resize(std::size_t count);
  std::size_t size() const { return m_names.size(); }
  Name& operator[](std::size_t index) { return m_names[index]; }
  Name& back() { return m_names.back(); }
  auto begin() { return m_names.begin(); }
  auto end() { return m_names.end(); }

  const Name* find(std::uint32_t name) const;
  /// How many names stand outside of one that was found.
  std::size_t outsideOf(const Name& name) const { return static_cast<std::size_t>(&name - m_names.data()); }
  /// Whether the name stands for every zone at once.
  bool isEvery(std::uint32_t name) const;
  Typed bound(std::uint32_t name);
  /// A name that is still known after a decision.
  Name lasting(std::uint32_t name, const Typed& value);
  /// Binds a name until the next pop().
  void bind(std::uint32_t name, const Typed& value, bool everyZone);

  /// Where names follow tokens: `where` says where the token that was in a zone is now; -1 when it is gone.
  void follow(const std::function<machine::Word(machine::Word)>& where);
  /// The names that follow, and what they mean now, to be put back after a trial.
  std::vector<std::pair<machine::Variable, machine::Variable>> held();

 private:
  machine::Builder& m_builder;
  bool m_followTokens;
  bool m_last;
  std::vector<Name> m_names;
};

}  // namespace ludo::engine
