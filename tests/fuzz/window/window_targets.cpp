// SPDX-License-Identifier: Apache-2.0
#include "window_targets.h"

namespace ludo::fuzz {

const std::vector<const Target*>& windowTargets() {
  static const std::vector<const Target*> all{&preferencesTarget, &sessionTarget, &notesTarget,
                                              &handOverTarget,    &lockTarget,    &historyTarget,
                                              &pictureTarget};
  return all;
}

}  // namespace ludo::fuzz
