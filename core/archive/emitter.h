// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/cma_es.h"
#include "core/base/result.h"
#include "core/base/rng.h"

namespace ludo::archive {

/// A solution that is to be evaluated, and the members that it was made from.
struct Proposal {
  std::vector<double> solution;
  std::vector<CandidateId> parents;
  bool operator==(const Proposal&) const = default;
};

/// Where an emitter stands: plain data, to be written down and restored.
struct EmitterState {
  Rng rng;
  std::optional<CmaEsState> strategy;  ///< of an emitter that adapts a distribution
  std::optional<CandidateId> origin;   ///< the member at which the strategy began
  std::uint64_t restarts = 0;
  bool operator==(const EmitterState&) const = default;
};

/// Makes solutions to be evaluated, knowing nothing of what they stand for, and is told what the archive made
/// of them. Owned and used by one thread. What it makes follows from its seed, the archive and what it was
/// told.
class Emitter {
 public:
  virtual ~Emitter() = default;
  Emitter(const Emitter&) = delete;
  Emitter& operator=(const Emitter&) = delete;

  virtual std::vector<Proposal> ask(const Archive& archive) = 0;
  /// For each proposal of the last ask, in its order, the candidate that was made of it, and what the
  /// archive, which has them now, answered.
  virtual void tell(const Archive& archive, std::span<const Candidate> candidates,
                    std::span<const Addition> additions) = 0;

  virtual EmitterState state() const = 0;
  /// Fails where the state is not one of such an emitter; then nothing has changed.
  virtual Result<Done> restore(EmitterState state) = 0;

 protected:
  Emitter() = default;
};

}  // namespace ludo::archive
