// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/trace_files.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <utility>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/diagnostics/render.h"
#include "core/sim/recorded_game.h"
#include "widgets/controls/text_saver.h"
#include "widgets/document/text_file.h"
#include "widgets/models/fate_words.h"
#include "widgets/replay/game_text.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {
namespace {

/// A trace says how many played; rules are for a number of players. 0: it does not say.
kernel::Seat playersOf(const text::DataNode& head) {
  const text::DataNode* players = head.kind == text::DataKind::Map ? head.find("players") : nullptr;
  const bool isNumber = players != nullptr && players->kind == text::DataKind::Integer;
  return isNumber && players->integer > 0 &&
                 players->integer <= static_cast<std::int64_t>(kernel::maximumSeats)
             ? static_cast<kernel::Seat>(players->integer)
             : kernel::Seat{0};
}

bool allows(const language::GameDef& game, kernel::Seat players) {
  return players >= kernel::numberIn(game, game.metadata.players.min) &&
         players <= kernel::numberIn(game, game.metadata.players.max);
}

std::string firstToldIn(const diagnostics::List& told) {
  return told.empty() ? std::string() : told.front().message;
}

}  // namespace

TraceFiles::TraceFiles(ReplayPanel& panel, Workspace& workspace)
    : QObject(&panel),
      m_panel(panel),
      m_workspace(workspace),
      m_read([this](std::uint64_t, Result<Result<std::shared_ptr<Opened>>> result) {
        if (!result) return tell(tr("The game was not opened"), result.failure());
        if (!*result) return tell(tr("The game was not opened"), result->failure());
        show(m_opening, std::move(***result));
      }),
      m_write(
          [this](std::uint64_t, Result<Result<Done>> result) {
            const bool isDone = result && *result;
            if (!isDone) {
              // Its notes go on being kept beside the old file.
              m_path = m_before;
              return tell(tr("The game was not saved"), result ? result->failure() : result.failure());
            }
            saveNotes();
            emit saved(m_path);
            emit m_workspace.recordedGamesChanged();
          },
          Urgency::Saving),
      m_writeNotes(
          [this](std::uint64_t, Result<Result<Done>> result) {
            const bool isDone = result && *result;
            if (!isDone) tell(tr("The notes were not saved"), result ? result->failure() : result.failure());
          },
          Urgency::Saving) {
  connect(&panel, &ReplayPanel::openRequested, this, &TraceFiles::askOpen);
  connect(&panel, &ReplayPanel::saveRequested, this, &TraceFiles::askSave);
  m_texts = new TextSaver(tr("The text was not saved"), &panel);
  connect(m_texts, &TextSaver::saved, this, &TraceFiles::saved);
  connect(&panel, &ReplayPanel::textRequested, this, &TraceFiles::askSaveText);
  connect(&panel, &ReplayPanel::notesEdited, this, &TraceFiles::saveNotes);
  // A game that comes from elsewhere has no file.
  connect(&panel, &ReplayPanel::cleared, this, [this] {
    m_path.clear();
    m_before.clear();
  });
}

void TraceFiles::askOpen() {
  const QString path =
      QFileDialog::getOpenFileName(&m_panel, tr("Open a recorded game"), m_workspace.document().path(),
                                   tr("Recorded games (*.json);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

void TraceFiles::askSave() {
  const Document& document = m_workspace.document();
  const QString path = TextSaver::askPath(
      &m_panel, tr("Save the game"), document.path().isEmpty() ? document.name() : document.path(),
      QStringLiteral("game"), QStringLiteral("json"), tr("Recorded games (*.json)"));
  if (!path.isEmpty()) save(path);
}

void TraceFiles::askSaveText() {
  const Document& document = m_workspace.document();
  const QString path = TextSaver::askPath(&m_panel, tr("Save the game as text"),
                                          document.path().isEmpty() ? document.name() : document.path(),
                                          QStringLiteral("game"), QStringLiteral("txt"), tr("Texts (*.txt)"));
  if (path.isEmpty() || m_panel.replay() == nullptr) return;
  m_texts->save(path, [replay = m_panel.replay()] { return gameText(*replay).toStdString(); });
}

void TraceFiles::open(const QString& path) {
  const service::AnalysisPtr& analysis = m_workspace.document().analysis();
  if (!analysis || !analysis->game)
    return tell(tr("The game was not opened"), tr("The specification has errors.").toStdString());
  m_opening = path;
  m_read.start(0, [game = analysis->game, path](std::stop_token) { return read(game, path); });
}

Result<std::shared_ptr<TraceFiles::Opened>> TraceFiles::read(const language::GameDefPtr& game,
                                                             const QString& path) {
  Result<std::string> content = readFile(QFile::encodeName(path).toStdString(), limits::traceBytes);
  if (!content) return Failure{content.failure()};
  const SourceText source(QFileInfo(path).fileName().toStdString(), std::move(*content));
  diagnostics::List told;
  const text::DataNode head = sim::readTraceHead(source, told);
  if (!told.empty()) return Failure{firstToldIn(told)};
  const kernel::Seat players = playersOf(head);
  auto opened = std::make_shared<Opened>();
  opened->rules = kernel::makeRules(game, allows(*game, players) ? players : kernel::Seat{0});
  std::optional<sim::GameTrace> trace = sim::readTrace(*opened->rules, head, source, told);
  if (!trace) return Failure{refusal(told, game, source)};
  opened->trace = std::move(*trace);
  if (!QFile::exists(notesPath(path))) return opened;
  const Result<std::string> text = readTextFile(notesPath(path));
  Result<std::vector<ReplayNote>> notes = text ? readNotes(*text) : Failure{text.failure()};
  if (!notes) {
    return Failure{
        tr("the notes in %1 cannot be read: %2. Move this file away to open the game without them.")
            .arg(QFileInfo(notesPath(path)).fileName(), QString::fromStdString(notes.failure()))
            .toStdString()};
  }
  opened->notes = std::move(*notes);
  return opened;
}

std::string TraceFiles::refusal(const diagnostics::List& told, const language::GameDefPtr& game,
                                const SourceText& trace) {
  if (told.empty() || told.front().kind != &diagnostics::kinds::TraceOfOtherGame) return firstToldIn(told);
  const std::optional<sim::RecordedGame> played = sim::playRecordedGame(game, trace);
  if (!played) return firstToldIn(told);
  return tr("%1. Under the present ones: %2")
      .arg(QString::fromStdString(firstToldIn(told)), fateText(*played, fateMoveTitle(game, *played)))
      .toStdString();
}

void TraceFiles::show(const QString& path, Opened opened) {
  m_panel.openGame(std::move(opened.rules), std::move(opened.trace));
  m_panel.setNotes(std::move(opened.notes));
  m_path = path;
  emit m_workspace.panelRequested(&m_panel, true);
}

void TraceFiles::save(const QString& path) {
  if (m_panel.replay() == nullptr) return;
  m_before = std::exchange(m_path, path);
  m_write.start(0, [replay = m_panel.replay(), path](std::stop_token) {
    return writeFile(QFile::encodeName(path).toStdString(),
                     sim::traceText(*replay->rules(), replay->trace()));
  });
}

void TraceFiles::saveNotes() {
  if (m_path.isEmpty()) return;
  const QString path = notesPath(m_path);
  // Without notes no file is made; but one that exists, or is being written, is overwritten, since its notes
  // were removed.
  if (m_panel.notes().empty() && !m_writeNotes.running() && !QFile::exists(path)) return;
  m_writeNotes.start(
      0, [notes = m_panel.notes(), path](std::stop_token) { return writeTextFile(path, notesText(notes)); });
}

void TraceFiles::tell(const QString& title, const std::string& reason) {
  emit failed(asSentence(reason));
  auto* box = new QMessageBox(QMessageBox::Warning, title, title, QMessageBox::Ok, &m_panel);
  box->setInformativeText(asSentence(reason));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

}  // namespace ludo::widgets
