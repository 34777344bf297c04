// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/mend/messages.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"
#include "core/wording/path.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::Diagnostic;
using text::DataKind;
using text::DataNode;

struct Bound {
  std::string name;
  bool isPlayer = false;
};

bool isPlayers(const DataNode* query) {
  const DataNode* word = query == nullptr ? nullptr : query->find("query");
  return word != nullptr && word->text == "players";
}

void take(const DataNode* name, bool isPlayer, std::vector<Bound>& found) {
  if (name != nullptr && name->kind == DataKind::String && name->text.starts_with('$'))
    found.push_back({name->text, isPlayer});
}

/// What one mapping binds: a loop, a choice, the parameters of an action or a definition.
void takeBound(const DataNode& node, std::vector<Bound>& found) {
  const DataNode* over = node.find("over") != nullptr ? node.find("over") : node.find("options");
  const DataNode* value = node.find("value");
  const DataNode* ref = value == nullptr ? nullptr : value->find("ref");
  const bool isRef = ref != nullptr && (ref->text == "playerAt" || ref->text == "tokenOwner");
  take(node.find("bind"), isPlayers(over) || isRef, found);
  for (const char* key : {"params", "parameters"}) {
    const DataNode* list = node.find(key);
    if (list == nullptr) continue;
    for (const DataNode& item : list->items) {
      const DataNode* is = item.find("is");
      take(item.find("name"), isPlayers(item.find("domain")) || (is != nullptr && is->text == "player"),
           found);
    }
  }
}

/// What is bound at a place, the innermost first.
std::vector<Bound> boundAt(const Context& context, Span place) {
  std::vector<Bound> found;
  std::vector<const DataNode*> path = pathTo(context.markdown, place);
  std::ranges::reverse(path);
  for (const DataNode* node : path) {
    takeBound(*node, found);
    // What is picked or rolled holds for the effects behind it.
    for (const DataNode& item : node->items) {
      if (!item.span.known() || item.span.end > place.begin) break;
      if (item.entries.size() == 1) takeBound(item.entries.front().value, found);
    }
  }
  return found;
}

/// A parameter that a definition is not given, as what is called so where it is used; or anything else that
/// is bound there, where the tests speak for it.
void proposeParameter(const Context& context, const Diagnostic& told, Proposals& proposals) {
  const std::string parameter = lastQuoted(told.message);
  if (told.kind != &kinds::MissingKey || !parameter.starts_with('$')) return;
  const std::vector<const DataNode*> path = pathTo(context.markdown, told.span);
  if (path.empty()) return;
  // `do: "lose"` and { name: "lose" }
  const bool isNamed = path.size() > 1 && path[path.size() - 2]->find("name") == path.back();
  const DataNode& use = isNamed ? *path[path.size() - 2] : *path.back();
  const DataNode* with = use.find("with");
  const bool isFlow = with != nullptr && context.view(with->span).ends_with('}');
  const bool isName = use.kind == DataKind::String;
  const bool isLine = context.view(use.span).starts_with('{') && context.view(use.span).ends_with('}');
  if ((with != nullptr && !isFlow) || (with == nullptr && !isName && !isLine)) return;
  for (const Bound& bound : boundAt(context, told.span)) {
    const std::string given = parameter + ": \"" + bound.name + '"';
    const bool isSame = bound.name == parameter;
    Proposal proposal{{}, "Write with: { " + given + " }", {}, isSame ? 5 : guess + 1};
    proposal.needsProof = !isSame;
    if (with != nullptr) {
      const std::uint32_t at =
          with->entries.empty() ? with->span.begin + 1 : with->entries.back().value.span.end;
      proposal.edits = {{{at, at}, (with->entries.empty() ? " " : ", ") + given}};
    } else if (isName) {
      proposal.edits = {
          {use.span, "{ name: " + std::string(context.view(use.span)) + ", with: { " + given + " } }"}};
    } else {
      const std::uint32_t at = use.entries.back().value.span.end;
      proposal.edits = {{{at, at}, ", with: { " + given + " }"}};
    }
    proposals.push_back(std::move(proposal));
  }
}

std::string sectionOf(const Context& context, Span place) {
  const auto block = std::ranges::find_if(context.markdown.blocks, [&](const text::YamlBlock& each) {
    return each.content.contains(place.begin);
  });
  return block == context.markdown.blocks.end() ? std::string() : block->section;
}

/// Whose the zone is: that of the player whom the loop round it is at; in the setup, where nobody acts,
/// everybody's; elsewhere that of who acts.
void proposeOwner(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (told.kind != &kinds::WrongOwner || !told.message.starts_with("Every player has a")) return;
  const Span place = quotedAround(context.source, told.span.begin);
  if (!place.known()) return;
  std::string zone(context.view({place.begin + 1, place.end - 1}));
  std::string end;
  if (zone.ends_with(')')) {
    end = ")";
    zone.pop_back();
  }
  if (zone.find(':') != std::string::npos) return;
  const auto propose = [&](const std::string& player, int cost) {
    const std::string text = '"' + zone + ':' + player + end + '"';
    proposals.push_back({{{place, text}}, "Replace with " + text, {}, cost});
  };
  const std::vector<Bound> bound = boundAt(context, told.span);
  const auto player = std::ranges::find_if(bound, [](const Bound& each) { return each.isPlayer; });
  if (player != bound.end()) return propose(player->name, 6);
  const std::string section = sectionOf(context, told.span);
  if (section == "setup" && end.empty()) propose("all", 9);
  // Elsewhere somebody acts, or is to move; tests name players by their seats.
  if (section == "setup" || section == "tests") return;
  propose("actor", 10);
  propose("active", 11);
}

}  // namespace

void proposeInScope(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || told.span.end > context.text().size()) return;
  proposeParameter(context, told, proposals);
  proposeOwner(context, told, proposals);
}

}  // namespace ludo::mend
