// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/language/type.h"

namespace ludo::generate {

/// The way from a section of a game down to where somebody writes or reads, as fields of records. Refers to
/// descriptions, which live as long as the program.
class Trail {
 public:
  /// One step further, until its end.
  class Step {
   public:
    Step(Trail& trail, const language::Type& record, const language::Field& field);
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;
    ~Step();

   private:
    Trail& m_trail;
  };

  /// A record begins: what stands in its fields comes after nothing.
  void startRecord() {
    if (!m_steps.empty()) m_steps.back().lastInside.clear();
  }
  /// What was written last in the same list or field, or in the field before: the name of its form.
  void setPrevious(std::string_view form) {
    if (!m_steps.empty()) m_steps.back().previous = form;
  }
  /// What choices here depend on, the most telling first: the field, the one around it, what stands before in
  /// it, and the field further out. This is parent annotation (Johnson, "PCFG models of linguistic tree
  /// representations", 1998) with a sibling.
  std::vector<std::string> context() const;
  /// "actions"; empty outside of sections.
  std::string section() const { return m_steps.empty() ? std::string() : m_steps.front().field->name; }
  /// "action.effects"; empty outside of records.
  std::string place() const { return m_steps.empty() ? std::string() : text(m_steps.back()); }

 private:
  struct Part {
    const language::Type* record = nullptr;
    const language::Field* field = nullptr;
    std::string previous;    ///< form in the field
    std::string lastInside;  ///< form in the fields of the record that stands here
  };
  static std::string text(const Part& part) { return part.record->name + "." + part.field->name; }

  std::vector<Part> m_steps;
};

}  // namespace ludo::generate
