// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace ludo::agents {

/// A number that can be set in a text such as that of an agent.
struct AgentOption {
  std::string name;
  double low = 0;
  double high = 0;
  double standard = 0;  ///< when the text does not mention it
  bool whole = true;    ///< no fractions
  std::string doc;
};

/// "from 1 to 1000000000"
std::string rangeText(const AgentOption& option);

/// What such options are set to.
class AgentSettings {
 public:
  /// Everything at its standard.
  explicit AgentSettings(const std::vector<AgentOption>& options);
  /// Reads "iterations=500,history=0". Fails with what is wrong, and what would be right; `owner` is whose
  /// options they are, as in "agent 'uct'".
  static Result<AgentSettings> read(const std::string& owner, const std::vector<AgentOption>& options,
                                    std::string_view text);

  /// The option must be one of them (asserted).
  double number(const std::string& option) const;
  std::uint64_t count(const std::string& option) const;
  bool flag(const std::string& option) const { return number(option) != 0; }
  /// Whether the text mentions it.
  bool mentions(const std::string& option) const;

 private:
  struct Setting {
    double value = 0;
    bool mentioned = false;
  };
  std::map<std::string, Setting> m_settings;
};

}  // namespace ludo::agents
