// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace ludo {

/// Reads a whole regular file. Fails, with the system's reason, for a directory, a missing or unreadable
/// file, and one larger than `limit` bytes.
Result<std::string> readFile(const std::string& path, std::size_t limit = std::size_t{256} << 20);

/// Writes a file whole or not at all: the new content is written in the same folder, without a name where the
/// file system can, synced, and then takes the old one's place; then the folder is synced. On failure (no
/// space, no permission) the old file is as it was and no other file stays; only if the very last step fails
/// the new one is there, and the failure says that a power cut may take it back.
Result<Done> writeFile(const std::string& path, std::string_view content);

/// Takes a text piece by piece. False: it takes no more.
using TextSink = std::function<bool(std::string_view)>;
/// The same with a content that is made piece by piece and never in memory as a whole. `make` may be called
/// twice, where the first way to make a file turns out not to be open.
Result<Done> writeFile(const std::string& path, const std::function<void(const TextSink&)>& make);

/// Removes what a kill in the middle of writeFile to this path may have left. Nobody may be writing to it.
void removeLeftOver(const std::string& path);

/// Makes the disk keep that a file was made, renamed or removed. The system's error number, or 0.
int syncFolderOf(const std::string& path);

/// Whether writeFile could write there, as far as the system tells without writing: that the folder is there
/// and takes files, and that the path leads to no folder or other thing that is no file. Fails with the
/// reason.
Result<Done> checkWritable(const std::string& path);

}  // namespace ludo
