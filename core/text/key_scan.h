// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/text/yaml_scan.h"

namespace ludo::text {

/// A key with its colon, as it stands in the source.
struct FoundKey {
  enum class Form { Plain, Quoted, Typographic };
  Form form = Form::Plain;
  std::size_t begin = 0;
  std::size_t end = 0;    ///< of the key with its quotes
  std::size_t colon = 0;  ///< equal to `end` unless spaces come between
  bool lacksSpace = false;
  std::string name;
};

/// Looks for a key with its colon at `position`, on the same line.
std::optional<FoundKey> findKey(const ScanContext& context, std::size_t position, std::size_t lineEnd,
                                bool inFlow);

/// Reports the key at `position` if it is too long for findKey; false when there is none.
bool reportLongKey(ScanContext& context, std::size_t position, std::size_t lineEnd);

/// Reports what is wrong with a key and repairs it.
void takeKey(ScanContext& context, const FoundKey& key);

}  // namespace ludo::text
