// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/printed_pieces.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/rng.h"
#include "core/kernel/kernel.h"

namespace ludo::widgets {
namespace {

using kernel::Rules;
using kernel::State;

constexpr int randomGames = 12;
constexpr int mostPlies = 400;
/// Of all these games together: games with very many moves get fewer.
constexpr std::int64_t mostMovesListed = 400'000;

/// By what people tell pieces apart.
auto keyOf(const SceneToken& token) {
  return std::tuple(token.shape, token.colour.rgba(), token.owner, token.name, token.label, token.details,
                    token.picture, token.back);
}
using Key = decltype(keyOf(SceneToken()));

class Collector {
 public:
  Collector(const Rules& rules, const BoardLayout& layout, GamePicturesPtr pictures)
      : m_rules(rules), m_layout(layout), m_pictures(std::move(pictures)) {
    m_isOnBoard.resize(rules.def().tokenTypes.size());
    m_isThereFirst.resize(rules.def().tokenTypes.size());
  }

  /// Where tokens lie has to be known of all games before they are looked at.
  void noteBoards(const State& state, bool isFirst) {
    forEach(state, [&](const kernel::Token& token, kernel::TokenId, kernel::ZoneId zone) {
      if (m_layout.zones[zone.index].board >= 0) m_isOnBoard[token.type] = true;
      if (isFirst) m_isThereFirst[token.type] = true;
    });
  }

  void count(const State& state, bool isFirst) {
    std::map<Key, int> seen;
    forEach(state, [&](const kernel::Token& token, kernel::TokenId id, kernel::ZoneId) {
      // What becomes of a card while playing (a counter on it) is no other card.
      if (!isFirst && m_isThereFirst[token.type] && !token.props.empty()) return;
      const ZoneShape shape = m_isOnBoard[token.type] ? ZoneShape::Cell : ZoneShape::Pile;
      const SceneToken look = sceneToken(m_rules, state, id, shape, m_pictures);
      const auto [place, isNew] = m_places.try_emplace(keyOf(look), m_pieces.size());
      if (isNew) m_pieces.push_back({look, 0});
      PrintedPiece& piece = m_pieces[place->second];
      piece.copies = std::max(piece.copies, ++seen[keyOf(look)]);
    });
  }

  std::vector<PrintedPiece> take() {
    std::ranges::stable_sort(m_pieces, {}, [](const PrintedPiece& piece) {
      return std::tuple(!piece.isCard(), piece.look.type, piece.look.owner);
    });
    return std::move(m_pieces);
  }

 private:
  template <typename Act>
  void forEach(const State& state, const Act& act) const {
    for (std::uint32_t zone = 0; zone < state.zones.size(); ++zone) {
      for (const kernel::TokenId id : state.zones[zone])
        act(state.tokens[id.index], id, kernel::ZoneId(std::size_t{zone}));
    }
  }

  const Rules& m_rules;
  const BoardLayout& m_layout;
  GamePicturesPtr m_pictures;
  std::vector<bool> m_isOnBoard;     ///< by token type
  std::vector<bool> m_isThereFirst;  ///< by token type: when the game begins
  std::map<Key, std::size_t> m_places;
  std::vector<PrintedPiece> m_pieces;
};

/// Positions of some random games, each with whether its game begins with it.
void playSome(const Rules& rules, const std::stop_token& stop,
              const std::function<void(const State&, bool isFirst)>& see) {
  std::int64_t listed = 0;
  for (int game = 0; game < randomGames && listed < mostMovesListed && !stop.stop_requested(); ++game) {
    const auto seed = static_cast<std::uint64_t>(game) + 1;
    State state = kernel::initialState(rules, seed);
    Rng rng(seed);
    see(state, game == 0);
    for (int ply = 0; ply < mostPlies && !state.over() && !state.givenUp(); ++ply) {
      const kernel::LegalMoves legal = kernel::listLegalMoves(rules, state);
      if (legal.excess || legal.moves.empty() || stop.stop_requested()) break;
      listed += static_cast<std::int64_t>(legal.moves.size());
      kernel::applyMove(rules, state, legal.moves[rng.below(legal.moves.size())]);
      see(state, false);
    }
  }
}

}  // namespace

PrintedPieces printedPieces(const Rules& rules, const BoardLayout& layout, const GamePicturesPtr& pictures,
                            const std::stop_token& stop) {
  Collector collector(rules, layout, pictures);
  playSome(rules, stop, [&](const State& state, bool isFirst) { collector.noteBoards(state, isFirst); });
  playSome(rules, stop, [&](const State& state, bool isFirst) { collector.count(state, isFirst); });
  PrintedPieces result{collector.take(), 0};
  int room = mostPrintedPieces;
  for (PrintedPiece& piece : result.pieces) {
    const int copies = std::min(piece.copies, room);
    result.left += piece.copies - copies;
    room -= copies;
    piece.copies = copies;
  }
  std::erase_if(result.pieces, [](const PrintedPiece& piece) { return piece.copies == 0; });
  return result;
}

}  // namespace ludo::widgets
