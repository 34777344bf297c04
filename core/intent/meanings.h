// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "core/base/budget.h"
#include "core/language/type.h"
#include "core/text/data_node.h"
#include "core/wording/known_words.h"

namespace ludo::mend {

/// A value in a form that the language takes, and how much it supposes.
struct Meaning {
  text::DataNode node;  ///< what stands in the text as it is keeps its span
  int cost = 0;         ///< 0 when the value is meant as it stands
};

/// The cheapest first, and few of them.
using MeaningList = std::vector<Meaning>;

/// What it costs to suppose something. What changes fewer words in their places costs less.
namespace cost {
constexpr int spelling = 1;     ///< another case, a synonym, digits in quotes
constexpr int form = 2;         ///< the same words in another form: a call, a tag for a key
constexpr int level = 3;        ///< a level of lists or mappings more or fewer
constexpr int likeness = 3;     ///< a word that is only like the one meant
constexpr int sole = 4;         ///< a value for the record whose only field it can be
constexpr int untold = 5;       ///< a form that does not say what it is, and can be only this
constexpr int leftAsItIs = 12;  ///< something that nothing can be made of
constexpr int most = 24;        ///< more is no meaning any more
}  // namespace cost

/// Reads values as what the language wants in their place, however they are written: by the description of
/// the language and the names of the game, part by part, so that several mistakes in one value are understood
/// together. Of one text and one thread; bounded by the bytes of what is read.
class Meanings {
 public:
  explicit Meanings(const KnownWords& words) : m_words(words) {}
  /// The budget is shared with others, and outlives this.
  Meanings(const KnownWords& words, Budget& bytes) : m_words(words), m_bytes(bytes) {}

  /// What the value may mean where this type is wanted; nothing where it can be nothing of the kind.
  MeaningList of(const language::Type& wanted, const text::DataNode& node);

  const KnownWords& words() const { return m_words; }

 private:
  using Key = std::tuple<const language::Type*, std::uint32_t, std::string>;

  MeaningList list(const language::Type& type, const text::DataNode& node);
  MeaningList map(const language::Type& type, const text::DataNode& node);
  MeaningList inBraces(const language::Type& type, const text::DataNode& node);
  text::DataNode eachName(const text::DataNode& list) const;
  MeaningList items(const language::Type& item, const text::DataNode& node);
  void oneForMany(const language::Type& type, const text::DataNode& node, MeaningList& found);
  void withoutWrapper(const language::Type& type, const text::DataNode& node, MeaningList& found);

  const KnownWords& m_words;
  std::map<Key, MeaningList> m_known;
  std::set<Key> m_open;  ///< of what is being read
  Budget m_own{1'000'000};
  Budget& m_bytes = m_own;
  int m_depth = 0;
};

/// The few cheapest of what was found.
MeaningList cheapest(MeaningList found);
/// What was found in another list, at a further cost.
void addAll(MeaningList& found, const MeaningList& more, int further);

}  // namespace ludo::mend
