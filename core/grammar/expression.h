// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// The right-hand side of a rule as notations write it: with parts of the rule in their places, options, and
/// repetition in place of recursion from the left. Private to the room.
struct Expression {
  enum class Kind {
    Literal,
    Characters,
    Rule,
    InOrder,   ///< its parts one after the other; none is the empty text
    Choice,    ///< one of its parts
    Optional,  ///< its part or nothing
    Many,      ///< its part any number of times
    Times,     ///< its part `count` times
  };
  Kind kind = Kind::InOrder;
  std::string text;
  CharacterSet characters;
  std::vector<Expression> parts;
  std::size_t count = 0;

  bool isEmpty() const { return kind == Kind::InOrder && parts.empty(); }
};

Expression expressionOf(const Grammar& grammar, const Rule& rule);

/// Whether notations write the rule in the places where it is used.
bool isWrittenInPlace(const Grammar& grammar, const std::string& name);

}  // namespace ludo::grammar
