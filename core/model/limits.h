// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <chrono>
#include <cstddef>

/// What a server can make the program do. docs/limits.md says what happens at each.
namespace ludo::limits {

constexpr std::size_t endpointsBytes = std::size_t{1} << 20;  ///< of the file of endpoints
constexpr std::size_t keyBytes = std::size_t{16} << 10;       ///< of a key
constexpr std::size_t answerBytes = std::size_t{4} << 20;     ///< of the text of one answer
constexpr std::size_t bodyBytes = std::size_t{64} << 20;      ///< of all that is sent for one answer
constexpr std::size_t eventBytes = std::size_t{1} << 20;      ///< of one event of a stream
constexpr std::size_t refusalBytes = std::size_t{4} << 10;    ///< kept of what a server says in refusing
constexpr std::size_t emptyBytes = 2'000;                     ///< of white space in a row: the model is lost
/// The longest that a server may ask to be left alone before the next try.
constexpr std::chrono::seconds longestWait{120};
constexpr std::chrono::seconds keyCommand{30};  ///< for the command that tells a key

}  // namespace ludo::limits
