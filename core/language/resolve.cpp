// SPDX-License-Identifier: Apache-2.0
#include "core/language/resolve.h"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/missing_capabilities.h"
#include "core/language/reader.h"
#include "core/language/synonyms.h"
#include "core/language/walk.h"

namespace ludo::language {

namespace kinds = diagnostics::kinds;

namespace {

/// How many places are named at which one unknown name is used.
constexpr std::size_t mostPlaces = 40;

/// The names of one kind, in index order.
class NameTable {
 public:
  /// Returns the index of the name, and whether it is new.
  std::pair<std::uint32_t, bool> add(const std::string& name, Span span) {
    auto [place, isNew] = m_indices.try_emplace(name, static_cast<std::uint32_t>(m_names.size()));
    if (isNew) {
      m_names.push_back(name);
      m_spans.push_back(span);
    }
    return {place->second, isNew};
  }
  std::uint32_t find(const std::string& name) const {
    auto place = m_indices.find(name);
    return place == m_indices.end() ? Ref<NameKind::Zone>::unresolved : place->second;
  }
  Span spanOf(std::uint32_t index) const { return m_spans[index]; }
  const std::vector<std::string>& names() const { return m_names; }

 private:
  std::unordered_map<std::string, std::uint32_t> m_indices;
  std::vector<std::string> m_names;
  std::vector<Span> m_spans;
};

class Resolver {
 public:
  Resolver(GameDef& def, diagnostics::List& diagnostics, const std::set<NameKind>& incomplete)
      : m_def(def), m_diagnostics(diagnostics), m_incomplete(incomplete) {}

  void run() {
    collectDefinitions();
    m_def.nodeCount = 0;
    m_def.listCount = 0;
    walk(gameDefType(), &m_def, [this](const Type& type, void* value, const Path& path) {
      // First, so that numbers do not depend on whether a name was written in full or in short.
      if (&type == &typeOf<ValueExpr>()) normalise(*static_cast<ValueExpr*>(value));
      if (&type == &typeOf<ZonePropertyValue>()) m_ofZone = &static_cast<ZonePropertyValue*>(value)->prop;
      number(type, value, m_def.nodeCount, m_def.listCount);
      if (type.kind == TypeKind::Reference) lookUp(type, value, path);
      return true;
    });
    m_def.directionNames = table(NameKind::Direction).names();
    m_def.directionSetNames = table(NameKind::DirectionSet).names();
    m_def.propertyNames = table(NameKind::Property).names();
    m_def.bindingNames = table(NameKind::Binding).names();
  }

  /// For a game that is resolved already.
  void run(std::vector<TestDef>& tests) {
    for (const auto& [kind, names] : {std::pair{NameKind::Direction, &m_def.directionNames},
                                      std::pair{NameKind::DirectionSet, &m_def.directionSetNames},
                                      std::pair{NameKind::Property, &m_def.propertyNames},
                                      std::pair{NameKind::Binding, &m_def.bindingNames}}) {
      for (const std::string& name : *names) table(kind).add(name, {});
    }
    m_definedTwice = false;
    collectDefinitions();
    std::uint32_t nodes = m_def.nodeCount;
    std::uint32_t lists = m_def.listCount;
    const Type& type = testsType();
    const auto visit = [&](const Type& part, void* value, const Path& path) {
      if (&part == &typeOf<ValueExpr>()) normalise(*static_cast<ValueExpr*>(value));
      if (&part == &typeOf<ZonePropertyValue>()) m_ofZone = &static_cast<ZonePropertyValue*>(value)->prop;
      number(part, value, nodes, lists);
      if (part.kind == TypeKind::Reference) lookUp(part, value, path);
      return true;
    };
    walk(type, &tests, visit, "tests");
    m_def.bindingNames = table(NameKind::Binding).names();
  }

 private:
  NameTable& table(NameKind kind) { return m_tables[kind]; }

  void collectDefinitions() {
    walk(gameDefType(), &m_def, [this](const Type& type, void* value, const Path& path) {
      if (type.kind == TypeKind::Definition) define(type, value, path);
      if (&type == &typeOf<DirectedEdge>()) {
        const DirectionRef& direction = static_cast<DirectedEdge*>(value)->direction;
        table(NameKind::Direction).add(direction.name, direction.span);
      }
      return true;
    });
    // Rules may write a basic direction wherever they may write a set.
    const NameTable& basic = table(NameKind::Direction);
    for (std::uint32_t i = 0; i < basic.names().size(); ++i)
      table(NameKind::DirectionSet).add(basic.names()[i], basic.spanOf(i));
  }

  void define(const Type& type, void* value, const Path& path) {
    const std::string& name = *type.text(value);
    Span span = *type.nameSpan(value);
    auto [index, isNew] = table(type.nameKind).add(name, span);
    // Properties are shared between token types, and bindings between scopes.
    bool shared = type.nameKind == NameKind::Property || type.nameKind == NameKind::Binding;
    if (isNew || shared || !m_definedTwice || isFull(span)) return;
    std::string label(nameKindLabel(type.nameKind));
    auto& diagnostic = report(m_diagnostics, kinds::DuplicateName, span, path.text(),
                              "There is another " + label + " called \"" + name + "\"");
    diagnostic.suggestion = "Give one of them another name";
    diagnostic.related.push_back({"First defined here", table(type.nameKind).spanOf(index)});
  }

  static void number(const Type& type, void* value, std::uint32_t& nodes, std::uint32_t& lists) {
    if (type.node != nullptr) type.node(value)->node = ++nodes;
    if (type.listNumber != nullptr) *type.listNumber(value) = ++lists;
  }

  void normalise(ValueExpr& value) {
    const auto* written = std::get_if<std::string>(&value.node);
    if (written == nullptr) return;
    std::string name = *written;
    if (name.size() > 1 && name[0] == '$') {
      BindingValue binding;
      binding.span = value.span;
      binding.name = BindingRef(name);
      binding.name.span = value.span;
      value.node = std::move(binding);
    } else if (table(NameKind::Constant).find(name) != ConstantRef::unresolved) {
      ConstantValue constant;
      constant.span = value.span;
      constant.name = ConstantRef(name);
      constant.name.span = value.span;
      value.node = std::move(constant);
    }
  }

  void lookUp(const Type& type, void* value, const Path& path) {
    const std::string& name = *type.text(value);
    if (name.empty()) return;
    std::uint32_t& index = *type.nameIndex(value);
    // Whether a binding is in scope is checked later; here it only gets its number.
    index = type.nameKind == NameKind::Binding ? table(type.nameKind).add(name, {}).first
                                               : table(type.nameKind).find(name);
    if (index != ZoneRef::unresolved || m_incomplete.contains(type.nameKind)) return;
    reportUnknown(type, name, *type.nameSpan(value), path, value == m_ofZone);
  }

  /// The names that may be meant: of properties those of zones, or those of tokens.
  const std::vector<std::string>& namesFor(NameKind kind, bool isOfZone) {
    if (kind != NameKind::Property) return table(kind).names();
    std::optional<std::vector<std::string>>& names = isOfZone ? m_ofZones : m_ofTokens;
    if (names) return *names;
    NameTable found;
    const auto addAll = [&found](const auto& owners) {
      for (const auto& owner : owners) {
        for (const PropertyDef& prop : owner.props) found.add(prop.id.name, {});
      }
    };
    if (isOfZone) {
      addAll(m_def.zones);
      for (const std::string& name : m_def.shapeProperties) found.add(name, {});
    } else {
      addAll(m_def.tokenTypes);
    }
    return names.emplace(found.names());
  }

  /// Whether so many mistakes are told that no more are; the last one says so.
  bool isFull(Span span) {
    if (m_diagnostics.size() < limits::mistakes) return false;
    if (m_diagnostics.size() > limits::mistakes) return true;
    report(m_diagnostics, kinds::TooLarge, span, {}, "From here on, unknown and repeated names are not told")
        .suggestion = "Mend the mistakes above first";
    return true;
  }

  void reportUnknown(const Type& type, const std::string& name, Span span, const Path& path, bool isOfZone) {
    if (isFull(span)) return;
    const std::vector<std::string>& known = namesFor(type.nameKind, isOfZone);
    std::optional<std::string> best;
    // A constant is read by its name alone, and no variable that is called much the same.
    const bool isConstant = type.nameKind == NameKind::Variable &&
                            table(NameKind::Constant).find(name) != ConstantRef::unresolved;
    if (!isConstant && m_comparisons.spend(static_cast<std::int64_t>(known.size())))
      best = nearest(name, known);
    // A name that is like no other was most likely never defined: one mistake, however often it is used.
    if (!best) {
      auto [told, isNew] = m_told.try_emplace({type.nameKind, name}, m_diagnostics.size());
      if (!isNew) {
        diagnostics::Diagnostic& first = m_diagnostics[told->second];
        // Rows of a table all speak of one column.
        const bool isTold =
            first.span == span || (!first.related.empty() && first.related.back().span == span);
        if (!isTold && first.related.size() < mostPlaces)
          first.related.push_back({"Used here as well", span});
        return;
      }
    }
    std::string label(nameKindLabel(type.nameKind));
    auto& diagnostic = report(m_diagnostics, kinds::UnknownName, span, path.text(),
                              "There is no " + label + " called \"" + name + '"');
    if (const MissingCapability* missing = missingCapability(name);
        missing != nullptr && type.nameKind == NameKind::Constant) {
      tellOf(*missing, name, diagnostic);
      return;
    }
    if (best) {
      diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
      if (span.known()) {
        bool quoted = span.end - span.begin == name.size() + 2;
        diagnostic.fix = diagnostics::Fix{"Replace with \"" + *best + '"',
                                          {{span, quoted ? '"' + *best + '"' : *best}},
                                          sameLetters(*best, name)};
      }
      diagnostic.alternatives.push_back(*best);
    } else {
      explainStranger(diagnostic, type.nameKind, name);
    }
    constexpr std::size_t shown = 40;
    const auto add = [&](const std::string& other) {
      if (other != best && diagnostic.alternatives.size() < shown) diagnostic.alternatives.push_back(other);
    };
    // Those that are as near come before the others.
    const std::size_t distance = best ? editDistance(name, *best) : 0;
    const auto isNear = [&](const std::string& other) {
      return best && editDistance(name, other, distance) <= distance;
    };
    if (best && m_comparisons.spend(static_cast<std::int64_t>(known.size()))) {
      for (const std::string& other : known) {
        if (isNear(other)) add(other);
      }
    }
    const std::size_t near = diagnostic.alternatives.size();
    for (const std::string& other : known) {
      const auto end = diagnostic.alternatives.begin() + static_cast<std::ptrdiff_t>(near);
      if (std::find(diagnostic.alternatives.begin(), end, other) == end) add(other);
      if (diagnostic.alternatives.size() >= shown) break;
    }
  }

  /// Says what a name is, if it is something else, and what to do.
  void explainStranger(diagnostics::Diagnostic& diagnostic, NameKind kind, const std::string& name) {
    const std::string needed(nameKindLabel(kind));
    static constexpr std::string_view players[] = {"actor",    "active", "opponent", "all",
                                                   "allOther", "each",   "left",     "right"};
    if (kind == NameKind::Zone &&
        std::find(std::begin(players), std::end(players), name) != std::end(players)) {
      diagnostic.message = "The word \"" + name + "\" means a player, and a zone is needed here";
      diagnostic.suggestion = "Name the zone and whose it is, as in \"" + ownedZone() + ":" + name + '"';
      return;
    }
    for (auto& [other, names] : m_tables) {
      std::uint32_t index = names.find(name);
      bool counts = other != kind && other != NameKind::Binding && index != ZoneRef::unresolved;
      if (!counts) continue;
      diagnostic.message = "The name \"" + name + "\" is that of " +
                           withArticle(std::string(nameKindLabel(other))) + ", and " + withArticle(needed) +
                           " is needed here";
      if (names.spanOf(index).known()) diagnostic.related.push_back({"Defined here", names.spanOf(index)});
      break;
    }
    diagnostic.suggestion = table(kind).names().empty()
                                ? "Define it first: the game has no " + needed + " at all"
                                : "Use one of the accepted names, or define it";
  }

  std::string ownedZone() const {
    for (const ZoneDef& zone : m_def.zones) {
      if (zone.owner == ZoneOwner::Player) return zone.id.name;
    }
    return "hand";
  }

  GameDef& m_def;
  diagnostics::List& m_diagnostics;
  const std::set<NameKind>& m_incomplete;
  std::map<NameKind, NameTable> m_tables;
  Budget m_comparisons{limits::comparedNames};         ///< of unknown names with known ones
  bool m_definedTwice = true;                          ///< whether that is reported
  const void* m_ofZone = nullptr;                      ///< the property of a zone that was asked for last
  std::optional<std::vector<std::string>> m_ofZones;   ///< properties, once one is not known
  std::optional<std::vector<std::string>> m_ofTokens;  ///< the same
  /// The diagnostic of each unknown name that is like no other.
  std::map<std::pair<NameKind, std::string>, std::size_t> m_told;
};

}  // namespace

namespace {

bool isUnknown(const Type& type, const void* value) {
  if (type.kind != TypeKind::Reference || type.nameIndex == nullptr) return false;
  return !textOf(type, value).empty() && nameIndexOf(type, value) == ZoneRef::unresolved;
}

}  // namespace

bool hasUnknownNames(const GameDef& def) {
  return anyWithin(def, isUnknown);
}

bool hasUnknownNames(const TestDef& test) {
  return anyWithin(test, isUnknown);
}

void resolve(GameDef& def, diagnostics::List& diagnostics, const std::set<NameKind>& incomplete) {
  Resolver(def, diagnostics, incomplete).run();
}

void resolveTests(GameDef& def, std::vector<TestDef>& tests, diagnostics::List& diagnostics,
                  const std::set<NameKind>& incomplete) {
  Resolver(def, diagnostics, incomplete).run(tests);
}

}  // namespace ludo::language
