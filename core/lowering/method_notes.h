// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/language/node.h"
#include "core/language/type.h"

namespace ludo::engine {

/// How the code does what a construct of the rules asks for.
enum class Method : std::uint8_t {
  // Ways to find and pick moves.
  Single,         ///< moves: one at most
  KeptList,       ///< moves: a list of empty zones is kept from ply to ply
  Set,            ///< moves: counted and picked as the bits of a set
  Displacements,  ///< moves: counted for all zones at once, for each displacement from one to another
  SetForEach,     ///< moves: the first parameter's values one by one, the second's as a set
  Product,        ///< moves: as many as the product of what parameters at the end can be
  Listed,         ///< moves: one by one
  AllAtOnce,      ///< for all zones, or all tokens, at once
  KeptAndGrown,   ///< kept from ply to ply, and changed by what comes
  Flood,          ///< from zones to their neighbours, all at once, until nothing new is found
  LineTable,      ///< by the zones around on the same line, looked up in a table
  LineWords,      ///< by the bits of the lines through the zone
  BoardTable,     ///< by the whole board, looked up in a table
  UntilIdle,      ///< round by round, until nothing is done in one
  OneByOne,       ///< asked or done for each zone or token
};

/// For reports that programs read: "keptList".
std::string_view nameOf(Method method);
/// For people: "picked from a list of empty zones, kept from ply to ply".
std::string_view describe(Method method);

/// Which method the code uses for one construct of the rules. A value.
struct MethodNote {
  Span span;               ///< where the construct is written
  std::uint32_t node = 0;  ///< its node
  std::string construct;   ///< its name in the language: "lines", "zones", "action place"
  Method method = Method::Set;
  bool operator==(const MethodNote&) const = default;
};

/// Collects method notes. Belongs to the Context.
class MethodNotes {
 public:
  /// Notes the method for a part of the rules, which without `construct` is called as the language calls it.
  void add(const language::Node& part, std::string_view construct, Method method);
  template <typename Part>
  void add(const Part& part, Method method) {
    add(part, language::typeOf<Part>().name, method);
  }
  /// forgetSince(n) drops all notes but the first n, after an attempt that led nowhere; count() is that n.
  std::size_t count() const { return m_notes.size(); }
  void forgetSince(std::size_t count) { m_notes.resize(count); }
  /// All notes, each once, in the order of the text; none are left.
  std::vector<MethodNote> take();

 private:
  std::vector<MethodNote> m_notes;
};

}  // namespace ludo::engine
