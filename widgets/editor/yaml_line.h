// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/editor/line_token.h"

namespace ludo::widgets {

/// scanLine for a line inside a YAML fence.
ScannedLine scanYamlLine(std::string_view line, LineState before);

}  // namespace ludo::widgets
