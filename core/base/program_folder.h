// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

namespace ludo {

/// The folder that holds the file of the running program, links resolved; empty where the system does not
/// tell. What belongs to an installation is found from here and by its full path, never by way of the current
/// folder.
std::string programFolder();

}  // namespace ludo
