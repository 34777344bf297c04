// SPDX-License-Identifier: Apache-2.0
#include "core/variation/site_choice.h"

#include <array>

#include "core/variation/text_edits.h"
#include "core/wording/flow_text.h"
#include "core/wording/path.h"

namespace ludo::variation {

namespace {

/// What an entry of a section is called.
std::string_view entryWord(const std::string& section) {
  static constexpr std::array<std::array<std::string_view, 2>, 4> words = {
      {{"actions", "action"}, {"triggers", "trigger"}, {"end", "end"}, {"definitions", "definition"}}};
  for (const auto& [plural, word] : words) {
    if (plural == section) return word;
  }
  return {};
}

}  // namespace

const Site* chooseSite(const Parent& parent, generate::Chooser& chooser) {
  std::vector<const Site*> sites;
  for (const Site& site : parent.sites()) {
    if (site.size <= largestSite) sites.push_back(&site);
  }
  return sites.empty() ? nullptr : chooser.oneOf(sites);
}

std::optional<Change> changeAt(const Parent& parent, const Site& site, const text::DataNode& data,
                               const std::string& how) {
  const diagnostics::TextEdit edit = replaceValue(parent.game().markdown, site.span, data);
  const std::vector<const text::DataNode*> path = mend::pathTo(parent.game().markdown, site.span);
  for (const text::DataNode* node : path) {
    if (node->span == site.span && text::sameContent(*node, data)) return std::nullopt;
  }
  Change change;
  change.summary = how + " in " + entryAt(parent, site.span);
  change.edits = {edit};
  return change;
}

std::string entryAt(const Parent& parent, Span place) {
  for (const text::YamlBlock& block : parent.game().markdown.blocks) {
    if (!block.content.contains(place.begin)) continue;
    const std::string_view word = entryWord(block.section);
    const text::DataNode* items = block.root.find("items");
    if (word.empty() || items == nullptr) return "the " + block.section;
    for (const text::DataNode& item : items->items) {
      const text::DataNode* id = item.find("id");
      if (id != nullptr && item.span.begin <= place.begin && place.begin < item.span.end)
        return "the " + std::string(word) + " \"" + id->text + '"';
    }
    return "the " + block.section;
  }
  return "the rules";
}

}  // namespace ludo::variation
