// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/settings.h"

#include "core/campaign/measure_table.h"
#include "core/language/schema.h"
#include "core/language/type_text.h"
#include "core/text/json_data.h"

namespace ludo::campaign {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;

constexpr std::string_view introduction = R"text(# Campaign files

This page is made from the description that the program reads campaign files by. Do not edit it: change
`core/campaign/describe_settings.cpp` and run `generate_docs`.

A campaign file says what `ludo evolve` breeds, from what, and for what: [evolution.md](evolution.md) tells what is
done with it. It is YAML as specifications have it, without fences: keys are plain, texts are quoted, and whole
numbers, `true` and `false` stand without quotes. Only `games` is required.
)text";

AxisSettings axis(std::string measure, double from, double to, std::int64_t cells) {
  AxisSettings settings;
  settings.measure = std::move(measure);
  settings.from = Decimal{from};
  settings.to = Decimal{to};
  settings.cells = cells;
  return settings;
}

/// The record that a field holds one or several of, or null.
const Type* recordOf(const Field& field) {
  const Type* type = &field.type();
  while (type->kind == TypeKind::Optional || type->kind == TypeKind::List) type = &type->element();
  return type->kind == TypeKind::Record ? type : nullptr;
}

void addTable(const Type& record, std::string& text) {
  text += "\n" + record.doc + "\n\n| key | |\n|---|---|\n";
  for (const Field& field : record.fields)
    text += "| `" + field.name + "`" + (field.required ? " (required)" : "") + " | " + field.doc + " |\n";
  if (!record.example.empty()) text += "\nAs in `" + record.example + "`.\n";
}

}  // namespace

const Type& settingsType() {
  return language::typeOf<Settings>();
}

std::string settingsSchema() {
  return text::writeJson(language::schemaOf(settingsType(), "Campaign"));
}

std::string settingsReference() {
  std::string text(introduction);
  addTable(settingsType(), text);
  for (const Field& field : settingsType().fields) {
    const Type* record = recordOf(field);
    if (record == nullptr) continue;
    text += "\n## " + field.name + "\n";
    addTable(*record, text);
  }
  text += R"(
## Measures

The metrics of [metrics.md](metrics.md), by their names there, and:

)";
  for (const MeasureInfo& info : measureTable()) {
    const bool isProperty = info.isCategorical() || info.name == "players";
    if (!isProperty) continue;
    text += "- `" + info.name + "`: " + info.doc;
    for (const std::string& category : info.categories)
      text += (&category == &info.categories.front() ? ": " : ", ") + category;
    text += ".\n";
  }
  return text;
}

std::vector<AxisSettings> standardAxes() {
  return {axis("turns", 5, 200, 13), axis("branching", 1, 50, 10), axis("mechanics", 1, 15, 7)};
}

std::vector<QualitySettings> standardFitness() {
  std::vector<QualitySettings> qualities;
  for (const char* measure :
       {"balance", "decisiveness", "completion", "agency", "coverage", "strategicDepth"}) {
    QualitySettings quality;
    quality.measure = measure;
    qualities.push_back(std::move(quality));
  }
  return qualities;
}

std::vector<std::string> hopelessFlags() {
  return {"GIVEN_UP", "NEARLY_ALL_DRAWN", "RULE_CHANGES_NOTHING"};
}

}  // namespace ludo::campaign
