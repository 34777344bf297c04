// SPDX-License-Identifier: Apache-2.0
// What tests of the rooms below the language read.
#pragma once
#include "core_pch.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
