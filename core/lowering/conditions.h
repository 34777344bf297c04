// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Certainty;
class Connections;
class Lines;
class Moves;
class Queries;
class QueryKinds;
class Selectors;
class Spatial;
class Values;

/// Conditions about single zones and tokens: what the kernel's evaluate.cpp does. Everywhere has those about
/// all.
class Conditions : private Part {
 public:
  explicit Conditions(Parts& parts);

  /// 1 when it holds, else 0.
  Word holds(const language::Condition& condition);
  /// Whether all conditions hold (`all`), or any. They are asked in order; a costly one (isCostly) is jumped
  /// over if those before it decide.
  Word joined(bool all, const std::vector<const language::Condition*>& args);

 private:
  Word check(bool literal) { return literal ? 1 : 0; }
  Word check(const language::LogicCondition& part);
  Word check(const language::NotCondition& part);
  Word check(const language::CompareCondition& part);
  Word check(const language::InCondition& part);
  Word check(const language::IsCondition& part);
  Word check(const language::AdjacentCondition& part);
  Word check(const language::ConnectedCondition& part);
  Word check(const language::StuckCondition& part);
  Word check(const language::DefinedCondition& part);

  Arithmetic& m_arithmetic;
  Certainty& m_certainty;
  Connections& m_connections;
  Lines& m_lines;
  Moves& m_moves;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  Selectors& m_selectors;
  Spatial& m_spatial;
  Values& m_values;
};

}  // namespace ludo::engine
