// SPDX-License-Identifier: Apache-2.0
#include "dictionary.h"

#include <algorithm>

#include "core/language/language.h"
#include "core/text/strict_yaml.h"

namespace ludo::fuzz {
namespace {

void sortOut(std::vector<std::string>& words) {
  std::erase(words, "");
  std::ranges::sort(words);
  words.erase(std::unique(words.begin(), words.end()), words.end());
}

void addExample(const std::string& yaml, std::vector<text::DataNode>& examples) {
  if (yaml.empty()) return;
  const SourceText source("example", yaml);
  diagnostics::List diagnostics;
  const Span whole{0, static_cast<std::uint32_t>(yaml.size())};
  examples.push_back(text::readStrictYaml(source, whole, diagnostics));
}

void addWords(const language::Type& type, Dictionary& dictionary) {
  for (const language::Field& field : type.fields) dictionary.keys.push_back(field.name);
  dictionary.keys.push_back(type.tagKey);
  (type.form == language::RecordForm::Keyed ? dictionary.keys : dictionary.words).push_back(type.tag);
  for (const language::EnumValue& value : type.values) dictionary.words.push_back(value.name);
  for (const language::NotationForm& form : type.forms) dictionary.words.push_back(form.text);
  addExample(type.example, dictionary.examples);
}

Dictionary make() {
  Dictionary dictionary;
  for (const language::Type* type : language::allTypes()) addWords(*type, dictionary);
  for (const language::Field& section : language::specDocumentType().fields)
    dictionary.sections.push_back(section.name);
  sortOut(dictionary.keys);
  sortOut(dictionary.words);
  return dictionary;
}

}  // namespace

const Dictionary& dictionary() {
  static const Dictionary made = make();
  return made;
}

}  // namespace ludo::fuzz
