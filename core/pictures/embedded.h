// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/pictures/picture_folder.h"

namespace ludo::pictures {

/// A picture within a page or a drawing, which loads nothing then.
struct Embedded {
  std::string uri;  ///< data: with the bytes in base64
  double width = 0, height = 0;
};

/// Of bytes that are fit (fitness.h). A drawing is given a size in pixels that print well. Nothing where a
/// drawing does not say how wide and high it is.
std::optional<Embedded> embed(Format format, const std::string& bytes);

std::string base64(std::string_view bytes);

}  // namespace ludo::pictures
