// SPDX-License-Identifier: Apache-2.0
// Numbers that are 1 at least.
#include "core/generate/filler.h"
#include "core/language/language.h"

namespace ludo::generate {

using namespace language;

bool Filler::relateCounts(const Type& type, void* record, Done& done) {
  if (&type == &typeOf<LinesValue>()) {
    fillAtLeastOne(*static_cast<LinesValue*>(record)->length);
    done.insert("length");
  } else if (&type == &typeOf<LimitDef>()) {
    fillAtLeastOne(static_cast<LimitDef*>(record)->max);
    done.insert("max");
  } else if (&type == &typeOf<RollEffect>()) {
    if (present(type, "sides", 40)) fillAtLeastOne(static_cast<RollEffect*>(record)->sides);
    done.insert("sides");
  } else {
    return false;
  }
  return true;
}

void Filler::fillAtLeastOne(ValueExpr& value) {
  value.node = number(1, 3, 12);
  if (isLearned() || !m_chooser.percent(12)) return;
  ArithmeticValue larger;
  larger.op = ArithmeticOp::Maximum;
  const bool outer = std::exchange(m_plain, true);
  fill(*larger.left, {Sort::Integer});
  m_plain = outer;
  larger.right->node = std::int64_t{1};
  value.node = std::move(larger);
}

}  // namespace ludo::generate
