// SPDX-License-Identifier: Apache-2.0
#include "app/cli/resume.h"

#include "app/cli/table.h"
#include "core/sim/digits.h"
#include "core/sim/trace.h"

namespace ludo::cli {

void Resume::addOptions(CommandLine& line) {
  line.addFile("--resume", m_path,
               "File that keeps each game as soon as it is over. A run that was ended goes on from it: "
               "give the same command again");
  line.app()
      .add_option_function<std::string>(
          "--shard",
          [this](const std::string& text) {
            m_shard = sim::parseShard(text);
            if (!m_shard)
              throw CLI::ValidationError("--shard",
                                         "'" + text + "' is no shard, such as 3/8, the third of eight");
          },
          "Play a part of the run only, such as 3/8, and keep it in the file of --resume; 'ludo merge' joins "
          "the "
          "parts, on any machine")
      ->type_name("NUMBER/COUNT");
}

std::optional<std::string> Resume::mistake(bool reports) const {
  if (!m_shard) return std::nullopt;
  if (m_path.empty()) return "--shard needs --resume, the file that keeps the shard's games";
  if (reports)
    return "a shard has no report of its own; leave --out, --html and --json out, join the shards with 'ludo "
           "merge', and give them to the command without --shard";
  return std::nullopt;
}

std::optional<int> Resume::open(const std::string& command, const kernel::Rules& rules,
                                sim::Journal::Identity settings, const sim::Journal::Identity& sizes,
                                const Session& session) {
  if (m_path.empty()) return std::nullopt;
  sim::Journal::Identity identity{{"command", command},
                                  {"program", LUDO_VERSION},
                                  {"game", rules.def().metadata.id},
                                  {"game hash", sim::hashText(sim::gameHash(rules.def()))},
                                  {"players", std::to_string(rules.seats())}};
  identity.insert(identity.end(), settings.begin(), settings.end());
  if (m_shard) {
    for (const sim::Journal::Setting& size : sizes)
      identity.push_back({sim::shardSetting(size.name), size.value});
  }
  sim::Journal::Opened opened = sim::Journal::open(m_path, identity, m_shard);
  if (const auto* refused = std::get_if<sim::Journal::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  m_journal = std::move(std::get<std::unique_ptr<sim::Journal>>(opened));
  session.keep(m_path, "the games that were over are kept in '" + m_path +
                           "', and the same command goes on from there");
  if (m_journal->found() > 0)
    session.say("Going on with " + metrics::countOf(m_journal->found(), "game") + " of '" + m_path + "'");
  if (m_journal->damaged() > 0)
    session.say("Parts of '" + m_path + "' are damaged: " + metrics::countOf(m_journal->damaged(), "byte") +
                " are passed over, and the games that they held are played again");
  if (m_journal->dropped() > 0)
    session.say("What was not whole at the end of '" + m_path +
                "' is left out: " + metrics::countOf(m_journal->dropped(), "byte"));
  return std::nullopt;
}

std::optional<int> Resume::finish(const Session& session) {
  if (!m_journal) return std::nullopt;
  if (const Result<Done> finished = m_journal->finish(); !finished) {
    return session.systemError(finished.failure() + "\n" + metrics::countOf(m_journal->size(), "game") +
                               " are kept in it; when there is room, give the same command again");
  }
  if (const std::string harm = m_journal->harm(); !harm.empty()) {
    m_isHarmed = true;
    const std::string what = "'" + m_path + "' " + harm + " during the run";
    session.say(what + ", so it does not have all of its games; the report counts them all");
    session.keep(m_path, what);
  } else if (session.stopped()) {
    session.keep(m_path, metrics::countOf(m_journal->size(), "game") + " kept in '" + m_path +
                             "', and the same command goes on from there");
  }
  return std::nullopt;
}

int Resume::finishShard(const Session& session) {
  if (!session.stopped()) m_journal->seal();
  if (const std::optional<int> code = finish(session)) return *code;
  if (session.stopped()) return exitInterrupted;
  session.say("Shard " + sim::shardText(*m_shard) + " is whole, and kept in '" + m_path + "'");
  return leastCode();
}

std::string listText(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

}  // namespace ludo::cli
