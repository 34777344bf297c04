// SPDX-License-Identifier: Apache-2.0
#include "core/generate/learn.h"

#include <algorithm>
#include <cmath>

#include "core/generate/notation_forms.h"
#include "core/generate/typed_walk.h"
#include "core/language/language.h"
#include "core/language/parts.h"
#include "core/language/write.h"
#include "core/text/json_data.h"

namespace ludo::generate {

using namespace language;

namespace {

/// Whether a field that may be left out is written.
bool isWritten(const Type& record, const Field& field, const void* value) {
  const Type& type = field.type();
  const void* held = fieldIn(field, value);
  if (type.kind == TypeKind::Optional) return optionalIn(type, held) != nullptr;
  if (type.size != nullptr) return type.size(held) > 0;
  const void* byDefault = fieldIn(field, record.defaults());
  return text::writeJsonLine(writeValue(type, held)) != text::writeJsonLine(writeValue(type, byDefault));
}

class ChoiceReader : public TypedWalk {
 public:
  using TypedWalk::TypedWalk;
  std::vector<MadeChoice> take() { return std::move(m_choices); }

 protected:
  void visit(const Type& type, void* value, const Requirement& needed) override {
    switch (type.kind) {
      case TypeKind::Record:
        readPresence(type, value);
        break;
      case TypeKind::Union:
        readAlternative(type, value, needed);
        break;
      case TypeKind::Enumeration:
        add(wordDecision(type, trail()), type.values[static_cast<std::size_t>(type.getEnum(value))].name);
        break;
      case TypeKind::Notation:
        readForm(type, value);
        break;
      case TypeKind::Integer:
        readNumber(type.getInteger(value));
        break;
      default:
        break;
    }
  }

  void visitItem(const Type& list, std::size_t count, bool isLast) override {
    if (count > 0 && list.kind == TypeKind::List) add(moreDecision(count, trail()), isLast ? "no" : "yes");
  }

 private:
  void add(Decision decision, std::string outcome, bool isForm = true) {
    std::vector<std::size_t> weights(decision.outcomes.size(), 1);
    m_choices.push_back({std::move(decision), std::move(weights), std::move(outcome), isForm});
  }

  void readPresence(const Type& type, const void* value) {
    if (&type == &typeOf<CompareCondition>()) {
      const auto& compare = *static_cast<const CompareCondition*>(value);
      const std::optional<Sort> sort = sortOf(compare.left, vocabulary());
      const bool isOrdered = compare.op != CompareOp::Equal && compare.op != CompareOp::NotEqual;
      if (sort && !isOrdered) add(sortDecision("value", trail()), std::string(sortLabel(*sort)));
    }
    for (const Field& field : type.fields) {
      const Type& held = inside(field.type());
      const bool isName = held.kind == TypeKind::Definition || held.kind == TypeKind::Text;
      if (!field.required && !isName)
        add(presenceDecision(type, field, trail()), isWritten(type, field, value) ? "yes" : "no");
    }
  }

  void readAlternative(const Type& type, const void* value, const Requirement& needed) {
    if (&type == &typeOf<Query>() && needed.sort && !isSortGiven())
      add(sortDecision("members", trail()), std::string(sortLabel(*needed.sort)));
    const std::size_t index = alternativeIndexOf(type, value, vocabulary());
    add(alternativeDecision(type, needed.sort, trail()), type.alternatives[index]().name);
    if (needed.sort) {
      MadeChoice& made = m_choices.back();
      for (std::size_t i = 0; i < made.weights.size(); ++i) {
        const Type& other = type.alternatives[i]();
        const std::optional<Sort> sort =
            &type == &typeOf<ValueExpr>() ? sortOfValue(other) : sortOfMembers(other);
        if (i != index && sort && *sort != *needed.sort) made.weights[i] = 0;
      }
    }
    const auto* text = &type == &typeOf<ValueExpr>()
                           ? std::get_if<std::string>(&static_cast<const ValueExpr*>(value)->node)
                           : nullptr;
    if (text != nullptr && text->starts_with('$')) readBound(*text);
  }

  void readForm(const Type& type, const void* value) {
    const auto forms = formsOf(type);
    if (forms.empty()) return;
    const std::size_t form = formOf(type, value, vocabulary());
    add(formDecision(type, forms, trail()), std::string(forms[form]));
    if (&type == &typeOf<Number>() && form == 0) readNumber(static_cast<const Number*>(value)->literal);
    for (const Field& part : type.parts) {
      const Type& held = part.type();
      if (held.kind == TypeKind::Reference && held.nameKind == NameKind::Binding)
        readBound(textOf(held, fieldIn(part, value)));
    }
  }

  void readNumber(std::int64_t number) {
    constexpr std::int64_t lowest = -6;
    constexpr std::int64_t highest = 20;
    if (number < lowest || number > highest) return;
    add(numberDecision(lowest, highest, trail()), std::to_string(number), false);
  }

  void readBound(const std::string& name) {
    const std::optional<Sort> sort = vocabulary().sortOfBound(name);
    if (!sort) return;
    const std::vector<std::string> names = vocabulary().bound(*sort);
    const auto found = std::ranges::find(names, name);
    if (found != names.end())
      add(bindingDecision(*sort, names.size(), trail()), std::to_string(found - names.begin()), false);
  }

  std::vector<MadeChoice> m_choices;
};

}  // namespace

std::vector<MadeChoice> choicesOf(WrittenGame& game) {
  ChoiceReader reader(game.names);
  reader.walk(game.document);
  return reader.take();
}

void learn(std::span<const MadeChoice> choices, TreeModel& model, std::uint64_t times) {
  for (const MadeChoice& made : choices) model.add(made.decision, made.outcome, times);
}

namespace {

/// Adds what one choice was worth.
void addSurprise(const MadeChoice& made, const Decision& decision, const TreeModel& model,
                 const TreeModel* own, Surprise& surprise) {
  const auto possible = std::ranges::count_if(made.weights, [](std::size_t weight) { return weight > 0; });
  if (!made.isForm || possible < 2) return;
  const auto index = static_cast<std::size_t>(std::ranges::find(decision.outcomes, made.outcome) -
                                              decision.outcomes.begin());
  surprise.bits -= std::log2(model.probabilities(decision, made.weights, own)[index]);
  ++surprise.choices;
}

}  // namespace

Surprise surpriseOf(std::span<const MadeChoice> choices, const TreeModel& model, std::size_t mostContext) {
  Surprise surprise;
  for (const MadeChoice& made : choices) {
    Decision decision = made.decision;
    decision.context.resize(std::min(decision.context.size(), mostContext));
    addSurprise(made, decision, model, nullptr, surprise);
  }
  return surprise;
}

Surprise surpriseWhileLearning(std::span<const MadeChoice> choices, const TreeModel& model,
                               std::uint64_t times) {
  Surprise surprise;
  TreeModel own;
  for (const MadeChoice& made : choices) {
    addSurprise(made, made.decision, model, &own, surprise);
    own.add(made.decision, made.outcome, times);
  }
  return surprise;
}

}  // namespace ludo::generate
