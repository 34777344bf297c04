// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <utility>
#include <vector>

#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Answers;
class Arithmetic;
class Conditions;
class Distances;
class Lines;
class Moves;
class Patterns;
class Queries;
class QueryKinds;
class QueryOrder;
class Repetitions;
class Selectors;
class Spatial;
class Variables;

/// Values: what the kernel's evaluate.cpp does with them.
class Values : private Part {
 public:
  explicit Values(Parts& parts);

  /// The value of the expression at this place of the code.
  Typed value(const language::ValueExpr& expression);
  /// The same as a number: what kernel::Evaluator::integer does.
  Word integer(const language::ValueExpr& expression);
  /// The property of a token; Nothing where its type lacks it. `isInPlay`: the token is certainly in play.
  Typed property(Word token, std::uint32_t property, bool isInPlay = false);
  /// The entry of a table by type for the token's type; 0 for no token.
  Word byType(Word token, const std::vector<std::int64_t>& content);

  // For loops in which a value stays the same.
  /// Reads the value here; until it is forgotten, value() gives what was read.
  void readBefore(const language::ValueExpr& expression);
  std::size_t readBeforeCount() const { return m_readBefore.size(); }
  /// Forgets all but the first `count` values that were read so.
  void forgetReadSince(std::size_t count) { m_readBefore.resize(count); }

 private:
  Typed read(std::int64_t literal);
  Typed read(bool literal);
  Typed read(const std::string& text);
  Typed read(const language::GlobalVariableValue& part);
  Typed read(const language::PlayerVariableValue& part);
  Typed read(const language::ZoneCountValue& part);
  Typed read(const language::ZonePropertyValue& part);
  Typed read(const language::TokenPropertyValue& part);
  Typed read(const language::TokenOwnerValue& part);
  Typed read(const language::TokenTypeValue& part);
  Typed read(const language::TokenZoneValue& part);
  Typed read(const language::BindingValue& part);
  Typed read(const language::ConstantValue& part);
  Typed read(const language::PlayerValue& part);
  Typed read(const language::SeatValue& part);
  Typed read(const language::PlayerAtValue& part);
  Typed read(const language::ZoneValue& part);
  Typed read(const language::TokenValue& part);
  Typed read(const language::TurnNumberValue& part);
  Typed read(const language::PassesValue& part);
  Typed read(const language::LastZoneValue& part);
  Typed read(const language::NothingValue& part);
  Typed read(const language::DirectionValue& part);
  Typed ofOwner(const language::DirectionValue& part);
  Typed read(const language::StepValue& part);
  Typed read(const language::RepetitionsValue& part);
  Typed read(const language::LinesValue& part);
  Typed read(const language::GroupSizeValue& part);
  Typed read(const language::DistanceValue& part);
  Typed read(const language::PatternValue& part);
  Typed read(const language::LegalCountValue& part);
  Typed read(const language::AbsoluteValue& part);
  Typed read(const language::ChosenValue& part);
  Typed read(const language::ArithmeticValue& part);
  Typed read(const language::AggregateValue& part);
  Typed read(const language::DefinedValue& part);
  Typed coded(Word word) const;
  Word propertyOf(Word token, std::uint32_t property);
  Word propertyAsNumber(Word token, std::uint32_t property);
  std::optional<Word> sumByType(const language::AggregateValue& part);

  /// By where they are written.
  std::vector<std::pair<const language::ValueExpr*, Typed>> m_readBefore;

  Answers& m_answers;
  Arithmetic& m_arithmetic;
  Conditions& m_conditions;
  Distances& m_distances;
  Lines& m_lines;
  Moves& m_moves;
  Patterns& m_patterns;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  QueryOrder& m_queryOrder;
  Repetitions& m_repetitions;
  Selectors& m_selectors;
  Spatial& m_spatial;
  Variables& m_variables;
};

}  // namespace ludo::engine
