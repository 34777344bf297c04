// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/recogniser.h"

namespace ludo::grammar {

namespace {

constexpr std::uint32_t nowhere = UINT32_MAX;

}  // namespace

Recogniser::Recogniser(CompiledGrammarPtr compiled, bool chains)
    : m_compiled(std::move(compiled)), m_chains(chains), m_predicted(m_compiled->nonterminalCount(), 0) {
  beginSet();
  if (m_compiled->hasTexts()) add({CompiledGrammar::startDot, 0, 0});
  closeSet();
}

void Recogniser::beginSet() {
  m_sets.push_back(
      {static_cast<std::uint32_t>(m_items.size()), static_cast<std::uint32_t>(m_waiting.size()), false});
  m_known.clear();
  ++m_round;
}

void Recogniser::add(Item item) {
  // An item that begins in its own set comes from one place only: its prediction, or the step over what is
  // empty in it.
  if (item.origin == setNumber() || m_known.insert(item)) m_items.push_back(item);
}

std::size_t Recogniser::append(std::string_view bytes) {
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const std::uint32_t from = m_sets.back().firstItem;
    const auto to = static_cast<std::uint32_t>(m_items.size());
    beginSet();
    scan(static_cast<std::uint8_t>(bytes[i]), from, to);
    if (m_items.size() == to) {
      m_sets.pop_back();
      return i;
    }
    closeSet();
  }
  return bytes.size();
}

void Recogniser::shorten(std::size_t length) {
  if (length >= this->length()) return;
  m_items.resize(m_sets[length + 1].firstItem);
  m_waiting.resize(m_sets[length + 1].firstWaiting);
  m_sets.resize(length + 1);
}

void Recogniser::scan(std::uint8_t byte, std::uint32_t from, std::uint32_t to) {
  for (std::uint32_t i = from; i < to; ++i) {
    const Item item = m_items[i];
    const CompiledGrammar::Dot& dot = m_compiled->dot(item.dot);
    if (dot.kind == CompiledGrammar::Kind::Byte) {
      if (dot.operand == byte) add({item.dot + 1, item.origin, 0});
    } else if (dot.kind == CompiledGrammar::Kind::Bytes) {
      if (m_compiled->byteSet(dot.operand).contains(byte)) add({item.dot + 1, item.origin, 0});
    } else if (dot.kind == CompiledGrammar::Kind::Token) {
      const std::uint32_t state = m_compiled->token(dot.operand).next(item.state, byte);
      if (state != TokenAutomaton::none) add({item.dot, item.origin, state});
    }
  }
}

void Recogniser::closeSet() {
  for (std::size_t i = m_sets.back().firstItem; i < m_items.size(); ++i) {
    const Item item = m_items[i];
    const CompiledGrammar::Dot& dot = m_compiled->dot(item.dot);
    if (dot.kind == CompiledGrammar::Kind::Rule) {
      m_waiting.push_back({dot.operand, item.dot, item.origin, {Waiting::unknown, 0, 0}, false});
      predict(dot.operand);
      if (m_compiled->nonterminal(dot.operand).isNullable) add({item.dot + 1, item.origin, 0});
    } else if (dot.kind == CompiledGrammar::Kind::Token) {
      if (m_compiled->token(dot.operand).accepts(item.state)) add({item.dot + 1, item.origin, 0});
    } else if (dot.kind == CompiledGrammar::Kind::End) {
      if (item.dot == CompiledGrammar::endDot) m_sets.back().isComplete = true;
      // What is empty was stepped over when it was predicted.
      if (item.origin != setNumber()) complete(m_compiled->production(dot.operand).nonterminal, item.origin);
    }
  }
}

void Recogniser::predict(std::uint32_t nonterminal) {
  if (m_predicted[nonterminal] == m_round) return;
  m_predicted[nonterminal] = m_round;
  for (std::uint32_t dot : m_compiled->nonterminal(nonterminal).firstDots) add({dot, setNumber(), 0});
}

std::uint32_t Recogniser::endOfWaiting(std::uint32_t set) const {
  return set + 1 < m_sets.size() ? m_sets[set + 1].firstWaiting
                                 : static_cast<std::uint32_t>(m_waiting.size());
}

void Recogniser::complete(std::uint32_t nonterminal, std::uint32_t origin) {
  if (m_chains) {
    if (const std::optional<Item> top = topOf(nonterminal, origin)) return add(*top);
  }
  const std::uint32_t end = endOfWaiting(origin);
  for (std::uint32_t i = m_sets[origin].firstWaiting; i < end; ++i) {
    if (m_waiting[i].nonterminal == nonterminal) add({m_waiting[i].dot + 1, m_waiting[i].origin, 0});
  }
}

/// The one place of a set that waits for the nonterminal, or nowhere.
std::uint32_t Recogniser::onlyWaiting(std::uint32_t nonterminal, std::uint32_t set) const {
  std::uint32_t found = nowhere;
  const std::uint32_t end = endOfWaiting(set);
  for (std::uint32_t i = m_sets[set].firstWaiting; i < end; ++i) {
    if (m_waiting[i].nonterminal != nonterminal) continue;
    if (found != nowhere) return nowhere;
    found = i;
  }
  return found;
}

/// Where the chain of completions ends that begins when the nonterminal is complete since that set: as long
/// as one place waits for it, and nothing comes behind it there, the next completion is certain. It cannot go
/// round: of rules that derive one another alone, the first to be predicted is waited for from outside, too.
std::optional<Item> Recogniser::topOf(std::uint32_t nonterminal, std::uint32_t set) {
  m_chain.clear();
  std::optional<Item> top;
  while (true) {
    const std::uint32_t place = onlyWaiting(nonterminal, set);
    if (place == nowhere) break;
    const Waiting& waiting = m_waiting[place];
    if (waiting.top.dot != Waiting::unknown) {
      if (waiting.isChained) top = waiting.top;
      break;
    }
    const CompiledGrammar::Dot& behind = m_compiled->dot(waiting.dot + 1);
    if (behind.kind != CompiledGrammar::Kind::End) break;
    m_chain.push_back(place);
    top = Item{waiting.dot + 1, waiting.origin, 0};
    nonterminal = m_compiled->production(behind.operand).nonterminal;
    set = waiting.origin;
  }
  for (std::uint32_t place : m_chain) {
    m_waiting[place].top = *top;
    m_waiting[place].isChained = true;
  }
  return top;
}

ByteSet Recogniser::nextBytes() const {
  ByteSet bytes;
  for (std::size_t i = m_sets.back().firstItem; i < m_items.size(); ++i) {
    const CompiledGrammar::Dot& dot = m_compiled->dot(m_items[i].dot);
    if (dot.kind == CompiledGrammar::Kind::Byte) bytes.add(static_cast<std::uint8_t>(dot.operand));
    if (dot.kind == CompiledGrammar::Kind::Bytes) bytes.add(m_compiled->byteSet(dot.operand));
    if (dot.kind == CompiledGrammar::Kind::Token)
      m_compiled->token(dot.operand).addBytesAfter(m_items[i].state, bytes);
  }
  return bytes;
}

bool Recogniser::mayFollow(std::uint8_t byte) const {
  for (std::size_t i = m_sets.back().firstItem; i < m_items.size(); ++i) {
    const CompiledGrammar::Dot& dot = m_compiled->dot(m_items[i].dot);
    if (dot.kind == CompiledGrammar::Kind::Byte && dot.operand == byte) return true;
    if (dot.kind == CompiledGrammar::Kind::Bytes && m_compiled->byteSet(dot.operand).contains(byte))
      return true;
    if (dot.kind == CompiledGrammar::Kind::Token &&
        m_compiled->token(dot.operand).next(m_items[i].state, byte) != TokenAutomaton::none)
      return true;
  }
  return false;
}

std::string Recogniser::forced() {
  const std::size_t length = this->length();
  std::string bytes;
  while (!isComplete()) {
    const std::optional<std::uint8_t> only = nextBytes().only();
    if (!only) break;
    bytes += static_cast<char>(*only);
    append({&bytes.back(), 1});
  }
  shorten(length);
  return bytes;
}

}  // namespace ludo::grammar
