// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace ludo::text {

/// How a scalar without quotes reads.
enum class PlainReading {
  Integer,      ///< JSON integer form within 64 bits
  HugeInteger,  ///< JSON integer form beyond 64 bits
  Boolean,      ///< exactly true or false
  Capitalised,  ///< True, FALSE and the like: evidently a boolean
  Ambiguous,    ///< yes, no, on, off in any case: a boolean for YAML 1.1 only
  Null,         ///< ~ or null in any case
  Number,       ///< some other notation of a number: 01, 1_000, 1e3, 1.5, 0x10, +3, .inf
  Text
};

struct PlainScalar {
  PlainReading reading = PlainReading::Text;
  std::int64_t integer = 0;
  bool boolean = false;
  std::string meant;  ///< for Number, Capitalised and Ambiguous: the right spelling where there is one
  /// What else may be meant, or empty: 1 of "1.000", which is a thousand to many.
  std::string otherwise = {};
};

PlainScalar readPlain(std::string_view text);

/// Whether a key may stand without quotes: a name, possibly of several words.
bool isPlainKey(std::string_view key);

/// A text in double quotes with everything escaped that cannot stand there as it is. Bytes that are not
/// UTF-8 become U+FFFD.
std::string quoteYaml(std::string_view text);

/// A space that is none to YAML, or a character of no width.
struct StrangeSpace {
  std::size_t length = 0;  ///< in bytes; 0 when there is none
  bool isZeroWidth = false;
};
StrangeSpace strangeSpaceAt(std::string_view text, std::size_t position);

/// Length in bytes of a typographic quotation mark at `position`, or 0.
std::size_t smartQuoteLength(std::string_view text, std::size_t position);

}  // namespace ludo::text
