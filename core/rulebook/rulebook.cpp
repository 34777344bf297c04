// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/rulebook.h"

#include <iterator>
#include <map>
#include <set>

#include "core/bundles/compose.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/rulebook/chapters.h"
#include "core/rulebook/names.h"
#include "core/rulebook/prose.h"
#include "core/spec/expand_tables.h"

namespace ludo::rulebook {
namespace {

/// A chapter, with the prose of the sections that it is about before what the rules say.
class ChapterMaker {
 public:
  ChapterMaker(Rulebook& book, const text::MarkdownDocument& markdown, const std::set<std::string>& names)
      : m_book(book), m_prose(proseBySection(markdown, names)) {}

  void add(Subject subject, const std::string& title, const std::vector<std::string>& sections,
           Blocks blocks) {
    Chapter chapter{subject, title, {}};
    for (const std::string& section : sections) {
      const auto prose = m_prose.find(section);
      if (prose == m_prose.end()) continue;
      for (const ProsePart& part : prose->second)
        chapter.blocks.push_back({Block::Kind::Prose, part.html, {}, {}, {}, part.place});
    }
    std::move(blocks.begin(), blocks.end(), std::back_inserter(chapter.blocks));
    m_book.chapters.push_back(std::move(chapter));
  }

 private:
  Rulebook& m_book;
  std::map<std::string, std::vector<ProsePart>> m_prose;
};

/// All names that the game defines.
std::set<std::string> namesIn(const language::SpecDocument& document) {
  std::set<std::string> names;
  language::walkConst(language::specDocumentType(), &document,
                      [&names](const language::Type& type, const void* value) {
                        if (type.kind == language::TypeKind::Definition) names.insert(textOf(type, value));
                        return true;
                      });
  return names;
}

}  // namespace

Result<Rulebook> makeRulebook(const service::Analysis& analysis) {
  if (!analysis.rules) return Failure{"the specification has errors; there are no rules to write down yet"};
  language::SpecDocument document = analysis.document;
  diagnostics::List told;
  if (!document.bundles.empty()) {
    bundles::composeBundles(document, *analysis.source,
                            bundles::BundleLibrary::forDocument(analysis.source->path()), told);
  }
  const language::Metadata& metadata = document.metadata;
  Rulebook book{metadata.name.empty() ? capitalised(wordsOfName(metadata.id)) : metadata.name,
                metadata.description,
                metadata.author,
                metadata.version,
                {}};
  // Tables are shown as such; what they define has its names from what they stand for.
  language::SpecDocument whole = document;
  spec::expandTables(whole, told);
  const Speaker speaker(whole, spaceNames(*analysis.rules));
  ChapterMaker chapters(book, analysis.markdown, namesIn(whole));
  chapters.add(Subject::Players, "", {"", "metadata"}, playersBlocks(document, speaker));
  chapters.add(Subject::Table, "On the table",
               {"boards", "zones", "regions", "directionSets", "lineSets", "tokenTypes", "tables",
                "variables", "constants"},
               tableBlocks(document, *analysis.rules,
                           pictures::PictureFolder::ofDocument(analysis.source->path()), speaker));
  chapters.add(Subject::Setup, "Setup", {"setup"}, setupBlocks(document, speaker));
  chapters.add(Subject::Turn, "The turn", {"turn"}, turnBlocks(document, speaker));
  chapters.add(Subject::Actions, "Actions", {"actions"}, actionBlocks(document, speaker));
  chapters.add(Subject::ByItself, "What happens by itself", {"triggers"}, triggerBlocks(document, speaker));
  chapters.add(Subject::End, "The end", {"end", "scoring"}, endBlocks(document, speaker));
  chapters.add(Subject::Terms, "Terms", {"definitions", "bundles"}, termBlocks(document, speaker));
  return book;
}

}  // namespace ludo::rulebook
