// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/resources.h"

#include <QtCore/qglobal.h>

// The macro declares a function and so has to stand outside of namespaces.
static void registerResources() {
  Q_INIT_RESOURCE(ludoforge);
  Q_INIT_RESOURCE(manual);
}

namespace ludo::ide {

void initResources() {
  registerResources();
}

const char* programVersion() {
  return LUDO_VERSION;
}

}  // namespace ludo::ide
