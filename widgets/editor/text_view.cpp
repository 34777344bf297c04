// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/text_view.h"

#include <Qsci/qscicommandset.h>

#include <QEvent>
#include <QFontDatabase>
#include <QPainter>

#include "widgets/editor/spec_lexer.h"
#include "widgets/models/severity_icon.h"

namespace ludo::widgets {

using diagnostics::Severity;

namespace {

constexpr std::pair<TextView::Marker, Severity> signs[] = {{TextView::ErrorSign, Severity::Error},
                                                           {TextView::WarningSign, Severity::Warning},
                                                           {TextView::NoteSign, Severity::Info}};

}  // namespace

TextView::TextView(QWidget* parent)
    : QsciScintilla(parent),
      m_lexer(new SpecLexer(this)),
      m_font(QFontDatabase::systemFont(QFontDatabase::FixedFont)),
      m_colours(palette()) {
  setAccessibleName(tr("Specification text"));
  setUpText();
  setUpMargins();
  setUpKeys();
  paintWithPalette();
  connect(this, &QsciScintilla::linesChanged, this, &TextView::fitNumberMargin);
  connect(this, &QsciScintillaBase::SCN_ZOOM, this, &TextView::fitNumberMargin);
  connect(this, &QsciScintillaBase::SCN_MARGINCLICK, this, [this](int position, int, int margin) {
    if (margin == FoldMargin) nameFold(lineOf(static_cast<std::size_t>(position)));
  });
}

long TextView::send(unsigned int message, long first, long second) const {
  return SendScintilla(message, static_cast<unsigned long>(first), second);
}

void TextView::setUpText() {
  setUtf8(true);
  // Specifications run from left to right in every language of the window; margins stay on the left.
  setLayoutDirection(Qt::LeftToRight);
  m_lexer->setTextFont(m_font);
  m_lexer->setColours(m_colours);
  setLexer(m_lexer);
  send(SCI_SETIDLESTYLING, SC_IDLESTYLING_ALL);
  setEolMode(EolUnix);
  setIndentationsUseTabs(false);
  setTabWidth(indentWidth);
  setIndentationWidth(indentWidth);
  setTabIndents(true);
  setBackspaceUnindents(true);
  setIndentationGuides(true);
  setWrapMode(WrapWord);
  // With wrapping QScintilla keeps the layout of every line, and looks at all of them after each change.
  send(SCI_SETLAYOUTCACHE, SC_CACHE_PAGE);
  setWrapIndentMode(WrapIndentSame);
  setCaretLineVisible(true);
  setScrollWidth(1);
  setScrollWidthTracking(true);
  setBraceMatching(SloppyBraceMatch);
  // A little air between the lines and before them.
  send(SCI_SETEXTRAASCENT, 1);
  send(SCI_SETEXTRADESCENT, 2);
  send(SCI_SETMARGINLEFT, 0, 6);
  send(SCI_SETMOUSEDWELLTIME, 400);
  send(SCI_SETMULTIPLESELECTION, 1);
  send(SCI_SETADDITIONALSELECTIONTYPING, 1);
  send(SCI_SETMULTIPASTE, SC_MULTIPASTE_EACH);
  // Alt with the mouse: the press alone does not say it in every version of the view.
  send(SCI_SETRECTANGULARSELECTIONMODIFIER, SCMOD_ALT);
  send(SCI_SETMOUSESELECTIONRECTANGULARSWITCH, 1);
  send(SCI_SETVIRTUALSPACEOPTIONS, SCVS_RECTANGULARSELECTION);
  send(SCI_FOLDDISPLAYTEXTSETSTYLE, SC_FOLDDISPLAYTEXT_STANDARD);
  send(SCI_SETYCARETPOLICY, CARET_SLOP | CARET_EVEN, 2);
}

void TextView::setUpMargins() {
  setMarginType(NumberMargin, QsciScintilla::NumberMargin);
  setMarginType(SignMargin, SymbolMargin);
  setMarginSensitivity(SignMargin, true);
  setMarginMarkerMask(SignMargin,
                      (1 << ErrorSign) | (1 << WarningSign) | (1 << NoteSign) | (1 << RemarkSign));
  setFolding(PlainFoldStyle, FoldMargin);
  send(SCI_SETFOLDFLAGS, 0);
  for (int marker : {SC_MARKNUM_FOLDER, SC_MARKNUM_FOLDEREND}) send(SCI_MARKERDEFINE, marker, SC_MARK_ARROW);
  for (int marker : {SC_MARKNUM_FOLDEROPEN, SC_MARKNUM_FOLDEROPENMID}) {
    send(SCI_MARKERDEFINE, marker, SC_MARK_ARROWDOWN);
  }
  setMarginMarkerMask(NumberMargin, 0);
  send(SCI_MARKERDEFINE, CodeLine, SC_MARK_BACKGROUND);
  send(SCI_MARKERDEFINE, RemarkSign, SC_MARK_EMPTY);
}

void TextView::setUpKeys() {
  // Commands that the editor or the window offers under the same keys;
  // Scintilla must not take them first.
  const QKeyCombination taken[] = {
      Qt::CTRL | Qt::Key_D,
      Qt::CTRL | Qt::Key_L,
      Qt::CTRL | Qt::Key_T,
      Qt::CTRL | Qt::Key_U,
      Qt::CTRL | Qt::Key_Slash,
      Qt::CTRL | Qt::Key_Backslash,
      Qt::CTRL | Qt::Key_BracketLeft,
      Qt::CTRL | Qt::Key_Plus,
      Qt::CTRL | Qt::Key_Minus,
      Qt::CTRL | Qt::Key_BracketRight,
      Qt::CTRL | Qt::Key_Z,
      Qt::CTRL | Qt::Key_Y,
      Qt::CTRL | Qt::SHIFT | Qt::Key_L,
      Qt::CTRL | Qt::SHIFT | Qt::Key_T,
      Qt::CTRL | Qt::SHIFT | Qt::Key_U,
  };
  for (QKeyCombination key : taken) {
    if (QsciCommand* command = standardCommands()->boundTo(key.toCombined())) command->setKey(0);
  }
}

void TextView::paintWithPalette() {
  m_colours = EditorColours(palette());
  m_lexer->setColours(m_colours);
  setColor(m_colours.text);
  setPaper(m_colours.paper);
  setCaretForegroundColor(m_colours.text);
  setCaretLineBackgroundColor(m_colours.currentLine);
  setCaretWidth(2);
  setSelectionBackgroundColor(m_colours.selection);
  // Every cursor can be typed at: they all look alike.
  SendScintilla(SCI_SETADDITIONALCARETFORE, m_colours.text);
  SendScintilla(SCI_SETADDITIONALSELBACK, m_colours.selection);
  send(SCI_SETADDITIONALSELALPHA, SC_ALPHA_NOALPHA);
  resetSelectionForegroundColor();
  SendScintilla(SCI_STYLESETFORE, static_cast<unsigned long>(STYLE_FOLDDISPLAYTEXT),
                m_colours.of(TokenKind::SectionName));
  SendScintilla(SCI_STYLESETBACK, static_cast<unsigned long>(STYLE_FOLDDISPLAYTEXT), m_colours.codePaper);
  setMarginsForegroundColor(m_colours.marginText);
  setMarginsBackgroundColor(m_colours.margin);
  setFoldMarginColors(m_colours.margin, m_colours.margin);
  setMarginsFont(m_font);
  setIndentationGuidesForegroundColor(m_colours.margin);
  setIndentationGuidesBackgroundColor(m_colours.marginText);
  setMatchedBraceBackgroundColor(m_colours.selection);
  setMatchedBraceForegroundColor(m_colours.text);
  setUnmatchedBraceForegroundColor(severityColour(Severity::Error, palette()));
  for (int marker = SC_MARKNUM_FOLDEREND; marker <= int{SC_MARKNUM_FOLDEROPEN}; ++marker) {
    SendScintilla(SCI_MARKERSETFORE, static_cast<unsigned long>(marker), m_colours.marginText);
    SendScintilla(SCI_MARKERSETBACK, static_cast<unsigned long>(marker), m_colours.marginText);
  }
  SendScintilla(SCI_MARKERSETBACK, static_cast<unsigned long>(CodeLine), m_colours.codePaper);
  for (auto [marker, severity] : signs) {
    // Scintilla's own pictures are not sharp on screens of high density: paintEvent draws the signs.
    send(SCI_MARKERDEFINE, marker, SC_MARK_EMPTY);
    int indicator = int{ErrorMark} + int{marker};
    indicatorDefine(SquiggleIndicator, indicator);
    setIndicatorForegroundColor(severityColour(severity, palette()), indicator);
    setIndicatorDrawUnder(false, indicator);
  }
  for (auto [indicator, colour] : {std::pair{MatchMark, m_colours.match},
                                   {CurrentMatchMark, m_colours.currentMatch},
                                   {PlaceMark, m_colours.currentMatch}}) {
    indicatorDefine(StraightBoxIndicator, indicator);
    colour.setAlpha(255);
    setIndicatorForegroundColor(colour, indicator);
    setIndicatorOutlineColor(colour, indicator);
    send(SCI_INDICSETALPHA, indicator, 150);
    setIndicatorDrawUnder(true, indicator);
  }
  indicatorDefine(StraightBoxIndicator, StopMark);
  setIndicatorForegroundColor(m_colours.match, StopMark);
  setIndicatorOutlineColor(m_colours.match, StopMark);
  indicatorDefine(SquiggleIndicator, SpellingMark);
  setIndicatorForegroundColor(m_colours.spelling, SpellingMark);
  setIndicatorDrawUnder(false, SpellingMark);
  indicatorDefine(PlainIndicator, LinkMark);
  setIndicatorForegroundColor(m_colours.of(TokenKind::Link), LinkMark);
  setMarginWidth(SignMargin, fontMetrics().height());
  setMarginWidth(FoldMargin, fontMetrics().height() * 4 / 5);
  fitNumberMargin();
}

void TextView::fitNumberMargin() {
  int digits = std::max(3, static_cast<int>(QString::number(lines()).size()));
  setMarginWidth(NumberMargin, QString(digits + 1, QLatin1Char('9')));
}

void TextView::paintEvent(QPaintEvent* event) {
  QsciScintilla::paintEvent(event);
  QPainter painter(viewport());
  long mask = marginMarkerMask(SignMargin);
  long first = send(SCI_DOCLINEFROMVISIBLE, send(SCI_GETFIRSTVISIBLELINE));
  long last = send(SCI_DOCLINEFROMVISIBLE, send(SCI_GETFIRSTVISIBLELINE) + send(SCI_LINESONSCREEN) + 1);
  for (long line = send(SCI_MARKERNEXT, first, mask); line >= 0 && line <= last;
       line = send(SCI_MARKERNEXT, line + 1, mask)) {
    if (send(SCI_GETLINEVISIBLE, line) != 0) paintSign(painter, line);
  }
}

void TextView::paintSign(QPainter& painter, long line) const {
  int side = fontMetrics().ascent();
  auto top = static_cast<int>(send(SCI_POINTYFROMPOSITION, 0, static_cast<long>(lineBegin(line))));
  QRectF cell(marginWidth(NumberMargin), top, marginWidth(SignMargin), lineHeight());
  QRectF place(0, 0, side, side);
  place.moveCenter(cell.center());
  for (auto [marker, severity] : signs) {
    if ((send(SCI_MARKERGET, line) >> marker & 1) == 0) continue;
    paintSeverity(painter, place, severity, palette());
    return;
  }
  // A remark is no problem: a ring, smaller and without colour.
  const double radius = side * 0.24;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(m_colours.marginText, 1.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(place.center(), radius, radius);
}

long TextView::signLineAt(const QPoint& point) const {
  const int left = marginWidth(NumberMargin);
  if (point.x() < left || point.x() >= left + marginWidth(SignMargin)) return -1;
  const long below = point.y() / std::max(1, lineHeight());
  const long line = send(SCI_DOCLINEFROMVISIBLE, send(SCI_GETFIRSTVISIBLELINE) + below);
  return line < lines() ? line : -1;
}

void TextView::changeEvent(QEvent* event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) paintWithPalette();
}

std::string TextView::content() const {
  return content({0, static_cast<std::uint32_t>(size())});
}

std::string TextView::content(Span span) const {
  if (span.begin >= span.end) return {};
  std::string text(span.end - span.begin, '\0');
  SendScintilla(SCI_GETTEXTRANGE, static_cast<long>(span.begin), static_cast<long>(span.end), text.data());
  return text;
}

Span TextView::selection() const {
  return {static_cast<std::uint32_t>(send(SCI_GETSELECTIONSTART)),
          static_cast<std::uint32_t>(send(SCI_GETSELECTIONEND))};
}

void TextView::select(Span span) {
  send(SCI_SETSEL, span.begin, span.end);
  // Up and down go on from here.
  send(SCI_CHOOSECARETX);
}

std::string TextView::lineText(long line) const {
  return content({static_cast<std::uint32_t>(lineBegin(line)), static_cast<std::uint32_t>(lineEnd(line))});
}

LineState TextView::stateBefore(long line) const {
  if (line <= 0) return {};
  // What is not styled yet has no state yet.
  if (send(SCI_GETENDSTYLED) < static_cast<long>(lineBegin(line))) {
    send(SCI_COLOURISE, send(SCI_GETENDSTYLED), static_cast<long>(lineBegin(line)));
  }
  return LineState::unpacked(static_cast<int>(send(SCI_GETLINESTATE, line - 1)));
}

TokenKind TextView::tokenAt(std::size_t offset) const {
  stateBefore(lineOf(offset) + 1);
  return static_cast<TokenKind>(send(SCI_GETSTYLEAT, static_cast<long>(offset)));
}

std::string TextView::lineBreak() const {
  switch (eolMode()) {
    case EolWindows:
      return "\r\n";
    case EolMac:
      return "\r";
    default:
      return "\n";
  }
}

void TextView::replace(Span span, std::string_view replacement) {
  send(SCI_SETTARGETRANGE, span.begin, span.end);
  // Scintilla takes no null pointer, not even for nothing.
  const char* text = replacement.empty() ? "" : replacement.data();
  SendScintilla(SCI_REPLACETARGET, static_cast<unsigned long>(replacement.size()), text);
}

void TextView::apply(const std::vector<diagnostics::TextEdit>& edits) {
  UndoStep step(*this);
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) replace(edit->span, edit->replacement);
}

void TextView::resetContent(const std::string& text) {
  SendScintilla(SCI_CLEARALL);
  // Appended by length, not set as a C string: the text is taken byte for byte.
  SendScintilla(SCI_APPENDTEXT, static_cast<unsigned long>(text.size()), text.data());
  std::size_t lineEnd = text.find('\n');
  setEolMode(lineEnd != std::string::npos && lineEnd > 0 && text[lineEnd - 1] == '\r' ? EolWindows : EolUnix);
  send(SCI_EMPTYUNDOBUFFER);
  setCaret(0);
}

void TextView::replaceContent(const std::string& text) {
  std::string old = content();
  auto isPart = [](char c) { return (c & 0xC0) == 0x80; };
  std::size_t shorter = std::min(old.size(), text.size());
  std::size_t head = static_cast<std::size_t>(
      std::mismatch(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(shorter), text.begin()).first -
      old.begin());
  while (head > 0 && ((head < old.size() && isPart(old[head])) || (head < text.size() && isPart(text[head]))))
    --head;
  std::size_t tail = 0;
  while (tail < shorter - head && old[old.size() - 1 - tail] == text[text.size() - 1 - tail]) ++tail;
  while (tail > 0 && isPart(old[old.size() - tail])) --tail;
  if (head + tail == old.size() && head + tail == text.size()) return;
  UndoStep step(*this);
  replace({static_cast<std::uint32_t>(head), static_cast<std::uint32_t>(old.size() - tail)},
          std::string_view(text).substr(head, text.size() - head - tail));
}

void TextView::resizeEvent(QResizeEvent* event) {
  // The view has its new height already, and would say how many lines it shows now.
  const long linesBefore = event->oldSize().height() / std::max(1L, send(SCI_TEXTHEIGHT, 0));
  const long line = send(SCI_VISIBLEFROMDOCLINE, lineOf(caret())) - send(SCI_GETFIRSTVISIBLELINE);
  const bool wasInSight = line >= 0 && line < linesBefore;
  QsciScintilla::resizeEvent(event);
  if (wasInSight) send(SCI_SCROLLCARET);
}

void TextView::reveal(std::size_t offset) {
  long line = lineOf(offset);
  send(SCI_ENSUREVISIBLE, line);
  long visible = send(SCI_VISIBLEFROMDOCLINE, line);
  long first = send(SCI_GETFIRSTVISIBLELINE);
  long shown = send(SCI_LINESONSCREEN);
  if (visible < first + 1 || visible > first + shown - 3)
    send(SCI_SETFIRSTVISIBLELINE, std::max(0L, visible - shown / 3));
}

void TextView::foldBlocks() {
  send(SCI_COLOURISE, 0, -1);
  for (long line = 0, count = lines(); line < count; ++line) {
    LineState before = stateBefore(line);
    if (before.region != Region::Prose || !scanLine(lineText(line), before).opensFence) continue;
    if (send(SCI_GETFOLDEXPANDED, line) == 0) continue;
    toggleFoldNamed(line);
  }
  reveal(lineBegin(send(SCI_DOCLINEFROMVISIBLE, send(SCI_VISIBLEFROMDOCLINE, lineOf(caret())))));
}

void TextView::toggleFoldNamed(long line) {
  const LineState before = stateBefore(line);
  const bool isBlock = before.region == Region::Prose && scanLine(lineText(line), before).opensFence;
  const std::string section = isBlock ? sectionBelow(line) : std::string();
  const std::string shown = section.empty() ? std::string(" …") : "  " + section;
  SendScintilla(SCI_TOGGLEFOLDSHOWTEXT, static_cast<unsigned long>(line), shown.c_str());
}

void TextView::nameFold(long line) {
  if (send(SCI_GETFOLDEXPANDED, line) != 0) return;
  // Scintilla takes a text only while it toggles.
  send(SCI_FOLDLINE, line, SC_FOLDACTION_EXPAND);
  toggleFoldNamed(line);
}

std::string TextView::sectionBelow(long line) const {
  for (++line; line < lines(); ++line) {
    LineState before = stateBefore(line);
    std::string text = lineText(line);
    ScannedLine scanned = scanLine(text, before);
    if (before.region != Region::Yaml || scanned.closesFence) return {};
    for (const Token& token : scanned.tokens) {
      if (token.kind == TokenKind::SectionName) return text.substr(token.begin, token.end - token.begin);
    }
  }
  return {};
}

QPoint TextView::pointBelow(std::size_t offset) const {
  auto x = static_cast<int>(send(SCI_POINTXFROMPOSITION, 0, static_cast<long>(offset)));
  auto y = static_cast<int>(send(SCI_POINTYFROMPOSITION, 0, static_cast<long>(offset)));
  return {x, y + lineHeight()};
}

}  // namespace ludo::widgets
