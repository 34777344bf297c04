// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/base/letters.h"
#include "core/diagnostics/kinds.h"
#include "core/intent/entry_forms.h"
#include "core/intent/typed_path.h"
#include "core/language/language.h"
#include "core/mend/proposers.h"
#include "core/mend/throughout.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::TextEdit;
using language::Field;
using language::Type;
using language::TypeKind;

/// The fields that the mapping round a place lacks, those that have to be there first; none where it is no
/// record.
std::vector<std::string> lackingAt(const Context& context, Span key, bool isNeeded) {
  for (const std::vector<TypedNode> path = typedPathTo(context.markdown, key);
       const TypedNode& place : path) {
    if (place.type == nullptr || place.node->kind != text::DataKind::Map) continue;
    const bool isOwn = std::ranges::any_of(
        place.node->entries, [&](const text::DataEntry& entry) { return entry.keySpan.begin == key.begin; });
    if (!isOwn) continue;
    const Type* record = &bare(*place.type);
    if (record->kind == TypeKind::Union) record = memberOf(*record, *place.node);
    std::vector<std::string> names;
    if (record == nullptr || record->kind != TypeKind::Record) return names;
    for (const Field& field : record->fields) {
      if (field.required == isNeeded && place.node->find(field.name) == nullptr) names.push_back(field.name);
    }
    return names;
  }
  return {};
}

/// The key that is meant in place of one that is not known: one that is lacking there and called like it, or
/// the only one that has to be there.
std::optional<std::string> keyMeant(const Context& context, Span key) {
  const std::string written(context.view(key));
  const std::vector<std::string> needed = lackingAt(context, key, true);
  if (const auto meant = fieldNamed(written, needed)) return meant->word;
  if (needed.size() == 1) return needed.front();
  if (!needed.empty()) return std::nullopt;
  const auto meant = fieldNamed(written, lackingAt(context, key, false));
  return meant ? std::optional(meant->word) : std::nullopt;
}

/// Keys that are called otherwise wherever they stand.
void proposeKeysThroughout(const Context& context, Proposals& proposals) {
  std::map<std::pair<std::string, std::string>, std::vector<Span>> places;
  std::size_t looked = 0;
  for (const diagnostics::Diagnostic& told : context.told) {
    Span key = told.span;
    // Of a key that is given twice, the first may be meant for another.
    if (told.kind == &kinds::DuplicateKey && !told.related.empty()) key = told.related.front().span;
    if ((told.kind != &kinds::UnknownKey && told.kind != &kinds::DuplicateKey) || !key.known()) continue;
    if (++looked > mostPlacesLookedAt) break;
    const std::string written(context.view(key));
    const std::optional<std::string> meant = keyMeant(context, key);
    if (meant && *meant != written) places[{written, *meant}].push_back(key);
  }
  Proposal all;
  std::set<std::string> meantKeys;
  for (const auto& [names, spans] : places) {
    meantKeys.insert('"' + names.second + '"');
    for (const Span& span : spans) all.edits.push_back({span, names.second});
  }
  if (all.edits.size() < severalPlaces) return;
  sortPlaces(all.edits);
  for (const std::string& key : meantKeys) all.title += (all.title.empty() ? "Write " : " and ") + key;
  all.title += " throughout";
  constexpr std::size_t veryMuch = 12;
  all.cost = context.told.size() >= veryMuch ? 1 : 5;
  proposals.push_back(std::move(all));
}

/// The keys under which a bound name may stand, be it among other things.
const std::set<std::string>& keysOfBindings() {
  static const std::set<std::string> keys = [] {
    std::set<std::string> names;
    for (const Type* type : language::allTypes()) {
      for (const Field& field : type->fields) {
        const Type* held = &bare(field.type());
        if (held->kind == TypeKind::List) held = &bare(held->element());
        const bool isName = held->kind == TypeKind::Definition || held->kind == TypeKind::Reference;
        const bool isBinding = isName && held->nameKind == language::NameKind::Binding;
        const bool isForm = std::ranges::any_of(
            held->forms, [](const auto& form) { return form.text.find('$') != std::string::npos; });
        if (isBinding || isForm || held->name == "value") names.insert(field.name);
      }
    }
    return names;
  }();
  return keys;
}

/// The names that are bound without their $, and those that the rules bind.
std::set<std::string, std::less<>> namesWithoutDollar(const Context& context) {
  std::set<std::string, std::less<>> names;
  for (const diagnostics::Diagnostic& told : context.told) {
    if (told.kind != &kinds::InvalidName || !told.span.known()) continue;
    std::string_view written = context.view(told.span);
    if (written.starts_with('"') && written.ends_with('"') && written.size() > 2)
      written = written.substr(1, written.size() - 2);
    if (!written.empty() && std::ranges::all_of(written, isWordByte)) names.insert(std::string(written));
  }
  constexpr std::string_view ofRules[] = {"\"zone\"", "\"token\"", "\"player\""};
  const auto isOfRules = [&](const diagnostics::Diagnostic& told) {
    return told.kind == &kinds::UnknownName && told.span.known() &&
           std::ranges::find(ofRules, context.view(told.span)) != std::end(ofRules);
  };
  if (!names.empty() || std::ranges::any_of(context.told, isOfRules))
    names.insert({"zone", "token", "player"});
  return names;
}

/// Whether it is a word of the language under that key, as in `owner: "player"`.
bool isWordUnder(const std::string& key, std::string_view word) {
  return std::ranges::any_of(language::allTypes(), [&](const Type* type) {
    const Field* field = type->kind == TypeKind::Record ? type->field(key) : nullptr;
    return field != nullptr && std::ranges::any_of(bare(field->type()).values,
                                                   [&](const auto& value) { return value.name == word; });
  });
}

/// Whether the quoted word at a place of a line is used as a bound name.
bool isUseOfBinding(std::string_view line, std::size_t quote, std::size_t end) {
  // What is given to a definition may be called anything.
  std::size_t at = quote;
  while (at > 0 && line[at - 1] == ' ') --at;
  if (at == 0 || line[at - 1] != ':') return false;
  std::size_t begin = --at;
  while (begin > 0 && isWordByte(line[begin - 1])) --begin;
  const std::string key(line.substr(begin, at - begin));
  // A name of its own: one that is picked, or given.
  if (key == "name")
    return line.find("domain:", end) != std::string_view::npos ||
           line.find("is:", end) != std::string_view::npos || end + 1 == line.size();
  if (isWordUnder(key, line.substr(quote + 1, end - quote - 1))) return false;
  return key == "bind" || key.starts_with('$') || keysOfBindings().contains(key);
}

/// "top(" and what else a bound name stands in brackets behind; a move is another thing.
bool isOfSelector(std::string_view before) {
  return before.ends_with("top(") || before.ends_with("bottom(") || before.ends_with("zoneOf(");
}

/// Where something is told, or told as well.
std::set<std::uint32_t> placesTold(const Context& context) {
  std::set<std::uint32_t> places;
  for (const diagnostics::Diagnostic& told : context.told) {
    places.insert(told.span.begin);
    for (const diagnostics::RelatedPlace& related : told.related) places.insert(related.span.begin);
  }
  return places;
}

/// Bindings that are written without their $ throughout. What the game calls so may be meant itself where
/// nothing is told.
void proposeDollarsThroughout(const Context& context, Proposals& proposals) {
  const std::set<std::string, std::less<>> names = namesWithoutDollar(context);
  if (names.empty()) return;
  const std::set<std::uint32_t> told = placesTold(context);
  Proposal all{{}, "Put $ before the bound names throughout", "The name of a binding begins with $", 3};
  for (const text::YamlBlock& block : context.markdown.blocks) {
    const std::uint32_t last = context.source.lineOf(block.content.end);
    for (std::uint32_t number = context.source.lineOf(block.content.begin); number <= last; ++number) {
      const Line line = lineAt(context.source, number);
      for (std::size_t at = 0; at < line.text.size(); ++at) {
        if (!isWordByte(line.text[at]) || (at > 0 && isWordByte(line.text[at - 1]))) continue;
        std::size_t end = at;
        while (end < line.text.size() && isWordByte(line.text[end])) ++end;
        const std::string_view word = line.text.substr(at, end - at);
        if (at == 0 || end == line.text.size() || !names.contains(word)) continue;
        const char before = line.text[at - 1];
        const char after = line.text[end];
        const bool isWhole = before == '"' && after == '"';
        const bool isInside = (before == '{' && after == '}') ||
                              (after == ')' && isOfSelector(line.text.substr(0, at))) ||
                              (before == ':' && (after == '"' || after == ')'));
        const auto place = line.begin + static_cast<std::uint32_t>(at);
        const bool isOpen =
            !context.words.isDefined(word) || told.contains(place) || told.contains(place - 1);
        const bool isTaken = isWhole ? isOpen && isUseOfBinding(line.text, at - 1, end) : isInside;
        if (isTaken) all.edits.push_back({{place, place}, "$"});
      }
    }
  }
  if (all.edits.size() >= severalPlaces) proposals.push_back(std::move(all));
}

}  // namespace

void proposeThroughout(const Context& context, Proposals& proposals) {
  if (context.told.size() < 2) return;
  proposeKeysThroughout(context, proposals);
  proposeDollarsThroughout(context, proposals);
  proposeFormsThroughout(context, proposals);
}

}  // namespace ludo::mend
