// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/metrics/report.h"

/// Plots as SVG to stand inside a page, whose style sheet gives them their colours (see page_style.h). Each
/// has a title and a description for people who do not see it, and each bar its numbers as a tooltip.
/// Private to the room.
namespace ludo::metrics {

/// Bars over the values, with the mean as a line and its 95 % interval as a band. The distribution has bars.
std::string histogramPlot(const std::string& title, const std::string& unit, const sim::Distribution& values,
                          bool inPercent);

/// One bar a share, from 0 on, with its 95 % interval as a line.
std::string sharePlot(const std::string& title, const std::vector<sim::Share>& shares);

/// The mean of the legal moves in the course of the game, with its 95 % interval as a band.
std::string coursePlot(const std::string& title, const std::vector<PlyPoint>& course);

}  // namespace ludo::metrics
