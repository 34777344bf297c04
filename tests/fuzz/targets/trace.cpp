// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "../checks.h"
#include "../mutate/tree.h"
#include "../samples.h"
#include "../target.h"
#include "core/base/limits.h"
#include "core/sim/digits.h"
#include "core/sim/recorded_game.h"
#include "core/sim/replay.h"
#include "core/text/json_data.h"

namespace ludo::fuzz {
namespace {

/// The game that the data names; the first one when it names none of them.
kernel::RulesPtr rulesOf(const text::DataNode& data) {
  const text::DataNode* name = data.find("game");
  const auto found = std::ranges::find_if(smallGames(), [&](const kernel::RulesPtr& rules) {
    return name != nullptr && name->text == rules->def().metadata.id;
  });
  return found == smallGames().end() ? smallGames().front() : *found;
}

/// As many players as the data says, if the game is for as many.
kernel::RulesPtr withPlayersOf(const text::DataNode& data, const kernel::RulesPtr& rules) {
  const text::DataNode* players = data.find("players");
  const language::PlayerCount& range = rules->def().metadata.players;
  if (players == nullptr || players->integer < rules->number(range.min) ||
      players->integer > rules->number(range.max) || players->integer == rules->seats())
    return rules;
  return kernel::makeRules(rules->defPtr(), static_cast<kernel::Seat>(players->integer));
}

/// Written and read again it is the same, and no longer altered.
void checkWritten(const kernel::Rules& rules, sim::GameTrace trace) {
  diagnostics::List diagnostics;
  const SourceText written("written.json", sim::traceText(rules, trace));
  trace.altered = false;
  require(sim::readTrace(rules, sim::readTraceHead(written, diagnostics), written, diagnostics) == trace,
          "what was written is another trace");
  require(sim::readTrace(rules, text::readJson(written, diagnostics), diagnostics) == trace,
          "plies one by one are others than all at once");
}

void show(const sim::Replay& replay) {
  for (const std::size_t step : {std::size_t{0}, replay.stepCount() / 2, replay.stepCount() - 1}) {
    const kernel::State state = replay.stateAt(step);
    if (step == 0) continue;
    for (const kernel::Delta& delta : replay.trace().entries[step - 1].deltas)
      kernel::deltaText(*replay.rules(), state, delta);
  }
}

/// Whatever the file says, what the game gives of it are moves that are legal there.
void playUnderOtherRules(const language::GameDefPtr& game, const SourceText& source) {
  const std::optional<sim::RecordedGame> played = sim::playRecordedGame(game, source);
  if (!played || played->seats == 0) return;
  require(played->moves.size() <= played->plies && played->ply <= played->plies,
          "more of a recorded game is played than there is");
  const kernel::RulesPtr rules = kernel::makeRules(game, played->seats);
  const sim::GameTrace trace = sim::traceOfMoves(rules, played->seed, played->moves);
  if (!played->refused) return;
  const sim::Replay replay(rules, trace);
  kernel::moveText(*rules, replay.stateAt(replay.stepCount() - 1), *played->refused);
}

void feed(std::string_view input) {
  diagnostics::List diagnostics;
  const SourceText source("fuzzed.json", std::string(input));
  const text::DataNode head = sim::readTraceHead(source, diagnostics);
  const kernel::RulesPtr rules = withPlayersOf(head, rulesOf(head));
  std::optional<sim::GameTrace> trace;
  if (diagnostics.empty()) trace = sim::readTrace(*rules, head, source, diagnostics);
  checkDiagnostics(source, diagnostics);
  playUnderOtherRules(rules->defPtr(), source);
  require(trace.has_value() == diagnostics.empty(), "a trace is refused without a word, or read with one");
  if (!trace) return;
  if (isSmall(input)) checkWritten(*rules, *trace);
  const sim::Replay replay(rules, std::move(*trace));
  require(replay.complete() && replay.stepCount() > 0, "a replay shows nothing");
  show(replay);
}

/// A trace of other rules is not looked at any further.
std::string withRightGame(const std::string& trace) {
  const SourceText source("trace.json", trace);
  diagnostics::List diagnostics;
  text::DataNode data = text::readJson(source, diagnostics);
  const auto hash = std::ranges::find(data.entries, "gameHash", &text::DataEntry::key);
  if (hash == data.entries.end()) return trace;
  hash->value = text::DataNode::ofString(sim::hashText(sim::gameHash(rulesOf(data)->def())));
  return text::writeJson(data);
}

std::string mutate(std::string_view input, std::string_view other, Rng& random) {
  std::string trace = mutateJson(input, other, random);
  return random.below(8) == 0 ? trace : withRightGame(trace);
}

}  // namespace

const Target traceTarget{"trace", &feed, &mutate, limits::traceBytes};

}  // namespace ludo::fuzz
