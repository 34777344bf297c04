// SPDX-License-Identifier: Apache-2.0
#include "core/base/decimal.h"
#include "core/language/decimal.h"
#include "core/language/describe.h"

namespace ludo::language {

using namespace describing;
using text::DataKind;
using text::DataNode;

namespace {

std::optional<std::string> parseDecimal(void* target, const DataNode& data) {
  const std::optional<double> number = data.kind == DataKind::Integer  ? static_cast<double>(data.integer)
                                       : data.kind == DataKind::String ? decimalOf(data.text)
                                                                       : std::nullopt;
  if (!number) return "A number is written as in 12 or, with a fraction, in quotes as in \"0.25\"";
  as<Decimal>(target).value = *number;
  return std::nullopt;
}

DataNode formatDecimal(const void* value) {
  return DataNode::ofString(decimalWords(as<Decimal>(value).value));
}

}  // namespace

LUDO_DESCRIBE(Decimal, notation<Decimal>("decimal", "A number, in quotes if it has a fraction.",
                                         &parseDecimal, &formatDecimal,
                                         {{"12", "A whole number."}, {"0.25", "A number with a fraction."}},
                                         R"({"type":["integer","string"]})"))

}  // namespace ludo::language
