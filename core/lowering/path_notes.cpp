// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/path_notes.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "core/lowering/lowered.h"

namespace ludo::engine {

std::string_view nameOf(Path path) {
  static constexpr std::array<std::string_view, 15> names = {
      "single",    "keptList",  "set",        "displacements", "setForEach",
      "product",   "listed",    "allAtOnce",  "keptAndGrown",  "flood",
      "lineTable", "lineWords", "boardTable", "untilIdle",     "oneByOne"};
  static_assert(static_cast<std::size_t>(Path::OneByOne) + 1 == names.size());
  return names[static_cast<std::size_t>(path)];
}

std::string_view describe(Path path) {
  switch (path) {
    case Path::Single:
      return "one move at most";
    case Path::KeptList:
      return "picked from a list of empty zones, kept from ply to ply";
    case Path::Set:
      return "picked from the bits of a set";
    case Path::Displacements:
      return "counted for all zones at once, by how far and where they go";
    case Path::SetForEach:
      return "the first parameter's values one by one, the second's as a set";
    case Path::Product:
      return "counted by multiplying how many values the last parameters have";
    case Path::Listed:
      return "listed one by one";
    case Path::AllAtOnce:
      return "all at once";
    case Path::KeptAndGrown:
      return "kept from ply to ply, and grown by each token that comes";
    case Path::Flood:
      return "from neighbour to neighbour, all at once";
    case Path::LineTable:
      return "the zones around on each line, looked up in a table";
    case Path::LineWords:
      return "the bits of each line";
    case Path::BoardTable:
      return "the whole board, looked up in a table";
    case Path::UntilIdle:
      return "round by round, until nothing is done in one";
    case Path::OneByOne:
      return "one by one";
  }
  return "";
}

void PathNotes::add(const language::Node& part, std::string_view construct, Path path) {
  PathNote note{part.span, part.node, std::string(construct), path};
  if (std::ranges::find(m_notes, note) == m_notes.end()) m_notes.push_back(std::move(note));
}

std::vector<PathNote> PathNotes::take() {
  const auto place = [](const PathNote& note) { return std::tuple(note.span.begin, note.node, note.path); };
  std::ranges::stable_sort(m_notes, {}, place);
  return std::move(m_notes);
}

}  // namespace ludo::engine
