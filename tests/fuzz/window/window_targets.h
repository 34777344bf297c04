// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "target.h"

/// What only the window reads, by Qt.
namespace ludo::fuzz {

extern const Target preferencesTarget;  ///< the file of settings
extern const Target sessionTarget;      ///< how the desk was left
extern const Target notesTarget;        ///< notes on a recorded game
extern const Target handOverTarget;     ///< what a second start of the program sends the first
extern const Target lockTarget;         ///< the file that says who has a document open
extern const Target historyTarget;  ///< the folder with a document's earlier texts: the names of its files
extern const Target pictureTarget;  ///< a picture of a token or a board, as SVG and as PNG

const std::vector<const Target*>& windowTargets();

}  // namespace ludo::fuzz
