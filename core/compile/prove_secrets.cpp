// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/effect_facts.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// A value that the text alone decides, as text.
std::optional<std::string> fixedText(const ValueExpr& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value.node)) return std::to_string(*number);
  if (const auto* flag = std::get_if<bool>(&value.node)) return *flag ? "true" : "false";
  if (const auto* text = std::get_if<std::string>(&value.node)) return *text;
  if (const auto* constant = std::get_if<ConstantValue>(&value.node)) return constant->name.name;
  return std::nullopt;
}

class Secrets {
 public:
  Secrets(const kernel::Rules& rules, diagnostics::List& diagnostics)
      : m_rules(rules), m_diagnostics(diagnostics) {}

  void prove() {
    walkRules(m_rules.def(), [this](const Type& type, const void* value, const Path& path) {
      if (&type == &typeOf<CreateTokenEffect>()) created(*static_cast<const CreateTokenEffect*>(value), path);
      if (&type == &typeOf<SetTokenPropEffect>())
        written(*static_cast<const SetTokenPropEffect*>(value), path);
      if (type.consequences.any(Consequence::MoveTokens)) moved(tokenRoute(type, value));
      return true;
    });
    for (const auto& [zone, made] : m_made) {
      if (!m_isFedAnyhow && !m_fed.contains(zone)) tellOfAlike(zone, made);
    }
  }

 private:
  /// What is made in a zone that not everybody sees.
  struct Made {
    std::vector<std::pair<const CreateTokenEffect*, std::string>> effects;  ///< with their paths
    std::optional<std::string> nature;                                      ///< the only one
    bool isOfSeveral = false;
  };

  bool isHidden(const ZoneSelector& zone) const {
    return zone.kind == ZoneSelector::Kind::Named && zone.zone.resolved() &&
           m_rules.def().zones[zone.zone.index].visibility != Visibility::Public;
  }
  // Where a token under a name is, the text does not say.
  bool isHidden(const TokenSelector& token) const { return token.isOfZone() && isHidden(token.zone); }

  void moved(const TokenRoute& route) {
    if (route.leavesGame) return;
    if (route.to != nullptr && route.to->kind == ZoneSelector::Kind::Named && route.to->zone.resolved())
      m_fed.insert(route.to->zone.index);
    else
      m_isFedAnyhow = true;
  }

  void created(const CreateTokenEffect& effect, const Path& path) {
    if (!isHidden(effect.zone)) return;
    for (const auto& [property, value] : effect.props) tellOfGuess(effect.node, property, value.span, path);
    Made& made = m_made[effect.zone.zone.index];
    made.effects.emplace_back(&effect, path.text());
    std::optional<std::string> nature = std::to_string(effect.type.index);
    for (const auto& [property, value] : effect.props) {
      const std::optional<std::string> text = fixedText(value);
      if (!text) made.isOfSeveral = true;
      *nature += " " + property.name + ":" + text.value_or("");
    }
    made.isOfSeveral = made.isOfSeveral || (made.nature && made.nature != nature);
    made.nature = std::move(nature);
  }

  void written(const SetTokenPropEffect& effect, const Path& path) {
    if (!isHidden(effect.token)) return;
    tellOfGuess(effect.node, effect.prop, effect.value.span, path);
    const std::vector<std::uint32_t>& open = m_rules.origins().openWrites();
    if (std::ranges::find(open, effect.node) == open.end()) return;
    report(kinds::OpenSecret, effect.value.span, path,
           "Chance or a choice decides whether \"" + effect.prop.name +
               "\" is set on this token, and everybody can tell whether it is")
        .suggestion =
        "Set it in any case, to { ref: \"if\", when: ..., then: ..., else: ... }, if it is a secret";
  }

  void tellOfGuess(std::uint32_t node, const PropertyRef& property, Span span, const Path& path) {
    const kernel::Origin origin = m_rules.origins().of(node, property.index);
    if (origin == 0) return;
    const kernel::OriginSite& site = m_rules.origins().site(origin);
    if (site.isGuessed && !site.isPassedOn && !isSaid(property)) {
      report(
          kinds::UnknownSecret, span, path,
          "What \"" + property.name +
              "\" may be here does not follow from a roll or a choice alone, so bots imagine any value that "
              "it has elsewhere in the rules")
          .suggestion = "Say it where the token type is defined, as in mayBe: { " + property.name +
                        ": { query: \"intsInRange\", min: 1, max: 6 } }";
    }
    if (site.isGuessed || site.properties.size() != 1) return;
    const auto isFirst = [&](const auto& outcome) { return outcome == site.outcomes.front(); };
    if (!std::ranges::all_of(site.outcomes, isFirst)) return;
    report(kinds::OpenSecret, span, path,
           "The property \"" + property.name + "\" can have one value only here, so everybody can tell it")
        .suggestion = "Give the roll or choice that it is made from more than one outcome";
  }

  bool isSaid(const PropertyRef& property) const {
    return std::ranges::any_of(m_rules.def().tokenTypes, [&](const TokenTypeDef& type) {
      return std::ranges::any_of(type.mayBe,
                                 [&](const auto& entry) { return entry.first.index == property.index; });
    });
  }

  // Tokens of a type that are nothing but counted are hidden for other reasons.
  void tellOfAlike(std::uint32_t zone, const Made& made) {
    const auto& [effect, path] = made.effects.front();
    if (made.isOfSeveral || effect->props.empty()) return;
    report(kinds::OpenSecret, effect->props.front().second.span, path,
           "All tokens that are made in \"" + m_rules.def().zones[zone].id.name +
               "\" are the same, so everybody can tell what they are, although not everybody sees the zone")
        .suggestion =
        "Make the value from a roll or randomOne, or let several kinds of token be shuffled there";
  }

  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, const Path& path,
                                  std::string message) {
    return report(kind, span, path.text(), std::move(message));
  }
  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, std::string path,
                                  std::string message) {
    return diagnostics::report(m_diagnostics, kind, span, std::move(path), std::move(message));
  }

  const kernel::Rules& m_rules;
  diagnostics::List& m_diagnostics;
  std::map<std::uint32_t, Made> m_made;  ///< by zone
  std::set<std::uint32_t> m_fed;         ///< zones that tokens come to
  bool m_isFedAnyhow = false;            ///< some effect may move tokens anywhere
};

}  // namespace

void proveSecrets(const kernel::Rules& rules, diagnostics::List& diagnostics) {
  Secrets(rules, diagnostics).prove();
}

}  // namespace ludo::compile
