// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/language/missing_capabilities.h"
#include "core/language/reader.h"
#include "core/language/type_text.h"

namespace ludo::language {

namespace kinds = diagnostics::kinds;
using diagnostics::Fix;

namespace {

bool takesBool(const Type& type) {
  return type.kind == TypeKind::Bool ||
         std::any_of(type.alternatives.begin(), type.alternatives.end(),
                     [](TypeGetter alternative) { return alternative().kind == TypeKind::Bool; });
}

bool takesText(const Type& type) {
  return type.kind == TypeKind::Text || type.kind == TypeKind::Definition || type.kind == TypeKind::Reference;
}

}  // namespace

void Reader::refine(const Type& optional, const Data& data) {
  const Type& type = stripped(optional);
  auto* told = toldOf(data.span, {&kinds::AmbiguousWord, &kinds::DisguisedNumber, &kinds::NumberTooLarge});
  if (told == nullptr) return;
  const std::string written =
      m_context.source != nullptr ? std::string(m_context.source->view(data.span)) : data.text;
  if (type.kind == TypeKind::Enumeration) {
    std::vector<std::string> words;
    for (const EnumValue& value : type.values) words.push_back(value.name);
    told->fix.reset();
    told->suggestion = "Write one of the accepted words, in quotes";
    suggest(*told, written, std::move(words), data.span, true);
  } else if (takesText(type)) {
    told->suggestion = "Put it in quotes";
    told->alternatives.clear();
    told->fix = Fix{"Quote the text", {{data.span, '"' + written + '"'}}, true};
  } else if (told->kind == &kinds::AmbiguousWord && takesBool(type)) {
    told->alternatives = {"true", "false"};
    if (told->fix) told->suggestion = told->fix->title;
    if (told->fix) told->fix->certain = true;
  } else if (told->kind == &kinds::AmbiguousWord) {
    told->fix.reset();
    told->alternatives.clear();
    told->suggestion = "Write " + withArticle(typeLabel(type));
  } else {
    // A number is needed, so that text is no way out.
    std::erase_if(told->alternatives, [](const std::string& other) { return other.starts_with('"'); });
    if (!told->fix) return;
    bool isQuote = told->fix->edits.front().replacement.starts_with('"');
    if (isQuote && told->kind == &kinds::DisguisedNumber) {
      const MissingCapability* missing =
          missingCapability(written == ".inf" || written == "-.inf" ? "infinity" : "fraction");
      tellOf(*missing, written, *told);
      return;
    }
    if (isQuote) told->fix.reset();
    told->suggestion =
        isQuote ? "Write a whole number; to keep fractions, count in a smaller unit" : told->fix->title;
    std::erase(told->alternatives, "an integer");
  }
}

}  // namespace ludo::language
