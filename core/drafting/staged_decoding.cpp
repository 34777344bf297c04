// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/staged_decoding.h"

#include <algorithm>

#include "core/drafting/known_names.h"
#include "core/drafting/named_grammar.h"
#include "core/drafting/rule_text.h"
#include "core/grammar/language_grammar.h"
#include "core/grammar/section_schema.h"
#include "core/grammar/surface.h"
#include "core/language/language.h"
#include "core/text/json_data.h"

namespace ludo::drafting {

using Sections = std::vector<std::string>;

namespace {

/// What servers take without complaint.
constexpr std::size_t mostSchemaBytes = 40'000;

/// The sections that a grammar has, in the order of the language.
Sections sectionsOf(const grammar::Grammar& grammar) {
  Sections sections;
  for (const language::Field& field : language::specDocumentType().fields) {
    if (grammar.find(grammar::sectionRule(field.name)) != nullptr) sections.push_back(field.name);
  }
  return sections;
}

bool isRequired(const std::string& section) {
  return language::specDocumentType().field(section)->required;
}

class StagedDecoder {
 public:
  StagedDecoder(const grammar::Grammar& whole, const grammar::Grammar& predicted, const Prompts& prompts,
                Asking& asking)
      : m_prompts(prompts),
        m_asking(asking),
        m_rules(ruleText(predicted, wordRules(whole))),
        m_named(whole, definesAllNames(predicted)),
        m_sections(sectionsOf(predicted)) {}

  DecodedGame decode(std::size_t limit) {
    constexpr std::size_t patience = 2;
    std::size_t most = 0;
    std::size_t inVain = 0;
    std::size_t back = 1;
    while (m_begins.size() < m_sections.size() && inVain <= limit && !m_asking.isOver()) {
      ++m_game.steps;
      take(ask(!m_refused.empty()));
      if (m_begins.size() > most) {
        most = m_begins.size();
        inVain = 0;
        back = 1;
      } else if (++inVain % patience == 0) {
        takeBack(back);
        back *= 2;
      }
    }
    m_game.isComplete = m_named.isComplete(m_game.text);
    return std::move(m_game);
  }

 private:
  /// What is to be written next: of what is left, all that defines names, or all rules. `alone`: one section.
  Sections stage(bool alone) const {
    const auto from = m_sections.begin() + static_cast<std::ptrdiff_t>(m_begins.size());
    if (alone) return {*from};
    const auto to = std::find_if(from, m_sections.end(), [&](const std::string& section) {
      return isOfDefinitions(section) != isOfDefinitions(*from);
    });
    return {from, to};
  }

  /// The data of the sections that were asked for, as far as they came.
  text::DataNode ask(bool alone) {
    Sections sections = stage(alone);
    const bool areDefinitions = isOfDefinitions(sections.front());
    const auto names = areDefinitions
                           ? grammar::NamesByKind()
                           : namesOfDefinitions(m_game.text.substr(0, endOfDefinitions(m_game.text)));
    std::string schema;
    for (;;) {
      schema = text::writeJsonLine(grammar::stageSchema(sections, names));
      if (schema.size() <= mostSchemaBytes || sections.size() == 1) break;
      sections.pop_back();
    }
    m_asking.begin(Growth::Step::game);
    const std::string answer = m_asking.ask(m_prompts.forSections(m_rules, m_game.text, sections, m_refused),
                                            model::AnswerFormat::schema, schema, Asking::everything());
    m_asked = sections.size();
    diagnostics::List told;
    text::DataNode data = text::readJson(SourceText("answer.json", answer), told);
    m_refused = told.empty() ? "" : told.front().message;
    return data;
  }

  void take(const text::DataNode& answer) {
    const std::size_t last = m_begins.size() + m_asked;
    while (m_begins.size() < last && takeNext(answer)) m_asking.grew(m_game.text);
  }

  /// Whether the next section is in an answer and right, or the game does without it.
  bool takeNext(const text::DataNode& answer) {
    const std::string& section = m_sections[m_begins.size()];
    const text::DataNode* data = answer.find(section);
    const bool isEmpty = data == nullptr || (data->items.empty() && data->entries.empty());
    if (isEmpty && answer.kind == text::DataKind::Map && !isRequired(section)) {
      m_begins.push_back(m_game.text.size());
      return true;
    }
    if (data == nullptr) {
      if (m_refused.empty()) m_refused = "The section \"" + section + "\" is missing.";
      return false;
    }
    diagnostics::List told;
    const auto block = grammar::surfaceBlock(section, *data, told);
    m_game.wishes.hear(told);
    if (!block) {
      m_refused = "The section \"" + section + "\": " + (told.empty() ? "" : told.front().message);
      return false;
    }
    const std::string text = m_game.text + *block;
    const std::string valid = m_named.valid(text);
    if (valid.size() < text.size()) {
      m_refused = refusal(section, valid, text);
      return false;
    }
    m_begins.push_back(m_game.text.size());
    m_game.text = text;
    return true;
  }

  /// A section that the grammar does not have so: mostly a name that is not defined.
  static std::string refusal(const std::string& section, const std::string& valid, const std::string& text) {
    constexpr std::size_t shown = 60;
    const std::size_t from = valid.size() > shown ? valid.size() - shown : 0;
    return "The section \"" + section + "\": after " + text.substr(from, valid.size() - from) +
           " there cannot follow " + text.substr(valid.size(), shown);
  }

  /// So many sections: the names of an earlier one may be what keeps the next from being written.
  void takeBack(std::size_t sections) {
    for (; sections > 0 && !m_begins.empty(); --sections) {
      ++m_game.backtracked;
      m_game.text.resize(m_begins.back());
      m_begins.pop_back();
    }
    m_refused.clear();
    m_asking.grew(m_game.text);
  }

  const Prompts& m_prompts;
  Asking& m_asking;
  std::string m_rules;
  NamedGrammar m_named;
  Sections m_sections;
  std::vector<std::size_t> m_begins;  ///< where in the text each section begins that is written
  std::size_t m_asked = 0;            ///< sections, the last time
  std::string m_refused;              ///< why the last answer brought nothing
  DecodedGame m_game;
};

}  // namespace

DecodedGame decodeInStages(const grammar::Grammar& whole, const grammar::Grammar& predicted,
                           const Prompts& prompts, Asking& asking, std::size_t limit) {
  return StagedDecoder(whole, predicted, prompts, asking).decode(limit);
}

}  // namespace ludo::drafting
