// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <utility>

#include "core/base/letters.h"
#include "core/base/quoted.h"
#include "core/diagnostics/kinds.h"
#include "core/intent/typed_path.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"
#include "core/wording/numbers.h"
#include "core/wording/spaces.h"
#include "core/wording/written_moves.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::Diagnostic;

std::vector<std::string> numbersIn(std::string_view text) {
  std::vector<std::string> numbers;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!isDigit(text[i])) continue;
    if (i == 0 || !isDigit(text[i - 1])) numbers.emplace_back();
    numbers.back() += text[i];
  }
  return numbers;
}

void offer(Proposals& proposals, Span place, std::string text, int cost) {
  std::string title = "Replace with " + text;
  proposals.push_back({{{place, std::move(text)}}, std::move(title), {}, cost});
}

/// A zone where a token is needed means its top one, and a token where a zone is needed where it lies.
void proposeCoerced(const Diagnostic& told, Span place, const std::string& name, Proposals& proposals) {
  if (told.kind != &kinds::WrongValueType) return;
  const auto says = [&](std::string_view part) { return told.message.find(part) != std::string::npos; };
  if (says("is a zone, and a token is needed")) offer(proposals, place, quoted("top(" + name + ")"), 8);
  if (says("is a token, and a zone is needed")) offer(proposals, place, quoted("zoneOf(" + name + ")"), 8);
}

/// "deck[0]": which end is counted from, nobody knows.
void proposeIndexed(const Context& context, Span place, const std::string& text, Proposals& proposals) {
  const std::size_t open = text.find('[');
  if (open == std::string::npos || open == 0 || !text.ends_with(']') ||
      !isDigits(std::string_view(text).substr(open + 1, text.size() - open - 2)))
    return;
  const std::string zone = text.substr(0, open);
  const std::vector<std::string>& zones = context.words.zones;
  if (std::ranges::find(zones, zone.substr(0, zone.find(':'))) == zones.end()) return;
  for (const std::string_view end : {"top(", "bottom("})
    offer(proposals, place, quoted(std::string(end) + zone + ")"), 9);
}

/// "2_3", "2,3" and "(2, 3)" for the space of a board with these numbers.
void proposeSpace(const Context& context, const Diagnostic& told, Span word, Proposals& proposals) {
  if (told.message.find("has no space called") == std::string::npos) return;
  const bool isText = context.view(word).starts_with('"');
  if (const std::string meant = spaceMeant(context.view(word), context.words); !meant.empty()) {
    offer(proposals, word, isText ? quoted(meant) : meant, 3);
    return;
  }
  const std::vector<std::string> numbers = numbersIn(context.view(word));
  if (numbers.empty()) return;
  // The board that is spoken of comes before others with as many rows.
  const std::string& message = told.message;
  const std::size_t open = message.find('"') + 1;
  const std::string board = message.substr(open, message.find('"', open) - open) + '_';
  std::string found;
  for (const std::string& zone : context.words.zones) {
    if (numbersIn(zone) != numbers || !zone.starts_with(board)) continue;
    if (!found.empty()) return;
    found = zone;
  }
  if (!found.empty()) offer(proposals, word, isText ? quoted(found) : found, 7);
}

/// "bunker[1]", "bunker 1", "bunker('1')" and "bunker($amount=1)" for a move. What is told may be of one of
/// its arguments.
void proposeMove(const Context& context, const Diagnostic& told, Span place, const std::string& text,
                 Proposals& proposals) {
  const std::vector<TypedNode> path = typedPathTo(context.markdown, place);
  const bool isMove = told.message.ends_with("is not a move") ||
                      (!path.empty() && path.back().type != nullptr &&
                       (path.back().type->name == "move" || path.back().type->name == "test step"));
  const auto said = isMove ? moveSaid(text, context.words) : std::nullopt;
  const std::string made = said ? asMove(*said, context.words) : std::string();
  if (!made.empty() && made != text) offer(proposals, place, quoted(made), 3);
}

/// "@column", "*column*" and "[column](#column)": a name with marks that no name has.
void proposeUnmarked(const Context& context, const Diagnostic& told, Span word, Proposals& proposals) {
  if (told.kind != &kinds::InvalidName) return;
  const std::string_view written = context.view(word);
  std::string name;
  for (const char c : written.substr(0, written.find("]("))) {
    if (isLetterOrDigit(c) || c == '_') name += c;
  }
  const bool isQuoted = written.starts_with('"');
  if (name.size() + (isQuoted ? 2 : 0) < written.size() &&
      (context.words.isDefined(name) || context.words.isOfZones(name)))
    offer(proposals, word, isQuoted ? quoted(name) : name, 4);
}

/// "const GOAL: 12" and "int pot: {...}": what is declared is not said before its name.
void proposeUndeclared(const Context& context, const Diagnostic& told, Span word, Proposals& proposals) {
  if (told.kind != &kinds::InvalidName && told.kind != &kinds::UnknownKey) return;
  const std::string_view written = context.view(word);
  const std::size_t blank = written.find_last_of(' ');
  if (blank == std::string_view::npos || written.find('\n') != std::string_view::npos) return;
  const std::string name(written.substr(blank + 1));
  const bool isName =
      !name.empty() && std::ranges::all_of(name, [](char c) { return isLetterOrDigit(c) || c == '_'; });
  if (isName) offer(proposals, word, name, 6);
}

}  // namespace

void proposeForms(const Context& context, const Diagnostic& told, Span word, Proposals& proposals) {
  if (!word.known() || word.end > context.text().size()) return;
  proposeSpace(context, told, word, proposals);
  proposeUnmarked(context, told, word, proposals);
  proposeUndeclared(context, told, word, proposals);
  const Span place = quotedAround(context.source, told.span.begin);
  if (!place.known()) return;
  const std::string text(context.view({place.begin + 1, place.end - 1}));
  proposeCoerced(told, place, text, proposals);
  if (told.message.ends_with("is not a token selector")) proposeIndexed(context, place, text, proposals);
  proposeMove(context, told, place, text, proposals);
}

}  // namespace ludo::mend
