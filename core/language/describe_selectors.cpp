// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <charconv>

#include "core/base/nearest.h"
#include "core/language/describe.h"
#include "core/language/selectors.h"
#include "core/language/token_otherwise.h"

namespace ludo::language {

using namespace describing;
using text::DataKind;
using text::DataNode;

namespace {

struct PlayerWord {
  std::string_view word;
  PlayerSelector::Kind kind;
};
constexpr std::array playerWords = {
    PlayerWord{"actor", PlayerSelector::Kind::Actor},
    PlayerWord{"active", PlayerSelector::Kind::Active},
    PlayerWord{"all", PlayerSelector::Kind::All},
    PlayerWord{"allOther", PlayerSelector::Kind::AllOther},
    PlayerWord{"opponent", PlayerSelector::Kind::Opponent},
    PlayerWord{"left", PlayerSelector::Kind::Left},
    PlayerWord{"right", PlayerSelector::Kind::Right},
    PlayerWord{"each", PlayerSelector::Kind::All},
};
constexpr std::string_view playerForms =
    "a player: \"actor\", \"active\", \"opponent\", \"all\", \"allOther\", \"left\", \"right\", a seat "
    "number such as \"0\", "
    "a binding such as \"$who\", or a variable such as \"var(leader)\"";

constexpr std::string_view variableOpens = "var(";

/// Reads "var(name)" (at offset `from` of the text).
bool parseVariable(VariableRef& variable, const DataNode& data, std::size_t from, std::string_view written) {
  if (!written.starts_with(variableOpens) || !written.ends_with(")")) return false;
  const std::string_view name =
      written.substr(variableOpens.size(), written.size() - variableOpens.size() - 1);
  if (name.empty()) return false;
  variable = reference<NameKind::Variable>(data, from + variableOpens.size(), name);
  return true;
}

std::string variableText(const VariableRef& variable) {
  return std::string(variableOpens) + variable.name + ")";
}

/// Reads the player that `word` (at offset `from` of the text) names.
bool parsePlayerWord(PlayerSelector& player, const DataNode& data, std::size_t from, std::string_view word) {
  for (const PlayerWord& known : playerWords) {
    if (known.word == word) {
      player.kind = known.kind;
      return true;
    }
  }
  if (word.size() > 1 && word[0] == '$') {
    player.kind = PlayerSelector::Kind::Binding;
    player.binding = reference<NameKind::Binding>(data, from, word);
    return true;
  }
  if (parseVariable(player.variable, data, from, word)) {
    player.kind = PlayerSelector::Kind::Variable;
    return true;
  }
  std::int64_t seat = 0;
  auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), seat);
  if (error != std::errc() || end != word.data() + word.size() || seat < 0 || word.empty()) return false;
  player.kind = PlayerSelector::Kind::Seat;
  player.seat = seat;
  return true;
}

std::string playerText(const PlayerSelector& player) {
  if (player.kind == PlayerSelector::Kind::Seat) return std::to_string(player.seat);
  if (player.kind == PlayerSelector::Kind::Binding) return player.binding.name;
  if (player.kind == PlayerSelector::Kind::Variable) return variableText(player.variable);
  for (const PlayerWord& known : playerWords) {
    if (known.kind == player.kind) return std::string(known.word);
  }
  return "actor";
}

std::optional<std::string> parsePlayerMapping(PlayerSelector& player, const DataNode& data) {
  const std::string forms = "Write " + std::string(playerForms);
  if (data.entries.size() != 1) return forms;
  const text::DataEntry& entry = data.entries.front();
  if (entry.key == "id" && entry.value.kind == DataKind::Integer && entry.value.integer >= 0) {
    player.kind = PlayerSelector::Kind::Seat;
    player.seat = entry.value.integer;
    return std::nullopt;
  }
  bool text = entry.value.kind == DataKind::String;
  if (entry.key == "chosen" && text && parsePlayerWord(player, entry.value, 0, entry.value.text) &&
      player.kind == PlayerSelector::Kind::Binding) {
    return std::nullopt;
  }
  if (entry.key == "relative" && text && (entry.value.text == "left" || entry.value.text == "right")) {
    parsePlayerWord(player, entry.value, 0, entry.value.text);
    return std::nullopt;
  }
  return forms;
}

std::optional<std::string> parsePlayer(void* target, const DataNode& data) {
  auto& player = as<PlayerSelector>(target);
  player = PlayerSelector{};
  player.span = data.span;
  if (data.kind == DataKind::Map) return parsePlayerMapping(player, data);
  if (data.kind == DataKind::String && parsePlayerWord(player, data, 0, data.text)) return std::nullopt;
  return "Write " + std::string(playerForms);
}

DataNode formatPlayer(const void* target) {
  return DataNode::ofString(playerText(as<PlayerSelector>(target)));
}

/// The player selector after the colon of a zone or a region.
template <typename Selector>
bool parseOwner(Selector& selector, const DataNode& data, std::size_t from, std::string_view written) {
  selector.owned = true;
  selector.owner.span = partOf(data, from, written.size());
  return parsePlayerWord(selector.owner, data, from, written);
}

/// What to write where the word after the colon is no player.
std::optional<std::string> ownerProblem(std::string_view written) {
  const std::size_t colon = written.find(':');
  if (colon == 0 || colon == std::string_view::npos) return std::nullopt;
  const std::string_view owner = written.substr(colon + 1);
  PlayerSelector unused;
  if (parsePlayerWord(unused, DataNode{}, 0, owner)) return std::nullopt;
  std::vector<std::string> words;
  for (const PlayerWord& known : playerWords) words.emplace_back(known.word);
  const std::optional<std::string> meant = nearest(owner, words);
  if (meant) return "Write \"" + std::string(written.substr(0, colon + 1)) + *meant + '"';
  return "After the colon write " + std::string(playerForms);
}

constexpr std::string_view lastZone = "last()";
constexpr std::string_view zoneOf = "zoneOf(";

bool parseZoneText(ZoneSelector& zone, const DataNode& data, std::size_t from, std::string_view written) {
  if (written.empty()) return false;
  if (written[0] == '$') {
    if (written.size() == 1) return false;
    zone.kind = ZoneSelector::Kind::Binding;
    zone.binding = reference<NameKind::Binding>(data, from, written);
    return true;
  }
  if (written == lastZone) {
    zone.kind = ZoneSelector::Kind::Last;
    return true;
  }
  if (parseVariable(zone.variable, data, from, written)) {
    zone.kind = ZoneSelector::Kind::Variable;
    return true;
  }
  if (written.starts_with(zoneOf)) {
    const std::string_view token = written.substr(zoneOf.size(), written.size() - zoneOf.size() - 1);
    if (!written.ends_with(")")) return false;
    zone.kind = ZoneSelector::Kind::OfToken;
    if (parseVariable(zone.variable, data, from + zoneOf.size(), token)) return true;
    if (token.size() < 2 || token[0] != '$') return false;
    zone.binding = reference<NameKind::Binding>(data, from + zoneOf.size(), token);
    return true;
  }
  std::size_t colon = written.find(':');
  zone.zone = reference<NameKind::Zone>(data, from, written.substr(0, colon));
  if (zone.zone.name.empty()) return false;
  if (colon == std::string_view::npos || written.substr(colon + 1) == "none") return true;
  return parseOwner(zone, data, from + colon + 1, written.substr(colon + 1));
}

std::string zoneText(const ZoneSelector& zone) {
  switch (zone.kind) {
    case ZoneSelector::Kind::Binding:
      return zone.binding.name;
    case ZoneSelector::Kind::Variable:
      return variableText(zone.variable);
    case ZoneSelector::Kind::Last:
      return std::string(lastZone);
    case ZoneSelector::Kind::OfToken:
      return std::string(zoneOf) + (zone.variable.empty() ? zone.binding.name : variableText(zone.variable)) +
             ")";
    case ZoneSelector::Kind::Named:
      break;
  }
  return zone.owned ? zone.zone.name + ":" + playerText(zone.owner) : zone.zone.name;
}

std::optional<std::string> parseZone(void* target, const DataNode& data) {
  auto& zone = as<ZoneSelector>(target);
  zone = ZoneSelector{};
  zone.span = data.span;
  if (data.kind == DataKind::String && parseZoneText(zone, data, 0, data.text)) return std::nullopt;
  if (std::optional<std::string> problem = ownerProblem(data.text)) return problem;
  return "Write a zone: its id such as \"deck\", a player's own such as \"hand:actor\", a binding such "
         "as "
         "\"$cell\", a variable such as \"var(target)\", \"zoneOf($card)\", or \"last()\"";
}

DataNode formatZone(const void* target) {
  return DataNode::ofString(zoneText(as<ZoneSelector>(target)));
}

std::optional<std::string> parseRegion(void* target, const DataNode& data) {
  auto& region = as<RegionSelector>(target);
  region = RegionSelector{};
  region.span = data.span;
  const std::string_view written = data.text;
  const std::size_t colon = written.find(':');
  if (data.kind == DataKind::String) {
    region.region = reference<NameKind::Region>(data, 0, written.substr(0, colon));
    const bool ownerFits =
        colon == std::string_view::npos || parseOwner(region, data, colon + 1, written.substr(colon + 1));
    if (!region.region.name.empty() && ownerFits) return std::nullopt;
  }
  if (std::optional<std::string> problem = ownerProblem(data.text)) return problem;
  return "Write a region: its id such as \"center\", or a player's part of it such as \"home:opponent\"";
}

DataNode formatRegion(const void* target) {
  const auto& region = as<RegionSelector>(target);
  return DataNode::ofString(region.owned ? region.region.name + ":" + playerText(region.owner)
                                         : region.region.name);
}

std::optional<std::string> parseToken(void* target, const DataNode& data) {
  auto& token = as<TokenSelector>(target);
  token = TokenSelector{};
  token.span = data.span;
  std::string problem = tokenOtherwise(data.text);
  if (data.kind != DataKind::String || problem.empty())
    problem =
        "Write a token: a binding such as \"$card\", a variable such as \"var(card)\", or \"top(deck)\" or "
        "\"bottom(deck)\"";
  if (data.kind != DataKind::String) return problem;
  std::string_view written = data.text;
  if (written.size() > 1 && written[0] == '$') {
    token.binding = reference<NameKind::Binding>(data, 0, written);
    return std::nullopt;
  }
  if (parseVariable(token.variable, data, 0, written)) {
    token.kind = TokenSelector::Kind::Variable;
    return std::nullopt;
  }
  for (auto [word, kind] : {std::pair{std::string_view("top("), TokenSelector::Kind::Top},
                            std::pair{std::string_view("bottom("), TokenSelector::Kind::Bottom}}) {
    if (!written.starts_with(word) || !written.ends_with(")")) continue;
    token.kind = kind;
    std::string_view inner = written.substr(word.size(), written.size() - word.size() - 1);
    token.zone.span = partOf(data, word.size(), inner.size());
    if (parseZoneText(token.zone, data, word.size(), inner)) return std::nullopt;
  }
  return problem;
}

DataNode formatToken(const void* target) {
  const auto& token = as<TokenSelector>(target);
  if (token.kind == TokenSelector::Kind::Binding) return DataNode::ofString(token.binding.name);
  if (token.kind == TokenSelector::Kind::Variable) return DataNode::ofString(variableText(token.variable));
  std::string word = token.kind == TokenSelector::Kind::Top ? "top(" : "bottom(";
  return DataNode::ofString(word + zoneText(token.zone) + ")");
}

std::optional<std::string> parseDirection(void* target, const DataNode& data) {
  auto& direction = as<DirectionSelector>(target);
  direction = DirectionSelector{};
  direction.span = data.span;
  const std::string_view written = data.text;
  const std::size_t colon = written.find(':');
  const std::string_view name = written.substr(0, colon);
  if (data.kind == DataKind::String && !name.empty() && name != "$") {
    if (name[0] == '$')
      direction.binding = reference<NameKind::Binding>(data, 0, name);
    else
      direction.set = reference<NameKind::DirectionSet>(data, 0, name);
    if (colon == std::string_view::npos || parseOwner(direction, data, colon + 1, written.substr(colon + 1)))
      return std::nullopt;
    if (std::optional<std::string> problem = ownerProblem(written)) return problem;
  }
  return "Write the name of a direction, a bound direction such as \"$way\", or a player's such as "
         "\"forward:opponent\"";
}

DataNode formatDirection(const void* target) {
  const auto& direction = as<DirectionSelector>(target);
  const std::string& name = direction.isBound() ? direction.binding.name : direction.set.name;
  return DataNode::ofString(direction.owned ? name + ":" + playerText(direction.owner) : name);
}

/// A name of the kind, or a text that is one.
template <NameKind K>
std::optional<std::string> parseName(void* target, const DataNode& data) {
  auto& selector = as<NameSelector<K>>(target);
  selector = NameSelector<K>{};
  if (data.kind != DataKind::String || data.text.empty() || data.text == "$")
    return "Write the name of a " + std::string(nameKindLabel(K)) + ", or a bound text such as \"$kind\"";
  if (data.text[0] == '$')
    selector.binding = reference<NameKind::Binding>(data, 0, data.text);
  else if (!parseVariable(selector.variable, data, 0, data.text))
    static_cast<Ref<K>&>(selector) = reference<K>(data, 0, data.text);
  return std::nullopt;
}

template <NameKind K>
DataNode formatName(const void* target) {
  const auto& selector = as<NameSelector<K>>(target);
  if (!selector.variable.empty()) return DataNode::ofString(variableText(selector.variable));
  return DataNode::ofString(selector.binding.empty() ? selector.name : selector.binding.name);
}

template <NameKind K>
Type nameSelector(std::string doc, std::string example) {
  const std::string kind(nameKindLabel(K));
  Type t = notation<NameSelector<K>>(
      kind + " selector", std::move(doc), &parseName<K>, &formatName<K>,
      {{std::move(example), "A " + kind + ", by its name."},
       {"$kind", "A text that is the name of one, bound by a parameter, a choice or a loop."},
       {"var(kind)", "A text that is the name of one, held by a variable."}},
      R"({"type":"string","minLength":1})");
  const auto access = [](void* p) -> void* { return static_cast<Ref<K>*>(&as<NameSelector<K>>(p)); };
  t.parts = {
      {"name", "", &Described<Ref<K>>::type, false, access},
      {"binding", "", &Described<BindingRef>::type, false, &MemberOf<&NameSelector<K>::binding>::access},
      {"variable", "", &Described<VariableRef>::type, false, &MemberOf<&NameSelector<K>::variable>::access}};
  return t;
}

std::optional<std::string> parseNumber(void* target, const DataNode& data) {
  auto& number = as<Number>(target);
  number = Number{};
  number.span = data.span;
  if (data.kind == DataKind::Integer) {
    number.literal = data.integer;
    return std::nullopt;
  }
  bool digits = !data.text.empty() && data.text.find_first_not_of("-0123456789") == std::string::npos;
  if (data.kind == DataKind::String && !data.text.empty() && !digits) {
    number.constant = reference<NameKind::Constant>(data, 0, data.text);
    return std::nullopt;
  }
  return "Write a whole number or the quoted name of a constant";
}

DataNode formatNumber(const void* target) {
  const auto& number = as<Number>(target);
  return number.constant.empty() ? DataNode::ofInteger(number.literal)
                                 : DataNode::ofString(number.constant.name);
}

}  // namespace

LUDO_DESCRIBE(PlayerSelector, [] {
  Type t = notation<PlayerSelector>(
      "player selector", "Which player is meant.", &parsePlayer, &formatPlayer,
      {{"actor", "The player who takes the action."},
       {"active", "The player whose turn it is."},
       {"opponent", "The next player; in a game for two, the other one."},
       {"all", "Every player, in seat order."},
       {"allOther", "Every player but the actor."},
       {"left", "The player in the next seat after the actor."},
       {"right", "The player in the seat before the actor."},
       {"0", "The player in a seat, counted from 0."},
       {"$who", "A player bound by a parameter, a choice or a loop."},
       {"var(leader)", "The player that a variable holds: a global one, or the actor's own."}},
      R"x({"oneOf":[{"type":"string","pattern":"^(actor|active|opponent|all|each|allOther|left|right|[0-9]+|\\$.+|var\\(.+\\))$"},)x"
      R"({"type":"object","properties":{"id":{"type":"integer","minimum":0},"chosen":{"type":"string"},)"
      R"("relative":{"enum":["left","right"]}},"additionalProperties":false,"minProperties":1,"maxProperties":1}]})");
  t.parts = {part<&PlayerSelector::binding>("binding"), part<&PlayerSelector::variable>("variable")};
  return t;
}())

LUDO_DESCRIBE(ZoneSelector, [] {
  Type t = notation<ZoneSelector>(
      "zone selector", "Which zone is meant.", &parseZone, &formatZone,
      {{"deck", "A zone that all players share."},
       {"hand:actor",
        "A player's own zone; any player selector may follow the colon, and several players "
        "where something is done for each."},
       {"$cell", "A zone bound by a parameter, a choice or a loop."},
       {"var(target)", "The zone that a variable holds: a global one, or the actor's own."},
       {"zoneOf($card)", "The zone that a bound token is in."},
       {"zoneOf(var(card))", "The zone that a token is in which a variable holds."},
       {"last()", "The zone where a token was last put, as by place or moveToken."}},
      R"({"type":"string","minLength":1})");
  t.parts = {part<&ZoneSelector::zone>("zone"), part<&ZoneSelector::binding>("binding"),
             part<&ZoneSelector::variable>("variable"), part<&ZoneSelector::owner>("owner")};
  return t;
}())

LUDO_DESCRIBE(RegionSelector, [] {
  Type t = notation<RegionSelector>(
      "region selector", "Which region is meant.", &parseRegion, &formatRegion,
      {{"center", "A region, by its id; of one with a part for each player, the actor's part."},
       {"home:opponent", "A player's part; any selector of one player may follow the colon."}},
      R"({"type":"string","minLength":1})");
  t.parts = {part<&RegionSelector::region>("region"), part<&RegionSelector::owner>("owner")};
  return t;
}())

LUDO_DESCRIBE(TokenSelector, [] {
  Type t = notation<TokenSelector>("token selector", "Which token is meant.", &parseToken, &formatToken,
                                   {{"$card", "A token bound by a parameter, a choice or a loop."},
                                    {"var(card)",
                                     "The token that a variable holds: a global one, or the "
                                     "actor's own."},
                                    {"top(deck)", "The top token of a zone."},
                                    {"bottom(deck)", "The bottom token of a zone."}},
                                   R"({"type":"string","minLength":2})");
  t.parts = {part<&TokenSelector::binding>("binding"), part<&TokenSelector::variable>("variable"),
             part<&TokenSelector::zone>("zone")};
  return t;
}())

LUDO_DESCRIBE(DirectionSelector, [] {
  Type t = notation<DirectionSelector>("direction selector", "Which directions are meant.", &parseDirection,
                                       &formatDirection,
                                       {{"e", "A direction, or a set of directions, by its name."},
                                        {"$way", "A direction bound by a parameter, a choice or a loop."},
                                        {"forward:opponent",
                                         "As a player sees it, and not the actor; any selector of one player "
                                         "may follow the colon."}},
                                       R"({"type":"string","minLength":1})");
  t.parts = {part<&DirectionSelector::set>("set"), part<&DirectionSelector::binding>("binding"),
             part<&DirectionSelector::owner>("owner")};
  return t;
}())

LUDO_DESCRIBE(TokenTypeSelector, nameSelector<NameKind::TokenType>("Which token type is meant.", "card"))
LUDO_DESCRIBE(PropertySelector, nameSelector<NameKind::Property>("Which property is meant.", "cost"))

LUDO_DESCRIBE(Number, [] {
  Type t =
      notation<Number>("number", "A whole number, or the quoted name of a constant.", &parseNumber,
                       &formatNumber, {{"5", "A whole number."}, {"HAND_LIMIT", "A constant, by its name."}},
                       R"({"type":["integer","string"]})");
  t.parts = {part<&Number::constant>("constant")};
  return t;
}())

}  // namespace ludo::language
