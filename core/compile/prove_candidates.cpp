// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <vector>

#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// A value inside optionals; null where there is none.
struct Held {
  const Type* type = nullptr;
  const void* value = nullptr;
};

Held heldBy(const Field& field, const void* record) {
  Held held{&field.type(), fieldIn(field, record)};
  while (held.value != nullptr && held.type->kind == TypeKind::Optional)
    held = {&held.type->element(), optionalIn(*held.type, held.value)};
  return held;
}

/// The name that stands for each option inside the field; empty where several do, or none. A filter may ask
/// what is the same for all: whether there is to be a collection at all.
std::string candidateOf(const Type& record, const Field& field, const void* value) {
  if (&record == &typeOf<FilterQuery>()) return {};
  if (!field.seesBind) return field.binds.size() == 1 ? field.binds.front() : std::string();
  for (const Field& each : record.fields) {
    const Held held = heldBy(each, value);
    const bool isName = held.value != nullptr && held.type->kind == TypeKind::Definition &&
                        held.type->nameKind == NameKind::Binding;
    if (isName) return textOf(*held.type, held.value);
  }
  return {};
}

/// What a condition or a value asks the game, and whether it asks about this name.
struct Questions {
  bool areAny = false;
  bool areOfName = false;
};

Questions questionsIn(const Held& held, const std::string& name) {
  Questions questions;
  walkConst(*held.type, held.value, [&](const Type& type, const void* value) {
    const bool isBinding = type.kind == TypeKind::Reference && type.nameKind == NameKind::Binding;
    questions.areOfName = questions.areOfName || (isBinding && textOf(type, value) == name);
    questions.areAny = questions.areAny || isBinding || type.tagKey == "ref" || type.tagKey == "is";
    return !questions.areOfName;
  });
  return questions;
}

bool isAsked(const Held& held) {
  return held.value != nullptr && (held.type == &typeOf<Condition>() || held.type == &typeOf<ValueExpr>());
}

}  // namespace

void proveCandidates(Proofs& proofs) {
  walkRules(proofs.def, [&](const Type& type, const void* value, const Path& path) {
    const bool isCollection =
        type.kind == TypeKind::Record && (type.tagKey == "query" || type.tag == "aggregate");
    for (std::size_t i = 0; isCollection && i < type.fields.size(); ++i) {
      const Field& field = type.fields[i];
      const std::string name = candidateOf(type, field, value);
      const Held held = heldBy(field, value);
      if (name.empty() || !isAsked(held)) continue;
      const Questions questions = questionsIn(held, name);
      if (!questions.areAny || questions.areOfName) continue;
      const bool isCondition = held.type == &typeOf<Condition>();
      const Span* span = spanOf(*held.type, held.value);
      proofs
          .report(kinds::AsksNoCandidate, span == nullptr ? Span() : *span, path.text() + "." + field.name,
                  isCondition ? "This holds for all or for none: it asks nothing about \"" + name + '"'
                              : "This is the same for all: it asks nothing about \"" + name + '"')
          .suggestion = "Ask about \"" + name + "\", which stands for each " +
                        (isCondition ? "candidate" : "member") + " in turn" +
                        (isCondition ? ", or ask it once, in \"pre\" or \"if\"" : "");
    }
    return true;
  });
}

}  // namespace ludo::compile
