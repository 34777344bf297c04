// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/language/type.h"
#include "core/service/analysis.h"

namespace ludo::service {

/// A record with the values of the language's example, and where these values stand in it: what a completion
/// can write out whole. Private to the room.
struct WrittenOut {
  std::string text;
  std::vector<Span> values;
};

/// `prefix` comes before the first entry, and what it opens is closed behind the last; `separator` comes
/// between entries. Empty when the description has no example.
WrittenOut writtenOut(const language::Type& record, const std::string& prefix, const std::string& separator);
/// The key of the example's first entry; empty when there is none.
std::string firstKeyOf(const language::Type& record);

}  // namespace ludo::service
