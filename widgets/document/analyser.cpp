// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/analyser.h"

namespace ludo::widgets {

Analyser specificationAnalyser() {
  return [](SourcePtr source, std::uint64_t revision, std::stop_token stop) {
    return service::analyse(std::move(source), revision, std::move(stop));
  };
}

}  // namespace ludo::widgets
