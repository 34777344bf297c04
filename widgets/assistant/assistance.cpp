// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assistant/assistance.h"

#include <algorithm>
#include <memory>

#include "core/drafting/complete.h"
#include "core/drafting/drafter.h"
#include "core/drafting/known_games.h"
#include "core/drafting/repair.h"
#include "core/drafting/tree_drafts.h"
#include "core/model/budgeted_model.h"
#include "core/model/chat_protocol.h"
#include "core/model/http_model.h"

namespace ludo::widgets {
namespace {

/// Of drafts and of holes, until twenty random games pass all filters.
constexpr std::uint64_t mostTries = 20;

Result<drafting::KnownGames> samples(const std::stop_token& stop) {
  Result<drafting::KnownGames> known = drafting::readKnownGames(drafting::samplesFolder(), stop);
  if (known && known->games.empty() && !stop.stop_requested())
    return Failure{"there are no samples to learn from"};
  return known;
}

void judge(const drafting::Verdict& verdict, Assistance& made) {
  made.errors = verdict.errors;
  made.failedTests = verdict.failedTests;
  if (verdict.compiles()) made.trial = verdict.trial;
}

void takeOver(drafting::Repair repair, Assistance& made) {
  made.text = std::move(repair.text);
  judge(repair.verdict, made);
  made.notes.insert(made.notes.end(), repair.done.begin(), repair.done.end());
  for (const std::string& refused : repair.refused) made.notes.push_back("not taken: " + refused);
}

/// The fixes that are known; none where they cannot be read, which is noted.
drafting::FixMemory memoryOf(const AssistantRequest& request, Assistance& made) {
  if (request.memory.empty()) return {};
  Result<drafting::FixMemory> memory = drafting::FixMemory::read(request.memory);
  if (memory) return std::move(*memory);
  made.notes.push_back("fixes that worked before are not used: " + memory.failure());
  return {};
}

/// Adds what worked to the file, unless it is a file that cannot be read.
void keepFixes(const std::vector<drafting::KeptFix>& fixes, const AssistantRequest& request,
               Assistance& made) {
  if (fixes.empty() || request.memory.empty()) return;
  Result<drafting::FixMemory> memory = drafting::FixMemory::read(request.memory);
  if (!memory) return;
  for (const drafting::KeptFix& fix : fixes) memory->keep(fix);
  if (const Result<Done> written = memory->write(request.memory); !written)
    made.notes.push_back("what worked is not kept: " + written.failure());
}

Assistance repair(const AssistantRequest& request, model::LanguageModel* model, const std::stop_token& stop,
                  const drafting::GrowthSink& growth) {
  Assistance made;
  const drafting::FixMemory memory = memoryOf(request, made);
  if (model == nullptr) {
    drafting::Repair repair = drafting::repairByFixes(request.name, request.text, stop, &memory);
    if (!stop.stop_requested()) keepFixes(repair.fixes, request, made);
    takeOver(std::move(repair), made);
    return made;
  }
  model::Sampling sampling;
  sampling.tokens = static_cast<std::uint32_t>(request.endpoint->answerTokens);
  sampling.seed = static_cast<std::uint32_t>(request.seed);
  drafting::Asking asking(*model, sampling, stop, growth);
  constexpr int rounds = 5;
  drafting::Repair repair =
      drafting::repairWithModel(request.name, request.text, {request.words, {}}, asking, rounds, &memory);
  if (!stop.stop_requested()) keepFixes(repair.fixes, request, made);
  takeOver(std::move(repair), made);
  made.calls = asking.calls();
  if (asking.trouble()) made.trouble = asking.trouble()->message;
  return made;
}

Result<Assistance> complete(const AssistantRequest& request, const std::stop_token& stop) {
  const auto known = samples(stop);
  if (!known) return Failure{known.failure()};
  Result<drafting::Completed> completed =
      drafting::complete(request.name, request.text, known->model, request.seed, mostTries, stop);
  if (!completed) return Failure{completed.failure()};
  Assistance made;
  made.text = std::move(completed->text);
  judge(completed->verdict, made);
  made.notes = std::move(completed->filled);
  return made;
}

Result<Assistance> completePlace(const AssistantRequest& request, const std::stop_token& stop) {
  constexpr std::size_t candidates = 6;
  const auto known = samples(stop);
  if (!known) return Failure{known.failure()};
  auto found = drafting::candidatesAt(request.name, request.text, request.place, known->model, request.seed,
                                      candidates, stop);
  if (!found) return Failure{found.failure()};
  Assistance made;
  made.text = found->front().text;
  made.candidates = std::move(*found);
  return made;
}

Result<Assistance> draftByTree(const AssistantRequest& request, const std::stop_token& stop) {
  const auto known = samples(stop);
  if (!known) return Failure{known.failure()};
  const drafting::TreeDrafts drafts(*known, known->model,
                                    {request.words, "", request.seed, mostTries, request.examples});
  if (!drafts.hasLike()) return Failure{"none of the examples can be what a draft is like: tick others"};
  std::optional<drafting::TreeDraft> draft = drafts.make(0, stop);
  if (!draft) return Failure{"no draft compiled; another seed may do better"};
  Assistance made;
  made.text = std::move(draft->text);
  made.name = draft->id;
  made.notes.push_back("its board, pieces and turns are those of " + draft->like);
  made.trial = draft->trial;
  return made;
}

Result<Assistance> draftByModel(const AssistantRequest& request, model::LanguageModel& model,
                                const std::stop_token& stop, const drafting::GrowthSink& growth) {
  const auto known = samples(stop);
  if (!known) return Failure{known.failure()};
  std::vector<drafting::KnownGame> games;
  for (const variation::ParentPtr& game : known->games) {
    const std::vector<std::string>& examples = request.examples;
    const bool isWanted =
        examples.empty() || std::ranges::find(examples, drafting::stemOf(*game)) != examples.end();
    if (isWanted) games.push_back(drafting::knownGame(game->game()));
  }
  drafting::DraftSettings settings;
  if (!request.examples.empty()) settings.demonstrations = games.size();
  settings.contextTokens = static_cast<std::uint64_t>(request.endpoint->contextTokens);
  settings.answerTokens = static_cast<std::uint32_t>(request.endpoint->answerTokens);
  settings.enforces = request.endpoint->enforces;
  settings.growth = growth;
  Assistance made;
  const drafting::FixMemory memory = memoryOf(request, made);
  settings.memory = &memory;
  drafting::ModelDraft draft = drafting::draftGame(request.words, games, model, settings,
                                                   drafting::seedOfDraft(request.seed, 0), stop);
  if (draft.text.empty())
    return Failure{draft.trouble ? draft.trouble->message : "the language model wrote nothing of use"};
  keepFixes(draft.fixes, request, made);
  made.text = std::move(draft.text);
  if (draft.verdict.analysis) made.name = draft.verdict.analysis->document.metadata.id;
  made.notes.insert(made.notes.end(), draft.repairs.begin(), draft.repairs.end());
  for (const drafting::Wish& wish : draft.wishes.all())
    made.notes.push_back("asked for " + std::string(wish.capability->what) + ", as " + wish.written +
                         ", which the language leaves out. " + std::string(wish.capability->workaround));
  judge(draft.verdict, made);
  made.calls = draft.calls;
  if (draft.trouble) made.trouble = draft.trouble->message;
  return made;
}

/// `model`: null when nobody is asked.
Result<Assistance> madeBy(const AssistantRequest& request, model::LanguageModel* model,
                          const std::stop_token& stop, const drafting::GrowthSink& growth) {
  switch (request.task) {
    case AssistantTask::Repair:
      return repair(request, model, stop, growth);
    case AssistantTask::Complete:
      return complete(request, stop);
    case AssistantTask::CompletePlace:
      return completePlace(request, stop);
    case AssistantTask::Draft:
      return model == nullptr ? draftByTree(request, stop) : draftByModel(request, *model, stop, growth);
  }
  return Failure{"there is no such task"};
}

/// With what the change does to the game.
Result<Assistance> assistBy(const AssistantRequest& request, model::LanguageModel* model,
                            const std::stop_token& stop, const drafting::GrowthSink& growth = {}) {
  Result<Assistance> made = madeBy(request, model, stop, growth);
  const bool isChange = request.task == AssistantTask::Repair || request.task == AssistantTask::Complete;
  if (!made || !isChange || made->text == request.text || stop.stop_requested()) return made;
  const auto analysed = [&](const std::string& text) {
    return service::analyse(std::make_shared<const SourceText>(request.name, text), 0, stop,
                            service::SpecTests::Play, service::Fixes::Leave);
  };
  const service::AnalysisPtr before = analysed(request.text);
  const service::AnalysisPtr after = analysed(made->text);
  if (before && after) made->evidence = drafting::evidenceOf(*before, *after, stop);
  return made;
}

/// Keeps what it is asked first, and answers nothing.
class Listener : public model::LanguageModel {
 public:
  model::Answer ask(const model::Request& request, const model::Sink&, std::stop_token) override {
    if (!m_first) m_first = request;
    return model::troubled(model::TroubleKind::cancelled, "nothing is sent");
  }
  const std::optional<model::Request>& first() const { return m_first; }

 private:
  std::optional<model::Request> m_first;
};

}  // namespace

Result<Assistance> assist(const AssistantRequest& request, const std::stop_token& stop,
                          const AssistantReport& report) {
  if (!request.endpoint || !canAskModel(request.task)) return assistBy(request, nullptr, stop);
  Result<model::Key> key = model::keyOf(*request.endpoint, stop);
  if (!key) return Failure{"the endpoint '" + request.endpoint->name + "': " + key.failure()};
  model::HttpModel http(*request.endpoint, std::move(*key));
  model::BudgetedModel budgeted(http, model::budgetOf(*request.endpoint));
  const auto growth = [&](const drafting::Growth& grown) {
    report({grown, budgeted.spent(), budgeted.cost(), budgeted.budget()});
  };
  Result<Assistance> made = assistBy(request, &budgeted, stop, growth);
  if (made) made->tokens = budgeted.spent();
  if (made) made->cost = budgeted.cost();
  return made;
}

Result<std::string> firstMessage(const AssistantRequest& request, const std::stop_token& stop) {
  if (!request.endpoint || !canAskModel(request.task))
    return Failure{"nothing is sent: no language model is asked"};
  Listener listener;
  const Result<Assistance> made = assistBy(request, &listener, stop);
  if (listener.first()) return model::shownChatRequest(*listener.first(), request.endpoint->model);
  if (!made) return Failure{made.failure()};
  return Failure{"nothing would be sent: what is known of the mistakes mends them"};
}

Result<std::vector<Example>> examplesFor(const std::string& words, const std::stop_token& stop) {
  const auto known = samples(stop);
  if (!known) return Failure{known.failure()};
  std::vector<drafting::KnownGame> games;
  for (const variation::ParentPtr& game : known->games) games.push_back(drafting::knownGame(game->game()));
  std::vector<Example> examples;
  for (const std::size_t index : drafting::byLikeness(words, games)) {
    const variation::Parent& game = *known->games[index];
    examples.push_back({drafting::stemOf(game), game.game().document.metadata.name});
  }
  return examples;
}

}  // namespace ludo::widgets
