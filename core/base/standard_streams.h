// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ludo {

/// Sees to it that the descriptors 0, 1 and 2 are taken, before a program opens anything else: a caller may
/// start it with one of them closed, and the next file to be opened, such as a journal, would get its number
/// and with it what is meant for standard output or standard error. One that was closed stays unusable:
/// reading from it and writing to it fail. False when that cannot be had; the program must not go on then.
bool holdStandardStreams();

}  // namespace ludo
