// SPDX-License-Identifier: Apache-2.0
#include "lanes/games.h"

namespace ludo::bench::LUDO_LIMITS_FOR {

FormsByGame forms() {
  return {ticTacToeForms(), connectFourForms(), breakthroughForms(), reversiForms()};
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
