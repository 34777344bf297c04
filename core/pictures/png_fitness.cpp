// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <cstdint>

#include "core/base/limits.h"
#include "core/pictures/fitness.h"

namespace ludo::pictures {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view pngSignature = "\x89PNG\r\n\x1a\n"sv;
constexpr std::size_t aroundChunk = 12;  ///< bytes of its length, kind and checksum

std::uint32_t bigEndian(std::string_view bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

constexpr std::array<std::uint32_t, 256> checksumTable = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < table.size(); ++i) {
    std::uint32_t rest = i;
    for (int bit = 0; bit < 8; ++bit) rest = (rest & 1U) != 0 ? 0xEDB88320U ^ rest >> 1U : rest >> 1U;
    table[i] = rest;
  }
  return table;
}();

/// CRC-32, as PNG has it.
std::uint32_t checksum(std::string_view bytes) {
  std::uint32_t sum = 0xFFFFFFFFU;
  for (const char byte : bytes)
    sum = checksumTable[(sum ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ sum >> 8U;
  return ~sum;
}

std::optional<std::string> whyUnfitSize(std::string_view header) {
  if (header.size() < 8) return "its first part is too short";
  const std::uint32_t width = bigEndian(header, 0);
  const std::uint32_t height = bigEndian(header, 4);
  if (width == 0 || height == 0) return "it has no pixels";
  if (width > limits::pictureSide || height > limits::pictureSide)
    return "it has more than " + std::to_string(limits::pictureSide) + " pixels on a side";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> whyUnfitPng(std::string_view bytes) {
  if (!bytes.starts_with(pngSignature)) return "it does not begin as PNG files do";
  bool isFirst = true;
  for (std::size_t at = pngSignature.size(); at + aroundChunk <= bytes.size();) {
    const std::size_t size = bigEndian(bytes, at);
    if (size > bytes.size() - at - aroundChunk) break;
    const std::string_view chunk = bytes.substr(at + 4, size + 4);
    const std::string_view kind = chunk.substr(0, 4);
    if (checksum(chunk) != bigEndian(bytes, at + 8 + size)) return "it is damaged: a checksum in it is wrong";
    if (isFirst != (kind == "IHDR")) return "its parts are not in the order of PNG files";
    if (isFirst) {
      if (auto why = whyUnfitSize(chunk.substr(4))) return why;
    }
    if (kind == "IEND") return std::nullopt;
    isFirst = false;
    at += size + aroundChunk;
  }
  return "it ends too early";
}

std::optional<std::string> whyUnfit(Format format, std::string_view bytes) {
  return format == Format::Svg ? whyUnfitSvg(bytes) : whyUnfitPng(bytes);
}

}  // namespace ludo::pictures
