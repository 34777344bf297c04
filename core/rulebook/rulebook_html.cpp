// SPDX-License-Identifier: Apache-2.0
#include <cstdio>
#include <utility>

#include "core/rulebook/markup.h"
#include "core/rulebook/rulebook.h"

namespace ludo::rulebook {
namespace {

constexpr std::string_view style = R"(<style>
body { font-family: serif; line-height: 1.45; max-width: 46em; margin: 2em auto; padding: 0 1em; }
h1, h2, h3 { font-family: sans-serif; line-height: 1.2; }
h2 { border-bottom: 1px solid #999; padding-bottom: 0.2em; margin-top: 2em; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { border: 1px solid #999; padding: 0.2em 0.6em; text-align: left; }
svg { max-width: 100%; height: auto; }
figure { margin: 1em 0; }
figcaption { font-style: italic; }
li { margin: 0.2em 0; }
@media print { h2, h3 { break-after: avoid; } table, figure { break-inside: avoid; } }
</style>
)";
constexpr std::string_view paper = "<style>\nbody { color: #1b1b1b; background: #fff; }\n</style>\n";

std::string anchorName(Span place) {
  return "place-" + std::to_string(place.begin) + '-' + std::to_string(place.end);
}

class PageWriter {
 public:
  PageWriter(Pictures pictures, Anchors anchors) : m_pictures(pictures), m_anchors(anchors) {}

  std::string page(const Rulebook& book) {
    m_page = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n" +
             element("title", book.title + ": rules") + std::string(style) +
             std::string(m_pictures == Pictures::Inside ? paper : "") + "</head>\n<body>\n" +
             element("h1", book.title);
    if (!book.description.empty()) m_page += "<p><strong>" + htmlText(book.description) + "</strong></p>\n";
    if (!book.author.empty()) m_page += element("p", "By " + book.author);
    for (const Chapter& chapter : book.chapters) {
      if (chapter.blocks.empty()) continue;
      if (!chapter.title.empty()) m_page += element("h2", chapter.title);
      for (const Block& block : chapter.blocks) write(block);
    }
    if (!book.version.empty()) m_page += element("p", "Version " + book.version + " of the rules");
    return std::move(m_page) + "</body>\n</html>\n";
  }

 private:
  /// As deep as effects nest in one another, which the readers of documents bound.
  void writeLines(const std::vector<Line>& lines) {
    if (lines.empty()) return;
    m_page += "<ul>\n";
    for (const Line& line : lines) {
      m_page += "<li>" + anchorOf(line.place) + htmlText(line.text);
      if (!line.below.empty()) m_page += "\n";
      writeLines(line.below);
      m_page += "</li>\n";
    }
    m_page += "</ul>\n";
  }

  std::string anchorOf(Span place) const {
    if (m_anchors == Anchors::None || !place.known()) return {};
    return "<a name=\"" + anchorName(place) + "\"></a>";
  }

  /// An element that begins with the anchor of its block.
  void writeElement(const std::string& name, const Block& block) {
    m_page += "<" + name + ">" + anchorOf(block.place) + htmlText(block.text) + "</" + name + ">\n";
  }

  void writeTable(const Block& block) {
    m_page += "<table>\n";
    std::string anchor = anchorOf(block.place);
    for (const std::vector<std::string>& row : block.rows) {
      const std::string tag = &row == &block.rows.front() ? "th" : "td";
      m_page += "<tr>";
      for (const std::string& cell : row)
        m_page += "<" + tag + ">" + std::exchange(anchor, {}) + htmlText(cell) + "</" + tag + ">";
      m_page += "</tr>\n";
    }
    m_page += "</table>\n";
  }

  /// Prose is one element each, whose anchor goes behind its tag.
  void writeProse(const Block& block) {
    const std::size_t inside = block.text.find('>');
    const std::string anchor = anchorOf(block.place);
    if (anchor.empty() || inside == std::string::npos) {
      m_page += block.text;
    } else {
      m_page += block.text.substr(0, inside + 1) + anchor + block.text.substr(inside + 1);
    }
  }

  void write(const Block& block) {
    switch (block.kind) {
      case Block::Kind::Prose:
        writeProse(block);
        break;
      case Block::Kind::Paragraph:
        writeElement("p", block);
        break;
      case Block::Kind::Heading:
        writeElement("h3", block);
        break;
      case Block::Kind::Lines:
        writeLines(block.lines);
        break;
      case Block::Kind::Table:
        writeTable(block);
        break;
      case Block::Kind::Picture:
        writePicture(block);
        break;
    }
  }

  void writePicture(const Block& block) {
    m_page += "<figure>\n";
    if (m_pictures == Pictures::Inside) {
      m_page += block.text;
    } else {
      m_page += "<img src=\"picture-" + std::to_string(m_count) + "\">\n";
    }
    ++m_count;
    m_page += element("figcaption", block.caption) + "</figure>\n";
  }

  Pictures m_pictures;
  Anchors m_anchors;
  std::string m_page;
  std::size_t m_count = 0;
};

}  // namespace

std::string rulebookHtml(const Rulebook& rulebook, Pictures pictures, Anchors anchors) {
  return PageWriter(pictures, anchors).page(rulebook);
}

Span placeOfAnchor(const std::string& name) {
  Span place;
  int used = 0;
  if (std::sscanf(name.c_str(), "place-%u-%u%n", &place.begin, &place.end, &used) != 2) return {};
  return static_cast<std::size_t>(used) == name.size() ? place : Span();
}

}  // namespace ludo::rulebook
