// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Mistakes in how a game and the bundles it uses fit together.
namespace ludo::diagnostics::kinds {

inline constexpr Kind UnknownBundle{"unknown-bundle", Severity::Error, "Unknown bundle",
                                    "Bundles are looked for beside the document, in a folder bundles beside "
                                    "it, and in the library that comes "
                                    "with the program; the file has the name of the bundle."};
inline constexpr Kind UnreadableBundle{"unreadable-bundle", Severity::Error, "Bundle that cannot be read",
                                       "There is a file of that name, but no text of at most 1 MiB in it, or "
                                       "it is a link out of the folders in which "
                                       "the document may look."};
inline constexpr Kind BundleCycle{"bundle-cycle", Severity::Error, "Bundles that require each other",
                                  "A bundle cannot build on one that builds on it."};
inline constexpr Kind BundleConflict{"bundle-conflict", Severity::Error, "Bundles that exclude each other",
                                     "One of them says that the two cannot be in the same game."};
inline constexpr Kind NamespaceCollision{
    "namespace-collision", Severity::Error, "Names of bundles that collide",
    "The names of a bundle begin with its id, or with what `as` says; two uses need different beginnings."};
inline constexpr Kind UnboundParameter{"unbound-parameter", Severity::Error, "Parameter without a value",
                                       "The bundle needs to be told what this is in the game."};
inline constexpr Kind InvalidBundle{
    "invalid-bundle", Severity::Error, "Bundle that is not one",
    "A bundle has a section bundle with an id, which is its file's name, and a "
    "version such as \"1.0.0\"."};

inline constexpr Kind BundleAlone{
    "bundle-alone", Severity::Info, "Bundle by itself",
    "A bundle is a part of games: it is checked here, and played where it is used."};

/// All kinds of this file, in its order.
inline constexpr const Kind* bundleKinds[] = {&UnknownBundle,  &UnreadableBundle,   &BundleCycle,
                                              &BundleConflict, &NamespaceCollision, &UnboundParameter,
                                              &InvalidBundle,  &BundleAlone};

}  // namespace ludo::diagnostics::kinds
