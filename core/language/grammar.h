// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

namespace ludo::language {

/// The grammar of the language in EBNF (ISO 14977), made of the descriptions: what the data of a
/// specification may be. Mappings are written in braces with their keys in the order of the manual; they may
/// come in any order, and block style stands for flow style anywhere.
std::string grammarText();

}  // namespace ludo::language
