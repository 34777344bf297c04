// SPDX-License-Identifier: Apache-2.0
// What all other tests read.
#pragma once
#include "language_pch.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
