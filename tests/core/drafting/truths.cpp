// SPDX-License-Identifier: Apache-2.0
#include "truths.h"

#include <filesystem>
#include <stdexcept>

#include "core/base/files.h"
#include "core/drafting/rule_text.h"
#include "core/grammar/language_grammar.h"
#include "core/grammar/minimal.h"
#include "core/grammar/rule_sets.h"
#include "core/language/language.h"
#include "core/language/write.h"
#include "core/spec/read_spec.h"
#include "core/text/json_data.h"

namespace ludo::testing {

using drafting::KnownGame;

const grammar::Grammar& games() {
  static const grammar::Grammar made = grammar::languageGrammar().startingWith("game");
  return made;
}

KnownGame sampleGame(const std::string& name) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name + ".md";
  diagnostics::List told;
  const auto game = generate::readGame(std::make_shared<SourceText>(path, *readFile(path), path), told);
  if (!game) throw std::runtime_error("no sample " + name);
  return drafting::knownGame(*game);
}

std::vector<KnownGame> sampleGames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/samples")) {
    if (entry.path().extension() == ".md") names.push_back(entry.path().stem().string());
  }
  std::ranges::sort(names);
  std::vector<KnownGame> games;
  for (const std::string& name : names) games.push_back(sampleGame(name));
  return games;
}

std::string rulesOf(const std::string& surface) {
  return drafting::ruleText(*grammar::minimalGrammar(games(), surface), drafting::wordRules(games()));
}

Asked askedFor(const model::Request& request) {
  const std::string& text = request.messages.back().text;
  if (text.find("<mistakes>") != std::string::npos) return Asked::repair;
  if (text.find("<candidates>") != std::string::npos) return Asked::candidate;
  if (request.format == model::AnswerFormat::schema) return Asked::sections;
  if (text.find("<begun>") != std::string::npos) return Asked::rest;
  if (text.find("<reference>") != std::string::npos) return Asked::missingRules;
  return text.find("<rules>") != std::string::npos ? Asked::game : Asked::rules;
}

std::string partOf(const model::Request& request, const std::string& name) {
  const std::string& text = request.messages.back().text;
  const std::size_t from = text.find("<" + name + ">\n");
  if (from == std::string::npos) return "";
  const std::size_t begin = from + name.size() + 3;
  return text.substr(begin, text.find("</" + name + ">", begin) - begin);
}

std::string sectionsAsked(const model::Request& request, const std::string& surface) {
  diagnostics::List told;
  const auto source = std::make_shared<const SourceText>("game.md", surface);
  const language::SpecDocument game = spec::readSpec(text::readMarkdown(source, told), told).document;
  const text::DataNode sections = language::writeValue(language::specDocumentType(), &game);
  const text::DataNode schema = text::readJson(SourceText("schema", request.constraint), told);
  text::DataNode answer = text::DataNode::map();
  for (const text::DataEntry& wanted : schema.find("properties")->entries) {
    if (const text::DataNode* section = sections.find(wanted.key)) answer.set(wanted.key, *section);
  }
  return text::writeJson(answer);
}

model::ScriptedModel truthful(std::string surface,
                              std::function<std::string(Asked, std::size_t, std::string)> change) {
  const std::string rules = rulesOf(surface);
  return model::ScriptedModel([=, call = std::size_t{0}](const model::Request& request) mutable {
    const Asked asked = askedFor(request);
    model::Answer answer;
    answer.text = asked == Asked::rules || asked == Asked::missingRules ? rules : surface;
    if (asked == Asked::candidate) {
      // The one that the truth goes on with; what is begun ends with a line end of its own.
      std::string begun = partOf(request, "begun");
      if (!surface.starts_with(begun)) begun.pop_back();
      const std::string rest = surface.starts_with(begun) ? surface.substr(begun.size()) : "";
      const std::string list = partOf(request, "candidates");
      for (std::size_t at = 0; at < list.size();) {
        const std::size_t end = list.find('\n', at);
        const std::string line = list.substr(at, end - at);
        if (!line.empty() && rest.starts_with(line)) answer.text = line;
        at = end + 1;
      }
    }
    if (asked == Asked::sections) answer.text = sectionsAsked(request, surface);
    answer.text = change(asked, call++, std::move(answer.text));
    return answer;
  });
}

}  // namespace ludo::testing
