// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>

#include "app/cli/command_line.h"
#include "app/cli/named_files.h"
#include "core/kernel/rules.h"
#include "core/sim/journal.h"

namespace ludo::cli {

/// The options of commands that play many games: --resume, a journal from which a run that was ended goes on,
/// and --shard, a part of the run, of which the journal is all that is made.
class Resume {
 public:
  void addOptions(CommandLine& line);
  /// What is wrong with the two, if anything is. A shard makes no report: `reports` says whether one is asked
  /// for.
  std::optional<std::string> mistake(bool reports) const;

  /// The journal, which no other option may name.
  NamedFile file() const { return {"--resume", m_path}; }

  /// Opens the journal, if there is to be one, and says what it holds already. `settings` are those of the
  /// command, without the game's; `sizes` says how much the whole run plays, which shards have in common. The
  /// exit code when it cannot be used, after that was said.
  std::optional<int> open(const std::string& command, const kernel::Rules& rules,
                          sim::Journal::Identity settings, const sim::Journal::Identity& sizes,
                          const Session& session);
  /// What the journal holds of one part of the run.
  sim::JournalPart part(const std::string& name) const { return {m_journal.get(), name}; }
  /// When all is played, or was stopped, and what is left is to write it up. The exit code when not
  /// everything could be kept, after that was said.
  std::optional<int> finish(const Session& session);
  bool isShard() const { return m_shard.has_value(); }
  /// The same of a shard, after which nothing is written up: the exit code.
  int finishShard(const Session& session);
  /// After finish(): the least exit code of a command, since somebody else harmed the journal meanwhile.
  int leastCode() const { return m_isHarmed ? exitInputErrors : exitFine; }

 private:
  std::string m_path;
  std::optional<sim::Shard> m_shard;
  std::unique_ptr<sim::Journal> m_journal;
  bool m_isHarmed = false;
};

/// "random, greedy"
std::string listText(const std::vector<std::string>& items);

}  // namespace ludo::cli
