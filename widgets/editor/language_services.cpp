// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/language_services.h"

namespace ludo::widgets {

LanguageServices specificationServices() {
  return {&compile::completionsAt, &compile::hoverAt, &compile::definitionAt};
}

}  // namespace ludo::widgets
