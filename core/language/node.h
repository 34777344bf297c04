// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

#include "core/base/source_text.h"

namespace ludo::language {

/// Where a part of a game was written. Every construct of the language inherits from it, so that a runtime
/// event, a refused move or a diagnostic can name the very lines it comes from.
struct Node {
  Span span;               ///< in the specification's text; unknown for a game read from JSON
  std::uint32_t node = 0;  ///< dense number within its GameDef, from 1, given by resolve(); 0 before
};

/// The kinds of name a game defines and refers to. Names of different kinds may coincide.
enum class NameKind {
  Constant,
  Variable,
  Zone,
  Board,
  Region,
  Direction,     ///< one basic direction of a board, the label of an edge
  DirectionSet,  ///< what rules write: a basic direction, or a named set such as "orthogonal" or "forward"
  LineSet,
  TokenType,
  Property,
  Phase,
  Action,
  Trigger,
  Binding,
  Formula,  ///< a condition, value or query with a name, of the section "definitions"
};

std::string_view nameKindLabel(NameKind kind);  ///< "zone", "token type", ... for messages

/// A use of a name. `index` points into the GameDef's table of that kind once resolve() has run.
/// For a Binding it numbers the distinct binding names of the game.
template <NameKind K>
struct Ref {
  static constexpr std::uint32_t unresolved = UINT32_MAX;

  std::string name;
  Span span;
  std::uint32_t index = unresolved;

  Ref() = default;
  Ref(std::string n) : name(std::move(n)) {}  // NOLINT(google-explicit-constructor)
  Ref(const char* n) : name(n) {}             // NOLINT(google-explicit-constructor)
  bool empty() const { return name.empty(); }
  bool resolved() const { return index != unresolved; }
};

/// The place where a name is defined.
template <NameKind K>
struct Id {
  std::string name;
  Span span;

  Id() = default;
  Id(std::string n) : name(std::move(n)) {}  // NOLINT(google-explicit-constructor)
  Id(const char* n) : name(n) {}             // NOLINT(google-explicit-constructor)
};

using ConstantRef = Ref<NameKind::Constant>;
using VariableRef = Ref<NameKind::Variable>;
using ZoneRef = Ref<NameKind::Zone>;
using RegionRef = Ref<NameKind::Region>;
using DirectionRef = Ref<NameKind::Direction>;
using DirectionSetRef = Ref<NameKind::DirectionSet>;
using LineSetRef = Ref<NameKind::LineSet>;
using TokenTypeRef = Ref<NameKind::TokenType>;
using PropertyRef = Ref<NameKind::Property>;
using PhaseRef = Ref<NameKind::Phase>;
using ActionRef = Ref<NameKind::Action>;
using FormulaRef = Ref<NameKind::Formula>;
using BindingRef = Ref<NameKind::Binding>;
using BindingId = Id<NameKind::Binding>;

}  // namespace ludo::language
