// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/draft_options.h"
#include "app/cli/model_drafts.h"
#include "app/cli/tree_drafts.h"

namespace ludo::cli {
namespace {

void addOptions(CommandLine& line, DraftOptions& wanted) {
  line.app().add_option("request", wanted.request, "What the game shall be, in plain words");
  line.app().add_option("--like", wanted.like,
                        "The game whose board, pieces and turn the drafts have; unless given, one that is "
                        "like the request, or any");
  line.addNumber("--count", wanted.count, 1, 100'000, "How many drafts; 5 unless given");
  line.addNumber("--seed", wanted.seed, 0, UINT64_MAX, "Decides everything that chance does; 1 unless given");
  line.addNumber("--tries", wanted.tries, 1, 10'000,
                 "How often each is drawn anew until twenty random games pass all filters; 20 unless given");
  line.addFile("--games", wanted.games, "Folder of games to learn from; the samples unless given");
  line.addFile("--tree-model", wanted.treeModel,
               "File of a tree model that was saved, in place of learning from the games");
  line.addFile("--save-tree-model", wanted.saveTreeModel, "File for the tree model that was learned (JSON)");
  line.app().add_option(
      "--model", wanted.model,
      "Endpoint of a language model to ask, as 'ludo model list' has it, or none; none unless given");
  line.addFile("--record", wanted.record,
               "File for all that is asked and answered; if it is there, its answers are taken first");
  line.addFile("--replay", wanted.replay, "Record to take all answers from; nobody is asked");
  line.addFile(
      "--memory", wanted.memory,
      "File of fixes that worked, for the model: those of mistakes like its own are tried and shown to "
      "it, and what works now is added");
  line.app().add_flag("--show-request", wanted.showRequest,
                      "Show what would be sent first, and send nothing");
  line.addFile("--out", wanted.out, "Folder for the drafts: a new or an empty one");
}

/// What does not go together; empty when all does.
std::string whatIsWrong(const DraftOptions& wanted) {
  if (wanted.out.empty() && !wanted.showRequest) return "--out is required: a folder for the drafts";
  if (!wanted.replay.empty() && (wanted.model != "none" || !wanted.record.empty()))
    return "--replay asks nobody: leave --model and --record out";
  if (wanted.showRequest && !wanted.asksModel())
    return "--show-request shows what a model would be sent: name one by --model";
  if (!wanted.record.empty() && !wanted.asksModel())
    return "--record records what a model is asked: name one by --model";
  if (wanted.model != "none" && wanted.request.empty())
    return "a model needs to be told what the game shall be: ludo draft \"A race on a ring of 20 spaces\" "
           "--model " +
           wanted.model;
  if (!wanted.memory.empty() && wanted.model == "none")
    return "--memory is for the mistakes of a model: name one by --model";
  constexpr std::size_t longestRequest = 20'000;
  if (wanted.request.size() > longestRequest)
    return "the request is longer than " + std::to_string(longestRequest) + " bytes: say it more shortly";
  return "";
}

}  // namespace

int draftCommand(const Arguments& arguments, Session& session) {
  DraftOptions wanted;
  CommandLine line(
      "ludo draft",
      "Drafts whole games. Without a language model, a tree model learns from games which rules they have, "
      "and draws others (docs/variation.md). With --model, a language model writes them from a request, and "
      "every word is held to the grammar (docs/drafting.md). They compile; whether they are any good is for "
      "you to see.");
  addOptions(line, wanted);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (const std::string wrong = whatIsWrong(wanted); !wrong.empty())
    return session.usageError(line.command(), wrong);
  if (wanted.asksModel()) return draftByLanguageModel(wanted, line.command(), session);
  return draftByTreeModel(wanted, line.command(), session);
}

}  // namespace ludo::cli
