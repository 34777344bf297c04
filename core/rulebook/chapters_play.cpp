// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/chapters.h"
#include "core/rulebook/names.h"
#include "core/rulebook/phrases.h"

namespace ludo::rulebook {
namespace {

std::string seatList(const std::vector<std::int64_t>& seats) {
  std::string text;
  for (const std::int64_t seat : seats)
    text += (text.empty() ? "player " : ", player ") + std::to_string(seat + 1);
  return text;
}

std::string orderText(const language::TurnOrder& order) {
  std::string text;
  if (!order.once.empty()) text = "First, once: " + seatList(order.once) + ". Then ";
  if (order.repeat.empty())
    return text + (text.empty() ? "P" : "p") + "layers take turns in the order of their seats.";
  return text + (text.empty() ? "T" : "t") + "urns go, again and again: " + seatList(order.repeat) + ".";
}

bool isAlways(const language::Condition& condition) {
  const auto* constant = std::get_if<bool>(&condition.node);
  return constant != nullptr && *constant;
}

void addHeaded(const std::string& head, std::vector<Line> below, std::vector<Line>& lines) {
  if (!below.empty()) lines.push_back({head, std::move(below)});
}

/// Who acts how often.
std::string actsText(const language::PhaseDef& phase, const Speaker& speaker) {
  if (phase.actions.literal == 0 && phase.actions.constant.empty() && !phase.untilEnded)
    return "Nobody decides anything in it.";
  const std::string who =
      phase.players ? capitalised(speaker.say(*phase.players)) : "The player whose turn it is";
  const bool isPlural = phase.players && phase.players->plural();
  const std::string takes = isPlural ? " take " : " takes ";
  if (phase.untilEnded) return who + takes + "as many actions as they like, until they end the phase.";
  const std::string most = speaker.number(phase.actions);
  // Nobody counts so far: the rules end such a phase.
  constexpr std::size_t mostDigits = 2;
  if (most.size() > mostDigits) return who + takes + "one action after another, until the phase ends.";
  const std::string count =
      phase.minActions ? "at least " + speaker.number(*phase.minActions) + " and at most " + most : most;
  std::string text = who + takes + count + (most == "1" ? " action" : " actions");
  if (isPlural && !phase.simultaneous) text += " each, one player after another";
  if (phase.simultaneous)
    text += ": everybody picks unseen, then all is carried out in the order of the seats";
  return text + ".";
}

std::vector<Line> phaseLines(const language::PhaseDef& phase, const Speaker& speaker) {
  std::vector<Line> lines;
  if (phase.skipIf) lines.push_back({"It is left out if " + speaker.say(*phase.skipIf) + ".", {}});
  addHeaded("When it begins:", speaker.lines(phase.onEnter), lines);
  lines.push_back({actsText(phase, speaker), {}, phase.span});
  if (phase.pass != language::PassRule::Never) lines.push_back({speaker.say(phase.pass) + ".", {}});
  if (phase.until)
    lines.push_back({"It goes round again until this is so: " + speaker.say(*phase.until) + ".", {}});
  addHeaded("When it ends:", speaker.lines(phase.onExit), lines);
  return lines;
}

std::string phaseNames(const std::vector<language::PhaseRef>& phases) {
  std::string text;
  for (const language::PhaseRef& phase : phases)
    text += (text.empty() ? "" : " or ") + inQuotes(wordsOfName(phase.name));
  return text;
}

std::vector<Line> actionLines(const language::ActionDef& action, bool hasPhases, const Speaker& speaker) {
  std::vector<Line> lines;
  if (hasPhases && !action.phase.empty())
    lines.push_back({"In the phase " + phaseNames(action.phase) + ".", {}});
  using Kind = language::PlayerSelector::Kind;
  if (action.actor.kind != Kind::Actor && action.actor.kind != Kind::Active)
    lines.push_back({"For " + speaker.say(action.actor) + " only.", {}});
  for (const language::ParamDef& parameter : action.params) {
    lines.push_back({"Choose " + inQuotes(wordsOfName(parameter.name.name)) + ", one of " +
                         speaker.say(parameter.domain) + ".",
                     {},
                     parameter.span});
  }
  if (!isAlways(action.pre))
    addHeaded("You may do it only when this is so:", speaker.conditions(action.pre), lines);
  addHeaded("What you pay, in full:", speaker.lines(action.cost), lines);
  addHeaded("What you do:", speaker.lines(action.effects), lines);
  if (action.post)
    addHeaded("Afterwards this must be so, or you may not do it:", speaker.conditions(*action.post), lines);
  for (const language::LimitDef& limit : action.limits) {
    const std::string most = speaker.say(limit.max);
    lines.push_back({"At most " + (most == "1" ? "once " : most + " times ") + speaker.say(limit.scope) + ".",
                     {},
                     limit.span});
  }
  if (action.longest)
    lines.push_back(
        {"If you can do it several times in a row, you must begin so that you can do it most often.", {}});
  return lines;
}

std::string resultText(const language::ResultDef& result, const Speaker& speaker) {
  const language::Type& type = language::typeOf<language::ResultKind>();
  const std::string& word = type.values[static_cast<std::size_t>(result.type)].name;
  return speaker.fill(phraseFor(type.name, word)->text, language::typeOf<language::ResultDef>(), &result);
}

std::string eventText(const language::TriggerDef& trigger, const Speaker& speaker) {
  const language::Type& type = language::typeOf<language::EventKind>();
  const std::string& word = type.values[static_cast<std::size_t>(trigger.event)].name;
  return speaker.fill(phraseFor(type.name, word)->text, language::typeOf<language::EventMatch>(),
                      &trigger.match);
}

std::string termText(const language::FormulaDef& term, const Speaker& speaker) {
  if (term.condition) return "it holds when " + speaker.say(*term.condition) + ".";
  if (term.value) return speaker.say(*term.value) + ".";
  if (term.query) return speaker.say(*term.query) + ".";
  return "do this:";
}

}  // namespace

Block paragraph(std::string text) {
  return {Block::Kind::Paragraph, std::move(text), {}, {}, {}};
}

Block heading(std::string text, Span place) {
  return {Block::Kind::Heading, std::move(text), {}, {}, {}, place};
}

Block sentences(std::vector<Line> lines) {
  return {Block::Kind::Lines, {}, std::move(lines), {}, {}};
}

Blocks playersBlocks(const language::SpecDocument& document, const Speaker& speaker) {
  const std::string least = speaker.number(document.metadata.players.min);
  const std::string most = speaker.number(document.metadata.players.max);
  if (least == most) return {paragraph(most == "1" ? "For one player." : "For " + most + " players.")};
  return {paragraph("For " + least + " to " + most + " players.")};
}

Blocks setupBlocks(const language::SpecDocument& document, const Speaker& speaker) {
  std::vector<Line> lines;
  for (const language::TableDef& table : document.tables) {
    if (table.zone)
      lines.push_back({"Put the tokens of the table in the chapter “On the table” into " +
                           speaker.say(*table.zone) + ": of each as many as its column “count” says, or one.",
                       {}});
  }
  for (Line& line : speaker.lines(document.setup)) lines.push_back(std::move(line));
  if (lines.empty()) return {paragraph("Nothing has to be prepared.")};
  return {sentences(std::move(lines))};
}

Blocks turnBlocks(const language::SpecDocument& document, const Speaker& speaker) {
  Blocks blocks{paragraph(orderText(document.turn.order))};
  const std::vector<language::PhaseDef>& phases = document.turn.phases;
  if (phases.size() > 1)
    blocks.push_back(
        paragraph("A turn has " + std::to_string(phases.size()) + " phases, one after another."));
  for (const language::PhaseDef& phase : phases) {
    if (phases.size() > 1)
      blocks.push_back(heading("Phase " + inQuotes(wordsOfName(phase.id.name)), phase.span));
    blocks.push_back(sentences(phaseLines(phase, speaker)));
  }
  return blocks;
}

Blocks actionBlocks(const language::SpecDocument& document, const Speaker& speaker) {
  Blocks blocks{paragraph(
      "“You” is the player who does it. A name in quotes is what was chosen, or called so, before.")};
  for (const language::ActionDef& action : document.actions) {
    blocks.push_back(
        heading(action.label.empty() ? capitalised(wordsOfName(action.id.name)) : labelText(action.label),
                action.span));
    blocks.push_back(sentences(actionLines(action, document.turn.phases.size() > 1, speaker)));
  }
  return blocks;
}

Blocks triggerBlocks(const language::SpecDocument& document, const Speaker& speaker) {
  Blocks blocks;
  for (const language::TriggerDef& trigger : document.triggers) {
    std::string when = capitalised(eventText(trigger, speaker));
    if (!isAlways(trigger.when)) when += ", and " + speaker.say(trigger.when);
    blocks.push_back(heading(capitalised(wordsOfName(trigger.id.name)), trigger.span));
    blocks.push_back(sentences({{when + ":", speaker.lines(trigger.effects), trigger.span}}));
  }
  return blocks;
}

Blocks termBlocks(const language::SpecDocument& document, const Speaker& speaker) {
  std::vector<Line> lines;
  for (const language::FormulaDef& term : document.definitions) {
    std::string name = inQuotes(wordsOfName(term.id.name));
    for (const language::FormulaParameter& parameter : term.parameters)
      name += (&parameter == &term.parameters.front() ? " (for " : ", and ") +
              inQuotes(wordsOfName(parameter.name.name)) + ", " + speaker.say(parameter.is);
    if (!term.parameters.empty()) name += ")";
    lines.push_back({name + ": " + termText(term, speaker),
                     term.effects ? speaker.lines(*term.effects) : std::vector<Line>(), term.span});
  }
  if (lines.empty()) return {};
  return {sentences(std::move(lines))};
}

Blocks endBlocks(const language::SpecDocument& document, const Speaker& speaker) {
  Blocks blocks{paragraph(
      "“You” is the player who acted last; where somebody cannot act, that player. The game ends as "
      "soon as one of these is so:")};
  std::vector<Line> lines;
  for (const language::EndDef& end : document.end) {
    const std::string name = end.id.empty() ? "" : capitalised(wordsOfName(end.id)) + ": ";
    lines.push_back(
        {name + "if " + speaker.say(end.when) + ", " + resultText(end.result, speaker) + ".", {}, end.span});
  }
  blocks.push_back(sentences(std::move(lines)));
  if (!document.scoring) return blocks;
  const language::ScoringDef& scoring = *document.scoring;
  const bool isHighest = scoring.order == language::ScoreOrder::Highest;
  blocks.push_back(heading("Scoring", scoring.span));
  std::vector<Line> scores{{"Your score is " + speaker.say(scoring.score) + ".", {}, scoring.span},
                           {isHighest ? "More is better." : "Less is better.", {}}};
  for (const language::ValueExpr& tieBreak : scoring.tieBreaks)
    scores.push_back({"Who is level compares " + speaker.say(tieBreak) + ".", {}});
  blocks.push_back(sentences(std::move(scores)));
  return blocks;
}

}  // namespace ludo::rulebook
