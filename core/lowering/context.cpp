// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/context.h"

#include "core/analysis/facts.h"
#include "core/analysis/reduction.h"
#include "core/analysis/repetition_keys.h"
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/state_layout.h"
#include "core/lowering/lowered.h"

namespace ludo::engine {

struct Context::Held {
  Held(const Reduction& reduction, Encoding encoding, const Discoveries& known)
      : repetitionKeys(reduction),
        facts(*reduction.rules(), encoding, known),
        layout(*reduction.rules(), facts, repetitionKeys),
        geometry(*reduction.rules(), constants) {}

  RepetitionKeys repetitionKeys;
  Facts facts;
  StateLayout layout;
  ConstantTables constants;
  Geometry geometry;
  MethodNotes notes;
  std::vector<ChoicePoint> choices;
  Discoveries found;
};

Context::Context(const Reduction& reduction, Encoding encoding, const Discoveries& known)
    : m_held(std::make_unique<Held>(reduction, encoding, known)),
      rules(*reduction.rules()),
      repetitionKeys(m_held->repetitionKeys),
      facts(m_held->facts),
      layout(m_held->layout),
      constants(m_held->constants),
      geometry(m_held->geometry),
      notes(m_held->notes),
      choices(m_held->choices),
      found(m_held->found),
      unreachable(static_cast<std::int64_t>(reduction.zonesInAll())) {}

Context::~Context() = default;

}  // namespace ludo::engine
