// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/engine/program.h"

/// Programs for single samples, written by hand: fast opponents for what is tested and measured on programs.
/// They keep no identities of tokens. Two stones in one zone, and stones that were not played, are not
/// foreseen; unpack gives what conditions of these games look at, and positionHash is their own.
namespace ludo::testing {

engine::ProgramPtr handWrittenTicTacToe(kernel::RulesPtr rules);
engine::ProgramPtr handWrittenConnectFour(kernel::RulesPtr rules);
engine::ProgramPtr handWrittenHex(kernel::RulesPtr rules);

}  // namespace ludo::testing
