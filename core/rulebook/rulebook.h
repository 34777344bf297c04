// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/service/analysis.h"

/// A game's rules for people who sit at a table and know no YAML: the prose of its document, and beside it
/// what the rules say, in sentences that follow from the language's descriptions.
namespace ludo::rulebook {

/// A sentence, and what belongs to it: what is done when it holds, or for each.
struct Line {
  std::string text;
  std::vector<Line> below;
  Span place{};  ///< what of the document it says; unknown where it says nothing of one place
};

struct Block {
  enum class Kind {
    Prose,      ///< HTML made of the document's Markdown, without anything that a page could load or run
    Paragraph,  ///< plain text
    Heading,
    Lines,
    Table,   ///< the first row holds the heads
    Picture  ///< SVG
  };
  Kind kind = Kind::Paragraph;
  std::string text;  ///< Prose, Paragraph, Heading, Picture
  std::vector<Line> lines;
  std::vector<std::vector<std::string>> rows;
  std::string caption;  ///< Picture: what is on it, in words
  Span place{};         ///< see Line; of Prose, the paragraph
};

enum class Subject { Players, Table, Setup, Turn, Actions, ByItself, End, Terms };

struct Chapter {
  Subject subject = Subject::Players;
  std::string title;
  std::vector<Block> blocks;
};

struct Rulebook {
  std::string title;
  std::string description;
  std::string author;
  std::string version;
  std::vector<Chapter> chapters;
};

/// Fails when the specification has errors. Any thread.
Result<Rulebook> makeRulebook(const service::Analysis& analysis);

/// Pictures stand in the page, which has the colours of paper; or they are named "picture-0", "picture-1",
/// ... for who draws the page in another way, and in colours of its own.
enum class Pictures { Inside, Named };

/// Whether what has a place in the document begins with an anchor that says so: see placeOfAnchor.
enum class Anchors { None, OfPlaces };

/// One page for any browser or printer; it loads nothing. Equal rulebooks give equal bytes.
std::string rulebookHtml(const Rulebook& rulebook, Pictures pictures = Pictures::Inside,
                         Anchors anchors = Anchors::None);

/// The place that the name of an anchor says; unknown for other names.
Span placeOfAnchor(const std::string& name);

}  // namespace ludo::rulebook
