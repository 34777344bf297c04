// SPDX-License-Identifier: Apache-2.0
#include "core/compile/write_out_names.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/compile/words_of.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;

namespace {

/// Visits everything but the spaces of boards, of which there can be thousands.
template <typename Visit>
void walkBoth(GameDef& def, std::vector<TestDef>& tests, const Visit& visit) {
  const auto visitPart = [&](const Type& type, void* part, const Path&) {
    visit(type, part);
    return &type != &typeOf<ZoneDef>() && &type != &typeOf<RegionDef>();
  };
  walk(gameDefType(), &def, visitPart);
  walk(testsType(), &tests, visitPart);
}

class NameWriter {
 public:
  explicit NameWriter(const GameDef& def) : m_def(def) {
    for (const TokenTypeDef& type : def.tokenTypes) {
      for (const PropertyDef& prop : type.props) {
        if (std::ranges::find(m_properties, prop.id.name) == m_properties.end())
          m_properties.push_back(prop.id.name);
      }
    }
  }

  /// In how many cases the part is written out; 0 when it stays as it is.
  std::size_t cases(const Type& type, const void* part) const {
    if (&type == &typeOf<TokenTypeSelector>())
      return static_cast<const TokenTypeSelector*>(part)->isText() ? m_def.tokenTypes.size() + 1 : 0;
    if (&type == &typeOf<PropertySelector>())
      return static_cast<const PropertySelector*>(part)->isText() ? m_properties.size() + 1 : 0;
    const bool isOfProperty = &type == &typeOf<EnumsQuery>() && static_cast<const EnumsQuery*>(part)->of;
    return isOfProperty ? 1 : 0;
  }

  void writeOut(const Type& type, void* part) const {
    if (&type == &typeOf<Effect>()) {
      writeOut(*static_cast<Effect*>(part));
    } else if (&type == &typeOf<ValueExpr>()) {
      writeOut(*static_cast<ValueExpr*>(part));
    } else if (&type == &typeOf<EnumsQuery>()) {
      auto& words = *static_cast<EnumsQuery*>(part);
      if (words.of) words.values = wordsOf(m_def, words.of->name);
      words.of.reset();
    }
  }

  template <NameKind K>
  static Span spanOf(const NameSelector<K>& written) {
    return written.binding.empty() ? written.variable.span : written.binding.span;
  }

 private:
  void writeOut(Effect& effect) const {
    if (auto* create = std::get_if<CreateTokenEffect>(&effect.node);
        create != nullptr && create->type.isText())
      effect = ofEachType(*create);
    else if (auto* place = std::get_if<PlaceEffect>(&effect.node); place != nullptr && place->type.isText())
      effect = ofEachType(*place);
    else if (auto* set = std::get_if<SetTokenPropEffect>(&effect.node); set != nullptr && set->prop.isText())
      effect = ofEachProperty(*set);
  }

  void writeOut(ValueExpr& value) const {
    const auto* read = std::get_if<TokenPropertyValue>(&value.node);
    if (read == nullptr || !read->prop.isText()) return;
    const TokenPropertyValue written = *read;
    ValueExpr all;
    all.span = value.span;
    all.node = std::int64_t{0};  // what is no property
    for (const std::string& name : m_properties) {
      TokenPropertyValue one = written;
      one.prop = PropertySelector(name);
      ChosenValue choice;
      choice.span = value.span;
      choice.when->node = isName(written.prop, name);
      choice.then->node = std::move(one);
      choice.then->span = value.span;
      choice.otherwise = Box<ValueExpr>(std::move(all));
      all = ValueExpr();
      all.span = value.span;
      all.node = std::move(choice);
    }
    value = std::move(all);
  }

  /// What only some types have is lost with the others, as it is in play.
  void keepOwn(CreateTokenEffect& create, const TokenTypeDef& type) const {
    std::erase_if(create.props, [&](const auto& given) {
      return std::ranges::none_of(type.props,
                                  [&](const PropertyDef& own) { return own.id.name == given.first.name; });
    });
  }
  void keepOwn(PlaceEffect&, const TokenTypeDef&) const {}

  template <typename Make>
  Effect ofEachType(const Make& make) const {
    std::vector<Effect> cases;
    for (const TokenTypeDef& type : m_def.tokenTypes) {
      Make one = make;
      one.type = TokenTypeSelector(type.id.name);
      keepOwn(one, type);
      cases.push_back(onlyIf(isName(make.type, type.id.name), std::move(one)));
    }
    return together(std::move(cases), make.span);
  }

  Effect ofEachProperty(const SetTokenPropEffect& set) const {
    std::vector<Effect> cases;
    for (const std::string& name : m_properties) {
      SetTokenPropEffect one = set;
      one.prop = PropertySelector(name);
      cases.push_back(onlyIf(isName(set.prop, name), std::move(one)));
    }
    return together(std::move(cases), set.span);
  }

  // A list of words, for a text alone that is also the name of a constant would be that.
  template <NameKind K>
  InCondition isName(const NameSelector<K>& written, const std::string& name) const {
    EnumsQuery words;
    words.values = {name};
    InCondition in;
    in.span = spanOf(written);
    in.item = textOf(written);
    in.set->node = std::move(words);
    in.set->span = in.span;
    return in;
  }

  /// The text that is bound, or that the variable holds: the actor's, where players have their own.
  template <NameKind K>
  ValueExpr textOf(const NameSelector<K>& written) const {
    ValueExpr value;
    value.span = spanOf(written);
    if (!written.binding.empty()) {
      BindingValue bound;
      bound.span = value.span;
      bound.name = written.binding;
      value.node = std::move(bound);
    } else if (isOfPlayers(written.variable)) {
      PlayerVariableValue own;
      own.span = value.span;
      own.var = written.variable;
      value.node = std::move(own);
    } else {
      GlobalVariableValue global;
      global.span = value.span;
      global.var = written.variable;
      value.node = std::move(global);
    }
    return value;
  }

  bool isOfPlayers(const VariableRef& variable) const {
    return std::ranges::any_of(m_def.variables, [&](const VariableDef& known) {
      return known.id.name == variable.name && known.scope == VariableScope::Player;
    });
  }

  template <typename Part>
  static Effect onlyIf(InCondition condition, Part part) {
    const Span span = part.span;
    Effect inner;
    inner.span = span;
    inner.node = std::move(part);
    IfEffect choice;
    choice.span = span;
    choice.when.span = condition.span;
    choice.when.node = std::move(condition);
    choice.then.items.push_back(std::move(inner));
    Effect effect;
    effect.span = span;
    effect.node = std::move(choice);
    return effect;
  }

  static Effect together(std::vector<Effect> cases, Span span) {
    IfEffect scope;
    scope.span = span;
    scope.then.items = std::move(cases);
    Effect effect;
    effect.span = span;
    effect.node = std::move(scope);
    return effect;
  }

  const GameDef& m_def;
  std::vector<std::string> m_properties;
};

}  // namespace

std::optional<bool> writeOutNames(GameDef& def, std::vector<TestDef>& tests, diagnostics::List& diagnostics) {
  const NameWriter writer(def);
  std::int64_t cases = 0;
  Span first;
  walkBoth(def, tests, [&](const Type& type, void* part) {
    const auto more = static_cast<std::int64_t>(writer.cases(type, part));
    if (&type == &typeOf<TokenTypeSelector>() && more > 0 && !first.known())
      first = NameWriter::spanOf(*static_cast<const TokenTypeSelector*>(part));
    cases += more;
    // What stands in the properties of a token is written out with each type.
    const auto* create =
        &type == &typeOf<CreateTokenEffect>() ? static_cast<CreateTokenEffect*>(part) : nullptr;
    if (create == nullptr || !create->type.isText()) return;
    std::int64_t inner = 0;
    walkConst(type, part, [&](const Type& within, const void* value) {
      if (&within != &typeOf<TokenTypeSelector>())
        inner += static_cast<std::int64_t>(writer.cases(within, value));
      return true;
    });
    cases += inner * static_cast<std::int64_t>(def.tokenTypes.size());
  });
  if (cases == 0) return false;
  if (cases > limits::writtenOutEffects) {
    report(diagnostics, diagnostics::kinds::TooLarge, first, "definitions",
           "A token type or property that is a text is written out for each that it may be, and there are "
           "more than " +
               std::to_string(limits::writtenOutEffects) + " cases then")
        .suggestion = "Name the type or property in fewer places by a binding or a variable";
    return std::nullopt;
  }
  walkBoth(def, tests, [&](const Type& type, void* part) { writer.writeOut(type, part); });
  return true;
}

}  // namespace ludo::compile
