// SPDX-License-Identifier: Apache-2.0
#include <regex>

#include "core/bundles/compose.h"
#include "core/bundles/read_bundle.h"
#include "core/bundles/rename.h"
#include "core/diagnostics/kinds.h"

namespace ludo::bundles {

using namespace language;
namespace kinds = diagnostics::kinds;

void checkBundle(const SpecDocument& document, const BundleLibrary& library, diagnostics::List& diagnostics) {
  const BundleDef& bundle = *document.bundle;
  static const std::regex semver(R"((0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*))");
  if (bundle.version.size() > 30 || !std::regex_match(bundle.version, semver)) {
    report(diagnostics, kinds::InvalidBundle, bundle.span, "\"" + bundle.version + "\" is not a version")
        .suggestion = "Write three numbers, as in \"1.0.0\"";
  }
  // As a game would do that uses nothing but this bundle, and binds each parameter to its own name.
  SpecDocument alone = document;
  Renaming renaming(alone, "");
  for (const BundleName& needed : bundle.needs) {
    renaming.addRequired(needed.id, needed.id);
    if (needed.id == bundle.id.id) {
      report(diagnostics, kinds::BundleCycle, needed.span, "The bundle requires itself");
    } else if (const BundleLibrary::Found found = library.find(needed.id); found.source == nullptr) {
      reportMissing(needed.id, needed.span, found, library, diagnostics);
    }
  }
  for (const ParameterDef& parameter : bundle.parameters) renaming.bind(parameter, parameter.name.name);
  renaming.run(diagnostics);
  auto& remark = report(diagnostics, kinds::BundleAlone, bundle.id.span, "This is a bundle, not a game");
  remark.suggestion = "Play it in a game that uses it";
}

}  // namespace ludo::bundles
