// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/reprojection.h"

namespace ludo::cli {

/// Axes as people write them: "turns:5:200:20,drama", the range and the number of cells if they like. Fails
/// with what is wrong.
Result<std::vector<campaign::AxisSettings>> axesOf(const std::string& text);

/// The archive on other axes, and how much of the campaign is in it.
std::string projectionText(campaign::StoreReader& reader, const campaign::Reprojection& projection);

/// Two campaigns on the axes of the first, as a table.
Result<std::string> comparisonText(campaign::StoreReader& first, campaign::StoreReader& second,
                                   const std::vector<campaign::AxisSettings>& axes);

}  // namespace ludo::cli
