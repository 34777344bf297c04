// SPDX-License-Identifier: Apache-2.0
// By itself, so that a fuzzer is linked with what its own target needs.
#include "target.h"

namespace ludo::fuzz {

const std::vector<const Target*>& allTargets() {
  static const std::vector<const Target*> all{
      &markdownTarget,  &yamlTarget,     &jsonTarget,   &specificationTarget, &mendTarget,
      &bundleTarget,    &gameTarget,     &traceTarget,  &wordsTarget,         &journalTarget,
      &keptGameTarget,  &campaignTarget, &storeTarget,  &shardTarget,         &shardAnswerTarget,
      &surfaceTarget,   &childrenTarget, &modelTarget,  &holesTarget,         &fixMemoryTarget,
      &endpointsTarget, &recordTarget,   &answerTarget, &reportTarget,        &playableTarget,
      &engineTarget};
  return all;
}

}  // namespace ludo::fuzz
