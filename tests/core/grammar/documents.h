// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

namespace ludo::testing {

/// A specification of the repository.
struct Document {
  std::string path;
  std::string text;
};

/// The samples, in order of their names.
std::vector<Document> samples();
/// The samples, the bundles and their hosts, the templates and the goldens of meaning.
std::vector<Document> allDocuments();

/// The sections of a text; what was told of it is added.
language::SpecDocument sectionsOf(const std::string& text, diagnostics::List& diagnostics);

/// Kinds, places and messages, for messages of failed tests.
std::string shown(const diagnostics::List& diagnostics);

}  // namespace ludo::testing
