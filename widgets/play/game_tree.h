// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "widgets/play/play_session.h"

namespace ludo::widgets {

/// All moves that were made from the start of a game, with those that were taken back: a tree, of which one
/// line is the game as it is now. Moves are kept by their exact texts, so that it outlives changed rules.
class GameTree {
 public:
  static constexpr std::size_t mostNodes = 20'000;

  /// A line that leaves the game as it is now, or another line, up to its end or to where it goes on in
  /// several ways.
  struct Branch {
    std::size_t end = 0;                     ///< the node of its last move
    std::size_t ply = 0;                     ///< the number of its first move, from 1
    kernel::Seat seat = kernel::nobody;      ///< who made that
    std::string first;                       ///< what that reads like
    std::string last;                        ///< the last one; empty where there is but one
    std::size_t moves = 0;                   ///< of this line
    std::optional<std::size_t> parent = {};  ///< the line that it leaves, among all; nothing: the game itself
  };
  /// Lines that leave one another deeper than this are told as if they left the last that is told.
  static constexpr std::size_t mostForks = 24;

  GameTree() { clear(); }
  void clear();
  /// The game as it is now; what is new in it is added. With too many moves, those that were taken back go.
  void follow(const std::vector<PlayedPly>& plies);
  /// By the ply at which they leave the game, then in the order in which they were played; each is followed
  /// by those that leave it.
  std::vector<Branch> branches() const;
  /// The end of the line that goes on from the game as it is now and was played last; nothing where there is
  /// none.
  std::optional<std::size_t> ahead() const;
  /// The exact texts of the moves up to a node.
  std::vector<std::string> movesTo(std::size_t node) const;
  /// Who made them.
  std::vector<kernel::Seat> moversTo(std::size_t node) const;

  /// How many moves are in it.
  std::size_t size() const { return m_nodes.size() - 1; }
  /// All nodes but the start, parents first; what restore() takes back.
  std::vector<KeptMove> stored() const;
  void restore(const std::vector<KeptMove>& nodes);

 private:
  struct Node {
    std::size_t parent = 0;
    std::string text;
    std::string label;
    kernel::Seat seat = kernel::nobody;
    std::vector<std::size_t> children;
    std::size_t latest = 0;  ///< the child that was played last; 0: none
  };
  /// The line that begins with a node, and those that leave it.
  void addLines(std::size_t from, std::size_t ply, std::vector<Branch>& branches) const;
  std::size_t childWith(std::size_t node, const std::string& text) const;
  std::size_t add(std::size_t parent, std::string text, std::string label, kernel::Seat seat);

  std::vector<Node> m_nodes;        ///< the start first
  std::vector<std::size_t> m_line;  ///< the game as it is now, without the start
};

}  // namespace ludo::widgets
