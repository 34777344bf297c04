// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/move_index.h"

#include <algorithm>
#include <charconv>
#include <numeric>

#include "core/base/hash.h"

namespace ludo::spec_tests {

using kernel::Move;
using kernel::Value;

namespace {

/// To name a token in four ways and to find each later.
constexpr std::int64_t stepsPerToken = 40;
/// To look for the moves with one value among all.
constexpr std::int64_t stepsPerValue = 10;

/// The number that is written just so, without zeros before it.
std::optional<std::int64_t> numberIn(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return std::to_string(number) == text ? std::optional(number) : std::nullopt;
}

/// Whether the words tell this property of a token, as its title would: "hearts", "rank 12", "wild".
bool tells(std::string_view words, const language::PropertyDef& property, const std::string& value,
           Value::Kind kind) {
  if (kind == Value::Kind::Bool) return value == "true" && words == property.id.name;
  if (kind == Value::Kind::Symbol && words == value) return true;
  return words == property.id.name + ' ' + value;
}

}  // namespace

MoveIndex::MoveIndex(const kernel::Rules& rules, const kernel::State& state, const std::vector<Move>& legal,
                     const NamingSteps& naming, Budget& steps)
    : m_rules(rules),
      m_state(state),
      m_legal(legal),
      m_naming(naming),
      m_steps(steps),
      m_order(legal.size()) {
  const auto isBefore = [&](std::uint32_t a, std::uint32_t b) { return m_legal[a] < m_legal[b]; };
  std::iota(m_order.begin(), m_order.end(), 0U);
  if (!std::ranges::is_sorted(m_order, isBefore)) std::ranges::sort(m_order, isBefore);
  for (auto at = m_order.cbegin(); at != m_order.cend();) {
    const Move& first = m_legal[*at];
    const auto isOther = [&](std::uint32_t move) {
      return m_legal[move].kind != first.kind || m_legal[move].action != first.action;
    };
    const auto next = std::find_if(at, m_order.cend(), isOther);
    m_ranges.emplace(kernel::moveName(m_rules, first), Range{at, next});
    at = next;
  }
  for (const Move& move : m_legal) {
    m_steps.spend(1 + static_cast<std::int64_t>(move.args.size()));
    m_hasTokens = m_hasTokens || std::ranges::count(move.args, Value::Kind::Token, &Value::kind) > 0;
  }
}

std::vector<std::size_t> MoveIndex::meant(const WrittenMove& written) {
  std::vector<std::size_t> found;
  const auto [first, last] = m_ranges.equal_range(written.name);
  for (auto called = first; called != last; ++called) {
    const Range range = called->second;
    if (const auto pattern = patternFor(written, m_legal[*range.begin])) find(range, 0, *pattern, found);
  }
  std::ranges::sort(found);
  return found;
}

std::optional<MoveIndex::Pattern> MoveIndex::patternFor(const WrittenMove& written, const Move& first) {
  if (written.arguments.size() > first.args.size()) return std::nullopt;
  Pattern pattern;
  for (const std::string& argument : written.arguments) pattern.emplace_back(valuesCalled(argument));
  if (written.with.empty()) return pattern;
  if (first.kind != Move::Kind::Action) return std::nullopt;
  std::map<std::string_view, std::size_t> places;
  for (const language::ParamDef& param : m_rules.def().actions[first.action].params)
    places.try_emplace(param.name.name, places.size());
  for (const auto& [name, text] : written.with) {
    const auto place = places.find(name);
    if (place == places.end() || place->second >= first.args.size()) return std::nullopt;
    if (pattern.size() <= place->second) pattern.resize(place->second + 1);
    pattern[place->second] = valuesCalled(text);
  }
  return pattern;
}

/// All that kernel::valueText calls so, a player by the seat too, and a token also by its type or its title
/// alone, or with its number.
std::vector<Value> MoveIndex::valuesCalled(const std::string& text) {
  std::vector<Value> values;
  if (text == "nothing") values.push_back(Value::nothing());
  if (text == "true" || text == "false") values.push_back(Value::ofBool(text == "true"));
  if (const auto number = numberIn(text)) {
    values.push_back(Value::ofInteger(*number));
    if (*number >= 0 && *number < m_rules.seats())
      values.push_back(Value::ofPlayer(static_cast<kernel::Seat>(*number)));
  }
  const auto seat = text.starts_with('P') ? numberIn(std::string_view(text).substr(1)) : std::nullopt;
  if (seat && *seat >= 1 && *seat <= m_rules.seats())
    values.push_back(Value::ofPlayer(static_cast<kernel::Seat>(*seat - 1)));
  if (const std::int64_t symbol = m_rules.symbolId(text); symbol >= 0)
    values.push_back(Value::ofSymbol(static_cast<std::uint32_t>(symbol)));
  if (const kernel::ZoneId zone = m_rules.zoneNamed(text); zone.valid())
    values.push_back(Value::ofZone(zone));
  if (!m_hasTokens) return values;
  if (m_tokens.empty()) nameTokens();
  const std::uint64_t hash = stableHash(text);
  auto called = std::ranges::lower_bound(m_tokens, hash, {}, &std::pair<std::uint64_t, Value>::first);
  for (; called != m_tokens.end() && called->first == hash; ++called) {
    m_steps.spend();
    values.push_back(called->second);
  }
  if (values.empty()) addDescribed(text, values);
  return values;
}

/// The tokens that have the name, and all the properties in brackets behind it, be these more or fewer than
/// its title tells: which of them tell tokens apart, changes with the rules.
void MoveIndex::addDescribed(std::string_view text, std::vector<Value>& values) {
  const std::size_t open = text.rfind(" (");
  if (open == std::string_view::npos || !text.ends_with(')')) return;
  const std::string_view name = text.substr(0, open);
  std::vector<std::string_view> told;
  for (std::size_t at = open + 2; at < text.size();) {
    const std::size_t end = std::min(text.find(", ", at), text.size() - 1);
    told.push_back(text.substr(at, end - at));
    at = end + 2;
  }
  for (std::size_t i = 0; i < m_state.tokens.size(); ++i) {
    const kernel::Token& token = m_state.tokens[i];
    const language::TokenTypeDef& type = m_rules.def().tokenTypes[token.type];
    const std::size_t facts = token.props.size() * told.size();
    if (!m_steps.spend(stepsPerToken + m_naming.ofTitle(token.type) + static_cast<std::int64_t>(facts)))
      return;
    const std::string& pattern = type.name.empty() ? type.id.name : type.name;
    const bool isCalled =
        name == type.id.name || name == kernel::withProperties(m_rules, m_state, token, pattern);
    const auto isTold = [&](std::string_view words) {
      for (std::size_t slot = 0; slot < token.props.size(); ++slot) {
        const Value& value = token.props[slot];
        if (tells(words, type.props[slot], kernel::valueText(m_rules, m_state, value), value.kind))
          return true;
      }
      return false;
    };
    if (isCalled && std::ranges::all_of(told, isTold)) values.push_back(Value::ofToken(kernel::TokenId(i)));
  }
}

void MoveIndex::nameTokens() {
  for (std::size_t i = 0; i < m_state.tokens.size(); ++i) {
    const kernel::Token& token = m_state.tokens[i];
    if (!m_steps.spend(stepsPerToken + m_naming.ofTitle(token.type))) return;
    const std::string number = '#' + std::to_string(i);
    const std::string& type = m_rules.def().tokenTypes[token.type].id.name;
    const std::string title = kernel::tokenTitle(m_rules, m_state, token);
    for (const std::string& name : {type, type + number, title, title + number})
      m_tokens.emplace_back(stableHash(name), Value::ofToken(kernel::TokenId(i)));
  }
  std::ranges::sort(m_tokens);
  m_tokens.erase(std::unique(m_tokens.begin(), m_tokens.end()), m_tokens.end());
}

void MoveIndex::find(Range range, std::size_t argument, const Pattern& pattern,
                     std::vector<std::size_t>& found) {
  if (range.begin == range.end || !m_steps.spend()) return;
  if (argument == pattern.size()) {
    m_steps.spend(range.end - range.begin);
    found.insert(found.end(), range.begin, range.end);
    return;
  }
  const auto argumentOf = [&](std::uint32_t move) { return m_legal[move].args[argument]; };
  const auto findThose = [&](const Value& value) {
    const Iterator first = std::ranges::lower_bound(range.begin, range.end, value, {}, argumentOf);
    const Iterator last = std::ranges::upper_bound(first, range.end, value, {}, argumentOf);
    find({first, last}, argument + 1, pattern, found);
    return last;
  };
  if (pattern[argument]) {
    for (const Value& value : *pattern[argument]) {
      if (m_steps.spend(stepsPerValue)) findThose(value);
    }
    return;
  }
  for (Iterator at = range.begin; at != range.end && m_steps.spend(stepsPerValue);)
    at = findThose(argumentOf(*at));
}

}  // namespace ludo::spec_tests
