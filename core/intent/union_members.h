// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/intent/meanings.h"

namespace ludo::mend {

/// The members of a union that are mappings, and what a value may mean as one of them. Made for one value;
/// what it refers to outlives it.
class UnionMembers {
 public:
  UnionMembers(Meanings& meanings, const language::Type& type, const text::DataNode& node);

  /// A member by its tag, and what it costs to think so.
  struct Called {
    const language::Type* member;
    std::string tag;
    int cost;
  };
  /// The members that have this tag, or another word for it.
  std::vector<Called> called(const std::string& word) const;

  /// Takes the fields, with what they may mean, as those of the member.
  void add(const language::Type& member, const text::DataNode& fields, int further);
  /// Takes the value in one of the member's fields that are open, beside others: those that have to be there,
  /// or else those that take it. What stands behind the others is for the last of them.
  void addIn(const Called& called, const text::DataNode& value, const text::DataNode& beside, int further,
             bool isBehind = false);
  /// Takes another value as it is understood where the union is wanted.
  void addMeant(const text::DataNode& other, int further);

  Meanings& meanings() const { return m_meanings; }
  const language::Type& type() const { return m_type; }
  const text::DataNode& node() const { return m_node; }
  const std::vector<const language::Type*>& all() const { return m_members; }
  MeaningList& found() { return m_found; }

 private:
  Meanings& m_meanings;
  const language::Type& m_type;
  const text::DataNode& m_node;
  std::vector<const language::Type*> m_members;
  std::vector<std::string> m_tags;
  MeaningList m_found;
};

/// The fields of a member, without its tag.
text::DataNode fieldsOf(const language::Type& member, const text::DataNode& node);
/// The fields with the word under which the member is known, where that is one of them.
text::DataNode withTag(const language::Type& member, const std::string& tag, text::DataNode fields);
/// The fields that have to be there, but for the tag.
std::vector<const language::Field*> needed(const language::Type& member);
/// Those that may be left out.
std::vector<const language::Field*> unneeded(const language::Type& member);

}  // namespace ludo::mend
