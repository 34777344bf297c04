// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <optional>

#include "core/base/letters.h"
#include "core/diagnostics/kinds.h"
#include "core/intent/typed_path.h"
#include "core/mend/proposers.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::Diagnostic;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

std::string wordOf(language::ParameterType sort) {
  static constexpr std::array words = {"number", "boolean", "text", "token", "zone", "player", "direction"};
  return words.at(static_cast<std::size_t>(sort));
}

bool isOneOf(const std::string& word, std::initializer_list<const char*> words) {
  return std::ranges::any_of(words, [&](const char* each) { return word == each; });
}

/// The sort of a value, where its form says it.
std::string sortOf(const DataNode& value) {
  if (value.kind == DataKind::Integer || value.find("aggregate") != nullptr) return "number";
  if (value.kind == DataKind::Bool) return "boolean";
  if (value.kind == DataKind::String) return value.text.starts_with('$') ? "" : "text";
  const DataNode* ref = value.find("ref");
  const std::string word = ref == nullptr ? std::string() : ref->text;
  if (isOneOf(word, {"player", "tokenOwner", "playerAt"})) return "player";
  if (isOneOf(word, {"zone", "last", "tokenZone", "step"})) return "zone";
  if (isOneOf(word, {"gvar", "pvar", "zoneCount", "seat", "turnNumber", "passes", "legalCount"}))
    return "number";
  if (word == "token" || word == "direction") return word;
  return word == "tokenType" ? "text" : "";
}

/// What a name stands for where it is the whole of a value.
std::string sortOfValue(const Context& context, const std::vector<TypedNode>& path) {
  if (path.size() < 3) return {};
  const DataNode& value = *path.back().node;
  const DataNode& holder = *path[path.size() - 2].node;
  const DataNode& use = *path[path.size() - 3].node;
  const DataNode* name = use.find("name");
  const auto used =
      name == nullptr ? context.words.definitions.end() : context.words.definitions.find(name->text);
  for (const DataEntry& entry : holder.entries) {
    if (&entry.value != &value || used == context.words.definitions.end()) continue;
    const std::vector<std::string>& parameters = used->second.parameters;
    const auto at = std::ranges::find(parameters, entry.key) - parameters.begin();
    if (static_cast<std::size_t>(at) < used->second.sorts.size())
      return wordOf(used->second.sorts[static_cast<std::size_t>(at)]);
  }
  if (holder.find("var") != nullptr) return "number";
  const DataNode* op = holder.find("op");
  if (op == nullptr) return {};
  if (!isOneOf(op->text, {"==", "!="})) return op->text == "in" ? "" : "number";
  for (const char* side : {"left", "right"}) {
    const DataNode* other = holder.find(side);
    if (other == nullptr || other == &value) continue;
    if (std::string sort = sortOf(*other); !sort.empty()) return sort;
  }
  return {};
}

/// What a name stands for where it is used at a place; empty where that does not say it.
std::string sortAt(const Context& context, const std::string& name, std::size_t at) {
  const std::string_view before = context.text().substr(0, at);
  if (before.ends_with("top(") || before.ends_with("bottom(")) return "zone";
  if (before.ends_with("zoneOf(")) return "token";
  if (before.ends_with(':')) return "player";
  const auto place = static_cast<std::uint32_t>(at);
  const std::vector<TypedNode> path = typedPathTo(context.markdown, {place, place + 1});
  if (path.empty() || path.back().type == nullptr || path.back().node->text != name) return {};
  const std::string& type = bare(*path.back().type).name;
  for (const char* sort : {"zone", "token", "player", "direction"}) {
    if (type == std::string(sort) + " selector") return sort;
  }
  if (type == "property selector" || type == "token type selector") return "text";
  return sortOfValue(context, path);
}

std::string sortUsed(const Context& context, const std::string& name, Span body) {
  const std::string_view text = context.text();
  for (std::size_t at = text.find(name, body.begin); at < body.end; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if (end < text.size() && (isLetterOrDigit(text[end]) || text[end] == '_')) continue;
    if (std::string sort = sortAt(context, name, at); !sort.empty()) return sort;
  }
  return {};
}

/// "$from, $to" and "($from, $to)": the names, with their $; none where it says anything else.
std::vector<std::string> namesIn(std::string_view text) {
  std::vector<std::string> names(1);
  for (const char c : text) {
    if (isLetterOrDigit(c) || c == '_' || c == '$') {
      names.back() += c;
    } else if (std::string_view(", ;()[]\"").find(c) == std::string_view::npos) {
      return {};
    } else if (!names.back().empty()) {
      names.emplace_back();
    }
  }
  if (names.back().empty()) names.pop_back();
  for (std::string& name : names) {
    if (!name.starts_with('$')) name.insert(0, 1, '$');
  }
  return names;
}

/// Parameters that are written as a text of names, or as names in a list without their $.
std::optional<Proposal> namesAsParameters(const Context& context, const DataNode& parameters, Span body) {
  std::string written;
  if (parameters.kind == DataKind::String) written = parameters.text;
  for (const DataNode& item : parameters.items) {
    if (item.kind != DataKind::String || item.text.find(' ') != std::string::npos) return std::nullopt;
    written += item.text + ' ';
  }
  std::string made;
  for (const std::string& name : namesIn(written)) {
    const std::string sort = sortUsed(context, name, body);
    if (sort.empty()) return std::nullopt;
    made += (made.empty() ? "{ name: \"" : ", { name: \"") + name + "\", is: \"" + sort + "\" }";
  }
  if (made.empty()) return std::nullopt;
  constexpr std::size_t shortEnough = 100;
  std::string title =
      made.size() <= shortEnough ? "Write [" + made + "]" : "Say what each parameter stands for";
  return Proposal{{{parameters.span, "[" + made + "]"}}, std::move(title), {}, 5};
}

}  // namespace

void proposeParameterSorts(const Context& context, const Diagnostic& told, Proposals& proposals) {
  const bool isIt = told.kind == &kinds::WrongType || told.kind == &kinds::MissingKey;
  if (!isIt || !told.span.known()) return;
  for (const TypedNode& place : typedPathTo(context.markdown, told.span)) {
    const DataNode* parameters = place.node->find("parameters");
    if (parameters == nullptr || place.node->find("id") == nullptr || !place.node->span.known()) continue;
    Proposal proposal{{}, "Say what each parameter stands for", {}, 5};
    const Span body{parameters->span.end, place.node->span.end};
    if (auto named = namesAsParameters(context, *parameters, body)) proposals.push_back(std::move(*named));
    for (const DataNode& parameter : parameters->items) {
      const bool isName = parameter.kind == DataKind::String && parameter.text.starts_with('$');
      const DataNode* name = isName ? &parameter : parameter.find("name");
      if (name == nullptr || !name->span.known() || parameter.find("is") != nullptr) continue;
      const std::string sort = sortUsed(context, name->text, body);
      if (sort.empty()) return;
      if (isName)
        proposal.edits.push_back({name->span, "{ name: \"" + name->text + "\", is: \"" + sort + "\" }"});
      else
        proposal.edits.push_back({{name->span.end, name->span.end}, ", is: \"" + sort + "\""});
    }
    if (!proposal.edits.empty()) proposals.push_back(std::move(proposal));
  }
}

}  // namespace ludo::mend
