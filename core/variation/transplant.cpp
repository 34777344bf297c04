// SPDX-License-Identifier: Apache-2.0
#include "core/variation/transplant.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/language/walk.h"
#include "core/language/write.h"
#include "core/variation/fresh_value.h"

namespace ludo::variation {

using namespace language;
using generate::Sort;
using generate::Vocabulary;

namespace {

class Adapter {
 public:
  Adapter(const Site& from, const Vocabulary& donor, const Site& to, const Vocabulary& host,
          generate::Chooser& chooser)
      : m_donor(donor), m_host(host), m_chooser(chooser) {
    m_donor.setBound(from.bound);
    m_host.setBound(to.bound);
  }

  /// False when some name has no counterpart.
  bool adapt(const Type& type, void* value) {
    walk(type, value, [this](const Type& part, void* held, const Path&) {
      if (part.kind == TypeKind::Definition && part.nameKind == NameKind::Binding) {
        const std::string& name = *part.text(held);
        m_inner.emplace(name, freshName(name));
      }
      return true;
    });
    walk(type, value,
         [this](const Type& part, void* held, const Path&) { return m_fits && take(part, held); });
    return m_fits;
  }

 private:
  /// Adapts one part; whether what is inside is still to be looked at.
  bool take(const Type& type, void* value) {
    if (&type == &typeOf<ZoneSelector>()) takeZone(*static_cast<ZoneSelector*>(value));
    if (&type == &typeOf<RegionSelector>()) takeRegion(*static_cast<RegionSelector*>(value));
    if (&type == &typeOf<DirectionSelector>()) takeDirection(*static_cast<DirectionSelector*>(value));
    if (&type == &typeOf<ValueExpr>()) takeText(*static_cast<ValueExpr*>(value));
    if (&type == &typeOf<PlayerSelector>()) {
      auto& player = *static_cast<PlayerSelector*>(value);
      player.seat = std::min(player.seat, m_host.seats() - 1);
    }
    if (type.kind == TypeKind::Record) takeRecord(type, value);
    if (type.kind == TypeKind::Definition || type.kind == TypeKind::Reference)
      takeName(type, *type.text(value));
    return m_fits;
  }

  void takeName(const Type& type, std::string& name) {
    if (name.empty()) return;
    if (type.nameKind == NameKind::Binding) return takeBound(name);
    static const std::set<NameKind> done = {NameKind::Zone, NameKind::Region, NameKind::Variable,
                                            NameKind::Property};
    if (done.contains(type.nameKind)) return;
    // What a definition takes is too much to be alike by chance; what an action is, nobody can tell.
    const bool isOnlyItself = type.nameKind == NameKind::Formula || type.nameKind == NameKind::Action;
    replace(name, m_host.names(type.nameKind), isOnlyItself);
  }

  /// Keeps a name that is among those of the host; else takes one of them.
  void replace(std::string& name, const std::vector<std::string>& names, bool isOnlyItself = false) {
    if (std::ranges::find(names, name) != names.end()) return;
    const auto known = m_replaced.find(name);
    if (known != m_replaced.end() && std::ranges::find(names, known->second) != names.end()) {
      name = known->second;
      return;
    }
    m_fits = m_fits && !names.empty() && !isOnlyItself;
    if (!m_fits) return;
    const std::string& other = m_chooser.oneOf(names);
    m_replaced[name] = other;
    name = other;
  }

  void takeZone(ZoneSelector& zone) {
    if (zone.kind != ZoneSelector::Kind::Named) return;
    replace(zone.zone.name, m_host.zones(zone.owned ? ZoneOwner::Player : ZoneOwner::None));
  }

  void takeRegion(RegionSelector& region) {
    replace(region.region.name, m_host.names(NameKind::Region));
    region.owned = region.owned && m_host.hasParts(region.region.name);
  }

  void takeDirection(DirectionSelector& direction) {
    if (direction.isBound()) return;
    replace(direction.set.name, m_host.names(NameKind::DirectionSet));
    const std::vector<std::string>& seen = m_host.directionsOfPlayers();
    direction.owned = direction.owned && std::ranges::find(seen, direction.set.name) != seen.end();
  }

  void takeRecord(const Type& type, void* record) {
    // Which properties a type has differs too much.
    const auto* create =
        &type == &typeOf<CreateTokenEffect>() ? static_cast<CreateTokenEffect*>(record) : nullptr;
    m_fits = m_fits && (create == nullptr || create->props.empty());
    const Field* scope = type.field("scope");
    for (const Field& field : type.fields) {
      const Type& held = field.type().kind == TypeKind::Optional ? field.type().element() : field.type();
      void* value = field.access(record);
      if (field.type().kind == TypeKind::Optional) value = field.type().optionalValue(value);
      if (value == nullptr || held.kind != TypeKind::Reference) continue;
      if (held.nameKind == NameKind::Variable) takeVariable(type, record, scope, *held.text(value));
      if (held.nameKind == NameKind::Region) replace(*held.text(value), m_host.names(NameKind::Region));
      if (held.nameKind == NameKind::Property) takeProperty(type, *held.text(value));
    }
  }

  void takeVariable(const Type& type, void* record, const Field* scope, std::string& name) {
    bool isGlobal = &type == &typeOf<GlobalVariableValue>();
    if (scope != nullptr) isGlobal = scope->type().getEnum(scope->access(record)) == 0;
    replace(name, m_host.variables(isGlobal ? VariableScope::Global : VariableScope::Player));
  }

  void takeProperty(const Type& type, std::string& name) {
    const bool isZone = &type == &typeOf<ZonePropertyValue>();
    const std::optional<Sort> sort = isZone ? m_donor.sortOfZoneProperty(name) : m_donor.sortOf(name);
    m_fits = m_fits && sort.has_value();
    if (m_fits) replace(name, isZone ? m_host.zoneProperties(*sort) : m_host.properties(*sort));
  }

  /// A quoted text may be a bound name, a constant, or the name of a token type.
  void takeText(ValueExpr& value) {
    auto* text = std::get_if<std::string>(&value.node);
    if (text == nullptr) return;
    const auto isOf = [&](NameKind kind) {
      const std::vector<std::string>& names = m_donor.names(kind);
      return std::ranges::find(names, *text) != names.end();
    };
    if (text->starts_with('$')) return takeBound(*text);
    for (const NameKind kind : {NameKind::Constant, NameKind::TokenType, NameKind::DirectionSet}) {
      if (isOf(kind)) return replace(*text, m_host.names(kind));
    }
  }

  void takeBound(std::string& name) {
    if (const auto inner = m_inner.find(name); inner != m_inner.end()) {
      name = inner->second;
      return;
    }
    // What the rules bind by themselves inside the part is bound there in the host too.
    const std::optional<Sort> sort = m_donor.sortOfBound(name);
    if (!sort && (name == "$zone" || name == "$token" || name == "$player")) return;
    m_fits = m_fits && sort.has_value();
    if (m_fits) replace(name, m_host.bound(*sort));
  }

  /// A name that hides none of those bound in the host.
  std::string freshName(const std::string& name) const {
    std::string fresh = name;
    for (int number = 2; m_host.sortOfBound(fresh).has_value(); ++number)
      fresh = name + std::to_string(number);
    return fresh;
  }

  Vocabulary m_donor;
  Vocabulary m_host;
  generate::Chooser& m_chooser;
  std::map<std::string, std::string> m_inner;     ///< names bound inside the part
  std::map<std::string, std::string> m_replaced;  ///< the same name means the same throughout
  bool m_fits = true;
};

template <typename T>
void copy(const void* from, void* to) {
  *static_cast<T*>(to) = *static_cast<const T*>(from);
}

}  // namespace

std::optional<text::DataNode> transplant(const Site& from, const generate::WrittenGame& donor, const Site& to,
                                         const generate::WrittenGame& host, generate::Chooser& chooser) {
  bool fits = true;
  text::DataNode data = dataOf(*to.type, [&](const Type& type, void* value) {
    if (&type == &typeOf<ValueExpr>()) copy<ValueExpr>(from.value, value);
    if (&type == &typeOf<Query>()) copy<Query>(from.value, value);
    if (&type == &typeOf<Condition>()) copy<Condition>(from.value, value);
    if (&type == &typeOf<Effect>()) copy<Effect>(from.value, value);
    fits = Adapter(from, donor.names, to, host.names, chooser).adapt(type, value);
  });
  return fits ? std::optional(std::move(data)) : std::nullopt;
}

}  // namespace ludo::variation
