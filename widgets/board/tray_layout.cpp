// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/tray_layout.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "core/kernel/kernel.h"

namespace ludo::widgets {

namespace {

using kernel::Rules;
using kernel::Seat;

constexpr double trayGap = 16.0;
constexpr double lineGap = 12.0;
constexpr double groupGap = 44.0;
constexpr double sideWidth = 430.0;       ///< shared trays beside a board
constexpr double widestGroup = 1150.0;    ///< groups below or above
constexpr double narrowestGroup = 330.0;  ///< room for a title and a few variables
constexpr int slotsOfOpenRow = 5;
constexpr int mostSlots = 8;
constexpr std::size_t mostLines = 5;
constexpr std::int64_t mostSetupSteps = 300'000;  ///< of a setup that is tried for the tokens it makes
constexpr int slotsOfWideHand = 12;
constexpr double commonShape = 4.0 / 3.0;  ///< width by height of where boards are shown

/// A group of trays in coordinates of its own, before it has its place.
struct Block {
  TrayGroup group;
  std::vector<std::uint32_t> zones;
  std::vector<ZonePlace> places;
};

ZoneShape trayShape(const Rules& rules, std::uint32_t zone) {
  const kernel::ZoneInstance& instance = rules.zones()[zone];
  if (instance.capacity == 1) return ZoneShape::Pile;
  return rules.def().zones[instance.def].ordering == language::Ordering::Set ? ZoneShape::Row
                                                                             : ZoneShape::Pile;
}

double trayWidth(const Rules& rules, std::uint32_t zone) {
  if (trayShape(rules, zone) == ZoneShape::Pile) return cardWidth + 2 * trayPadding + 8;
  const std::int64_t capacity = rules.zones()[zone].capacity;
  const auto columns =
      static_cast<double>(capacity <= mostSlots ? std::max<std::int64_t>(2, capacity) : slotsOfOpenRow);
  return columns * (cardWidth + trayGapInside) - trayGapInside + 2 * trayPadding;
}

/// How many tokens there are, those that are alike counted once: they are drawn as one.
std::size_t differentTokens(const kernel::State& state, const std::vector<kernel::TokenId>& tokens) {
  std::set<std::tuple<std::uint32_t, Seat, std::vector<kernel::Value>>> different;
  for (const kernel::TokenId id : tokens) {
    const kernel::Token& token = state.tokens[id.index];
    different.emplace(token.type, token.owner, token.props);
  }
  return different.size();
}

double trayHeightFor(int lines) {
  return lines * (cardHeight + trayGapInside) - trayGapInside + 2 * trayPadding;
}

Block makeBlock(const Rules& rules, Seat seat, std::vector<std::uint32_t> zones, double widest,
                const std::vector<int>& lines) {
  Block block;
  block.group.seat = seat;
  double x = 0;
  double lineHeight = 0;  ///< of the trays beside one another
  double y = groupTitleHeight;
  double width = narrowestGroup;
  for (const std::uint32_t zone : zones) {
    const double trayX = trayWidth(rules, zone);
    if (x > 0 && x + trayX > widest) {
      x = 0;
      y += trayLabelHeight + lineHeight + lineGap;
      lineHeight = 0;
    }
    const QRectF rect(x, y + trayLabelHeight, trayX, trayHeightFor(lines[zone]));
    lineHeight = std::max(lineHeight, rect.height());
    ZonePlace place;
    place.shape = trayShape(rules, zone);
    place.centre = rect.center();
    place.outline = QPolygonF(rect);
    block.places.push_back(std::move(place));
    x += trayX + trayGap;
    width = std::max(width, x - trayGap);
  }
  const double height = zones.empty() ? groupTitleHeight : y + trayLabelHeight + lineHeight;
  block.group.rect = QRectF(0, 0, width, height);
  block.group.titleRect = QRectF(0, 0, width, groupTitleHeight);
  block.zones = std::move(zones);
  return block;
}

/// Gives hands the width that a block is offered, so that their cards overlap late.
void widenHands(const Rules& rules, Block& block, double width) {
  constexpr double most = slotsOfWideHand * (cardWidth + trayGapInside) - trayGapInside + 2 * trayPadding;
  for (std::size_t i = 0; i < block.zones.size();) {
    const double y = block.places[i].centre.y();
    std::size_t end = i;
    while (end < block.zones.size() && block.places[end].centre.y() == y) ++end;
    const auto isHand = [&](std::size_t tray) {
      return block.places[tray].shape == ZoneShape::Row &&
             rules.zones()[block.zones[tray]].capacity > mostSlots;
    };
    double hands = 0;
    for (std::size_t tray = i; tray < end; ++tray) hands += isHand(tray) ? 1 : 0;
    const double spare = width - block.places[end - 1].outline.boundingRect().right();
    double shift = 0;
    for (; i < end; ++i) {
      QRectF rect = block.places[i].outline.boundingRect().translated(shift, 0);
      const double more = isHand(i) ? std::clamp(spare / hands, 0.0, most - rect.width()) : 0.0;
      rect.setWidth(rect.width() + more);
      shift += more;
      block.places[i].centre = rect.center();
      block.places[i].outline = QPolygonF(rect);
      block.group.rect.setWidth(std::max(block.group.rect.width(), rect.right()));
    }
  }
  block.group.titleRect.setWidth(block.group.rect.width());
}

void moveTo(Block& block, QPointF topLeft) {
  const QPointF shift = topLeft - block.group.rect.topLeft();
  block.group.rect.translate(shift);
  block.group.titleRect.translate(shift);
  for (ZonePlace& place : block.places) {
    place.centre += shift;
    place.outline.translate(shift);
  }
}

void commit(Block block, BoardLayout& layout) {
  const int group = static_cast<int>(layout.groups.size());
  for (std::size_t i = 0; i < block.zones.size(); ++i) {
    block.places[i].group = group;
    layout.zones[block.zones[i]] = std::move(block.places[i]);
  }
  layout.groups.push_back(block.group);
}

double widestOf(const std::vector<Block>& blocks) {
  return std::ranges::max(blocks, {}, [](const Block& b) { return b.group.rect.width(); }).group.rect.width();
}

/// How many blocks stand beside each other: two where both fit into `width`.
std::size_t columnsOf(const std::vector<Block>& blocks, double width) {
  return blocks.size() > 2 && 2 * widestOf(blocks) + groupGap <= width ? 2 : 1;
}

/// Stacks blocks downwards from `top`.
void stackDown(std::vector<Block> blocks, double centre, std::size_t columns, double top,
               BoardLayout& layout) {
  const double widest = widestOf(blocks);
  const double left = centre - (static_cast<double>(columns) * (widest + groupGap) - groupGap) / 2;
  for (std::size_t i = 0; i < blocks.size(); i += columns) {
    double tallest = 0;
    for (std::size_t column = 0; column < columns && i + column < blocks.size(); ++column) {
      Block& block = blocks[i + column];
      moveTo(block, {left + static_cast<double>(column) * (widest + groupGap), top});
      tallest = std::max(tallest, block.group.rect.height());
      commit(std::move(block), layout);
    }
    top += tallest + groupGap;
  }
}

}  // namespace

std::vector<int> linesOfRows(const Rules& rules) {
  std::vector<int> lines(rules.zones().size(), 1);
  std::vector<std::uint32_t> rows;
  for (std::uint32_t zone = 0; zone < lines.size(); ++zone) {
    const kernel::ZoneInstance& instance = rules.zones()[zone];
    const bool isShared = instance.owner == kernel::nobody && rules.def().zones[instance.def].board.empty();
    if (isShared && instance.seenBy == rules.everybody() && instance.capacity > mostSlots &&
        trayShape(rules, zone) == ZoneShape::Row)
      rows.push_back(zone);
  }
  if (rows.empty()) return lines;
  Budget steps(mostSetupSteps);
  const kernel::State state = kernel::initialState(rules, 1, nullptr, {}, &steps);
  for (const std::uint32_t zone : rows) {
    const std::size_t tokens = differentTokens(state, state.zones[zone]);
    lines[zone] = static_cast<int>(
        std::clamp<std::size_t>((tokens + slotsOfOpenRow - 1) / slotsOfOpenRow, 1, mostLines));
  }
  return lines;
}

void layOutTrays(const Rules& rules, ShownVariables shown, BoardLayout& layout) {
  const auto hasVariables = [&](Seat seat) { return !shownVariables(rules, seat, shown).empty(); };
  std::vector<std::vector<std::uint32_t>> bySeat(static_cast<std::size_t>(rules.seats()));
  std::vector<std::uint32_t> shared;
  const std::vector<int> lines = linesOfRows(rules);
  for (std::uint32_t zone = 0; zone < rules.zones().size(); ++zone) {
    if (layout.zones[zone].board >= 0) continue;
    const Seat owner = rules.zones()[zone].owner;
    (owner == kernel::nobody ? shared : bySeat[static_cast<std::size_t>(owner)]).push_back(zone);
  }

  QRectF middle;
  for (const BoardArea& board : layout.boards) middle |= board.rect;
  for (const CoordinateLabel& label : layout.coordinates) {
    middle |= QRectF(label.centre - QPointF(20, 20), QSizeF(40, 40));
  }

  if (!shared.empty() || hasVariables(kernel::nobody)) {
    const bool beside = !middle.isEmpty();
    Block block =
        makeBlock(rules, kernel::nobody, std::move(shared), beside ? sideWidth : widestGroup, lines);
    const QSizeF size = block.group.rect.size();
    moveTo(block, beside ? QPointF(middle.right() + groupGap, middle.center().y() - size.height() / 2)
                         : QPointF(-size.width() / 2, -size.height() / 2));
    middle |= block.group.rect;
    commit(std::move(block), layout);
  }

  std::vector<Block> blocks;
  for (Seat seat = 0; seat < rules.seats(); ++seat) {
    std::vector<std::uint32_t>& zones = bySeat[static_cast<std::size_t>(seat)];
    if (zones.empty() && !hasVariables(seat)) continue;
    blocks.push_back(makeBlock(rules, seat, std::move(zones), std::max(widestGroup, middle.width()), lines));
  }
  if (blocks.empty()) return;
  const std::size_t columns =
      blocks.size() == 2 && rules.seats() == 2 ? 1 : columnsOf(blocks, std::max(widestGroup, middle.width()));
  // As wide as all is anyway, or as it may be beside its height.
  double height = middle.height();
  for (std::size_t i = 0; i < blocks.size(); i += columns) height += groupGap + blocks[i].group.rect.height();
  const auto beside = static_cast<double>(columns);
  const double room = std::max(middle.width(), commonShape * height);
  const double width = std::max(widestOf(blocks), (room - (beside - 1) * groupGap) / beside);
  for (Block& block : blocks) widenHands(rules, block, width);
  if (blocks.size() == 2 && rules.seats() == 2) {
    Block& opposite = blocks[1];
    const QSizeF size = opposite.group.rect.size();
    moveTo(opposite, {middle.center().x() - size.width() / 2, middle.top() - groupGap - size.height()});
    commit(std::move(opposite), layout);
    blocks.pop_back();
  }
  const double below = middle.isEmpty() ? 0 : middle.bottom() + groupGap;
  stackDown(std::move(blocks), middle.center().x(), columns, below, layout);
}

}  // namespace ludo::widgets
