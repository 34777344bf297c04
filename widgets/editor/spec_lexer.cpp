// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/spec_lexer.h"

#include <Qsci/qsciscintilla.h>

#include "widgets/editor/spec_line.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

namespace {

using Sci = QsciScintillaBase;
constexpr int styles = static_cast<int>(TokenKind::Count);
constexpr std::size_t mostStyles = 64 * 1024;  ///< bytes that are handed over at once

bool isBold(TokenKind kind) {
  return kind == TokenKind::Heading || kind == TokenKind::Strong || kind == TokenKind::SectionKey ||
         kind == TokenKind::SectionName;
}

/// Headings fold by their level, a fence within its heading, and YAML within
/// its fence by indentation.
int levelOf(std::string_view line, const ScannedLine& scanned, const LineState& before) {
  int heading = before.headingLevel;
  if (scanned.base == TokenKind::Heading) return scanned.after.headingLevel - 1;
  if (before.region == Region::Prose) return heading;
  if (scanned.closesFence || before.region == Region::Code) return heading + 1;
  int deepest = Sci::SC_FOLDLEVELNUMBERMASK - Sci::SC_FOLDLEVELBASE - heading - 2;
  return heading + 1 + std::min(static_cast<int>(indentationOf(line)), deepest);
}

std::string_view withoutLineEnd(std::string_view line) {
  while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
  return line;
}

/// One run over the lines that Scintilla asks to be styled.
class StylingPass {
 public:
  explicit StylingPass(QsciScintilla& view) : m_view(view), m_lines(send(Sci::SCI_GETLINECOUNT)) {}

  void run(long start, long end) {
    long line = send(Sci::SCI_LINEFROMPOSITION, start);
    long position = send(Sci::SCI_POSITIONFROMLINE, line);
    LineState state;
    if (line > 0) state = LineState::unpacked(static_cast<int>(send(Sci::SCI_GETLINESTATE, line - 1)));
    takeUpFoldAbove(line);
    send(Sci::SCI_STARTSTYLING, position);
    for (; line < m_lines && position <= end; ++line) {
      std::string_view whole = textOf(line);
      std::string_view content = withoutLineEnd(whole);
      ScannedLine scanned = scanLine(content, state);
      fold(line, content, scanned, state);
      tint(line, state.region != Region::Prose || scanned.opensFence);
      send(Sci::SCI_SETLINESTATE, line, scanned.after.packed());
      position += static_cast<long>(whole.size());
      style(whole.size(), scanned);
      state = scanned.after;
    }
    handOverStyles();
    // Whether the last line heads a fold is known from the line below it.
    for (; line < m_lines && m_open; ++line) {
      std::string_view content = withoutLineEnd(textOf(line));
      ScannedLine scanned = scanLine(content, state);
      if (!isBlank(content)) closeFold(levelOf(content, scanned, state));
      state = scanned.after;
    }
    closeFold(0);
  }

 private:
  struct OpenFold {
    long line = 0;
    int level = 0;
  };

  static bool isBlank(std::string_view line) { return indentationOf(line) == line.size(); }

  long send(unsigned int message, long first = 0, long second = 0) const {
    return m_view.SendScintilla(message, static_cast<unsigned long>(first), second);
  }

  /// Valid until the next call.
  std::string_view textOf(long line) {
    long begin = send(Sci::SCI_POSITIONFROMLINE, line);
    long end = line + 1 < m_lines ? send(Sci::SCI_POSITIONFROMLINE, line + 1) : send(Sci::SCI_GETLENGTH);
    m_text.resize(static_cast<std::size_t>(end - begin));
    if (begin < end) m_view.SendScintilla(Sci::SCI_GETTEXTRANGE, begin, end, m_text.data());
    return m_text;
  }

  /// Scintilla fills the indentation of wrapped lines with the colour of the line, not of its styles.
  void tint(long line, bool isCode) {
    const bool isTinted = (send(Sci::SCI_MARKERGET, line) >> TextView::CodeLine & 1) != 0;
    if (isTinted == isCode) return;
    send(isCode ? Sci::SCI_MARKERADD : Sci::SCI_MARKERDELETE, line, TextView::CodeLine);
  }

  void style(std::size_t length, const ScannedLine& scanned) {
    const auto begin = static_cast<std::ptrdiff_t>(m_styles.size());
    m_styles.append(length, static_cast<char>(scanned.base));
    const auto line = m_styles.begin() + begin;
    for (const Token& token : scanned.tokens)
      std::fill(line + token.begin, line + token.end, static_cast<char>(token.kind));
    if (m_styles.size() >= mostStyles) handOverStyles();
  }

  /// Many lines at once, since Scintilla looks at all lines that it has laid out each time.
  void handOverStyles() {
    if (m_styles.empty()) return;
    m_view.SendScintilla(Sci::SCI_SETSTYLINGEX, static_cast<unsigned long>(m_styles.size()), m_styles.data());
    m_styles.clear();
  }

  /// The last line with text above `line` heads a fold or not depending on what
  /// comes now.
  void takeUpFoldAbove(long line) {
    for (long above = line - 1; above >= 0; --above) {
      if (isBlank(withoutLineEnd(textOf(above)))) continue;
      long level = send(Sci::SCI_GETFOLDLEVEL, above);
      m_open = OpenFold{above, static_cast<int>(level & Sci::SC_FOLDLEVELNUMBERMASK) - Sci::SC_FOLDLEVELBASE};
      return;
    }
  }

  void fold(long line, std::string_view content, const ScannedLine& scanned, const LineState& before) {
    int level = levelOf(content, scanned, before);
    if (isBlank(content)) {
      // Blank prose stays outside the block above it; a blank line of YAML belongs to what is around it.
      int flag = before.region == Region::Prose ? 0 : int{Sci::SC_FOLDLEVELWHITEFLAG};
      setLevel(line, (Sci::SC_FOLDLEVELBASE + level) | flag);
      return;
    }
    closeFold(level);
    m_open = OpenFold{line, level};
  }

  /// Settles the open line: a line heads a fold when what follows lies deeper.
  void closeFold(int levelBelow) {
    if (!m_open) return;
    int level = Sci::SC_FOLDLEVELBASE + m_open->level;
    setLevel(m_open->line, levelBelow > m_open->level ? level | Sci::SC_FOLDLEVELHEADERFLAG : level);
    m_open.reset();
  }

  void setLevel(long line, int level) {
    if (send(Sci::SCI_GETFOLDLEVEL, line) != level) send(Sci::SCI_SETFOLDLEVEL, line, level);
  }

  QsciScintilla& m_view;
  long m_lines;
  std::string m_text;
  std::string m_styles;  ///< of lines that Scintilla was not told of yet
  std::optional<OpenFold> m_open;
};

}  // namespace

SpecLexer::SpecLexer(QObject* parent) : QsciLexerCustom(parent) {}

QString SpecLexer::description(int style) const {
  // QScintilla only asks whether there is one; it is not shown.
  return style >= 0 && style < styles ? QStringLiteral("style %1").arg(style) : QString();
}

void SpecLexer::setColours(const EditorColours& colours) {
  setDefaultColor(colours.text);
  setDefaultPaper(colours.paper);
  for (int style = 0; style < styles; ++style) {
    auto kind = static_cast<TokenKind>(style);
    setColor(colours.of(kind), style);
    setPaper(colours.paperOf(kind), style);
    setEolFill(kind >= TokenKind::Fence, style);
  }
}

void SpecLexer::setTextFont(const QFont& font) {
  setDefaultFont(font);
  for (int style = 0; style < styles; ++style) {
    QFont styled = font;
    styled.setBold(isBold(static_cast<TokenKind>(style)));
    styled.setItalic(style == static_cast<int>(TokenKind::Emphasis) ||
                     style == static_cast<int>(TokenKind::Comment));
    setFont(styled, style);
  }
}

void SpecLexer::styleText(int start, int end) {
  if (editor()) StylingPass(*editor()).run(start, end);
}

}  // namespace ludo::widgets
