// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/tree_drafts.h"

#include <algorithm>

#include "core/base/rng.h"
#include "core/compile/compile.h"
#include "core/decompile/decompile.h"
#include "core/drafting/demonstrations.h"
#include "core/generate/draft.h"

namespace ludo::drafting {
namespace {

/// `game` is checked, and its named effects are still used where they stand.
TrialGames tryDraft(const language::GameDef& game, const std::stop_token& stop) {
  auto playable = std::make_shared<language::GameDef>(game);
  std::vector<language::TestDef> none;
  diagnostics::List told;
  if (!compile::writeOutEffects(*playable, none, told)) return {false, false, true, {}};
  return tryGame(kernel::makeRules(playable), stop);
}

}  // namespace

TreeDrafts::TreeDrafts(const KnownGames& known, const generate::TreeModel& model, TreeDraftWishes wishes)
    : m_model(model), m_wishes(std::move(wishes)) {
  for (const variation::ParentPtr& game : known.games) {
    if (isWanted(*game) && generate::canBeLike(game->game())) m_like.push_back(game);
  }
  if (m_wishes.examples.empty() && m_wishes.like.empty() && !m_wishes.request.empty()) keepLikest();
}

bool TreeDrafts::isWanted(const variation::Parent& game) const {
  const std::string stem = stemOf(game);
  if (!m_wishes.examples.empty())
    return std::ranges::find(m_wishes.examples, stem) != m_wishes.examples.end();
  return m_wishes.like.empty() || game.id() == m_wishes.like || stem == m_wishes.like;
}

// What is asked for in words is like the games that are told of in such words.
void TreeDrafts::keepLikest() {
  constexpr std::size_t most = 3;
  std::vector<KnownGame> games;
  for (const variation::ParentPtr& game : m_like) games.push_back(knownGame(game->game()));
  std::vector<std::size_t> order = byLikeness(m_wishes.request, games);
  order.resize(std::min(order.size(), most));
  std::vector<variation::ParentPtr> likest;
  for (const std::size_t index : order) likest.push_back(m_like[index]);
  m_like = std::move(likest);
}

std::optional<TreeDraft> TreeDrafts::make(std::uint64_t index, const std::stop_token& stop) const {
  Rng rng = Rng::forRun(m_wishes.seed, index);
  std::optional<TreeDraft> best;
  for (std::uint64_t tries = 1; tries <= m_wishes.tries && !stop.stop_requested(); ++tries) {
    const generate::WrittenGame& like = m_like[rng.below(m_like.size())]->game();
    const generate::Draft draft = generate::makeDraft(like, m_model, rng.next());
    TreeDraft made{draft.id, draft.like, decompile::writeSpecification(draft.document), {}, tries};
    diagnostics::List told;
    const auto game = generate::readGame(std::make_shared<const SourceText>("draft.md", made.text), told);
    if (!game) continue;
    made.trial = tryDraft(game->game, stop);
    const bool isBetter = !best || (made.trial.ends && !best->trial.ends) || made.trial.passes;
    if (isBetter) best = std::move(made);
    if (best->trial.passes) break;
  }
  if (stop.stop_requested()) return std::nullopt;
  return best;
}

}  // namespace ludo::drafting
