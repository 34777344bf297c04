// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/analysis/content.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Name;

/// What is certain of the zones that a move names while its effects are written, so that code need not ask
/// for it. At first it is what the action's text promises (analysis/promises.h); each effect ends what it may
/// change.
class Certainty : private Part {
 public:
  explicit Certainty(FunctionLowering& function) : Part(function) {}

  /// The certain content of the zone, or of the token's zone.
  Content certain(const language::ZoneSelector& selector) const;
  Content certain(const language::TokenSelector& selector) const;
  /// Forgets what the effect may change.
  void forgetAfter(const language::Effect& effect);

 private:
  bool spares(const language::Query& query, const Name& zone) const;
  /// Forgets what the effect may change.
  void forgetAfter(const language::CaptureEffect& capture);
};

}  // namespace ludo::engine
