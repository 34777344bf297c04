// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ludo::language {

/// A number that may have a fraction; written as a whole number, or quoted as in "0.25".
struct Decimal {
  double value = 0;
  bool operator==(const Decimal&) const = default;
};

}  // namespace ludo::language
