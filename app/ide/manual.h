// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <optional>
#include <vector>

namespace ludo::ide {

/// A heading of the manual with the text up to the next one.
struct ManualSection {
  QString page;      ///< "language": the file that it is from
  QString title;     ///< without marks
  QString anchor;    ///< by which links name it, as GitHub does: "zone-count"
  int level = 1;     ///< 1 for a page
  QString markdown;  ///< with its heading
};

/// What a page is made of, in its order. Headings deeper than the third stay inside their section, and
/// pictures are left out.
std::vector<ManualSection> sectionsOf(const QString& page, const QString& markdown);

/// The whole manual: the tutorial, the language as the program itself describes it, and the guides. Some
/// hundred kilobytes, made anew by each call.
std::vector<ManualSection> manualSections();

/// Where a link of a page leads: "#zone", "language.md" or "language.md#zone". None when it leads out of the
/// manual.
std::optional<std::size_t> linkTarget(const std::vector<ManualSection>& sections, const QString& fromPage,
                                      const QString& link);

/// What is shown of a section: all that is below it where that is short, else its own text and links to its
/// parts.
QString manualText(const std::vector<ManualSection>& sections, std::size_t at);

}  // namespace ludo::ide
