// SPDX-License-Identifier: Apache-2.0
#include "variants.h"

#include <functional>
#include <utility>
#include <vector>

#include "core/compile/validate.h"
#include "core/language/read.h"
#include "core/language/write.h"
#include "core/text/json_data.h"

namespace ludo::testing {

using text::DataKind;
using text::DataNode;

namespace {

/// A value inside a document: the container it stands in, and where.
struct Spot {
  DataNode* container = nullptr;
  std::size_t index = 0;
  DataNode& value() const {
    return container->kind == DataKind::List ? container->items[index] : container->entries[index].value;
  }
  std::string key() const { return container->kind == DataKind::List ? "" : container->entries[index].key; }
  void remove() const {
    const auto at = static_cast<std::ptrdiff_t>(index);
    if (container->kind == DataKind::List) {
      container->items.erase(container->items.begin() + at);
    } else {
      container->entries.erase(container->entries.begin() + at);
    }
  }
};

/// Everything in the document, outer before inner.
void collect(DataNode& node, std::vector<Spot>& spots) {
  for (std::size_t i = 0; i < node.items.size() + node.entries.size(); ++i) spots.push_back({&node, i});
  for (DataNode& item : node.items) collect(item, spots);
  for (text::DataEntry& entry : node.entries) collect(entry.value, spots);
}

std::vector<Spot> spotsOf(DataNode& data) {
  std::vector<Spot> spots;
  collect(data, spots);
  return spots;
}

constexpr std::size_t waysToSimplify = 3;

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
    default:
      if (!construct) return std::nullopt;
      spot.value() = DataNode::ofInteger(1);
  }
  diagnostics::List told;
  std::optional<language::GameDef> simpler = language::readGameDef(data, told);
  if (simpler && !diagnostics::hasErrors(told)) compile::validateGameDef(*simpler, told);
  return diagnostics::hasErrors(told) ? std::nullopt : std::move(simpler);
}

std::string damagedJson(const language::GameDef& game, Choices& choices) {
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
