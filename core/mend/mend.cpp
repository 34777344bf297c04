// SPDX-License-Identifier: Apache-2.0
#include "core/mend/mend.h"

#include <algorithm>
#include <set>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/mend/messages.h"
#include "core/mend/search.h"

namespace ludo::mend {
namespace {

using diagnostics::Diagnostic;
using diagnostics::List;
using diagnostics::TextEdit;

/// So many mistakes of one text are looked at.
constexpr std::size_t mostLookedAt = 4;

class Mender {
 public:
  Mender(const Context& context, List& told, const Reader& read, const std::stop_token& stop)
      : m_context(context), m_told(told), m_trials(read, stop) {}

  void run() {
    std::size_t looked = 0;
    for (const std::size_t i : causesFirst(m_told)) {
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
  void lookAt(std::size_t index) {
    Found found = search(m_context, m_told[index], m_trials);
    if (!found.change) return dropEmptyText(m_told[index]);
    if (found.isUnclear)
      leaveOpen(m_told[index], found);
    else
      take(index, *found.change);
  }

  /// Where a name or a mapping belongs, an empty text is the next mistake in the same place.
  void dropEmptyText(Diagnostic& told) {
    if (told.kind != &diagnostics::kinds::EmptyValue || !told.fix) return;
    const auto* outcome = m_trials.of(diagnostics::applyEdits(m_context.text(), told.fix->edits));
    if (outcome == nullptr || outcome->left.size() < keysOf(m_told).size()) return;
    told.fix.reset();
    told.suggestion = "Write its value";
  }

  /// Several changes mend the text, and make different games of it.
  static void leaveOpen(Diagnostic& told, const Found& found) {
    told.fix.reset();
    const int cost = found.change->proposal.cost;
    const bool isForm = told.kind == &diagnostics::kinds::InvalidNotation;
    if (isForm && found.either.size() == 2 && cost < guess) {
      told.suggestion = "Either " + found.either[0] + " or " + found.either[1] + " may be meant; write one";
      return;
    }
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

  void take(std::size_t index, const TriedProposal& change) {
    Diagnostic& told = m_told[index];
    m_isWhole = change.left.empty();
    m_mended.insert(index);
    if (!isOffered(change.proposal, told)) tellOf(change.proposal, told);
    Keys left = change.left;
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
      const bool isTold = std::ranges::any_of(
          told.related, [&](const diagnostics::RelatedPlace& related) { return related.span == place; });
      if (place == told.span || !place.known() || isTold || count == few) continue;
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
    // A mistake may be told of all that holds the word which it names.
    const std::string word = lastQuoted(told.message);
    const std::string_view changed = m_context.view(proposal.edits.front().span);
    const bool isWord = !word.empty() && (changed == word || changed == '"' + word + '"');
    if (!isThere || isWord) told.span = placeOf(proposal);
    const std::string start = "Replace with ";
    // In a list of all that may be written, it is not named.
    const bool isNamed =
        told.suggestion.find(proposal.title.substr(std::min(start.size(), proposal.title.size()))) !=
            std::string::npos &&
        !told.suggestion.starts_with("Write a ");
    if (proposal.needsProof)
      told.suggestion = proposal.title;
    else if (proposal.edits.size() == 1 && proposal.title.starts_with(start) && !isNamed)
      told.suggestion = "Did you mean " + proposal.title.substr(start.size()) + "?";
    // What is said in general is said of this text; what a missing key or parameter is for, and which
    // numbers may be, stays told.
    const bool saysWhat =
        proposal.title.starts_with("Write ") && !proposal.title.starts_with("Write - ") &&
        !proposal.title.ends_with("own form") && told.kind != &diagnostics::kinds::MissingKey &&
        told.kind != &diagnostics::kinds::UnboundParameter && told.kind != &diagnostics::kinds::OutOfRange;
    if (saysWhat) told.suggestion = proposal.title;
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
  Trials m_trials;
  std::set<std::size_t> m_mended;  ///< of what was told
  std::set<std::size_t> m_gone;    ///< of what was told
  bool m_isWhole = false;          ///< a fix was found that mends everything
};

/// What is shown as it stands, and would be shown otherwise with one other label, is offered that.
void offerLabels(const SourceText& source, List& told) {
  for (Diagnostic& each : told) {
    if (each.kind != &diagnostics::kinds::PlaceholderText || each.fix || each.alternatives.size() != 1 ||
        !each.span.known())
      continue;
    const std::string label = '"' + lastQuoted(each.message) + '"';
    const std::size_t at = source.view(each.span).find(label);
    if (at == std::string_view::npos) continue;
    const auto begin = each.span.begin + static_cast<std::uint32_t>(at);
    const Span place{begin, begin + static_cast<std::uint32_t>(label.size())};
    const std::string meant = '"' + each.alternatives.front() + '"';
    each.fix = diagnostics::Fix{"Write " + meant, {{place, meant}}, false};
  }
}

}  // namespace

void mend(const text::MarkdownDocument& markdown, const language::GameDef& game, List& told,
          const Reader& read, const std::stop_token& stop, const Library& library) {
  offerLabels(*markdown.source, told);
  if (!diagnostics::hasErrors(told)) return;
  const KnownWords words(game, markdown.source->content(), told, &library);
  const List before = told;
  Budget meantBytes(limits::meantBytes);
  const Context context{*markdown.source, markdown, words, before, meantBytes, library};
  Mender(context, told, read, stop).run();
}

}  // namespace ludo::mend
