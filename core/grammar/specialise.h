// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <string>
#include <vector>

#include "core/grammar/grammar.h"
#include "core/language/game_def.h"
#include "core/language/spec_document.h"

/// A specification is written in stages: what defines names comes first, and then each section, or each entry
/// of one, under the grammar of what exists by then.
namespace ludo::grammar {

/// The names of each kind that may be used. Of a kind that is not in it, any name may be.
using NamesByKind = std::map<language::NameKind, std::vector<std::string>>;

/// The names that sections define, as written; kinds of which there is none yet are left open.
NamesByKind namesOf(const language::SpecDocument& document);
/// The names of a whole game, with those that boards, tables and bundles make. The game is resolved.
NamesByKind namesOf(const language::GameDef& game);
/// The names that rules bind by themselves, such as $zone: wanted where the grammar is not scopedGrammar().
NamesByKind namesBoundByRules();
/// The names of both, each once.
NamesByKind joined(NamesByKind first, const NamesByKind& second);

/// The grammar in which these names stand wherever one of their kind is used, as literals; bindings with
/// their
/// $. Where there is none, what needs one cannot be derived. Works for languageGrammar(), for a minimal
/// grammar of it, for scopedGrammar(), which has the names that rules bind by themselves where they are
/// bound, and for what this function has returned.
Grammar specialised(const Grammar& grammar, const NamesByKind& names);

}  // namespace ludo::grammar
