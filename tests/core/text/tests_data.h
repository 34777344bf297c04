// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/base/rng.h"
#include "core/text/data_node.h"

namespace ludo::text {

/// Data of every kind but Null with texts that need care: quotes, breaks, colons, control characters, and
/// words that YAML could take for something else.
inline DataNode randomData(Rng& rng, int depth) {
  static const std::string texts[] = {"",          "deck",
                                      "true",      "null",
                                      "~",         "12",
                                      "a: b # c",  R"("quoted")",
                                      "it's",      "line\nline",
                                      "\ttab",     "back\\slash",
                                      "\x01\x7F",  "\xC2\xA0 ",
                                      "- x",       "\xC3\xA4\xE2\x80\x9C",
                                      "{[,]}",     "  lead",
                                      "trail  \n", "\r\n",
                                      "*a &b",     "\xF0\x9F\x82\xA1",
                                      "%",         "\xEF\xBB\xBF"};
  static const std::string keys[] = {"a",    "id",   "from", "to",  "move-token",
                                     "null", "true", "12",   "a.b", "two words"};
  switch (rng.below(depth > 0 ? 5 : 3)) {
    case 0:
      return DataNode::ofBool(rng.below(2) == 0);
    case 1:
      return DataNode::ofInteger(static_cast<std::int64_t>(rng.next() >> rng.below(64)));
    case 2: {
      std::string text = texts[rng.below(std::size(texts))];
      return DataNode::ofString(rng.below(3) == 0 ? text + texts[rng.below(std::size(texts))] : text);
    }
    case 3: {
      DataNode list = DataNode::list();
      for (std::uint64_t i = rng.below(5); i > 0; --i) list.items.push_back(randomData(rng, depth - 1));
      return list;
    }
    default:
      break;
  }
  DataNode map = DataNode::map();
  for (const std::string& key : keys) {
    if (rng.below(3) == 0) map.set(key, randomData(rng, depth - 1));
  }
  return map;
}

inline DataNode randomData(std::uint64_t seed) {
  Rng rng(seed);
  return randomData(rng, static_cast<int>(rng.below(6)));
}

}  // namespace ludo::text
