// SPDX-License-Identifier: Apache-2.0
#include "core/editing/setup_candidates.h"

#include <algorithm>

#include "core/editing/list_edits.h"
#include "core/variation/text_edits.h"

namespace ludo::editing {

using text::DataKind;
using text::DataNode;

namespace {

/// The effect of an item that is a mapping with one key, such as { place: { ... } }; null for others.
const DataNode* effectOf(const DataNode& item, std::string_view kind) {
  return item.kind == DataKind::Map && item.entries.size() == 1 ? item.find(kind) : nullptr;
}

bool says(const DataNode& effect, std::string_view key, std::string_view text) {
  const DataNode* value = effect.find(key);
  return value != nullptr && value->kind == DataKind::String && value->text == text;
}

std::string seatText(kernel::Seat seat) {
  return std::to_string(static_cast<int>(seat));
}

/// Whether an effect makes tokens and does nothing else.
bool makesTokens(const DataNode& item) {
  if (effectOf(item, "createToken") != nullptr || effectOf(item, "place") != nullptr) return true;
  const DataNode* loop = effectOf(item, "forEach");
  const DataNode* effects = loop != nullptr ? loop->find("effects") : nullptr;
  return effects != nullptr && !effects->items.empty() && std::ranges::all_of(effects->items, makesTokens);
}

class SetupCandidates {
 public:
  SetupCandidates(const text::MarkdownDocument& markdown, const SetupChange& change)
      : m_markdown(markdown), m_change(change) {
    for (const text::YamlBlock& block : markdown.blocks) {
      const DataNode* items = block.section == "setup" ? block.root.find("items") : nullptr;
      if (items != nullptr && items->kind == DataKind::List) m_lists.push_back(items);
    }
  }

  std::vector<Edits> find() {
    std::vector<Edits> found = !m_change.taken ? puttings() : !m_change.put ? takings() : exchanges();
    if (found.size() > mostCandidates) found.resize(mostCandidates);
    return found;
  }

 private:
  /// One token goes and another comes. Of many lines that make such tokens few are paired.
  std::vector<Edits> exchanges() const {
    std::vector<Edits> found = rewritings();
    const std::vector<Edits> taken = takings();
    const std::vector<Edits> put = puttings();
    for (const Edits& taking : taken) {
      for (const Edits& putting : put) {
        if (found.size() >= mostCandidates) return found;
        Edits both = taking;
        both.insert(both.end(), putting.begin(), putting.end());
        std::ranges::stable_sort(both, {}, [](const diagnostics::TextEdit& edit) {
          return std::pair(edit.span.begin, edit.span.end);
        });
        if (areApart(both)) found.push_back(std::move(both));
      }
    }
    return found;
  }

  static bool areApart(const Edits& edits) {
    return std::ranges::adjacent_find(edits, [](const auto& first, const auto& second) {
             return second.span.begin < first.span.end;
           }) == edits.end();
  }

  /// The effect that makes a token just there, written with its zone and type; null when the item is none.
  static const DataNode* makerOf(const DataNode& item, const SetupToken& token) {
    const DataNode* create = effectOf(item, "createToken");
    const DataNode* effect = create != nullptr ? create : effectOf(item, "place");
    if (effect == nullptr || !says(*effect, "zone", token.zone) || !says(*effect, "type", token.type))
      return nullptr;
    // Whose a piece is without an owner is the game's to say, and is found by trying.
    const DataNode* owner = effect->find("owner");
    const bool fits = owner == nullptr ? create == nullptr || token.owner == kernel::nobody
                                       : says(*effect, "owner", seatText(token.owner));
    return fits ? effect : nullptr;
  }

  /// How many it makes; nothing when a constant or the game says so.
  static std::optional<std::int64_t> countOf(const DataNode& maker) {
    const DataNode* count = maker.find("count");
    if (count == nullptr) return 1;
    return count->kind == DataKind::Integer ? std::optional(count->integer) : std::nullopt;
  }

  /// The last one stays as an empty list: its prose and its place are worth keeping.
  Edits withoutItem(const DataNode& list, const DataNode& item) const {
    if (list.items.size() == 1) return {variation::replaceValue(m_markdown, list.span, DataNode::list())};
    return variation::removeEntries(m_markdown, {item.span});
  }

  static DataNode effectItem(const std::string& kind,
                             std::vector<std::pair<std::string, std::string>> texts) {
    DataNode effect = DataNode::map();
    for (auto& [key, text] : texts) effect.set(key, DataNode::ofString(std::move(text)));
    DataNode item = DataNode::map();
    item.set(kind, std::move(effect));
    return item;
  }

  static DataNode makerItem(const SetupToken& token) {
    if (token.owner == kernel::nobody)
      return effectItem("createToken", {{"type", token.type}, {"zone", token.zone}});
    return effectItem("place",
                      {{"type", token.type}, {"zone", token.zone}, {"owner", seatText(token.owner)}});
  }

  Edits withOtherToken(const DataNode& maker, const SetupToken& token) const {
    const Span type = maker.find("type")->span;
    const Span owner = maker.find("owner")->span;
    Edits edits{variation::replaceValue(m_markdown, type, DataNode::ofString(token.type)),
                variation::replaceValue(m_markdown, owner, DataNode::ofString(seatText(token.owner)))};
    if (owner.begin < type.begin) std::swap(edits.front(), edits.back());
    return edits;
  }

  Edits atEnd(const DataNode& item) const {
    if (m_lists.empty()) return inNewSection(item);
    const DataNode& list = *m_lists.back();
    return {addItem(m_markdown, list, list.items.empty() ? nullptr : &list.items.back(), item)};
  }

  Edits inNewSection(const DataNode& item) const {
    for (const char* before : {"tokenTypes", "tables", "boards", "zones", "metadata"}) {
      const bool isThere = std::ranges::any_of(
          m_markdown.blocks, [&](const text::YamlBlock& block) { return block.section == before; });
      if (isThere) return {variation::addEntry(m_markdown, "setup", before, item, "The game begins with:")};
    }
    return {variation::addEntry(m_markdown, "setup", "tokenTypes", item, "The game begins with:")};
  }

  /// Behind what makes tokens, so that it is dealt and shuffled like them.
  Edits behindMakers(const DataNode& item) const {
    if (m_lists.empty()) return inNewSection(item);
    for (auto list = m_lists.rbegin(); list != m_lists.rend(); ++list) {
      const std::vector<DataNode>& items = (*list)->items;
      const auto last = std::ranges::find_if(items.rbegin(), items.rend(), makesTokens);
      if (last != items.rend()) return {addItem(m_markdown, **list, &*last, item)};
    }
    return {addItem(m_markdown, *m_lists.front(), nullptr, item)};
  }

  std::vector<Edits> puttings() const {
    std::vector<Edits> found;
    const SetupToken& token = *m_change.put;
    for (const DataNode* list : m_lists) {
      for (const DataNode& item : list->items) {
        const DataNode* gone = effectOf(item, "destroyToken");
        const bool wasHere = gone != nullptr && (says(*gone, "token", "top(" + token.zone + ")") ||
                                                 says(*gone, "token", "bottom(" + token.zone + ")"));
        if (wasHere) found.push_back(withoutItem(*list, item));
        const DataNode* maker = makerOf(item, token);
        const std::optional<std::int64_t> count = maker != nullptr ? countOf(*maker) : std::nullopt;
        if (!count || effectOf(item, "createToken") == nullptr) continue;
        const DataNode more = DataNode::ofInteger(*count + 1);
        const DataNode* written = maker->find("count");
        found.push_back({written != nullptr ? variation::replaceValue(m_markdown, written->span, more)
                                            : variation::addKey(m_markdown, *maker, "count", more)});
      }
    }
    found.push_back(behindMakers(makerItem(token)));
    found.push_back(atEnd(makerItem(token)));
    return found;
  }

  std::vector<Edits> takings() const {
    std::vector<Edits> found;
    const SetupToken& token = *m_change.taken;
    for (const DataNode* list : m_lists) {
      for (const DataNode& item : list->items) {
        const DataNode* maker = makerOf(item, token);
        const std::optional<std::int64_t> count = maker != nullptr ? countOf(*maker) : std::nullopt;
        if (!count) continue;
        if (*count <= 1) {
          found.push_back(withoutItem(*list, item));
          continue;
        }
        found.push_back({variation::replaceValue(m_markdown, maker->find("count")->span,
                                                 DataNode::ofInteger(*count - 1))});
      }
    }
    for (const char* place : {"top(", "bottom("})
      found.push_back(atEnd(effectItem("destroyToken", {{"token", place + token.zone + ")"}})));
    return found;
  }

  /// What both takes a token away and puts one down.
  std::vector<Edits> rewritings() const {
    std::vector<Edits> found;
    const SetupToken& taken = *m_change.taken;
    const SetupToken& put = *m_change.put;
    const bool isMoved = taken.type == put.type && taken.owner == put.owner;
    for (const DataNode* list : m_lists) {
      for (const DataNode& item : list->items) {
        const DataNode* maker = makerOf(item, taken);
        if (maker != nullptr && countOf(*maker) == 1 && isMoved) {
          const Span zone = maker->find("zone")->span;
          found.push_back({variation::replaceValue(m_markdown, zone, DataNode::ofString(put.zone))});
        } else if (maker != nullptr && countOf(*maker) == 1 && maker->find("owner") != nullptr &&
                   put.owner != kernel::nobody) {
          found.push_back(withOtherToken(*maker, put));
        }
        const DataNode* move = effectOf(item, "moveToken");
        if (!isMoved || move == nullptr || !says(*move, "to", taken.zone)) continue;
        if (says(*move, "token", "top(" + put.zone + ")")) found.push_back(withoutItem(*list, item));
        const Span to = move->find("to")->span;
        found.push_back({variation::replaceValue(m_markdown, to, DataNode::ofString(put.zone))});
      }
    }
    if (isMoved)
      found.push_back(
          atEnd(effectItem("moveToken", {{"token", "top(" + taken.zone + ")"}, {"to", put.zone}})));
    return found;
  }

  const text::MarkdownDocument& m_markdown;
  const SetupChange& m_change;
  std::vector<const DataNode*> m_lists;
};

}  // namespace

std::vector<Edits> setupCandidates(const text::MarkdownDocument& markdown, const SetupChange& change) {
  return SetupCandidates(markdown, change).find();
}

}  // namespace ludo::editing
