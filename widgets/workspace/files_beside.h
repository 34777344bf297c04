// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/service/analysis.h"

/// Files beside a document that its game is made of: pictures, and bundles that did not come with the
/// program.
namespace ludo::widgets {

struct FileBeside {
  std::string name;  ///< its path from the document's folder, with /
  SourcePtr bundle;  ///< null: a picture
};

/// Those of the analysed text that lie beside the document at a path, by name.
std::vector<FileBeside> filesBeside(const service::Analysis& analysis, const std::string& document);
/// Those of them that another document has not beside itself.
std::vector<FileBeside> missingBeside(std::vector<FileBeside> files, const std::string& document);
/// Copies them from beside one document to beside another, each whole or not at all, with their folders. What
/// is there stays as it is. Pictures that are refused where they are drawn (core/pictures) are left. Stops
/// early when asked to. Any thread.
Result<Done> copyBeside(const std::vector<FileBeside>& files, const std::string& from, const std::string& to,
                        const std::stop_token& stop);

}  // namespace ludo::widgets
