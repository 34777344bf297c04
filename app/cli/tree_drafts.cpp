// SPDX-License-Identifier: Apache-2.0
#include "app/cli/tree_drafts.h"

#include <set>

#include "app/cli/command_line.h"
#include "app/cli/known_games.h"
#include "app/cli/table.h"
#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/drafting/tree_drafts.h"
#include "core/text/json_data.h"

namespace ludo::cli {
namespace {

/// The drafts, one file each.
int writeDrafts(const drafting::TreeDrafts& drafts, const DraftOptions& wanted, Session& session) {
  Table table({"file", "like", "tries", "20 random games"}, {0, 1, 3});
  std::set<std::string> names;
  for (std::uint64_t index = 0; index < wanted.count; ++index) {
    const std::optional<drafting::TreeDraft> made = drafts.make(index, session.stop());
    if (session.stopped()) return exitInterrupted;
    if (!made) {
      table.add({"-", "-", std::to_string(wanted.tries), "no draft compiled"});
      continue;
    }
    std::string name = made->id;
    for (int copy = 2; !names.insert(name).second; ++copy) name = made->id + "-" + std::to_string(copy);
    table.add({name + ".md", made->like, std::to_string(made->tries), made->trial.words()});
    if (!session.save(wanted.out + "/" + name + ".md", made->text)) return exitSystem;
  }
  session.print(table.text());
  session.say("No language model was asked: the rules are drawn as the known games have theirs.");
  return exitFine;
}

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
  auto known = readKnownGames(wanted.games, session, exitCode);
  if (!known) return exitCode;
  std::optional<generate::TreeModel> model = std::move(known->model);
  if (!wanted.treeModel.empty()) model = readModel(wanted.treeModel, session, exitCode);
  if (!model) return exitCode;
  const drafting::TreeDrafts drafts(*known, *model, {wanted.request, wanted.like, wanted.seed, wanted.tries});
  if (!drafts.hasLike()) {
    std::vector<std::string> names;
    for (const variation::ParentPtr& game : known->games) names.push_back(drafting::stemOf(*game));
    return session.usageError(command, unknownWord("game to be like", wanted.like, names));
  }
  if (!prepareFolder(wanted.out, session)) return exitSystem;
  if (!wanted.saveTreeModel.empty() && !session.save(wanted.saveTreeModel, text::writeJson(model->write())))
    return exitSystem;
  return writeDrafts(drafts, wanted, session);
}

}  // namespace ludo::cli
