// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace ludo::model {

/// Splits a stream of server-sent events (WHATWG HTML, "Server-sent events") into their data. Bytes may come
/// in any pieces: an event may end in the middle of one, and a character too.
class EventStream {
 public:
  /// Takes the data of one event; false to read no further.
  using Take = std::function<bool(const std::string& data)>;
  explicit EventStream(Take take) : m_take(std::move(take)) {}

  enum class State { open, ended, tooLarge };
  /// `ended` when `take` wants no more, `tooLarge` when an event has more bytes than are allowed.
  State append(std::string_view bytes);
  /// What came last may lack its empty line.
  State finish();

 private:
  State endLine();
  State dispatch();

  Take m_take;
  std::string m_line;
  std::string m_data;
  bool m_hasData = false;
  bool m_wasReturn = false;  ///< the last byte was a carriage return: a line feed belongs to it
  State m_state = State::open;
};

}  // namespace ludo::model
