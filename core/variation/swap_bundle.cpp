// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/bundles/compose.h"
#include "core/language/language.h"
#include "core/language/write.h"
#include "core/variation/operators.h"
#include "core/variation/text_edits.h"
#include "core/variation/trial.h"

namespace ludo::variation {

using namespace language;

namespace {

class SwapBundle : public Operator {
 public:
  std::string_view name() const override { return "swap-bundle"; }
  std::string_view doc() const override {
    return "A mechanic of the library takes the place of another, or joins the game";
  }

  // One after another in an order of chance: to read a bundle is more work than to try it.
  std::optional<Change> change(const Situation& situation) const override {
    constexpr std::size_t mostTried = 6;
    const Parent& parent = situation.parent;
    const auto library = bundles::BundleLibrary::forDocument(parent.game().markdown.source->path());
    std::vector<std::string> ids = library.ids();
    for (const bundles::BundleInstance& instance : parent.game().bundles.instances)
      std::erase(ids, instance.bundle);
    for (std::size_t tried = 0; tried < mostTried && !ids.empty(); ++tried) {
      const std::size_t index = situation.chooser.below(ids.size());
      const auto use = useOf(ids[index], library, situation);
      if (use) {
        Change change = with(*use, situation);
        if (isGameWith(parent, change.edits)) return change;
      }
      ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(index));
    }
    return std::nullopt;
  }

 private:
  /// In place of another bundle; where there is none, or now and then, beside them.
  static Change with(const BundleUse& use, const Situation& situation) {
    const generate::WrittenGame& game = situation.parent.game();
    const text::DataNode data = writeValue(typeOf<BundleUse>(), &use);
    const std::vector<BundleUse>& uses = game.document.bundles;
    if (uses.empty() || situation.chooser.percent(20))
      return {"the bundle " + use.use.id,
              {addEntry(game.markdown, "bundles", "turn", data,
                        "The mechanic `" + use.use.id + "` is part of the game.")},
              {},
              {}};
    const BundleUse& other = situation.chooser.oneOf(uses);
    return {"the bundle " + use.use.id + " in place of " + other.use.id,
            {replaceValue(game.markdown, other.span, data)},
            {other.use.id},
            {}};
  }

  /// The bundle with names of the host for what it asks for; nothing when the host lacks something.
  static std::optional<BundleUse> useOf(const std::string& id, const bundles::BundleLibrary& library,
                                        const Situation& situation) {
    BundleUse use;
    use.use.id = id;
    for (const ParameterDef& parameter : bundles::parametersOf(id, library)) {
      if (parameter.value) continue;
      ParameterBinding binding{{}, parameter.name.name, {}};
      if (parameter.kind == ParameterKind::Number) {
        const std::int64_t low = parameter.min.value_or(1);
        binding.value.number =
            situation.chooser.between(low, std::min(parameter.max.value_or(low + 5), low + 5));
      } else {
        const std::vector<std::string> names = namesFor(parameter.kind, situation.parent.game());
        if (names.empty()) return std::nullopt;
        binding.value.name = situation.chooser.oneOf(names);
      }
      use.with.push_back(std::move(binding));
    }
    return use;
  }

  /// The host's own names: what another bundle brought may go with it.
  static std::vector<std::string> namesFor(ParameterKind kind, const generate::WrittenGame& game) {
    std::vector<std::string> names;
    switch (kind) {
      case ParameterKind::GlobalVariable:
        names = game.names.variables(VariableScope::Global);
        break;
      case ParameterKind::PlayerVariable:
        names = game.names.variables(VariableScope::Player);
        break;
      case ParameterKind::Zone:
        names = game.names.zones(ZoneOwner::None);
        break;
      case ParameterKind::PlayerZone:
        names = game.names.zones(ZoneOwner::Player);
        break;
      case ParameterKind::Property:
        names = game.names.properties(generate::Sort::Integer);
        break;
      default:
        names = game.names.names(nameKindOf(kind));
    }
    std::erase_if(names, [](const std::string& name) { return name.find('.') != std::string::npos; });
    return names;
  }
};

}  // namespace

std::unique_ptr<const Operator> swapBundle() {
  return std::make_unique<SwapBundle>();
}

}  // namespace ludo::variation
