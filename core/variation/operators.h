// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>

#include "core/variation/operator.h"

/// The program's own operators, each in a file of its own. Private to the room.
namespace ludo::variation {

std::unique_ptr<const Operator> tweakNumber();
std::unique_ptr<const Operator> fillIn();
std::unique_ptr<const Operator> crossOver();
std::unique_ptr<const Operator> addAction();
std::unique_ptr<const Operator> removeAction();
std::unique_ptr<const Operator> changeTrigger();
std::unique_ptr<const Operator> wireMechanics();
std::unique_ptr<const Operator> changeBoard();
std::unique_ptr<const Operator> swapBundle();

}  // namespace ludo::variation
