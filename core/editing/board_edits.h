// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/service/analysis.h"

/// The spaces of a board and what connects them, as changes of the text.
namespace ludo::editing {

/// A board that the text writes itself.
struct WrittenBoard {
  std::string id;
  bool isGraph = false;              ///< its spaces and edges are listed; else they follow from a shape
  std::vector<std::string> removed;  ///< what the text leaves out of a shape, as it is written
};
/// In the order of the text.
std::vector<WrittenBoard> writtenBoards(const service::Analysis& analysis);

struct BoardChange {
  enum class Kind {
    Space,  ///< `space` is taken out of a board; into it, where the text leaves it out
    Edge,   ///< `space` and `other` are connected, or not any more; of a graph
    Add,    ///< a space `space` comes to x and y; to a graph
    Move,   ///< `space` goes to x and y; of a graph
  };
  Kind kind = Kind::Space;
  std::string board;
  std::string space;  ///< the name of a zone: "cell_1_2"; of Add the id of a node: "forest"
  std::string other{};
  std::int64_t x = 0;  ///< as the text writes places
  std::int64_t y = 0;
};

/// The edits that do so, in source order. They are tried before they are returned: the board has the spaces
/// and edges that were wanted, and all others as before. With a space, its edges go and its places in the
/// board's regions. Nothing when that will not do, since something else names the space, the game has errors,
/// or stop was requested. Free of shared state: any thread.
std::optional<std::vector<diagnostics::TextEdit>> boardEdits(const service::Analysis& analysis,
                                                             const BoardChange& change,
                                                             const std::stop_token& stop = {});

/// The rules with all spaces that the text leaves out of the board's shape; null where they do not work so.
kernel::RulesPtr rulesOfWholeBoard(const service::Analysis& analysis, const std::string& board,
                                   const std::stop_token& stop = {});

/// An id that no space of the board has: "space1".
std::string freeSpaceId(const service::Analysis& analysis, const std::string& board);
/// Where the text writes a space of a graph to lie; nothing for other boards and other names.
struct WrittenPlace {
  std::int64_t x = 0;
  std::int64_t y = 0;
};
std::optional<WrittenPlace> writtenPlace(const service::Analysis& analysis, const std::string& board,
                                         const std::string& zone);

}  // namespace ludo::editing
