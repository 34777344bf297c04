// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace ludo::campaign {

/// What a child is made of.
struct Parents {
  std::string path;  ///< where the first one's file lies: bundles are looked for there
  std::vector<std::string> texts;
};

/// A specification made of others.
struct Child {
  std::string text;
  std::string change;  ///< what is new in it, for people; may have several lines
};

/// One way to make a specification of one or two others.
struct OperatorInfo {
  std::string name;         ///< one word, the same for ever: campaigns keep it
  std::string doc;          ///< what it does
  std::size_t parents = 1;  ///< how many texts it wants
};

/// Makes children by operators. Immutable; used by many threads at once.
class Breeder {
 public:
  Breeder() = default;
  Breeder(const Breeder&) = delete;
  Breeder& operator=(const Breeder&) = delete;
  virtual ~Breeder() = default;

  virtual const std::vector<OperatorInfo>& operators() const = 0;
  /// What the operator makes of texts that compile, as many as it wants; it follows from these and the seed.
  /// Fails with the reason where it finds nothing to change.
  virtual Result<Child> breed(std::size_t operatorIndex, const Parents& parents,
                              std::uint64_t seed) const = 0;
};

std::vector<std::string> namesOf(const std::vector<OperatorInfo>& operators);

}  // namespace ludo::campaign
