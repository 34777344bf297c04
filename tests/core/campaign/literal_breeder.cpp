// SPDX-License-Identifier: Apache-2.0
#include "literal_breeder.h"

#include <algorithm>
#include <cassert>

#include "core/base/quoted.h"
#include "core/base/rng.h"
#include "literals.h"

namespace ludo::campaign {
namespace {

using language::TypeKind;

enum Operator : std::size_t { numberTweaked, wordSwapped };

bool suits(Operator change, const Literal& literal) {
  const bool isWord = literal.type->kind == TypeKind::Enumeration;
  return change == wordSwapped ? isWord && literal.type->values.size() > 1 : !isWord;
}

/// Another number near it: small steps are more likely than large ones, and none is out of the range.
std::int64_t tweaked(const Literal& literal, Rng& rng) {
  const std::int64_t number = literal.node->integer;
  const bool bounded = literal.type->kind == TypeKind::Integer;
  const std::int64_t low = bounded ? literal.type->minimum : INT64_MIN;
  const std::int64_t high = bounded ? literal.type->maximum : INT64_MAX;
  constexpr std::int64_t farthest = 1'000'000;
  const std::int64_t span = 1 + std::min(farthest, std::max(number, -std::max(number, -farthest)) / 4);
  const std::int64_t step =
      1 + static_cast<std::int64_t>(rng.below(1 + rng.below(static_cast<std::uint64_t>(span))));
  const bool canRise = number <= high - step;
  const bool canFall = number >= low + step;
  if (!canRise && !canFall) return number;
  const bool rises = canRise && (!canFall || rng.below(2) == 0);
  return rises ? number + step : number - step;
}

std::string otherWord(const Literal& literal, Rng& rng) {
  const auto& words = literal.type->values;
  const auto here = std::ranges::find(words, literal.node->text, &language::EnumValue::name);
  const auto place = static_cast<std::size_t>(here - words.begin());
  return words[(place + 1 + rng.below(words.size() - 1)) % words.size()].name;
}

}  // namespace

const std::vector<OperatorInfo>& LiteralBreeder::operators() const {
  static const std::vector<OperatorInfo> table = {
      {"numberTweaked", "A whole number of the rules becomes another one near it", 1},
      {"wordSwapped", "One of a few words gives way to another of them", 1},
  };
  return table;
}

Result<Child> LiteralBreeder::breed(std::size_t operatorIndex, const Parents& parents,
                                    std::uint64_t seed) const {
  assert(operatorIndex < operators().size() && parents.texts.size() == 1);
  const auto change = static_cast<Operator>(operatorIndex);
  diagnostics::List told;
  const auto source = std::make_shared<const SourceText>("parent", parents.texts[0]);
  const text::MarkdownDocument document = text::readMarkdown(source, told);
  std::vector<Literal> literals = literalsOf(document);
  std::erase_if(literals, [&](const Literal& each) { return !suits(change, each); });
  if (literals.empty())
    return Failure{change == numberTweaked ? "there is no number in it" : "there is no word in it to swap"};
  Rng rng(seed);
  const Literal& literal = literals[rng.below(literals.size())];
  const std::string before(source->view(literal.node->span));
  const std::string after =
      change == numberTweaked ? std::to_string(tweaked(literal, rng)) : quoted(otherWord(literal, rng));
  if (before == after) return Failure{literal.path + " can only be " + before};
  Child child;
  child.text = diagnostics::applyEdits(source->content(), {{literal.node->span, after}});
  child.change = literal.path + ": " + before + " becomes " + after;
  return child;
}

}  // namespace ludo::campaign
