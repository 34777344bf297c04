// SPDX-License-Identifier: Apache-2.0
#include "core/variation/child.h"

#include <algorithm>
#include <map>

#include "core/base/hash.h"
#include "core/generate/learned_chooser.h"
#include "core/generate/new_names.h"
#include "core/generate/random_chooser.h"
#include "core/text/yaml_scalar.h"
#include "core/variation/line_diff.h"
#include "core/variation/prose.h"
#include "core/variation/text_edits.h"

namespace ludo::variation {

using diagnostics::TextEdit;

namespace {

/// An operator may look at a place where nothing fits.
constexpr int mostTries = 12;
constexpr std::string_view originTitle = "## Where it comes from";

std::unique_ptr<generate::Chooser> chooserFor(const Parent& parent, const generate::TreeModel* model,
                                              std::uint64_t seed) {
  if (model == nullptr || model->empty()) return std::make_unique<generate::RandomChooser>(seed);
  return std::make_unique<generate::LearnedChooser>(*model, seed, parent.style());
}

std::optional<Change> tryOften(const Situation& situation, const Operator& by) {
  for (int tries = 0; tries < mostTries; ++tries) {
    std::optional<Change> change = by.change(situation);
    if (change && !change->edits.empty()) return change;
  }
  return std::nullopt;
}

/// What a section of an earlier generation told goes.
void dropOrigin(const text::MarkdownDocument& markdown, std::vector<TextEdit>& edits) {
  const std::string& text = markdown.source->content();
  const std::size_t at = text.rfind("\n" + std::string(originTitle) + "\n");
  if (at == std::string::npos) return;
  edits.push_back({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(text.size())}, ""});
}

void rename(const Parent& parent, const Child& child, std::vector<TextEdit>& edits) {
  const text::MarkdownDocument& markdown = parent.game().markdown;
  const text::DataNode* id = sectionValue(markdown, "metadata", "id");
  if (id != nullptr) edits.push_back({id->span, text::quoteYaml(child.id)});
  const text::DataNode* name = sectionValue(markdown, "metadata", "name");
  if (name != nullptr) edits.push_back({name->span, text::quoteYaml(child.name)});
  const auto title = std::ranges::find(markdown.headings, 1, &text::Heading::level);
  if (title != markdown.headings.end()) {
    const std::string& text = markdown.source->content();
    const std::size_t end = text.find('\n', title->span.begin);
    edits.push_back(
        {{title->span.begin, static_cast<std::uint32_t>(std::min(end, text.size()))}, "# " + child.name});
  }
}

/// The id without the epithet of the name.
std::string withoutSuffix(const std::string& id, const std::string& name) {
  const std::size_t root = generate::withoutEpithet(name).size();
  const std::string suffix = root == name.size() ? "" : "-" + generate::asId(name.substr(root + 2));
  return id.ends_with(suffix) ? id.substr(0, id.size() - suffix.size()) : id;
}

std::string originText(const Child& child) {
  std::string parents = '`' + child.parents.front() + '`';
  if (child.parents.size() > 1) parents += " and `" + child.parents[1] + '`';
  return "\n" + std::string(originTitle) + "\n\nMade from " + parents + " by " + child.operatorName +
         " with seed " + std::to_string(child.seed) + ": " + child.summary + ".\n\n```diff\n" + child.diff +
         "```\n";
}

/// Sorts edits; of two that overlap the earlier given stays.
std::vector<TextEdit> withoutOverlaps(std::vector<TextEdit> edits) {
  std::map<std::uint32_t, std::uint32_t> taken;  // from where to where
  std::vector<TextEdit> kept;
  for (TextEdit& edit : edits) {
    const auto next = taken.lower_bound(edit.span.begin);
    const bool meetsNext = next != taken.end() && next->first < edit.span.end;
    const bool meetsPrevious = next != taken.begin() && std::prev(next)->second > edit.span.begin;
    if (meetsNext || meetsPrevious) continue;
    if (edit.span.end > edit.span.begin) taken[edit.span.begin] = edit.span.end;
    kept.push_back(std::move(edit));
  }
  std::ranges::stable_sort(kept, {}, [](const TextEdit& edit) { return edit.span.begin; });
  return kept;
}

}  // namespace

std::optional<Child> makeChild(const Parent& parent, const Parent* mate, const Operator& by,
                               std::uint64_t seed, const generate::TreeModel* model) {
  const std::unique_ptr<generate::Chooser> chooser = chooserFor(parent, model, seed);
  const std::optional<Change> change = tryOften({parent, mate, *chooser}, by);
  if (!change) return std::nullopt;
  const SourceText& source = *parent.game().markdown.source;
  Child child;
  child.operatorName = by.name();
  child.seed = seed;
  child.summary = change->summary;
  child.parents = {parent.id()};
  if (by.needsMate() && mate != nullptr) child.parents.push_back(mate->id());
  std::vector<TextEdit> edits = change->edits;
  for (TextEdit& edit : proseEdits(parent.game().markdown, *change)) edits.push_back(std::move(edit));
  edits = withoutOverlaps(std::move(edits));
  child.diff = lineDiff(source, edits);

  const std::string words = generate::epithet(stableHash(parent.id() + child.diff));
  const language::Metadata& metadata = parent.game().document.metadata;
  const std::string name = metadata.name.empty() ? metadata.id : metadata.name;
  child.name = generate::withoutEpithet(name) + ": " + words;
  child.id = withoutSuffix(metadata.id, name) + "-" + generate::asId(words);
  rename(parent, child, edits);
  dropOrigin(parent.game().markdown, edits);
  child.text =
      diagnostics::applyEdits(source.content(), withoutOverlaps(std::move(edits))) + originText(child);
  return child;
}

}  // namespace ludo::variation
