// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/workbench.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLineEdit>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/ide/history_dialog.h"
#include "app/ide/panel_dock.h"
#include "app/ide/unused_rules.h"
#include "widgets/archive/archive_panel.h"
#include "widgets/document/history_keeper.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/lens/lens.h"
#include "widgets/lens/lens_bar.h"
#include "widgets/play/play_panel.h"
#include "widgets/problems/problems_panel.h"

namespace ludo::ide {

using namespace widgets;

Workbench::Workbench(const DocumentSettings& settings, std::shared_ptr<ReportShelf> reports,
                     std::shared_ptr<JobList> jobs, QWidget* parent)
    : QWidget(parent),
      m_clock(std::make_shared<AnalysisClock>()),
      m_document(std::make_unique<Document>(timedAnalyser(specificationAnalyser(), m_clock), settings)),
      m_workspace(std::make_unique<Workspace>(*m_document, std::move(reports), std::move(jobs))) {
  m_editor = new SpecEditor(m_document.get(), specificationServices(), this);
  m_history = new HistoryKeeper(*m_document, LocalHistory(settings.historyFolder), this);
  makeLens();
  makeMiddle();
  makePanels();
  wireDocument();
  wireWorkspace();
}

Workbench::~Workbench() {
  for (const auto& [panel, widget] : m_panels) delete widget;
  // The editor holds the document's text and so has to go first.
  delete m_editor;
}

void Workbench::makeMiddle() {
  m_middleTabs = new QTabBar;
  m_middleTabs->setDocumentMode(true);
  m_middleTabs->setExpanding(false);
  m_middleTabs->setAccessibleName(tr("Panel or text"));
  m_middleTabs->hide();
  connect(m_middleTabs, &QTabBar::currentChanged, this, [this](int tab) {
    if (m_middle) showPage(tab == 0 ? static_cast<QWidget*>(m_middleArea) : m_editor);
  });
  m_middlePages = new QStackedWidget;
  m_middlePages->addWidget(m_editor);
  m_middleArea = new QScrollArea;
  letScroll(*m_middleArea);
  m_middlePages->addWidget(m_middleArea);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_middleTabs);
  layout->addWidget(m_middlePages, 1);
  showPage(m_editor);
}

void Workbench::showPage(QWidget* page) {
  m_middlePages->setCurrentWidget(page);
  setFocusProxy(page == m_editor ? m_editor : panel(*m_middle));
  emit changed();
}

void Workbench::setMiddle(std::optional<Panel> wanted) {
  if (wanted == m_middle) return;
  if (m_middle) {
    QWidget* left = m_middleArea->takeWidget();
    left->hide();
    left->setParent(nullptr);
  }
  m_middle.reset();
  while (m_middleTabs->count() > 0) m_middleTabs->removeTab(0);
  m_middleTabs->setVisible(wanted.has_value());
  showPage(m_editor);
  if (!wanted) return;
  m_middleArea->setWidget(panel(*wanted));
  m_middleTabs->addTab(panelTitle(*wanted));
  m_middleTabs->addTab(tr("Text"));
  auto* back = new QToolButton;
  back->setAutoRaise(true);
  back->setIcon(style()->standardIcon(QStyle::SP_TitleBarNormalButton));
  back->setToolTip(tr("Put the panel back beside the text"));
  back->setAccessibleName(tr("Put the panel back"));
  connect(back, &QToolButton::clicked, this, &Workbench::middleLeft);
  m_middleTabs->setTabButton(0, QTabBar::RightSide, back);
  m_middle = wanted;
  showMiddlePanel();
}

void Workbench::showText() {
  if (m_middle) m_middleTabs->setCurrentIndex(1);
}

void Workbench::showMiddlePanel() {
  m_middleTabs->setCurrentIndex(0);
  showPage(m_middleArea);
}

bool Workbench::middlePanelIsShown() const {
  return m_middle && m_middlePages->currentWidget() != m_editor;
}

void Workbench::focusMiddle() {
  middlePanelIsShown() ? panel(*m_middle)->setFocus() : focusEditor();
}

void Workbench::makePanels() {
  for (const PanelInfo& info : panelInfos()) {
    QWidget* widget = info.make(*m_workspace);
    widget->setAccessibleName(panelTitle(info.panel));
    m_panels[info.panel] = widget;
  }
}

void Workbench::showHistory() {
  const std::string text = m_document->text();
  HistoryDialog dialog(m_document->name(), text, m_history->history().of(m_document->path()), this);
  if (dialog.exec() != QDialog::Accepted) return;
  // Another program may have changed the file meanwhile.
  if (m_document->text() == text) emit m_workspace->fixRequested(dialog.fix());
}

void Workbench::wireDocument() {
  const Document* document = m_document.get();
  connect(document, &Document::analysisChanged, this, [this] {
    // Else another text was taken and is still being checked.
    if (m_document->analysis()) emit changed();
    showUnusedRules();
  });
  connect(document, &Document::edited, this, &Workbench::changed);
  connect(document, &Document::modifiedChanged, this, &Workbench::changed);
  connect(document, &Document::pathChanged, this, &Workbench::changed);
  connect(document, &Document::openElsewhereChanged, this, &Workbench::changed);
  connect(document, &Document::outsideChangeChanged, this, &Workbench::changed);
  connect(m_history, &HistoryKeeper::failed, this, &Workbench::historyFailed);
}

void Workbench::wireWorkspace() {
  const Workspace* workspace = m_workspace.get();
  connect(workspace, &Workspace::placeRequested, this, &Workbench::goTo);
  connect(workspace, &Workspace::zoneDefinitionRequested, this, &Workbench::goToZone);
  connect(workspace, &Workspace::fixRequested, m_editor, &SpecEditor::applyFix);
  connect(workspace, &Workspace::positionChanged, this, [this] {
    // After a crash the game can only go on with its text.
    const PlaySession* game = panel<PlayPanel>()->session();
    if (game != nullptr && !game->plies().empty()) m_document->keepCopy();
    emit changed();
  });
  connect(panel<ArchivePanel>(), &ArchivePanel::historyChanged, this, &Workbench::changed);
  connect(workspace, &Workspace::settingUpChanged, this, &Workbench::changed);
  connect(workspace, &Workspace::simulatingChanged, this, &Workbench::changed);
  connect(workspace, &Workspace::panelRequested, this, [this](QWidget* wanted, bool focus) {
    for (const auto& [panel, widget] : m_panels) {
      if (widget == wanted) emit panelRequested(panel, focus);
    }
  });
  connect(m_editor, &SpecEditor::problemShown, panel<ProblemsPanel>(), &ProblemsPanel::select);
  connect(m_editor, &SpecEditor::copyRequested, this, &Workbench::copyRequested);
  connect(m_editor, &SpecEditor::caretMoved, this, [this](int line, int column) {
    m_caret = {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(column)};
    m_workspace->setCaret(m_editor->caretOffset());
    emit changed();
  });
}

bool Workbench::hasGame() const {
  return m_document->analysis() && m_document->analysis()->rules;
}

int Workbench::problemCount() const {
  return m_document->analysis() ? static_cast<int>(m_document->analysis()->diagnostics.size()) : 0;
}

int Workbench::allowedCount() const {
  return m_document->analysis() ? static_cast<int>(m_document->analysis()->allowed.size()) : 0;
}

void Workbench::focusEditor() {
  showText();
  m_editor->setFocus();
}

bool Workbench::editorHasFocus() const {
  const QWidget* focus = QApplication::focusWidget();
  return focus != nullptr && (focus == m_editor || m_editor->isAncestorOf(focus));
}

void Workbench::setFontSize(int points) {
  const int systemSize = QFontInfo(QFontDatabase::systemFont(QFontDatabase::FixedFont)).pointSize();
  m_editor->view()->zoomTo(points - systemSize);
}

void Workbench::makeLens() {
  m_lens = std::make_unique<Lens>(*m_document);
  auto* bar = new LensBar(m_lens.get());
  m_editor->setFoot(bar);
  connect(m_lens.get(), &Lens::changed, this, &Workbench::showUnusedRules);
  connect(m_workspace.get(), &Workspace::simulationFinished, this, [this](const SimulationResult& result) {
    m_simulation = result;
    showUnusedRules();
  });
  connect(bar, &LensBar::placeRequested, this, &Workbench::goTo);
  connect(m_workspace.get(), &Workspace::recordedGamesChanged, m_lens.get(), &Lens::lookAgain);
  connect(bar, &LensBar::recordedRequested, m_workspace.get(), &Workspace::movesRequested);
  connect(bar, &LensBar::gamesRequested, m_workspace.get(), &Workspace::simulationFinished);
}

void Workbench::setLensOn(bool on) {
  m_lens->setOn(on);
}

void Workbench::showUnusedRules() {
  // What was simulated says more than random games.
  if (m_document->analysisIsCurrent()) {
    if (const auto remarks = unusedRemarks(m_simulation, *m_document->analysis()))
      return m_editor->setRemarks(*remarks);
  }
  if (!m_lens->isOn()) return m_editor->setRemarks({});
  if (m_lens->isCurrent()) m_editor->setRemarks(unusedRemarks(m_lens->findings()));
}

void Workbench::goTo(Span place) {
  showText();
  m_editor->showPlace(place);
}

void Workbench::goToZone(const QString& name) {
  if (!m_document->analysis()) return;
  const std::optional<Span> place =
      service::definitionOf(*m_document->analysis(), "zone", name.toStdString());
  if (place) goTo(*place);
}

template <typename Class>
Class* Workbench::panelInUse() const {
  auto* candidate = panel<Class>();
  const QWidget* focus = QApplication::focusWidget();
  const bool isInUse =
      focus != nullptr && candidate->isAncestorOf(focus) && qobject_cast<const QLineEdit*>(focus) == nullptr;
  return isInUse ? candidate : nullptr;
}

Workbench::UndoState Workbench::undoState() const {
  if (const auto* field = qobject_cast<const QLineEdit*>(QApplication::focusWidget())) {
    return {field->isUndoAvailable(), field->isRedoAvailable(), false};
  }
  if (const auto* play = panelInUse<PlayPanel>())
    return {play->session() != nullptr && !play->session()->plies().empty(), play->canRedo(), true};
  if (const auto* archive = panelInUse<ArchivePanel>())
    return {archive->canUndo(), archive->canRedo(), false};
  return {m_editor->view()->isUndoAvailable(), m_editor->view()->isRedoAvailable(), false};
}

void Workbench::undo() {
  if (auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget())) return field->undo();
  if (auto* play = panelInUse<PlayPanel>()) return play->undo();
  if (auto* archive = panelInUse<ArchivePanel>()) return archive->undo();
  m_editor->action(EditorCommand::Undo)->trigger();
}

void Workbench::redo() {
  if (auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget())) return field->redo();
  if (auto* play = panelInUse<PlayPanel>()) return play->redo();
  if (auto* archive = panelInUse<ArchivePanel>()) return archive->redo();
  m_editor->action(EditorCommand::Redo)->trigger();
}

}  // namespace ludo::ide
