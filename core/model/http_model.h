// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <chrono>
#include <functional>

#include "core/model/endpoint.h"
#include "core/model/key.h"
#include "core/model/language_model.h"

namespace ludo::model {

/// Waits for a time, or until `stop`; false when stopped.
using Wait = std::function<bool(std::chrono::milliseconds time, const std::stop_token& stop)>;
bool waitByTheClock(std::chrono::milliseconds time, const std::stop_token& stop);

/// A model behind an endpoint. Asks again, after the time that the server names or else 1, 2, 4... seconds,
/// while the server is busy or cannot be reached, and nothing of an answer has come.
class HttpModel : public LanguageModel {
 public:
  /// `silence` in place of the endpoint's own, and `wait`, are for tests.
  HttpModel(Endpoint endpoint, Key key, Wait wait = &waitByTheClock);

  Answer ask(const Request& request, const Sink& sink, std::stop_token stop) override;
  void setSilence(std::chrono::milliseconds silence) { m_silence = silence; }

 private:
  struct Try {
    Answer answer;
    std::chrono::milliseconds retryAfter{0};
    bool canRetry = false;
  };
  Try tryOnce(const std::string& body, const Sink& sink, const std::stop_token& stop) const;
  Trouble refusal(long status, const std::string& body) const;

  Endpoint m_endpoint;
  Key m_key;
  Wait m_wait;
  std::chrono::milliseconds m_silence;
};

/// The models that a server says it has, by GET .../models.
Result<std::vector<std::string>> modelsOf(const Endpoint& endpoint, const Key& key,
                                          const std::stop_token& stop);

/// The time that a Retry-After header asks for: seconds, or a date (RFC 9110, 10.2.3) as seen from `now`.
/// Zero when it says nothing of use.
std::chrono::milliseconds retryTime(const std::string& header, std::chrono::system_clock::time_point now);

}  // namespace ludo::model
