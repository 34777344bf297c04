// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace ludo {

/// Reads a whole regular file. Fails, with the system's reason, for a directory, a missing or unreadable
/// file, and one larger than `limit` bytes.
Result<std::string> readFile(const std::string& path, std::size_t limit = std::size_t{256} << 20);

/// Writes a file whole or not at all: a temporary file beside it is written, flushed to disk and renamed
/// over it. On failure (no space, no permission) the old file is as it was and no temporary file stays.
Result<Done> writeFile(const std::string& path, std::string_view content);

/// Whether writeFile could write there, as far as the system tells without writing: that the folder is there and
/// takes files, and that the path leads to no folder or other thing that is no file. Fails with the reason.
Result<Done> checkWritable(const std::string& path);

}  // namespace ludo
