// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/kept.h"

#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/language/walk.h"

namespace ludo::drafting {

Contents contentsOf(const language::SpecDocument& document) {
  using namespace language;
  Contents contents;
  walkConst(specDocumentType(), &document, [&](const Type& part, const void*) {
    // What is done is written as { what: { ... } }: another thing done in its place is a loss.
    if (part.kind == TypeKind::Record && part.form == RecordForm::Keyed) ++contents[part.tag];
    if (part.kind == TypeKind::Definition && part.nameKind != NameKind::Binding)
      ++contents[std::string(nameKindLabel(part.nameKind))];
    return true;
  });
  contents["end condition"] = document.end.size();
  contents["test"] = document.tests.size();
  contents["effect of the setup"] = document.setup.items.size();
  return contents;
}

std::string missingFrom(const Contents& after, const Contents& before) {
  std::string words;
  for (const auto& [kind, count] : before) {
    const auto found = after.find(kind);
    const std::size_t left = found == after.end() ? 0 : found->second;
    if (left < count) words += (words.empty() ? "" : ", ") + std::to_string(count - left) + " " + kind;
  }
  return words;
}

}  // namespace ludo::drafting
