// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/language/node.h"

/// Mechanic bundles: a mechanic as a document of its own, and its use in a game. What
/// each field means is said once, in describe_bundle.cpp.
namespace ludo::language {

/// The id of a bundle where one is named.
struct BundleName : Node {
  std::string id;
};

/// What a parameter stands for. All but Number are names that the host gives.
enum class ParameterKind {
  Number,
  GlobalVariable,
  PlayerVariable,
  Zone,
  PlayerZone,
  Region,
  TokenType,
  Property,
  Phase,
  Action,
};

/// The kind of name that stands where a parameter of this kind is written.
NameKind nameKindOf(ParameterKind kind);

/// A number, or the name of something in the host.
struct ParameterValue : Node {
  std::int64_t number = 0;
  std::string name;  ///< used when not empty
};

struct ParameterDef : Node {
  Id<NameKind::Constant> name;
  ParameterKind kind = ParameterKind::Number;
  std::string doc;
  std::optional<ParameterValue> value;  ///< when the host gives none
  std::optional<std::int64_t> min;
  std::optional<std::int64_t> max;
};

struct BundleDef : Node {
  BundleName id;
  std::string name;
  std::string description;
  std::string version;
  std::vector<ParameterDef> parameters;
  std::vector<BundleName> needs;
  std::vector<BundleName> conflicts;
  std::vector<std::string> mutationPoints;
};

struct ParameterBinding : Node {
  std::string parameter;
  ParameterValue value;
};
struct BundleUse : Node {
  BundleName use;
  std::string as;  ///< what its names begin with; the bundle's id when empty
  std::vector<ParameterBinding> with;
  std::optional<PhaseRef> before;
  std::optional<PhaseRef> after;
};

}  // namespace ludo::language
