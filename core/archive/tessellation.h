// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <span>

namespace ludo::archive {

/// Divides the space of measures into cells, numbered from 0. Immutable, and so shared by threads.
class Tessellation {
 public:
  virtual ~Tessellation() = default;
  virtual std::size_t measureCount() const = 0;
  virtual std::size_t cellCount() const = 0;
  /// The cell of measures that are measureCount() usable numbers. Nothing for what no cell is meant for: a
  /// number of no category.
  virtual std::optional<std::size_t> cellOf(std::span<const double> measures) const = 0;

 protected:
  Tessellation() = default;
  Tessellation(const Tessellation&) = default;
  Tessellation(Tessellation&&) = default;
  Tessellation& operator=(const Tessellation&) = default;
  Tessellation& operator=(Tessellation&&) = default;
};

using TessellationPtr = std::shared_ptr<const Tessellation>;

}  // namespace ludo::archive
