// SPDX-License-Identifier: Apache-2.0
// Fences, sections, and other ways to write a whole block.
#include <algorithm>
#include <map>

#include "core/text/json_data.h"
#include "core/text/strict_yaml.h"
#include "mistake.h"

namespace ludo::mistakes {
namespace {

Span opening(const Block& block) {
  return {block.fence.begin, block.content.begin};
}
Span closing(const Block& block) {
  return {block.content.end, block.fence.end};
}

Places eachBlock(const GameText& game, const std::function<Mistake(const Block&)>& change) {
  Places places;
  for (const Block& block : game.blocks()) {
    Mistake mistake = change(block);
    if (!mistake.empty()) places.push_back(std::move(mistake));
  }
  return places;
}

std::vector<const BlockLine*> linesOf(const GameText& game, const Block& block) {
  std::vector<const BlockLine*> lines;
  for (const BlockLine& line : game.lines()) {
    if (block.content.begin <= line.begin && line.begin < block.content.end) lines.push_back(&line);
  }
  return lines;
}

const BlockLine* lineWith(const GameText& game, const Block& block, std::string_view start) {
  for (const BlockLine* line : linesOf(game, block)) {
    if (line->text.starts_with(start)) return line;
  }
  return nullptr;
}

Mistake withoutLine(const BlockLine* line) {
  if (line == nullptr) return {};
  return replaced({line->begin, line->next}, "");
}

/// Lines [begin, end) of the block moved by two columns.
Mistake moved(const std::vector<const BlockLine*>& lines, bool deeper) {
  Mistake mistake;
  for (const BlockLine* line : lines) {
    if (!line->hasText) continue;
    mistake.push_back(deeper
                          ? diagnostics::TextEdit{{line->begin, line->begin}, "  "}
                          : diagnostics::TextEdit{
                                {line->begin, line->begin + std::min<std::uint32_t>(
                                                                2, static_cast<std::uint32_t>(line->indent))},
                                ""});
  }
  return mistake;
}

/// `zones:` with its entries below, in place of section and items.
Mistake nameAsKey(const GameText& game, const Block& block) {
  const BlockLine* section = lineWith(game, block, "section:");
  const BlockLine* items = lineWith(game, block, "items:");
  if (section == nullptr || items == nullptr || items->text != "items:") return {};
  return {{{section->begin, section->end}, block.section + ":"}, {{items->begin, items->next}, ""}};
}

Mistake nameAsKeyOfMapping(const GameText& game, const Block& block) {
  const BlockLine* section = lineWith(game, block, "section:");
  if (section == nullptr || lineWith(game, block, "items:") != nullptr) return {};
  Mistake mistake = {{{section->begin, section->end}, block.section + ":"}};
  auto lines = linesOf(game, block);
  std::erase(lines, section);
  for (auto& edit : moved(lines, true)) mistake.push_back(std::move(edit));
  return mistake;
}

Mistake itemsMissing(const GameText& game, const Block& block, bool atMargin) {
  const BlockLine* items = lineWith(game, block, "items:");
  if (items == nullptr || items->text != "items:") return {};
  Mistake mistake = withoutLine(items);
  auto lines = linesOf(game, block);
  std::erase_if(lines, [&](const BlockLine* line) { return line->begin <= items->begin; });
  if (atMargin) {
    for (auto& edit : moved(lines, false)) mistake.push_back(std::move(edit));
  }
  return mistake;
}

/// A list at the margin and nothing above it; or its section behind the word on the fence.
Mistake listAlone(const GameText& game, const Block& block, bool nameOnFence) {
  Mistake mistake = itemsMissing(game, block, true);
  const BlockLine* section = lineWith(game, block, "section:");
  if (mistake.empty() || section == nullptr) return {};
  mistake.push_back({{section->begin, section->next}, ""});
  if (nameOnFence) mistake.push_back({opening(block), "```yaml " + block.section + "\n"});
  return mistake;
}

/// The fences between this block and the next one are gone, and the prose between them too.
Places merged(const GameText& game, bool withProse) {
  Places places;
  for (std::size_t i = 0; i + 1 < game.blocks().size(); ++i) {
    const Block& first = game.blocks()[i];
    const Block& second = game.blocks()[i + 1];
    if (first.section == second.section) continue;
    if (withProse) {
      places.push_back({{closing(first), ""}, {opening(second), ""}});
    } else {
      places.push_back(replaced({first.content.end, second.content.begin}, ""));
    }
  }
  return places;
}

Places allInOneBlock(const GameText& game) {
  Mistake mistake;
  std::map<std::string, int> sections;
  for (std::size_t i = 0; i < game.blocks().size(); ++i) {
    if (++sections[game.blocks()[i].section] > 1) return {};
    if (i > 0) mistake.push_back({{game.blocks()[i - 1].content.end, game.blocks()[i].content.begin}, ""});
  }
  return {mistake};
}

Mistake asJson(const GameText& game, const Block& block, const std::string& label) {
  diagnostics::List mistakes;
  const SourceText source("game.md", game.content());
  const text::DataNode data = text::readStrictYaml(source, block.content, mistakes);
  return replaced({block.fence.begin, block.content.end},
                  "```" + label + "\n" + text::writeJson(data) + "\n");
}

/// The entries of a list as rows of a table, where all are on one line and have the same keys.
Mistake asTable(const GameText& game, const Block& block, bool inPlaceOfBlock) {
  diagnostics::List mistakes;
  const SourceText source("game.md", game.content());
  const text::DataNode data = text::readStrictYaml(source, block.content, mistakes);
  const text::DataNode* items = data.find("items");
  if (items == nullptr || items->items.size() < 2) return {};
  const auto cell = [](const text::DataNode& value) {
    return value.kind == text::DataKind::String ? value.text : std::to_string(value.integer);
  };
  std::string head = "|";
  std::string rule = "|";
  std::string rows;
  for (const text::DataNode& item : items->items) {
    if (item.kind != text::DataKind::Map || item.entries.size() < 2) return {};
    if (item.entries.size() != items->items.front().entries.size()) return {};
    rows += "|";
    for (std::size_t i = 0; i < item.entries.size(); ++i) {
      const text::DataEntry& entry = item.entries[i];
      if (entry.key != items->items.front().entries[i].key) return {};
      if (entry.value.kind != text::DataKind::String && entry.value.kind != text::DataKind::Integer)
        return {};
      rows += " " + cell(entry.value) + " |";
    }
    rows += "\n";
  }
  for (const text::DataEntry& entry : items->items.front().entries) {
    head += " " + entry.key + " |";
    rule += "---|";
  }
  const BlockLine* line = lineWith(game, block, "items:");
  if (line == nullptr) return {};
  const std::string table = head + "\n" + rule + "\n" + rows;
  if (inPlaceOfBlock) return replaced({line->next, block.content.end}, table);
  return replaced({line->begin, block.content.end}, table);
}

/// A value that stands twice gets an anchor, and an alias.
Places anchors(const GameText& game) {
  Places places;
  for (std::size_t i = 1; i < game.tokens().size() && places.size() < 20; ++i) {
    const Token& first = game.tokens()[i];
    if (first.kind != TokenKind::Open || !game.isValue(i)) continue;
    const Span whole{first.span.begin, game.tokens()[game.closing(i)].span.end};
    for (std::size_t j = game.closing(i) + 1; j < game.tokens().size(); ++j) {
      const Token& second = game.tokens()[j];
      if (second.section != first.section || second.kind != TokenKind::Open || !game.isValue(j)) continue;
      const Span other{second.span.begin, game.tokens()[game.closing(j)].span.end};
      if (game.view(other) != game.view(whole) || whole.end - whole.begin < 10) continue;
      // An alias holds within its block only.
      const bool sameBlock = std::ranges::any_of(game.blocks(), [&](const Block& block) {
        return block.content.begin <= whole.begin && other.end <= block.content.end;
      });
      if (sameBlock) places.push_back({{{whole.begin, whole.begin}, "&same "}, {other, "*same"}});
      break;
    }
  }
  return places;
}

/// { <<: *base, ... } for keys that are the same in two entries.
Places mergeKeys(const GameText& game) {
  Places places;
  const auto& tokens = game.tokens();
  for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
    const std::size_t close = tokens[i].kind == TokenKind::Open ? game.closing(i) : 0;
    const bool isItem = close > 0 && tokens[i - 1].kind == TokenKind::Dash && close + 2 < tokens.size() &&
                        tokens[close + 1].kind == TokenKind::Dash &&
                        tokens[close + 2].kind == TokenKind::Open;
    if (!isItem) continue;
    const std::size_t open = close + 2;
    const std::size_t end = game.closing(open);
    for (std::size_t j = open + 1; j + 1 < end; ++j) {
      const bool same = tokens[j].kind == TokenKind::Key && tokens[j].depth == tokens[open].depth + 1 &&
                        tokens[j - 1].kind == TokenKind::Comma && j + 2 == end;
      bool isInFirst = false;
      for (std::size_t k = i + 1; same && k + 1 < close; ++k)
        isInFirst = isInFirst || (tokens[k].text == tokens[j].text && tokens[k].kind == TokenKind::Key &&
                                  game.view(tokens[k + 1].span) == game.view(tokens[j + 1].span));
      if (!isInFirst) continue;
      // Only keys that the second entry gives too would come with it; so both must have the same ones.
      if (end - open != close - i) continue;
      places.push_back({{{tokens[i].span.begin, tokens[i].span.begin}, "&base "},
                        {{tokens[open].span.end, tokens[open].span.end}, " <<: *base,"},
                        {{tokens[j - 1].span.begin, tokens[j + 1].span.end}, ""}});
    }
  }
  return places;
}

void add(std::vector<MistakeClass>& classes, const std::string& name,
         const std::function<Mistake(const GameText&, const Block&)>& change, const std::string& lost = "") {
  classes.push_back({"blocks", name,
                     [change](const GameText& game) {
                       return eachBlock(game, [&](const Block& block) { return change(game, block); });
                     },
                     lost});
}

void addFence(std::vector<MistakeClass>& classes, const std::string& name, const std::string& open,
              const std::string& close) {
  add(classes, name, [=](const GameText&, const Block& block) {
    return Mistake{{opening(block), open}, {closing(block), close}};
  });
}

}  // namespace

void addBlockClasses(std::vector<MistakeClass>& classes) {
  addFence(classes, "fence not opened", "", "```");
  addFence(classes, "fence not closed", "```yaml\n", "");
  addFence(classes, "no fences", "", "");
  addFence(classes, "two backticks", "``yaml\n", "``");
  addFence(classes, "two backticks at the end", "```yaml\n", "``");
  addFence(classes, "two backticks at the start", "``yaml\n", "```");
  addFence(classes, "four backticks at the start", "````yaml\n", "```");
  addFence(classes, "three quotes for backticks", "'''yaml\n", "'''");
  addFence(classes, "tildes closed by backticks", "~~~yaml\n", "```");
  addFence(classes, "label missing", "```\n", "```");
  addFence(classes, "label mistyped", "```yalm\n", "```");
  addFence(classes, "label of another language", "```python\n", "```");
  add(classes, "section line missing",
      [](const GameText& g, const Block& b) { return withoutLine(lineWith(g, b, "section:")); });
  add(classes, "section line last", [](const GameText& g, const Block& b) {
    Mistake mistake = withoutLine(lineWith(g, b, "section:"));
    mistake.push_back({{b.content.end, b.content.end}, R"(section: ")" + b.section + "\"\n"});
    return mistake;
  });
  add(classes, "items missing", [](const GameText& g, const Block& b) { return itemsMissing(g, b, false); });
  add(classes, "items missing, list at the margin",
      [](const GameText& g, const Block& b) { return itemsMissing(g, b, true); });
  add(classes, "list alone", [](const GameText& g, const Block& b) { return listAlone(g, b, false); });
  add(classes, "list alone, section on the fence",
      [](const GameText& g, const Block& b) { return listAlone(g, b, true); });
  add(classes, "section name as key", nameAsKey);
  add(classes, "section name as key of a mapping", nameAsKeyOfMapping);
  add(classes, "section and its name as key", [](const GameText& g, const Block& b) {
    const BlockLine* items = lineWith(g, b, "items:");
    return items == nullptr ? Mistake{} : replaced({items->begin, items->begin + 5}, b.section);
  });
  classes.push_back(
      {"blocks", "two sections in one block", [](const GameText& g) { return merged(g, false); }});
  classes.push_back(
      {"blocks", "two sections and prose in one block", [](const GameText& g) { return merged(g, true); }});
  classes.push_back({"blocks", "everything in one block", allInOneBlock});
  add(classes, "block as JSON", [](const GameText& g, const Block& b) { return asJson(g, b, "json"); });
  add(classes, "block as JSON, labelled yaml",
      [](const GameText& g, const Block& b) { return asJson(g, b, "yaml"); });
  add(classes, "list as a table", [](const GameText& g, const Block& b) { return asTable(g, b, true); });
  add(classes, "list as a table, without items",
      [](const GameText& g, const Block& b) { return asTable(g, b, false); });
  classes.push_back({"blocks", "anchor and alias", anchors});
  classes.push_back({"blocks", "merge key", mergeKeys});
}

}  // namespace ludo::mistakes
