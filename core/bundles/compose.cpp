// SPDX-License-Identifier: Apache-2.0
#include "core/bundles/compose.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/bundles/merge.h"
#include "core/bundles/read_bundle.h"
#include "core/bundles/rename.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/spec/expand_tables.h"

namespace ludo::bundles {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

std::string kindLabel(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::GlobalVariable:
      return "global variable";
    case ParameterKind::PlayerVariable:
      return "variable of each player";
    case ParameterKind::Zone:
      return "shared zone";
    case ParameterKind::PlayerZone:
      return "zone of each player";
    default:
      return std::string(nameKindLabel(nameKindOf(kind)));
  }
}

class Composer {
 public:
  Composer(SpecDocument& document, const SourceText& source, const BundleLibrary& library,
           diagnostics::List& diagnostics)
      : m_document(document),
        m_library(library),
        m_diagnostics(diagnostics),
        m_base(static_cast<std::uint32_t>(source.content().size()) + 1) {}

  Composition run() {
    std::vector<BundleUse> uses = m_document.bundles;
    if (uses.size() > limits::bundleUses) {
      report(m_diagnostics, kinds::TooLarge, uses[limits::bundleUses].span,
             "A game uses at most " + std::to_string(limits::bundleUses) +
                 " bundles; those from here on are left out")
          .suggestion = "Write a bundle of your own that has what many have in common";
      uses.resize(limits::bundleUses);
    }
    for (const BundleUse& use : uses) {
      if (!m_done.contains(&use)) include(use, uses, use.span);
    }
    checkConflicts();
    checkBoundNames();
    return std::move(m_composition);
  }

 private:
  struct Included {
    std::string bundle;
    std::string name;
    std::vector<BundleName> conflicts;
    Span use;
  };
  struct BoundName {
    const ParameterDef* parameter;
    ParameterValue value;
    Span place;
  };

  /// Null when there is none, and then that is told.
  LoadedBundle* load(const std::string& id, Span named) {
    auto known = m_loaded.find(id);
    if (known != m_loaded.end()) return &known->second;
    BundleLibrary::Found found = m_library.find(id);
    if (found.source == nullptr) {
      reportMissing(id, named, found, m_library, m_diagnostics);
      return nullptr;
    }
    return &m_loaded.emplace(id, readBundle(std::move(found.source), id)).first->second;
  }

  void include(const BundleUse& use, const std::vector<BundleUse>& uses, Span place) {
    m_done.insert(&use);
    const std::string& id = use.use.id;
    const Span named = use.use.span.known() ? use.use.span : place;
    if (id.empty()) return;
    LoadedBundle* loaded = load(id, named);
    if (loaded == nullptr) return;
    if (std::ranges::find(m_chain, id) != m_chain.end()) {
      std::string chain;
      for (const std::string& link : m_chain) chain += link + " -> ";
      report(m_diagnostics, kinds::BundleCycle, place, "Bundles require each other: " + chain + id);
      return;
    }
    // Its own mistakes come with it; without a section bundle there is nothing more to say.
    const std::uint32_t base = m_base;
    m_base += static_cast<std::uint32_t>(loaded->source->content().size()) + 1;
    const std::string name = use.as.empty() ? id : use.as;
    m_composition.instances.push_back({id, name, loaded->source, place, base});
    for (diagnostics::Diagnostic mistake : loaded->diagnostics) {
      if (mistake.severity() != diagnostics::Severity::Error) continue;
      if (mistake.span.known()) mistake.span = {mistake.span.begin + base, mistake.span.end + base};
      mistake.related.clear();
      m_diagnostics.push_back(std::move(mistake));
    }
    if (!loaded->document.bundle) return;
    const BundleDef& bundle = *loaded->document.bundle;
    m_chain.push_back(id);
    for (const BundleName& needed : bundle.needs) includeNeeded(needed, uses, place);
    m_chain.pop_back();
    m_included.push_back({id, name, bundle.conflicts, place});
    compose(*loaded, use, name, place, base);
  }

  /// The document's own use of the bundle if there is one, else one by default.
  void includeNeeded(const BundleName& needed, const std::vector<BundleUse>& uses, Span place) {
    const auto there = [&](const Included& included) { return included.bundle == needed.id; };
    if (std::ranges::any_of(m_included, there)) return;
    const auto own =
        std::ranges::find_if(uses, [&](const BundleUse& use) { return use.use.id == needed.id; });
    if (own != uses.end()) {
      if (!m_done.contains(&*own) || std::ranges::find(m_chain, needed.id) != m_chain.end())
        include(*own, uses, own->span);
      return;
    }
    m_implied.push_back(std::make_unique<BundleUse>());
    m_implied.back()->use.id = needed.id;
    include(*m_implied.back(), uses, place);
  }

  void compose(const LoadedBundle& loaded, const BundleUse& use, const std::string& name, Span place,
               std::uint32_t base) {
    SpecDocument bundle = loaded.document;
    shiftSpans(specDocumentType(), &bundle, base);
    Renaming renaming(bundle, name + '.');
    for (const BundleName& needed : loaded.document.bundle->needs) {
      for (const Included& included : m_included) {
        if (included.bundle == needed.id) renaming.addRequired(needed.id, included.name);
      }
    }
    std::vector<ConstantDef> numbers;
    for (const ParameterDef& parameter : loaded.document.bundle->parameters) {
      bindParameter(parameter, *loaded.document.bundle, use, name, place, renaming, numbers);
    }
    checkBindings(*loaded.document.bundle, use);
    renaming.run(m_diagnostics);
    bundle.constants.insert(bundle.constants.end(), numbers.begin(), numbers.end());
    if (std::optional<Collision> collision = findCollision(bundle, m_document)) {
      auto& diagnostic = report(m_diagnostics, kinds::NamespaceCollision, place,
                                "There is a " + std::string(nameKindLabel(collision->kind)) + " called \"" +
                                    collision->name + "\" already, and the bundle \"" +
                                    loaded.document.bundle->id.id + "\" brings one");
      diagnostic.suggestion = "Give one of them another beginning with as";
      return;
    }
    merge(std::move(bundle), use, m_document);
  }

  /// What is given for the parameter, be its name nearly written so: that it is not is told of it.
  static std::vector<ParameterBinding>::const_iterator givenFor(const ParameterDef& parameter,
                                                                const BundleDef& bundle,
                                                                const BundleUse& use) {
    const std::string& name = parameter.name.name;
    const auto given = std::ranges::find(use.with, name, &ParameterBinding::parameter);
    if (given != use.with.end()) return given;
    const auto isOther = [&](const ParameterBinding& binding) {
      return std::ranges::any_of(
          bundle.parameters, [&](const ParameterDef& other) { return other.name.name == binding.parameter; });
    };
    return std::ranges::find_if(use.with, [&](const ParameterBinding& binding) {
      return !isOther(binding) && nearest(binding.parameter, {name}).has_value();
    });
  }

  void bindParameter(const ParameterDef& parameter, const BundleDef& bundle, const BundleUse& use,
                     const std::string& name, Span place, Renaming& renaming,
                     std::vector<ConstantDef>& numbers) {
    const auto given = givenFor(parameter, bundle, use);
    const bool isGiven = given != use.with.end();
    if (!isGiven && !parameter.value) {
      auto& diagnostic = report(m_diagnostics, kinds::UnboundParameter, place,
                                "The bundle \"" + use.use.id + "\" needs to be told " + parameter.name.name +
                                    ", the name of a " + kindLabel(parameter.kind));
      diagnostic.suggestion = "Add it under with" + (parameter.doc.empty() ? "" : ": " + parameter.doc);
      renaming.bind(parameter, parameter.name.name);
      return;
    }
    ParameterValue value = isGiven ? given->value : *parameter.value;
    if (!isGiven) value.span = place;
    if (parameter.kind == ParameterKind::Number && value.name.empty()) {
      checkRange(parameter, value);
      ConstantDef constant;
      constant.id = name + '.' + parameter.name.name;
      constant.id.span = value.span;
      constant.span = value.span;
      constant.value = value.number;
      renaming.bind(parameter, constant.id.name);
      numbers.push_back(std::move(constant));
      return;
    }
    // What could not be read has no place, and is told already.
    if (value.name.empty() && isGiven && !value.span.known()) {
      value.name = parameter.name.name;
    } else if (value.name.empty()) {
      report(m_diagnostics, kinds::WrongType, value.span,
             parameter.name.name + " needs the quoted name of a " + kindLabel(parameter.kind) +
                 ", not a number");
      value.name = parameter.name.name;
    } else {
      m_boundNames.push_back({&parameter, value, value.span});
    }
    renaming.bind(parameter, value.name);
  }

  void checkRange(const ParameterDef& parameter, const ParameterValue& value) {
    const bool low = parameter.min && value.number < *parameter.min;
    const bool high = parameter.max && value.number > *parameter.max;
    if (!low && !high) return;
    auto& diagnostic = report(m_diagnostics, kinds::OutOfRange, value.span,
                              parameter.name.name + " should be " + (low ? "at least " : "at most ") +
                                  std::to_string(low ? *parameter.min : *parameter.max) + ", and is " +
                                  std::to_string(value.number));
    diagnostic.suggestion = parameter.doc;
  }

  void checkBindings(const BundleDef& bundle, const BundleUse& use) {
    std::vector<std::string> known;
    for (const ParameterDef& parameter : bundle.parameters) known.push_back(parameter.name.name);
    for (const ParameterBinding& binding : use.with) {
      if (std::ranges::find(known, binding.parameter) != known.end()) continue;
      suggestNearest(
          report(m_diagnostics, kinds::UnknownName, binding.value.span,
                 "The bundle \"" + use.use.id + "\" has no parameter called \"" + binding.parameter + '"'),
          binding.parameter, known);
    }
    for (const std::optional<PhaseRef>* phase : {&use.before, &use.after}) {
      if (!*phase) continue;
      std::vector<std::string> phases;
      for (const PhaseDef& there : m_document.turn.phases) phases.push_back(there.id.name);
      if (std::ranges::find(phases, (*phase)->name) != phases.end()) continue;
      suggestNearest(report(m_diagnostics, kinds::UnknownName, (*phase)->span,
                            "There is no phase called \"" + (*phase)->name + '"'),
                     (*phase)->name, phases);
    }
  }

  void checkConflicts() {
    for (const Included& included : m_included) {
      for (const BundleName& excluded : included.conflicts) {
        const auto other = std::ranges::find(m_included, excluded.id, &Included::bundle);
        if (other == m_included.end()) continue;
        auto& diagnostic =
            report(m_diagnostics, kinds::BundleConflict, included.use,
                   "The bundle \"" + included.bundle + "\" cannot be together with \"" + excluded.id + '"');
        diagnostic.suggestion = "Use one of them";
        diagnostic.related.push_back({"The other one is used here", other->use});
      }
    }
  }

  // What parameters are bound to can come from any bundle, so it is looked up when all are there.
  void checkBoundNames() {
    for (const BoundName& bound : m_boundNames) {
      const ParameterKind kind = bound.parameter->kind;
      if (kind == ParameterKind::Property) continue;
      const std::vector<std::string> names = namesFor(kind);
      const std::string& name = bound.value.name;
      if (std::ranges::find(names, name) != names.end() || isOfBoard(kind, name)) continue;
      suggestNearest(report(m_diagnostics, kinds::UnknownName, bound.place,
                            bound.parameter->name.name + " needs a " + kindLabel(kind) +
                                ", and there is none called \"" + name + '"'),
                     name, names);
    }
  }

  bool isOfBoard(ParameterKind kind, const std::string& name) const {
    if (kind != ParameterKind::Zone && kind != ParameterKind::Region) return false;
    const bool onlyBoard = m_document.boards.size() == 1;
    return std::ranges::any_of(m_document.boards, [&](const BoardDef& board) {
      return name == board.id.name || name.starts_with(board.id.name + '_') ||
             name.starts_with(board.id.name + '.') || (onlyBoard && kind == ParameterKind::Region);
    });
  }

  std::vector<std::string> namesFor(ParameterKind kind) const {
    std::vector<std::string> names;
    const auto add = [&](const auto& definitions) {
      for (const auto& definition : definitions) names.push_back(definition.id.name);
    };
    switch (kind) {
      case ParameterKind::Number:
        add(m_document.constants);
        break;
      case ParameterKind::GlobalVariable:
        add(m_document.variables.global);
        break;
      case ParameterKind::PlayerVariable:
        add(m_document.variables.perPlayer);
        break;
      case ParameterKind::Zone:
      case ParameterKind::PlayerZone:
        for (const ZoneDef& zone : m_document.zones) {
          const bool shared = zone.owner == ZoneOwner::None;
          if (shared == (kind == ParameterKind::Zone)) names.push_back(zone.id.name);
        }
        break;
      case ParameterKind::Region:
        add(m_document.regions);
        for (const BoardDef& board : m_document.boards) add(board.regions);
        break;
      case ParameterKind::TokenType:
        add(m_document.tokenTypes);
        break;
      case ParameterKind::Phase:
        add(m_document.turn.phases);
        break;
      case ParameterKind::Action:
        add(m_document.actions);
        break;
      case ParameterKind::Property:
        break;
    }
    return names;
  }

  SpecDocument& m_document;
  const BundleLibrary& m_library;
  diagnostics::List& m_diagnostics;
  std::uint32_t m_base;
  Composition m_composition;
  std::map<std::string, LoadedBundle> m_loaded;
  std::set<const BundleUse*> m_done;
  std::vector<std::unique_ptr<BundleUse>> m_implied;
  std::vector<std::string> m_chain;  ///< the bundles that are being included
  std::vector<Included> m_included;
  std::vector<BoundName> m_boundNames;
};

}  // namespace

Composition composeBundles(SpecDocument& document, const SourceText& source, const BundleLibrary& library,
                           diagnostics::List& diagnostics) {
  spec::expandTables(document, diagnostics);
  return Composer(document, source, library, diagnostics).run();
}

std::vector<ParameterDef> parametersOf(const std::string& bundle, const BundleLibrary& library) {
  SourcePtr source = library.find(bundle).source;
  if (source == nullptr) return {};
  const LoadedBundle loaded = readBundle(std::move(source), bundle);
  return loaded.document.bundle ? loaded.document.bundle->parameters : std::vector<ParameterDef>();
}

}  // namespace ludo::bundles
