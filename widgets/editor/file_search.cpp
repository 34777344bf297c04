// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/file_search.h"

#include <QDir>
#include <QFileInfo>
#include <set>

#include "widgets/document/companion_file.h"
#include "widgets/document/text_file.h"

namespace ludo::widgets {

namespace {

/// The files to search, by their names.
class FolderWalk {
 public:
  explicit FolderWalk(const std::stop_token& stop) : m_stop(stop) {}

  void enter(const QDir& folder, int depth) {
    if (m_stop.stop_requested() || m_isFull) return;
    for (const QFileInfo& entry :
         folder.entryInfoList({QStringLiteral("*.md")}, QDir::Files | QDir::Readable, QDir::Name)) {
      if (files.size() >= static_cast<qsizetype>(mostSearchedFiles)) {
        m_isFull = true;
        return;
      }
      files << entry.absoluteFilePath();
    }
    const auto folders =
        folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name);
    if (depth >= mostSearchedDepth) {
      m_isFull = m_isFull || !folders.isEmpty();
      return;
    }
    for (const QFileInfo& entry : folders) enter(QDir(entry.absoluteFilePath()), depth + 1);
  }
  bool isFull() const { return m_isFull; }

  QStringList files;

 private:
  const std::stop_token& m_stop;
  bool m_isFull = false;
};

class Search {
 public:
  Search(const FileSearch& search, const std::stop_token& stop,
         const std::function<void(std::size_t)>& progressed)
      : m_expression(expressionOf(search.query)), m_stop(stop), m_progressed(progressed) {
    if (!m_expression.isValid()) m_found.error = m_expression.errorString();
  }

  bool goesOn() {
    m_found.cancelled = m_stop.stop_requested();
    return !m_found.cancelled && !m_found.tooManyMatches && m_found.error.isEmpty();
  }

  void add(FoundText text, std::string_view content) {
    std::size_t begin = 0;
    for (std::size_t line = 0; begin <= content.size() && goesOn(); ++line) {
      const std::size_t end = std::min(content.find('\n', begin), content.size());
      addLine(text, line, begin, content.substr(begin, end - begin));
      begin = end + 1;
    }
    ++m_found.searched;
    m_found.matches += text.matches.size();
    if (!text.matches.empty()) m_found.texts.push_back(std::move(text));
    m_progressed(m_found.searched);
  }

  FoundInFiles& found() { return m_found; }

 private:
  void addLine(FoundText& text, std::size_t line, std::size_t begin, std::string_view content) {
    if (content.ends_with('\r')) content.remove_suffix(1);
    if (content.size() > mostSearchedLine) {
      ++m_found.longLines;
      return;
    }
    const SearchResult result = findAll(content, m_expression);
    if (result.tookTooLong) ++m_found.slowLines;
    for (SearchMatch match : result.matches) {
      if (m_found.matches + text.matches.size() >= mostMatches) {
        m_found.tooManyMatches = true;
        return;
      }
      const auto moved = static_cast<std::uint32_t>(begin);
      match.span = {match.span.begin + moved, match.span.end + moved};
      text.matches.push_back({line, begin, std::string(content), std::move(match)});
    }
  }

  QRegularExpression m_expression;
  const std::stop_token& m_stop;
  const std::function<void(std::size_t)>& m_progressed;
  FoundInFiles m_found;
};

}  // namespace

FoundInFiles findInFiles(const FileSearch& request, const std::stop_token& stop,
                         const std::function<void(std::size_t)>& progressed) {
  Search search(request, stop, progressed);
  if (request.query.pattern.isEmpty() || !search.goesOn()) return std::move(search.found());
  std::set<QString> seen;
  const QDir folder(request.folder);
  for (const OpenText& open : request.open) {
    if (!search.goesOn()) break;
    if (!open.path.isEmpty()) seen.insert(realFile(open.path));
    search.add({open.id, open.path, open.name, {}}, open.text);
  }
  if (request.folder.isEmpty() || !search.goesOn()) return std::move(search.found());
  FolderWalk walk(stop);
  walk.enter(folder, 0);
  search.found().tooManyFiles = walk.isFull();
  for (const QString& path : walk.files) {
    if (!search.goesOn()) break;
    if (!seen.insert(realFile(path)).second) continue;
    const Result<std::string> text = readTextFile(path);
    if (text) {
      search.add({-1, path, folder.relativeFilePath(path), {}}, *text);
    } else {
      search.found().unread << asSentence(text.failure());
    }
  }
  return std::move(search.found());
}

}  // namespace ludo::widgets
