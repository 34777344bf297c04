// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/manual.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "core/language/reference.h"

namespace ludo::ide {
namespace {

constexpr int deepest = 3;
constexpr qsizetype mostShown = 8000;  ///< letters of Markdown that are laid out in a blink

QString readPage(const QString& page) {
  QFile file(QStringLiteral(":/manual/%1.md").arg(page));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The heading's level; 0 for other lines.
int levelOf(const QString& line) {
  int level = 0;
  while (level < line.size() && line[level] == u'#') ++level;
  return level > 0 && level <= deepest && level < line.size() && line[level] == u' ' ? level : 0;
}

QString plainTitle(QString title) {
  title.remove(u'`').remove(u'*');
  return title.trimmed();
}

QString anchorOf(const QString& title) {
  QString anchor;
  for (const QChar letter : title.toLower()) {
    if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_') anchor += letter;
    if (letter == u' ') anchor += u'-';
  }
  return anchor;
}

/// Pages that are made say so to who would edit them.
QString forReaders(const QString& markdown) {
  QStringList paragraphs = markdown.split(QStringLiteral("\n\n"));
  paragraphs.removeIf(
      [](const QString& paragraph) { return paragraph.contains(QStringLiteral("Do not edit")); });
  return paragraphs.join(QStringLiteral("\n\n"));
}

/// Links to files that the manual does not have become plain words.
QString withoutDeadLinks(const ManualSection& section, const std::vector<ManualSection>& all) {
  static const QRegularExpression links(QStringLiteral("\\[([^\\]]*)\\]\\(([^)\\s]+)\\)"));
  QString kept;
  qsizetype end = 0;
  for (const QRegularExpressionMatch& match : links.globalMatch(section.markdown)) {
    const QString target = match.captured(2);
    if (target.contains(u':') || linkTarget(all, section.page, target)) continue;
    kept += QStringView(section.markdown).mid(end, match.capturedStart() - end);
    kept += match.captured(1);
    end = match.capturedEnd();
  }
  return kept + section.markdown.mid(end);
}

/// The first section that does not lie below one.
std::size_t endOf(const std::vector<ManualSection>& sections, std::size_t at) {
  std::size_t end = at + 1;
  while (end < sections.size() && sections[end].level > sections[at].level) ++end;
  return end;
}

}  // namespace

std::vector<ManualSection> sectionsOf(const QString& page, const QString& markdown) {
  std::vector<ManualSection> sections;
  bool isInFence = false;
  for (const QString& line : forReaders(markdown).split(u'\n')) {
    if (line.trimmed().startsWith(QStringLiteral("```"))) isInFence = !isInFence;
    if (!isInFence && line.startsWith(QStringLiteral("!["))) continue;
    if (const int level = isInFence ? 0 : levelOf(line); level > 0) {
      const QString title = plainTitle(line.mid(level + 1));
      sections.push_back({page, title, anchorOf(title), level, {}});
    }
    if (!sections.empty()) sections.back().markdown += line + u'\n';
  }
  return sections;
}

std::vector<ManualSection> manualSections() {
  std::vector<ManualSection> all;
  const auto add = [&all](const QString& page, const QString& markdown) {
    std::ranges::move(sectionsOf(page, markdown), std::back_inserter(all));
  };
  add(QStringLiteral("tutorial"), readPage(QStringLiteral("tutorial")));
  add(QStringLiteral("language"), QString::fromStdString(language::referenceText()));
  for (const char* page : {"cookbook", "how-games-run", "editor", "bundles", "simulation", "metrics",
                           "agents", "limits", "determinism", "unsaved-text"})
    add(QString::fromLatin1(page), readPage(QString::fromLatin1(page)));
  for (ManualSection& section : all) section.markdown = withoutDeadLinks(section, all);
  return all;
}

std::optional<std::size_t> linkTarget(const std::vector<ManualSection>& sections, const QString& fromPage,
                                      const QString& link) {
  const QString file = link.section(u'#', 0, 0);
  const QString anchor = link.section(u'#', 1);
  QString page = fromPage;
  if (!file.isEmpty()) {
    if (!file.endsWith(QStringLiteral(".md"))) return std::nullopt;
    page = file.section(u'/', -1).chopped(3);
  }
  for (std::size_t i = 0; i < sections.size(); ++i) {
    if (sections[i].page == page && (anchor.isEmpty() || sections[i].anchor == anchor)) return i;
  }
  return std::nullopt;
}

QString manualText(const std::vector<ManualSection>& sections, std::size_t at) {
  const std::size_t end = endOf(sections, at);
  QString whole;
  for (std::size_t i = at; i < end; ++i) whole += sections[i].markdown;
  if (whole.size() <= mostShown) return whole;
  QString text = sections[at].markdown + u'\n';
  for (std::size_t i = at + 1; i < end; ++i) {
    if (sections[i].level == sections[at].level + 1)
      text += QStringLiteral("- [%1](#%2)\n").arg(sections[i].title, sections[i].anchor);
  }
  return text;
}

}  // namespace ludo::ide
