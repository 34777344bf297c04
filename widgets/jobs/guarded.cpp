// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/jobs/guarded.h"

#include <QCoreApplication>

namespace ludo::widgets {

std::string outOfMemoryMessage() {
  return QCoreApplication::translate("Jobs", "there was not enough memory").toStdString();
}

std::string unknownFailureMessage() {
  return QCoreApplication::translate("Jobs", "it stopped for an unknown reason").toStdString();
}

}  // namespace ludo::widgets
