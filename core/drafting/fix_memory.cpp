// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/fix_memory.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "core/base/files.h"
#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/language/language.h"
#include "core/text/json_data.h"

namespace ludo::drafting {
namespace {

using language::Type;
using language::TypeKind;
using text::DataKind;
using text::DataNode;

constexpr std::string_view formatName = "ludo-fixes";
/// Of a text that is kept.
constexpr std::size_t mostBytes = 400;
/// Of any text in the file: what is told is shorter, but the dots in place of its names may be longer than
/// they.
constexpr std::size_t longestText = 4 * limits::toldText;

std::string shortened(std::string_view text) {
  return std::string(text.substr(0, mostBytes));
}

/// Without the numbers of lists.
std::string withoutNumbers(const std::string& path) {
  std::string shape;
  for (std::size_t i = 0; i < path.size(); ++i) {
    shape += path[i];
    if (path[i] == '[')
      while (i + 1 < path.size() && isDigit(path[i + 1])) ++i;
  }
  return shape;
}

/// Names in quotes and numbers become "...".
std::string withoutNames(const std::string& message) {
  std::string plain;
  for (std::size_t i = 0; i < message.size();) {
    const std::size_t close = message[i] == '"' ? message.find('"', i + 1) : std::string::npos;
    if (close != std::string::npos) {
      plain += "...";
      i = close + 1;
    } else if (isDigit(message[i])) {
      plain += "...";
      while (i < message.size() && isDigit(message[i])) ++i;
    } else {
      plain += message[i++];
    }
  }
  return plain;
}

/// Without what may be left out, and without lists.
const Type* bare(const Type* type) {
  while (type->kind == TypeKind::Optional || type->kind == TypeKind::List) type = &type->element();
  return type;
}

/// The type behind a key: of a record's field, or of the alternative that the key is the tag of.
const Type* typeBehind(const Type& type, const std::string& key) {
  if (const language::Field* field = type.field(key)) return bare(&field->type());
  if (type.kind == TypeKind::Map) return bare(&type.element());
  for (const language::TypeGetter alternative : type.alternatives) {
    const Type& each = alternative();
    if (each.tag == key && each.form == language::RecordForm::Keyed) return &each;
    const language::Field* field = each.field(key);
    if (field != nullptr && each.form != language::RecordForm::Keyed) return bare(&field->type());
  }
  return nullptr;
}

std::string typeAlong(const std::string& path) {
  const Type* type = &language::specDocumentType();
  for (std::size_t begin = 0; begin < path.size();) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const std::string key = path.substr(begin, std::min(path.find('[', begin), end) - begin);
    type = typeBehind(*type, key);
    if (type == nullptr) return "";
    begin = end + 1;
  }
  return type->name;
}

std::set<std::string> wordsOf(const std::string& text) {
  std::set<std::string> words;
  std::string word;
  for (const char c : text + " ") {
    if (isLetterOrDigit(c)) {
      word += c;
    } else if (!word.empty()) {
      words.insert(std::exchange(word, ""));
    }
  }
  return words;
}

/// The share of words that two texts have in common (Jaccard).
double overlap(const std::string& a, const std::string& b) {
  const std::set<std::string> left = wordsOf(a);
  const std::set<std::string> right = wordsOf(b);
  if (left.empty() && right.empty()) return 1;
  std::size_t common = 0;
  for (const std::string& word : left) common += right.contains(word) ? 1 : 0;
  return static_cast<double>(common) / static_cast<double>(left.size() + right.size() - common);
}

/// The share of steps that two paths end with alike.
double sharedEnd(const std::string& a, const std::string& b) {
  if (a == b) return 1;
  std::size_t same = 0;
  while (same < std::min(a.size(), b.size()) && a[a.size() - 1 - same] == b[b.size() - 1 - same]) ++same;
  return static_cast<double>(same) / static_cast<double>(std::max(a.size(), b.size()));
}

/// How a value is written, whatever it says.
enum class WrittenKind : std::uint8_t { nothing, number, quoted, bound, mapping, list, word, words };

WrittenKind writtenKindOf(const std::string& written) {
  if (written.empty()) return WrittenKind::nothing;
  const std::string_view inner = std::string_view(written).substr(written.front() == '"' ? 1 : 0);
  if (inner.starts_with('$')) return WrittenKind::bound;
  if (written.front() == '"') return WrittenKind::quoted;
  if (written.front() == '{') return WrittenKind::mapping;
  if (written.front() == '[') return WrittenKind::list;
  if (std::ranges::all_of(written, [](char c) { return isDigit(c) || c == '-' || c == '.'; }))
    return WrittenKind::number;
  return written.find_first_of(" \n") == std::string::npos ? WrittenKind::word : WrittenKind::words;
}

/// What was told says most, then what is written, and where.
double likeness(const MistakeShape& a, const MistakeShape& b) {
  return (a.code == b.code ? 4 : 0) + 3 * overlap(a.message, b.message) + 3 * overlap(a.help, b.help) +
         (writtenKindOf(a.written) == writtenKindOf(b.written) ? 2 : 0) + overlap(a.written, b.written) +
         (a.type == b.type ? 1 : 0) + sharedEnd(a.path, b.path);
}

DataNode dataOf(const KeptFix& fix) {
  DataNode node = DataNode::map();
  const auto add = [&node](const char* key, DataNode value) {
    node.entries.push_back({key, {}, std::move(value)});
  };
  add("code", DataNode::ofString(fix.mistake.code));
  add("path", DataNode::ofString(fix.mistake.path));
  add("type", DataNode::ofString(fix.mistake.type));
  add("message", DataNode::ofString(fix.mistake.message));
  add("help", DataNode::ofString(fix.mistake.help));
  add("written", DataNode::ofString(fix.mistake.written));
  add("title", DataNode::ofString(fix.title));
  add("before", DataNode::ofString(fix.before));
  add("after", DataNode::ofString(fix.after));
  add("times", DataNode::ofInteger(static_cast<std::int64_t>(fix.times)));
  return node;
}

std::optional<KeptFix> fixIn(const DataNode& node) {
  bool isWhole = true;
  const auto textAt = [&](const char* key) {
    const DataNode* value = node.find(key);
    isWhole =
        isWhole && value != nullptr && value->kind == DataKind::String && value->text.size() <= longestText;
    return value != nullptr ? value->text : std::string();
  };
  KeptFix fix{
      {textAt("code"), textAt("path"), textAt("type"), textAt("message"), textAt("help"), textAt("written")},
      textAt("title"),
      textAt("before"),
      textAt("after")};
  const DataNode* times = node.find("times");
  if (!isWhole || times == nullptr || times->kind != DataKind::Integer || times->integer < 1)
    return std::nullopt;
  fix.times = static_cast<std::uint64_t>(times->integer);
  return fix;
}

}  // namespace

MistakeShape shapeOf(const diagnostics::Diagnostic& told, const SourceText& source) {
  const std::string path = withoutNumbers(told.path);
  return {std::string(told.kind->code),
          path,
          typeAlong(path),
          withoutNames(told.message),
          withoutNames(told.suggestion),
          told.span.known() ? shortened(source.view(told.span)) : std::string()};
}

KeptFix keptFix(const diagnostics::Diagnostic& told, const diagnostics::Fix& fix, const SourceText& source) {
  KeptFix kept{shapeOf(told, source), withoutNames(fix.title), "", ""};
  if (fix.edits.empty()) return kept;
  kept.before = shortened(source.view(fix.edits.front().span));
  kept.after = shortened(fix.edits.front().replacement);
  return kept;
}

Result<FixMemory> FixMemory::read(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) return FixMemory();
  constexpr std::size_t limit = std::size_t{64} << 20;
  Result<std::string> content = readFile(path, limit);
  if (!content) return Failure{"'" + path + "': " + content.failure()};
  return fromText(path, std::move(*content));
}

Result<FixMemory> FixMemory::fromText(const std::string& name, std::string text) {
  diagnostics::List told;
  const DataNode data = text::readJson(SourceText(name, std::move(text)), told);
  const DataNode* format = data.find("format");
  const DataNode* fixes = data.find("fixes");
  const bool isMemory = told.empty() && format != nullptr && format->text == formatName && fixes != nullptr;
  FixMemory memory;
  if (isMemory) {
    for (const DataNode& each : fixes->items) {
      if (auto fix = fixIn(each)) memory.m_fixes.push_back(std::move(*fix));
    }
  }
  if (!isMemory || memory.m_fixes.size() != fixes->items.size())
    return Failure{"'" + name + "' is no memory of fixes, or a damaged one; name another file"};
  if (memory.m_fixes.size() > most) {
    std::ranges::stable_sort(memory.m_fixes, std::ranges::greater(), &KeptFix::times);
    memory.m_fixes.resize(most);
  }
  return memory;
}

std::string FixMemory::text() const {
  DataNode data = DataNode::map();
  data.entries.push_back({"format", {}, DataNode::ofString(std::string(formatName))});
  DataNode list = DataNode::list();
  for (const KeptFix& fix : m_fixes) list.items.push_back(dataOf(fix));
  data.entries.push_back({"fixes", {}, std::move(list)});
  return text::writeJson(data);
}

Result<Done> FixMemory::write(const std::string& path) const {
  return writeFile(path, text());
}

void FixMemory::keep(KeptFix fix) {
  const auto same = std::ranges::find_if(m_fixes, [&](const KeptFix& each) {
    return each.mistake == fix.mistake && each.before == fix.before && each.after == fix.after;
  });
  if (same != m_fixes.end()) {
    ++same->times;
    return;
  }
  if (m_fixes.size() >= most) m_fixes.erase(std::ranges::min_element(m_fixes, {}, &KeptFix::times));
  m_fixes.push_back(std::move(fix));
}

std::vector<KeptFix> FixMemory::find(const MistakeShape& mistake, std::size_t count) const {
  std::vector<std::pair<double, const KeptFix*>> ranked;
  for (const KeptFix& fix : m_fixes) ranked.emplace_back(likeness(fix.mistake, mistake), &fix);
  std::ranges::stable_sort(ranked, [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second->times > b.second->times;
  });
  std::vector<KeptFix> found;
  for (std::size_t i = 0; i < std::min(count, ranked.size()); ++i) found.push_back(*ranked[i].second);
  return found;
}

}  // namespace ludo::drafting
