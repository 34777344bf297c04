// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/mend/context.h"

namespace ludo::mend {

/// Where a name stands in the rules.
struct NamePlaces {
  std::vector<Span> definitions;  ///< what is called so there: ids, keys, bound names, columns of tables
  std::vector<Span> uses;
};

/// Of the name as a whole word; no more places than asked for.
NamePlaces placesOfName(const Context& context, const std::string& name, std::size_t most);

/// Whether of two spellings of a name, each of which stands in one place, the one that is used is likelier
/// than the one that is defined: it is written as such names are (constants in capitals), or its words are
/// those of the prose, and the other's are not.
bool isLikelierName(const Context& context, const std::string& used, const std::string& defined,
                    bool isConstant = false);

}  // namespace ludo::mend
