// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/source_text.h"
#include "core/generate/chooser.h"
#include "core/text/data_node.h"

namespace ludo::generate {

/// How often games made which choice, by what the choice depends on: a tree whose root is the kind of choice,
/// and in which each branch knows one more part of the context. What was seen seldom leans on the branch
/// above it, by interpolation with the weights of Witten and Bell ("The zero-frequency problem", 1991). A
/// plain value; reading it is safe from several threads.
class TreeModel {
 public:
  /// Counts a choice, `times` over.
  void add(const Decision& decision, const std::string& outcome, std::uint64_t times = 1);
  /// How probable each outcome is; 0 where its weight is. Without anything known they are as the weights.
  /// What `own` has counted is added, if it is given.
  std::vector<double> probabilities(const Decision& decision, const std::vector<std::size_t>& weights,
                                    const TreeModel* own = nullptr) const;
  bool empty() const { return m_roots.empty(); }

  /// { "tree": { "effect": { "counts": { "place": 7, ... }, "in": { "action.effects": { ... } } } } }
  text::DataNode write() const;
  /// What is wrong is said with its place.
  static Result<TreeModel> read(const SourceText& json);

 private:
  struct Branch {
    std::map<std::string, std::uint64_t, std::less<>> counts;
    std::map<std::string, Branch, std::less<>> further;
  };
  static text::DataNode write(const Branch& branch);
  static bool read(const text::DataNode& data, Branch& branch);
  using Branches = std::map<std::string, Branch, std::less<>>;
  /// The branch of a name; null when there is none.
  static const Branch* find(const Branches& branches, const std::string& name);
  static void lean(const Branch* branch, const Branch* own, const Decision& decision,
                   const std::vector<std::size_t>& weights, std::vector<double>& probabilities);

  Branches m_roots;
};

}  // namespace ludo::generate
