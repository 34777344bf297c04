// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/engine/token_format.h"

namespace ludo::engine {

/// Tokens in cells that hold one at most.
class CellFormat final : public TokenFormat {
 public:
  using TokenFormat::TokenFormat;
  bool pack(const kernel::State& state, Fields& fields) const override;
  void unpack(const Fields& fields, kernel::State& state) const override;

 private:
  void unpackCell(const Fields& fields, kernel::ZoneId zone, kernel::State& state) const;
};

}  // namespace ludo::engine
