// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "core/pictures/picture_folder.h"

namespace ludo::pictures {

/// Why a picture is not drawn, for people; nothing for one that is. A PNG has to be whole, by its checksums,
/// and within limits::pictureSide. An SVG has to be well-formed, and to hold shapes, texts and gradients
/// alone: what refers to other files, repeats a part, moves or runs is refused, because those who draw it
/// would follow.
std::optional<std::string> whyUnfit(Format format, std::string_view bytes);

/// The two formats.
std::optional<std::string> whyUnfitPng(std::string_view bytes);
std::optional<std::string> whyUnfitSvg(std::string_view bytes);

}  // namespace ludo::pictures
