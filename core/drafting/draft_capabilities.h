// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/campaign/capability_report.h"
#include "core/model/call_record.h"

namespace ludo::drafting {

/// What the drafts of a record asked for and the language leaves out. In place of fitness counts whether a
/// draft does well: 1 when its games end and pass all filters, else 0.
campaign::CapabilityReport draftCapabilities(model::CallRecord& record);

}  // namespace ludo::drafting
