// SPDX-License-Identifier: Apache-2.0
#include "core/editing/region_edits.h"

#include <algorithm>
#include <set>

#include "core/variation/text_edits.h"

namespace ludo::editing {

using text::DataNode;

namespace {

/// The mappings that define regions in a text: those of boards, then those of the section of their own.
std::vector<const DataNode*> definitionsIn(const text::MarkdownDocument& markdown) {
  std::vector<const DataNode*> found;
  const auto addAll = [&found](const DataNode* regions) {
    if (regions == nullptr) return;
    for (const DataNode& region : regions->items) {
      if (region.find("id") != nullptr) found.push_back(&region);
    }
  };
  for (const text::YamlBlock& block : markdown.blocks) {
    const DataNode* items = block.root.find("items");
    if (block.section == "regions") addAll(items);
    if (block.section != "boards" || items == nullptr) continue;
    for (const DataNode& board : items->items) addAll(board.find("regions"));
  }
  return found;
}

/// The list that names the zones of a region, or of a seat's part of it; null when there is none.
const DataNode* listOf(const DataNode& region, kernel::Seat seat) {
  const DataNode* parts = region.find("perSeat");
  if (parts != nullptr) {
    const bool isThere = seat >= 0 && static_cast<std::size_t>(seat) < parts->items.size();
    return isThere ? &parts->items[static_cast<std::size_t>(seat)] : nullptr;
  }
  const DataNode* cells = region.find("cells");
  return cells != nullptr ? cells : region.find("zones");
}

std::set<std::string> zonesIn(const service::Analysis& analysis, const std::string& region,
                              kernel::Seat seat) {
  const std::vector<std::string> zones = zonesOfRegion(analysis, region, seat);
  return {zones.begin(), zones.end()};
}

}  // namespace

std::vector<WrittenRegion> writtenRegions(const service::Analysis& analysis) {
  std::vector<WrittenRegion> found;
  for (const DataNode* region : definitionsIn(analysis.markdown))
    found.push_back({region->find("id")->text, region->find("perSeat") != nullptr});
  return found;
}

std::vector<std::string> zonesOfRegion(const service::Analysis& analysis, const std::string& region,
                                       kernel::Seat seat) {
  std::vector<std::string> names;
  if (analysis.game == nullptr) return names;
  for (const language::RegionDef& def : analysis.game->regions) {
    if (def.id.name != region) continue;
    const bool hasPart = seat >= 0 && static_cast<std::size_t>(seat) < def.perSeat.size();
    for (const language::ZoneRef& zone : hasPart ? def.perSeat[static_cast<std::size_t>(seat)] : def.zones)
      names.push_back(zone.name);
  }
  return names;
}

std::optional<std::vector<diagnostics::TextEdit>> regionEdits(const service::Analysis& analysis,
                                                              const RegionChange& change,
                                                              const std::stop_token& stop) {
  if (analysis.game == nullptr) return std::nullopt;
  const DataNode* list = nullptr;
  for (const DataNode* region : definitionsIn(analysis.markdown)) {
    if (region->find("id")->text == change.region) list = listOf(*region, change.seat);
  }
  if (list == nullptr || list->kind != text::DataKind::List) return std::nullopt;
  std::set<std::string> wanted = zonesIn(analysis, change.region, change.seat);
  const bool isLeaving = wanted.erase(change.zone) > 0;
  if (!isLeaving) wanted.insert(change.zone);

  DataNode shorter = *list;
  std::erase_if(shorter.items, [&](const DataNode& item) { return item.text == change.zone; });
  if (!isLeaving) shorter.items.push_back(DataNode::ofString(change.zone));
  DataNode whole = DataNode::list();
  for (const std::string& zone : zonesOfRegion(analysis, change.region, change.seat)) {
    if (wanted.contains(zone)) whole.items.push_back(DataNode::ofString(zone));
  }
  if (!isLeaving) whole.items.push_back(DataNode::ofString(change.zone));

  for (const DataNode& written : {shorter, whole}) {
    if (stop.stop_requested()) break;
    const std::vector<diagnostics::TextEdit> edits{
        variation::replaceValue(analysis.markdown, list->span, written)};
    const auto source = std::make_shared<const SourceText>(
        analysis.source->name(), diagnostics::applyEdits(analysis.source->content(), edits));
    const service::AnalysisPtr tried =
        service::analyse(source, 0, stop, service::SpecTests::Leave, service::Fixes::Leave);
    if (tried != nullptr && tried->game != nullptr && zonesIn(*tried, change.region, change.seat) == wanted)
      return edits;
  }
  return std::nullopt;
}

}  // namespace ludo::editing
