// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <stop_token>
#include <string>

#include "core/service/analysis.h"

namespace ludo::draft_eval {

/// What a game is like, as numbers from 0 on: how often it uses each construct of the language, as the
/// logarithm of one more, and how ten games by chance go.
using Concepts = std::map<std::string, double>;
Concepts conceptsOf(const service::Analysis& game, const std::stop_token& stop);

/// One less the cosine of two games: 0 for games that are alike, 1 for games without anything in common. The
/// normalised concept distance of Tanaka and Simo-Serra (2024), with this program's concepts in place of
/// Ludii's: numbers are not to be compared with theirs.
double conceptDistance(const Concepts& a, const Concepts& b);

}  // namespace ludo::draft_eval
