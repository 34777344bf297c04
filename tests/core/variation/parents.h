// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/variation/operator.h"

namespace ludo::variation {

inline ParentPtr parentOf(const std::string& text, const std::string& path = "game.md") {
  diagnostics::List told;
  const ParentPtr parent = Parent::read(std::make_shared<const SourceText>(path, text, path), told);
  for (const diagnostics::Diagnostic& each : told)
    if (each.severity() == diagnostics::Severity::Error) ADD_FAILURE() << each.path << ": " << each.message;
  return parent;
}

inline ParentPtr sample(const std::string& name) {
  const std::string path = std::string(LUDO_SOURCE_DIR) + "/samples/" + name + ".md";
  const Result<std::string> content = readFile(path, limits::textBytes);
  return content ? parentOf(*content, path) : nullptr;
}

}  // namespace ludo::variation
