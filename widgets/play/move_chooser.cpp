// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/move_chooser.h"

#include <numeric>
#include <optional>

namespace ludo::widgets {

namespace {

using kernel::Move;
using kernel::Value;
using Click = MoveChooser::Click;

bool isPlace(const Value& value) {
  return value.kind == Value::Kind::Zone || value.kind == Value::Kind::Token;
}

bool agrees(const Value& argument, const Click& click) {
  switch (argument.kind) {
    case Value::Kind::Zone:
      return argument.zone() == click.zone;
    case Value::Kind::Token:
      return click.token.valid() && argument.token() == click.token;
    default:
      return false;
  }
}

/// Which arguments of a move the clicks stand for; nothing when some click stands for none.
using Match = std::optional<std::vector<bool>>;

/// The first click is the first place among the arguments, the second the second, and so on.
Match matchedInTurn(const Move& move, const std::vector<Click>& clicks) {
  std::vector<bool> used(move.args.size(), false);
  std::size_t argument = 0;
  for (const Click& click : clicks) {
    while (argument < move.args.size() && !isPlace(move.args[argument])) ++argument;
    if (argument == move.args.size() || !agrees(move.args[argument], click)) return std::nullopt;
    used[argument++] = true;
  }
  return used;
}

/// Each click is some argument of its own.
Match matchedAnyhow(const Move& move, const std::vector<Click>& clicks) {
  std::vector<bool> used(move.args.size(), false);
  for (const Click& click : clicks) {
    std::size_t argument = 0;
    while (argument < move.args.size() && (used[argument] || !agrees(move.args[argument], click))) ++argument;
    if (argument == move.args.size()) return std::nullopt;
    used[argument] = true;
  }
  return used;
}

const Value* nextPlace(const Move& move, const std::vector<bool>& used) {
  for (std::size_t i = 0; i < move.args.size(); ++i) {
    if (!used[i] && isPlace(move.args[i])) return &move.args[i];
  }
  return nullptr;
}

const Value* nextPlace(const Move& move, const std::vector<Click>& clicks) {
  Match used = matchedInTurn(move, clicks);
  if (!used) used = matchedAnyhow(move, clicks);
  return used ? nextPlace(move, *used) : nullptr;
}

}  // namespace

void MoveChooser::setMoves(std::vector<Move> moves) {
  m_moves = std::move(moves);
  m_clicks.clear();
  m_candidates.resize(m_moves.size());
  std::iota(m_candidates.begin(), m_candidates.end(), std::size_t{0});
}

bool MoveChooser::clear() {
  if (m_clicks.empty()) return false;
  setMoves(std::move(m_moves));
  return true;
}

MoveChooser::Step MoveChooser::tryClicks(const std::vector<Click>& clicks) {
  const auto collect = [&](const auto& match) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
      if (match(m_moves[i], clicks)) found.push_back(i);
    }
    return found;
  };
  std::vector<std::size_t> found = collect(matchedInTurn);
  if (found.empty()) found = collect(matchedAnyhow);
  if (found.empty()) return Step::Nothing;
  m_clicks = clicks;
  m_candidates = std::move(found);
  if (m_candidates.size() == 1) return Step::Decided;
  return targets().empty() ? Step::Ask : Step::Narrowed;
}

MoveChooser::Step MoveChooser::click(Click click) {
  std::vector<Click> clicks = m_clicks;
  // Clicking the last place again settles on the one move that needs no further place.
  if (!clicks.empty() && clicks.back() == click) {
    std::vector<std::size_t> complete;
    for (const std::size_t candidate : m_candidates) {
      if (nextPlace(m_moves[candidate], m_clicks) == nullptr) complete.push_back(candidate);
    }
    if (complete.size() == 1) {
      m_candidates = complete;
      return Step::Decided;
    }
    if (complete.size() > 1) return Step::Ask;
    clear();
    return Step::Nothing;
  }
  clicks.push_back(click);
  const Step step = tryClicks(clicks);
  if (step != Step::Nothing || m_clicks.empty()) return step;
  // The click does not continue the move begun: it begins another.
  clear();
  return tryClicks({click});
}

bool MoveChooser::lift(Click from) {
  clear();
  return tryClicks({from}) != Step::Nothing;
}

MoveChooser::Step MoveChooser::drop(Click from, Click to) {
  clear();
  const Step step = tryClicks({from, to});
  if (step != Step::Nothing || !lift(from)) return step;
  if (!targets().empty()) {
    clear();
    return Step::Nothing;
  }
  return m_candidates.size() == 1 ? Step::Decided : Step::Ask;
}

MoveChooser::Targets MoveChooser::targets() const {
  Targets targets;
  for (const std::size_t candidate : m_candidates) {
    const Value* place = nextPlace(m_moves[candidate], m_clicks);
    if (place == nullptr) continue;
    if (place->kind == Value::Kind::Zone) {
      targets.zones.insert(place->zone());
    } else {
      targets.tokens.insert(place->token());
    }
  }
  return targets;
}

}  // namespace ludo::widgets
