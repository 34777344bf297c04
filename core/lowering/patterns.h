// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Selectors;
class Spatial;

/// Patterns of zones: the part of the kernel's lines.cpp about them.
class Patterns : private Part {
 public:
  explicit Patterns(Parts& parts);

  /// How many sets of zones show the pattern.
  Word countPatterns(const language::PatternValue& part);

 private:
  Selectors& m_selectors;
  Spatial& m_spatial;
};

}  // namespace ludo::engine
