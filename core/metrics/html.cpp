// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/html.h"

#include "core/base/html_text.h"

namespace ludo::metrics::html {

std::string element(std::string_view name, std::string_view content, std::string_view attributes) {
  std::string result = "<" + std::string(name);
  if (!attributes.empty()) result += " " + std::string(attributes);
  return result + ">" + std::string(content) + "</" + std::string(name) + ">";
}

std::string textElement(std::string_view name, std::string_view text, std::string_view attributes) {
  return element(name, htmlText(text), attributes);
}

namespace {

std::string cellText(Cell cell, const std::string& text) {
  switch (cell) {
    case Cell::Text:
      return textElement("td", text);
    case Cell::Number:
      return textElement("td", text, "class=\"number\"");
    case Cell::Code:
      return element("td", textElement("code", text));
    case Cell::Verdict:
      return textElement("td", text, "class=\"" + htmlText(text) + "\"");
  }
  return "";
}

}  // namespace

std::string Table::text() const {
  if (rows.empty()) return "";
  std::string head;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const bool isNumber = i > 0 && columns[i].cell == Cell::Number;
    head += textElement("th", columns[i].head, isNumber ? "scope=\"col\" class=\"number\"" : "scope=\"col\"");
  }
  std::string body;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const std::string tip = row < tips.size() ? "title=\"" + htmlText(tips[row]) + "\"" : "";
    std::string cells = element(
        "th", tip.empty() ? htmlText(rows[row][0]) : textElement("span", rows[row][0], tip), "scope=\"row\"");
    for (std::size_t i = 1; i < rows[row].size(); ++i) cells += cellText(columns[i].cell, rows[row][i]);
    body += element("tr", cells) + "\n";
  }
  return "<div class=\"wide\"><table>\n" + textElement("caption", caption) + "\n" +
         element("thead", element("tr", head)) + "\n<tbody>\n" + body + "</tbody>\n</table></div>\n";
}

std::string folded(std::string_view summary, std::string_view content) {
  return element("details", textElement("summary", summary) + "\n" + std::string(content)) + "\n";
}

std::string unfolded(std::string_view summary, std::string_view content) {
  return element("details", textElement("summary", summary) + "\n" + std::string(content), "open") + "\n";
}

}  // namespace ludo::metrics::html
