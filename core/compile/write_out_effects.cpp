// SPDX-License-Identifier: Apache-2.0
// A use of defined effects becomes a copy of them, inside a let for each parameter.
#include <algorithm>
#include <map>

#include "core/base/limits.h"
#include "core/compile/compile.h"
#include "core/compile/write_out_names.h"
#include "core/diagnostics/kinds.h"
#include "core/language/effect_facts.h"
#include "core/language/language.h"
#include "core/language/resolve.h"

namespace ludo::compile {

using namespace language;

namespace {

bool mentions(const ValueExpr& value, const std::string& name) {
  return anyWithin(value, [&](const Type& type, const void* part) {
    const bool isName = type.kind == TypeKind::Reference && type.nameKind == NameKind::Binding;
    return isName && static_cast<const BindingRef*>(part)->name == name;
  });
}

ValueExpr bound(const std::string& name, Span span) {
  BindingValue binding;
  binding.span = span;
  binding.name = BindingRef(name);
  ValueExpr value;
  value.span = span;
  value.node = std::move(binding);
  return value;
}

bool isPlainly(const ValueExpr& value, const std::string& name) {
  const auto* binding = std::get_if<BindingValue>(&value.node);
  return binding != nullptr && binding->name.name == name;
}

template <typename Part>
Effect effectOf(Part part, Span span) {
  Effect effect;
  part.span = span;
  effect.span = span;
  effect.node = std::move(part);
  return effect;
}

Effect let(const std::string& name, ValueExpr value, Effect in) {
  const Span span = value.span;
  LetEffect effect;
  effect.bind = BindingId(name);
  effect.value = std::move(value);
  effect.in.items.push_back(std::move(in));
  return effectOf(std::move(effect), span);
}

/// The effects as one, which drops again what they bind.
Effect together(const EffectList& effects, Span span) {
  if (effects.items.size() == 1) {
    const Effect& only = effects.items.front();
    const Type& type = alternativeOf(only);
    if (bindingField(type) == nullptr || holdsEffects(type)) return only;
  }
  IfEffect scope;
  scope.then.items = effects.items;
  return effectOf(std::move(scope), span);
}

/// The arguments are all meant as they are outside, also where a parameter hides a name of theirs.
Effect writtenOut(const FormulaDef& definition, const DoEffect& use) {
  Effect effect = together(*definition.effects, use.span);
  std::vector<const FormulaArgument*> given;
  for (const FormulaArgument& argument : use.with) {
    if (!isPlainly(*argument.value, argument.name.name)) given.push_back(&argument);
  }
  const bool hides = std::ranges::any_of(given, [&](const FormulaArgument* hidden) {
    return std::ranges::any_of(given, [&](const FormulaArgument* other) {
      return other != hidden && mentions(*other->value, hidden->name.name);
    });
  });
  const auto meanwhile = [](const FormulaArgument& argument) { return argument.name.name + ".given"; };
  for (const FormulaArgument* argument : given) {
    const std::string& name = argument->name.name;
    ValueExpr value = hides ? bound(meanwhile(*argument), argument->value->span) : *argument->value;
    effect = let(name, std::move(value), std::move(effect));
  }
  if (hides) {
    for (const FormulaArgument* argument : given)
      effect = let(meanwhile(*argument), *argument->value, std::move(effect));
  }
  return effect;
}

class Writer {
 public:
  explicit Writer(std::vector<FormulaDef> definitions) : m_definitions(std::move(definitions)) {}

  template <typename Root>
  void writeOut(const Type& type, Root& root) {
    walk(type, &root, [this](const Type& part, void* value, const Path&) {
      if (&part == &typeOf<Effect>()) writeOut(*static_cast<Effect*>(value));
      return &part != &typeOf<ZoneDef>() && &part != &typeOf<RegionDef>();  // there can be thousands
    });
  }

  /// How many effects there are inside, once they are written out.
  std::int64_t count(const Type& type, const void* root) {
    std::int64_t total = 0;
    walkConst(type, root, [&](const Type& part, const void* value) {
      if (&part != &typeOf<Effect>()) return &part != &typeOf<FormulaDef>() && &part != &typeOf<ZoneDef>();
      const FormulaDef* used = definitionOf(*static_cast<const Effect*>(value));
      total = std::min(limits::writtenOutEffects + 1, total + 1 + (used != nullptr ? count(*used) : 0));
      return true;
    });
    return total;
  }

 private:
  void writeOut(Effect& effect) {
    while (const FormulaDef* used = definitionOf(effect)) {
      const DoEffect use = std::get<DoEffect>(effect.node);
      effect = writtenOut(*used, use);
    }
  }

  std::int64_t count(const FormulaDef& definition) {
    const auto known = m_counts.find(&definition);
    if (known != m_counts.end()) return known->second;
    std::int64_t found = 0;
    for (const Effect& effect : definition.effects->items)
      found = std::min(limits::writtenOutEffects + 1, found + count(typeOf<Effect>(), &effect));
    return m_counts[&definition] = found;
  }

  const FormulaDef* definitionOf(const Effect& effect) const {
    const auto* use = std::get_if<DoEffect>(&effect.node);
    if (use == nullptr || !use->name.resolved()) return nullptr;
    const FormulaDef& definition = m_definitions[use->name.index];
    return definition.effects ? &definition : nullptr;
  }

  const std::vector<FormulaDef> m_definitions;
  std::map<const FormulaDef*, std::int64_t> m_counts;
};

}  // namespace

namespace {

/// The effects of definitions; false when there are too many.
bool writeOutDefinitions(GameDef& def, std::vector<TestDef>& tests, diagnostics::List& diagnostics) {
  const auto hasEffects = [](const FormulaDef& definition) { return definition.effects.has_value(); };
  const auto first = std::ranges::find_if(def.definitions, hasEffects);
  if (first == def.definitions.end()) return true;
  Writer writer(def.definitions);
  const std::int64_t all = writer.count(gameDefType(), &def) + writer.count(testsType(), &tests);
  if (all > limits::writtenOutEffects) {
    report(diagnostics, diagnostics::kinds::TooLarge, first->id.span, "definitions",
           "Defined effects are written out wherever they are used, and there are more than " +
               std::to_string(limits::writtenOutEffects) + " then")
        .suggestion = "Let fewer definitions use one another several times";
    return false;
  }
  std::erase_if(def.definitions, hasEffects);
  writer.writeOut(gameDefType(), def);
  writer.writeOut(testsType(), tests);
  return true;
}

}  // namespace

bool writeOutEffects(GameDef& def, std::vector<TestDef>& tests, diagnostics::List& diagnostics) {
  const std::size_t before = def.definitions.size();
  if (!writeOutDefinitions(def, tests, diagnostics)) return false;
  const std::optional<bool> named = writeOutNames(def, tests, diagnostics);
  if (!named) return false;
  if (!*named && def.definitions.size() == before) return true;
  diagnostics::List told;  // names that are wrong in tests
  resolve(def, told);
  resolveTests(def, tests, told);
  return true;
}

}  // namespace ludo::compile
