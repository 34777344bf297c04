// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ludo::ide {

/// Makes :/icons and :/templates available. To be called once before they are used, because a static
/// library's resources are not registered by themselves.
void initResources();

/// "0.1.0"
const char* programVersion();

}  // namespace ludo::ide
