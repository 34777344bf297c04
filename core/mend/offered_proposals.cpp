// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/mend/proposers.h"
#include "core/mend/trials.h"

namespace ludo::mend {
namespace {

using diagnostics::Diagnostic;
using diagnostics::TextEdit;

bool invents(const std::vector<TextEdit>& edits) {
  return std::ranges::any_of(edits, [](const TextEdit& edit) { return edit.replacement.ends_with("\"\""); });
}

/// A fix that was offered already, as a proposal.
Proposal ofFix(std::string_view text, const diagnostics::Fix& fix) {
  Proposal proposal{fix.edits, fix.title, {}, fix.certain ? 0 : 8, fix.certain, true};
  const int loss = lossOf(text, fix.edits);
  // What stands in quotes was written to say something.
  const auto losesText = [&](const TextEdit& edit) {
    return edit.replacement.empty() && text.substr(edit.span.begin, 1) == "\"" &&
           edit.span.end > edit.span.begin + 2;
  };
  if (std::ranges::any_of(fix.edits, losesText)) proposal.needsProof = true;
  proposal.isRefutable = !fix.certain && fix.title.starts_with("Replace with");
  if (loss > 0) proposal.cost += 20 + loss;
  if (invents(fix.edits)) proposal.cost += 60;
  return proposal;
}

/// The fixes of all mistakes of one kind: those that are the same, or so many that they have one cause.
std::optional<Proposal> fixesLike(const Context& context, const Diagnostic& told, bool isSame) {
  const std::size_t many = isSame ? 2 : 4;
  if (!told.fix || told.fix->edits.empty()) return std::nullopt;
  Proposal all;
  std::size_t count = 0;
  std::uint32_t done = 0;
  for (const Diagnostic& other : context.told) {
    const bool isAlike = isError(other) && other.kind == told.kind && other.fix &&
                         other.fix->certain == told.fix->certain &&
                         (!isSame || other.fix->title == told.fix->title);
    if (!isAlike || other.fix->edits.empty() || invents(other.fix->edits)) continue;
    if (other.fix->edits.front().span.begin < done && count > 0) continue;
    if (lossOf(context.text(), other.fix->edits) > 0) return std::nullopt;
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
std::optional<Proposal> allFixes(const Context& context) {
  constexpr std::size_t few = 6;
  Proposal all;
  std::size_t count = 0;
  std::uint32_t done = 0;
  bool areCertain = true;
  for (const Diagnostic& told : context.told) {
    if (!isError(told) || !told.fix || told.fix->edits.empty()) continue;
    if (told.fix->edits.front().span.begin < done) continue;
    if (invents(told.fix->edits)) continue;
    // One fix that takes text away may be wrong; many of them together are more likely to be.
    if (lossOf(context.text(), told.fix->edits) > 0) return std::nullopt;
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

}  // namespace

int lossOf(std::string_view text, const std::vector<TextEdit>& edits) {
  const auto letters = [](std::string_view part) {
    return std::ranges::count_if(part, [](char c) { return isLetterOrDigit(c); });
  };
  std::ptrdiff_t lost = 0;
  for (const TextEdit& edit : edits) {
    // One word for another loses nothing.
    const bool isBlank = edit.replacement.find_first_not_of(" \n") == std::string::npos;
    if (isBlank) lost += letters(text.substr(edit.span.begin, edit.span.end - edit.span.begin));
  }
  return static_cast<int>(std::min<std::ptrdiff_t>(lost, 1000));
}

void proposeOffered(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (told.fix && !told.fix->edits.empty()) proposals.push_back(ofFix(context.text(), *told.fix));
  for (const bool isSame : {true, false}) {
    if (auto alike = fixesLike(context, told, isSame)) proposals.push_back(std::move(*alike));
  }
  if (auto together = allFixes(context)) proposals.push_back(std::move(*together));
}

}  // namespace ludo::mend
