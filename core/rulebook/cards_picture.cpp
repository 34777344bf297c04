// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/cards_picture.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

#include "core/base/html_text.h"
#include "core/base/words.h"
#include "core/kernel/kernel.h"
#include "core/kernel/token_names.h"
#include "core/rulebook/drawn_pictures.h"
#include "core/rulebook/names.h"

namespace ludo::rulebook {
namespace {

constexpr std::size_t mostCards = 60;
constexpr std::size_t inARow = 5;
constexpr double cardAcross = 200, cardDown = 280, gap = 20, band = 52, lineDown = 24, margin = 12;
constexpr const char* cardFrame = "fill=\"none\" stroke=\"#777\" stroke-width=\"2\"/>\n";

struct DrawnCard {
  std::string name;
  std::string picture;
  std::string colour;
  std::vector<std::string> details;
  auto operator<=>(const DrawnCard&) const = default;
};

/// Letters of UTF-8.
std::size_t letterCount(const std::string& text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// Black or white, whichever is read better on a colour such as "#d55e00"; black on one with a name.
const char* inkOn(const std::string& colour) {
  if (colour.size() != 7 || colour[0] != '#') return "#000";
  const long rgb = std::strtol(colour.c_str() + 1, nullptr, 16);
  const long light = 299 * (rgb >> 16) + 587 * (rgb >> 8 & 0xFF) + 114 * (rgb & 0xFF);
  return light < 140'000 ? "#fff" : "#000";
}

DrawnCard cardOf(const kernel::Rules& rules, const kernel::State& state, const kernel::Token& token,
                 const language::TokenLook& look) {
  DrawnCard card{kernel::tokenTitle(rules, state, token),
                 kernel::withProperties(rules, state, token, look.picture),
                 look.colour.empty() ? "#e4e0d6" : look.colour,
                 {}};
  const kernel::TellingProperties::OfType& telling = rules.tellingProperties().of(token.type);
  const auto& properties = rules.def().tokenTypes[token.type].props;
  for (std::size_t i = 0; i < properties.size() && i < token.props.size(); ++i) {
    const bool isInName = std::ranges::find(telling.inName, i) != telling.inName.end() ||
                          std::ranges::find(telling.beside, i) != telling.beside.end();
    if (!isInName)
      card.details.push_back(wordsOfName(properties[i].id.name) + ' ' +
                             kernel::valueText(rules, state, token.props[i]));
  }
  return card;
}

class CardsWriter {
 public:
  explicit CardsWriter(const pictures::PictureFolder& folder) : m_pictures(folder, "card-picture-") {}

  void add(const DrawnCard& card) {
    const auto [x, y] = nextPlace();
    // A first drawing, for what it takes.
    const double below = static_cast<double>(card.details.size()) * lineDown;
    const double room = std::max(40.0, cardDown - band - 2 * margin - below);
    m_body += rect(x, y, cardAcross, cardDown) + "fill=\"#fffdf8\"/>\n" + rect(x, y, cardAcross, band) +
              "fill=\"" + htmlText(card.colour) + "\"/>\n";
    write(x, y + band / 2 + 8, card.name, 24, inkOn(card.colour));
    m_body += m_pictures.into(card.picture,
                              {x + margin, y + band + margin, cardAcross - 2 * margin, room - margin});
    double line = y + band + margin + room;
    for (const std::string& detail : card.details) {
      line += lineDown;
      if (line <= y + cardDown) write(x, line - 8, detail, 19, "#222");
    }
    m_body += rect(x, y, cardAcross, cardDown) + cardFrame;
  }

  void addBack(const std::string& picture) {
    const auto [x, y] = nextPlace();
    const std::string drawn = m_pictures.over(picture, {x, y, cardAcross, cardDown});
    if (drawn.empty()) {
      --m_count;
      return;
    }
    m_body += drawn + rect(x, y, cardAcross, cardDown) + cardFrame;
  }

  std::string picture() const {
    const std::size_t rows = (m_count + inARow - 1) / inARow;
    const double width = static_cast<double>(std::min(m_count, inARow)) * (cardAcross + gap) + gap;
    const double height = static_cast<double>(rows) * (cardDown + gap) + gap;
    const double shown = std::min(width, 700.0);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "viewBox=\"0 0 " +
           whole(width) + ' ' + whole(height) + "\" width=\"" + whole(shown) + "\" height=\"" +
           whole(height * shown / width) + "\" font-family=\"sans-serif\" text-anchor=\"middle\">\n" +
           m_pictures.definitions() + m_body + "</svg>\n";
  }

 private:
  std::pair<double, double> nextPlace() {
    const std::size_t at = m_count++;
    return {gap + static_cast<double>(at % inARow) * (cardAcross + gap),
            gap + static_cast<double>(at / inARow) * (cardDown + gap)};
  }

  static std::string whole(double number) { return std::to_string(static_cast<std::int64_t>(number)); }
  static std::string rect(double x, double y, double width, double height) {
    return "<rect x=\"" + whole(x) + "\" y=\"" + whole(y) + "\" width=\"" + whole(width) + "\" height=\"" +
           whole(height) + "\" ";
  }

  /// In the middle of a card, as large as it fits by a usual letter's width.
  void write(double x, double y, const std::string& text, double most, const std::string& colour) {
    constexpr double letterWidth = 0.58;  ///< of its height
    const double letters = std::max<double>(1, static_cast<double>(letterCount(text)));
    const double size = std::min(most, (cardAcross - margin) / (letterWidth * letters));
    m_body += "<text x=\"" + whole(x + cardAcross / 2) + "\" y=\"" + whole(y) + "\" font-size=\"" +
              whole(std::max(8.0, size)) + "\" fill=\"" + colour + "\">" + htmlText(text) + "</text>\n";
  }

  DrawnPictures m_pictures;
  std::string m_body;
  std::size_t m_count = 0;
};

}  // namespace

std::string cardsPicture(const kernel::Rules& rules, const kernel::State& state,
                         const pictures::PictureFolder& folder) {
  if (!folder.isThere()) return {};
  std::vector<DrawnCard> cards;
  std::set<DrawnCard> seen;
  std::set<std::string> backs;
  for (const std::vector<kernel::TokenId>& zone : state.zones) {
    for (const kernel::TokenId id : zone) {
      const kernel::Token& token = state.tokens[id.index];
      const language::TokenLook* look = kernel::tokenLook(rules, token);
      if (look == nullptr || look->shape != language::TokenShape::Card || look->picture.empty()) continue;
      DrawnCard card = cardOf(rules, state, token, *look);
      if (seen.size() >= mostCards || !folder.has(card.picture) || !seen.insert(card).second) continue;
      cards.push_back(std::move(card));
      if (!look->back.empty()) backs.insert(look->back);
    }
  }
  if (cards.empty()) return {};
  CardsWriter writer(folder);
  for (const DrawnCard& card : cards) writer.add(card);
  for (const std::string& back : backs) writer.addBack(back);
  return writer.picture();
}

}  // namespace ludo::rulebook
