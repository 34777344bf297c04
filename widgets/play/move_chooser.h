// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "core/kernel/move.h"
#include "widgets/play/move_goals.h"

namespace ludo::widgets {

/// Turns clicks on a board into a move. Each click names a zone, and the token that lies there if one was hit
/// or is on top; a move agrees with it when one of its arguments is that zone or that token. Clicks narrow
/// the legal moves until one is left.
class MoveChooser {
 public:
  struct Click {
    kernel::ZoneId zone;
    kernel::TokenId token;
    bool operator==(const Click&) const = default;
  };
  enum class Step {
    Nothing,   ///< no legal move agrees; the clicks so far are forgotten
    Narrowed,  ///< another click decides: see targets
    Ask,       ///< the moves that are left differ in more than places: the player picks from the list
    Decided,   ///< exactly one move is meant: see decided()
  };
  struct Targets {
    std::set<kernel::ZoneId> zones;
    std::set<kernel::TokenId> tokens;
    bool empty() const { return zones.empty() && tokens.empty(); }
  };

  /// What a move does with a token.
  using FindGoals = std::function<const TokenGoals&(const kernel::Move&, kernel::TokenId)>;

  /// Without `goals`, only arguments are goals.
  void setMoves(std::vector<kernel::Move> moves, FindGoals goals = {});
  const std::vector<kernel::Move>& moves() const { return m_moves; }

  Step click(Click click);
  /// Takes a piece up: narrows the moves to those that begin with it, and decides nothing. False, and nothing
  /// is taken up, when there is none.
  bool lift(Click from);
  /// Puts a piece down elsewhere than where it was lifted: means the moves that put it there.
  Step drop(Click from, Click to);
  /// Forgets the clicks; false when there were none.
  bool clear();
  const std::vector<Click>& clicks() const { return m_clicks; }

  /// Indices into moves() of those that agree with the clicks so far.
  const std::vector<std::size_t>& candidates() const { return m_candidates; }
  const kernel::Move& decided() const { return m_moves[m_candidates.front()]; }
  /// Where the next click does something.
  Targets targets() const;

 private:
  /// Which arguments of a move the clicks stand for.
  struct Match {
    std::vector<bool> used;
    bool reachesGoal = false;  ///< the last click is where the move brings the first one's token
  };
  using Matching = std::optional<Match>;
  Matching matchedInTurn(const kernel::Move& move, const std::vector<Click>& clicks) const;
  Matching matched(const kernel::Move& move, const std::vector<Click>& clicks) const;
  std::vector<std::size_t> collect(const std::function<bool(const kernel::Move&)>& isMeant) const;
  /// Where the move may bring the token that was clicked first, when that is all there is to choose.
  std::set<kernel::ZoneId> goals(const kernel::Move& move) const;
  bool placesDecide() const;
  Step settleOn(std::vector<Click> clicks, std::vector<std::size_t> candidates);
  Step tryClicks(const std::vector<Click>& clicks);

  FindGoals m_findGoals;
  std::vector<kernel::Move> m_moves;
  std::vector<Click> m_clicks;
  std::vector<std::size_t> m_candidates;
};

}  // namespace ludo::widgets
