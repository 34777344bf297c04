// SPDX-License-Identifier: GPL-3.0-or-later
#include "typist.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <array>
#include <chrono>
#include <csignal>

#include "app/ide/document_area.h"
#include "app/ide/input_events.h"
#include "app/ide/main_window.h"
#include "app/ide/panel_dock.h"
#include "app/ide/rulebook_export.h"
#include "text_hash.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/simulate/simulate_panel.h"

namespace ludo::ide::testing {

void note(char what, const std::string& text, const QString& name) {
  const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
  const QByteArray line = QStringLiteral("%1 %2 %3 %4\n").arg(now).arg(what).arg(hashOf(text), name).toUtf8();
  // Whole in the pipe before the edit goes on, so that no kill tears it.
  if (::write(STDOUT_FILENO, line.constData(), static_cast<std::size_t>(line.size())) != line.size())
    std::abort();
}

Typist::Typist(MainWindow& window, Habits habits)
    : QObject(&window),
      m_window(window),
      m_rulebooks(new RulebookExport(&window)),
      m_habits(std::move(habits)),
      m_random(m_habits.seed) {
  connect(window.documents(), &DocumentArea::workbenchOpened, this, &Typist::adopt);
  for (Workbench* workbench : window.documents()->workbenches()) adopt(workbench);
  window.documents()->openNew(QString(), m_habits.untitledName);
  if (m_habits.beginsInFile) window.documents()->setCurrentWidget(window.documents()->workbenches().front());
  m_pause.setSingleShot(true);
  connect(&m_pause, &QTimer::timeout, this, &Typist::act);
  note('R', {}, {});
  act();
}

void Typist::adopt(Workbench* workbench) {
  const widgets::Document* document = &workbench->document();
  // What can only be read is somebody else's.
  if (document->openElsewhere() != nullptr) return;
  const auto noteAs = [document](char what) {
    return [=] { note(what, document->text(), document->name()); };
  };
  note('O', document->text(), document->name());
  connect(document, &widgets::Document::edited, this, noteAs('E'));
  connect(document, &widgets::Document::saved, this, noteAs('S'));
  connect(document, &widgets::Document::autosaveFailed, this, noteAs('F'));
}

void Typist::act() {
  DocumentArea& area = *m_window.documents();
  const auto benches = area.workbenches();
  switch (below(60)) {
    case 0:
      area.setCurrentWidget(benches[below(static_cast<unsigned>(benches.size()))]);
      break;
    case 1:
      if (Workbench* bench = area.current(); bench != nullptr && !bench->document().isUntitled())
        m_window.commands().action(Command::Save)->trigger();
      break;
    case 2:
      m_window.commands().action(Command::Undo)->trigger();
      break;
    case 3:
      if (m_habits.meddles) meddle();
      break;
    case 4:
      if (m_habits.fillsDisk && below(3) == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit limit{};
        ::getrlimit(RLIMIT_FSIZE, &limit);
        limit.rlim_cur = 0;
        ::setrlimit(RLIMIT_FSIZE, &limit);
      }
      break;
    case 5:
    case 6:
    case 7:
      usePanel();
      break;
    case 8:
      saveRulebook();
      break;
    default:
      type();
      break;
  }
  // Bursts of keys and short rests; hardly ever a second of peace.
  if (m_burst == 0) m_burst = static_cast<int>(below(80)) + 1;
  m_pause.start(--m_burst == 0 ? static_cast<int>(below(500)) : static_cast<int>(below(40)));
}

void Typist::type() {
  Workbench* bench = m_window.documents()->current();
  if (bench == nullptr) return;
  QWidget* view = bench->editor()->view();
  switch (below(40)) {
    case 0:
      input::press(view, Qt::Key_Return);
      break;
    case 1:
      input::press(view, Qt::Key_Backspace);
      break;
    case 2:
      input::press(view, Qt::Key_Up);
      break;
    case 3:
      QApplication::clipboard()->setText(QString(below(20000), u'p') + u'\n');
      input::press(view, Qt::Key_V, Qt::ControlModifier);
      break;
    default:
      input::type(view, QString(QChar(static_cast<char16_t>(u'a' + below(26)))));
      break;
  }
}

void Typist::usePanel() {
  constexpr std::array shown{Panel::Form,     Panel::Preview, Panel::Jobs,   Panel::Board,
                             Panel::Simulate, Panel::Play,    Panel::Charts, Panel::Replay};
  Workbench* bench = m_window.documents()->current();
  if (bench == nullptr) return;
  const Panel panel = shown[below(shown.size())];
  // A command that shows the panel in front would put it away.
  PanelDock* dock = m_window.dock(panel);
  if (!dock->isVisible() || dock->visibleRegion().isEmpty())
    m_window.commands().action(commandOf(panel))->trigger();
  if (below(3) > 0) enterInto(*bench->panel(panel));
  if (panel == Panel::Simulate)
    bench->panel<widgets::SimulatePanel>()->setGames(static_cast<int>(below(300)) + 1);
  bench->focusEditor();
}

void Typist::enterInto(QWidget& panel) {
  // What asks for a file would wait for an answer.
  const auto asks = [](const QAbstractButton* button) {
    return button->text().endsWith(u'…') || button->text().isEmpty();
  };
  std::vector<QWidget*> usable;
  for (QLineEdit* line : panel.findChildren<QLineEdit*>()) {
    if (line->isVisible() && line->isEnabled() && !line->isReadOnly()) usable.push_back(line);
  }
  for (QAbstractButton* button : panel.findChildren<QAbstractButton*>()) {
    if (button->isVisible() && button->isEnabled() && !asks(button)) usable.push_back(button);
  }
  if (usable.empty()) return;
  QWidget* chosen = usable[below(static_cast<unsigned>(usable.size()))];
  if (auto* line = qobject_cast<QLineEdit*>(chosen)) {
    input::type(line, QString(QChar(static_cast<char16_t>(u'0' + below(10)))));
    input::press(line, Qt::Key_Return);
  } else {
    input::press(chosen, Qt::Key_Space);
  }
}

void Typist::saveRulebook() {
  Workbench* bench = m_window.documents()->current();
  if (bench == nullptr || bench->document().isUntitled() || !bench->hasGame()) return;
  const QString name = below(2) == 0 ? QStringLiteral("/rules.pdf") : QStringLiteral("/rules.html");
  m_rulebooks->save(bench->document().analysis(), QFileInfo(bench->document().path()).path() + name);
  if (below(3) == 0) m_rulebooks->work()->cancel();
}

void Typist::meddle() {
  Workbench* bench = m_window.documents()->current();
  if (bench == nullptr || bench->document().isUntitled()) return;
  const QString path = bench->document().path();
  QFile file(path);
  switch (below(3)) {
    case 0:
      if (file.open(QIODevice::WriteOnly)) file.write("outside\n");
      break;
    case 1:
      file.remove();
      break;
    default:
      file.rename(path + QStringLiteral(".moved"));
      break;
  }
}

}  // namespace ludo::ide::testing
