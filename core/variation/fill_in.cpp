// SPDX-License-Identifier: Apache-2.0
#include "core/variation/fresh_value.h"
#include "core/variation/operators.h"
#include "core/variation/site_choice.h"

namespace ludo::variation {
namespace {

class FillIn : public Operator {
 public:
  std::string_view name() const override { return "fill-in"; }
  std::string_view doc() const override {
    return "A value, condition, query or effect becomes another one that may stand there";
  }

  std::optional<Change> change(const Situation& situation) const override {
    const Site* site = chooseSite(situation.parent, situation.chooser);
    if (site == nullptr) return std::nullopt;
    const text::DataNode data = freshValue(*site, situation.parent.game(), situation.chooser);
    return changeAt(situation.parent, *site, data, "another " + site->type->name);
  }
};

}  // namespace

std::unique_ptr<const Operator> fillIn() {
  return std::make_unique<FillIn>();
}

}  // namespace ludo::variation
