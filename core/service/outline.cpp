// SPDX-License-Identifier: Apache-2.0
#include "core/service/outline.h"

#include <algorithm>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::service {

using language::NameKind;
using language::Type;
using language::TypeKind;

std::vector<OutlineEntry> makeOutline(const text::MarkdownDocument& markdown,
                                      const language::SpecDocument& document) {
  std::vector<OutlineEntry> outline;
  for (const text::Heading& heading : markdown.headings) {
    outline.push_back({"heading", heading.title, heading.span, heading.level - 1});
  }
  for (const text::YamlBlock& block : markdown.blocks) {
    if (!block.section.empty()) outline.push_back({"section", block.section, block.sectionSpan, 0});
  }
  language::walkConst(language::specDocumentType(), &document, [&](const Type& type, const void* value) {
    if (&type == &language::testsType()) return false;
    const bool named = type.kind == TypeKind::Definition && type.nameKind != NameKind::Binding &&
                       type.nameKind != NameKind::Property;
    if (named && nameSpanOf(type, value).known()) {
      outline.push_back(
          {std::string(nameKindLabel(type.nameKind)), textOf(type, value), nameSpanOf(type, value), 2});
    }
    return true;
  });
  for (const language::BundleUse& use : document.bundles) {
    const std::string& name = use.as.empty() ? use.use.id : use.as;
    if (use.span.known() && !name.empty()) outline.push_back({"bundle", name, use.span, 2});
  }
  for (const language::TestDef& test : document.tests) {
    if (test.span.known() && !test.name.empty()) outline.push_back({"test", test.name, test.span, 2});
  }
  std::stable_sort(outline.begin(), outline.end(),
                   [](const OutlineEntry& a, const OutlineEntry& b) { return a.span.begin < b.span.begin; });
  int headingDepth = 0;
  for (OutlineEntry& entry : outline) {
    if (entry.kind == "heading")
      headingDepth = entry.depth;
    else if (entry.kind == "section")
      entry.depth = headingDepth + 1;
    else
      entry.depth = headingDepth + 2;
  }
  return outline;
}

}  // namespace ludo::service
