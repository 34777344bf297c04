// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/box.h"
#include "core/language/effects.h"
#include "core/language/type.h"

/// Descriptions of what is made of other types: optional values, lists, names and mappings. For describe.h.
namespace ludo::language::describing {

template <typename T>
T& as(void* p) {
  return *static_cast<T*>(p);
}
template <typename T>
const T& as(const void* p) {
  return *static_cast<const T*>(p);
}

/// What a field, list element or union alternative is described as: boxes are transparent.
template <typename T>
struct Unboxed {
  using Type = T;
  static void* address(T& value) { return &value; }
};
template <typename T>
struct Unboxed<Box<T>> {
  using Type = T;
  static void* address(Box<T>& value) { return &*value; }
};

template <auto Member>
struct MemberOf;
template <typename Owner_, typename Value_, Value_ Owner_::*Member>
struct MemberOf<Member> {
  using Owner = Owner_;
  using Value = Value_;
  static void* access(void* record) { return Unboxed<Value>::address(as<Owner>(record).*Member); }
};

/// The getter of a value type's description: structural types are described here, the rest by typeOf<T>().
template <typename T>
struct Described {
  static const Type& type() { return typeOf<typename Unboxed<T>::Type>(); }
};

template <typename T>
struct Described<std::optional<T>> {
  static const Type& type() {
    static const Type described = [] {
      Type t;
      t.kind = TypeKind::Optional;
      t.element = &Described<T>::type;
      t.optionalValue = [](void* p) -> void* {
        auto& value = as<std::optional<T>>(p);
        return value ? Unboxed<T>::address(*value) : nullptr;
      };
      t.optionalEmplace = [](void* p) -> void* {
        return Unboxed<T>::address(as<std::optional<T>>(p).emplace());
      };
      t.optionalReset = [](void* p) { as<std::optional<T>>(p).reset(); };
      return t;
    }();
    return described;
  }
};

template <typename T>
struct Described<std::vector<T>> {
  static const Type& type() {
    static const Type described = make();
    return described;
  }
  static Type make() {
    Type t;
    t.kind = TypeKind::List;
    t.element = &Described<T>::type;
    t.size = [](const void* p) { return as<std::vector<T>>(p).size(); };
    t.at = [](void* p, std::size_t i) { return Unboxed<T>::address(as<std::vector<T>>(p)[i]); };
    t.append = [](void* p) { return Unboxed<T>::address(as<std::vector<T>>(p).emplace_back()); };
    return t;
  }
};

/// A list in which a single element may be written without the list.
template <typename T>
const Type& oneOrManyOf() {
  static const Type described = [] {
    Type t = Described<std::vector<T>>::make();
    t.oneOrMany = true;
    return t;
  }();
  return described;
}

template <>
struct Described<EffectList> {
  static const Type& type() {
    static const Type described = [] {
      Type t;
      t.kind = TypeKind::List;
      t.element = &Described<Effect>::type;
      t.size = [](const void* p) { return as<EffectList>(p).items.size(); };
      t.at = [](void* p, std::size_t i) -> void* { return &as<EffectList>(p).items[i]; };
      t.append = [](void* p) -> void* { return &as<EffectList>(p).items.emplace_back(); };
      t.listNumber = [](void* p) { return &as<EffectList>(p).list; };
      return t;
    }();
    return described;
  }
};

template <NameKind K>
struct Described<Id<K>> {
  static const Type& type() {
    static const Type described = [] {
      Type t;
      t.kind = TypeKind::Definition;
      t.nameKind = K;
      t.name = std::string(nameKindLabel(K)) + " id";
      t.text = [](void* p) { return &as<Id<K>>(p).name; };
      t.nameSpan = [](void* p) { return &as<Id<K>>(p).span; };
      return t;
    }();
    return described;
  }
};

template <NameKind K>
struct Described<Ref<K>> {
  static const Type& type() {
    static const Type described = [] {
      Type t;
      t.kind = TypeKind::Reference;
      t.nameKind = K;
      t.name = std::string(nameKindLabel(K));
      t.text = [](void* p) { return &as<Ref<K>>(p).name; };
      t.nameSpan = [](void* p) { return &as<Ref<K>>(p).span; };
      t.nameIndex = [](void* p) { return &as<Ref<K>>(p).index; };
      return t;
    }();
    return described;
  }
};

/// A vector of E written as a mapping from its member Key to its member Value.
template <auto Key, auto Value, TypeGetter Element = &Described<typename MemberOf<Value>::Value>::type>
const Type& mapOf() {
  using E = typename MemberOf<Key>::Owner;
  using K = typename MemberOf<Key>::Value;
  static const Type described = [] {
    Type t;
    t.kind = TypeKind::Map;
    t.key = &Described<K>::type;
    t.element = Element;
    t.size = [](const void* p) { return as<std::vector<E>>(p).size(); };
    t.at = [](void* p, std::size_t i) { return MemberOf<Value>::access(&as<std::vector<E>>(p)[i]); };
    t.keyAt = [](void* p, std::size_t i) { return MemberOf<Key>::access(&as<std::vector<E>>(p)[i]); };
    t.append = [](void* p) -> void* {
      return MemberOf<Value>::access(&as<std::vector<E>>(p).emplace_back());
    };
    return t;
  }();
  return described;
}
/// The same where the element itself is the value: a record whose key is kept in one of its members.
template <typename E, auto Key>
const Type& keyedListOf() {
  using K = typename MemberOf<Key>::Value;
  static const Type described = [] {
    Type t;
    t.kind = TypeKind::Map;
    t.key = &Described<K>::type;
    t.element = &Described<E>::type;
    t.size = [](const void* p) { return as<std::vector<E>>(p).size(); };
    t.at = [](void* p, std::size_t i) -> void* { return &as<std::vector<E>>(p)[i]; };
    t.keyAt = [](void* p, std::size_t i) { return MemberOf<Key>::access(&as<std::vector<E>>(p)[i]); };
    t.append = [](void* p) -> void* { return &as<std::vector<E>>(p).emplace_back(); };
    return t;
  }();
  return described;
}

}  // namespace ludo::language::describing
