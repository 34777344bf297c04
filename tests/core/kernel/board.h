// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "games.h"

namespace ludo::kernel::testing {

/// A board on which stones are put by a setup; the value of the variable "answer" is then asked for.
struct Board {
  std::function<void(language::GameDef&)> make;
  std::string setup;
  std::string definitions = "[]";

  Board& put(const std::string& zones, int owner) {
    std::string zone;
    for (char c : zones + " ") {
      if (c != ' ') {
        zone += c;
        continue;
      }
      if (!zone.empty()) {
        setup += R"(  - { place: { type: "stone", zone: ")" + zone + R"(", owner: ")" +
                 std::to_string(owner) + "\" } }\n";
      }
      zone.clear();
    }
    return *this;
  }

  std::int64_t number(const std::string& expression) const {
    const RulesPtr rules =
        play(R"(  - { setVar: { scope: "global", var: "answer", value: )" + expression + " } }\n");
    return rules == nullptr ? -1 : variable(*rules, initialState(*rules, 1), "answer");
  }
  bool holds(const std::string& condition) const {
    const RulesPtr rules = play("  - if: { when: " + condition +
                                ", then: [{ setVar: { scope: \"global\", var: \"answer\", value: 1 } }] }\n");
    return rules != nullptr && variable(*rules, initialState(*rules, 1), "answer") == 1;
  }
  std::vector<std::string> options(const std::string& query) const {
    std::vector<std::string> texts;
    const RulesPtr rules =
        play("", R"([{ id: "pick", phase: "main", params: [{ name: "$x", domain: )" + query + " }] }]");
    if (rules == nullptr) return texts;
    for (const std::string& text : moveTexts(*rules, initialState(*rules, 1))) {
      if (text.starts_with("pick(")) texts.push_back(text.substr(5, text.size() - 6));
    }
    return texts;
  }

 private:
  RulesPtr play(const std::string& question, const std::string& actions = "[]") const {
    return game(
        R"(variables: [{ id: "answer", scope: "global", min: -1000, max: 1000 }]
tokenTypes: [{ id: "stone" }, { id: "king" }]
end: []
turn: { phases: [{ id: "main", pass: "forced" }] }
actions: )" +
            actions + "\ndefinitions: " + definitions + "\nsetup:\n" + setup +
            "  - { addVar: { scope: \"global\", var: \"answer\", delta: 0 } }\n" + question,
        2, make);
  }
};

inline Board grid(int size) {
  return {[size](language::GameDef& def) { addGrid(def, "c", size, size, true); }, "", "[]"};
}

}  // namespace ludo::kernel::testing
