// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"

namespace ludo::text {

/// Checks what must hold before a text is read as Markdown at all: it is not empty, not binary, and UTF-8.
/// Text of other encodings is told with a fix that makes UTF-8 of it: UTF-16 as a whole, single bytes as
/// Windows-1252. False when there is nothing to read.
bool checkEncoding(const SourceText& source, diagnostics::List& diagnostics);

}  // namespace ludo::text
