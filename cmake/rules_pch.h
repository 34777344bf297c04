// SPDX-License-Identifier: Apache-2.0
// What the rooms read that make code of rules: the language's types, the rules, and the builder of code.
#pragma once
#include "core_pch.h"

#include "core/kernel/rules.h"
#include "core/kernel/state.h"
#include "core/language/game_def.h"
#include "core/language/language.h"
#include "core/language/type.h"
#include "core/language/walk.h"
#include "core/machine/builder.h"
