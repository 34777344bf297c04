// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/base/source_text.h"

namespace ludo::bundles {

/// Folders in which bundles lie, each in a file named after its id. Files are read when they are asked for.
/// Nothing outside the folders is read: a document from a stranger may come with links to other places.
class BundleLibrary {
 public:
  struct Folder {
    std::string path;
    bool followsLinksOut = false;  ///< for one that the user or the installation chose, not a document
  };
  /// Neither when there is none of that name.
  struct Found {
    SourcePtr source;
    std::string refusal;  ///< why the file that there is was not read: "cannot read 'x.md': ..."
  };

  explicit BundleLibrary(std::vector<Folder> folders) : m_folders(std::move(folders)) {}

  /// What a document at this path may use: bundles beside it, in a folder "bundles" beside it, and those of
  /// the program: in $LUDO_BUNDLES_DIR, else ../share/ludoforge/bundles beside the program, else the source
  /// tree's.
  static BundleLibrary forDocument(const std::string& path);

  /// The text of a bundle. A game that happens to have the same file name stands back behind a bundle in a
  /// later folder, and so does what cannot be read.
  Found find(const std::string& id) const;
  /// The ids of all bundles in the folders, sorted. Beside a document, only the folder "bundles" is listed.
  std::vector<std::string> ids() const;

 private:
  std::vector<Folder> m_folders;
};

}  // namespace ludo::bundles
