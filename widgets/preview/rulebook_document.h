// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QTextDocument>
#include <memory>

#include "core/rulebook/rulebook.h"

namespace ludo::widgets {

/// The rulebook set for paper, with its pictures. Any thread.
std::unique_ptr<QTextDocument> rulebookDocument(const rulebook::Rulebook& book,
                                                rulebook::Anchors anchors = rulebook::Anchors::None);

}  // namespace ludo::widgets
