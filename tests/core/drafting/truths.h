// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "core/drafting/demonstrations.h"
#include "core/grammar/grammar.h"
#include "core/model/scripted_model.h"

namespace ludo::testing {

/// The grammar of games.
const grammar::Grammar& games();
/// A sample as it is shown to models, by its file's name.
drafting::KnownGame sampleGame(const std::string& name);
std::vector<drafting::KnownGame> sampleGames();
/// The rules of its minimal grammar, as models see them.
std::string rulesOf(const std::string& surface);

/// What a request to a model asks for.
enum class Asked { rules, missingRules, game, candidate, rest, sections, repair };
Asked askedFor(const model::Request& request);
/// What stands within marks of the last message.
std::string partOf(const model::Request& request, const std::string& name);

/// Sections of a game as one JSON object, those that the last message asks for.
std::string sectionsAsked(const model::Request& request, const std::string& surface);

/// A model that knows the game, and answers everything rightly; `change` makes something else of an answer.
model::ScriptedModel truthful(
    std::string surface,
    std::function<std::string(Asked asked, std::size_t call, std::string answer)> change =
        [](Asked, std::size_t, std::string answer) { return answer; });

}  // namespace ludo::testing
