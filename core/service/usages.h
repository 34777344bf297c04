// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/service/analysis.h"

/// Where a name is used, and what has to change for it to be called otherwise. For the names that a document
/// defines itself; works on text with errors. Free of shared state: any thread.
namespace ludo::service {

/// A name, and everywhere in the text where the same thing is meant.
struct Usages {
  std::string name;          ///< as its definition writes it
  Span definition;           ///< where it is defined
  std::vector<Span> places;  ///< rising; where it is defined is one of them
};

/// Nothing where no name stands that the document defines. What a board makes ("cell_0_1") counts as the
/// board. Empty after a stop request.
std::optional<Usages> usagesAt(const Analysis& analysis, std::size_t offset,
                               const std::stop_token& stop = {});

/// The edits that give the name at an offset another one. Tried before they are returned: fails, with the
/// reason, where the document would then have mistakes that it does not have now, or would mean something
/// else. Names
/// between backticks in the prose follow where they can mean nothing else.
Result<std::vector<diagnostics::TextEdit>> renameAt(const Analysis& analysis, std::size_t offset,
                                                    const std::string& newName,
                                                    const std::stop_token& stop = {});

}  // namespace ludo::service
