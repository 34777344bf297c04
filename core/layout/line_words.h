// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/analysis/line_table.h"
#include "core/layout/constants.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes code for the words that a position keeps for the lines of zones: for each seat and line one bit for
/// each zone whose topmost token is the seat's. Only where positions keep them (Facts::lines). All that it is
/// made of outlives it.
class LineWords {
 public:
  LineWords(machine::Builder& builder, const StateLayout& layout, const LineTable& table,
            ConstantTables& constants)
      : m_builder(builder), m_layout(layout), m_table(table), m_constants(constants) {}

  /// The zone's line along the axis, with the seat's tokens. The zone exists.
  Tokens::Line line(machine::Word zone, const LineTable::Axis& axis, machine::Word seat);
  /// Turns the zone's bit over in the seat's lines where `on` is 1.
  void toggle(machine::Word zone, std::size_t seat, machine::Word on);

 private:
  struct OnLine {
    machine::Word number;
    machine::Word position;
  };
  OnLine onLine(machine::Word zone, const LineTable::Axis& axis);
  machine::At lineAt(std::size_t seat, machine::Word number) const;

  machine::Builder& m_builder;
  const StateLayout& m_layout;
  const LineTable& m_table;
  ConstantTables& m_constants;
};

}  // namespace ludo::engine
