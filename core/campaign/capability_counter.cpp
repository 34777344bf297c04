// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/capability_counter.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace ludo::campaign {
namespace {

bool isOfName(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '$';
}

/// Whether a word stands by itself in the code of a specification, and not in its prose.
bool codeHas(const std::string& text, std::string_view word) {
  bool isCode = false;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    begin = end + 1;
    if (line.starts_with("```")) {
      isCode = !isCode;
      continue;
    }
    for (std::size_t at = line.find(word); isCode && at != std::string_view::npos;
         at = line.find(word, at + 1)) {
      const std::size_t behind = at + word.size();
      if ((at == 0 || !isOfName(line[at - 1])) && (behind == line.size() || !isOfName(line[behind])))
        return true;
    }
  }
  return false;
}

bool goesRound(const std::string& text, const language::MissingCapability& capability) {
  return std::ranges::any_of(capability.uses,
                             [&text](std::string_view word) { return !word.empty() && codeHas(text, word); });
}

}  // namespace

void CapabilityCounter::Moments::add(double number) {
  ++count;
  sum += number;
  squares += number * number;
}

double CapabilityCounter::Moments::variance() const {
  return std::max(0.0, (squares - sum * sum / count) / (count - 1)) / count;
}

FitnessDifference CapabilityCounter::differenceOf(const Moments& with, const Moments& without) {
  FitnessDifference result{
      static_cast<std::uint64_t>(with.count), static_cast<std::uint64_t>(without.count), {}};
  if (with.count < 2 || without.count < 2) return result;
  constexpr double z95 = 1.959963984540054;
  const double value = with.mean() - without.mean();
  const double half = z95 * std::sqrt(with.variance() + without.variance());
  result.difference = Estimate{with.count, value, value - half, value + half};
  return result;
}

CapabilityCounter::CapabilityCounter() {
  for (const language::MissingCapability* each : language::missingCapabilities()) m_tallies[each];
}

bool CapabilityCounter::addAsking(const std::vector<language::ToldCapability>& requests,
                                  std::optional<double> fitness) {
  if (fitness) m_asking.add(*fitness);
  std::set<const language::MissingCapability*> asked;
  for (const auto& [capability, written] : requests) {
    Tally& tally = m_tallies[capability];
    ++tally.requests;
    ++tally.words[std::string(written)];
    if (!asked.insert(capability).second) continue;
    ++tally.candidates;
    if (fitness) tally.asking.add(*fitness);
  }
  return !asked.empty();
}

void CapabilityCounter::addMeasured(const std::string& text, double fitness) {
  for (auto& [capability, tally] : m_tallies)
    (goesRound(text, *capability) ? tally.users : tally.others).add(fitness);
}

std::vector<CapabilityCount> CapabilityCounter::counts() const {
  std::vector<CapabilityCount> all;
  for (const language::MissingCapability* each : language::missingCapabilities())
    all.push_back(countOf(each, m_tallies.at(each)));
  std::ranges::stable_sort(all, std::ranges::greater(), &CapabilityCount::candidates);
  return all;
}

CapabilityCount CapabilityCounter::countOf(const language::MissingCapability* capability,
                                           const Tally& tally) const {
  CapabilityCount count;
  count.capability = capability;
  count.candidates = tally.candidates;
  count.requests = tally.requests;
  count.words.assign(tally.words.begin(), tally.words.end());
  std::ranges::stable_sort(count.words, std::ranges::greater(),
                           &std::pair<std::string, std::uint64_t>::second);
  Moments others = m_asking;
  others.count -= tally.asking.count;
  others.sum -= tally.asking.sum;
  others.squares -= tally.asking.squares;
  count.parents = differenceOf(tally.asking, others);
  if (!capability->uses.front().empty()) count.workaround = differenceOf(tally.users, tally.others);
  return count;
}

}  // namespace ludo::campaign
