// SPDX-License-Identifier: Apache-2.0
#include "core/language/bundle.h"
#include "core/language/describe.h"

namespace ludo::language {

using namespace describing;
using text::DataKind;
using text::DataNode;

NameKind nameKindOf(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::Number:
      return NameKind::Constant;
    case ParameterKind::GlobalVariable:
    case ParameterKind::PlayerVariable:
      return NameKind::Variable;
    case ParameterKind::Zone:
    case ParameterKind::PlayerZone:
      return NameKind::Zone;
    case ParameterKind::Region:
      return NameKind::Region;
    case ParameterKind::TokenType:
      return NameKind::TokenType;
    case ParameterKind::Property:
      return NameKind::Property;
    case ParameterKind::Phase:
      return NameKind::Phase;
    case ParameterKind::Action:
      return NameKind::Action;
  }
  return NameKind::Constant;
}

namespace {

std::optional<std::string> parseBundleName(void* target, const DataNode& data) {
  auto& name = as<BundleName>(target);
  name.span = data.span;
  if (data.kind != DataKind::String || data.text.empty()) return "This needs the quoted id of a bundle";
  name.id = data.text;
  return std::nullopt;
}
DataNode formatBundleName(const void* target) {
  return DataNode::ofString(as<BundleName>(target).id);
}

std::optional<std::string> parseParameterValue(void* target, const DataNode& data) {
  auto& value = as<ParameterValue>(target);
  value = ParameterValue{};
  value.span = data.span;
  if (data.kind == DataKind::Integer) {
    value.number = data.integer;
  } else if (data.kind == DataKind::String && !data.text.empty()) {
    value.name = data.text;
  } else {
    return "A parameter takes a whole number, or the quoted name of something in the game";
  }
  return std::nullopt;
}
DataNode formatParameterValue(const void* target) {
  const auto& value = as<ParameterValue>(target);
  return value.name.empty() ? DataNode::ofInteger(value.number) : DataNode::ofString(value.name);
}

}  // namespace

LUDO_DESCRIBE(BundleName,
              notation<BundleName>("bundle id", "Which bundle is meant.", &parseBundleName, &formatBundleName,
                                   {{"turn-limit", "The id of a bundle, which is its file's name."}},
                                   R"({"type":"string","minLength":1})"))
LUDO_DESCRIBE(ParameterKind,
              enumeration<ParameterKind>("parameter kind", "What a parameter stands for.",
                                         {{"number", "A whole number, or a constant of the host."},
                                          {"globalVariable", "A global variable of the host."},
                                          {"playerVariable", "A variable that each player of the host has."},
                                          {"zone", "A zone that all players of the host share."},
                                          {"playerZone", "A zone that each player of the host has."},
                                          {"region", "A region or board of the host."},
                                          {"tokenType", "A token type of the host."},
                                          {"property", "A property of token types."},
                                          {"phase", "A phase of the host."},
                                          {"action", "An action of the host."}}))
LUDO_DESCRIBE(ParameterValue, notation<ParameterValue>("parameter value", "What a parameter is bound to.",
                                                       &parseParameterValue, &formatParameterValue,
                                                       {{"5", "A whole number."},
                                                        {"deck", "The name of something in the game."}},
                                                       R"({"type":["integer","string"],"minLength":1})"))
LUDO_DESCRIBE(ParameterDef,
              RecordType<ParameterDef>("bundle parameter",
                                       "What a game may or must say when it uses the bundle.")
                  .required<&ParameterDef::name>("name",
                                                 "Its name; the bundle writes it as a name of its kind.")
                  .optional<&ParameterDef::kind>("kind", "What it stands for; a number unless written.")
                  .optional<&ParameterDef::value>("default", "What it is when the game says nothing.")
                  .optional<&ParameterDef::min>("min", "The smallest number that makes sense.")
                  .optional<&ParameterDef::max>("max", "The largest number that makes sense.")
                  .optional<&ParameterDef::doc>("doc", "What it is for.")
                  .example(R"y({ name: "PRICE", kind: "number", default: 2, min: 0, max: 9 })y"))
LUDO_DESCRIBE(BundleDef,
              RecordType<BundleDef>("bundle", "A mechanic that games can take in.")
                  .required<&BundleDef::id>("id", "Its name, and the name of its file.")
                  .required<&BundleDef::name>("name", "The name for people.")
                  .optional<&BundleDef::description>("description", "One sentence about it.")
                  .required<&BundleDef::version>("version", "Its version, as in \"1.0.0\".")
                  .optional<&BundleDef::parameters>("parameters", "What a game may or must say to use it.")
                  .optional<&BundleDef::needs>("requires", "Bundles that it builds on.",
                                               &oneOrManyOf<BundleName>)
                  .optional<&BundleDef::conflicts>("conflicts", "Bundles that it cannot be together with.",
                                                   &oneOrManyOf<BundleName>)
                  .optional<&BundleDef::mutationPoints>(
                      "mutationPoints", "The parameters and names whose change makes another good game.")
                  .example(R"y({ id: "turn-limit", name: "Turn limit", version: "1.0.0" })y"))
LUDO_DESCRIBE(BundleUse,
              RecordType<BundleUse>("bundle use", "A bundle that the game takes in.")
                  .required<&BundleUse::use>("use", "The bundle.")
                  .optional<&BundleUse::as>("as", "What its names begin with; its id unless written.")
                  .optional<&BundleUse::with>("with", "What its parameters are bound to.",
                                              &mapOf<&ParameterBinding::parameter, &ParameterBinding::value>)
                  .optional<&BundleUse::before>("before", "The phase that its own phases come before.")
                  .optional<&BundleUse::after>(
                      "after", "The phase that its own phases come after; the last unless written.")
                  .example(R"y({ use: "turn-limit", with: { TURNS: 40 } })y"))

}  // namespace ludo::language
