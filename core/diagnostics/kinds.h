// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>

#include "core/diagnostics/diagnostic.h"

/// The registered kinds of diagnostic, one file a subject. A kind that is not listed by allKinds() may not
/// be used; a test holds the lists together.
namespace ludo::diagnostics {

std::span<const Kind* const> allKinds();

}  // namespace ludo::diagnostics

#include "core/diagnostics/kinds_allowances.h"
#include "core/diagnostics/kinds_bundles.h"
#include "core/diagnostics/kinds_campaign.h"
#include "core/diagnostics/kinds_language.h"
#include "core/diagnostics/kinds_models.h"
#include "core/diagnostics/kinds_proofs.h"
#include "core/diagnostics/kinds_tests.h"
#include "core/diagnostics/kinds_text.h"
#include "core/diagnostics/kinds_traces.h"
