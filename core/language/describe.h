// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/language/described.h"

/// How the describe_*.cpp files write descriptions down. Nothing else includes it.
namespace ludo::language::describing {

template <typename T>
Type integer(std::string name, std::string doc, std::int64_t minimum = INT64_MIN,
             std::int64_t maximum = INT64_MAX) {
  Type t;
  t.kind = TypeKind::Integer;
  t.name = std::move(name);
  t.doc = std::move(doc);
  t.minimum = minimum;
  t.maximum = maximum;
  t.getInteger = [](const void* p) { return static_cast<std::int64_t>(as<T>(p)); };
  t.setInteger = [](void* p, std::int64_t x) { as<T>(p) = static_cast<T>(x); };
  return t;
}

template <typename E>
Type enumeration(std::string name, std::string doc, std::vector<EnumValue> values) {
  Type t;
  t.kind = TypeKind::Enumeration;
  t.name = std::move(name);
  t.doc = std::move(doc);
  t.values = std::move(values);
  t.getEnum = [](const void* p) { return static_cast<int>(as<E>(p)); };
  t.setEnum = [](void* p, int x) { as<E>(p) = static_cast<E>(x); };
  return t;
}

template <typename T>
class RecordType {
 public:
  RecordType(std::string name, std::string doc) {
    m_type.kind = TypeKind::Record;
    m_type.name = std::move(name);
    m_type.doc = std::move(doc);
    m_type.node = [](void* p) -> Node* { return &as<T>(p); };
    m_type.defaults = []() -> const void* {
      static const T defaults{};
      return &defaults;
    };
  }
  /// { name: {...} } in a union.
  RecordType& keyed() {
    m_type.form = RecordForm::Keyed;
    m_type.tag = m_type.name;
    return *this;
  }
  RecordType& tagged(std::string key, std::string value) {
    m_type.form = RecordForm::Tagged;
    m_type.tagKey = std::move(key);
    m_type.tag = std::move(value);
    return *this;
  }
  RecordType& valued(std::string key) {
    m_type.form = RecordForm::Valued;
    m_type.tagKey = std::move(key);
    return *this;
  }
  RecordType& macro() {
    m_type.macro = true;
    return *this;
  }
  /// One of the fields that are not required is there, or it would ask for nothing.
  RecordType& asks() {
    m_type.asks = true;
    return *this;
  }
  template <auto Member>
  RecordType& required(std::string name, std::string doc) {
    return add<Member>(std::move(name), std::move(doc), &typeOfMember<Member>, true);
  }
  template <auto Member>
  RecordType& required(std::string name, std::string doc, TypeGetter type) {
    return add<Member>(std::move(name), std::move(doc), type, true);
  }
  template <auto Member>
  RecordType& optional(std::string name, std::string doc) {
    return add<Member>(std::move(name), std::move(doc), &typeOfMember<Member>, false);
  }
  template <auto Member>
  RecordType& optional(std::string name, std::string doc, TypeGetter type) {
    return add<Member>(std::move(name), std::move(doc), type, false);
  }
  /// A field whose notation covers several members: it is given the whole record.
  RecordType& whole(std::string name, std::string doc, TypeGetter type) {
    m_type.fields.push_back({std::move(name), std::move(doc), type, false, [](void* p) { return p; }});
    return *this;
  }
  /// The field described last has these names bound inside it.
  RecordType& binds(std::vector<std::string> names) {
    m_type.fields.back().binds = std::move(names);
    return *this;
  }
  /// The field described last has the name of the record's `bind` bound inside it.
  RecordType& seesBind() {
    m_type.fields.back().seesBind = true;
    return *this;
  }
  /// What the effect may bring about by itself.
  RecordType& may(Consequences consequences) {
    m_type.consequences = consequences;
    return *this;
  }
  /// What the field described last says is all there is.
  RecordType& saysAll() {
    m_type.fields.back().saysAll = true;
    return *this;
  }
  /// Where the field described last is true, this is not there.
  RecordType& leavesOut(std::string what) {
    m_type.fields.back().leavesOut = std::move(what);
    return *this;
  }
  /// The field described last is there only where the enumeration under `key` is `word`.
  RecordType& onlyWhere(std::string key, std::string word) {
    m_type.fields.back().onlyWhere = {std::move(key), std::move(word)};
    return *this;
  }
  /// Tokens leave, or enter, the zone that the field described last names.
  RecordType& tokensLeave() { return flows(TokenFlow::Leave); }
  RecordType& tokensEnter() { return flows(TokenFlow::Enter); }
  RecordType& example(std::string yaml) {
    m_type.example = std::move(yaml);
    return *this;
  }
  operator Type() const { return m_type; }  // NOLINT(google-explicit-constructor)

 private:
  template <auto Member>
  static const Type& typeOfMember() {
    return Described<typename MemberOf<Member>::Value>::type();
  }
  template <auto Member>
  RecordType& add(std::string name, std::string doc, TypeGetter type, bool isRequired) {
    m_type.fields.push_back({std::move(name), std::move(doc), type, isRequired, &MemberOf<Member>::access});
    return *this;
  }
  RecordType& flows(TokenFlow flow) {
    m_type.fields.back().tokens = flow;
    return *this;
  }
  Type m_type;
};

/// T must have members `node` (a std::variant) and `span`.
template <typename T>
Type unionType(std::string name, std::string doc) {
  using Variant = decltype(T::node);
  Type t;
  t.kind = TypeKind::Union;
  t.name = std::move(name);
  t.doc = std::move(doc);
  t.bytes = sizeof(T);
  t.span = [](void* p) { return &as<T>(p).span; };
  t.alternativeIndex = [](const void* p) { return as<T>(p).node.index(); };
  t.alternative = [](void* p) -> void* {
    return std::visit([](auto& value) -> void* { return &value; }, as<T>(p).node);
  };
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (t.alternatives.push_back(&Described<std::variant_alternative_t<I, Variant>>::type), ...);
    t.emplaceAlternative = [](void* p, std::size_t index) -> void* {
      void* result = nullptr;
      ((I == index ? (result = &as<T>(p).node.template emplace<I>(), 0) : 0), ...);
      return result;
    };
  }
  (std::make_index_sequence<std::variant_size_v<Variant>>{});
  return t;
}

template <typename T>
Type notation(std::string name, std::string doc,
              std::optional<std::string> (*parse)(void*, const text::DataNode&),
              text::DataNode (*format)(const void*), std::vector<NotationForm> forms, std::string schema) {
  Type t;
  t.kind = TypeKind::Notation;
  t.name = std::move(name);
  t.doc = std::move(doc);
  t.parse = parse;
  t.format = format;
  t.forms = std::move(forms);
  t.schema = std::move(schema);
  if constexpr (std::is_base_of_v<Node, T>) {
    t.node = [](void* p) -> Node* { return &as<T>(p); };
  }
  return t;
}
template <auto Member>
Field part(std::string name) {
  return {std::move(name), "", &Described<typename MemberOf<Member>::Value>::type, false,
          &MemberOf<Member>::access};
}

/// The place of `length` bytes from `from` on inside a quoted text.
inline Span partOf(const text::DataNode& data, std::size_t from, std::size_t length) {
  // Only a quoted text without escapes maps one to one onto its source; else the whole value is named.
  bool plain = data.span.known() && data.span.end - data.span.begin == data.text.size() + 2;
  if (!plain) return data.span;
  auto begin = static_cast<std::uint32_t>(data.span.begin + 1 + from);
  return {begin, static_cast<std::uint32_t>(begin + length)};
}

/// The name that stands there.
template <NameKind K>
Ref<K> reference(const text::DataNode& data, std::size_t from, std::string_view name) {
  Ref<K> ref{std::string(name)};
  ref.span = partOf(data, from, name.size());
  return ref;
}

}  // namespace ludo::language::describing

/// Gives C++ type `CppType` its description: a statement block that returns a Type.
#define LUDO_DESCRIBE(CppType, ...)                                       \
  template <>                                                             \
  const Type& typeOf<CppType>() {                                         \
    static const Type described = []() -> Type { return __VA_ARGS__; }(); \
    return described;                                                     \
  }
