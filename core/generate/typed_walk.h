// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/generate/filler.h"
#include "core/generate/trail.h"
#include "core/generate/vocabulary.h"
#include "core/language/spec_document.h"

namespace ludo::generate {

/// Goes through the rules of a document as they are written, and knows at each place what a Filler would be
/// told there: which names are bound, to what, and of which sort a value or the members of a query are.
/// Names for other names (macros, effects with a name) are read as they stand. Derived classes look at what
/// they want to; nothing is changed unless they do.
class TypedWalk {
 public:
  explicit TypedWalk(Vocabulary& vocabulary) : m_vocabulary(vocabulary) {}
  virtual ~TypedWalk() = default;

  /// The sections that hold rules and what they are about; not tests, bundles and texts about the game.
  void walk(language::SpecDocument& document);

 protected:
  /// Before what is inside. `needed.sort` is that of the value or of the query's members, if it is known.
  virtual void visit(const language::Type& type, void* value, const Requirement& needed) = 0;
  /// In a list, in front of each item and behind the last.
  virtual void visitItem(const language::Type& list, std::size_t count, bool isLast) = 0;

  Vocabulary& vocabulary() { return m_vocabulary; }
  Trail& trail() { return m_trail; }
  /// Whether the sort of what is read follows from what it stands in.
  bool isSortGiven() const { return m_isSortGiven; }

 private:
  void read(const language::Type& type, void* value, const Requirement& needed);
  void readRecord(const language::Type& type, void* record);
  void readField(const language::Type& type, void* record, const language::Field& field, Sort bound);
  void readList(const language::Type& type, void* list, const Requirement& needed);

  Vocabulary& m_vocabulary;
  Trail m_trail;
  bool m_isSortGiven = false;
  int m_depth = 0;  ///< records inside records
};

/// What a value is, or the members of a query, with the names that are bound; nothing when that cannot be
/// told.
std::optional<Sort> sortOf(const language::ValueExpr& value, const Vocabulary& vocabulary);
std::optional<Sort> membersOf(const language::Query& query, const Vocabulary& vocabulary);
/// Which alternative of its union a value is: a text that is a bound name or a constant is that.
std::size_t alternativeIndexOf(const language::Type& unionType, const void* value,
                               const Vocabulary& vocabulary);

}  // namespace ludo::generate
