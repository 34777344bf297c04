// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/base/source_text.h"
#include "core/kernel/rules.h"

/// What the benchmarks work on.
namespace ludo::performance {

/// A sample by its file name without ".md"; throws when it is not there or does not compile.
SourcePtr sampleSource(const std::string& name);
kernel::RulesPtr sample(const std::string& name);

/// A sound specification of about so many lines: the deck builder with more actions.
SourcePtr longSpecification(int lines);

/// A game that goes on until the turn cap, with something to compute each ply.
kernel::RulesPtr endlessGame(int turns);

}  // namespace ludo::performance
