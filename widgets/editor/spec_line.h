// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/editor/line_token.h"

/// Reading a specification line by line for colouring and folding: what a line
/// means follows from its text and from the state the line above ended in, so
/// that after an edit only what changed is read again.
namespace ludo::widgets {

/// `line` without its line end.
ScannedLine scanLine(std::string_view line, LineState before);

}  // namespace ludo::widgets
