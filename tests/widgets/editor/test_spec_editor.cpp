// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <set>

#include "widgets/document/document.h"
#include "widgets/editor/completion_model.h"
#include "widgets/editor/completion_popup.h"
#include "widgets/editor/diagnostic_marks.h"
#include "widgets/editor/find_bar.h"
#include "widgets/editor/notice_bar.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"

using namespace ludo;
using namespace ludo::widgets;
using compile::Completion;
using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::Kind;
using diagnostics::Severity;
using Sci = QsciScintillaBase;

namespace {

constexpr Kind badKind{"test-bad", Severity::Error, "Bad", ""};
constexpr Kind oddKind{"test-odd", Severity::Warning, "Odd", ""};

const std::string game =
    "# Game\n"
    "\n"
    "```yaml\n"
    "section: \"zones\"\n"
    "items:\n"
    "  - id: \"deck\"\n"
    "    owner: none\n"
    "```\n"
    "\n"
    "End.\n";

/// Finds fault with `none`, which it can mend, and with `odd`.
compile::AnalysisPtr analyseForTest(SourcePtr source, std::uint64_t revision, std::stop_token) {
  auto analysis = std::make_shared<compile::Analysis>();
  const std::string& text = source->content();
  for (std::size_t at = text.find("none"); at != std::string::npos; at = text.find("none", at + 4)) {
    if (at > 0 && text[at - 1] == '"') continue;
    Span span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)};
    Diagnostic diagnostic;
    diagnostic.kind = &badKind;
    diagnostic.span = span;
    diagnostic.message = "No quotes";
    diagnostic.fix = Fix{"Put none in quotes", {{span, "\"none\""}}, true};
    analysis->diagnostics.push_back(diagnostic);
  }
  if (std::size_t at = text.find("odd"); at != std::string::npos) {
    Diagnostic diagnostic;
    diagnostic.kind = &oddKind;
    diagnostic.span = {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 3)};
    diagnostic.message = "Odd";
    analysis->diagnostics.push_back(diagnostic);
  }
  diagnostics::sortBySource(analysis->diagnostics);
  analysis->source = std::move(source);
  analysis->revision = revision;
  return analysis;
}

LanguageServices servicesForTest() {
  LanguageServices services;
  services.completionsAt = [](const compile::Analysis& analysis, std::size_t offset) {
    const std::string& text = analysis.source->content();
    std::size_t begin = offset;
    while (begin > 0 && std::isalnum(static_cast<unsigned char>(text[begin - 1])) != 0) --begin;
    Span replaces{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(offset)};
    return std::vector<Completion>{{"visibility: ", "visibility", "key", "Who sees the tokens", replaces},
                                   {"ordering: ", "ordering", "key", "How the tokens lie", replaces},
                                   {"owner: ", "owner", "key", "Whose zone", replaces}};
  };
  services.hoverAt = [](const compile::Analysis&, std::size_t offset) -> std::optional<compile::Hover> {
    auto at = static_cast<std::uint32_t>(offset);
    return compile::Hover{{at, at + 1}, "Explains **everything**"};
  };
  services.definitionAt = [](const compile::Analysis& analysis, std::size_t offset) -> std::optional<Span> {
    std::size_t at = analysis.source->content().find("deck");
    if (at == std::string::npos || offset >= at) return std::nullopt;
    return Span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)};
  };
  return services;
}

const DocumentSettings quick{std::chrono::milliseconds(5), std::chrono::milliseconds(50),
                             std::chrono::hours(1)};

}  // namespace

class TestSpecEditor : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void cleanup();

  void typingReachesTheDocumentAndUndoes();
  void bytesAreKept();
  void enterIndentsAndClosesAFence();
  void quotesAndBracketsComeInPairs();
  void pairsStayOutOfProse();
  void selectionIsWrapped();
  void commentsAndIndents();
  void tabIndents();

  void completionWhileTyping();
  void completionOnRequestFiltersAndEscapes();
  void completionReplacesWhatWasTyped();
  void ranksCompletions();

  void marksFollowTheAnalysis();
  void marksAreOnlyTouchedWhereTheyDiffer();
  void marksMatchRandomLists();
  void quickFixByKeys();
  void allCertainFixesAreOneStep();
  void staleFixIsRefused();
  void stepsThroughProblems();

  void explainsAtTheCaret();
  void definitionByKeyAndClickAndBack();

  void findsAndCounts();
  void searchOptions();
  void replacesOneAndAll();
  void goesToALine();

  void stylesFollowAFenceTypedAbove();
  void foldsByStructure();
  void foldsBlocks();
  void foldingInTheMarginNamesTheSection();

  void recoveryIsOffered();
  void outsideChangeIsOffered();
  void failureIsShownAndDismissed();
  void paletteChangeRepaints();
  void commandsHaveDistinctKeysAndNames();
  void editorMayOutliveTheDocument();

 private:
  TextView* view() { return m_editor->view(); }
  std::string text() { return view()->content(); }
  void keys(const QString& typed) { QTest::keyClicks(view(), typed); }
  void key(Qt::Key k, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(view(), k, modifiers);
  }
  void caretAfter(const std::string& what) {
    std::size_t at = text().find(what);
    QVERIFY2(at != std::string::npos, what.c_str());
    view()->setCaret(at + what.size());
  }
  void waitForAnalysis() { QTRY_VERIFY(m_document->analysisIsCurrent()); }
  CompletionPopup* popup() { return m_editor->findChild<CompletionPopup*>(); }
  QString chosenCompletion() { return popup()->findChild<QListView*>()->currentIndex().data().toString(); }
  bool covered(int indicator, const std::string& what) {
    return view()->send(Sci::SCI_INDICATORVALUEAT, indicator, static_cast<long>(text().find(what))) != 0;
  }
  FindBar* findBar() { return m_editor->findChild<FindBar*>(); }
  QLineEdit* findField(int which) { return findBar()->findChildren<QLineEdit*>().at(which); }
  QString findStatus() { return findBar()->findChild<QLabel*>()->text(); }
  QPushButton* noticeButton(const QString& name) {
    for (auto* button : m_editor->findChild<NoticeBar*>()->findChildren<QPushButton*>()) {
      if (button->isVisible() && button->text() == name) return button;
    }
    return nullptr;
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<SpecEditor> m_editor;
};

void TestSpecEditor::init() {
  m_document = std::make_unique<Document>(analyseForTest, quick);
  m_document->startNew(game, "game.md");
  m_editor = std::make_unique<SpecEditor>(m_document.get(), servicesForTest());
  m_editor->resize(700, 500);
  m_editor->show();
  QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
  view()->setFocus();
  waitForAnalysis();
}

void TestSpecEditor::cleanup() {
  QToolTip::hideText();
  m_editor.reset();
  m_document.reset();
}

void TestSpecEditor::typingReachesTheDocumentAndUndoes() {
  QVERIFY(!m_document->isModified());
  caretAfter("End.");
  keys(" More.");
  QVERIFY(QString::fromStdString(m_document->text()).contains("End. More."));
  QVERIFY(m_document->isModified());
  QVERIFY(m_editor->action(EditorCommand::Undo)->isEnabled());
  while (m_editor->action(EditorCommand::Undo)->isEnabled()) key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(m_document->text(), game);
  QTRY_VERIFY(!m_document->isModified());
  m_editor->action(EditorCommand::Redo)->trigger();
  QVERIFY(m_document->text() != game);
}

void TestSpecEditor::bytesAreKept() {
  std::string odd("\xEF\xBB\xBF# Spi\xC3\xABl\r\n\xFF\xFE\r\n", 17);
  m_document->startNew(odd, "odd.md");
  QCOMPARE(m_document->text(), odd);
  QVERIFY(!m_document->isModified());
  view()->setCaret(odd.size());
  key(Qt::Key_Return);
  QCOMPARE(m_document->text(), odd + "\r\n");
}

void TestSpecEditor::enterIndentsAndClosesAFence() {
  caretAfter("owner: none");
  key(Qt::Key_Return);
  keys("cells:");
  key(Qt::Key_Escape);
  key(Qt::Key_Return);
  keys("- 1");
  QVERIFY2(text().find("    owner: none\n    cells:\n      - 1\n```") != std::string::npos, text().c_str());
  view()->setCaret(view()->size());
  keys("```yaml");
  key(Qt::Key_Return);
  keys("a");
  QVERIFY2(QString::fromStdString(text()).endsWith("End.\n```yaml\na\n```"), text().c_str());
  // A fence that is closed already gets no second end.
  caretAfter("# Game\n\n```yaml");
  key(Qt::Key_Return);
  QVERIFY(text().find("```yaml\n\nsection") != std::string::npos);
}

void TestSpecEditor::quotesAndBracketsComeInPairs() {
  caretAfter("owner: none");
  key(Qt::Key_Return);
  keys("a: [\"x\", 2]");
  QVERIFY2(text().find("a: [\"x\", 2]\n```") != std::string::npos, text().c_str());
  key(Qt::Key_Return);
  keys("b: {");
  QVERIFY(text().find("b: {}\n```") != std::string::npos);
  key(Qt::Key_Backspace);
  QVERIFY(text().find("b: \n```") != std::string::npos);
  keys("{");
  key(Qt::Key_Return);
  QVERIFY2(text().find("    b: {\n      \n    }\n```") != std::string::npos, text().c_str());
}

void TestSpecEditor::pairsStayOutOfProse() {
  caretAfter("End.");
  keys(" \"[");
  QVERIFY(QString::fromStdString(text()).endsWith("End. \"[\n"));
  caretAfter("none");
  keys(" # it\"");
  QVERIFY2(text().find("none # it\"\n") != std::string::npos, text().c_str());
}

void TestSpecEditor::selectionIsWrapped() {
  std::size_t at = text().find("none");
  view()->select({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)});
  keys("\"");
  QVERIFY(text().find("owner: \"none\"") != std::string::npos);
  QCOMPARE(view()->content(view()->selection()), std::string("none"));
  m_editor->action(EditorCommand::Undo)->trigger();
  QCOMPARE(text(), game);
}

void TestSpecEditor::commentsAndIndents() {
  std::size_t from = text().find("  - id");
  view()->select({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(text().find("```\n\nEnd"))});
  key(Qt::Key_Slash, Qt::ControlModifier);
  QVERIFY2(text().find("  # - id: \"deck\"\n  #   owner: none\n```") != std::string::npos, text().c_str());
  key(Qt::Key_Slash, Qt::ControlModifier);
  QCOMPARE(text(), game);
  key(Qt::Key_BracketRight, Qt::ControlModifier);
  QVERIFY(text().find("    - id: \"deck\"\n      owner: none\n```") != std::string::npos);
  key(Qt::Key_BracketLeft, Qt::ControlModifier);
  QCOMPARE(text(), game);
  // Prose is no YAML, so there is nothing to comment out.
  caretAfter("End");
  key(Qt::Key_Slash, Qt::ControlModifier);
  QCOMPARE(text(), game);
}

void TestSpecEditor::tabIndents() {
  caretAfter("owner: none\n");
  key(Qt::Key_Up);
  key(Qt::Key_Home);
  key(Qt::Key_Tab);
  QVERIFY(text().find("\n      owner: none") != std::string::npos);
  QVERIFY(text().find('\t') == std::string::npos);
}

void TestSpecEditor::completionWhileTyping() {
  caretAfter("owner: none");
  key(Qt::Key_Return);
  keys("o");
  QTRY_VERIFY(popup()->isVisible());
  QCOMPARE(chosenCompletion(), QString("ordering"));
  keys("w");
  QCOMPARE(chosenCompletion(), QString("owner"));
  key(Qt::Key_Tab);
  QVERIFY(!popup()->isVisible());
  QVERIFY2(text().find("    owner: none\n    owner: \n```") != std::string::npos, text().c_str());
  m_editor->action(EditorCommand::Undo)->trigger();
  QVERIFY2(text().find("    ow\n```") != std::string::npos, text().c_str());
  caretAfter("End.");
  keys("o");
  waitForAnalysis();
  QVERIFY(!popup()->isVisible());
}

void TestSpecEditor::completionOnRequestFiltersAndEscapes() {
  caretAfter("owner: none");
  key(Qt::Key_Return);
  key(Qt::Key_Space, Qt::ControlModifier);
  QTRY_VERIFY(popup()->isVisible());
  auto* list = popup()->findChild<QListView*>();
  QCOMPARE(list->model()->rowCount(), 3);
  key(Qt::Key_Down);
  QCOMPARE(chosenCompletion(), QString("ordering"));
  QVERIFY(popup()->findChild<QLabel*>()->text().contains("How the tokens lie"));
  key(Qt::Key_Up);
  key(Qt::Key_Up);
  QCOMPARE(chosenCompletion(), QString("owner"));
  key(Qt::Key_Escape);
  QVERIFY(!popup()->isVisible());
  keys("zzz");
  waitForAnalysis();
  QVERIFY(!popup()->isVisible());
}

void TestSpecEditor::completionReplacesWhatWasTyped() {
  caretAfter("owner: none");
  key(Qt::Key_Return);
  keys("vis");
  QTRY_VERIFY(popup()->isVisible());
  keys("ibi");
  QTRY_COMPARE(chosenCompletion(), QString("visibility"));
  key(Qt::Key_Return);
  QVERIFY2(text().find("\n    visibility: \n```") != std::string::npos, text().c_str());
  QCOMPARE(view()->caret(), text().find("visibility: ") + 12);
}

void TestSpecEditor::ranksCompletions() {
  QCOMPARE(completionRank("moveToken", "move"), 0);
  QCOMPARE(completionRank("moveToken", "MOVE"), 1);
  QCOMPARE(completionRank("moveToken", "tok"), 2);
  QCOMPARE(completionRank("moveToken", "oke"), 3);
  QCOMPARE(completionRank("moveToken", "mtn"), 4);
  QCOMPARE(completionRank("moveToken", "xyz"), -1);
}

void TestSpecEditor::marksFollowTheAnalysis() {
  QVERIFY(covered(TextView::ErrorMark, "none"));
  QVERIFY(!covered(TextView::ErrorMark, "deck"));
  long line = view()->lineOf(text().find("none"));
  QCOMPARE(view()->send(Sci::SCI_MARKERGET, line) & 7, 1L << TextView::ErrorSign);
  caretAfter("\"deck\"");
  keys(" # odd");
  QTRY_VERIFY(covered(TextView::WarningMark, "odd"));
  QCOMPARE(view()->send(Sci::SCI_MARKERGET, line - 1) & 7, 1L << TextView::WarningSign);
  // Marks move with the text at once, and go with the mistake.
  view()->setCaret(0);
  keys("x");
  QVERIFY(covered(TextView::ErrorMark, "none"));
  caretAfter("owner: no");
  keys("x");
  waitForAnalysis();
  QVERIFY(!covered(TextView::ErrorMark, "noxne"));
  QCOMPARE(view()->send(Sci::SCI_MARKERGET, line) & 7, 0L);
}

void TestSpecEditor::marksAreOnlyTouchedWhereTheyDiffer() {
  const diagnostics::List list = m_document->analysis()->diagnostics;
  int changes = 0;
  auto count = connect(view(), &QsciScintillaBase::SCN_MODIFIED, this,
                       [&](int, int type, const char*, int, int, int, int, int, int, int) {
                         changes +=
                             (type & (Sci::SC_MOD_CHANGEINDICATOR | Sci::SC_MOD_CHANGEMARKER)) != 0 ? 1 : 0;
                       });
  showDiagnostics(*view(), list);
  QCOMPARE(changes, 0);
  showDiagnostics(*view(), {});
  QVERIFY(changes > 0);
  disconnect(count);
}

void TestSpecEditor::marksMatchRandomLists() {
  QRandomGenerator random(3);
  auto size = static_cast<int>(view()->size());
  for (int round = 0; round < 200; ++round) {
    std::vector<bool> wanted(static_cast<std::size_t>(size));
    diagnostics::List list;
    for (int n = random.bounded(5); n > 0; --n) {
      int begin = random.bounded(size);
      int end = std::min(size, begin + 1 + random.bounded(12));
      std::fill(wanted.begin() + begin, wanted.begin() + end, true);
      Diagnostic diagnostic;
      diagnostic.kind = &badKind;
      diagnostic.span = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
      list.push_back(diagnostic);
    }
    showDiagnostics(*view(), list);
    for (int at = 0; at < size; ++at) {
      bool shown = view()->send(Sci::SCI_INDICATORVALUEAT, TextView::ErrorMark, at) != 0;
      QCOMPARE(shown, bool(wanted[static_cast<std::size_t>(at)]));
    }
    std::set<long> lines;
    for (const Diagnostic& diagnostic : list) lines.insert(view()->lineOf(diagnostic.span.begin));
    for (long line = 0; line < view()->lines(); ++line) {
      QCOMPARE((view()->send(Sci::SCI_MARKERGET, line) & 7) != 0, lines.contains(line));
    }
  }
  // Empty spans, at the end too, are still seen and crash nothing.
  Diagnostic atEnd;
  atEnd.kind = &badKind;
  atEnd.span = {static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(size)};
  showDiagnostics(*view(), {atEnd});
  QVERIFY(view()->send(Sci::SCI_INDICATORVALUEAT, TextView::ErrorMark, size - 1) != 0);
}

void TestSpecEditor::quickFixByKeys() {
  caretAfter("owner: no");
  key(Qt::Key_Period, Qt::ControlModifier);
  auto* menu = m_editor->findChild<QMenu*>();
  QTRY_VERIFY(menu->isVisible());
  QCOMPARE(menu->actions().size(), 1);
  QCOMPARE(menu->actions().first()->text(), QString("Put none in quotes"));
  QTest::keyClick(menu, Qt::Key_Return);
  QVERIFY(text().find("owner: \"none\"\n") != std::string::npos);
  key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(text(), game);
}

void TestSpecEditor::allCertainFixesAreOneStep() {
  caretAfter("owner: none");
  key(Qt::Key_Return);
  keys("to: none");
  key(Qt::Key_Escape);
  waitForAnalysis();
  std::string before = text();
  QCOMPARE(m_document->analysis()->diagnostics.size(), 2U);
  key(Qt::Key_Period, Qt::ControlModifier);
  auto* menu = m_editor->findChild<QMenu*>();
  QTRY_VERIFY(menu->isVisible());
  QAction* all = menu->actions().last();
  QVERIFY(all->text().contains("(2)"));
  QTest::keyClick(menu, Qt::Key_Up);
  QTest::keyClick(menu, Qt::Key_Return);
  waitForAnalysis();
  QVERIFY2(m_document->analysis()->diagnostics.empty(), text().c_str());
  m_editor->action(EditorCommand::Undo)->trigger();
  QCOMPARE(text(), before);
}

void TestSpecEditor::staleFixIsRefused() {
  Fix fix = *m_document->analysis()->diagnostics.front().fix;
  view()->setCaret(0);
  keys("x");
  QVERIFY(!m_document->analysisIsCurrent());
  QVERIFY(!m_editor->applyFix(fix));
  QCOMPARE(text(), "x" + game);
}

void TestSpecEditor::stepsThroughProblems() {
  caretAfter("End.");
  keys(" odd");
  waitForAnalysis();
  view()->setCaret(0);
  key(Qt::Key_F8);
  QCOMPARE(view()->content(view()->selection()), std::string("none"));
  key(Qt::Key_F8);
  QCOMPARE(view()->content(view()->selection()), std::string("odd"));
  key(Qt::Key_F8);
  QCOMPARE(view()->content(view()->selection()), std::string("none"));
  key(Qt::Key_F8, Qt::ShiftModifier);
  QCOMPARE(view()->content(view()->selection()), std::string("odd"));
}

void TestSpecEditor::explainsAtTheCaret() {
  caretAfter("owner: no");
  key(Qt::Key_F1);
  QTRY_VERIFY(QToolTip::isVisible());
  QVERIFY(QToolTip::text().contains("No quotes"));
  QVERIFY(QToolTip::text().contains("everything"));
}

void TestSpecEditor::definitionByKeyAndClickAndBack() {
  view()->setCaret(3);
  key(Qt::Key_F12);
  QCOMPARE(view()->content(view()->selection()), std::string("deck"));
  key(Qt::Key_Left, Qt::AltModifier);
  QCOMPARE(view()->caret(), 3U);
  QPoint inFirstLine = view()->pointBelow(4) - QPoint(0, view()->lineHeight() / 2);
  QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::ControlModifier, inFirstLine);
  QTRY_COMPARE(view()->content(view()->selection()), std::string("deck"));
}

void TestSpecEditor::findsAndCounts() {
  key(Qt::Key_F, Qt::ControlModifier);
  QVERIFY(findBar()->isVisible());
  QTest::keyClicks(findField(0), "e");
  QCOMPARE(findStatus(), QString("1 of 8"));
  std::size_t first = view()->selection().begin;
  QTest::keyClick(findField(0), Qt::Key_Return);
  QVERIFY(view()->selection().begin > first);
  QTest::keyClick(findField(0), Qt::Key_Return, Qt::ShiftModifier);
  QTest::keyClick(findField(0), Qt::Key_Return, Qt::ShiftModifier);
  QCOMPARE(findStatus(), QString("8 of 8"));
  QTest::keyClick(findField(0), Qt::Key_Return);
  QCOMPARE(view()->selection().begin, first);
  QVERIFY(covered(TextView::MatchMark, "End"));
  QTest::keyClick(findField(0), Qt::Key_Escape);
  QVERIFY(!findBar()->isVisible());
  QVERIFY(view()->hasFocus());
  QVERIFY(!covered(TextView::MatchMark, "End"));
}

void TestSpecEditor::searchOptions() {
  auto option = [this](const QString& name) {
    for (auto* button : findBar()->findChildren<QToolButton*>()) {
      if (button->accessibleName() == name) return button;
    }
    return static_cast<QToolButton*>(nullptr);
  };
  key(Qt::Key_F, Qt::ControlModifier);
  QTest::keyClicks(findField(0), "END");
  QCOMPARE(findStatus(), QString("1 of 1"));
  QTest::mouseClick(option("Match case"), Qt::LeftButton);
  QCOMPARE(findStatus(), QString("No matches"));
  QTest::mouseClick(option("Match case"), Qt::LeftButton);
  findField(0)->clear();
  QTest::mouseClick(option("Regular expression"), Qt::LeftButton);
  QTest::keyClicks(findField(0), "^\\s+-");
  QVERIFY(findStatus().endsWith("of 1"));
  QTest::keyClicks(findField(0), "(");
  QCOMPARE(findStatus(), QString("Not a regular expression"));
}

void TestSpecEditor::replacesOneAndAll() {
  view()->setCaret(0);
  key(Qt::Key_H, Qt::ControlModifier);
  QTest::keyClicks(findField(0), "ne");
  findField(1)->setFocus();
  QTest::keyClicks(findField(1), "XX");
  QCOMPARE(findStatus(), QString("1 of 3"));
  QTest::keyClick(findField(1), Qt::Key_Return);
  QVERIFY2(text().find("\"zoXXs\"") != std::string::npos, text().c_str());
  QVERIFY(text().find("owner: none") != std::string::npos);
  QCOMPARE(findStatus(), QString("1 of 2"));
  QTest::keyClick(findField(1), Qt::Key_Return, Qt::ControlModifier);
  QVERIFY(text().find("owXXr: noXX") != std::string::npos);
  view()->setFocus();
  key(Qt::Key_Z, Qt::ControlModifier);
  key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(text(), game);
  findField(0)->setText("o");
  QTest::keyClick(findField(1), Qt::Key_Return, Qt::ControlModifier);
  QCOMPARE(QString::fromStdString(text()).count("XX"), QString::fromStdString(game).count('o'));
  m_editor->action(EditorCommand::Undo)->trigger();
  QCOMPARE(text(), game);
}

void TestSpecEditor::goesToALine() {
  key(Qt::Key_L, Qt::ControlModifier);
  auto* line = m_editor->findChild<QSpinBox*>();
  QTRY_VERIFY(line->isVisible());
  QTest::keyClicks(line, "6");
  QTest::keyClick(line, Qt::Key_Return);
  QCOMPARE(view()->lineOf(view()->caret()), 5L);
  QVERIFY(!line->isVisible());
  QSignalSpy moved(m_editor.get(), &SpecEditor::caretMoved);
  key(Qt::Key_End);
  QTRY_VERIFY(!moved.isEmpty());
  QCOMPARE(moved.last().first().toInt(), 6);
  QCOMPARE(moved.last().last().toInt(), 15);
}

void TestSpecEditor::stylesFollowAFenceTypedAbove() {
  std::size_t at = text().find("section");
  QCOMPARE(view()->tokenAt(at), TokenKind::SectionKey);
  QCOMPARE(view()->tokenAt(text().find("End")), TokenKind::Prose);
  // Without its opening, the fence's end opens one over the rest.
  std::size_t fence = text().find("```yaml");
  view()->replace({static_cast<std::uint32_t>(fence), static_cast<std::uint32_t>(fence + 7)}, {});
  QCOMPARE(view()->tokenAt(text().find("section")), TokenKind::Prose);
  QCOMPARE(view()->tokenAt(text().find("End")), TokenKind::Code);
  m_editor->action(EditorCommand::Undo)->trigger();
  QCOMPARE(view()->tokenAt(text().find("section")), TokenKind::SectionKey);
  QCOMPARE(view()->tokenAt(text().find("End")), TokenKind::Prose);
}

void TestSpecEditor::foldsByStructure() {
  view()->send(Sci::SCI_COLOURISE, 0, -1);
  std::string heads;
  for (long line = 0; line < view()->lines(); ++line) {
    heads += (view()->send(Sci::SCI_GETFOLDLEVEL, line) & Sci::SC_FOLDLEVELHEADERFLAG) != 0 ? 'H' : '.';
  }
  // The heading, the fence, `items:` and its first item head folds.
  QCOMPARE(QString::fromStdString(heads), QString("H.H.HH....."));
  QCOMPARE(view()->send(Sci::SCI_GETLASTCHILD, 2, -1), 7L);
  QCOMPARE(view()->send(Sci::SCI_GETLASTCHILD, 4, -1), 6L);
  caretAfter("owner: none");
  key(Qt::Key_Home);
  key(Qt::Key_Backspace);
  key(Qt::Key_Backspace);
  view()->send(Sci::SCI_COLOURISE, 0, -1);
  QVERIFY((view()->send(Sci::SCI_GETFOLDLEVEL, 5) & Sci::SC_FOLDLEVELHEADERFLAG) == 0);
}

void TestSpecEditor::foldsBlocks() {
  m_editor->action(EditorCommand::FoldBlocks)->trigger();
  QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 2) != 0);
  QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 4) == 0);
  QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 9) != 0);
  // Going to a place in a fold opens it.
  std::size_t at = text().find("none");
  m_editor->showPlace({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)});
  QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 6) != 0);
  m_editor->action(EditorCommand::FoldBlocks)->trigger();
  m_editor->action(EditorCommand::UnfoldAll)->trigger();
  QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 4) != 0);
}

void TestSpecEditor::foldingInTheMarginNamesTheSection() {
  constexpr int fence = 2;
  const int x = view()->marginWidth(TextView::NumberMargin) + view()->marginWidth(TextView::SignMargin) +
                view()->marginWidth(TextView::FoldMargin) / 2;
  const int y = view()->pointBelow(view()->lineBegin(fence)).y() - view()->lineHeight() / 2;
  const QRect row(x + 20, y - view()->lineHeight() / 2, view()->viewport()->width() - x - 20,
                  view()->lineHeight());
  const auto picture = [&] { return view()->viewport()->grab(row).toImage(); };
  view()->setCaret(view()->size());
  const QImage open = picture();
  QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, {x, y});
  QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, fence + 1) == 0);
  const QImage folded = picture();
  QVERIFY(folded != open);
  QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, {x, y});
  QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, fence + 1) != 0);
  QCOMPARE(picture(), open);
  // The command that folds every block says the same.
  m_editor->action(EditorCommand::FoldBlocks)->trigger();
  QCOMPARE(picture(), folded);
  // Another section is named another way.
  m_editor->action(EditorCommand::UnfoldAll)->trigger();
  const std::size_t name = text().find("\"zones\"");
  QVERIFY(name != std::string::npos);
  view()->replace({static_cast<std::uint32_t>(name + 1), static_cast<std::uint32_t>(name + 6)}, "areas");
  QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, {x, y});
  QVERIFY(picture() != folded);
}

void TestSpecEditor::recoveryIsOffered() {
  QTemporaryDir folder;
  auto write = [&](const char* name, const char* content) {
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
  };
  write("game.md", "one");
  write(".game.md.autosave", "two");
  QVERIFY(m_document->open(folder.filePath("game.md")));
  QCOMPARE(text(), std::string("one"));
  QPushButton* recover = noticeButton("Recover them");
  QVERIFY(recover);
  QTest::mouseClick(recover, Qt::LeftButton);
  QCOMPARE(text(), std::string("two"));
  QVERIFY(m_document->isModified());
  QVERIFY(!m_editor->findChild<NoticeBar*>()->isVisible());
  m_editor->action(EditorCommand::Undo)->trigger();
  QCOMPARE(text(), std::string("one"));
}

void TestSpecEditor::outsideChangeIsOffered() {
  QTemporaryDir folder;
  QString path = folder.filePath("game.md");
  auto write = [&](const char* content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
  };
  write("one\ntwo\n");
  QVERIFY(m_document->open(path));
  view()->setCaret(1);
  write("one\ntwo and a half\n");
  QTRY_VERIFY(noticeButton("Reload"));
  QVERIFY(noticeButton("Keep mine"));
  QTest::mouseClick(noticeButton("Reload"), Qt::LeftButton);
  QCOMPARE(text(), std::string("one\ntwo and a half\n"));
  QCOMPARE(view()->caret(), 1U);
  QVERIFY(!m_document->isModified());
  m_editor->action(EditorCommand::Undo)->trigger();
  QCOMPARE(text(), std::string("one\ntwo\n"));
  QVERIFY(QFile::remove(path));
  QTRY_VERIFY(noticeButton("Keep editing"));
}

void TestSpecEditor::failureIsShownAndDismissed() {
  m_editor->showFailure("The disk is full");
  QVERIFY(m_editor->findChild<NoticeBar*>()->isVisible());
  QTest::mouseClick(noticeButton("Dismiss"), Qt::LeftButton);
  QVERIFY(!m_editor->findChild<NoticeBar*>()->isVisible());
}

void TestSpecEditor::paletteChangeRepaints() {
  QPalette dark = m_editor->palette();
  dark.setColor(QPalette::Base, QColor(0x1f2024));
  dark.setColor(QPalette::Text, QColor(0xe6e6e6));
  auto paper = [this] {
    return view()->grab().toImage().pixelColor(view()->width() / 2, view()->height() * 3 / 4);
  };
  QVERIFY(paper().lightness() > 200);
  m_editor->setPalette(dark);
  QVERIFY(paper().lightness() < 60);
}

void TestSpecEditor::commandsHaveDistinctKeysAndNames() {
  QSet<QString> names;
  QSet<QString> keys;
  for (QAction* action : m_editor->actions()) {
    QVERIFY(!action->text().isEmpty());
    QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
    names.insert(action->objectName());
    for (const QKeySequence& sequence : action->shortcuts()) {
      QVERIFY2(!keys.contains(sequence.toString()), qPrintable(sequence.toString()));
      keys.insert(sequence.toString());
    }
  }
  QVERIFY(names.size() > 20);
}

void TestSpecEditor::editorMayOutliveTheDocument() {
  m_document.reset();
  keys("x");
  key(Qt::Key_F12);
  key(Qt::Key_F8);
  key(Qt::Key_Period, Qt::ControlModifier);
  key(Qt::Key_Space, Qt::ControlModifier);
  QVERIFY(!text().empty());
}

QTEST_MAIN(TestSpecEditor)
#include "test_spec_editor.moc"
