// SPDX-License-Identifier: Apache-2.0
#include "core/language/token_otherwise.h"

#include <algorithm>
#include <iterator>

namespace ludo::language {

std::string tokenOtherwise(std::string_view written) {
  static constexpr std::string_view chance[] = {"random", "any", "anyOf", "randomFrom", "pick"};
  static constexpr std::string_view extremes[] = {"highest", "largest",  "greatest", "max", "best",
                                                  "lowest",  "smallest", "least",    "min", "worst"};
  const std::size_t open = written.find('(');
  if (open == std::string_view::npos || !written.ends_with(')')) return {};
  const std::string_view word = written.substr(0, open);
  const std::string zone(written.substr(open + 1, written.size() - open - 2));
  const std::string query = "{ query: \"tokensInZone\", zone: \"" + zone + "\"";
  if (std::ranges::find(chance, word) != std::end(chance))
    return "Bind one by chance first, with { randomOne: { bind: \"$any\", options: " + query +
           " } } }, and write \"$any\"";
  if (std::ranges::find(extremes, word) != std::end(extremes))
    return "Choose or loop over " + query +
           ", where: ... }, which compares a property with an aggregate \"max\" or \"min\" of the same zone, "
           "and write what that binds";
  return {};
}

}  // namespace ludo::language
