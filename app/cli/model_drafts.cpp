// SPDX-License-Identifier: Apache-2.0
#include "app/cli/model_drafts.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <set>

#include "app/cli/command_line.h"
#include "app/cli/endpoints.h"
#include "app/cli/known_games.h"
#include "app/cli/table.h"
#include "core/drafting/drafter.h"
#include "core/model/budgeted_model.h"
#include "core/model/chat_protocol.h"
#include "core/model/recorded_model.h"

namespace ludo::cli {
namespace {

namespace fs = std::filesystem;

/// All that decides about what is asked: it is written into a record, and read from there for a replay.
struct Plan {
  std::string request;
  std::string like;
  std::string model;  ///< as the server calls it
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::uint64_t context = 0;
  std::uint64_t answer = 0;
  std::uint64_t budget = 0;
  std::string enforces;

  drafting::DraftSettings settings() const {
    drafting::DraftSettings settings;
    settings.contextTokens = context;
    settings.answerTokens = static_cast<std::uint32_t>(answer);
    settings.isEnforced = enforces == "grammar";
    return settings;
  }
};

Plan planOf(const DraftOptions& wanted, const model::Endpoint& endpoint) {
  return {wanted.request,
          wanted.like,
          endpoint.model,
          wanted.count,
          wanted.seed,
          static_cast<std::uint64_t>(endpoint.contextTokens),
          static_cast<std::uint64_t>(endpoint.answerTokens),
          static_cast<std::uint64_t>(endpoint.budgetTokens),
          endpoint.enforces == model::Enforced::grammar ? "grammar" : "nothing"};
}

model::Record::Settings settingsOf(const Plan& plan) {
  return {{"request", plan.request},
          {"like", plan.like},
          {"model", plan.model},
          {"count", std::to_string(plan.count)},
          {"seed", std::to_string(plan.seed)},
          {"contextTokens", std::to_string(plan.context)},
          {"answerTokens", std::to_string(plan.answer)},
          {"budgetTokens", std::to_string(plan.budget)},
          {"enforces", plan.enforces}};
}

/// Nothing where the record does not say all of it.
std::optional<Plan> planOf(model::Record& record) {
  Plan plan;
  bool isWhole = true;
  const auto number = [&](const std::string& name, std::uint64_t& value) {
    const std::string text = record.setting(name);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    isWhole = isWhole && error == std::errc() && end == text.data() + text.size();
  };
  plan.request = record.setting("request");
  plan.like = record.setting("like");
  plan.model = record.setting("model");
  plan.enforces = record.setting("enforces");
  number("count", plan.count);
  number("seed", plan.seed);
  number("contextTokens", plan.context);
  number("answerTokens", plan.answer);
  number("budgetTokens", plan.budget);
  if (!isWhole || plan.request.empty() || plan.answer >= plan.context) return std::nullopt;
  return plan;
}

class ModelDrafting {
 public:
  ModelDrafting(const Plan& plan, std::string out, std::vector<drafting::KnownGame> games,
                model::Record* record, Session& session)
      : m_plan(plan),
        m_out(std::move(out)),
        m_games(std::move(games)),
        m_record(record),
        m_session(session) {}

  int run(model::LanguageModel* live) {
    std::optional<model::RecordedModel> recorded;
    if (m_record != nullptr) recorded.emplace(*m_record, live, m_plan.model);
    model::LanguageModel& asked = recorded ? static_cast<model::LanguageModel&>(*recorded) : *live;
    model::BudgetedModel budgeted(asked, m_plan.budget);
    int exitCode = exitInputErrors;
    for (std::uint64_t index = 0; index < m_plan.count; ++index) {
      const drafting::ModelDraft draft =
          drafting::draftGame(m_plan.request, m_games, budgeted, m_plan.settings(),
                              drafting::seedOfDraft(m_plan.seed, index), m_session.stop());
      if (m_session.stopped()) return exitInterrupted;
      if (draft.verdict.compiles()) exitCode = exitFine;
      if (!draft.text.empty() && !save(draft, index)) return exitSystem;
      if (draft.text.empty()) m_table.add({"-", std::to_string(draft.calls), "nothing was written"});
      if (!draft.trouble) continue;
      m_session.print(m_table.text());
      return tellTrouble(*draft.trouble, m_session);
    }
    m_session.print(m_table.text());
    m_session.say(
        std::to_string(budgeted.spent()) + " tokens by the model '" + m_plan.model + "'" +
        (recorded ? "; " + std::to_string(recorded->replayed()) + " answers were in the record" : ""));
    return exitCode;
  }

 private:
  bool save(const drafting::ModelDraft& draft, std::uint64_t index) {
    std::string name = idOf(draft);
    for (int copy = 2; !m_names.insert(name).second; ++copy) name = idOf(draft) + "-" + std::to_string(copy);
    name += ".md";
    if (m_record != nullptr && m_record->isWritable()) {
      m_record->setResult(index, {name, draft.text, draft.verdict.words()});
      if (!m_record->failure().empty()) {
        m_session.systemError("the record cannot be written: " + m_record->failure());
        return false;
      }
    }
    m_table.add({name, std::to_string(draft.calls), draft.verdict.words()});
    return m_session.save(m_out + "/" + name, draft.text);
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

  const Plan& m_plan;
  std::string m_out;
  std::vector<drafting::KnownGame> m_games;
  model::Record* m_record;
  Session& m_session;
  Table m_table{{"file", "calls", "how it does"}, {0, 2}};
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
bool prepareFolderFor(const std::string& folder, model::Record* record, std::uint64_t count,
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

int show(const Plan& plan, const std::vector<drafting::KnownGame>& games, const model::Endpoint& endpoint,
         Session& session) {
  const model::Request request =
      drafting::firstRequest(plan.request, games, plan.settings(), drafting::seedOfDraft(plan.seed, 0));
  session.print(model::shownChatRequest(request, plan.model));
  session.say("This would be sent to " + endpoint.url + "/chat/completions, about " +
              std::to_string(model::estimatedTokens(request)) + " tokens. Nothing was sent.");
  return exitFine;
}

int replay(const DraftOptions& wanted, const std::string& command, Session& session) {
  auto record = model::Record::open(wanted.replay, model::Record::Access::read, {});
  if (!record) return session.systemError(record.failure());
  const std::optional<Plan> plan = planOf(**record);
  if (!plan) {
    session.say("'" + wanted.replay +
                "' does not say what was asked for: it is damaged, or no record of drafts");
    return exitInputErrors;
  }
  int exitCode = exitFine;
  auto games = gamesToShow(wanted, plan->like, command, session, exitCode);
  if (!games) return exitCode;
  if (!prepareFolder(wanted.out, session)) return exitSystem;
  return ModelDrafting(*plan, wanted.out, std::move(*games), record->get(), session).run(nullptr);
}

}  // namespace

int draftByLanguageModel(const DraftOptions& wanted, const std::string& command, Session& session) {
  if (!wanted.replay.empty()) return replay(wanted, command, session);
  int exitCode = exitFine;
  const auto endpoint = endpointNamed(wanted.model, command, session, exitCode);
  if (!endpoint) return exitCode;
  const Plan plan = planOf(wanted, *endpoint);
  auto games = gamesToShow(wanted, wanted.like, command, session, exitCode);
  if (!games) return exitCode;
  if (wanted.showRequest) return show(plan, *games, *endpoint, session);
  const auto http = openModel(*endpoint, session, exitCode);
  if (!http) return exitCode;
  std::unique_ptr<model::Record> record;
  if (!wanted.record.empty()) {
    auto opened = model::Record::open(wanted.record, model::Record::Access::write, settingsOf(plan));
    if (!opened) return session.systemError(opened.failure());
    record = std::move(*opened);
    session.keep(wanted.record,
                 "what was answered is in '" + wanted.record + "', and the same command goes on");
  }
  if (!prepareFolderFor(wanted.out, record.get(), plan.count, session)) return exitSystem;
  return ModelDrafting(plan, wanted.out, std::move(*games), record.get(), session).run(http.get());
}

}  // namespace ludo::cli
