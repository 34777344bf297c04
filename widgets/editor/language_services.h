// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "core/service/analysis.h"
#include "core/service/form.h"

namespace ludo::widgets {

/// What an editor asks about a place in an analysed text. Called on the GUI
/// thread, so quick.
struct LanguageServices {
  std::function<std::vector<service::Completion>(const service::Analysis&, std::size_t offset)> completionsAt;
  std::function<std::optional<service::Hover>(const service::Analysis&, std::size_t offset)> hoverAt;
  std::function<std::optional<Span>(const service::Analysis&, std::size_t offset)> definitionAt;
  /// The comment that allows a warning; see service/allowances.h.
  std::function<std::optional<diagnostics::Fix>(const service::Analysis&, const diagnostics::Diagnostic&)>
      allowanceFor;
  std::function<std::optional<service::Form>(const service::Analysis&, std::size_t offset)> formAt;
};

/// Those of core/service.
LanguageServices specificationServices();

}  // namespace ludo::widgets
