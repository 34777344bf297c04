// SPDX-License-Identifier: Apache-2.0
// What every room above the language reads: its types. Whoever uses them includes them all the same.
#pragma once
#include "core_pch.h"

#include "core/language/spec_document.h"
