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

/// A mistake that can be made in each element of any of them.
struct RepeatedMistake {
  const char* name;
  std::string (*inElement)(std::string line);
};
const std::vector<RepeatedMistake>& repeatedMistakes();
/// The document with the mistake wherever it can be made, but in the small game that it begins with.
std::string withMistakes(const GrowingDocument& document, const RepeatedMistake& mistake, int size);

}  // namespace ludo::service::testing
