// SPDX-License-Identifier: Apache-2.0
#include "core/intent/other_constructs.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/intent/contrary.h"
#include "core/intent/typed_path.h"
#include "core/language/language.h"

namespace ludo::mend {
namespace {

using text::DataEntry;
using text::DataKind;
using text::DataNode;

bool isAnyOf(std::string_view word, std::initializer_list<std::string_view> words) {
  const std::string folded = withoutSeparators(word);
  return std::ranges::find(words, folded) != words.end();
}
bool isElseIf(const std::string& key) {
  return isAnyOf(key, {"elif", "elseif", "elsif", "otherwiseif", "orif"});
}

DataNode listOf(DataNode item) {
  DataNode list = DataNode::list();
  list.items.push_back(std::move(item));
  return list;
}
DataNode mapOf(const char* key, DataNode value) {
  DataNode map = DataNode::map();
  map.set(key, std::move(value));
  return map;
}

/// The condition of a branch, under whichever key.
const DataNode* conditionIn(const DataNode& branch) {
  for (const char* key : {"when", "condition", "cond", "test", "if"}) {
    if (const DataNode* condition = branch.find(key)) return condition;
  }
  return nullptr;
}

/// A branch, and under `else` those that follow it.
DataNode chainOf(const std::vector<const DataNode*>& branches, const DataNode* last) {
  DataNode rest = last == nullptr ? DataNode() : *last;
  for (std::size_t i = branches.size(); i-- > 0;) {
    const DataNode* when = conditionIn(*branches[i]);
    const DataNode* then = branches[i]->find("then");
    const DataNode* own = branches[i]->find("else");
    if (when == nullptr || then == nullptr || (own != nullptr && rest.kind != DataKind::Null)) return {};
    DataNode fields = mapOf("when", *when);
    fields.set("then", *then);
    if (own != nullptr) rest = *own;
    if (rest.kind != DataKind::Null) fields.set("else", std::move(rest));
    rest = listOf(mapOf("if", std::move(fields)));
  }
  return rest;
}

/// What the rules bind in the `where` of a query: "$token" of tokens; empty where it has none.
std::string candidateOf(const DataNode& query) {
  const DataNode* word = query.find("query");
  if (word == nullptr) return {};
  for (const language::Type* type : language::allTypes()) {
    if (type->tagKey != "query" || type->tag != word->text) continue;
    const language::Field* where = type->field("where");
    return where == nullptr || where->binds.empty() ? std::string() : where->binds.front();
  }
  return {};
}

/// One name for another, also within a text such as "hand:$p".
void rename(DataNode& node, const std::string& from, const std::string& to) {
  for (std::size_t at = node.text.find(from); at != std::string::npos; at = node.text.find(from, at)) {
    const std::size_t end = at + from.size();
    const bool isWhole =
        end == node.text.size() || (!isLetterOrDigit(node.text[end]) && node.text[end] != '_');
    if (isWhole) node.text.replace(at, from.size(), to);
    if (isWhole) node.span = {};
    at += isWhole ? to.size() : from.size();
  }
  for (DataNode& item : node.items) rename(item, from, to);
  for (DataEntry& entry : node.entries) rename(entry.value, from, to);
  if (!node.items.empty() || !node.entries.empty()) node.span = {};
}

/// Of the names that are read somewhere, those that the rules bind.
bool reads(const DataNode& node, const std::string& name) {
  const auto readsIt = [&](const DataNode& each) { return reads(each, name); };
  const auto holds = [&](const DataEntry& entry) { return reads(entry.value, name); };
  return node.text.find(name) != std::string::npos || std::ranges::any_of(node.items, readsIt) ||
         std::ranges::any_of(node.entries, holds);
}

/// The members of a collection of which the condition holds, in which each is called `bound`.
DataNode narrowed(const DataNode& query, const std::string& bound, const DataNode& condition) {
  const std::string candidate = candidateOf(query);
  DataNode made = query;
  made.span = {};
  if (candidate.empty()) {
    made = mapOf("query", DataNode::ofString("filter"));
    made.set("of", query);
    made.set("bind", DataNode::ofString(bound.empty() ? "$each" : bound));
    made.set("where", condition);
    return made;
  }
  DataNode where = condition;
  if (!bound.empty()) rename(where, bound, candidate);
  const auto own = std::ranges::find(made.entries, "where", &DataEntry::key);
  if (own == made.entries.end()) {
    made.set("where", std::move(where));
    return made;
  }
  DataNode both = mapOf("op", DataNode::ofString("and"));
  DataNode args = listOf(own->value);
  args.items.push_back(std::move(where));
  both.set("args", std::move(args));
  own->value = std::move(both);
  return made;
}

}  // namespace

DataNode withoutUnless(const DataNode& effect) {
  const auto at = std::ranges::find_if(effect.entries, [](const DataEntry& entry) {
    return isAnyOf(entry.key, {"unless", "ifnot", "whennot"});
  });
  if (at == effect.entries.end()) return {};
  // { unless: c, then: [...] } and { unless: { when: c, then: [...] } }
  const bool isBeside = effect.find("then") != nullptr;
  const DataNode& fields = isBeside ? effect : at->value;
  const DataNode* when = isBeside ? &at->value : conditionIn(fields);
  const DataNode* then = fields.find("then") != nullptr ? fields.find("then") : fields.find("effects");
  if (when == nullptr || then == nullptr || (!isBeside && effect.entries.size() > 1)) return {};
  DataNode made = mapOf("when", contraryOf(*when));
  made.set("then", *then);
  if (const DataNode* other = fields.find("else")) made.set("else", *other);
  return mapOf("if", std::move(made));
}

DataNode withoutElseIf(const DataNode& fields) {
  if (fields.find("when") == nullptr && fields.find("then") == nullptr) return {};
  DataNode made = DataNode::map();
  made.span = fields.span;
  std::vector<const DataNode*> branches;
  const DataNode* last = nullptr;
  for (const DataEntry& entry : fields.entries) {
    const bool isBranch =
        isElseIf(entry.key) || (isAnyOf(entry.key, {"else", "otherwise"}) &&
                                entry.value.kind == DataKind::Map && entry.value.find("then") != nullptr);
    if (isBranch && entry.value.kind == DataKind::List) {
      for (const DataNode& item : entry.value.items) branches.push_back(&item);
    } else if (isBranch) {
      branches.push_back(&entry.value);
    } else if (isAnyOf(entry.key, {"else", "otherwise"})) {
      last = &entry.value;
    } else {
      made.entries.push_back(entry);
    }
  }
  if (branches.empty()) return {};
  DataNode chain = chainOf(branches, last);
  if (chain.kind == DataKind::Null) return {};
  made.set("else", std::move(chain));
  return made;
}

DataNode withElseInside(const DataNode& effects) {
  DataNode made = effects;
  made.items.clear();
  bool isChanged = false;
  for (std::size_t i = 0; i < effects.items.size(); ++i) {
    const DataNode& item = effects.items[i];
    const DataNode* fields = item.entries.size() == 1 ? item.find("if") : nullptr;
    if (fields == nullptr) {
      made.items.push_back(item);
      continue;
    }
    DataNode whole = *fields;
    bool isLast = false;
    while (!isLast && i + 1 < effects.items.size() && effects.items[i + 1].entries.size() == 1) {
      const DataEntry& next = effects.items[i + 1].entries.front();
      isLast = isAnyOf(next.key, {"else", "otherwise"});
      if (!isLast && !isElseIf(next.key)) break;
      whole.entries.push_back(next);
      ++i;
      isChanged = true;
    }
    if (DataNode chain = withoutElseIf(whole); chain.kind == DataKind::Map) whole = std::move(chain);
    made.items.push_back(item);
    made.items.back().entries.front().value = std::move(whole);
  }
  return isChanged ? made : DataNode();
}

DataNode withRefill(const DataNode& effect) {
  const DataNode* fields = effect.entries.size() == 1 ? effect.find("draw") : nullptr;
  if (fields == nullptr || fields->entries.size() != 3) return {};
  const DataNode* from = fields->find("from");
  const DataNode* to = fields->find("to");
  const auto size = std::ranges::find_if(fields->entries, [](const DataEntry& entry) {
    return isAnyOf(entry.key, {"until", "upto", "tosize", "untilsize", "size"});
  });
  if (from == nullptr || to == nullptr || size == fields->entries.end()) return {};
  DataNode made = mapOf("zone", *to);
  made.set("from", *from);
  made.set("size", size->value);
  return mapOf("refillToSize", std::move(made));
}

DataNode counted(const DataNode& condition) {
  const DataNode* op = condition.find("op");
  if (op == nullptr) return {};
  const bool isAll = isAnyOf(op->text, {"all", "every", "each", "forall", "foreach"});
  const bool isNone = isAnyOf(op->text, {"none", "no", "notexists", "nobody"});
  if (!isAll && !isNone && !isAnyOf(op->text, {"exists", "exist", "any", "some", "thereis"})) return {};
  const DataNode* query = nullptr;
  const DataNode* holds = nullptr;
  std::string bound;
  for (const DataEntry& entry : condition.entries) {
    if (entry.key == "op") continue;
    if (isAnyOf(entry.key, {"bind", "as", "name"}))
      bound = entry.value.text;
    else if (query == nullptr && entry.value.find("query") != nullptr)
      query = &entry.value;
    else if (holds == nullptr && entry.value.kind != DataKind::List)
      holds = &entry.value;
    else
      return {};
  }
  if (query == nullptr || (isAll && holds == nullptr)) return {};
  DataNode count = mapOf("op", DataNode::ofString("count"));
  count.set("query",
            holds == nullptr ? *query : narrowed(*query, bound, isAll ? contraryOf(*holds) : *holds));
  DataNode made = mapOf("op", DataNode::ofString(isAll || isNone ? "==" : ">"));
  made.set("left", mapOf("aggregate", std::move(count)));
  made.set("right", DataNode::ofInteger(0));
  return made;
}

DataNode inPairs(const DataNode& value) {
  const DataNode* op = value.find("op");
  if (op == nullptr || value.entries.size() != 2) return {};
  if (!isAnyOf(op->text, {"+", "*", "min", "max"}) && op->text != "-") return {};
  const DataNode& list = value.entries[value.entries[0].key == "op" ? 1 : 0].value;
  if (list.kind != DataKind::List || list.items.size() < 3) return {};
  DataNode made = list.items.front();
  for (std::size_t i = 1; i < list.items.size(); ++i) {
    DataNode pair = mapOf("op", *op);
    pair.set("left", std::move(made));
    pair.set("right", list.items[i]);
    made = std::move(pair);
  }
  return made;
}

DataNode withoutDenial(const DataNode& condition) {
  const DataNode* is = condition.find("is");
  if (is == nullptr || is->kind != DataKind::String) return {};
  std::string_view word = is->text;
  for (const std::string_view mark : {"!", "not "}) {
    if (!word.starts_with(mark)) continue;
    word.remove_prefix(mark.size());
    while (word.starts_with(' ')) word.remove_prefix(1);
    if (!isAnyOf(word, {"empty", "occupied", "own", "enemy"})) return {};
    DataNode held = condition;
    held.span = {};
    for (DataEntry& entry : held.entries) {
      if (entry.key == "is") entry.value = DataNode::ofString(std::string(word));
    }
    return contraryOf(held);
  }
  return {};
}

DataNode withBind(const DataNode& fields) {
  const DataNode* each = fields.find("each");
  const DataNode* query = fields.find("query");
  if (each == nullptr || query == nullptr || fields.find("bind") != nullptr || fields.find("op") == nullptr)
    return {};
  const std::string candidate = candidateOf(*query);
  if (candidate.empty() || !reads(*each, candidate)) return {};
  DataNode value = *each;
  rename(value, candidate, "$each");
  DataNode made = DataNode::map();
  made.span = fields.span;
  for (const DataEntry& entry : fields.entries) {
    if (entry.key == "each") {
      made.set("bind", DataNode::ofString("$each"));
      made.set("each", std::move(value));
    } else {
      made.entries.push_back(entry);
    }
  }
  return made;
}

}  // namespace ludo::mend
