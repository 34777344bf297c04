// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_scene.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QTransform>
#include <algorithm>

#include "core/kernel/kernel.h"
#include "core/kernel/token_names.h"
#include "core/kernel/variables.h"
#include "widgets/board/card_backs.h"
#include "widgets/board/token_marks.h"
#include "widgets/board/token_placement.h"
#include "widgets/models/zone_word.h"

namespace ludo::widgets {

namespace {

using kernel::Rules;
using kernel::State;
using language::TokenShape;

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(BoardScene)
};

QString nameOf(const Rules& rules, const State& state, const kernel::Token& token) {
  return QString::fromStdString(kernel::tokenTitle(rules, state, token));
}

/// Whether what stands on a token, its label or else its name, shows the property.
bool isShown(const Rules& rules, const kernel::Token& token, const std::string& label, std::size_t slot) {
  const std::string& property = rules.def().tokenTypes[token.type].props[slot].id.name;
  if (!label.empty()) return label.find('{' + property + '}') != std::string::npos;
  const kernel::TellingProperties::OfType& telling = rules.tellingProperties().of(token.type);
  const auto tells = [slot](const std::vector<std::size_t>& some) {
    return std::ranges::find(some, slot) != some.end();
  };
  return tells(telling.inName) || tells(telling.beside);
}

void addDetails(const Rules& rules, const State& state, const kernel::Token& token, const std::string& label,
                SceneToken& drawn) {
  const auto& properties = rules.def().tokenTypes[token.type].props;
  for (std::size_t i = 0; i < properties.size() && i < token.props.size(); ++i) {
    QStringList& details = isShown(rules, token, label, i) ? drawn.named : drawn.details;
    details << QStringLiteral("%1 %2").arg(
        QString::fromStdString(properties[i].id.name),
        QString::fromStdString(kernel::valueText(rules, state, token.props[i])));
  }
}

SceneToken makeToken(const Rules& rules, const State& state, kernel::TokenId id, ZoneShape shape,
                     bool faceDown, const TokenMarks& marks, const GamePicturesPtr& pictures) {
  const kernel::Token& token = state.tokens[id.index];
  const language::TokenLook* look = kernel::tokenLook(rules, token);
  SceneToken drawn;
  drawn.id = id;
  drawn.faceDown = faceDown;
  drawn.shape = look != nullptr ? look->shape : isTray(shape) ? TokenShape::Card : TokenShape::Disc;
  if (faceDown) return drawn;

  drawn.type = token.type;
  drawn.owner = token.owner;
  drawn.back = backOf(rules, token, pictures);
  drawn.name = nameOf(rules, state, token);
  addDetails(rules, state, token, look != nullptr ? look->label : std::string(), drawn);
  if (look != nullptr) {
    drawn.colour = QColor(QString::fromStdString(look->colour));
    if (pictures && !look->picture.empty())
      drawn.picture = pictures->find(kernel::withProperties(rules, state, token, look->picture));
    drawn.label = QString::fromStdString(kernel::withProperties(rules, state, token, look->label));
  }
  if (!drawn.label.isEmpty()) return drawn;
  // A card on a space of a board is too small for its name.
  const bool hasRoom = isTray(shape) || !marks.tellsApart(token.type);
  if (drawn.shape == TokenShape::Card && hasRoom) {
    drawn.label = drawn.name;
  } else if (look == nullptr || marks.tellsApart(token.type)) {
    drawn.label = marks.of(state, token);
  }
  return drawn;
}

SceneZone makeZone(const Rules& rules, const ZonePlace& place, kernel::ZoneId id) {
  const kernel::ZoneInstance& instance = rules.zone(id);
  SceneZone zone;
  zone.id = id;
  zone.name = QString::fromStdString(instance.name);
  zone.title = QString::fromStdString(rules.def().zones[instance.def].id.name);
  zone.caption = QString::fromStdString(rules.zoneNames().of(instance.def));
  zone.word = zoneWord(rules, id);
  zone.shape = place.shape;
  zone.centre = place.centre;
  zone.outline = place.outline;
  zone.labelAbove = place.labelAbove;
  zone.board = place.board;
  zone.group = place.group;
  zone.owner = place.owner;
  zone.capacity = instance.capacity;
  zone.neighbours = static_cast<int>(instance.neighbours.size());
  return zone;
}

void fillZone(const Rules& rules, const State& state, const Viewer& viewer, const TokenMarks& marks,
              const GamePicturesPtr& pictures, const UnknownBacks& backs, SceneZone& zone) {
  const std::vector<kernel::TokenId>& tokens = state.zones[zone.id.index];
  zone.count = static_cast<int>(tokens.size());
  zone.hidden = 0;
  for (const kernel::TokenId token : tokens) {
    const bool faceDown = !viewer.knows(rules, state.tokens[token.index]);
    zone.hidden += faceDown ? 1 : 0;
    zone.tokens.push_back(makeToken(rules, state, token, zone.shape, faceDown, marks, pictures));
    if (faceDown) zone.tokens.back().back = backs.of(state.tokens[token.index]);
  }
}

void nameRegions(const Rules& rules, BoardScene& scene) {
  for (std::uint32_t region = 0; region < rules.def().regions.size(); ++region) {
    if (rules.def().regions[region].perSeat.empty()) continue;
    const QString name = QString::fromStdString(rules.def().regions[region].id.name);
    for (kernel::Seat seat = 0; seat < rules.seats(); ++seat) {
      for (const kernel::ZoneId zone : rules.region(region, seat))
        scene.zones[zone.index].regions << Texts::tr("%1 of player %2").arg(name).arg(seat + 1);
    }
  }
}

/// All pieces of a board on which several lie together are small, so that one of them is no giant.
void placeAllTokens(BoardScene& scene) {
  std::vector<bool> crowded(scene.boards.size(), false);
  for (const SceneZone& zone : scene.zones) {
    if (zone.board >= 0 && zone.count > 1) crowded[static_cast<std::size_t>(zone.board)] = true;
  }
  for (SceneZone& zone : scene.zones) {
    zone.crowded = zone.board >= 0 && !zone.single() && crowded[static_cast<std::size_t>(zone.board)];
    placeTokens(zone);
  }
}

PicturePtr pictureOf(const Rules& rules, const BoardArea& board, const GamePicturesPtr& pictures) {
  if (!pictures) return nullptr;
  for (const language::BoardLook& look : rules.def().rendering.boards) {
    if (!look.picture.empty() && look.board == board.name.toStdString()) return pictures->find(look.picture);
  }
  return nullptr;
}

PicturePtr pictureOfZone(const Rules& rules, const SceneZone& zone, const GamePicturesPtr& pictures) {
  if (!pictures) return nullptr;
  for (const language::ZoneLook& look : rules.def().rendering.zones) {
    if (!look.picture.empty() && look.zone.name == zone.title.toStdString())
      return pictures->find(look.picture);
  }
  return nullptr;
}

QString heldWord(const Rules& rules, const State& state, const Viewer& viewer, const kernel::Value& value) {
  switch (value.kind) {
    case kernel::Value::Kind::Zone:
      return zoneWord(rules, value.zone());
    case kernel::Value::Kind::Player:
      return seatName(value.player());
    case kernel::Value::Kind::Token: {
      const kernel::Token& token = state.tokens[value.token().index];
      return viewer.knows(rules, token) ? nameOf(rules, state, token)
                                        : QString::fromStdString(labelWords().hiddenToken);
    }
    case kernel::Value::Kind::Nothing:
      return Texts::tr("nothing");
    default:
      return QString::fromStdString(kernel::valueText(rules, state, value));
  }
}

std::vector<SceneVariable> variablesOf(const Rules& rules, const State* state, const Viewer& viewer,
                                       kernel::Seat seat, ShownVariables shown) {
  std::vector<SceneVariable> variables;
  for (const std::uint32_t i : shownVariables(rules, seat, shown)) {
    const language::VariableDef& variable = rules.def().variables[i];
    const std::int64_t start = variable.isNumber() ? rules.number(variable.init) : kernel::heldNothing;
    const std::int64_t kept = state != nullptr ? state->variables[rules.variableSlot(i, seat)] : start;
    const QString held =
        heldWord(rules, state != nullptr ? *state : State(), viewer, kernel::valueHeld(variable, kept));
    variables.push_back({QString::fromStdString(variable.id.name), held});
  }
  return variables;
}

}  // namespace

bool Viewer::knows(const Rules& rules, const kernel::Token& token) const {
  const auto isKnownTo = [&token](kernel::Seat seat) {
    return ((token.knownBy >> static_cast<unsigned>(seat)) & 1U) != 0;
  };
  if (seesAll || std::ranges::any_of(seats, isKnownTo)) return true;
  kernel::Seat seat = 0;
  while (seat < rules.seats() && isKnownTo(seat)) ++seat;
  return seat == rules.seats();
}

bool SceneToken::standsFor(const std::set<kernel::TokenId>& tokens) const {
  return tokens.contains(id) ||
         std::ranges::any_of(others, [&tokens](kernel::TokenId other) { return tokens.contains(other); });
}

QRectF SceneToken::box() const {
  const double width = shape == TokenShape::Card ? size * cardWidth / cardHeight : size;
  return {centre.x() - width / 2, centre.y() - size / 2, width, size};
}

kernel::ZoneId BoardScene::zoneAt(QPointF point) const {
  for (const SceneZone& zone : zones) {
    if (zone.outline.containsPoint(point, Qt::OddEvenFill)) return zone.id;
  }
  return {};
}

kernel::TokenId BoardScene::tokenAt(kernel::ZoneId zone, QPointF point) const {
  if (!zone.valid()) return {};
  const std::vector<SceneToken>& tokens = zones[zone.index].tokens;
  for (auto at = tokens.rbegin(); at != tokens.rend(); ++at) {
    const SceneToken& token = *at;
    QTransform unturn;
    unturn.translate(token.centre.x(), token.centre.y()).rotate(-token.angle);
    unturn.translate(-token.centre.x(), -token.centre.y());
    if (token.box().contains(unturn.map(point))) return token.id;
  }
  return {};
}

const SceneToken* BoardScene::token(kernel::TokenId id) const {
  for (const SceneZone& zone : zones) {
    for (const SceneToken& token : zone.tokens) {
      if (token.id == id) return &token;
    }
  }
  return nullptr;
}

SceneToken sceneToken(const Rules& rules, const State& state, kernel::TokenId id, ZoneShape shape,
                      const GamePicturesPtr& pictures) {
  return makeToken(rules, state, id, shape, false, TokenMarks(rules), pictures);
}

BoardScene makeScene(const Rules& rules, const BoardLayout& layout, const State* state, const Viewer& viewer,
                     ShownVariables shown, const GamePicturesPtr& pictures) {
  BoardScene scene;
  const TokenMarks marks(rules);
  scene.edges = layout.edges;
  scene.adjacency = layout.adjacency;
  scene.boards = layout.boards;
  for (const BoardArea& board : layout.boards)
    scene.boardPictures.push_back(pictureOf(rules, board, pictures));
  scene.coordinates = layout.coordinates;
  scene.sides = layout.sides;
  scene.bounds = layout.bounds;
  scene.boundsWithCoordinates = layout.boundsWithCoordinates;
  std::optional<UnknownBacks> backs;
  if (state != nullptr) backs.emplace(rules, *state, viewer, pictures);
  for (std::uint32_t i = 0; i < layout.zones.size(); ++i) {
    scene.zones.push_back(makeZone(rules, layout.zones[i], kernel::ZoneId(i)));
    scene.zones.back().picture = pictureOfZone(rules, scene.zones.back(), pictures);
    if (state != nullptr) fillZone(rules, *state, viewer, marks, pictures, *backs, scene.zones.back());
  }
  nameRegions(rules, scene);
  placeAllTokens(scene);
  for (const TrayGroup& group : layout.groups) {
    scene.groups.push_back({group.seat, seatName(group.seat), group.rect, group.titleRect,
                            variablesOf(rules, state, viewer, group.seat, shown)});
  }
  return scene;
}

QString seatName(kernel::Seat seat) {
  return seat == kernel::nobody ? Texts::tr("Table") : Texts::tr("Player %1").arg(seat + 1);
}

QString describeToken(const SceneToken& token) {
  if (token.faceDown) return Texts::tr("face-down token");
  QStringList parts;
  parts << (token.count() > 1 ? Texts::tr("%1 times %2").arg(token.count()).arg(token.name) : token.name);
  if (token.owner != kernel::nobody) parts << Texts::tr("of player %1").arg(token.owner + 1);
  QString text = parts.join(QLatin1Char(' '));
  if (!token.details.isEmpty()) text += QStringLiteral(" (%1)").arg(token.details.join(QStringLiteral(", ")));
  return text;
}

QString describeGroup(const SceneGroup& group) {
  QStringList held;
  for (const SceneVariable& variable : group.variables) held << variable.name + u' ' + variable.value;
  return held.isEmpty() ? group.title : Texts::tr("%1: %2").arg(group.title, held.join(QStringLiteral(", ")));
}

QString describeZone(const SceneZone& zone) {
  QStringList parts{zone.word};
  parts << zone.regions;
  if (zone.count == 0) {
    parts << Texts::tr("empty");
  } else if (zone.hidden == zone.count) {
    parts << (zone.count == 1 ? Texts::tr("1 hidden token") : Texts::tr("%1 hidden tokens").arg(zone.count));
  } else {
    if (zone.count > 1) parts << Texts::tr("%1 tokens").arg(zone.count);
    for (const SceneToken& token : zone.tokens) parts << describeToken(token);
  }
  if (zone.neighbours == 1) parts << Texts::tr("1 neighbour");
  if (zone.neighbours > 1) parts << Texts::tr("%1 neighbours").arg(zone.neighbours);
  return parts.join(QStringLiteral(", "));
}

}  // namespace ludo::widgets
