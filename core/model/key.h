// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/model/endpoint.h"

namespace ludo::model {

/// What a server knows the user by. It goes into the header of requests and nowhere else: not into files,
/// arguments, records or messages.
class Key {
 public:
  Key() = default;
  explicit Key(std::string value) : m_value(std::move(value)) {}

  bool isEmpty() const { return m_value.empty(); }
  /// "Authorization: Bearer ...", for the transfer alone.
  std::string header() const { return "Authorization: Bearer " + m_value; }
  bool isIn(std::string_view text) const;
  /// A text of the server with the key taken out.
  std::string withoutKey(std::string text) const;

 private:
  std::string m_value;
};

/// Asks the environment or the command of an endpoint; an empty key where it names neither. Fails, without
/// anything of the key in the reason, when there is none, or none that a header can hold. The command gets no
/// input, and is ended when it takes too long, or by `stop`.
Result<Key> keyOf(const Endpoint& endpoint, const std::stop_token& stop);

}  // namespace ludo::model
