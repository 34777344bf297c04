// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/language_model.h"

namespace ludo::model {

/// One request by HTTP.
struct Transfer {
  std::string url;
  std::vector<std::string> headers;
  std::optional<std::string> body;  ///< to be posted; without it the address is read
  std::chrono::milliseconds connect{10'000};
  std::chrono::milliseconds silence{120'000};  ///< without a byte
  std::chrono::milliseconds whole{600'000};
};

struct TransferEnd {
  long status = 0;                 ///< of HTTP; 0 when none came
  std::string retryAfter;          ///< what the header says
  std::optional<Trouble> trouble;  ///< of the connection; a status that refuses is none
};

/// Makes the request. `take` gets the body as it comes, with its status, and returns whether more is wanted.
/// TLS is verified, nothing is followed elsewhere, only http and https are spoken, and plain http goes past
/// proxies. Returns at the latest 200 ms after `stop`.
TransferEnd run(const Transfer& transfer,
                const std::function<bool(long status, std::string_view bytes)>& take,
                const std::stop_token& stop);

}  // namespace ludo::model
