// SPDX-License-Identifier: Apache-2.0
#include "core/variation/operator.h"

#include <algorithm>

#include "core/generate/learn.h"
#include "core/generate/learned_chooser.h"
#include "core/variation/operators.h"

namespace ludo::variation {

std::shared_ptr<const Parent> Parent::read(const SourcePtr& source, diagnostics::List& told) {
  std::optional<generate::WrittenGame> game = generate::readGame(source, told);
  if (!game) return nullptr;
  auto parent = std::make_shared<Parent>();
  parent->m_game = std::move(*game);
  parent->m_sites = sitesOf(parent->m_game);
  generate::learn(generate::choicesOf(parent->m_game), parent->m_style, generate::LearnedChooser::ownTimes);
  return parent;
}

std::span<const std::unique_ptr<const Operator>> operators() {
  static const std::vector<std::unique_ptr<const Operator>> all = [] {
    std::vector<std::unique_ptr<const Operator>> made;
    made.push_back(tweakNumber());
    made.push_back(changeBoard());
    made.push_back(addAction());
    made.push_back(removeAction());
    made.push_back(changeTrigger());
    made.push_back(wireMechanics());
    made.push_back(swapBundle());
    made.push_back(crossOver());
    made.push_back(fillIn());
    return made;
  }();
  return all;
}

const Operator* findOperator(std::string_view name) {
  const auto found =
      std::ranges::find_if(operators(), [&](const auto& each) { return each->name() == name; });
  return found == operators().end() ? nullptr : found->get();
}

}  // namespace ludo::variation
