// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QCoreApplication>
#include <QString>
#include <set>
#include <vector>

#include "app/ide/sample_tags.h"

namespace ludo::ide {

/// A specification that comes with the program.
struct Sample {
  QString path;
  QString name;       ///< its first heading, or the file's name
  QString paragraph;  ///< the first paragraph under it, as plain text; may be empty
  std::set<SampleTag> tags;
};

/// Where the samples lie: $LUDO_SAMPLES_DIR, else ../share/ludoforge/samples beside the program, else the
/// source tree it was built from. Empty when there are none.
QString samplesFolder();
/// The samples of a folder and of the folders in it, by name. Files that cannot be read are left out.
std::vector<Sample> readSamples(const QString& folder);
/// The name and paragraph of a specification's text; the file's name when it has no heading.
Sample describeSample(const QString& path, const QString& text);

/// A text to begin a new specification with.
struct SpecTemplate {
  Q_DECLARE_TR_FUNCTIONS(SpecTemplate)
 public:
  QString name;
  QString description;
  QString text;
};
std::vector<SpecTemplate> specTemplates();

}  // namespace ludo::ide
