// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"

namespace ludo::language {

/// Something that designers ask for and the language leaves out on purpose.
struct MissingCapability {
  std::string_view what;        ///< "line of sight"
  std::string_view why;         ///< goes on after "The language has no line of sight: "
  std::string_view workaround;  ///< a sentence without its period
  /// Words of the language that a rule has which goes round it so; empty ones at the end.
  std::array<std::string_view, 3> uses = {};
  bool isOfText = false;  ///< it is asked for with a text only: what is data is none of it
  /// Only in another construct, or another place, can it be said: no word of the language stands for it.
  bool isSaidElsewhere = false;
};

/// All that are known, in the order of the table in missing_capabilities.cpp.
std::vector<const MissingCapability*> missingCapabilities();

/// What is asked for by a key, construct, word or section that the language does not know; null when it is
/// none of the requests of the table in missing_capabilities.cpp. Some words ask for it only `within` a type,
/// by its name: an effect "win", but no result of that name.
const MissingCapability* missingCapability(std::string_view written, std::string_view within = {});

/// A name with a binding in it, such as "price_$good".
const MissingCapability& builtName();

/// Makes the diagnostic tell of it, in place of what it told before; the place stays.
void tellOf(const MissingCapability& capability, std::string_view written,
            diagnostics::Diagnostic& diagnostic);

/// Of a message that tellOf() made: what was asked for, and the word that was written. Nothing for others.
struct ToldCapability {
  const MissingCapability* capability = nullptr;
  std::string_view written;
};
ToldCapability capabilityToldBy(std::string_view message);

}  // namespace ludo::language
