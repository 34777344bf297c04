// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/overloaded.h"
#include "core/kernel/kernel.h"
#include "core/language/effect_facts.h"
#include "core/rulebook/board_picture.h"
#include "core/rulebook/cards_picture.h"
#include "core/rulebook/chapters.h"
#include "core/rulebook/names.h"

namespace ludo::rulebook {
namespace {

/// Of chance in the setup the picture shows one case, always the same.
constexpr std::uint64_t pictureSeed = 1;

std::string listed(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

std::string tokenCount(const std::string& number) {
  return number + (number == "1" ? " token" : " tokens");
}

std::string shapeText(const language::BoardDef& board, const Speaker& speaker) {
  const auto number = [&speaker](const language::Number& value) { return speaker.number(value); };
  return std::visit(
      Overloaded{[&](const language::GridShape& shape) {
                   return number(shape.rows) + " rows of " + number(shape.cols) + " squares; " +
                          speaker.say(board.neighbours);
                 },
                 [&](const language::HexShape& shape) {
                   return "a hexagon of hexagonal spaces, " + number(shape.radius) + " a side";
                 },
                 [&](const language::HexRectShape& shape) {
                   return number(shape.rows) + " rows of " + number(shape.cols) + " hexagonal spaces";
                 },
                 [&](const language::TrackShape& shape) {
                   return "a track of " + number(shape.length) + " spaces" +
                          (shape.loop ? ", of which the last leads to the first" : "");
                 },
                 [&](const language::GraphShape& shape) {
                   return std::to_string(shape.nodes.size()) + " spaces, joined as the picture shows";
                 }},
      board.shape.node);
}

std::string spaceList(const std::vector<std::string>& zones, const Speaker& speaker) {
  std::vector<std::string> names;
  for (const std::string& zone : zones) names.push_back(speaker.spaceName(zone));
  return listed(names);
}

Line regionLine(const language::BoardRegion& region, const Speaker& speaker) {
  Line line{capitalised(wordsOfName(region.id.name)), {}, region.span};
  if (region.perSeat.empty()) {
    line.text += ": " + spaceList(region.cells, speaker) + ".";
    return line;
  }
  line.text += ":";
  for (std::size_t seat = 0; seat < region.perSeat.size(); ++seat)
    line.below.push_back(
        {"Player " + std::to_string(seat + 1) + ": " + spaceList(region.perSeat[seat], speaker) + ".", {}});
  return line;
}

Line boardLine(const language::BoardDef& board, const Speaker& speaker) {
  const bool isOwned = board.owner == language::ZoneOwner::Player;
  Line line{(isOwned ? "Each player has a board " : "The board ") + inQuotes(wordsOfName(board.id.name)) +
                ": " + shapeText(board, speaker) + ".",
            {},
            board.span};
  if (board.capacity)
    line.below.push_back({"A space holds " + tokenCount(speaker.number(*board.capacity)) + " at most.", {}});
  if (board.visibility != language::Visibility::Public)
    line.below.push_back({capitalised(speaker.say(board.visibility)) + ".", {}});
  if (!board.remove.empty())
    line.below.push_back({"Without these spaces: " + spaceList(board.remove, speaker) + ".", {}});
  for (const language::BoardProperty& property : board.props) {
    line.below.push_back(
        {capitalised(wordsOfName(property.prop.name)) + " is " + speaker.say(property.value) +
             (property.in.empty() ? " everywhere." : " in " + spaceList(property.in, speaker) + "."),
         {}});
  }
  for (const language::BoardRegion& region : board.regions) line.below.push_back(regionLine(region, speaker));
  for (const language::BoardLines& lines : board.lines) {
    Line set{"Lines called " + inQuotes(wordsOfName(lines.id.name)) + ":", {}};
    for (const auto& zones : lines.lines) set.below.push_back({spaceList(zones, speaker) + ".", {}});
    line.below.push_back(std::move(set));
  }
  for (std::size_t seat = 0; seat < board.facing.size(); ++seat) {
    language::DirectionSelector forward;
    forward.set = language::DirectionSetRef(board.facing[seat]);
    line.below.push_back(
        {"Forward for player " + std::to_string(seat + 1) + " is " + speaker.say(forward) + ".", {}});
  }
  return line;
}

Line zoneLine(const language::ZoneDef& zone, const Speaker& speaker) {
  std::string text = capitalised(speaker.zoneName(zone)) + ": " + speaker.say(zone.ordering) + "; " +
                     speaker.say(zone.visibility);
  if (zone.capacity) text += "; it holds " + tokenCount(speaker.number(*zone.capacity)) + " at most";
  std::vector<std::string> neighbours;
  for (const language::ZoneRef& neighbour : zone.adjacentTo)
    neighbours.push_back(wordsOfName(neighbour.name));
  if (!neighbours.empty()) text += "; next to it: " + listed(neighbours);
  for (const language::DirectedEdge& edge : zone.directions)
    text += "; " + wordsOfName(edge.direction.name) + " of it: " + wordsOfName(edge.to.name);
  for (const language::PropertyDef& property : zone.props)
    text += "; its " + wordsOfName(property.id.name) + " is " + speaker.say(property.value);
  return {text + ".", {}, zone.span};
}

Line tokenLine(const language::TokenTypeDef& type, const Speaker& speaker) {
  std::string text = capitalised(speaker.tokenName(type.id.name));
  for (const language::PropertyDef& property : type.props)
    text += (&property == &type.props.front() ? ": " : "; ") + wordsOfName(property.id.name) + " " +
            speaker.say(property.value);
  return {text + ".", {}, type.span};
}

/// From the entry of a table to its last row, which may stand below its block.
Span placeOf(const language::TableDef& table) {
  Span place = table.span;
  for (const auto& row : table.rows) {
    for (const language::ValueExpr& cell : row) {
      if (cell.span.known() && place.known()) place.end = std::max(place.end, cell.span.end);
    }
  }
  return place;
}

void addTable(const language::TableDef& table, const Speaker& speaker, Blocks& blocks) {
  Block block{Block::Kind::Table, {}, {}, {}, {}, placeOf(table)};
  std::vector<bool> isShown;
  std::vector<std::string> heads;
  const bool hasNames =
      std::ranges::any_of(table.columns, [](const auto& column) { return column.name == "name"; });
  for (const auto& column : table.columns) {
    // What a token is called in the rules' text is no more than its name, and a colour is seen.
    isShown.push_back(column.name != "colour" && (column.name != "id" || !hasNames));
    if (isShown.back()) heads.push_back(column.name == "id" ? "Name" : capitalised(wordsOfName(column.name)));
  }
  block.rows.push_back(std::move(heads));
  for (const auto& row : table.rows) {
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < row.size() && i < isShown.size(); ++i) {
      if (!isShown[i]) continue;
      const auto* text = std::get_if<std::string>(&row[i].node);
      const bool isId = table.columns[i].name == "id";
      cells.push_back(text == nullptr ? speaker.say(row[i])
                      : isId          ? capitalised(wordsOfName(*text))
                                      : withoutHoles(*text));
    }
    block.rows.push_back(std::move(cells));
  }
  if (table.tokens)
    blocks.push_back(paragraph("Tokens called " + inQuotes(wordsOfName(table.tokens->name)) + ":"));
  if (!table.columns.empty()) blocks.push_back(std::move(block));
  for (const auto& [property, values] : table.each) {
    std::vector<std::string> words;
    for (const language::ValueExpr& value : values) words.push_back(speaker.say(value));
    blocks.push_back(
        paragraph("There is one for each " + wordsOfName(property.name) + ": " + listed(words) + "."));
  }
}

std::string heldInWords(language::VariableType type) {
  switch (type) {
    case language::VariableType::Integer:
      return "a number";
    case language::VariableType::Text:
      return "a word";
    case language::VariableType::Token:
      return "a token";
    case language::VariableType::Zone:
      return "a place";
    case language::VariableType::Player:
      return "a player";
  }
  return "";
}

void addVariables(const language::SpecDocument& document, const Speaker& speaker, Blocks& blocks) {
  std::vector<Line> lines;
  const auto add = [&](const std::vector<language::VariableEntry>& variables, const std::string& whose) {
    for (const language::VariableEntry& variable : variables) {
      const std::string holds = variable.isNumber()
                                    ? speaker.number(variable.init) + " at the beginning, and always from " +
                                          speaker.number(variable.min) + " to " + speaker.number(variable.max)
                                    : heldInWords(variable.type) + ", or nothing, as at the beginning";
      lines.push_back({whose + " " + wordsOfName(variable.id.name) + ": " + holds + ".", {}, variable.span});
    }
  };
  add(document.variables.global, "The");
  add(document.variables.perPlayer, "Each player's");
  if (lines.empty()) return;
  blocks.push_back(heading("What is counted"));
  blocks.push_back(sentences(std::move(lines)));
}

bool usesChance(const language::EffectList& effects) {
  return std::ranges::any_of(effects.items, [](const language::Effect& effect) {
    return language::anyMay(effect, language::Consequence::UseChance);
  });
}

void addBoards(const language::SpecDocument& document, const kernel::Rules& rules, const kernel::State& first,
               const pictures::PictureFolder& folder, const Speaker& speaker, Blocks& blocks) {
  std::vector<Line> lines;
  for (const language::BoardDef& board : document.boards) lines.push_back(boardLine(board, speaker));
  if (!lines.empty()) blocks.push_back(sentences(std::move(lines)));
  std::string picture = boardPicture(rules, first, folder);
  if (picture.empty()) return;
  const std::string when = usesChance(document.setup) ? "as it may look at the start" : "at the start";
  blocks.push_back({Block::Kind::Picture, std::move(picture), {}, {}, "The board " + when});
}

}  // namespace

Blocks tableBlocks(const language::SpecDocument& document, const kernel::Rules& rules,
                   const pictures::PictureFolder& folder, const Speaker& speaker) {
  Blocks blocks;
  const kernel::State first = kernel::initialState(rules, pictureSeed);
  addBoards(document, rules, first, folder, speaker, blocks);
  std::vector<Line> zones;
  for (const language::ZoneDef& zone : document.zones) zones.push_back(zoneLine(zone, speaker));
  if (!zones.empty()) {
    blocks.push_back(heading("Places"));
    blocks.push_back(sentences(std::move(zones)));
  }
  if (!document.tokenTypes.empty() || !document.tables.empty()) blocks.push_back(heading("Tokens"));
  std::vector<Line> tokens;
  for (const language::TokenTypeDef& type : document.tokenTypes) tokens.push_back(tokenLine(type, speaker));
  if (!tokens.empty()) blocks.push_back(sentences(std::move(tokens)));
  for (const language::TableDef& table : document.tables) addTable(table, speaker, blocks);
  if (std::string cards = cardsPicture(rules, first, folder); !cards.empty())
    blocks.push_back({Block::Kind::Picture, std::move(cards), {}, {}, "The cards, one of each kind"});
  addVariables(document, speaker, blocks);
  return blocks;
}

}  // namespace ludo::rulebook
