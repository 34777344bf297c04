// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

/// Plain values as bytes and back. Whole numbers take 7 bits a byte, the lowest first. A struct is its parts,
/// one after another, as the function `parts` beside it ties them. For what files keep.
namespace ludo::sim {

/// For the function `parts` of a struct that reads as well as writes.
template <typename Self, typename T>
concept MaybeConst = std::same_as<std::remove_const_t<Self>, T>;

template <typename T>
concept PackedNumber = std::integral<T> || std::is_enum_v<T>;

class Packer {
 public:
  const std::string& bytes() const { return m_bytes; }

  template <PackedNumber T>
  void add(T value) {
    if constexpr (std::is_signed_v<T>) {
      // The sign comes last, so that small negative numbers are short, too.
      const auto wide = static_cast<std::int64_t>(value);
      addNumber((static_cast<std::uint64_t>(wide) << 1U) ^ static_cast<std::uint64_t>(wide >> 63));
    } else {
      addNumber(static_cast<std::uint64_t>(value));
    }
  }
  /// Eight bytes, the lowest first, so that every number comes back as it was.
  void add(double value) {
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (unsigned shift = 0; shift < 64; shift += 8) m_bytes += static_cast<char>((bits >> shift) & 255U);
  }
  void add(const std::string& text) {
    addNumber(text.size());
    m_bytes += text;
  }
  template <typename T>
  void add(const std::vector<T>& items) {
    addNumber(items.size());
    for (const T& item : items) add(item);
  }
  template <typename T, std::size_t Count>
  void add(const std::array<T, Count>& items) {
    for (const T& item : items) add(item);
  }
  template <typename T>
  void add(const std::optional<T>& item) {
    add(item.has_value());
    if (item) add(*item);
  }
  template <typename T>
  requires requires(const T& value) { parts(value); }
  void add(const T& value) {
    std::apply([this](const auto&... part) { (this->add(part), ...); }, parts(value));
  }

 private:
  void addNumber(std::uint64_t number) {
    for (; number > 127; number >>= 7U) m_bytes += static_cast<char>(128U | (number & 127U));
    m_bytes += static_cast<char>(number);
  }

  std::string m_bytes;
};

class Unpacker {
 public:
  /// A list may promise as many items as there are bytes left. What any program of ours packs takes far less.
  static constexpr std::uint64_t mostItemBytes = std::uint64_t{128} << 20U;

  explicit Unpacker(std::string_view bytes) : m_rest(bytes) {}
  /// Whether the bytes were enough, and made up values of the types asked for.
  bool good() const { return m_good; }
  bool atEnd() const { return m_rest.empty(); }

  template <PackedNumber T>
  void read(T& value) {
    std::uint64_t number = readNumber();
    if constexpr (std::is_signed_v<T>) {
      const auto wide = static_cast<std::int64_t>((number >> 1U) ^ (0 - (number & 1U)));
      value = static_cast<T>(wide);
      m_good = m_good && static_cast<std::int64_t>(value) == wide;
    } else {
      value = static_cast<T>(number);
      m_good = m_good && static_cast<std::uint64_t>(value) == number;
    }
  }
  void read(double& value) {
    std::uint64_t bits = 0;
    m_good = m_good && m_rest.size() >= sizeof bits;
    if (!m_good) return;
    for (unsigned i = 0; i < sizeof bits; ++i)
      bits |= static_cast<std::uint64_t>(static_cast<unsigned char>(m_rest[i])) << (8 * i);
    m_rest.remove_prefix(sizeof bits);
    value = std::bit_cast<double>(bits);
  }
  void read(std::string& text) {
    const std::uint64_t size = readSize();
    text = m_rest.substr(0, size);
    m_rest.remove_prefix(size);
  }
  template <typename T>
  void read(std::vector<T>& items) {
    const std::uint64_t size = readSize();
    m_good = m_good && size <= m_memoryLeft / sizeof(T);
    if (!m_good) return;
    m_memoryLeft -= size * sizeof(T);
    items.resize(size);
    for (T& item : items) read(item);
  }
  template <typename T, std::size_t Count>
  void read(std::array<T, Count>& items) {
    for (T& item : items) read(item);
  }
  template <typename T>
  void read(std::optional<T>& item) {
    bool present = false;
    read(present);
    if (present) read(item.emplace());
  }
  template <typename T>
  requires requires(T& value) { parts(value); }
  void read(T& value) {
    std::apply([this](auto&... part) { (this->read(part), ...); }, parts(value));
  }

 private:
  std::uint64_t readNumber() {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      if (m_rest.empty()) break;
      const auto byte = static_cast<unsigned char>(m_rest.front());
      m_rest.remove_prefix(1);
      number |= static_cast<std::uint64_t>(byte & 127U) << shift;
      if (byte < 128) return number;
    }
    m_good = false;
    return 0;
  }
  /// Of items that take a byte each at least.
  std::uint64_t readSize() {
    const std::uint64_t size = readNumber();
    if (size <= m_rest.size()) return size;
    m_good = false;
    return 0;
  }

  std::string_view m_rest;
  std::uint64_t m_memoryLeft = mostItemBytes;  ///< bytes, for items of lists
  bool m_good = true;
};

template <typename T>
std::string packed(const T& value) {
  Packer packer;
  packer.add(value);
  return packer.bytes();
}

/// Nothing when the bytes are no T.
template <typename T>
std::optional<T> unpacked(std::string_view bytes) {
  Unpacker unpacker(bytes);
  T value;
  unpacker.read(value);
  if (!unpacker.good() || !unpacker.atEnd()) return std::nullopt;
  return value;
}

}  // namespace ludo::sim
