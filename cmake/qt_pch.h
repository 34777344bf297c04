// SPDX-License-Identifier: Apache-2.0
// The standard and Qt headers that most widgets use, and the analysis of a document, which they all show.
#pragma once
#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <QtCore/QtCore>
#include <QtGui/QtGui>
#include <QtWidgets/QtWidgets>

#include "core/service/analysis.h"
