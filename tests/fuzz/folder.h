// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::fuzz {

/// A folder of this process for the files of targets that read files, gone when the process ends as it
/// should.
const std::string& workFolder();

/// Writes a file without waiting for the disk.
void putFile(const std::string& path, std::string_view content);

}  // namespace ludo::fuzz
