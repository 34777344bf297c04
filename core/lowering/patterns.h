// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Selectors;
class Spatial;

/// Patterns of zones: what the kernel's lines.cpp does with them.
class Patterns : private Part {
 public:
  explicit Patterns(Parts& parts);

  Word countPatterns(const language::PatternValue& part);

 private:
  Selectors& m_selectors;
  Spatial& m_spatial;
};

}  // namespace ludo::engine
