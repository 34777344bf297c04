// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <set>

#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/intent/typed_values.h"
#include "core/language/language.h"
#include "core/language/synonyms.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"
#include "core/wording/path.h"

namespace ludo::mend {
namespace {

using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// What the language calls its keys, and under which keys its words stand: "gvar" under "ref".
struct LanguageWords {
  std::vector<std::string> keys;
  std::map<std::string, std::string>
      byLetters;  ///< keys by their letters alone: the first of those that agree
  std::multimap<std::string, std::string> tagKeys;  ///< of each tag

  LanguageWords() {
    std::set<std::string> names = {"once", "repeat", "chosen", "relative"};
    for (const Type* type : language::allTypes()) {
      if (type->kind != TypeKind::Record) continue;
      for (const language::Field& field : type->fields) {
        names.insert(field.name);
        // The words of operators are values of a field.
        if (type->form != RecordForm::Valued || field.name != type->tagKey) continue;
        for (const language::EnumValue& value : field.type().values) tagKeys.emplace(value.name, field.name);
      }
      if (!type->tagKey.empty()) names.insert(type->tagKey);
      if (!type->tag.empty())
        (type->form == RecordForm::Keyed ? (void)names.insert(type->tag)
                                         : (void)tagKeys.emplace(type->tag, type->tagKey));
    }
    keys.assign(names.begin(), names.end());
    for (const char* key : {"section", "items"}) byLetters.emplace(withoutSeparators(key), key);
    for (const std::string& key : keys) byLetters.emplace(withoutSeparators(key), key);
  }
};

const LanguageWords& languageWords() {
  static const LanguageWords words;
  return words;
}

void propose(Proposals& proposals, Span key, const std::string& word, int cost) {
  proposals.push_back({{{key, word}}, "Replace with \"" + word + '"', {}, cost, false});
}

}  // namespace

std::optional<std::string> keyInItsOwnCase(const std::string& written) {
  const std::vector<std::string>& keys = languageWords().keys;
  if (written == "section" || written == "items" || std::ranges::binary_search(keys, written))
    return std::nullopt;
  const auto& byLetters = languageWords().byLetters;
  const auto found = byLetters.find(withoutSeparators(written));
  return found == byLetters.end() ? std::nullopt : std::optional(found->second);
}

void proposeKeys(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const LanguageWords& known = languageWords();
  std::vector<const DataNode*> path = pathTo(context.markdown, told.span);
  for (std::size_t up = 0; up < std::min<std::size_t>(2, path.size()); ++up) {
    const std::vector<DataEntry>& entries = path[path.size() - 1 - up]->entries;
    for (const DataEntry& entry : entries) {
      // Of very many, the one at the mistake.
      if (entries.size() > mostEntries && !entry.keySpan.touches(told.span.begin)) continue;
      if (!entry.keySpan.known() || entry.keySpan.end > context.text().size() ||
          context.view(entry.keySpan) != entry.key)
        continue;
      const int further = static_cast<int>(up);
      // A tag of the language says what its key is called.
      if (entry.value.kind == DataKind::String) {
        const auto [first, last] = known.tagKeys.equal_range(entry.value.text);
        for (auto tag = first; tag != last; ++tag) {
          if (tag->second != entry.key) propose(proposals, entry.keySpan, tag->second, 6 + further);
        }
      }
      if (std::ranges::binary_search(known.keys, entry.key)) continue;
      if (told.kind == &diagnostics::kinds::WrongForm) {
        const Span whole = entryOfKey(context.source, entry.keySpan);
        proposals.push_back({{{whole, ""}}, "Take out \"" + entry.key + '"', {}, 20, false});
      }
      const std::size_t half = (entry.key.size() + 1) / 2;
      for (const std::string& key : known.keys) {
        const std::size_t distance = editDistance(entry.key, key, half);
        const bool isNear = distance <= std::max<std::size_t>(1, entry.key.size() / 3);
        const bool isFar = distance <= half && entry.key.size() > 3;
        if (isNear || isFar)
          propose(proposals, entry.keySpan, key, (isNear ? 5 : 9) + static_cast<int>(distance) + further);
      }
    }
  }
}

}  // namespace ludo::mend
