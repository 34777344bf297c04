// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/intent/typed_path.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

/// Whether it may belong elsewhere, so that it must not be left out: a sentence where a text may stand, a
/// word of the language, or a name that the game has or lacks.
bool belongsElsewhere(const Context& context, const diagnostics::Diagnostic& told,
                      const std::string& written) {
  if (std::ranges::find(context.words.missed, written) != context.words.missed.end()) return true;
  const std::vector<TypedNode> path = typedPathTo(context.markdown, told.span);
  if (path.size() < 2) return false;
  const text::DataNode& value = *path.back().node;
  const TypedNode& holder = path[path.size() - 2];
  const language::Type* record = holder.type == nullptr ? nullptr : &bare(*holder.type);
  if (record == nullptr || record->kind != language::TypeKind::Record) return false;
  // `ordered: false` says something of `ordering`.
  constexpr std::size_t stem = 4;
  const auto isOfStem = [&](const language::Field& field) {
    return written.size() > stem && holder.node->find(field.name) == nullptr &&
           field.name.starts_with(written.substr(0, stem));
  };
  if (std::ranges::any_of(record->fields, isOfStem)) return true;
  // A list of what the game has is not there for nothing.
  const auto isKnown = [&](const text::DataNode& item) { return context.words.isDefined(item.text); };
  if (std::ranges::any_of(value.items, isKnown)) return true;
  if (value.kind != text::DataKind::String) return false;
  // What is spoken of is not there for nothing.
  if (context.words.isZone(value.text.substr(0, value.text.find(':')))) return true;
  const bool isSentence = value.text.find(' ') != std::string::npos || value.text.starts_with('#');
  return std::ranges::any_of(record->fields, [&](const language::Field& field) {
    const language::Type& type = bare(field.type());
    if (isSentence && type.kind == language::TypeKind::Text) return holder.node->find(field.name) == nullptr;
    const language::Type* inner = type.kind == language::TypeKind::List ? &bare(type.element()) : &type;
    return std::ranges::any_of(inner->fields, [&](const language::Field& deeper) {
      const auto isWord = [&](const language::EnumValue& word) { return word.name == value.text; };
      return std::ranges::any_of(bare(deeper.type()).values, isWord);
    });
  });
}

}  // namespace

void proposeLeftOut(const Context& context, const diagnostics::Diagnostic& told, const std::string& written,
                    Proposals& proposals) {
  if (belongsElsewhere(context, told, written)) return;
  const Span entry = entryOfKey(context.source, told.span);
  // Dearer than whatever keeps what it says.
  if (entry.end > entry.begin) proposals.push_back({{{entry, ""}}, "Take it out", {}, guess - 2, false});
}

}  // namespace ludo::mend
