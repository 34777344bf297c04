// SPDX-License-Identifier: Apache-2.0
#include "core/text/json_size.h"

#include <nlohmann/json.hpp>

#include "core/base/limits.h"
#include "core/text/strict_yaml.h"

namespace ludo::text {
namespace {

using Json = nlohmann::json;

/// Counts what is read and keeps nothing.
class Counting final : public nlohmann::json_sax<Json> {
 public:
  bool isTooLarge() const { return m_values > limits::jsonValues || m_depth > maxYamlDepth; }

  bool null() override { return take(); }
  bool boolean(bool) override { return take(); }
  bool number_integer(number_integer_t) override { return take(); }
  bool number_unsigned(number_unsigned_t) override { return take(); }
  bool number_float(number_float_t, const string_t&) override { return take(); }
  bool string(string_t&) override { return take(); }
  bool binary(binary_t&) override { return take(); }
  bool start_object(std::size_t) override { return open(); }
  bool key(string_t&) override { return take(); }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(); }
  bool end_array() override { return close(); }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 private:
  bool take() {
    ++m_values;
    return !isTooLarge();
  }
  bool open() {
    ++m_depth;
    return take();
  }
  bool close() {
    --m_depth;
    return true;
  }

  std::size_t m_values = 0;
  int m_depth = 0;
};

}  // namespace

bool isJsonOfSize(std::string_view json) {
  Counting counting;
  Json::sax_parse(json, &counting);
  return !counting.isTooLarge();
}

}  // namespace ludo::text
