// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/telling_properties.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::kernel {

using namespace language;

namespace {

using Slots = std::vector<std::size_t>;
/// What an effect gives the tokens that it makes, as written, by slot.
using Row = std::vector<std::string>;

/// More comparisons of properties are not worth a shorter name.
constexpr std::size_t mostComparisons = 1U << 22U;

/// Text that the same literals have, and no others; nothing for what is worked out in play.
std::optional<std::string> literalText(const ValueExpr& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value.node)) return std::to_string(*number);
  if (const auto* truth = std::get_if<bool>(&value.node)) return *truth ? "true" : "false";
  if (const auto* text = std::get_if<std::string>(&value.node)) return '"' + *text;
  return std::nullopt;
}

/// The names of properties that effects write, and what makes tokens.
struct Written {
  std::set<std::string> atCreation;
  std::set<std::string> later;
  std::map<std::string, std::vector<const CreateTokenEffect*>> creations;  ///< by token type

  bool visit(const Type& type, const void* part) {
    if (&type == &typeOf<CreateTokenEffect>()) {
      const auto* made = static_cast<const CreateTokenEffect*>(part);
      creations[made->type.name].push_back(made);
      for (const auto& [property, value] : made->props) atCreation.insert(property.name);
    } else if (&type == &typeOf<SetTokenPropEffect>()) {
      later.insert(static_cast<const SetTokenPropEffect*>(part)->prop.name);
    }
    return &type != &typeOf<ZoneDef>();  // a board has many, and no effects in them
  }
};

/// What tokens of the type there can be; nothing where that is only known in play.
std::optional<std::vector<Row>> rowsOf(const TokenTypeDef& type,
                                       const std::vector<const CreateTokenEffect*>& creations) {
  Row usual;
  for (const PropertyDef& prop : type.props) usual.push_back(literalText(prop.value).value_or("?"));
  std::vector<Row> rows;
  for (const CreateTokenEffect* made : creations) {
    Row& row = rows.emplace_back(usual);
    for (const auto& [property, value] : made->props) {
      const auto slot =
          std::ranges::find(type.props, property.name, [](const PropertyDef& prop) { return prop.id.name; });
      std::optional<std::string> text = literalText(value);
      if (slot == type.props.end() || !text) return std::nullopt;
      row[static_cast<std::size_t>(slot - type.props.begin())] = std::move(*text);
    }
  }
  return rows;
}

std::size_t different(const std::vector<Row>& rows, const Slots& slots) {
  std::set<Row> parts;
  for (const Row& row : rows) {
    Row part;
    for (const std::size_t slot : slots) part.push_back(row[slot]);
    parts.insert(std::move(part));
  }
  return parts.size();
}

/// Takes away what follows from the name.
void leaveOutWhatFollows(const std::vector<Row>& rows, TellingProperties::OfType& slots) {
  if (rows.size() * (slots.inName.size() + 1) * slots.beside.size() > mostComparisons) return;
  const std::size_t names = different(rows, slots.inName);
  std::erase_if(slots.beside, [&](std::size_t slot) {
    Slots both = slots.inName;
    both.push_back(slot);
    return different(rows, both) == names;
  });
}

}  // namespace

TellingProperties::TellingProperties(const GameDef& def, std::span<const EffectList> positions) {
  Written written;
  const auto visit = [&](const Type& type, const void* part) { return written.visit(type, part); };
  walkConst(gameDefType(), &def, visit);
  for (const EffectList& position : positions) {
    for (const Effect& effect : position.items) walkConst(typeOf<Effect>(), &effect, visit);
  }
  for (const TokenTypeDef& type : def.tokenTypes) {
    OfType& slots = m_types.emplace_back();
    for (std::size_t slot = 0; slot < type.props.size(); ++slot) {
      const std::string& name = type.props[slot].id.name;
      if (type.name.find('{' + name + '}') != std::string::npos) {
        slots.inName.push_back(slot);
      } else if (written.atCreation.contains(name) && !written.later.contains(name)) {
        slots.beside.push_back(slot);
      }
    }
    if (slots.beside.empty()) continue;
    if (const std::optional<std::vector<Row>> rows = rowsOf(type, written.creations[type.id.name]))
      leaveOutWhatFollows(*rows, slots);
  }
}

}  // namespace ludo::kernel
