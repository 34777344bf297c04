// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/engine/token_format.h"

namespace ludo::engine {

/// How many tokens each zone holds, all of them alike.
class CountFormat final : public TokenFormat {
 public:
  using TokenFormat::TokenFormat;
  bool areCounted() const override { return true; }
  bool pack(const kernel::State& state, Fields& fields) const override;
  void unpack(const Fields& fields, kernel::State& state) const override;
};

}  // namespace ludo::engine
