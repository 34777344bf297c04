// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/language_services.h"

#include "core/service/allowances.h"

namespace ludo::widgets {

LanguageServices specificationServices() {
  return {&service::completionsAt, &service::hoverAt, &service::definitionAt, &service::allowanceFor,
          &service::formAt};
}

}  // namespace ludo::widgets
