// SPDX-License-Identifier: Apache-2.0
// Effects as lines of a program.
#include "mapping.h"

namespace ludo::mistakes {
namespace {

bool isPlain(const std::string& value) {
  return !value.starts_with('{') && !value.starts_with('[');
}

/// The effect with a mapping below its key, whose entries are plain: its name, and what stands below it.
struct Call {
  std::string name;
  std::vector<std::pair<std::string, std::string>> arguments;
};

/// Each effect on one line, such as { draw: { from: "deck", to: "hand:actor", count: 1 } }, as what `change`
/// makes of it.
Places eachCall(const GameText& game, const std::function<std::string(const Call&)>& change) {
  return eachMapping(game, [&](const Mapping& m) -> std::string {
    if (m.entries.size() != 1) return "";
    std::string inner = m.entries.front().second;
    if (!inner.starts_with("{ ") || !inner.ends_with(" }")) return "";
    inner = inner.substr(2, inner.size() - 4);
    if (inner.find_first_of("{[") != std::string::npos) return "";
    Call call{m.entries.front().first, {}};
    for (std::size_t at = 0; at < inner.size();) {
      const std::size_t colon = inner.find(": ", at);
      const std::size_t end = std::min(inner.find(", ", colon), inner.size());
      if (colon == std::string::npos) return "";
      call.arguments.emplace_back(inner.substr(at, colon - at), inner.substr(colon + 2, end - colon - 2));
      at = end + 2;
    }
    return change(call);
  });
}

const std::string* argument(const Call& call, std::string_view key) {
  for (const auto& [name, value] : call.arguments) {
    if (name == key) return &value;
  }
  return nullptr;
}

/// "pot" or "money:opponent".
std::string target(const Call& call) {
  const std::string* variable = argument(call, "var");
  if (variable == nullptr) return "";
  const std::string* player = argument(call, "player");
  return unquoted(*variable) + (player == nullptr ? "" : ":" + unquoted(*player));
}

}  // namespace

void addStatementClasses(std::vector<MistakeClass>& classes) {
  const auto add = [&](std::string name, std::function<std::string(const Call&)> change) {
    classes.push_back({"statement", std::move(name), [change = std::move(change)](const GameText& game) {
                         return eachCall(game, change);
                       }});
  };
  add(R"("pot += 1")", [](const Call& call) {
    const std::string* delta = argument(call, "delta");
    return call.name == "addVar" && delta != nullptr && isPlain(*delta) && !target(call).empty()
               ? '"' + target(call) + " += " + unquoted(*delta) + '"'
               : std::string();
  });
  add(R"("pot = 0")", [](const Call& call) {
    const std::string* value = argument(call, "value");
    return call.name == "setVar" && value != nullptr && isPlain(*value) && !target(call).empty()
               ? '"' + target(call) + " = " + unquoted(*value) + '"'
               : std::string();
  });
  add("{ setVar: { pot: 0 } }", [](const Call& call) {
    const std::string* value = argument(call, "value");
    return call.name == "setVar" && value != nullptr && argument(call, "player") == nullptr
               ? "{ setVar: { " + target(call) + ": " + *value + " } }"
               : std::string();
  });
  add("a call with names", [](const Call& call) {
    std::string text;
    for (const auto& [name, value] : call.arguments)
      text += (text.empty() ? "" : ", ") + name + ": " + unquoted(value);
    const bool isEffect = call.name == "moveToken" || call.name == "draw" || call.name == "createToken" ||
                          call.name == "shuffle" || call.name == "place";
    return !isEffect || text.empty() ? std::string() : '"' + call.name + "(" + text + ")\"";
  });
  add("a call in order", [](const Call& call) {
    const bool isDraw = call.name == "draw" && argument(call, "from") && argument(call, "to") &&
                        argument(call, "count") && call.arguments.size() == 3;
    return isDraw ? R"("draw()" + unquoted(*argument(call, "from")) + ", " + unquoted(*argument(call, "to")) +
                        ", " + unquoted(*argument(call, "count")) + ")\""
                  : std::string();
  });
  add("a phrase", [](const Call& call) {
    const bool isDraw = call.name == "draw" && argument(call, "from") && argument(call, "to") &&
                        argument(call, "count") && isPlain(*argument(call, "count")) &&
                        argument(call, "count")->find('"') == std::string::npos;
    return isDraw ? R"("draw )" + *argument(call, "count") + " from " + unquoted(*argument(call, "from")) +
                        " to " + unquoted(*argument(call, "to")) + '"'
                  : std::string();
  });
  add("the effect as the first of a list", [](const Call& call) {
    const bool isOne = call.arguments.size() == 1 && call.name == "shuffle";
    return isOne ? R"(["shuffle", )" + call.arguments.front().second + "]" : std::string();
  });
  add("the effect under type", [](const Call& call) {
    std::string text = R"({ type: ")" + call.name + '"';
    for (const auto& [name, value] : call.arguments) {
      if (name == "type") return std::string();
      text += ", " + name + ": " + value;
    }
    const bool isEffect = call.name == "moveToken" || call.name == "draw" || call.name == "shuffle";
    return isEffect ? text + " }" : std::string();
  });
}

}  // namespace ludo::mistakes
