// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/language/parts.h"
#include "core/language/type.h"

namespace ludo::language {

/// Where a visited part stands, such as "actions[2].pre". The text is made when it is asked for, since most
/// visitors of thousands of zones never do. Refers to the parts around it: valid during the visit only.
class Path {
 public:
  explicit Path(std::string_view root) : m_name(root) {}
  Path(const Path& outer, std::string_view name) : m_outer(&outer), m_name(name) {}
  Path(const Path& outer, std::size_t index) : m_outer(&outer), m_index(index) {}
  std::string text() const;

 private:
  static constexpr std::size_t noIndex = SIZE_MAX;

  const Path* m_outer = nullptr;
  std::string_view m_name;
  std::size_t m_index = noIndex;
};

/// Visits `value` and everything inside it, parents before children, in written order. `visit` is given the
/// type, the object and its place below `root`, and says whether to go on inside it.
using Visit = std::function<bool(const Type& type, void* value, const Path& path)>;
void walk(const Type& type, void* value, const Visit& visit, std::string_view root = {});

/// The same for visitors that do not ask for the place.
using VisitPlain = std::function<bool(const Type& type, void* value)>;
void walkPlain(const Type& type, void* value, const VisitPlain& visit);

/// Visits without the right to change anything.
using VisitConst = std::function<bool(const Type& type, const void* value)>;
void walkConst(const Type& type, const void* value, const VisitConst& visit);
using VisitConstAt = std::function<bool(const Type& type, const void* value, const Path& path)>;
void walkConst(const Type& type, const void* value, const VisitConstAt& visit, std::string_view root = {});

/// Whether `is` holds for `root` or anything inside it.
template <typename Root>
bool anyWithin(const Root& root, const VisitConst& is) {
  bool found = false;
  walkConst(typeOf<Root>(), &root, [&](const Type& type, const void* value) {
    found = found || is(type, value);
    return !found;
  });
  return found;
}

/// Whether there is a part of one of these types inside `root`.
template <typename... Parts, typename Root>
bool containsAny(const Root& root) {
  return anyWithin(root, [](const Type& type, const void*) { return ((&type == &typeOf<Parts>()) || ...); });
}

/// All parts of one type inside `root`.
template <typename Part, typename Root>
std::vector<const Part*> allIn(const Root& root) {
  std::vector<const Part*> found;
  walkConst(typeOf<Root>(), &root, [&](const Type& type, const void* value) {
    if (&type == &typeOf<Part>()) found.push_back(static_cast<const Part*>(value));
    return true;
  });
  return found;
}

}  // namespace ludo::language
