// SPDX-License-Identifier: Apache-2.0
#include "core/mend/mend.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "core/base/budget.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/mend/context.h"

namespace ludo::mend {
namespace {

using diagnostics::Diagnostic;
using diagnostics::List;
using diagnostics::TextEdit;

/// The fixes of all mistakes at once cost so much: what mends them alone comes first.
constexpr int togetherCost = guess - 1;
/// So many mistakes of one text are looked at.
constexpr std::size_t mostLookedAt = 4;

/// What the language leaves out on purpose is not put in by other means.
bool isMendable(const Diagnostic& told) {
  return told.kind != &diagnostics::kinds::MissingCapability && told.kind != &diagnostics::kinds::TooLarge;
}

bool isError(const Diagnostic& told) {
  return told.severity() == diagnostics::Severity::Error;
}

/// What makes two diagnostics the same one in two states of a text.
using Key = std::pair<std::string_view, std::string>;
Key keyOf(const Diagnostic& told) {
  return {told.kind->code, told.message};
}

std::multiset<Key> keysOf(const List& list) {
  std::multiset<Key> keys;
  for (const Diagnostic& told : list) {
    if (isError(told)) keys.insert(keyOf(told));
  }
  return keys;
}

/// Text that the edits take away for nothing, in letters and digits.
int lossOf(std::string_view text, const std::vector<TextEdit>& edits) {
  const auto letters = [](std::string_view part) {
    return std::ranges::count_if(part, [](unsigned char c) { return std::isalnum(c) != 0; });
  };
  std::ptrdiff_t lost = 0;
  for (const TextEdit& edit : edits) {
    // One word for another loses nothing.
    const bool isBlank = edit.replacement.find_first_not_of(" \n") == std::string::npos;
    if (isBlank) lost += letters(text.substr(edit.span.begin, edit.span.end - edit.span.begin));
  }
  return static_cast<int>(std::min<std::ptrdiff_t>(lost, 1000));
}

bool invents(const std::vector<TextEdit>& edits) {
  return std::ranges::any_of(edits, [](const TextEdit& edit) { return edit.replacement.ends_with("\"\""); });
}

/// A fix that was offered already, as a proposal.
Proposal ofFix(std::string_view text, const diagnostics::Fix& fix) {
  Proposal proposal{fix.edits, fix.title, {}, fix.certain ? 0 : 8, fix.certain, true};
  const int loss = lossOf(text, fix.edits);
  if (loss > 0) proposal.cost += 20 + loss;
  if (invents(fix.edits)) proposal.cost += 60;
  return proposal;
}

class Mender {
 public:
  Mender(const Context& context, List& told, const Reader& read, const std::stop_token& stop)
      : m_context(context), m_told(told), m_read(read), m_stop(stop), m_keys(keysOf(told)) {}

  void run() {
    std::size_t looked = 0;
    for (const std::size_t i : causesFirst()) {
      if (looked >= mostLookedAt) break;
      if (!isError(m_told[i]) || !isMendable(m_told[i]) || m_gone.contains(i)) continue;
      ++looked;
      lookAt(i);
      if (m_gone.size() + looked > 0 && m_isWhole) break;
    }
    List left;
    for (std::size_t i = 0; i < m_told.size(); ++i) {
      if (!m_gone.contains(i)) left.push_back(std::move(m_told[i]));
    }
    m_told = std::move(left);
  }

 private:
  struct Outcome {
    std::multiset<Key> left;
    std::uint64_t meaning = 0;
    bool isWorse = false;
  };
  struct Tried {
    const Proposal* proposal = nullptr;
    std::multiset<Key> left;
    std::uint64_t meaning = 0;
  };

  /// What is wrong with the text as data makes mistakes in the game that come to nothing once it is mended.
  std::vector<std::size_t> causesFirst() const {
    std::vector<std::size_t> order(m_told.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(), [this](std::size_t i) {
      return std::ranges::find(diagnostics::kinds::textKinds, m_told[i].kind) !=
             std::end(diagnostics::kinds::textKinds);
    });
    return order;
  }

  void lookAt(std::size_t index) {
    const Proposals proposals = proposalsFor(m_told[index]);
    m_seen.clear();
    const auto isTogether = [](const Proposal& proposal) { return proposal.cost == togetherCost; };
    const auto found = std::ranges::find_if(proposals, isTogether);
    const Proposal* together = found == proposals.end() ? nullptr : &*found;
    std::optional<Tried> best;
    bool isUnclear = false;
    for (const Proposal& proposal : proposals) {
      // Several mistakes are mended one by one.
      if (best && &proposal == together) continue;
      // What costs more than what mends is not asked for any more.
      if (best && best->left.empty() && proposal.cost > best->proposal->cost) break;
      std::optional<Tried> tried = tryOut(proposal, m_told[index]);
      if (!tried) {
        if (m_stop.stop_requested() || m_isSpent) return;
        continue;
      }
      if (best && best->left.empty() && tried->left.empty()) {
        isUnclear = isUnclear || tried->meaning != best->meaning;
      } else if (best && tried->left.size() == best->left.size()) {
        // While other mistakes are left, two games cannot be told apart.
        isUnclear = isUnclear || (proposal.cost >= guess && proposal.cost == best->proposal->cost);
      } else if (!best || tried->left.size() < best->left.size()) {
        best = std::move(tried);
        isUnclear = false;
      }
    }
    if (best && !isUnclear) take(index, *best);
    if (best && isUnclear) leaveOpen(m_told[index], best->proposal->cost);
  }

  Proposals proposalsFor(const Diagnostic& told) const {
    Proposals all;
    const std::string_view text = m_context.text();
    if (told.fix && !told.fix->edits.empty()) all.push_back(ofFix(text, *told.fix));
    for (const bool isSame : {true, false}) {
      if (auto alike = fixesLike(told, isSame)) all.push_back(std::move(*alike));
    }
    if (auto together = allFixes()) all.push_back(std::move(*together));
    proposeWords(m_context, told, all);
    proposeKeys(m_context, told, all);
    proposeValues(m_context, told, all);
    proposeMarks(m_context, told, all);
    proposeLayout(m_context, told, all);
    proposeBlocks(m_context, told, all);
    proposeForms(m_context, told, all);
    proposeBindings(m_context, told, all);
    proposeFences(m_context, all);
    proposeLines(m_context, told, all);
    proposeHabits(m_context, all);
    proposeMeant(m_context, told, all);
    std::ranges::stable_sort(all, {}, &Proposal::cost);
    if (all.size() > limits::triedChanges) all.resize(limits::triedChanges);
    return all;
  }

  /// The fixes of all mistakes of one kind: those that are the same, or so many that they have one cause.
  std::optional<Proposal> fixesLike(const Diagnostic& told, bool isSame) const {
    const std::size_t many = isSame ? 2 : 4;
    if (!told.fix || told.fix->edits.empty()) return std::nullopt;
    Proposal all;
    std::size_t count = 0;
    std::uint32_t done = 0;
    for (const Diagnostic& other : m_context.told) {
      const bool isAlike = isError(other) && other.kind == told.kind && other.fix &&
                           other.fix->certain == told.fix->certain &&
                           (!isSame || other.fix->title == told.fix->title);
      if (!isAlike || other.fix->edits.empty() || invents(other.fix->edits)) continue;
      if (other.fix->edits.front().span.begin < done && count > 0) continue;
      if (lossOf(m_context.text(), other.fix->edits) > 0) return std::nullopt;
      ++count;
      done = other.fix->edits.back().span.end;
      all.edits.insert(all.edits.end(), other.fix->edits.begin(), other.fix->edits.end());
      if (other.span != told.span) all.alike.push_back(other.span);
    }
    if (count < many) return std::nullopt;
    all.title = told.fix->title + ", and the like in " + std::to_string(count - 1) +
                (count > 2 ? " other places" : " other place");
    all.certain = told.fix->certain;
    all.cost = all.certain ? 0 : 6;
    return all;
  }

  /// The fixes of all mistakes as one.
  std::optional<Proposal> allFixes() const {
    constexpr std::size_t few = 6;
    Proposal all;
    std::size_t count = 0;
    std::uint32_t done = 0;
    bool areCertain = true;
    for (const Diagnostic& told : m_context.told) {
      if (!isError(told) || !told.fix || told.fix->edits.empty()) continue;
      if (told.fix->edits.front().span.begin < done) continue;
      if (invents(told.fix->edits)) continue;
      // What takes text away may be wrong alone, and is so the more together.
      if (lossOf(m_context.text(), told.fix->edits) > 0) return std::nullopt;
      ++count;
      done = told.fix->edits.back().span.end;
      areCertain = areCertain && told.fix->certain;
      all.edits.insert(all.edits.end(), told.fix->edits.begin(), told.fix->edits.end());
      all.alike.push_back(told.span);
      if (count <= few) all.title += (all.title.empty() ? "" : "; ") + told.fix->title;
    }
    // Many that are certain are one habit.
    if (count < 2 || (count > few && !areCertain)) return std::nullopt;
    all.cost = count > few ? 1 : togetherCost;
    if (count <= few) all.alike.clear();
    all.certain = count > few;
    if (count > few) all.title = "Mend this and the like in " + std::to_string(count - 1) + " other places";
    return all;
  }

  /// What is said of a changed text, which is read once only; null when there is no more time for it.
  const Outcome* outcomeOf(std::string text) {
    const std::uint64_t hash = stableHash(text);
    if (const auto known = m_outcomes.find(hash); known != m_outcomes.end()) return &known->second;
    if (m_stop.stop_requested()) return nullptr;
    const Reading reading = m_read(std::move(text));
    m_isSpent = !m_bytes.spend(reading.work);
    if (m_isSpent) return nullptr;
    return &(m_outcomes[hash] = {keysOf(reading.errors), reading.meaning, reading.isWorse});
  }

  /// Nothing when the change brings other errors, or leaves the mistake.
  std::optional<Tried> tryOut(const Proposal& proposal, const Diagnostic& told) {
    std::string text = diagnostics::applyEdits(m_context.text(), proposal.edits);
    if (text == m_context.text() || !m_seen.insert(stableHash(text)).second) return std::nullopt;
    const Outcome* outcome = outcomeOf(std::move(text));
    if (outcome == nullptr || outcome->isWorse) return std::nullopt;
    Tried tried{&proposal, outcome->left, outcome->meaning};
    const bool isGone = tried.left.count(keyOf(told)) < m_keys.count(keyOf(told));
    if (!isGone || !std::ranges::includes(m_keys, tried.left)) return std::nullopt;
    return tried;
  }

  /// Several changes mend the text, and make different games of it.
  static void leaveOpen(Diagnostic& told, int cost) {
    told.fix.reset();
    const bool isOpen =
        told.suggestion.starts_with("Use one of") || told.suggestion.starts_with("Did you mean");
    if (isOpen && told.alternatives.size() > 1 && cost < guess)
      told.suggestion = "Several of the accepted ones may be meant; choose one";
  }

  bool isOffered(const Proposal& proposal, const Diagnostic& told) const {
    if (proposal.isOffered || !told.fix) return proposal.isOffered;
    const std::string_view text = m_context.text();
    return diagnostics::applyEdits(text, proposal.edits) == diagnostics::applyEdits(text, told.fix->edits);
  }

  void take(std::size_t index, const Tried& tried) {
    Diagnostic& told = m_told[index];
    m_isWhole = tried.left.empty();
    m_mended.insert(index);
    if (!isOffered(*tried.proposal, told)) tellOf(*tried.proposal, told);
    std::multiset<Key> left = tried.left;
    for (std::size_t i = 0; i < m_told.size(); ++i) {
      if (!isError(m_told[i]) || m_gone.contains(i) || m_mended.contains(i)) continue;
      const auto found = left.find(keyOf(m_told[i]));
      if (found != left.end())
        left.erase(found);
      else
        m_gone.insert(i);
    }
  }

  /// The first places of those that are mended along.
  static void tellWhereElse(const Proposal& proposal, Diagnostic& told) {
    constexpr std::size_t few = 3;
    std::size_t count = 0;
    for (const Span& place : proposal.alike) {
      if (place == told.span || !place.known() || count == few) continue;
      told.related.push_back({"The like stands here", place});
      ++count;
    }
  }

  /// Makes the mistake that was told the one that the proposal mends.
  void tellOf(const Proposal& proposal, Diagnostic& told) const {
    told.fix = diagnostics::Fix{proposal.title, proposal.edits, proposal.certain};
    tellWhereElse(proposal, told);
    const SourceText& source = m_context.source;
    const std::uint32_t line = source.lineOf(proposal.edits.front().span.begin);
    const std::uint32_t last = source.lineOf(proposal.edits.back().span.end);
    const bool isThere =
        told.span.known() && source.lineOf(told.span.begin) <= last && line <= source.lineOf(told.span.end);
    if (!proposal.message.empty()) {
      told.message = proposal.message;
      told.suggestion = proposal.title;
      told.span = placeOf(proposal);
      told.alternatives.clear();
      told.related.clear();
      return;
    }
    if (!isThere) told.span = placeOf(proposal);
    const std::string start = "Replace with ";
    if (proposal.edits.size() == 1 && proposal.title.starts_with(start) &&
        told.suggestion.find(proposal.title.substr(start.size())) == std::string::npos)
      told.suggestion = "Did you mean " + proposal.title.substr(start.size()) + "?";
  }

  /// Where the first change is, at least one character wide.
  Span placeOf(const Proposal& proposal) const {
    Span place = proposal.edits.front().span;
    const std::string_view text = m_context.text();
    while (place.begin < place.end && (text[place.begin] == ' ' || text[place.begin] == '\n')) ++place.begin;
    const std::size_t line = text.find('\n', place.begin);
    place.end = static_cast<std::uint32_t>(
        std::clamp<std::size_t>(place.end, place.begin, std::min(line, text.size())));
    if (place.end == place.begin && place.end < text.size() && text[place.end] != '\n') ++place.end;
    return place;
  }

  const Context& m_context;
  List& m_told;
  const Reader& m_read;
  const std::stop_token& m_stop;
  std::multiset<Key> m_keys;
  std::map<std::uint64_t, Outcome> m_outcomes;  ///< by hashes of the texts that were read
  std::set<std::uint64_t> m_seen;               ///< of those, what was tried for the mistake at hand
  std::set<std::size_t> m_mended;               ///< of what was told
  std::set<std::size_t> m_gone;                 ///< of what was told
  Budget m_bytes{limits::triedBytes};
  bool m_isSpent = false;
  bool m_isWhole = false;  ///< a fix was found that mends everything
};

}  // namespace

void mend(const text::MarkdownDocument& markdown, const language::GameDef& game, List& told,
          const Reader& read, const std::stop_token& stop) {
  if (!diagnostics::hasErrors(told) || markdown.source->content().size() > limits::triedText) return;
  const KnownWords words(game, markdown.source->content());
  const List before = told;
  const Context context{*markdown.source, markdown, words, before};
  Mender(context, told, read, stop).run();
}

}  // namespace ludo::mend
