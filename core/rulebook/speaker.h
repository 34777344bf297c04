// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/kernel/rules.h"
#include "core/language/spec_document.h"
#include "core/language/type.h"
#include "core/rulebook/rulebook.h"

namespace ludo::rulebook {

/// What the spaces of a game's boards are called, by id.
std::map<std::string, std::string> spaceNames(const kernel::Rules& rules);

/// Says parts of a game in English: what a part is follows from its description, and how it is said from the
/// table of phrases. "You" is whoever acts.
class Speaker {
 public:
  /// The document outlives it. `spaces` are the names of boards' spaces for people, by id.
  explicit Speaker(const language::SpecDocument& document, std::map<std::string, std::string> spaces = {});

  /// What bound names ("$card") stand for, where one position is spoken of and not the rules.
  void setNow(std::map<std::string, std::string> now) { m_now = std::move(now); }

  /// A phrase without a capital or a full stop, as it stands inside a sentence.
  template <typename Part>
  std::string say(const Part& part) const {
    return say(language::typeOf<Part>(), &part);
  }
  std::string say(const language::Type& type, const void* value) const;
  /// What a template says of a record.
  std::string fill(std::string_view phrase, const language::Type& record, const void* value) const;

  std::vector<Line> lines(const language::EffectList& effects) const;
  /// The parts of a condition of which all must hold.
  std::vector<Line> conditions(const language::Condition& condition) const;

  std::string number(const language::Number& number) const;
  std::string tokenName(const std::string& type) const;
  /// "the deck", "each player's hand"
  std::string zoneName(const language::ZoneDef& zone) const;
  /// What a space of a board is called.
  std::string spaceName(const std::string& zone) const;

 private:
  std::string player(const language::PlayerSelector& player) const;
  std::string possessive(const language::PlayerSelector& player) const;
  std::string zone(const language::ZoneSelector& zone) const;
  std::string token(const language::TokenSelector& token) const;
  std::string region(const language::RegionSelector& region) const;
  std::string direction(const language::DirectionSelector& direction) const;
  std::string bound(const std::string& name) const;
  /// What a variable holds: a global one, or your own.
  std::string held(const language::VariableRef& variable) const;
  /// The variable where there is one.
  std::string boundOrHeld(const language::BindingRef& binding, const language::VariableRef& variable) const;
  std::string text(const std::string& text) const;
  std::string notation(const language::Type& type, const void* value) const;
  std::string name(const language::Type& type, const void* value) const;
  std::string list(const language::Type& type, const void* value) const;
  std::string map(const language::Type& type, const void* value) const;
  std::string record(const language::Type& type, const void* value) const;
  std::string whose(const language::Type& record, const void* value) const;
  std::string segment(std::string_view alternatives, const language::Type& record, const void* value) const;
  Line line(const language::Effect& effect) const;

  const language::SpecDocument& m_document;
  std::map<std::string, std::int64_t> m_constants;
  std::map<std::string, std::string> m_tokens;  ///< names for people, by id
  std::map<std::string, std::string> m_spaces;  ///< names for people, by id
  std::map<std::string, std::string> m_now;     ///< by bound name
};

}  // namespace ludo::rulebook
