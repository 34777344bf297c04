// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

/// Documents that are large in one way each: in one list, mapping, nesting, kind of prose or kind of mistake.
namespace ludo::service::testing {

struct GrowingDocument {
  const char* name;
  std::string (*text)(int size);
};

const std::vector<GrowingDocument>& growingDocuments();

}  // namespace ludo::service::testing
