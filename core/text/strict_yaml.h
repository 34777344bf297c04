// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/base/budget.h"
#include "core/diagnostics/diagnostic.h"
#include "core/text/data_node.h"

namespace ludo::text {

/// Nesting deeper than this is refused; no game needs it, and it keeps recursion bounded.
constexpr int maxYamlDepth = 64;

/// Reads the part `content` of `source` as one strict YAML 1.2 document: plain scalars are integers or
/// true/false, everything else is quoted; keys are plain; no anchors, aliases, tags, merge keys, duplicate
/// keys, tabs or further documents. Every departure is a diagnostic with a fix, and reading goes on with
/// what was evidently meant (the node is marked `damaged` where nothing can be assumed).
/// Spans are offsets into the whole source. Never throws.
/// `values` is what the document may still hold of them, when there are other parts.
DataNode readStrictYaml(const SourceText& source, Span content, diagnostics::List& diagnostics,
                        Budget* values = nullptr);

/// Writes data as strict YAML block style (short lists and maps of scalars in flow style), `indent` spaces
/// in.
std::string writeYaml(const DataNode& node, int indent = 0);

}  // namespace ludo::text
