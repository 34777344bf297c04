// SPDX-License-Identifier: Apache-2.0
#include "variants.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/compile/validate.h"
#include "core/language/language.h"
#include "core/language/read.h"
#include "core/language/walk.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "spots.h"

namespace ludo::testing {

using text::DataKind;
using text::DataNode;

namespace {

constexpr std::size_t waysToSimplify = 4;

/// The game that the data says; nothing when it is refused.
std::optional<language::GameDef> gameOf(const DataNode& data) {
  diagnostics::List told;
  std::optional<language::GameDef> game = language::readGameDef(data, told);
  if (game && !diagnostics::hasErrors(told)) compile::validateGameDef(*game, told);
  return diagnostics::hasErrors(told) ? std::nullopt : std::move(game);
}

/// Takes out the items of lists that name this, as an action names its phase.
void removeUses(DataNode& node, const std::string& id) {
  std::erase_if(node.items, [&](const DataNode& item) {
    return std::ranges::any_of(item.entries, [&](const text::DataEntry& entry) {
      return entry.key != "id" && entry.value.kind == DataKind::String && entry.value.text == id;
    });
  });
  for (DataNode& item : node.items) removeUses(item, id);
  for (text::DataEntry& entry : node.entries) removeUses(entry.value, id);
}

/// Where the node with this number stands; empty when there is none.
std::string placeOf(const language::GameDef& game, std::uint32_t node) {
  std::string place;
  const auto visit = [&](const language::Type& type, const void* value, const language::Path& path) {
    const language::Node* here = language::nodeOf(type, value);
    if (here != nullptr && here->node == node) place = path.text();
    return true;
  };
  language::walkConst(language::gameDefType(), &game, visit);
  return place;
}

/// What is simple and may stand where some other construct of its kind does.
std::vector<DataNode> plainConstructs() {
  std::vector<DataNode> constructs = {DataNode::ofBool(true), DataNode::ofInteger(1)};
  for (const char* query : {"zones", "tokens"}) {
    constructs.push_back(DataNode::map());
    constructs.back().set("query", DataNode::ofString(query));
  }
  return constructs;
}

}  // namespace

std::size_t simplerCount(const language::GameDef& game) {
  DataNode data = language::writeGameDef(game);
  return spotsOf(data).size() * waysToSimplify;
}

std::optional<language::GameDef> simplerGame(const language::GameDef& game, std::size_t index) {
  DataNode data = language::writeGameDef(game);
  const Spot spot = spotsOf(data)[index / waysToSimplify];
  const bool construct = spot.value().kind == DataKind::Map;
  switch (index % waysToSimplify) {
    case 0:
      spot.remove();
      break;
    case 1:
      if (!construct) return std::nullopt;
      spot.value() = DataNode::ofBool(true);
      break;
    case 2: {
      // What is defined may only go with what names it.
      const DataNode* id = spot.value().find("id");
      if (!construct || id == nullptr) return std::nullopt;
      const std::string name = id->text;
      spot.remove();
      removeUses(data, name);
      break;
    }
    default:
      if (!construct) return std::nullopt;
      spot.value() = DataNode::ofInteger(1);
  }
  return gameOf(data);
}

std::optional<language::GameDef> gameWithout(const language::GameDef& game, std::uint32_t node) {
  const std::string place = placeOf(game, node);
  const DataNode written = language::writeGameDef(game);
  DataNode data = written;
  for (std::size_t outer = 0; outer < spotsAlong(data, place).size(); ++outer) {
    const auto spot = [&] {
      return *(spotsAlong(data, place).rbegin() + static_cast<std::ptrdiff_t>(outer));
    };
    spot().remove();
    if (std::optional<language::GameDef> simpler = gameOf(data)) return simpler;
    data = written;
    for (const DataNode& construct : plainConstructs()) {
      if (spot().value().kind != DataKind::Map) break;
      spot().value() = construct;
      if (std::optional<language::GameDef> simpler = gameOf(data)) return simpler;
      data = written;
    }
  }
  return std::nullopt;
}

std::string damagedJson(const language::GameDef& game, generate::Chooser& choices) {
  DataNode data = language::writeGameDef(game);
  for (std::size_t changes = 1 + choices.below(2); changes > 0; --changes) {
    const std::vector<Spot> spots = spotsOf(data);
    const Spot& spot = choices.oneOf(spots);
    const Spot& other = choices.oneOf(spots);
    std::vector<DataNode> alike;
    for (const Spot& each : spots) {
      if (each.key() == spot.key() && each.value().kind == spot.value().kind) alike.push_back(each.value());
    }
    static constexpr std::int64_t limits[] = {0, -1, 1, 17, 1'000'000, INT64_MAX, INT64_MIN};
    switch (choices.below(5)) {
      case 0:
        spot.remove();
        break;
      case 1:
        if (spot.container->kind == DataKind::List) spot.container->items.push_back(DataNode(spot.value()));
        break;
      case 2:
        if (spot.value().kind == DataKind::Integer) spot.value().integer = choices.oneOf(limits);
        break;
      case 3:
        if (other.value().kind == DataKind::Integer) other.value().integer = choices.oneOf(limits);
        break;
      default:
        spot.value() = DataNode(choices.oneOf(alike));
    }
  }
  return text::writeJson(data);
}

}  // namespace ludo::testing
