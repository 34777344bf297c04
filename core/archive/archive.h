// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "core/archive/candidate.h"

namespace ludo::archive {

/// What emitters and schedulers know of an archive: it takes candidates in and has members to breed from.
/// Used by one thread at a time. All that it does follows from what it was given, in that order.
class Archive {
 public:
  virtual ~Archive() = default;

  virtual std::size_t measureCount() const = 0;
  /// Numbers in each solution; 0 where candidates are not made of numbers.
  virtual std::size_t solutionLength() const = 0;

  /// Takes in what is good enough, and answers for each candidate in the same order. All of a batch are
  /// compared with what was there before it, so that the answers do not depend on their order.
  virtual std::vector<Addition> add(std::span<const Candidate> batch) = 0;
  Addition add(const Candidate& candidate) { return add(std::span(&candidate, 1)).front(); }

  /// Members, in an order that is the same whenever the archive was given the same.
  virtual std::size_t size() const = 0;
  /// The index is below size(). The reference holds until the archive changes.
  virtual const Candidate& member(std::size_t index) const = 0;

 protected:
  Archive() = default;
  Archive(const Archive&) = default;
  Archive(Archive&&) = default;
  Archive& operator=(const Archive&) = default;
  Archive& operator=(Archive&&) = default;
};

}  // namespace ludo::archive
