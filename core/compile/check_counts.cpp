// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/whole_checks.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// Keys whose numbers count things, whatever has them.
constexpr std::string_view counts[] = {"count", "length", "top",   "size",     "n",
                                       "times", "repeat", "limit", "maxTurns", "maxTriggerDepth"};

/// A number that is written where the value stands; nothing for anything else.
std::optional<std::int64_t> literalOf(const Type& type, const void* value) {
  if (type.kind == TypeKind::Integer) return type.getInteger(value);
  if (&type == &typeOf<Number>()) {
    const auto& number = *static_cast<const Number*>(value);
    return number.constant.empty() ? std::optional(number.literal) : std::nullopt;
  }
  if (&type == &typeOf<ValueExpr>()) {
    const auto* literal = std::get_if<std::int64_t>(&static_cast<const ValueExpr*>(value)->node);
    return literal != nullptr ? std::optional(*literal) : std::nullopt;
  }
  return std::nullopt;
}

Span spanOf(const Type& type, const void* value, Span otherwise) {
  if (&type == &typeOf<Number>()) return static_cast<const Number*>(value)->span;
  const Span* span = language::spanOf(type, value);
  return span != nullptr ? *span : otherwise;
}

}  // namespace

/// Nothing can be there fewer than 0 times.
void checkCounts(const Type& root, const void* value, Findings& findings) {
  walkConst(root, value, [&findings](const Type& type, const void* part) {
    if (type.kind != TypeKind::Record) return true;
    for (const Field& field : type.fields) {
      if (std::ranges::find(counts, field.name) == std::ranges::end(counts)) continue;
      const void* number = fieldIn(field, part);
      const Type* kind = &field.type();
      if (kind->kind == TypeKind::Optional) {
        number = optionalIn(*kind, number);
        kind = &kind->element();
      }
      if (number == nullptr) continue;
      const std::optional<std::int64_t> literal = literalOf(*kind, number);
      if (!literal || *literal >= 0) continue;
      const Node* node = nodeOf(type, part);
      const Span span = spanOf(*kind, number, node != nullptr ? node->span : Span{});
      auto& diagnostic = findings.report(kinds::OutOfRange, span, node != nullptr ? node->node : 0,
                                         "The key \"" + field.name + "\" counts something, and cannot be \"" +
                                             std::to_string(*literal) + '"');
      diagnostic.suggestion = "Write a number of 0 or more";
    }
    return true;
  });
}

}  // namespace ludo::compile
