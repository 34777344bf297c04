// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/repair.h"

#include <algorithm>

#include "core/diagnostics/render.h"
#include "core/drafting/guesses.h"
#include "core/drafting/kept.h"

namespace ludo::drafting {

using diagnostics::Diagnostic;

namespace {

bool isError(const Diagnostic& told) {
  return told.severity() == diagnostics::Severity::Error;
}

/// Fewer mistakes in the text; of texts without any, fewer tests that fail; then better play.
bool isBetter(const Verdict& a, const Verdict& b) {
  if (a.compiles() != b.compiles()) return a.compiles();
  if (a.errors != b.errors) return a.errors < b.errors;
  return a.rank() > b.rank();
}

class Mender {
  /// What comes of a guess.
  struct Outcome {
    std::string text;
    std::string words;
    std::vector<diagnostics::TextEdit> edits;
    std::size_t errors = 0;
    int rank = 0;
    int others = 0;  ///< guesses that would do, too
  };

 public:
  Mender(std::string name, std::string text, std::stop_token stop, const FixMemory* memory)
      : m_name(std::move(name)), m_stop(std::move(stop)), m_memory(memory) {
    m_repair.text = std::move(text);
    m_repair.verdict = judge(m_repair.text);
    if (m_repair.verdict.analysis != nullptr) m_repair.wishes.hear(m_repair.verdict.analysis->diagnostics);
  }

  Repair mend() {
    constexpr int mostRounds = 20;
    for (int round = 0; round < mostRounds && m_repair.verdict.errors > 0 && !m_stop.stop_requested();
         ++round) {
      if (!applyCertain() && !applyAll() && !applyOne() && !applyGuess()) break;
    }
    return std::move(m_repair);
  }

 private:
  Verdict judge(const std::string& text) const {
    return verdictOf(m_name, text, service::Fixes::Find, m_stop);
  }

  bool applyCertain() {
    const service::AnalysisPtr& analysis = m_repair.verdict.analysis;
    const diagnostics::FixedText fixed =
        diagnostics::applyCertainFixes(*analysis->source, analysis->diagnostics);
    return !fixed.applied.empty() && takeFixes(fixed.content, fixed.applied);
  }

  /// The fixes of all mistakes, as far as they are apart from one another.
  bool applyAll() {
    const service::AnalysisPtr& analysis = m_repair.verdict.analysis;
    diagnostics::List believed = analysis->diagnostics;
    for (Diagnostic& told : believed) {
      if (!isError(told)) told.fix.reset();
      if (told.fix) told.fix->certain = true;
    }
    const diagnostics::FixedText fixed = diagnostics::applyCertainFixes(*analysis->source, believed);
    return fixed.applied.size() > 1 && takeFixes(fixed.content, fixed.applied);
  }

  bool applyOne() {
    const service::AnalysisPtr analysis = m_repair.verdict.analysis;
    for (std::size_t i = 0; i < analysis->diagnostics.size() && !m_stop.stop_requested(); ++i) {
      const Diagnostic& told = analysis->diagnostics[i];
      if (!isError(told) || !told.fix) continue;
      if (takeFixes(diagnostics::applyEdits(analysis->source->content(), told.fix->edits), {i})) return true;
    }
    return false;
  }

  /// A change that nothing but trying tells of: what leaves the fewest mistakes and plays best.
  bool applyGuess() {
    const service::AnalysisPtr analysis = m_repair.verdict.analysis;
    for (const Diagnostic& told : analysis->diagnostics) {
      if (!isError(told)) continue;
      if (applyRemembered(told, *analysis)) return true;
      const std::optional<Outcome> best = bestOf(guessesFor(told, *analysis), *analysis->source);
      if (!best || !take(best->text, {lineText(told, *analysis) + best->words + ", which is a guess: " +
                                      std::to_string(best->others) + " others would do"}))
        continue;
      keepGuess(told, best->edits, *analysis);
      return true;
    }
    return false;
  }

  /// What mended the same words in a mistake like it.
  bool applyRemembered(const Diagnostic& told, const service::Analysis& analysis) {
    constexpr std::size_t mostTried = 5;
    if (m_memory == nullptr || !told.span.known()) return false;
    const MistakeShape shape = shapeOf(told, *analysis.source);
    for (const KeptFix& fix : m_memory->find(shape, mostTried)) {
      if (fix.before.empty() || fix.before != shape.written || m_guessedBytes > mostGuessedBytes) continue;
      const std::vector<diagnostics::TextEdit> edits{{told.span, fix.after}};
      const std::string text = diagnostics::applyEdits(analysis.source->content(), edits);
      m_guessedBytes += text.size();
      if (!take(text, {lineText(told, analysis) + fix.before + " becomes " + fix.after +
                       ", as in a repair before"}))
        continue;
      keepGuess(told, edits, analysis);
      return true;
    }
    return false;
  }

  static std::string lineText(const Diagnostic& told, const service::Analysis& analysis) {
    return "line " + std::to_string(analysis.source->lineOf(told.span.begin)) + ": ";
  }

  /// What a guess does is told in the words of fixes.
  void keepGuess(const Diagnostic& told, std::vector<diagnostics::TextEdit> edits,
                 const service::Analysis& analysis) {
    const diagnostics::TextEdit& first = edits.front();
    const bool isQuoted = first.replacement.starts_with('"');
    const std::string after = isQuoted ? first.replacement : "\"" + first.replacement + "\"";
    const std::string title = first.replacement.empty()            ? "Take it out"
                              : first.span.begin == first.span.end ? "Insert " + after
                                                                   : "Replace with " + after;
    m_repair.fixes.push_back(keptFix(told, {title, std::move(edits)}, *analysis.source));
  }

  std::optional<Outcome> bestOf(const std::vector<Guess>& guesses, const SourceText& source) {
    std::optional<Outcome> best;
    for (const Guess& guess : guesses) {
      if (m_stop.stop_requested() || m_guessedBytes > mostGuessedBytes) break;
      const std::string text = diagnostics::applyEdits(source.content(), guess.edits);
      m_guessedBytes += text.size();
      const std::size_t errors = errorsIn(text);
      if (errors >= m_repair.verdict.errors || (best && errors > best->errors)) continue;
      const bool isPlayed = errors == 0 && isTried(best);
      const int rank = isPlayed ? verdictOf(m_name, text, service::Fixes::Leave, m_stop).rank() : 0;
      const int others = best ? best->others + 1 : 0;
      if (!best || errors < best->errors || rank > best->rank)
        best = Outcome{text, guess.words, guess.edits, errors, rank, 0};
      best->others = others;
    }
    return best;
  }

  std::size_t errorsIn(const std::string& text) const {
    const auto analysis = service::analyse(std::make_shared<const SourceText>(m_name, text), 0, m_stop,
                                           service::SpecTests::Leave, service::Fixes::Leave);
    if (analysis == nullptr) return SIZE_MAX;
    return static_cast<std::size_t>(std::ranges::count_if(analysis->diagnostics, isError));
  }

  /// Games are played for the first few only.
  static bool isTried(const std::optional<Outcome>& best) {
    constexpr int most = 8;
    return !best || best->others < most;
  }

  bool takeFixes(const std::string& text, const std::vector<std::size_t>& fixes) {
    const service::AnalysisPtr analysis = m_repair.verdict.analysis;
    std::vector<std::string> titles;
    for (const std::size_t index : fixes) {
      const Diagnostic& told = analysis->diagnostics[index];
      titles.push_back("line " +
                       std::to_string(analysis->source->lineOf(told.fix->edits.front().span.begin)) + ": " +
                       told.fix->title);
    }
    if (!take(text, titles)) return false;
    for (const std::size_t index : fixes) {
      const Diagnostic& told = analysis->diagnostics[index];
      m_repair.fixes.push_back(keptFix(told, *told.fix, *analysis->source));
    }
    return true;
  }

  /// Goes on with a changed text, if that is a repair.
  bool take(const std::string& text, const std::vector<std::string>& titles) {
    const service::AnalysisPtr analysis = m_repair.verdict.analysis;
    Verdict verdict = judge(text);
    if (verdict.analysis == nullptr) return false;
    const std::string missing =
        missingFrom(contentsOf(verdict.analysis->document), contentsOf(analysis->document));
    if (!missing.empty() || !isBetter(verdict, m_repair.verdict)) {
      const std::string why = missing.empty() ? "leaves as much to mend" : "would lose " + missing;
      for (const std::string& title : titles) m_repair.refused.push_back(title + " (" + why + ")");
      return false;
    }
    m_repair.text = text;
    m_repair.verdict = std::move(verdict);
    m_repair.done.insert(m_repair.done.end(), titles.begin(), titles.end());
    return true;
  }

  /// Of changed texts that are read to guess.
  static constexpr std::size_t mostGuessedBytes = std::size_t{16} << 20;

  std::string m_name;
  std::stop_token m_stop;
  const FixMemory* m_memory;
  std::size_t m_guessedBytes = 0;
  Repair m_repair;
};

/// What is wrong, as JSON; of a game without mistakes that does not play well, why not.
std::string mistakesOf(const Verdict& verdict) {
  constexpr std::size_t most = 20;
  diagnostics::List told;
  std::ranges::copy_if(verdict.analysis->diagnostics, std::back_inserter(told), isError);
  if (told.size() > most) told.resize(most);
  std::string text = diagnostics::renderJson(told, verdict.analysis->source.get());
  if (verdict.compiles() && !verdict.trial.passes)
    text += "\nIn twenty games by chance: " + verdict.trial.words() + ".\n";
  return text;
}

/// What mended mistakes like these, a line each; empty where nothing is known.
std::string remembered(const Verdict& verdict, const FixMemory* memory) {
  constexpr std::size_t mostMistakes = 5;
  if (memory == nullptr) return "";
  std::string text;
  std::size_t mistakes = 0;
  for (const Diagnostic& told : verdict.analysis->diagnostics) {
    if (!isError(told) || mistakes++ == mostMistakes) continue;
    for (const KeptFix& fix : memory->find(shapeOf(told, *verdict.analysis->source), 1))
      text += fix.mistake.message + ", of '" + fix.mistake.written + "': '" + fix.before + "' became '" +
              fix.after + "'\n";
  }
  return text;
}

/// The answer from its first block on: what a model says before is no part of a game.
std::string gameIn(const std::string& answer) {
  const std::size_t from = answer.find("```y");
  return from == std::string::npos ? answer : answer.substr(from);
}

}  // namespace

Repair repairByFixes(const std::string& name, const std::string& text, const std::stop_token& stop,
                     const FixMemory* memory) {
  return Mender(name, text, stop, memory).mend();
}

Repair repairWithModel(const std::string& name, const std::string& text, const Prompts& prompts,
                       Asking& asking, int rounds, const FixMemory* memory) {
  Repair best = repairByFixes(name, text, asking.stop(), memory);
  for (int round = 1; round <= rounds && !best.verdict.isGood() && !asking.isOver(); ++round) {
    if (best.verdict.analysis == nullptr) break;
    asking.begin(Growth::Step::repair);
    const std::string answer =
        asking.ask(prompts.forRepair(best.text, mistakesOf(best.verdict), remembered(best.verdict, memory)));
    if (asking.trouble()) break;
    Repair next = repairByFixes(name, gameIn(answer), asking.stop(), memory);
    if (next.verdict.analysis == nullptr) break;
    best.wishes.hear(next.wishes);
    const std::string missing =
        missingFrom(contentsOf(next.verdict.analysis->document), contentsOf(best.verdict.analysis->document));
    const std::string which = "answer " + std::to_string(round);
    if (!missing.empty() || !isBetter(next.verdict, best.verdict)) {
      best.refused.push_back(
          which + (missing.empty() ? " (leaves as much to mend)" : " (would lose " + missing + ")"));
      continue;
    }
    best.text = std::move(next.text);
    best.verdict = std::move(next.verdict);
    best.done.push_back(which);
    best.fixes.insert(best.fixes.end(), next.fixes.begin(), next.fixes.end());
    best.done.insert(best.done.end(), next.done.begin(), next.done.end());
  }
  return best;
}

}  // namespace ludo::drafting
