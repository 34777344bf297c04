// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/endpoints.h"
#include "app/cli/game_file.h"
#include "app/cli/named_files.h"
#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/diagnostics/render.h"
#include "core/drafting/repair.h"
#include "core/model/budgeted_model.h"

namespace ludo::cli {
namespace {

struct WantedRepair {
  std::string file;
  std::string model = "none";
  std::string request;
  std::string out;
  std::string memory;
  std::uint64_t seed = 1;
};

int mostSevere(const drafting::Repair& repair) {
  return repair.verdict.isSound() ? exitFine : exitInputErrors;
}

/// Says what was done, writes the text, and says what is left.
int deliver(const WantedRepair& wanted, const std::string& before, const drafting::Repair& repair,
            Session& session) {
  for (const std::string& done : repair.done) session.say(wanted.file + ": " + done);
  for (const std::string& refused : repair.refused) session.say(wanted.file + ": not taken: " + refused);
  const service::Analysis& analysis = *repair.verdict.analysis;
  if (!repair.verdict.isSound())
    session.say(
        diagnostics::renderText(analysis.diagnostics, analysis.source.get(), Session::colourOnError()));
  session.say(wanted.file + ": " + (repair.text == before ? "nothing is changed" : "mended") + "; " +
              repair.verdict.words());
  if (wanted.out.empty()) {
    session.print(repair.text);
  } else if (!session.save(wanted.out, repair.text)) {
    return exitSystem;
  }
  return mostSevere(repair);
}

std::optional<drafting::Repair> askForRepair(const WantedRepair& wanted, const std::string& text,
                                             const drafting::FixMemory& memory, Session& session,
                                             int& exitCode) {
  const auto endpoint = endpointNamed(wanted.model, "ludo repair", session, exitCode);
  if (!endpoint) return std::nullopt;
  const auto http = openModel(*endpoint, session, exitCode);
  if (!http) return std::nullopt;
  model::BudgetedModel budgeted(*http, model::budgetOf(*endpoint));
  model::Sampling sampling;
  sampling.tokens = static_cast<std::uint32_t>(endpoint->answerTokens);
  sampling.seed = static_cast<std::uint32_t>(wanted.seed);
  drafting::Asking asking(budgeted, sampling, session.stop());
  constexpr int rounds = 5;
  const drafting::Prompts prompts(wanted.request, {});
  drafting::Repair repair = drafting::repairWithModel(wanted.file, text, prompts, asking, rounds, &memory);
  session.say(std::to_string(asking.calls()) + " calls, " + budgeted.spentWords());
  // What was mended so far is not lost.
  if (asking.trouble()) exitCode = tellTrouble(*asking.trouble(), session);
  return repair;
}

}  // namespace

int repairCommand(const Arguments& arguments, Session& session) {
  WantedRepair wanted;
  CommandLine line(
      "ludo repair",
      "Mends a specification: by the fixes that are told with its mistakes, as long as there are fewer "
      "mistakes after each; with --model, by letting a language model write it anew, too. Nothing that "
      "the specification defines is taken out. docs/drafting.md");
  line.app().add_option("file", wanted.file, "Specification to mend")->required();
  line.addFile("--out", wanted.out, "File for the mended text; standard output unless given");
  line.app().add_option("--model", wanted.model, "Endpoint to ask, or none; none unless given");
  line.app().add_option("--request", wanted.request, "What the game shall be, in plain words, for the model");
  line.addFile(
      "--memory", wanted.memory,
      "File of fixes that worked: those of mistakes like these are tried and shown to the model, and "
      "what works now is added");
  line.addNumber("--seed", wanted.seed, 0, UINT32_MAX, "For the model; 1 unless given");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;

  if (!session.canSave(wanted.out) || !session.canSave(wanted.memory)) return exitSystem;
  if (const auto clash = fileClash({{"--out", wanted.out}, {"--memory", wanted.memory}},
                                   {{"the specification", wanted.file}}))
    return session.usageError(line.command(), *clash);
  const Result<std::string> text = readFile(wanted.file, limits::textBytes);
  if (!text) return session.systemError(text.failure());
  if (isCompiledGame(SourceText(wanted.file, *text)))
    return session.usageError(line.command(), "'" + wanted.file +
                                                  "' is a compiled game; 'ludo spec:decompile' makes a "
                                                  "specification of it");
  Result<drafting::FixMemory> memory =
      wanted.memory.empty() ? drafting::FixMemory() : drafting::FixMemory::read(wanted.memory);
  if (!memory) return session.refused(memory.failure(), false);
  int exitCode = exitFine;
  std::optional<drafting::Repair> repair;
  if (wanted.model == "none") {
    repair = drafting::repairByFixes(wanted.file, *text, session.stop(), &*memory);
  } else {
    repair = askForRepair(wanted, *text, *memory, session, exitCode);
  }
  if (session.stopped()) return exitInterrupted;
  if (!repair || repair->verdict.analysis == nullptr) return exitCode;
  for (drafting::KeptFix& fix : repair->fixes) memory->keep(std::move(fix));
  if (!wanted.memory.empty()) {
    if (const Result<Done> written = memory->write(wanted.memory); !written)
      return session.systemError(written.failure());
  }
  const int code = deliver(wanted, *text, *repair, session);
  return exitCode == exitFine ? code : exitCode;
}

}  // namespace ludo::cli
