// SPDX-License-Identifier: Apache-2.0
#include "feed.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ludo::fuzz::feedEngine({reinterpret_cast<const char*>(data), size});
  return 0;
}
