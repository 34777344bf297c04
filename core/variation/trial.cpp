// SPDX-License-Identifier: Apache-2.0
#include "core/variation/trial.h"

#include <algorithm>

namespace ludo::variation {

namespace {

constexpr std::size_t mostTried = 5;

}  // namespace

bool isGameWith(const Parent& parent, const std::vector<diagnostics::TextEdit>& edits) {
  const SourceText& source = *parent.game().markdown.source;
  return !generate::firstError(std::make_shared<const SourceText>(
      source.name(), diagnostics::applyEdits(source.content(), edits), source.path()));
}

std::optional<Change> chooseSound(const Parent& parent, std::vector<Change> changes,
                                  generate::Chooser& chooser) {
  for (std::size_t tried = 0; tried < mostTried && !changes.empty(); ++tried) {
    const std::size_t index = chooser.below(changes.size());
    if (isGameWith(parent, changes[index].edits)) return std::move(changes[index]);
    changes.erase(changes.begin() + static_cast<std::ptrdiff_t>(index));
  }
  return std::nullopt;
}

}  // namespace ludo::variation
