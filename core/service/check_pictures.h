// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/diagnostics/diagnostic.h"
#include "core/kernel/rules.h"

namespace ludo::service {

/// Tells which pictures of a game lie not beside its document at `path`, and which cannot be drawn. Where a
/// picture depends on properties, those of the tokens that the game begins with are asked for. Nothing of a
/// document without a file.
void lintPictures(const kernel::Rules& rules, const SourceText& source, diagnostics::List& told);

}  // namespace ludo::service
