// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <functional>
#include <limits>

#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/mend/name_places.h"
#include "core/mend/proposers.h"
#include "core/wording/directions.h"
#include "core/wording/lines.h"
#include "core/wording/path.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::Diagnostic;

/// Likelier than what was offered where the mistake was found, which knows of one place only.
constexpr int likeliest = -1;

/// The names that may be meant: those that would be accepted, or, where a number is wanted, the constants.
std::vector<std::string> namesFor(const Context& context, const Diagnostic& told) {
  if (told.kind == &kinds::UnknownName) return told.alternatives;
  if (told.kind == &kinds::WrongValueType) return context.words.ofKind(language::NameKind::Constant);
  return {};
}

/// The word that is told of: the first in quotes of "The name "x" is that of...", else the last.
std::string wordTold(const Diagnostic& told) {
  const std::string& message = told.message;
  const std::size_t open = message.find('"');
  const std::size_t close = open == std::string::npos ? open : message.find('"', open + 1);
  if (close == std::string::npos) return {};
  if (message.starts_with("The name") || message.starts_with("The value"))
    return message.substr(open + 1, close - open - 1);
  const std::size_t last = message.rfind('"');
  const std::size_t first = message.rfind('"', last - 1);
  return first < last ? message.substr(first + 1, last - first - 1) : std::string();
}

void proposeDefinition(Span place, const std::string& written, const std::string& other, int cost,
                       Proposals& proposals) {
  proposals.push_back({{{place, written}},
                       "Call it \"" + written + "\" where it is defined",
                       "It is called \"" + other + "\" here, and \"" + written + "\" where it is used",
                       cost,
                       false});
}

/// Another name in the place that is told of.
void proposeUse(const Context& context, const Diagnostic& told, const std::string& written,
                const std::string& other, int cost, Proposals& proposals) {
  const std::string quoted = '"' + other + '"';
  if (context.view(told.span) == '"' + written + '"')
    proposals.push_back({{{told.span, quoted}}, "Replace with " + quoted, {}, cost});
  // A selector's name is marked without the quotes round it.
  if (context.view(told.span) == written)
    proposals.push_back({{{told.span, other}}, "Replace with " + quoted, {}, cost});
}

/// Whether it is the name of something else, which was hardly meant to be that of this.
bool isNameOfOther(const Diagnostic& told) {
  return told.message.starts_with("The name");
}

/// In how many places the same is told of.
std::size_t usesTold(const Context& context, const Diagnostic& told) {
  std::size_t uses = 0;
  for (const Diagnostic& other : context.told)
    uses += other.kind == told.kind && other.message == told.message ? 1 + other.related.size() : 0;
  return uses;
}

/// { id: "Old man", name: "man" }: what is shown, and what it is called in the rules, have changed places.
bool proposeSwappedName(const Context& context, Span place, const std::string& written,
                        const std::string& other, Proposals& proposals) {
  const std::vector<const text::DataNode*> path = pathTo(context.markdown, place);
  if (path.size() < 2) return false;
  const text::DataNode* id = path[path.size() - 2]->find("id");
  const text::DataNode* name = path[path.size() - 2]->find("name");
  const bool isIt = id != nullptr && name != nullptr && id->text == other && name->text == written &&
                    context.view(id->span) == '"' + other + '"' &&
                    context.view(name->span) == '"' + written + '"';
  if (!isIt) return false;
  std::vector<diagnostics::TextEdit> edits = {{id->span, '"' + written + '"'},
                                              {name->span, '"' + other + '"'}};
  std::ranges::sort(edits, {}, [](const diagnostics::TextEdit& edit) { return edit.span.begin; });
  proposals.push_back({std::move(edits), "Swap \"id\" and \"name\"",
                       "It is called \"" + other + "\" here, and \"" + written + "\" where it is used",
                       likeliest});
  return true;
}

/// The name where it is defined, if it is used nowhere else: it may be the one that is mistyped, or that
/// alone was given another name. Where it is not like this one, it has to be the only such name.
void proposeOtherDefinition(const Context& context, const Diagnostic& told, Proposals& proposals) {
  const std::string written = wordTold(told);
  if (written.size() < 2 || written.size() > limits::comparedWord) return;
  // What people call another of them is not what this one is called.
  if (told.message.find("direction") != std::string::npos &&
      !directionsMeant(written, told.alternatives).empty())
    return;
  std::vector<std::pair<std::string, Span>> unused;
  for (const std::string& other : namesFor(context, told)) {
    constexpr std::size_t few = 4;
    const NamePlaces places = placesOfName(context, other, few);
    // A word of the language, or the name of something else, may be written the same.
    if (!places.uses.empty() && !nearest(written, {other})) continue;
    // Nothing is meant for itself.
    const std::uint32_t at = context.source.lineOf(told.span.begin);
    for (const Span& place : places.definitions) {
      const Line line = lineOf(context.source, place.begin);
      const bool isOwn = line.hasDash() && line.number <= at && at < endOfEntry(context.source, line);
      if (!isOwn) unused.emplace_back(other, place);
    }
  }
  const std::size_t uses = usesTold(context, told);
  const bool isOther = isNameOfOther(told);
  const bool isConstant =
      told.kind == &kinds::WrongValueType || told.message.find("constant called") != std::string::npos;
  for (const auto& [other, place] : unused) {
    const bool isLike = nearest(written, {other}).has_value();
    // What is written so in several places was not mistyped there.
    if (proposeSwappedName(context, place, written, other, proposals)) continue;
    if (isLike && !isOther && (uses > 1 || isLikelierName(context, written, other, isConstant)))
      proposeDefinition(place, written, other, likeliest, proposals);
    else if (isLike && told.kind == &kinds::WrongValueType)
      proposeUse(context, told, written, other, 6, proposals);
    if (isLike || unused.size() != 1) continue;
    // The only one that nothing uses, and the only one that is used and not there, are the same. The name of
    // something else may stand in two places by mistake.
    if (uses > (isOther ? 2 : 1)) proposeDefinition(place, written, other, isOther ? 5 : 4, proposals);
    if (uses == 1 || isOther) proposeUse(context, told, written, other, 10, proposals);
  }
}

/// A board that is called otherwise than it, or its spaces, are wherever they are written.
void proposeBoardName(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (told.kind != &kinds::UnknownName) return;
  constexpr std::size_t few = 3;
  const std::string space = wordTold(told);
  for (const std::string& board : context.words.ofKind(language::NameKind::Board)) {
    const NamePlaces places = placesOfName(context, board, few);
    for (std::size_t at = space.find('_'); !space.empty(); at = space.find('_', at + 1)) {
      const std::string written = space.substr(0, at);
      const std::string rest = at == std::string::npos ? std::string() : space.substr(at);
      const bool isOften = placesOfName(context, written, few).uses.size() > 1;
      const bool isLike = !rest.empty() && nearest(written, {board}).has_value();
      const bool isOther = isOften && places.uses.empty() && !isNameOfOther(told);
      if (written != board && context.words.isZone(board + rest) && (isLike || isOther)) {
        for (const Span& place : places.definitions)
          proposeDefinition(place, written, board, !isLike ? 2 : isOften ? likeliest : 6, proposals);
      }
      if (at == std::string::npos) break;
    }
  }
}

/// What is defined twice, as what is used and not defined.
void proposeForTwice(const Context& context, const Diagnostic& told, Proposals& proposals) {
  for (const Diagnostic& twice : context.told) {
    const bool isTwice = twice.kind == &kinds::DuplicateName || twice.kind == &kinds::DuplicateKey;
    const bool isIt = twice.kind == told.kind && twice.span == told.span;
    if (!isTwice || !twice.span.known() || (!isIt && told.kind != &kinds::UnknownName)) continue;
    const std::string other = wordTold(twice);
    // What was copied stands behind what it was copied from.
    std::vector<Span> places = {twice.span};
    // What a bundle brings has no place in this text.
    if (!twice.related.empty() && twice.related.front().span.known())
      places.push_back(twice.related.front().span);
    std::ranges::sort(places, std::greater<>(), &Span::begin);
    const std::vector<std::string> names =
        isIt ? context.words.missed : std::vector<std::string>{wordTold(told)};
    int cost = 4;
    for (const Span& place : places) {
      const std::size_t at = other.empty() ? std::string_view::npos : context.view(place).find(other);
      if (at == std::string_view::npos) continue;
      const Span name = spanOf(place.begin + at, place.begin + at + other.size());
      for (const std::string& written : names) {
        if (!written.empty()) proposeDefinition(name, written, other, cost, proposals);
      }
      cost += 3;
    }
  }
}

/// The entry of a list that a place stands in, or the one round another; unknown where there is none.
Span entryRound(const Context& context, Span place, std::uint32_t lessThan) {
  if (!place.known()) return {};
  Line line = lineOf(context.source, place.begin);
  while (line.number > 1 && !(line.hasDash() && line.indent() < lessThan)) {
    if (line.text.starts_with("```")) return {};
    line = lineAt(context.source, line.number - 1);
  }
  if (!line.hasDash()) return {};
  return {line.begin, lineAt(context.source, endOfEntry(context.source, line)).begin};
}

/// The second of two entries that are the same, or of those round them.
void proposeOnce(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (told.kind != &kinds::DuplicateName || told.related.empty()) return;
  std::uint32_t column = std::numeric_limits<std::uint32_t>::max();
  constexpr int mostLevels = 3;
  for (int level = 0; level < mostLevels; ++level) {
    const Span first = entryRound(context, told.related.front().span, column);
    const Span second = entryRound(context, told.span, column);
    if (!first.known() || !second.known() || first == second) return;
    if (context.view(first) == context.view(second))
      proposals.push_back({{{second, ""}}, "Remove the second one, which is the same", {}, 6 + level, false});
    column = lineOf(context.source, second.begin).indent();
  }
}

/// "$wealth" as the name of what is not bound.
void proposeUnmarkedName(const Context& context, const Diagnostic& told, Proposals& proposals) {
  const std::string_view written = context.view(told.span);
  const std::size_t mark = written.starts_with('"') ? 1 : 0;
  if (told.kind != &kinds::InvalidName || written.substr(mark, 1) != "$") return;
  const auto at = told.span.begin + static_cast<std::uint32_t>(mark);
  proposals.push_back({{{{at, at + 1}, ""}}, "Take the $ out", {}, 4});
}

/// One of two that have the same key, or name as a key; where either may go, none is meant.
void proposeOneOfTwo(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (told.kind != &kinds::DuplicateName || told.related.empty()) return;
  for (const Span& place : {told.related.front().span, told.span}) {
    if (!place.known() || !context.text().substr(place.end).starts_with(':')) continue;
    const Span entry = entryOfKey(context.source, place);
    if (entry.end > entry.begin) proposals.push_back({{{entry, ""}}, "Take one of the two out", {}, 7});
  }
}

/// { ref: "gvar", var: "GOAL" }: a constant is written by its name alone.
void proposeConstant(const Context& context, const Diagnostic& told, Proposals& proposals) {
  const std::vector<std::string>& constants = context.words.ofKind(language::NameKind::Constant);
  const std::vector<const text::DataNode*> path = pathTo(context.markdown, told.span);
  for (std::size_t i = path.size(); i-- > 0;) {
    const text::DataNode* name = path[i]->find("var");
    if (name == nullptr || name->span != told.span || path[i]->find("ref") == nullptr) continue;
    if (std::ranges::find(constants, name->text) == constants.end()) return;
    proposals.push_back(
        {{{path[i]->span, '"' + name->text + '"'}}, "Replace with \"" + name->text + '"', {}, 5});
  }
}

/// The only space of a region, where one is wanted.
void proposeSoleZone(const Context& context, const Diagnostic& told, Proposals& proposals) {
  const bool isIt = told.kind == &kinds::UnknownName && told.message.starts_with("The name") &&
                    told.message.find("a region, and a zone is needed") != std::string::npos;
  const auto zone = isIt ? context.words.soleZones.find(wordTold(told)) : context.words.soleZones.end();
  if (zone == context.words.soleZones.end()) return;
  // A selector's name is marked without the quotes around it.
  if (context.view(told.span) == zone->first)
    proposals.push_back({{{told.span, zone->second}}, "Replace with \"" + zone->second + '"', {}, 6});
}

}  // namespace

void proposeNames(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || told.span.end > context.text().size()) return;
  if (told.kind == &kinds::UnknownName || told.kind == &kinds::WrongValueType)
    proposeOtherDefinition(context, told, proposals);
  proposeBoardName(context, told, proposals);
  proposeConstant(context, told, proposals);
  proposeSoleZone(context, told, proposals);
  proposeForTwice(context, told, proposals);
  proposeOnce(context, told, proposals);
  proposeUnmarkedName(context, told, proposals);
  proposeOneOfTwo(context, told, proposals);
}

}  // namespace ludo::mend
