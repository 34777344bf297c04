// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

namespace ludo::text {

/// Whether a JSON text has no more than limits::jsonValues values and no more lists and objects in one
/// another than any file of ours, so that it may be read whole. A text that is no JSON is judged up to where
/// it is none. Takes no memory to speak of.
bool isJsonOfSize(std::string_view json);

}  // namespace ludo::text
