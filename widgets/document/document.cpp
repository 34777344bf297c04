// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document.h"

#include <QFileInfo>

#include "widgets/document/text_file.h"

namespace ludo::widgets {

/// Holds the text while no editor does.
class Document::PlainBuffer : public TextBuffer {
 public:
  std::string text() const override { return m_text; }
  void reset(const std::string& text) override { m_text = text; }
  void replace(const std::string& text) override { m_text = text; }

 private:
  std::string m_text;
};

Document::Document(Analyser analyser, DocumentTimings timings, QObject* parent)
    : QObject(parent),
      m_analyser(std::move(analyser)),
      m_timings(timings),
      m_ownBuffer(std::make_unique<PlainBuffer>()),
      m_buffer(m_ownBuffer.get()),
      m_savedText(std::string()),
      m_analysisJob(std::make_unique<LatestJob<compile::AnalysisPtr>>(
          [this](std::uint64_t revision, Result<compile::AnalysisPtr> result) {
            takeAnalysis(revision, std::move(result));
          })),
      m_autosave(std::make_unique<Autosave>(timings.autosaveDelay, [this] { return text(); })) {
  m_analysisTimer.setSingleShot(true);
  m_analysisTimer.setInterval(timings.analysisDelay);
  connect(&m_analysisTimer, &QTimer::timeout, this, &Document::startAnalysis);
  connect(m_autosave.get(), &Autosave::failed, this, &Document::autosaveFailed);
  connect(&m_watch, &FileWatch::mayHaveChanged, this, &Document::lookAtFile);
}

Document::~Document() {
  if (m_closed) return;
  refreshModified();
  m_autosave->end(!m_modified && !m_recovery);
}

void Document::close() {
  m_closed = true;
  m_analysisTimer.stop();
  m_analysisJob->cancel();
  m_watch.watch({});
  // An offer nobody answered is kept for the next time.
  m_autosave->end(!m_recovery);
}

Result<Done> Document::open(const QString& path) {
  Result<std::string> content = readTextFile(path);
  if (!content) return Failure{content.failure()};
  startWith(*content, QFileInfo(path).absoluteFilePath(), {});
  lookForRecovery();
  return Done{};
}

void Document::startNew(const std::string& text, const QString& name) {
  startWith(text, {}, name);
}

void Document::startWith(const std::string& text, const QString& path, const QString& name) {
  m_path = path;
  m_untitledName = name;
  m_savedText = text;
  m_autosave->setFile(path);
  m_watch.watch(path);
  m_recovery.reset();
  m_outsideChange = OutsideChange::None;
  m_buffer->reset(text);
  noteEdit();
  refreshModified();
  m_analysis.reset();
  analyseNow();
  emit pathChanged();
  emit recoveryChanged();
  emit outsideChangeChanged();
  emit analysisChanged();
}

QString Document::name() const {
  return isUntitled() ? m_untitledName : QFileInfo(m_path).fileName();
}

Result<Done> Document::save() {
  if (isUntitled()) return Failure{tr("the document has no file yet").toStdString()};
  lookAtFile();
  if (m_outsideChange == OutsideChange::Modified) {
    return Failure{tr("cannot save '%1': another program changed it meanwhile. "
                      "Choose whether to reload it or to keep "
                      "your version, then save")
                       .arg(m_path)
                       .toStdString()};
  }
  std::string content = text();
  Result<Done> written = writeTextFile(m_path, content);
  if (written) markSaved(std::move(content));
  return written;
}

Result<Done> Document::saveAs(const QString& path) {
  std::string content = text();
  Result<Done> written = writeTextFile(path, content);
  if (!written) return written;
  m_path = QFileInfo(path).absoluteFilePath();
  m_autosave->moveTo(m_path);
  m_watch.watch(m_path);
  markSaved(std::move(content));
  emit pathChanged();
  // Messages name the file.
  analyseNow();
  return written;
}

void Document::markSaved(std::string text) {
  m_savedText = std::move(text);
  m_recovery.reset();
  setOutsideChange(OutsideChange::None);
  refreshModified();
  m_autosave->discard();
  emit recoveryChanged();
  emit saved();
}

void Document::attachBuffer(TextBuffer* buffer) {
  buffer->reset(text());
  m_buffer = buffer;
}

void Document::detachBuffer(TextBuffer* buffer) {
  if (m_buffer != buffer) return;
  m_ownBuffer->reset(buffer->text());
  m_buffer = m_ownBuffer.get();
}

void Document::noteEdit() {
  ++m_revision;
  if (!m_modified) refreshModified();
  if (!m_recovery && m_modified) m_autosave->schedule();
  if (!m_waiting.isValid()) m_waiting.start();
  if (!m_analysisTimer.isActive() || m_waiting.elapsed() < m_timings.analysisLimit.count()) {
    m_analysisTimer.start();
  }
  emit edited();
}

void Document::refreshModified() {
  bool modified = !m_savedText || *m_savedText != text();
  if (modified == m_modified) return;
  m_modified = modified;
  if (!modified && !m_recovery) m_autosave->discard();
  emit modifiedChanged(modified);
}

void Document::analyseNow() {
  m_analysisTimer.stop();
  startAnalysis();
}

void Document::startAnalysis() {
  m_waiting.invalidate();
  refreshModified();
  m_analysisJob->start(
      m_revision, [analyser = m_analyser, name = name().toStdString(), content = text(),
                   path = m_path.toStdString(), revision = m_revision](std::stop_token stop) mutable {
        return analyser(std::make_shared<SourceText>(std::move(name), std::move(content), std::move(path)),
                        revision, stop);
      });
}

void Document::takeAnalysis(std::uint64_t revision, Result<compile::AnalysisPtr> result) {
  if (!result) {
    emit analysisFailed(tr("The specification could not be checked: %1").arg(result.failure().c_str()));
    return;
  }
  if (!*result) return;
  m_analysis = std::move(*result);
  m_analysisRevision = revision;
  emit analysisChanged();
}

void Document::lookAtFile() {
  if (isUntitled()) return;
  if (!QFileInfo::exists(m_path)) {
    if (m_savedText) setOutsideChange(OutsideChange::Removed);
    return;
  }
  Result<std::string> content = readTextFile(m_path);
  // A file that cannot be read any more is as good as changed: reload() tells
  // why.
  bool same = content && m_savedText && *content == *m_savedText;
  setOutsideChange(same ? OutsideChange::None : OutsideChange::Modified);
}

void Document::setOutsideChange(OutsideChange change) {
  if (change == m_outsideChange) return;
  m_outsideChange = change;
  emit outsideChangeChanged();
}

Result<Done> Document::reload() {
  Result<std::string> content = readTextFile(m_path);
  if (!content) return Failure{content.failure()};
  m_savedText = *content;
  m_buffer->replace(*content);
  noteEdit();
  refreshModified();
  setOutsideChange(OutsideChange::None);
  return Done{};
}

void Document::keepMine() {
  Result<std::string> content = readTextFile(m_path);
  m_savedText.reset();
  if (content) m_savedText = std::move(*content);
  setOutsideChange(OutsideChange::None);
  refreshModified();
  if (m_modified) m_autosave->schedule();
}

void Document::lookForRecovery() {
  QFileInfo copy(m_autosave->path());
  if (!copy.exists()) return;
  Result<std::string> content = readTextFile(copy.filePath());
  if (!content || *content == *m_savedText) {
    if (content) m_autosave->discard();
    return;
  }
  QDateTime savedAt = copy.lastModified();
  m_recovery = Recovery{std::move(*content), savedAt, savedAt >= QFileInfo(m_path).lastModified()};
  emit recoveryChanged();
}

void Document::acceptRecovery() {
  if (!m_recovery) return;
  std::string recovered = std::move(m_recovery->text);
  m_recovery.reset();
  m_buffer->replace(recovered);
  noteEdit();
  emit recoveryChanged();
}

void Document::discardRecovery() {
  if (!m_recovery) return;
  m_recovery.reset();
  if (m_modified) {
    m_autosave->schedule();
  } else {
    m_autosave->discard();
  }
  emit recoveryChanged();
}

}  // namespace ludo::widgets
