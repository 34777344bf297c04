// SPDX-License-Identifier: Apache-2.0
#include "core/variation/prose.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

#include "core/base/letters.h"

namespace ludo::variation {

using diagnostics::TextEdit;
using text::DataKind;
using text::DataNode;

namespace {

constexpr std::array<std::string_view, 21> numberWords = {
    "",         "",        "two",     "three",     "four",     "five",     "six",
    "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",   "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"};

bool isWordPart(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '-';
}

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = lowerCase(c);
  return result;
}

/// Where a word stands in a text as a whole word, from `from` on.
std::size_t findWord(std::string_view text, std::string_view word, std::size_t from = 0) {
  for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const bool begins = at == 0 || !isWordPart(text[at - 1]);
    const std::size_t end = at + word.size();
    if (begins && (end == text.size() || !isWordPart(text[end]))) return at;
  }
  return std::string_view::npos;
}

/// The lines of prose, one paragraph each.
std::vector<Span> paragraphsOf(const SourceText& source) {
  std::vector<Span> paragraphs;
  bool isFenced = false;
  bool isOpen = false;
  for (std::uint32_t number = 1; number <= source.lineCount(); ++number) {
    const std::string_view line = source.line(number);
    const bool isFence = line.starts_with("```") || line.starts_with("~~~");
    const bool isProse = !isFence && !isFenced && !line.empty() && line[0] != '#' && line[0] != '|' &&
                         line[0] != '<' && line[0] != '>' && !line.starts_with("    ");
    if (isFence) isFenced = !isFenced;
    if (!isProse) {
      isOpen = false;
      continue;
    }
    const auto begin = static_cast<std::uint32_t>(source.lineStart(number));
    const auto end = begin + static_cast<std::uint32_t>(line.size());
    const bool isItem = line.starts_with("- ") || line.starts_with("* ");
    if (isOpen && !isItem)
      paragraphs.back().end = end;
    else
      paragraphs.push_back({begin, end});
    isOpen = true;
  }
  return paragraphs;
}

/// "twelve"; empty where digits are usual.
std::string wordFor(std::int64_t number) {
  const auto index = static_cast<std::size_t>(number);
  return index < numberWords.size() ? std::string(numberWords[index]) : std::string();
}

std::string capital(std::string word) {
  word.front() = upperCase(word.front());
  return word;
}

/// Of a number as it is said: eight, eleven and eighteen do, in words and in digits.
bool beginsWithVowel(const std::string& number) {
  return number.front() == 'e' || number.front() == '8' || number == "11" || number == "18";
}

bool endsSentence(const std::string& text, std::size_t at, std::size_t end) {
  if (text[at] != '.' && text[at] != '!' && text[at] != '?') return false;
  if (at + 1 >= end) return true;
  if (text[at + 1] != ' ' && text[at + 1] != '\n') return false;
  const std::size_t next = text.find_first_not_of(" \n", at + 1);
  const char c = next < end ? text[next] : 'A';
  return !isLetter(c) || isUpperCase(c);
}

/// Whether a sentence speaks of a name: as code, or as it is where nobody writes so by chance, or its label.
bool speaksOf(const std::string& sentence, const std::string& name) {
  if (sentence.find('`' + name + '`') != std::string::npos) return true;
  const bool isPlainWord = std::ranges::all_of(name, [](char c) { return isLetter(c) && !isUpperCase(c); });
  if (isPlainWord) return false;
  return findWord(lowered(sentence), lowered(name)) != std::string_view::npos;
}

std::size_t countNumber(const DataNode& node, std::int64_t number) {
  std::size_t count = node.kind == DataKind::Integer && node.integer == number ? 1 : 0;
  for (const DataNode& item : node.items) count += countNumber(item, number);
  for (const text::DataEntry& entry : node.entries) count += countNumber(entry.value, number);
  return count;
}

class ProseEdits {
 public:
  ProseEdits(const text::MarkdownDocument& markdown, const Change& change)
      : m_markdown(markdown), m_text(markdown.source->content()), m_change(change) {}

  std::vector<TextEdit> take() {
    const std::vector<Sentence> sentences = sentencesOf(m_markdown);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
      const Sentence& sentence = sentences[i];
      if (isTouched(sentence.span)) continue;
      const std::string text = m_text.substr(sentence.span.begin, sentence.span.end - sentence.span.begin);
      const bool isGone =
          std::ranges::any_of(m_change.gone, [&](const std::string& name) { return speaksOf(text, name); });
      if (isGone)
        remove(sentence);
      else
        for (const ChangedNumber& number : m_change.numbers) rewrite(sentence, number);
    }
    return std::move(m_edits);
  }

 private:
  bool isTouched(Span span) const {
    return std::ranges::any_of(m_change.edits, [&](const TextEdit& edit) {
      return edit.span.begin < span.end && span.begin < edit.span.end;
    });
  }

  /// A paragraph that was this sentence alone goes with the empty line behind it.
  void remove(const Sentence& sentence) {
    Span span = sentence.span;
    const bool isAlone = span.begin == sentence.paragraph.begin && span.end >= sentence.paragraph.end;
    while (isAlone && span.end < m_text.size() && m_text[span.end] == '\n') ++span.end;
    m_edits.push_back({span, ""});
  }

  void rewrite(const Sentence& sentence, const ChangedNumber& number) {
    if (number.before < 2 || number.after < 2 || !isMeant(sentence, number)) return;
    write(sentence, std::to_string(number.before), std::to_string(number.after));
    const std::string before = wordFor(number.before);
    const std::string after = wordFor(number.after);
    if (before.empty()) return;
    const std::string written = after.empty() ? std::to_string(number.after) : after;
    write(sentence, before, written);
    write(sentence, capital(before), capital(written));
  }

  /// In all places, with the article in front of it.
  void write(const Sentence& sentence, const std::string& before, const std::string& after) {
    const std::string_view text =
        std::string_view(m_text).substr(sentence.span.begin, sentence.span.end - sentence.span.begin);
    for (std::size_t at = findWord(text, before); at != std::string_view::npos;
         at = findWord(text, before, at + before.size())) {
      std::string_view article;
      for (const std::string_view each : {" a ", " an "}) {
        if (text.substr(0, at).ends_with(each)) article = each.substr(1);
      }
      const std::string replacement =
          article.empty() ? after : (beginsWithVowel(after) ? "an " : "a ") + after;
      const auto begin = sentence.span.begin + static_cast<std::uint32_t>(at - article.size());
      const auto length = static_cast<std::uint32_t>(article.size() + before.size());
      m_edits.push_back({{begin, begin + length}, replacement});
    }
  }

  /// How often a number stands in the rules.
  std::size_t timesInRules(std::int64_t number) {
    const auto [found, isNew] = m_times.try_emplace(number, 0);
    for (const text::YamlBlock& block : m_markdown.blocks) {
      const bool isOfRules = block.section != "tests" && block.section != "rendering";
      if (isNew && isOfRules) found->second += countNumber(block.root, number);
    }
    return found->second;
  }

  bool isMeant(const Sentence& sentence, const ChangedNumber& number) {
    if (timesInRules(number.before) <= std::max<std::size_t>(1, m_change.numbers.size())) return true;
    for (const text::YamlBlock& block : m_markdown.blocks) {
      if (block.content.contains(number.place))
        return m_text.find_first_not_of('\n', sentence.paragraph.end) == block.fence.begin;
    }
    return false;
  }

  const text::MarkdownDocument& m_markdown;
  const std::string& m_text;
  const Change& m_change;
  std::vector<TextEdit> m_edits;
  std::map<std::int64_t, std::size_t> m_times;
};

}  // namespace

std::vector<Sentence> sentencesOf(const text::MarkdownDocument& markdown) {
  const std::string& text = markdown.source->content();
  std::vector<Sentence> sentences;
  for (const Span& paragraph : paragraphsOf(*markdown.source)) {
    std::uint32_t begin = paragraph.begin;
    for (std::uint32_t at = begin; at < paragraph.end; ++at) {
      if (!endsSentence(text, at, paragraph.end) && at + 1 < paragraph.end) continue;
      const std::size_t next = text.find_first_not_of(" \n", at + 1);
      const std::uint32_t end = next < paragraph.end ? static_cast<std::uint32_t>(next) : paragraph.end;
      sentences.push_back({{begin, end}, paragraph});
      begin = end;
      at = std::max(at, end - 1);
    }
  }
  return sentences;
}

std::vector<TextEdit> proseEdits(const text::MarkdownDocument& markdown, const Change& change) {
  return ProseEdits(markdown, change).take();
}

}  // namespace ludo::variation
