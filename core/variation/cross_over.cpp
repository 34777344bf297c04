// SPDX-License-Identifier: Apache-2.0
#include "core/variation/operators.h"
#include "core/variation/site_choice.h"
#include "core/variation/transplant.h"

namespace ludo::variation {
namespace {

constexpr std::size_t smallestSite = 2;

class CrossOver : public Operator {
 public:
  std::string_view name() const override { return "crossover"; }
  std::string_view doc() const override { return "A part of the rules is taken from another game"; }
  bool needsMate() const override { return true; }

  std::optional<Change> change(const Situation& situation) const override {
    if (situation.mate == nullptr) return std::nullopt;
    const Parent& parent = situation.parent;
    const Site* site = chooseSite(parent, situation.chooser);
    if (site == nullptr) return std::nullopt;
    std::vector<const Site*> others;
    for (const Site& other : situation.mate->sites()) {
      const bool isAlike = other.type == site->type && other.needed.sort == site->needed.sort &&
                           (other.section == "end") == (site->section == "end");
      if (isAlike && other.size >= smallestSite && other.size <= largestSite) others.push_back(&other);
    }
    if (others.empty()) return std::nullopt;
    const Site& from = *situation.chooser.oneOf(others);
    const auto data = transplant(from, situation.mate->game(), *site, parent.game(), situation.chooser);
    if (!data) return std::nullopt;
    return changeAt(parent, *site, *data,
                    "the " + site->type->name + " of " + entryAt(*situation.mate, from.span) + " of " +
                        situation.mate->id());
  }
};

}  // namespace

std::unique_ptr<const Operator> crossOver() {
  return std::make_unique<CrossOver>();
}

}  // namespace ludo::variation
