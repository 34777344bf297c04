// SPDX-License-Identifier: Apache-2.0
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <new>
#include <string>
#include <system_error>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "core/base/stack_limit.h"
#include "core/base/standard_streams.h"

namespace ludo::cli {
namespace {

struct Command {
  std::string name;
  std::string summary;
  int (*run)(const Arguments&, Session&);
};

const std::vector<Command>& commands() {
  static const std::vector<Command> table = {
      {"spec:lint", "Check specifications and show what is wrong, where, and how to mend it", lintCommand},
      {"spec:compile", "Turn a specification into a GameDef (JSON)", compileCommand},
      {"spec:decompile", "Turn a GameDef back into a specification", decompileCommand},
      {"spec:format", "Set specifications out as the samples are: indentation and blanks", formatCommand},
      {"test", "Play the tests that specifications hold about their rules", testCommand},
      {"run", "Let agents play one game and record it", runCommand},
      {"eval", "Let agents play many games and report metrics and flags", evalCommand},
      {"compare", "Show reports side by side, and what differs", compareReportsCommand},
      {"match", "Let two agents play until it is clear who is stronger", matchCommand},
      {"tournament", "Let agents all play against each other, and rate them", tournamentCommand},
      {"replay", "Show a recorded game, or verify it against the rules", replayCommand},
      {"perft", "Count move sequences by depth", perftCommand},
      {"bench", "Measure how fast games are played and compiled", benchCommand},
      {"evolve", "Breed games from games, and keep the best of each kind", evolveCommand},
      {"archive", "Read what a campaign has found", archiveCommand},
      {"capabilities", "Count what games wanted that the language leaves out", capabilitiesCommand},
      {"shard", "Work on a shard of a campaign, on any machine", shardCommand},
      {"merge", "Join the shards of a run", mergeCommand},
      {"rulebook", "Write the rules of a game as a page for people", rulebookCommand},
      {"grammar", "Write the grammar of specifications, or a JSON Schema", grammarCommand},
      {"vary", "Make children of a game, each changed in one way", varyCommand},
      {"draft", "Draft whole games, with a language model or without one", draftCommand},
      {"complete", "Fill the holes of a specification", completeCommand},
      {"draft-eval", "Measure how well the parts of drafting do", draftEvalCommand},
      {"repair", "Mend a specification, with a language model or without one", repairCommand},
      {"model", "List and probe the language models that you have set", modelCommand},
  };
  return table;
}

std::string helpText() {
  std::string text =
      "LudoForge: check, compile, play and measure games written as specifications.\n"
      "Usage: ludo COMMAND [ARGUMENTS]\n\n"
      "Commands:\n";
  for (const Command& command : commands()) {
    text += "  " + command.name + std::string(16 - command.name.size(), ' ') + command.summary + "\n";
  }
  return text +
         "\nOptions:\n"
         "  -h, --help    Show this help; 'ludo COMMAND --help' tells about a command\n"
         "  --version     Show the version\n\n"
         "A game is a specification (.md) or a compiled game (.json), wherever one is asked for.\n\n" +
         exitCodesText + "\n";
}

std::vector<std::string> commandNames() {
  std::vector<std::string> names;
  for (const Command& command : commands()) names.push_back(command.name);
  return names;
}

int refuse(const std::string& word, Session& session) {
  if (word.front() == '-')
    return session.usageError("ludo", unknownWord("option", word, {"--help", "--version"}));
  for (const Command& command : commands()) {
    if (command.name.ends_with(":" + word)) {
      return session.usageError("ludo",
                                "unknown command '" + word + "'; did you mean '" + command.name + "'?");
    }
  }
  return session.usageError("ludo", unknownWord("command", word, commandNames()));
}

int dispatch(Arguments arguments, Session& session) {
  if (arguments.empty()) {
    session.say(helpText());
    return exitUsage;
  }
  std::string word = arguments.front();
  arguments.erase(arguments.begin());
  if (word == "help" && !arguments.empty()) {
    word = arguments.front();
    arguments = {"--help"};
  }
  if (word == "help" || word == "--help" || word == "-h") {
    session.print(helpText());
    return exitFine;
  }
  if (word == "--version") {
    session.print("ludo " LUDO_VERSION "\n");
    return exitFine;
  }
  const auto found =
      std::ranges::find_if(commands(), [&word](const Command& command) { return command.name == word; });
  return found == commands().end() ? refuse(word, session) : found->run(arguments, session);
}

/// Memory can run out in any thread and anywhere; this is the same answer to all of it. It needs no memory,
/// and leaves files as they are: they are written whole, and without asking for memory meanwhile.
[[noreturn]] void endOutOfMemory() {
  constexpr std::string_view message = "ludo: there is not enough memory\n";
  // Where standard error takes nothing there is no place left to say so.
  static_cast<void>(!::write(STDERR_FILENO, message.data(), message.size()));
  ::_exit(exitSystem);
}

int runProgram(int count, char** words) {
  std::set_new_handler(endOutOfMemory);
  // A file that may not grow is an error of writing it, and not the end of the program.
  std::signal(SIGXFSZ, SIG_IGN);
  Interrupt interrupt;
  Session session(interrupt);
  return session.finish(dispatch(Arguments(words + std::min(count, 1), words + count), session));
}

}  // namespace
}  // namespace ludo::cli

int main(int argc, char** argv) {
  if (!ludo::holdStandardStreams()) return ludo::cli::exitSystem;
  if (const std::optional<std::string> shortage = ludo::stackShortage()) {
    std::fprintf(stderr, "ludo: %s\n", shortage->c_str());
    return ludo::cli::exitSystem;
  }
  try {
    return ludo::cli::runProgram(argc, argv);
  } catch (const std::system_error& error) {
    std::fprintf(stderr, "ludo: cannot start a thread: %s\n", error.code().message().c_str());
    return ludo::cli::exitSystem;
  }
}
