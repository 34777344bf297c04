// SPDX-License-Identifier: Apache-2.0
#include "core/mend/search.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/mend/composed_edits.h"
#include "core/mend/proposers.h"

namespace ludo::mend {
namespace {

using diagnostics::Diagnostic;
using diagnostics::List;

/// So many mistakes are mended one after the other as one.
constexpr std::size_t mostSteps = 16;
/// So many changes that bring other errors are followed.
constexpr std::size_t mostOpen = 3;
constexpr int mostOfOpen = 5;
/// A change that mends a mistake near by may suppose only little.
constexpr int mostOfNext = 10;
/// The same mistake, made again, may be mended by a dearer change, but by none that takes other text away.
constexpr int mostOfSame = 20;
/// What is told so near belongs to one mistake.
constexpr std::uint32_t nearLines = 3;
/// A change that the game's own tests speak for may be this much dearer.
constexpr int mostOfDoubt = 24;
/// Where so many are told, they are likely to have one cause.
constexpr std::size_t many = 4;

bool isOfText(const Diagnostic& told) {
  return std::ranges::find(diagnostics::kinds::textKinds, told.kind) !=
         std::end(diagnostics::kinds::textKinds);
}

/// The search for one mistake in one state of a text.
class Search {
 public:
  Search(const Context& context, const Diagnostic& told, Trials& trials)
      : m_context(context), m_told(told), m_trials(trials), m_keys(keysOf(context.told)) {}

  /// What mended the mistakes before may mend this one too: it is tried first, and nothing else where it
  /// does.
  Found run(const std::set<std::string>& likely) {
    const Proposals proposals = make();
    for (const Proposal& proposal : proposals) {
      // A change that is less likely for this mistake was right for another.
      if (!likely.contains(proposal.title) || proposal.cost > proposals.front().cost + 1) continue;
      if (std::optional<TriedProposal> change = tryOut(proposal)) return {std::move(change), false};
    }
    return run(proposals, 0);
  }

  /// What brought other errors in place of the mistake, the cheapest first: it may have hidden them.
  const std::vector<TriedProposal>& openChanges() const { return m_open; }

  /// Reads no more than leaves `reserve` bytes.
  Found run(std::int64_t reserve) { return run(make(), reserve); }

 private:
  /// None where too much was read before: they are made of the whole text.
  Proposals make() {
    return m_trials.mayLookAt(m_context.text()) ? proposalsFor(m_context, m_told) : Proposals();
  }
  Found run(const Proposals& proposals, std::int64_t reserve) {
    const auto isTogether = [](const Proposal& proposal) { return proposal.cost == togetherCost; };
    const auto together = std::ranges::find_if(proposals, isTogether);
    for (auto proposal = proposals.begin(); proposal != proposals.end(); ++proposal) {
      const std::optional<TriedProposal>& best = m_found.change;
      // Several mistakes are mended one by one.
      if (best && proposal == together) continue;
      if (proposal->needsProof) continue;
      // Once a change mends the mistake, dearer ones are not tried.
      if (best && best->left.empty() && proposal->cost > best->proposal.cost) break;
      if (best && m_trials.left() < reserve) break;
      if (std::optional<TriedProposal> change = tryOut(*proposal)) compare(std::move(*change));
      if (m_trials.areOver()) break;
    }
    if (!m_found.change) proveOne(proposals);
    if (m_found.change && m_found.change->left.empty()) askTests(proposals);
    return std::move(m_found);
  }

  void compare(TriedProposal change) {
    std::optional<TriedProposal>& best = m_found.change;
    if (best && best->left.empty() && change.left.empty()) {
      m_found.isUnclear = m_found.isUnclear || change.meaning != best->meaning;
      if (change.meaning != best->meaning) m_others.push_back(std::move(change));
    } else if (best && change.left.size() == best->left.size()) {
      // While other mistakes are left, two games cannot be told apart.
      m_found.isUnclear =
          m_found.isUnclear || (change.proposal.cost >= guess && change.proposal.cost == best->proposal.cost);
    } else if (!best || change.left.size() < best->left.size()) {
      best = std::move(change);
      m_found.isUnclear = false;
    }
  }

  /// What the changes that are as likely would write in the same place.
  void tellEither() {
    std::vector<const Proposal*> all = {&m_found.change->proposal};
    for (const TriedProposal& other : m_others) all.push_back(&other.proposal);
    for (const Proposal* proposal : all) {
      const bool isSame = proposal->edits.size() == 1 && proposal->edits[0].span == all[0]->edits[0].span &&
                          proposal->edits[0].replacement.size() <= limits::comparedWord &&
                          proposal->cost == all[0]->cost;
      if (isSame) m_found.either.push_back(proposal->edits[0].replacement);
    }
    if (m_found.either.size() < 2) m_found.either.clear();
  }

  std::optional<std::size_t> failuresOf(const TriedProposal& change) {
    return m_trials.failuresOf(diagnostics::applyEdits(m_context.text(), change.proposal.edits));
  }
  bool losesText(const Proposal& proposal) const { return lossOf(m_context.text(), proposal.edits) > 0; }

  /// Whether the mistake is in the tests themselves, where what is written is compared with the game.
  bool isInTests() const {
    return std::ranges::any_of(m_context.markdown.blocks, [&](const text::YamlBlock& block) {
      return block.section == "tests" && m_told.span.known() && block.content.contains(m_told.span.begin);
    });
  }

  /// Of several that may be meant and none of which is likelier, the only one that the tests hold with.
  void proveOne(const Proposals& proposals) {
    std::optional<TriedProposal> only;
    std::size_t wrong = 0;
    // Of names, those do not fit either with which something is told.
    const bool isName =
        m_told.kind == &diagnostics::kinds::UnknownName || m_told.kind == &diagnostics::kinds::UnboundName;
    for (const Proposal& proposal : proposals) {
      if (!proposal.needsProof) continue;
      std::optional<TriedProposal> change = tryOut(proposal);
      if (!change || !change->left.empty()) {
        wrong += isName ? 1 : 0;
        continue;
      }
      const std::optional<std::size_t> failures = failuresOf(*change);
      if (!failures) return;
      wrong += *failures > 0 ? 1 : 0;
      if (*failures > 0 || (only && only->meaning == change->meaning)) continue;
      if (only) return;
      only = std::move(change);
    }
    if (wrong > 0) m_found.change = std::move(only);
  }

  /// The game's own tests tell which of several changes was meant: those that fail with the cheapest may hold
  /// with another. That a test holds from which something was taken says nothing.
  void askTests(const Proposals& proposals) {
    TriedProposal& best = *m_found.change;
    if (best.proposal.certain && !m_found.isUnclear) return;
    if (m_found.isUnclear) tellEither();
    const std::optional<std::size_t> failures = failuresOf(best);
    if (!failures) return;
    const bool isLoss = losesText(best.proposal);
    const bool isKept = isLoss && isInTests();
    if (*failures == 0 && !m_found.isUnclear && !isKept) return;
    const int most = best.proposal.cost + mostOfDoubt;
    for (const Proposal& proposal : proposals) {
      if (proposal.cost > most || proposal.cost == togetherCost || losesText(proposal)) continue;
      std::optional<TriedProposal> change = tryOut(proposal);
      if (change && change->left.empty() && change->meaning != best.meaning)
        m_others.push_back(std::move(*change));
      if (m_trials.areOver()) break;
    }
    std::ranges::stable_sort(m_others, {}, [](const TriedProposal& other) { return other.proposal.cost; });
    // Another change that is as cheap and was not found wrong leaves open which one was meant.
    TriedProposal* chosen = nullptr;
    bool isOpen = false;
    std::size_t fewest = *failures + (isKept ? 1 : 0);
    for (TriedProposal& other : m_others) {
      const int cost = other.proposal.cost;
      if (losesText(other.proposal) || (chosen != nullptr && cost > chosen->proposal.cost)) continue;
      const std::optional<std::size_t> left = failuresOf(other);
      const int rival = chosen != nullptr ? chosen->proposal.cost : best.proposal.cost;
      if (left && *left < fewest) {
        fewest = *left;
        chosen = &other;
        isOpen = false;
      } else if (cost == rival && (!left || *left == fewest)) {
        isOpen = isOpen || chosen == nullptr || chosen->meaning != other.meaning;
      }
    }
    if (chosen != nullptr) {
      TriedProposal meant = std::move(*chosen);
      m_found.change = std::move(meant);
      m_found.change->proposal.certain = false;
    }
    // A change that supposes much and fails the game's own tests was not meant.
    const bool isDoubtful = best.proposal.isRefutable || (best.proposal.cost >= loss && isInTests());
    const bool isRefuted = chosen == nullptr && *failures > 0 && isDoubtful;
    m_found.isUnclear = isRefuted || (isOpen && (chosen != nullptr || m_found.isUnclear));
  }

  /// Nothing when the change brings other errors, or leaves the mistake.
  std::optional<TriedProposal> tryOut(const Proposal& proposal) {
    std::string text = diagnostics::applyEdits(m_context.text(), proposal.edits);
    if (text == m_context.text() || !m_seen.insert(stableHash(text)).second) return std::nullopt;
    const Trials::Outcome* outcome = m_trials.of(std::move(text));
    if (outcome == nullptr || outcome->isWorse) return std::nullopt;
    const bool isGone = outcome->left.count(keyOf(m_told)) < m_keys.count(keyOf(m_told));
    if (isGone && !std::ranges::includes(m_keys, outcome->left)) {
      // Marks that are wrong hide what is wrong with the words.
      const bool mayBe = isOfText(m_told) && proposal.cost <= mostOfOpen && m_open.size() < mostOpen &&
                         outcome->left.size() <= m_keys.size();
      if (mayBe) m_open.push_back({proposal, outcome->left, outcome->meaning});
      return std::nullopt;
    }
    if (!isGone || isLeftUnread(proposal, outcome->blocks)) return std::nullopt;
    return TriedProposal{proposal, outcome->left, outcome->meaning};
  }

  /// Where the mistake is that rules are not read, or are of no known section, a change after which they are
  /// not read at all does not mend it.
  bool isLeftUnread(const Proposal& proposal, const std::vector<Span>& blocks) const {
    namespace kinds = diagnostics::kinds;
    static constexpr const diagnostics::Kind* ofBlocks[] = {&kinds::MissingFence,    &kinds::MissingSection,
                                                            &kinds::BlockNotMapping, &kinds::MislabelledFence,
                                                            &kinds::InvalidSection,  &kinds::UnknownSection};
    const bool isOfBlock = std::ranges::find(ofBlocks, m_told.kind) != std::ranges::end(ofBlocks);
    const bool isInBlock = std::ranges::any_of(m_context.markdown.blocks, [&](const text::YamlBlock& block) {
      return m_told.span.known() && block.content.contains(m_told.span.begin);
    });
    if ((!isOfBlock && !isInBlock) || !m_told.span.known()) return false;
    std::int64_t at = m_told.span.begin;
    for (const diagnostics::TextEdit& edit : proposal.edits) {
      // What is taken away itself need not be read.
      if (edit.span.begin <= m_told.span.begin && m_told.span.end <= edit.span.end &&
          edit.replacement.empty())
        return false;
      if (edit.span.end <= m_told.span.begin)
        at += static_cast<std::int64_t>(edit.replacement.size()) - (edit.span.end - edit.span.begin);
    }
    return std::ranges::none_of(blocks, [&](Span block) {
      constexpr std::int64_t fence = 16;
      return block.begin <= at + fence && at <= block.end;
    });
  }

  const Context& m_context;
  const Diagnostic& m_told;
  Trials& m_trials;
  Keys m_keys;
  std::set<std::uint64_t> m_seen;
  std::vector<TriedProposal> m_open;
  std::vector<TriedProposal> m_others;  ///< that mend everything as well, and make other games of the text
  Found m_found;
};

/// The first change, and those of what is left after it, one after the other, as one.
class Chain {
 public:
  /// An open change is followed by whatever it brings.
  Chain(const Context& context, const Diagnostic& told, Trials& trials, bool isOpen)
      : m_isOpen(isOpen),
        m_context(context),
        m_told(told),
        m_trials(trials),
        m_composed(static_cast<std::uint32_t>(context.text().size())),
        m_areMany(keysOf(context.told).size() >= many) {}

  /// Nothing where it comes to no end.
  std::optional<TriedProposal> run(const TriedProposal& first) {
    m_change = first;
    m_text = context();
    take(first);
    for (std::size_t step = 1; step < mostSteps && !m_change.left.empty(); ++step) {
      if (!goOn()) return std::nullopt;
      ++m_count;
    }
    if (!m_change.left.empty()) return std::nullopt;
    m_change.proposal.edits = m_composed.edits();
    // What was offered is only the first of the changes.
    m_change.proposal.isOffered = false;
    // What begins as several changes says so already.
    const std::string_view title = first.proposal.title;
    const std::string start(title.substr(0, title.find(", and the like in ")));
    const std::size_t others = m_count + (start.size() < title.size() ? first.proposal.edits.size() - 1 : 0);
    m_change.proposal.title = m_isOpen ? first.proposal.title + ", and what goes with it"
                                       : start + ", and the like in " + std::to_string(others) +
                                             (others > 1 ? " other places" : " other place");
    for (const Diagnostic& other : m_context.told) {
      if (isError(other) && other.span != m_told.span) m_change.proposal.alike.push_back(other.span);
    }
    return std::move(m_change);
  }

 private:
  std::string context() const { return std::string(m_context.text()); }

  void take(const TriedProposal& change) {
    m_text = diagnostics::applyEdits(m_text, change.proposal.edits);
    m_composed.apply(change.proposal.edits);
    m_likely.insert(change.proposal.title);
    m_change.left = change.left;
    m_change.meaning = change.meaning;
    m_change.proposal.certain = m_change.proposal.certain && change.proposal.certain;
  }

  /// Whether what is told after some changes has the cause of the first mistake.
  bool belongs(const Context& next, const Diagnostic& told) const {
    if (m_isOpen || m_areMany || told.kind == m_told.kind) return true;
    const std::uint32_t line = next.source.lineOf(told.span.known() ? told.span.begin : 0);
    const std::uint32_t first = m_context.source.lineOf(m_told.span.known() ? m_told.span.begin : 0);
    return line <= first + nearLines && first <= line + nearLines;
  }

  bool goOn() {
    const std::optional<Reading> reading = m_trials.whole(m_text);
    if (!reading || !reading->markdown.source) return false;
    const language::GameDef none;
    const KnownWords words(reading->game != nullptr ? *reading->game : none, m_text, reading->errors,
                           &m_context.library);
    const Context next{*reading->markdown.source, reading->markdown,    words,
                       reading->errors,           m_context.meantBytes, m_context.library};
    for (const std::size_t i : causesFirst(next.told)) {
      const Diagnostic& told = next.told[i];
      if (!isError(told) || !isMendable(told) || !belongs(next, told)) continue;
      const Found found = Search(next, told, m_trials).run(m_likely);
      const bool isSame = !m_isOpen && (m_areMany || told.kind == m_told.kind);
      const bool isMeant = found.change && !found.isUnclear &&
                           found.change->proposal.cost < (isSame ? mostOfSame : mostOfNext);
      if (isMeant) take(*found.change);
      return isMeant;
    }
    return false;
  }

  bool m_isOpen;
  const Context& m_context;
  const Diagnostic& m_told;
  Trials& m_trials;
  ComposedEdits m_composed;
  bool m_areMany;
  TriedProposal m_change;
  std::string m_text;
  std::set<std::string> m_likely;  ///< titles of what mended so far
  std::size_t m_count = 0;
};

}  // namespace

bool isMendable(const Diagnostic& told) {
  return told.kind != &diagnostics::kinds::TooLarge;
}

std::vector<std::size_t> causesFirst(const List& told) {
  std::vector<std::size_t> order(told.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_partition(order.begin(), order.end(), [&](std::size_t i) { return isOfText(told[i]); });
  return order;
}

Found search(const Context& context, const Diagnostic& told, Trials& trials) {
  Search first(context, told, trials);
  Found found = first.run(trials.left() / 2);
  if (found.isUnclear || (found.change && found.change->left.empty())) return found;
  if (found.change) {
    if (std::optional<TriedProposal> whole = Chain(context, told, trials, false).run(*found.change))
      found.change = std::move(whole);
    return found;
  }
  for (const TriedProposal& open : first.openChanges()) {
    found.change = Chain(context, told, trials, true).run(open);
    if (found.change) break;
  }
  return found;
}

}  // namespace ludo::mend
