// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
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

/// An editor of a small text, with an analyser and language services made up for the tests of the editor.
namespace ludo::widgets::testing {

using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::Kind;
using diagnostics::Severity;
using service::Completion;
using Sci = QsciScintillaBase;

inline constexpr Kind badKind{"test-bad", Severity::Error, "Bad", ""};
inline constexpr Kind oddKind{"test-odd", Severity::Warning, "Odd", ""};

inline const std::string game =
    R"(# Game

```yaml
section: "zones"
items:
  - id: "deck"
    owner: none
```

End.
)";

/// Finds fault with `none`, which it can mend, and with `odd`.
inline service::AnalysisPtr analyseForTest(SourcePtr source, std::uint64_t revision, std::stop_token) {
  auto analysis = std::make_shared<service::Analysis>();
  const std::string& text = source->content();
  for (std::size_t at = text.find("none"); at != std::string::npos; at = text.find("none", at + 4)) {
    if (at > 0 && text[at - 1] == '"') continue;
    Span span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)};
    Diagnostic diagnostic;
    diagnostic.kind = &badKind;
    diagnostic.span = span;
    diagnostic.message = "No quotes";
    diagnostic.fix = Fix{"Put none in quotes", {{span, R"("none")"}}, true};
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

inline LanguageServices servicesForTest() {
  LanguageServices services;
  services.completionsAt = [](const service::Analysis& analysis, std::size_t offset) {
    const std::string& text = analysis.source->content();
    std::size_t begin = offset;
    while (begin > 0 &&
           (std::isalnum(static_cast<unsigned char>(text[begin - 1])) != 0 || text[begin - 1] == '"'))
      --begin;
    Span replaces{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(offset)};
    return std::vector<Completion>{{"visibility: ", "visibility", "key", "Who sees the tokens", replaces},
                                   {"ordering: ", "ordering", "key", "How the tokens lie", replaces},
                                   {"owner: ", "owner", "key", "Whose zone", replaces},
                                   {"phases:\n  - ", "phases", "key", "In their order", replaces},
                                   {R"("noneOther")", "noneOther", "value", "", replaces},
                                   {R"("none")", "none", "value", "", replaces},
                                   {"alone", "alone", "value", "", replaces}};
  };
  services.hoverAt = [](const service::Analysis&, std::size_t offset) -> std::optional<service::Hover> {
    auto at = static_cast<std::uint32_t>(offset);
    return service::Hover{{at, at + 1}, "Explains **everything**"};
  };
  services.definitionAt = [](const service::Analysis& analysis, std::size_t offset) -> std::optional<Span> {
    std::size_t at = analysis.source->content().find("deck");
    if (at == std::string::npos || offset >= at) return std::nullopt;
    return Span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)};
  };
  return services;
}

inline const DocumentSettings quick{std::chrono::milliseconds(5), std::chrono::milliseconds(50),
                                    std::chrono::hours(1)};

class EditorFixture {
 protected:
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
  /// What is marked as the place that was gone to; the caret stands where it begins, and nothing is selected.
  std::string placeShown() {
    const auto caret = static_cast<long>(view()->caret());
    const Span selected = view()->selection();
    if (selected.begin != selected.end) return "selected: " + view()->content(selected);
    if (view()->send(Sci::SCI_INDICATORVALUEAT, TextView::PlaceMark, caret) == 0) return {};
    const long begin = view()->send(Sci::SCI_INDICATORSTART, TextView::PlaceMark, caret);
    const long end = view()->send(Sci::SCI_INDICATOREND, TextView::PlaceMark, caret);
    if (begin != caret) return "not at its beginning";
    return view()->content({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
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

  void openEditor() {
    m_document = std::make_unique<Document>(analyseForTest, quick);
    m_document->startNew(game, "game.md");
    m_editor = std::make_unique<SpecEditor>(m_document.get(), servicesForTest());
    m_editor->resize(700, 500);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    view()->setFocus();
    waitForAnalysis();
  }
  void closeEditor() {
    QToolTip::hideText();
    m_editor.reset();
    m_document.reset();
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<SpecEditor> m_editor;
};

}  // namespace ludo::widgets::testing
