// SPDX-License-Identifier: Apache-2.0
#include "app/cli/tree_drafts.h"

#include <algorithm>
#include <set>

#include "app/cli/command_line.h"
#include "app/cli/known_games.h"
#include "app/cli/table.h"
#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/base/rng.h"
#include "core/compile/compile.h"
#include "core/decompile/decompile.h"
#include "core/drafting/demonstrations.h"
#include "core/drafting/verdict.h"
#include "core/generate/draft.h"
#include "core/text/json_data.h"

namespace ludo::cli {
namespace {

/// `game` is checked, and its named effects are still used where they stand.
drafting::Trial tryDraft(const language::GameDef& game, const std::stop_token& stop) {
  auto playable = std::make_shared<language::GameDef>(game);
  std::vector<language::TestDef> none;
  diagnostics::List told;
  if (!compile::writeOutEffects(*playable, none, told)) return {false, false, "too large to play"};
  return drafting::tryGame(kernel::makeRules(playable), stop);
}

/// What was drafted, and what playing it says.
struct Drafted {
  generate::Draft draft;
  std::string text;
  drafting::Trial trial;
  std::uint64_t tries = 0;
};

class Drafting {
 public:
  Drafting(const DraftOptions& wanted, const KnownGames& known, const generate::TreeModel& model,
           Session& session)
      : m_wanted(wanted), m_model(model), m_session(session) {
    for (const variation::ParentPtr& game : known.games) {
      const bool isWanted = wanted.like.empty() || game->id() == wanted.like || stemOf(*game) == wanted.like;
      if (isWanted && generate::canBeLike(game->game())) m_like.push_back(game);
    }
    if (wanted.like.empty() && !wanted.request.empty()) keepLikest();
  }
  bool hasLike() const { return !m_like.empty(); }

  int run() {
    for (std::uint64_t index = 0; index < m_wanted.count; ++index) {
      const std::optional<Drafted> made = make(index);
      if (m_session.stopped()) return exitInterrupted;
      if (!made) {
        m_table.add({"-", "-", std::to_string(m_wanted.tries), "no draft compiled"});
        continue;
      }
      std::string name = made->draft.id;
      for (int copy = 2; !m_names.insert(name).second; ++copy)
        name = made->draft.id + "-" + std::to_string(copy);
      m_table.add({name + ".md", made->draft.like, std::to_string(made->tries), made->trial.words});
      if (!m_session.save(m_wanted.out + "/" + name + ".md", made->text)) return exitSystem;
    }
    m_session.print(m_table.text());
    m_session.say("No language model was asked: the rules are drawn as the known games have theirs.");
    return exitFine;
  }

  static std::string stemOf(const variation::Parent& game) {
    const std::string& path = game.game().markdown.source->path();
    const std::size_t slash = path.rfind('/');
    const std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    return name.substr(0, name.rfind('.'));
  }

 private:
  /// What is asked for in words is like the games that are told of in such words.
  void keepLikest() {
    constexpr std::size_t most = 3;
    std::vector<drafting::KnownGame> games;
    for (const variation::ParentPtr& game : m_like) games.push_back(drafting::knownGame(game->game()));
    std::vector<std::size_t> order = drafting::byLikeness(m_wanted.request, games);
    order.resize(std::min(order.size(), most));
    std::vector<variation::ParentPtr> likest;
    for (const std::size_t index : order) likest.push_back(m_like[index]);
    m_like = std::move(likest);
  }

  /// The first of the tries that passes all filters, else the first that ends, else the first that compiles.
  std::optional<Drafted> make(std::uint64_t index) {
    Rng rng = Rng::forRun(m_wanted.seed, index);
    std::optional<Drafted> best;
    for (std::uint64_t tries = 1; tries <= m_wanted.tries && !m_session.stopped(); ++tries) {
      const generate::WrittenGame& like = m_like[rng.below(m_like.size())]->game();
      Drafted made{generate::makeDraft(like, m_model, rng.next()), {}, {}, tries};
      made.text = decompile::writeSpecification(made.draft.document);
      diagnostics::List told;
      const auto game = generate::readGame(std::make_shared<const SourceText>("draft.md", made.text), told);
      if (!game) continue;
      made.trial = tryDraft(game->game, m_session.stop());
      const bool isBetter = !best || (made.trial.ends && !best->trial.ends) || made.trial.passes;
      if (isBetter) best = std::move(made);
      if (best->trial.passes) break;
    }
    return best;
  }

  const DraftOptions& m_wanted;
  const generate::TreeModel& m_model;
  Session& m_session;
  std::vector<variation::ParentPtr> m_like;
  Table m_table{{"file", "like", "tries", "20 random games"}, {0, 1, 3}};
  std::set<std::string> m_names;
};

/// The model of a file; nothing when it is none, which is told.
std::optional<generate::TreeModel> readModel(const std::string& path, const Session& session, int& exitCode) {
  const Result<std::string> content = readFile(path, limits::textBytes);
  if (!content) {
    exitCode = session.systemError(content.failure());
    return std::nullopt;
  }
  Result<generate::TreeModel> model = generate::TreeModel::read(SourceText(path, *content, path));
  if (model) return std::move(*model);
  session.say(model.failure());
  exitCode = exitInputErrors;
  return std::nullopt;
}

}  // namespace

int draftByTreeModel(const DraftOptions& wanted, const std::string& command, Session& session) {
  if (!session.canSave(wanted.saveTreeModel)) return exitSystem;
  int exitCode = exitFine;
  auto known = readKnownGames(wanted.games.empty() ? samplesFolder() : wanted.games, session, exitCode);
  if (!known) return exitCode;
  std::optional<generate::TreeModel> model = std::move(known->model);
  if (!wanted.treeModel.empty()) model = readModel(wanted.treeModel, session, exitCode);
  if (!model) return exitCode;
  Drafting drafting(wanted, *known, *model, session);
  if (!drafting.hasLike()) {
    std::vector<std::string> names;
    for (const variation::ParentPtr& game : known->games) names.push_back(Drafting::stemOf(*game));
    return session.usageError(command, unknownWord("game to be like", wanted.like, names));
  }
  if (!prepareFolder(wanted.out, session)) return exitSystem;
  if (!wanted.saveTreeModel.empty() && !session.save(wanted.saveTreeModel, text::writeJson(model->write())))
    return exitSystem;
  return drafting.run();
}

}  // namespace ludo::cli
