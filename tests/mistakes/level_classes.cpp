// SPDX-License-Identifier: Apache-2.0
// Constructs with a level too many or too few, without their tag, or as calls.
#include <algorithm>
#include <cctype>

#include "mapping.h"

namespace ludo::mistakes {
namespace {

void addMapping(std::vector<MistakeClass>& classes, const std::string& name,
                const std::function<std::string(const Mapping&)>& change) {
  classes.push_back({"levels", name, [change](const GameText& game) { return eachMapping(game, change); }});
}

void addComparison(std::vector<MistakeClass>& classes, const std::string& name,
                   const std::function<std::string(std::string, std::string, std::string)>& text) {
  classes.push_back({"levels", name, [text](const GameText& game) { return eachComparison(game, text); }});
}

/// Whether it has these keys and no others.
bool has(const Mapping& m, std::initializer_list<const char*> keys) {
  return m.entries.size() == keys.size() &&
         std::ranges::all_of(keys, [&](const char* key) { return m.find(key) != nullptr; });
}

/// What stands between the braces of a mapping.
std::string inner(const std::string& mapping) {
  return mapping.starts_with("{ ") && mapping.ends_with(" }") ? mapping.substr(2, mapping.size() - 4)
                                                              : std::string();
}

std::string shapeless(const Mapping& m) {
  const std::string* shape = m.find("shape");
  if (shape == nullptr || inner(*shape).empty()) return {};
  std::string text = "{ ";
  for (const auto& [key, value] : m.entries)
    text += (text == "{ " ? "" : ", ") + (key == "shape" ? inner(value) : key + ": " + value);
  return text + " }";
}

}  // namespace

void addLevelClasses(std::vector<MistakeClass>& classes) {
  addComparison(classes, "comparison [a, op, b]", [](auto op, auto left, auto right) {
    return "[" + left + ", \"" + op + "\", " + right + "]";
  });
  addComparison(classes, "comparison [op, a, b]", [](auto op, auto left, auto right) {
    return "[\"" + op + "\", " + left + ", " + right + "]";
  });
  addComparison(classes, "condition in a mapping of its own", [](auto op, auto left, auto right) {
    return R"({ condition: { op: ")" + op + R"(", left: )" + left + ", right: " + right + " } }";
  });
  addMapping(classes, "all for and, any for or", [](const Mapping& m) {
    if (!has(m, {"op", "args"})) return std::string();
    return "{ " + std::string(*m.find("op") == R"("and")" ? "all" : "any") + ": " + *m.find("args") + " }";
  });
  addMapping(classes, "not: true in the condition", [](const Mapping& m) {
    const bool isNot = has(m, {"op", "arg"}) && !inner(*m.find("arg")).empty();
    return isNot ? "{ not: true, " + inner(*m.find("arg")) + " }" : std::string();
  });
  addMapping(classes, "token's property without ref", [](const Mapping& m) {
    return has(m, {"ref", "token", "prop"}) ? rest(m, 1) : std::string();
  });
  addMapping(classes, "zone's tokens without query", [](const Mapping& m) {
    const bool isWhole = has(m, {"query", "zone"}) && *m.find("query") == R"("tokensInZone")";
    return isWhole ? rest(m, 1) : std::string();
  });
  addMapping(classes, "aggregate with its fields beside", [](const Mapping& m) {
    if (!has(m, {"aggregate"})) return std::string();
    const std::string start = "op: ";
    const std::string fields = inner(m.entries[0].second);
    return fields.starts_with(start) ? "{ aggregate: " + fields.substr(start.size()) + " }" : std::string();
  });
  addMapping(classes, "occupancy as a flag", [](const Mapping& m) {
    return has(m, {"is", "zone"}) ? "{ " + unquoted(*m.find("is")) + ": true, zone: " + *m.find("zone") + " }"
                                  : std::string();
  });
  addMapping(classes, "occupancy as a call", [](const Mapping& m) {
    if (!has(m, {"is", "zone"})) return std::string();
    std::string word = unquoted(*m.find("is"));
    word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    return "\"is" + word + "(" + unquoted(*m.find("zone")) + ")\"";
  });
  addMapping(classes, "candidate left out", [](const Mapping& m) {
    const bool isCandidate = has(m, {"is", "zone"}) && *m.find("zone") == R"("$zone")";
    return isCandidate ? "{ is: " + *m.find("is") + " }" : std::string();
  });
  addMapping(classes, "zone's count as a call", [](const Mapping& m) {
    const bool isCount = has(m, {"ref", "zone"}) && *m.find("ref") == R"("zoneCount")";
    return isCount ? R"("count()" + unquoted(*m.find("zone")) + ")\"" : std::string();
  });
  addMapping(classes, "board's shape without shape", shapeless);
}

}  // namespace ludo::mistakes
