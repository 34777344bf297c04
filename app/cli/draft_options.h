// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

namespace ludo::cli {

/// What `ludo draft` was called with.
struct DraftOptions {
  std::string request;
  std::string like;  ///< a game whose board, pieces and turn it shall have; empty: any
  std::uint64_t count = 5;
  std::uint64_t seed = 1;
  std::uint64_t tries = 20;  ///< games that are drawn for each that is kept
  std::string games;
  std::string treeModel;
  std::string saveTreeModel;
  std::string model = "none";
  std::string record;
  std::string replay;
  std::string memory;
  bool showRequest = false;
  std::string out;

  bool asksModel() const { return model != "none" || !replay.empty(); }
};

}  // namespace ludo::cli
