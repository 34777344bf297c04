// SPDX-License-Identifier: Apache-2.0
#include "core/compile/validate_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "core/diagnostics/kinds.h"
#include "core/language/schema.h"

namespace ludo::compile {

namespace kinds = diagnostics::kinds;
using nlohmann::json;
using text::DataKind;
using text::DataNode;

namespace {

json toJson(const DataNode& node) {
  switch (node.kind) {
    case DataKind::Null:
      return nullptr;
    case DataKind::Bool:
      return node.boolean;
    case DataKind::Integer:
      return node.integer;
    case DataKind::String:
      return node.text;
    case DataKind::List: {
      json list = json::array();
      for (const DataNode& item : node.items) list.push_back(toJson(item));
      return list;
    }
    case DataKind::Map: {
      json map = json::object();
      for (const text::DataEntry& entry : node.entries) map[entry.key] = toJson(entry.value);
      return map;
    }
  }
  return nullptr;
}

/// Patterns are left to the reader, which checks the same forms: std::regex needs stack in proportion to the
/// text, and a long enough one would exhaust it.
void dropPatterns(json& schema) {
  // A definition may be called "pattern" as well; the keyword holds a text.
  if (const auto keyword = schema.find("pattern"); schema.is_object() && keyword != schema.end()) {
    if (keyword->is_string()) schema.erase(keyword);
  }
  for (json& part : schema) {
    if (part.is_structured()) dropPatterns(part);
  }
}

const valijson::Schema& gameSchema() {
  static const auto schema = [] {
    json document = toJson(language::gameDefSchema());
    dropPatterns(document);
    auto parsed = std::make_unique<valijson::Schema>();
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(valijson::adapters::NlohmannJsonAdapter(document), *parsed);
    return parsed;
  }();
  return *schema;
}

/// Where an error is, as the validator says it: <root>, [actions], [0], [pre].
using ErrorContext = std::vector<std::string>;

/// The part of the data there, and its path.
std::pair<const DataNode*, std::string> find(const DataNode& data, const ErrorContext& context) {
  const DataNode* node = &data;
  std::string path;
  for (std::size_t i = 1; i < context.size(); ++i) {
    std::string key = context[i].substr(1, context[i].size() - 2);
    const DataNode* next = nullptr;
    if (node->kind == DataKind::List) {
      std::size_t index = std::stoul(key);
      next = index < node->items.size() ? &node->items[index] : nullptr;
      path += '[' + key + ']';
    } else {
      next = node->find(key);
      path += (path.empty() ? "" : ".") + key;
    }
    if (next == nullptr) break;
    node = next;
  }
  return {node, path};
}

bool holds(const ErrorContext& outer, const ErrorContext& inner) {
  return outer.size() < inner.size() && std::equal(outer.begin(), outer.end(), inner.begin());
}

}  // namespace

bool validateAgainstSchema(const DataNode& data, diagnostics::List& diagnostics) {
  json document = toJson(data);
  valijson::ValidationResults results;
  valijson::Validator validator(valijson::Validator::kStrongTypes);
  if (validator.validate(gameSchema(), valijson::adapters::NlohmannJsonAdapter(document), &results))
    return true;

  // Each mistake is reported again for everything around it: only the innermost place is of interest, and the
  // first thing said about it.
  constexpr std::size_t most = 50;
  std::vector<const valijson::ValidationResults::Error*> innermost;
  for (const auto& error : results) {
    bool isSaid = std::any_of(innermost.begin(), innermost.end(), [&](const auto* said) {
      return said->context == error.context || holds(error.context, said->context);
    });
    if (!isSaid && innermost.size() < most) innermost.push_back(&error);
  }
  for (const auto* error : innermost) {
    auto [node, path] = find(data, error->context);
    std::string message = "This is not as the schema of a game has it: " + error->description;
    while (message.ends_with('.')) message.pop_back();
    report(diagnostics, kinds::SchemaViolation, node->span, path, std::move(message));
  }
  return false;
}

}  // namespace ludo::compile
