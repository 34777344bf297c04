// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <string>

#include "core/language/type.h"

namespace ludo::language {

/// Visits `value` and everything inside it, parents before children, in written order. `visit` is given the
/// type, the object and its path, and says whether to go on inside it.
using Visit = std::function<bool(const Type& type, void* value, const std::string& path)>;
void walk(const Type& type, void* value, const std::string& path, const Visit& visit);

/// The same without paths, which cost more than the walk where there are thousands of zones.
using VisitPlain = std::function<bool(const Type& type, void* value)>;
void walkPlain(const Type& type, void* value, const VisitPlain& visit);

}  // namespace ludo::language
