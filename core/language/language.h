// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/language/type.h"

namespace ludo::language {

/// The description of a whole specification (its fields are the sections) and of a compiled game.
const Type& specDocumentType();
const Type& gameDefType();
/// The description of a specification's tests: a list of TestDef.
const Type& testsType();

/// The sections that a specification must have.
const std::vector<std::string>& requiredSections();

/// Every Record, Union, Enumeration and Notation that can occur in a specification or a GameDef, each once,
/// in the order in which a reader of the manual meets them.
std::vector<const Type*> allTypes();

}  // namespace ludo::language
