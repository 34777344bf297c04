// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/board_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>
#include <string_view>

#include "core/base/letters.h"
#include "core/base/seat_colours.h"
#include "core/kernel/token_names.h"
#include "core/rulebook/drawn_pictures.h"
#include "core/rulebook/markup.h"
#include "core/rulebook/names.h"

namespace ludo::rulebook {
namespace {

using language::BoardStyle;

constexpr std::int64_t cell = 100;
constexpr std::int64_t border = 70;
constexpr const char* tokenInk = "#ffffff";

struct Space {
  std::uint32_t zone = 0;
  std::int64_t x = 0, y = 0;
  std::string label;                       ///< what it is called: "c4", "forest"
  std::optional<kernel::GridPlace> place;  ///< on a board of rows and columns
};

/// The spaces that are drawn together: of one board, and of one player where each has one.
struct Sheet {
  std::string board;
  kernel::Seat owner = kernel::nobody;
  BoardStyle style = BoardStyle::Cells;
  std::vector<Space> spaces;
};

std::string number(std::int64_t value) {
  return std::to_string(value);
}

BoardStyle styleOf(const kernel::Rules& rules, const Sheet& sheet) {
  for (const language::BoardLook& look : rules.def().rendering.boards) {
    if (look.board == sheet.board) return look.style;
  }
  // Rows of hexagons stand closer together than those of squares.
  std::set<std::int64_t> heights;
  for (const Space& space : sheet.spaces) heights.insert(space.y);
  const bool isClose = heights.size() > 1 && *std::next(heights.begin()) - *heights.begin() < cell;
  return isClose ? BoardStyle::Hexes : BoardStyle::Cells;
}

std::vector<Sheet> sheetsOf(const kernel::Rules& rules) {
  std::vector<Sheet> sheets;
  for (std::uint32_t zone = 0; zone < rules.zones().size(); ++zone) {
    const kernel::ZoneInstance& instance = rules.zones()[zone];
    const language::ZoneDef& def = rules.def().zones[instance.def];
    if (def.board.empty()) continue;
    auto sheet = std::ranges::find_if(sheets, [&](const Sheet& known) {
      return known.board == def.board && known.owner == instance.owner;
    });
    if (sheet == sheets.end()) sheet = sheets.insert(sheets.end(), {def.board, instance.owner, {}, {}});
    const kernel::ZoneNames& names = rules.zoneNames();
    sheet->spaces.push_back({zone, def.x, def.y, names.of(instance.def), names.placeOf(instance.def)});
  }
  // Spaces without places of their own cannot be drawn.
  std::erase_if(sheets, [](const Sheet& sheet) {
    std::set<std::pair<std::int64_t, std::int64_t>> places;
    for (const Space& space : sheet.spaces) places.emplace(space.x, space.y);
    return places.size() < sheet.spaces.size();
  });
  for (Sheet& sheet : sheets) sheet.style = styleOf(rules, sheet);
  return sheets;
}

/// Draws one sheet at a time, below one another.
class PictureWriter {
 public:
  PictureWriter(const kernel::Rules& rules, const kernel::State& state, const pictures::PictureFolder& folder)
      : m_rules(rules), m_state(state), m_pictures(folder, "board-picture-") {}

  std::string picture(const std::vector<Sheet>& sheets) {
    for (const Sheet& sheet : sheets) draw(sheet);
    const std::string pictures = m_pictures.definitions();
    const std::string links = pictures.empty() ? "" : " xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"" + links + " viewBox=\"0 0 " + number(m_width) + " " +
           number(m_height) + "\" width=\"" + number(std::min<std::int64_t>(m_width, 700)) + "\" height=\"" +
           number(m_height * std::min<std::int64_t>(m_width, 700) / std::max<std::int64_t>(m_width, 1)) +
           "\" font-family=\"sans-serif\" text-anchor=\"middle\">\n" + pictures + m_body + "</svg>\n";
  }

 private:
  void draw(const Sheet& sheet) {
    const auto [left, right] = std::ranges::minmax(sheet.spaces, {}, &Space::x);
    const auto [top, bottom] = std::ranges::minmax(sheet.spaces, {}, &Space::y);
    m_left = border + cell / 2 - left.x;
    m_top = m_height + border + cell / 2 - top.y;
    if (sheet.owner != kernel::nobody)
      label(border + cell, m_height + border / 2, "Player " + number(sheet.owner + 1), 30);
    if (sheet.style != BoardStyle::Cells && sheet.style != BoardStyle::Hexes) edges(sheet);
    const bool isOnPicture = paintBoard(sheet, right.x - left.x, bottom.y - top.y);
    for (const Space& space : sheet.spaces) ground(sheet.style, space, isOnPicture);
    for (const Space& space : sheet.spaces) token(space);
    coordinates(sheet);
    m_width = std::max(m_width, right.x - left.x + cell + 2 * border);
    m_height += bottom.y - top.y + cell + 2 * border;
  }

  /// Whether the board has a picture, which goes below its spaces.
  bool paintBoard(const Sheet& sheet, std::int64_t across, std::int64_t down) {
    for (const language::BoardLook& look : m_rules.def().rendering.boards) {
      if (look.board != sheet.board) continue;
      const std::string drawn = m_pictures.over(
          look.picture, {border, static_cast<double>(m_height + border), static_cast<double>(across + cell),
                         static_cast<double>(down + cell)});
      m_body += drawn;
      return !drawn.empty();
    }
    return false;
  }

  std::string pictureOf(const Space& space, std::int64_t reach) {
    const std::string& id = m_rules.def().zones[m_rules.zones()[space.zone].def].id.name;
    for (const language::ZoneLook& look : m_rules.def().rendering.zones) {
      if (look.zone.name == id) return m_pictures.into(look.picture, areaOf(space, reach));
    }
    return {};
  }

  /// So far to each side of a space's middle.
  DrawnPictures::Area areaOf(const Space& space, std::int64_t reach) const {
    return {static_cast<double>(space.x + m_left - reach), static_cast<double>(space.y + m_top - reach),
            static_cast<double>(2 * reach), static_cast<double>(2 * reach)};
  }

  void edges(const Sheet& sheet) {
    std::map<std::uint32_t, const Space*> spaces;
    for (const Space& space : sheet.spaces) spaces[space.zone] = &space;
    for (const Space& space : sheet.spaces) {
      for (const kernel::ZoneId neighbour : m_rules.zones()[space.zone].neighbours) {
        const auto other = spaces.find(neighbour.index);
        if (other == spaces.end()) continue;
        const auto& back = m_rules.zones()[neighbour.index].neighbours;
        const bool isOneWay = std::ranges::find(back, kernel::ZoneId(space.zone)) == back.end();
        // Both ends know an edge that leads both ways: it is drawn once.
        if (isOneWay || space.zone < neighbour.index) edge(space, *other->second, isOneWay);
      }
    }
  }

  void edge(const Space& from, const Space& to, bool isOneWay) {
    const std::int64_t x = from.x + m_left;
    const std::int64_t y = from.y + m_top;
    m_body += "<line x1=\"" + number(x) + "\" y1=\"" + number(y) + "\" x2=\"" + number(to.x + m_left) +
              "\" y2=\"" + number(to.y + m_top) + "\" stroke=\"#777\" stroke-width=\"3\"/>\n";
    if (!isOneWay) return;
    // An arrow in the middle, 24 long.
    const auto across = static_cast<double>(to.x - from.x);
    const auto down = static_cast<double>(to.y - from.y);
    const double length = std::max(1.0, std::hypot(across, down));
    const double middleX = static_cast<double>(x) + across / 2;
    const double middleY = static_cast<double>(y) + down / 2;
    const auto corner = [&](double along, double aside) {
      return number(std::lround(middleX + (along * across - aside * down) / length)) + "," +
             number(std::lround(middleY + (along * down + aside * across) / length)) + " ";
    };
    m_body +=
        "<polygon points=\"" + corner(12, 0) + corner(-12, 11) + corner(-12, -11) + "\" fill=\"#777\"/>\n";
  }

  void ground(BoardStyle style, const Space& space, bool isOnPicture) {
    const std::int64_t x = space.x + m_left;
    const std::int64_t y = space.y + m_top;
    const std::string fill = isOnPicture ? "none" : "#f4f1ea";
    const std::string paint = "fill=\"" + fill + "\" stroke=\"#777\" stroke-width=\"3\"/>\n";
    if (style == BoardStyle::Intersections) {
      m_body += "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"7\" fill=\"#777\"/>\n";
    } else if (style == BoardStyle::Hexes) {
      m_body += "<polygon points=\"";
      constexpr std::array<std::pair<int, int>, 6> corners{
          {{0, -58}, {50, -29}, {50, 29}, {0, 58}, {-50, 29}, {-50, -29}}};
      for (const auto& [across, down] : corners) m_body += number(x + across) + "," + number(y + down) + " ";
      m_body += "\" " + paint;
    } else if (style == BoardStyle::Graph) {
      m_body += "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"38\" " + paint;
    } else {
      m_body += "<rect x=\"" + number(x - cell / 2) + "\" y=\"" + number(y - cell / 2) +
                "\" width=\"100\" height=\"100\" " + paint;
    }
    // Of round spaces the square that fits into them.
    const std::int64_t reach = style == BoardStyle::Cells   ? cell / 2 - 2
                               : style == BoardStyle::Hexes ? 40
                                                            : 27;
    m_body += pictureOf(space, reach);
  }

  void token(const Space& space) {
    const std::vector<kernel::TokenId>& tokens = m_state.zones[space.zone];
    const bool isSeen = m_rules.zones()[space.zone].seenBy == m_rules.everybody();
    if (tokens.empty() || !isSeen) return;
    const kernel::Token& top = m_state.tokens[tokens.back().index];
    const std::int64_t x = space.x + m_left;
    const std::int64_t y = space.y + m_top;
    m_body += "<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"33\" fill=\"" +
              htmlText(colourOf(top)) + "\" stroke=\"#222\" stroke-width=\"2\"/>\n";
    const language::TokenTypeDef& type = m_rules.def().tokenTypes[top.type];
    const std::string name = type.name.empty() ? type.id.name : type.name;
    std::string mark;
    const language::TokenLook* look = kernel::tokenLook(m_rules, top);
    const std::string drawn =
        look == nullptr || look->picture.empty()
            ? std::string()
            : m_pictures.into(kernel::withProperties(m_rules, m_state, top, look->picture),
                              areaOf(space, 22));
    m_body += drawn;
    if (drawn.empty() && m_rules.def().tokenTypes.size() > 1 && isLetterOrDigit(name[0]))
      mark = upperCase(name[0]);
    if (tokens.size() > 1)
      mark += (mark.empty() ? "" : "·") + number(static_cast<std::int64_t>(tokens.size()));
    if (!mark.empty()) label(x, y + 11, mark, 32, tokenInk);
  }

  std::string colourOf(const kernel::Token& token) const {
    const std::string& id = m_rules.def().tokenTypes[token.type].id.name;
    for (const language::TokenLook& look : m_rules.def().rendering.tokens) {
      if (look.type.name == id && !look.colour.empty() && (!look.seat || *look.seat == token.owner))
        return look.colour;
    }
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%06x", seatColoursOnLight.of(token.owner));
    return text.data();
  }

  /// Names beside rows and below columns where the board has them; else those of the spaces below them.
  void coordinates(const Sheet& sheet) {
    if (!sheet.spaces.front().place) {
      for (const Space& space : sheet.spaces)
        label(space.x + m_left, space.y + m_top + 60, space.label, 22, "#444");
      return;
    }
    std::map<std::int64_t, const Space*> rows;
    std::map<std::int64_t, const Space*> columns;
    for (const Space& space : sheet.spaces) {
      const Space*& row = rows[space.place->row];
      const Space*& column = columns[space.place->column];
      if (row == nullptr || space.x < row->x) row = &space;
      if (column == nullptr || space.y > column->y) column = &space;
    }
    for (const auto& [number, space] : rows)
      label(space->x + m_left - 75, space->y + m_top + 10, kernel::rowName(number), 28, "#444");
    for (const auto& [number, space] : columns)
      label(space->x + m_left, space->y + m_top + 82, kernel::columnName(number), 28, "#444");
  }

  void label(std::int64_t x, std::int64_t y, const std::string& text, int size, const char* colour = "#222") {
    // White round dark letters, where lines run behind them.
    if (std::string_view(colour) != tokenInk)
      write(x, y, text, size, "#fff\" stroke=\"#fff\" stroke-width=\"8");
    write(x, y, text, size, colour);
  }

  void write(std::int64_t x, std::int64_t y, const std::string& text, int size, const char* colour) {
    m_body += "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" font-size=\"" + number(size) +
              "\" fill=\"" + colour + "\">" + htmlText(text) + "</text>\n";
  }

  const kernel::Rules& m_rules;
  const kernel::State& m_state;
  DrawnPictures m_pictures;
  std::string m_body;
  std::int64_t m_width = 0, m_height = 0;  ///< of what is drawn so far
  std::int64_t m_left = 0, m_top = 0;      ///< from a space's place to where it is drawn
};

}  // namespace

std::string boardPicture(const kernel::Rules& rules, const kernel::State& state,
                         const pictures::PictureFolder& folder) {
  const std::vector<Sheet> sheets = sheetsOf(rules);
  return sheets.empty() ? std::string() : PictureWriter(rules, state, folder).picture(sheets);
}

}  // namespace ludo::rulebook
