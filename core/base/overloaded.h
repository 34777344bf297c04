// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ludo {

/// Several lambdas as one callable, for std::visit.
template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace ludo
