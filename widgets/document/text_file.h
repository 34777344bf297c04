// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <string>

#include "core/base/result.h"

namespace ludo::widgets {

/// Reads a text file. Beside what readFile refuses, a file with NUL bytes is
/// refused as binary, and a file of more than limits::textBytes.
Result<std::string> readTextFile(const QString& path);
Result<Done> writeTextFile(const QString& path, const std::string& text);
/// Removes a file; fine when there is none.
Result<Done> removeFile(const QString& path);

/// A failure as a sentence to show: its first letter in upper case.
QString asSentence(const std::string& message);

}  // namespace ludo::widgets
