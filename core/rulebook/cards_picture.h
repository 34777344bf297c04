// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/rules.h"
#include "core/kernel/state.h"
#include "core/pictures/picture_folder.h"

namespace ludo::rulebook {

/// The cards that a game begins with and that have a picture, each kind once with its name, picture and
/// properties, and the pictures on their backs; as SVG like boardPicture. At most some dozens. Empty when
/// there are none.
std::string cardsPicture(const kernel::Rules& rules, const kernel::State& state,
                         const pictures::PictureFolder& folder);

}  // namespace ludo::rulebook
