// SPDX-License-Identifier: Apache-2.0
#include "core/compile/proofs.h"

namespace ludo::compile {

diagnostics::Diagnostic& Proofs::report(const diagnostics::Kind& kind, Span span, std::string path,
                                        std::string message) {
  return diagnostics::report(told, kind, span, std::move(path), std::move(message));
}

void Proofs::explain(const language::Condition& condition, diagnostics::Diagnostic& diagnostic) {
  const language::Condition* cause = ranges.cause(condition);
  if (cause == nullptr) return;
  explained.insert(cause);
  if (!cause->span.known()) return;
  diagnostic.related.push_back({ranges.reason(*cause) + ", so this never holds", cause->span});
}

void prove(const language::GameDef& def, diagnostics::List& diagnostics) {
  Proofs proofs(def, diagnostics);
  provePhases(proofs);
  proveZones(proofs);
  proveActions(proofs);
  proveTriggers(proofs);
  proveEnd(proofs);
  proveResults(proofs);
  proveConditions(proofs);
  proveWords(proofs);
  proveValues(proofs);
  proveLoops(proofs);
  proveMoments(proofs);
  proveOrder(proofs);
  proveUnordered(proofs);
  proveCandidates(proofs);
}

}  // namespace ludo::compile
