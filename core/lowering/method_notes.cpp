// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/method_notes.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "core/lowering/lowered.h"

namespace ludo::engine {

std::string_view nameOf(Method method) {
  static constexpr std::array<std::string_view, 15> names = {
      "single",    "keptList",  "set",        "displacements", "setForEach",
      "product",   "listed",    "allAtOnce",  "keptAndGrown",  "flood",
      "lineTable", "lineWords", "boardTable", "untilIdle",     "oneByOne"};
  static_assert(static_cast<std::size_t>(Method::OneByOne) + 1 == names.size());
  return names[static_cast<std::size_t>(method)];
}

std::string_view describe(Method method) {
  switch (method) {
    case Method::Single:
      return "one move at most";
    case Method::KeptList:
      return "picked from a list of empty zones, kept from ply to ply";
    case Method::Set:
      return "picked from the bits of a set";
    case Method::Displacements:
      return "counted for all zones at once, by how far and where they go";
    case Method::SetForEach:
      return "the first parameter's values one by one, the second's as a set";
    case Method::Product:
      return "counted by multiplying how many values the last parameters have";
    case Method::Listed:
      return "listed one by one";
    case Method::AllAtOnce:
      return "all at once";
    case Method::KeptAndGrown:
      return "kept from ply to ply, and grown by each token that comes";
    case Method::Flood:
      return "from neighbour to neighbour, all at once";
    case Method::LineTable:
      return "the zones around on each line, looked up in a table";
    case Method::LineWords:
      return "the bits of each line";
    case Method::BoardTable:
      return "the whole board, looked up in a table";
    case Method::UntilIdle:
      return "round by round, until nothing is done in one";
    case Method::OneByOne:
      return "one by one";
  }
  return "";
}

void MethodNotes::add(const language::Node& part, std::string_view construct, Method method) {
  MethodNote note{part.span, part.node, std::string(construct), method};
  if (std::ranges::find(m_notes, note) == m_notes.end()) m_notes.push_back(std::move(note));
}

std::vector<MethodNote> MethodNotes::take() {
  const auto place = [](const MethodNote& note) {
    return std::tuple(note.span.begin, note.node, note.method);
  };
  std::ranges::stable_sort(m_notes, {}, place);
  return std::move(m_notes);
}

}  // namespace ludo::engine
