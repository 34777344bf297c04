// SPDX-License-Identifier: Apache-2.0
#include "app/cli/model_drafts.h"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <set>

#include "app/cli/command_line.h"
#include "app/cli/draft_plan.h"
#include "app/cli/endpoints.h"
#include "app/cli/known_games.h"
#include "app/cli/progress_line.h"
#include "app/cli/table.h"
#include "core/drafting/drafter.h"
#include "core/model/budgeted_model.h"
#include "core/model/chat_protocol.h"
#include "core/model/recorded_model.h"

namespace ludo::cli {
namespace {

namespace fs = std::filesystem;

class ModelDrafting {
 public:
  ModelDrafting(const DraftPlan& plan, drafting::FixMemory memory, std::string out,
                std::vector<drafting::KnownGame> games, model::CallRecord* record, Session& session)
      : m_plan(plan),
        m_memory(std::move(memory)),
        m_out(std::move(out)),
        m_games(std::move(games)),
        m_record(record),
        m_session(session) {}

  /// `live`: null where the record answers alone.
  int run(model::LanguageModel* live) {
    assert(m_record != nullptr || live != nullptr);
    std::optional<model::RecordedModel> recorded;
    if (m_record != nullptr) recorded.emplace(*m_record, live, m_plan.model);
    model::LanguageModel& asked = recorded ? static_cast<model::LanguageModel&>(*recorded) : *live;
    model::BudgetedModel budgeted(asked, m_plan.budget);
    int exitCode = exitInputErrors;
    for (std::uint64_t index = 0; index < m_plan.count; ++index) {
      const drafting::ModelDraft draft = draftOne(budgeted, index);
      if (m_session.stopped()) return exitInterrupted;
      if (draft.verdict.compiles()) exitCode = exitFine;
      for (const drafting::KeptFix& fix : draft.fixes) {
        m_memory.keep(fix);
        m_fixes.push_back(fix);
      }
      for (const drafting::Wish& wish : draft.wishes.all()) ++m_wishes[wish.capability][wish.written];
      if (!save(draft, index)) return exitSystem;
      if (!draft.trouble) continue;
      m_session.print(m_table.text());
      return tellTrouble(*draft.trouble, m_session);
    }
    m_session.print(m_table.text());
    tellWishes();
    m_session.say(
        budgeted.spentWords() + " by the model '" + m_plan.model + "'" +
        (recorded ? "; " + std::to_string(recorded->replayed()) + " answers were in the record" : ""));
    return exitCode;
  }

  /// Fixes that have worked.
  const std::vector<drafting::KeptFix>& fixes() const { return m_fixes; }

 private:
  drafting::ModelDraft draftOne(model::BudgetedModel& budgeted, std::uint64_t index) {
    ProgressLine line;
    drafting::DraftSettings settings = m_plan.settings();
    settings.memory = &m_memory;
    settings.growth = [&](const drafting::Growth& growth) {
      line.show("draft " + std::to_string(index + 1) + " of " + std::to_string(m_plan.count) + ", " +
                wordsOf(growth.step) + ": call " + std::to_string(growth.calls) + ", " +
                countText(growth.valid.size()) + " bytes of the game, " + countText(budgeted.spent()) +
                " of " + countText(m_plan.budget.tokens) + " tokens");
    };
    return drafting::draftGame(m_plan.request, m_games, budgeted, settings,
                               drafting::seedOfDraft(m_plan.seed, index), m_session.stop());
  }

  /// What was asked for and the language leaves out, and what to do in place of it.
  void tellWishes() {
    for (const auto& [capability, words] : m_wishes) {
      std::string written;
      for (const auto& [word, drafts] : words)
        written +=
            (written.empty() ? "" : ", ") + word + (drafts > 1 ? " (" + countText(drafts) + " drafts)" : "");
      m_session.say("the model asked for " + std::string(capability->what) + ", as " + written +
                    ", which the language leaves out: " + std::string(capability->why) + ". " +
                    std::string(capability->workaround) + ".");
    }
  }

  static std::string wordsOf(drafting::Growth::Step step) {
    switch (step) {
      case drafting::Growth::Step::rules:
        return "choosing the parts of the language";
      case drafting::Growth::Step::game:
        return "writing the game";
      case drafting::Growth::Step::choice:
        return "choosing how it goes on";
      case drafting::Growth::Step::repair:
        return "mending the game";
    }
    return "";
  }

  /// Keeps what came of a draft: in the record, in the table and, where there is a text, in a file.
  bool save(const drafting::ModelDraft& draft, std::uint64_t index) {
    const bool isText = !draft.text.empty();
    const std::string name = isText ? nameOf(draft) : "";
    const std::string words = isText ? draft.verdict.words() : "nothing was written";
    if (!record(index, draft, name, words)) return false;
    m_table.add({isText ? name : "-", std::to_string(draft.calls), words});
    return !isText || m_session.save(m_out + "/" + name, draft.text);
  }

  bool record(std::uint64_t index, const drafting::ModelDraft& draft, const std::string& name,
              const std::string& words) {
    if (m_record == nullptr || !m_record->isWritable()) return true;
    model::RecordedResult result{name, draft.text, words, draft.verdict.compiles(), draft.verdict.isGood(),
                                 {}};
    for (const drafting::Wish& wish : draft.wishes.all()) result.wishes.push_back(wish.written);
    m_record->setResult(index, result);
    if (m_record->failure().empty()) return true;
    m_session.systemError("the record cannot be written: " + m_record->failure());
    return false;
  }

  std::string nameOf(const drafting::ModelDraft& draft) {
    std::string name = idOf(draft);
    for (int copy = 2; !m_names.insert(name).second; ++copy) name = idOf(draft) + "-" + std::to_string(copy);
    return name + ".md";
  }

  /// A name for a file, whatever a model has called its game.
  static std::string idOf(const drafting::ModelDraft& draft) {
    constexpr std::size_t longest = 60;
    std::string id = draft.verdict.analysis != nullptr ? draft.verdict.analysis->document.metadata.id : "";
    const auto isPlain = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
             c == '_';
    };
    std::erase_if(id, [&](char c) { return !isPlain(c); });
    return id.empty() ? "draft" : id.substr(0, longest);
  }

  const DraftPlan& m_plan;
  drafting::FixMemory m_memory;
  std::vector<drafting::KeptFix> m_fixes;
  std::string m_out;
  std::vector<drafting::KnownGame> m_games;
  model::CallRecord* m_record;
  Session& m_session;
  Table m_table{{"file", "calls", "how it does"}, {0, 2}};
  std::map<const language::MissingCapability*, std::map<std::string, std::uint64_t>> m_wishes;
  std::set<std::string> m_names;
};

/// The games to show, the one that is named by --like first and alone.
std::optional<std::vector<drafting::KnownGame>> gamesToShow(const DraftOptions& wanted,
                                                            const std::string& like,
                                                            const std::string& command, Session& session,
                                                            int& exitCode) {
  const auto known = readKnownGames(wanted.games, session, exitCode);
  if (!known) return std::nullopt;
  std::vector<drafting::KnownGame> games;
  std::vector<std::string> names;
  for (const variation::ParentPtr& game : known->games) {
    const std::string stem = drafting::stemOf(*game);
    names.push_back(stem);
    if (like.empty() || game->id() == like || stem == like)
      games.push_back(drafting::knownGame(game->game()));
  }
  if (!games.empty()) return games;
  exitCode = session.usageError(command, unknownWord("game to be like", like, names));
  return std::nullopt;
}

/// A folder that has nothing in it but what the record says was written there.
bool prepareFolderFor(const std::string& folder, model::CallRecord* record, std::uint64_t count,
                      const Session& session) {
  std::error_code error;
  if (record == nullptr || !fs::is_directory(folder, error)) return prepareFolder(folder, session);
  std::set<std::string> ours;
  for (std::uint64_t index = 0; index < count; ++index) {
    if (const auto result = record->result(index)) ours.insert(result->name);
  }
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (!ours.contains(entry.path().filename().string())) return prepareFolder(folder, session);
  }
  return true;
}

int show(const DraftPlan& plan, const std::vector<drafting::KnownGame>& games,
         const model::Endpoint& endpoint, Session& session) {
  const model::Request request =
      drafting::firstRequest(plan.request, games, plan.settings(), drafting::seedOfDraft(plan.seed, 0));
  session.print(model::shownChatRequest(request, plan.model));
  session.say("This would be sent to " + endpoint.url + "/chat/completions, about " +
              std::to_string(model::estimatedTokens(request)) + " tokens. Nothing was sent.");
  return exitFine;
}

Result<drafting::FixMemory> memoryOf(const DraftPlan& plan, const std::string& name) {
  return plan.memory.empty() ? drafting::FixMemory() : drafting::FixMemory::fromText(name, plan.memory);
}

/// The memory that drafting begins with: that of a record which is there, so that it goes on as it began.
Result<std::string> memoryText(const DraftOptions& wanted) {
  std::error_code error;
  if (!wanted.record.empty() && fs::exists(wanted.record, error)) {
    auto record = model::CallRecord::open(wanted.record, model::CallRecord::Access::read, {});
    if (record) return (*record)->setting("memory");
  }
  if (wanted.memory.empty()) return std::string();
  const Result<drafting::FixMemory> memory = drafting::FixMemory::read(wanted.memory);
  if (!memory) return Failure{memory.failure()};
  return memory->text();
}

/// Adds them to the file, whatever was added since it was read.
bool keepFixes(const std::vector<drafting::KeptFix>& fixes, const std::string& path, const Session& session) {
  Result<drafting::FixMemory> memory = drafting::FixMemory::read(path);
  if (!memory) return session.systemError(memory.failure()), false;
  for (const drafting::KeptFix& fix : fixes) memory->keep(fix);
  const Result<Done> written = memory->write(path);
  if (!written) session.systemError(written.failure());
  return static_cast<bool>(written);
}

int replay(const DraftOptions& wanted, const std::string& command, Session& session) {
  auto record = model::CallRecord::open(wanted.replay, model::CallRecord::Access::read, {});
  if (!record) return session.systemError(record.failure());
  const std::optional<DraftPlan> plan = DraftPlan::of(**record);
  if (!plan) {
    session.say("'" + wanted.replay +
                "' does not say what was asked for: it is damaged, or no record of drafts");
    return exitInputErrors;
  }
  int exitCode = exitFine;
  auto games = gamesToShow(wanted, plan->like, command, session, exitCode);
  if (!games) return exitCode;
  Result<drafting::FixMemory> memory = memoryOf(*plan, wanted.replay);
  if (!memory) return session.refused(memory.failure(), false);
  if (!prepareFolder(wanted.out, session)) return exitSystem;
  return ModelDrafting(*plan, std::move(*memory), wanted.out, std::move(*games), record->get(), session)
      .run(nullptr);
}

}  // namespace

int draftByLanguageModel(const DraftOptions& wanted, const std::string& command, Session& session) {
  if (!wanted.replay.empty()) return replay(wanted, command, session);
  int exitCode = exitFine;
  const auto endpoint = endpointNamed(wanted.model, command, session, exitCode);
  if (!endpoint) return exitCode;
  if (!session.canSave(wanted.memory)) return exitSystem;
  DraftPlan plan = DraftPlan::of(wanted, *endpoint);
  const Result<std::string> text = memoryText(wanted);
  if (!text) return session.refused(text.failure(), false);
  plan.memory = *text;
  Result<drafting::FixMemory> memory = memoryOf(plan, wanted.memory);
  if (!memory) return session.refused(memory.failure(), false);
  auto games = gamesToShow(wanted, wanted.like, command, session, exitCode);
  if (!games) return exitCode;
  if (wanted.showRequest) return show(plan, *games, *endpoint, session);
  const auto http = openModel(*endpoint, session, exitCode);
  if (!http) return exitCode;
  std::unique_ptr<model::CallRecord> record;
  if (!wanted.record.empty()) {
    auto opened = model::CallRecord::open(wanted.record, model::CallRecord::Access::write, plan.recorded());
    if (!opened) return session.systemError(opened.failure());
    record = std::move(*opened);
    session.keep(wanted.record,
                 "what was answered is in '" + wanted.record + "', and the same command goes on");
  }
  if (!prepareFolderFor(wanted.out, record.get(), plan.count, session)) return exitSystem;
  ModelDrafting drafting(plan, std::move(*memory), wanted.out, std::move(*games), record.get(), session);
  const int code = drafting.run(http.get());
  if (wanted.memory.empty() || session.stopped()) return code;
  return keepFixes(drafting.fixes(), wanted.memory, session) ? code : exitSystem;
}

}  // namespace ludo::cli
