// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/drawn_pictures.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace ludo::rulebook {
namespace {

/// With three places behind the point, in any country.
std::string decimal(double number) {
  std::array<char, 64> text{};
  const auto written =
      std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, 3);
  return {text.data(), written.ptr};
}

}  // namespace

const DrawnPictures::Part* DrawnPictures::find(const std::string& name) {
  if (name.empty()) return nullptr;
  const auto [entry, isNew] = m_parts.try_emplace(name);
  if (isNew) {
    const Result<std::string> bytes = m_folder.read(name);
    auto picture = bytes ? pictures::embed(*pictures::formatOf(name), *bytes) : std::nullopt;
    if (picture && m_bytes + picture->uri.size() <= mostPictureBytes) {
      m_bytes += picture->uri.size();
      entry->second = Part{m_prefix + std::to_string(m_parts.size()), std::move(*picture)};
    }
  }
  return entry->second ? &*entry->second : nullptr;
}

std::string DrawnPictures::into(const std::string& name, Area area) {
  const Part* part = find(name);
  if (part == nullptr) return {};
  const double scale = std::min(area.width / part->picture.width, area.height / part->picture.height);
  const double width = part->picture.width * scale;
  const double height = part->picture.height * scale;
  return over(name, {area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height});
}

std::string DrawnPictures::over(const std::string& name, Area area) {
  const Part* part = find(name);
  if (part == nullptr) return {};
  return "<use xlink:href=\"#" + part->id + "\" transform=\"translate(" + decimal(area.x) + ' ' +
         decimal(area.y) + ") scale(" + decimal(area.width / 100) + ' ' + decimal(area.height / 100) +
         ")\"/>\n";
}

std::string DrawnPictures::definitions() const {
  std::string text;
  for (const auto& [name, part] : m_parts) {
    if (!part) continue;
    text += "<image id=\"" + part->id +
            "\" width=\"100\" height=\"100\" preserveAspectRatio=\"none\" xlink:href=\"" + part->picture.uri +
            "\"/>\n";
  }
  return text.empty() ? text : "<defs>\n" + text + "</defs>\n";
}

}  // namespace ludo::rulebook
