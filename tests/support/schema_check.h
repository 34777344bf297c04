// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

namespace ludo::testing {

/// A JSON Schema (draft 7) to hold documents against.
class SchemaCheck {
 public:
  explicit SchemaCheck(const std::string& schemaText) : m_json(nlohmann::json::parse(schemaText)) {
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(valijson::adapters::NlohmannJsonAdapter(m_json), m_schema);
  }

  /// What a JSON text has against it; empty when it has nothing.
  std::string mistakes(const std::string& documentText) const {
    const nlohmann::json document = nlohmann::json::parse(documentText);
    valijson::Validator validator(valijson::Validator::kStrongTypes);
    valijson::ValidationResults results;
    if (validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(document), &results)) return "";
    std::string text;
    for (const auto& error : results) {
      for (const std::string& step : error.context) text += step;
      text += ": " + error.description + '\n';
    }
    return text.empty() ? "refused" : text;
  }

 private:
  nlohmann::json m_json;
  valijson::Schema m_schema;
};

}  // namespace ludo::testing
