// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/plots.h"

#include <algorithm>
#include <cmath>

#include "core/base/html_text.h"
#include "core/metrics/html.h"
#include "core/metrics/number_text.h"

namespace ludo::metrics {
namespace {

using html::textElement;

/// Coordinates and lengths of a drawing: two decimals at most.
std::string at(double value) {
  std::string text = decimalText(value, 2);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string attribute(const char* name, double value) {
  return std::string(" ") + name + "=\"" + at(value) + "\"";
}

/// The shortest text that tells ticks of this distance apart.
std::string tickText(double value, double step, bool inPercent) {
  const double shown = inPercent ? 100 * value : value;
  const double shownStep = inPercent ? 100 * step : step;
  const int decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(shownStep) - 1e-9)));
  return decimalText(std::abs(shown) < shownStep / 1e6 ? 0 : shown, decimals) + (inPercent ? " %" : "");
}

/// Round values from low to high, at most `most` of them.
std::vector<double> ticks(double low, double high, double most, double& step) {
  step = high > low ? sim::niceWidth((high - low) / most) : 1;
  std::vector<double> result;
  const auto first = std::llround(std::ceil(low / step - 1e-9));
  const auto last = std::llround(std::floor(high / step + 1e-9));
  for (auto i = first; i <= last; ++i) result.push_back(static_cast<double>(i) * step);
  return result;
}

/// A drawing with a plot area in it, and values along both sides.
class Drawing {
 public:
  Drawing(double width, double height, double left, double bottom)
      : m_width(width), m_height(height), m_left(left), m_bottom(height - bottom) {}

  static constexpr double top = 12;
  double right() const { return m_width - 22; }
  double left() const { return m_left; }
  double bottom() const { return m_bottom; }

  void setRange(double xLow, double xHigh, double yHigh) {
    m_xLow = xLow;
    m_xHigh = xHigh > xLow ? xHigh : xLow + 1;
    m_yHigh = yHigh > 0 ? yHigh : 1;
  }
  double x(double value) const {
    return m_left + (std::clamp(value, m_xLow, m_xHigh) - m_xLow) / (m_xHigh - m_xLow) * (right() - m_left);
  }
  double y(double value) const {
    return m_bottom - std::clamp(value, 0.0, m_yHigh) / m_yHigh * (m_bottom - top);
  }

  void rectangle(const char* kind, double x, double y, double width, double height,
                 const std::string& tip = "") {
    m_content += std::string("<rect class=\"") + kind + "\"" + attribute("x", x) + attribute("y", y) +
                 attribute("width", std::max(0.0, width)) + attribute("height", std::max(0.0, height)) +
                 (tip.empty() ? "/>" : ">" + textElement("title", tip) + "</rect>") + "\n";
  }
  void line(const char* kind, double x1, double y1, double x2, double y2) {
    m_content += std::string("<line class=\"") + kind + "\"" + attribute("x1", x1) + attribute("y1", y1) +
                 attribute("x2", x2) + attribute("y2", y2) + "/>\n";
  }
  void text(const char* anchor, double x, double y, const std::string& words) {
    m_content +=
        textElement("text", words,
                    std::string("text-anchor=\"") + anchor + "\"" + attribute("x", x) + attribute("y", y)) +
        "\n";
  }
  void add(const std::string& content) { m_content += content; }

  void xAxis(const std::string& title, bool inPercent, double most = 6) {
    double step = 1;
    for (const double value : ticks(m_xLow, m_xHigh, most, step)) {
      line("tick", x(value), m_bottom, x(value), m_bottom + 4);
      text("middle", x(value), m_bottom + 16, tickText(value, step, inPercent));
    }
    line("axis", m_left, m_bottom, right(), m_bottom);
    text("middle", (m_left + right()) / 2, m_bottom + 32, title);
  }
  void yAxis() {
    double step = 1;
    for (const double value : ticks(0, m_yHigh, 4, step)) {
      line("grid", m_left, y(value), right(), y(value));
      text("end", m_left - 6, y(value) + 4, tickText(value, step, false));
    }
  }

  std::string finish(const std::string& title, const std::string& description) const {
    return "<svg viewBox=\"0 0 " + at(m_width) + " " + at(m_height) + "\" width=\"" + at(m_width) +
           "\" height=\"" + at(m_height) + "\" role=\"img\" aria-label=\"" +
           htmlText(title + ". " + description) + "\">\n" + textElement("desc", description) + "\n" +
           m_content + "</svg>\n";
  }

 private:
  double m_width, m_height, m_left, m_bottom;
  double m_xLow = 0, m_xHigh = 1, m_yHigh = 1;
  std::string m_content;
};

bool whole(double value) {
  return std::floor(value) == value;
}

/// Wide characters do not matter here: names of actions are letters and digits.
std::string shortened(const std::string& name) {
  constexpr std::size_t most = 26;
  return name.size() <= most ? name : name.substr(0, most - 1) + "\u2026";
}

}  // namespace

std::string histogramPlot(const std::string& title, const std::string& unit, const sim::Distribution& values,
                          bool inPercent) {
  Drawing drawing(360, 210, 48, 44);
  const std::vector<sim::Bin>& bins = values.bins;
  const bool integers = !inPercent && whole(values.minimum) && whole(values.maximum) &&
                        whole(values.median * 2) && bins.front().high - bins.front().low >= 1;
  // A whole number stands in the middle of its bar.
  const double shift = integers ? 0.5 : 0;
  std::uint64_t highest = 0;
  for (const sim::Bin& bin : bins) highest = std::max(highest, bin.count);
  drawing.setRange(bins.front().low - shift, bins.back().high - shift, static_cast<double>(highest) * 1.05);
  drawing.yAxis();
  const auto number = [&](double value) {
    return inPercent ? percentText(value) : decimalText(value, integers ? 0 : 2);
  };
  for (const sim::Bin& bin : bins) {
    const double from = drawing.x(bin.low - shift);
    const double to = drawing.x(bin.high - shift);
    const double top = drawing.y(static_cast<double>(bin.count));
    const bool single = integers && bin.high - bin.low == 1;
    const std::string range =
        single ? number(bin.low) : number(bin.low) + " to " + number(integers ? bin.high - 1 : bin.high);
    drawing.rectangle("bar", from + 0.5, top, to - from - 1, drawing.bottom() - top,
                      range + ": " + countText(bin.count) + " of " + countText(values.n));
  }
  drawing.rectangle("band", drawing.x(values.low95), Drawing::top,
                    drawing.x(values.high95) - drawing.x(values.low95), drawing.bottom() - Drawing::top);
  drawing.line("mean", drawing.x(values.mean), Drawing::top, drawing.x(values.mean), drawing.bottom());
  drawing.xAxis(unit, inPercent);
  const auto mean = inPercent ? percentText(values.mean) : decimalText(values.mean);
  return drawing.finish(title, "Histogram of " + countText(values.n) + " values from " +
                                   number(values.minimum) + " to " + number(values.maximum) + ", mean " +
                                   mean);
}

std::string sharePlot(const std::string& title, const std::vector<sim::Share>& shares) {
  constexpr double rowHeight = 26;
  constexpr double barHeight = 14;
  Drawing drawing(620, 60 + rowHeight * static_cast<double>(shares.size()), 190, 44);
  double highest = 0;
  for (const sim::Share& share : shares) highest = std::max(highest, share.high95);
  drawing.setRange(0, std::min(1.0, std::ceil(highest * 20) / 20), 1);
  std::string description;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const sim::Share& share = shares[i];
    const double middle = Drawing::top + rowHeight * (static_cast<double>(i) + 0.5);
    const std::string numbers = share.name + ": " + percentText(share.value) + ", 95 % interval " +
                                percentText(share.low95) + " to " + percentText(share.high95) + " (" +
                                countText(share.count) + " of " + countText(share.n) + ")";
    drawing.text("end", drawing.left() - 8, middle + 4, shortened(share.name));
    drawing.rectangle("bar", drawing.left(), middle - barHeight / 2, drawing.x(share.value) - drawing.left(),
                      barHeight, numbers);
    drawing.line("whisker", drawing.x(share.low95), middle, drawing.x(share.high95), middle);
    for (const double end : {share.low95, share.high95})
      drawing.line("whisker", drawing.x(end), middle - 4, drawing.x(end), middle + 4);
    description += (description.empty() ? "" : "; ") + share.name + " " + percentText(share.value);
  }
  drawing.xAxis("Share, with 95 % interval", true);
  return drawing.finish(title, description);
}

std::string coursePlot(const std::string& title, const std::vector<PlyPoint>& course) {
  Drawing drawing(620, 250, 56, 44);
  double highest = 0;
  for (const PlyPoint& point : course) highest = std::max(highest, point.legalMoves.high95);
  const double last = course.back().first + course.back().plies;
  drawing.setRange(1, last, highest * 1.05);
  drawing.yAxis();
  const auto middle = [](const PlyPoint& point) { return point.first + (point.plies + 1) / 2.0; };
  std::string upper;
  std::string lower;
  std::string mean;
  for (const PlyPoint& point : course) {
    const std::string x = at(drawing.x(middle(point))) + ",";
    upper += x + at(drawing.y(point.legalMoves.high95)) + " ";
    lower.insert(0, x + at(drawing.y(point.legalMoves.low95)) + " ");
    mean += x + at(drawing.y(point.legalMoves.mean)) + " ";
  }
  drawing.add("<polygon class=\"band\" points=\"" + upper + lower +
              "\"/>\n<polyline class=\"course\" points=\"" + mean + "\"/>\n");
  for (const PlyPoint& point : course) {
    const std::string plies = point.plies == 1 ? "Ply " + std::to_string(point.first + 1)
                                               : "Plies " + std::to_string(point.first + 1) + " to " +
                                                     std::to_string(point.first + point.plies);
    drawing.add("<circle class=\"point\" r=\"3\"" + attribute("cx", drawing.x(middle(point))) +
                attribute("cy", drawing.y(point.legalMoves.mean)) + ">" +
                textElement("title", plies + ": " + decimalText(point.legalMoves.mean) + " legal moves in " +
                                         countOf(point.legalMoves.n, "game")) +
                "</circle>\n");
  }
  drawing.xAxis("Ply", false, 10);
  return drawing.finish(title, "From " + decimalText(course.front().legalMoves.mean, 1) +
                                   " legal moves at the first ply to " +
                                   decimalText(course.back().legalMoves.mean, 1) + " at the last");
}

}  // namespace ludo::metrics
