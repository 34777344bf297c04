// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Language models: programs, mostly elsewhere, that go on with a text. What they write is data: whoever asks
/// checks it, opens no file that it names and runs nothing of it.
namespace ludo::model {

enum class Role : std::uint8_t { system, user, assistant };

struct Message {
  Role role = Role::user;
  std::string text;
  bool operator==(const Message&) const = default;
};

/// What an answer is asked to obey. Whether it does is up to the server; see probe.h.
enum class AnswerFormat : std::uint8_t {
  free,     ///< nothing
  grammar,  ///< a grammar in GBNF
  schema,   ///< a JSON Schema
};

/// How words are chosen. Some servers take no notice of a seed.
struct Sampling {
  double temperature = 0.7;
  std::uint32_t seed = 1;
  std::uint32_t tokens = 4'096;  ///< the longest answer
  bool operator==(const Sampling&) const = default;
};

struct Request {
  std::vector<Message> messages;
  AnswerFormat format = AnswerFormat::free;
  std::string constraint;  ///< the grammar or the schema
  Sampling sampling;
  bool operator==(const Request&) const = default;
};

/// Why there is no answer, or no whole one.
enum class TroubleKind : std::uint8_t {
  cancelled,     ///< by whoever asked
  noKey,         ///< the key of the endpoint cannot be had
  unreachable,   ///< no connection, or it broke
  insecure,      ///< TLS: the server is not who it says
  timedOut,      ///< nothing came for too long
  unauthorised,  ///< the server does not take the key
  refused,       ///< the server does not take the request
  busy,          ///< too many requests, or loading, and still so after all retries
  redirected,    ///< the server sends elsewhere, where nothing is sent
  malformed,     ///< what came is no answer of this protocol
  tooLarge,      ///< more came than an answer can have
  overBudget,    ///< no tokens are left to spend
  unrecorded,    ///< a replay has nothing for this request
};

std::string_view nameOf(TroubleKind kind);
/// The kind of a name; nothing when there is none.
std::optional<TroubleKind> troubleOf(std::string_view name);

struct Trouble {
  TroubleKind kind = TroubleKind::malformed;
  std::string message;  ///< what went wrong and what to do, in sentences
  bool operator==(const Trouble&) const = default;
};

enum class FinishReason : std::uint8_t {
  finished,  ///< the model had no more to say
  length,    ///< the longest answer was reached
  cut,       ///< whoever asked had enough
};

/// Tokens, as the server counted them, or about a quarter of the bytes where it did not.
struct Usage {
  std::uint64_t asked = 0;     ///< of the request
  std::uint64_t answered = 0;  ///< of the answer
  bool isEstimated = false;    ///< the server said nothing of it
  /// At most what a number holds, whatever a server says.
  std::uint64_t total() const { return answered > UINT64_MAX - asked ? UINT64_MAX : asked + answered; }
  bool operator==(const Usage&) const = default;
};

struct Answer {
  std::string text;  ///< with trouble: what came before it
  FinishReason finishReason = FinishReason::finished;
  Usage usage;
  std::optional<Trouble> trouble;
  bool operator==(const Answer&) const = default;
};

/// Takes an answer piece by piece while it comes; false when it has enough. May be empty.
using Sink = std::function<bool(std::string_view piece)>;

/// One that can be asked. Not for several threads at once.
class LanguageModel {
 public:
  LanguageModel() = default;
  LanguageModel(const LanguageModel&) = delete;
  LanguageModel& operator=(const LanguageModel&) = delete;
  virtual ~LanguageModel() = default;

  /// Returns when the answer has ended, at the latest 200 ms after `stop`.
  virtual Answer ask(const Request& request, const Sink& sink, std::stop_token stop) = 0;
};

/// About how many tokens a text takes.
std::uint64_t estimatedTokens(std::string_view text);
std::uint64_t estimatedTokens(const Request& request);

/// An answer without text.
Answer troubled(TroubleKind kind, std::string message);

}  // namespace ludo::model
