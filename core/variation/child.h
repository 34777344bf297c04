// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/generate/tree_model.h"
#include "core/variation/operator.h"

namespace ludo::variation {

/// A game made from another one, or from two.
struct Child {
  std::string id;                    ///< "hex-11-amber-harbour"
  std::string name;                  ///< "Hex: Amber Harbour"
  std::vector<std::string> parents;  ///< ids
  std::string operatorName;
  std::uint64_t seed = 0;
  std::string summary;  ///< what was changed
  std::string diff;     ///< of the rules' text, lines with - and +
  std::string text;     ///< the specification, which tells all of this at its end
};

/// Changes a game in one way. Everything follows from the parents, the operator, the model and the seed.
/// With a model that has learned, what is new is written as it says. Nothing when the operator found nothing
/// to change in several tries.
std::optional<Child> makeChild(const Parent& parent, const Parent* mate, const Operator& by,
                               std::uint64_t seed, const generate::TreeModel* model = nullptr);

/// The child without those of its tests that no longer hold: its rules are others than its parent's. `path`
/// is where bundles are looked for.
std::string withoutBrokenTests(const std::string& text, const std::string& path);

}  // namespace ludo::variation
