// SPDX-License-Identifier: Apache-2.0
#include "core/language/type.h"

namespace ludo::language {

const Field* Type::field(std::string_view fieldName) const {
  for (const Field& candidate : fields) {
    if (candidate.name == fieldName) return &candidate;
  }
  return nullptr;
}

std::string_view nameKindLabel(NameKind kind) {
  switch (kind) {
    case NameKind::Constant:
      return "constant";
    case NameKind::Variable:
      return "variable";
    case NameKind::Zone:
      return "zone";
    case NameKind::Board:
      return "board";
    case NameKind::Region:
      return "region";
    case NameKind::Direction:
    case NameKind::DirectionSet:
      return "direction";
    case NameKind::LineSet:
      return "set of lines";
    case NameKind::TokenType:
      return "token type";
    case NameKind::Property:
      return "property";
    case NameKind::Phase:
      return "phase";
    case NameKind::Action:
      return "action";
    case NameKind::Trigger:
      return "trigger";
    case NameKind::Binding:
      return "binding";
    case NameKind::Formula:
      return "definition";
  }
  return "name";
}

}  // namespace ludo::language
