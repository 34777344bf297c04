// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

/// Hidden files that the program keeps beside a document's file: the copy of
/// its unsaved text and its lock.
namespace ludo::widgets {

/// The file that a path leads to, through links; the path itself, absolute,
/// when there is none.
QString realFile(const QString& path);

/// ".name.md.autosave" beside name.md, when `suffix` is "autosave". A name too
/// long for that is cut, and a hash of the whole keeps it apart from others.
QString companionOf(const QString& realFile, const QString& suffix);

/// A short name for a file that is the same for no other: a hash of its path.
QString fingerprintOf(const QString& realFile);

}  // namespace ludo::widgets
