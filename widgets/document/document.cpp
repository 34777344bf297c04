// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document.h"

#include <QFileInfo>

#include "widgets/document/local_history.h"
#include "widgets/document/text_file.h"

namespace ludo::widgets {

namespace {

Failure isOpenElsewhere(const QString& path, const LockHolder& holder) {
  if (holder.isThisProcess())
    return Failure{Document::tr("cannot save '%1': it is open in another tab").arg(path).toStdString()};
  return Failure{Document::tr("cannot save '%1': it is open in another window (%2)")
                     .arg(path, holderText(holder))
                     .toStdString()};
}

}  // namespace

/// Holds the text while no editor does.
class Document::PlainBuffer : public TextBuffer {
 public:
  std::string text() const override { return m_text; }
  void reset(const std::string& text) override { m_text = text; }
  void replace(const std::string& text) override { m_text = text; }

 private:
  std::string m_text;
};

Document::Document(Analyser analyser, DocumentSettings settings, QObject* parent)
    : QObject(parent),
      m_analyser(std::move(analyser)),
      m_settings(std::move(settings)),
      m_ownBuffer(std::make_unique<PlainBuffer>()),
      m_buffer(m_ownBuffer.get()),
      m_savedText(std::string()),
      m_analysisJob(std::make_unique<LatestJob<service::AnalysisPtr>>(
          [this](std::uint64_t revision, Result<service::AnalysisPtr> result) {
            takeAnalysis(revision, std::move(result));
          })),
      m_autosave(std::make_unique<Autosave>(m_settings.autosaveLimit, [this] { return text(); })) {
  m_analysisTimer.setSingleShot(true);
  m_analysisTimer.setInterval(m_settings.analysisDelay);
  connect(&m_analysisTimer, &QTimer::timeout, this, &Document::startAnalysis);
  connect(m_autosave.get(), &Autosave::failed, this, &Document::autosaveFailed);
  connect(m_autosave.get(), &Autosave::written, this, &Document::removeAccepted);
  connect(&m_watch, &FileWatch::mayHaveChanged, this, &Document::lookAtFile);
}

Document::~Document() {
  if (m_closed) return;
  // A listener may be half destroyed already.
  const QSignalBlocker blocker(this);
  refreshModified();
  m_autosave->end(!m_modified && !(m_place && m_keepsCopy));
}

void Document::close() {
  m_closed = true;
  m_analysisTimer.stop();
  m_analysisJob->cancel();
  m_watch.watch({});
  m_autosave->end(true);
  // Offers that nobody answered are kept for the next time.
  removeAccepted();
  m_lock.reset();
}

Result<Done> Document::open(const QString& path, LockFile::OtherHosts otherHosts) {
  return openWith(path, otherHosts, std::nullopt);
}

Result<Done> Document::reopen(const QString& path) {
  std::optional<std::string> kept;
  if (!QFileInfo::exists(path)) kept = LocalHistory(m_settings.historyFolder).newest(path);
  return openWith(path, LockFile::OtherHosts::Respect, kept);
}

Result<Done> Document::openWith(const QString& path, LockFile::OtherHosts otherHosts,
                                const std::optional<std::string>& kept) {
  std::unique_ptr<DocumentLock> lock;
  if (!m_lock || !m_lock->holds(path)) {
    lock = std::make_unique<DocumentLock>(m_settings.lockFolder);
    lock->take(path, otherHosts);
  }
  const bool isOurs = !lock || lock->other() == nullptr;
  Result<std::string> content = readTextFile(path);
  const bool isGone = !content && !QFileInfo::exists(path);
  std::optional<std::string> saved;
  if (content) saved = *content;
  Autosave::Places copies = copyPlaces(path, m_settings.recoveryFolder);
  std::vector<Recovery> left;
  if (isOurs && otherHosts == LockFile::OtherHosts::Respect && (content || isGone))
    left = findRecoveries(path, copies, saved ? saved : kept);
  if (!content && left.empty() && !(isGone && kept)) return Failure{content.failure()};
  // The copy beside the file may be that of whoever was overridden.
  if (otherHosts == LockFile::OtherHosts::Ignore) copies.first.clear();

  startWith(saved.value_or(kept.value_or(std::string())), QFileInfo(path).absoluteFilePath(), {}, !isGone);
  m_copies = isOurs ? copies : Autosave::Places();
  m_autosave->setPlaces(m_copies);
  if (lock) m_lock = std::move(lock);
  m_place.reset();
  emit openElsewhereChanged();
  if (isGone) {
    setOutsideChange(OutsideChange::Removed);
    if (left.empty()) m_autosave->schedule();
  }
  if (!left.empty()) askAbout(std::move(left));
  return Done{};
}

void Document::startNew(const std::string& text, const QString& name, const QString& origin) {
  m_origin = origin;
  startWith(text, {}, name);
  m_lock.reset();
  m_place.reset();
  if (!m_settings.recoveryFolder.isEmpty())
    m_place = RecoveryPlace::fresh(m_settings.recoveryFolder, name, origin);
  m_copies = {m_place ? m_place->copy() : QString(), {}};
  m_autosave->setPlaces(m_copies);
  emit openElsewhereChanged();
}

void Document::keepCopy() {
  if (!m_place) return;
  m_keepsCopy = true;
  if (!m_modified && !QFileInfo::exists(m_place->copy())) m_autosave->schedule();
}

Result<Done> Document::takeOver(const QString& copy) {
  std::unique_ptr<RecoveryPlace> place = RecoveryPlace::takeOver(copy);
  if (!place) return Failure{tr("'%1' is open in another window").arg(copy).toStdString()};
  Result<std::string> content = readTextFile(copy);
  if (!content) return Failure{content.failure()};
  m_origin = place->origin();
  startWith(*content, {}, place->name(), false);
  m_lock.reset();
  m_place = std::move(place);
  m_copies = {copy, {}};
  m_autosave->setPlaces(m_copies);
  emit openElsewhereChanged();
  m_offers.ask({{std::move(*content), QFileInfo(copy).lastModified(), true, copy}});
  emit recoveryChanged();
  return Done{};
}

void Document::startWith(const std::string& text, const QString& path, const QString& name, bool isSaved) {
  m_path = path;
  m_untitledName = name;
  m_keepsCopy = false;
  m_savedText.reset();
  if (isSaved) m_savedText = text;
  m_autosave->setPlaces({});
  m_watch.watch(path);
  m_offers.ask({});
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
  if (const LockHolder* other = openElsewhere()) return isOpenElsewhere(m_path, *other);
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
  if (!written) return written;
  m_lock->followFile();
  markSaved(std::move(content));
  return written;
}

Result<Done> Document::saveAs(const QString& path) {
  std::unique_ptr<DocumentLock> lock;
  if (!m_lock || !m_lock->holds(path)) {
    lock = std::make_unique<DocumentLock>(m_settings.lockFolder);
    if (!lock->take(path)) return isOpenElsewhere(path, *lock->other());
  }
  std::string content = text();
  Result<Done> written = writeTextFile(path, content);
  if (!written) return written;
  m_path = QFileInfo(path).absoluteFilePath();
  m_copies = copyPlaces(m_path, m_settings.recoveryFolder);
  m_autosave->end(true);
  removeAccepted();
  // Before the copy moves to its new place, where an earlier run may have left one.
  std::vector<Recovery> left = findRecoveries(m_path, m_copies, content);
  m_autosave->moveTo(m_copies);
  if (lock) m_lock = std::move(lock);
  m_lock->followFile();
  m_place.reset();
  m_watch.watch(m_path);
  markSaved(std::move(content));
  askAbout(std::move(left));
  emit openElsewhereChanged();
  emit pathChanged();
  // Messages name the file.
  analyseNow();
  return written;
}

void Document::markSaved(std::string text) {
  m_savedText = std::move(text);
  setOutsideChange(OutsideChange::None);
  refreshModified();
  m_autosave->discard();
  removeAccepted();
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
  if (m_modified) m_autosave->schedule();
  if (!m_waiting.isValid()) m_waiting.start();
  if (!m_analysisTimer.isActive() || m_waiting.elapsed() < m_settings.analysisLimit.count()) {
    m_analysisTimer.start();
  }
  emit edited();
}

void Document::refreshModified() {
  // What a file held that is gone is nowhere but here.
  const bool isKept = m_savedText && m_outsideChange != OutsideChange::Removed;
  const bool modified = !isKept || *m_savedText != text();
  if (modified == m_modified) return;
  m_modified = modified;
  if (!modified) m_autosave->discard();
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
                   path = home().toStdString(), revision = m_revision](std::stop_token stop) mutable {
        return analyser(std::make_shared<SourceText>(std::move(name), std::move(content), std::move(path)),
                        revision, stop);
      });
}

void Document::takeAnalysis(std::uint64_t revision, Result<service::AnalysisPtr> result) {
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
  if (isUntitled() || !m_lock) return;
  m_lock->followFile();
  refreshModified();
  if (!QFileInfo::exists(m_path)) {
    if (m_savedText) setOutsideChange(OutsideChange::Removed);
    return;
  }
  Result<std::string> content = readTextFile(m_path);
  // A file that cannot be read any more is as good as changed: reload() tells
  // why.
  bool same = content && m_savedText && *content == *m_savedText;
  if (content && m_savedText && *m_savedText == text()) return follow(*content);
  setOutsideChange(same ? OutsideChange::None : OutsideChange::Modified);
}

void Document::follow(const std::string& content) {
  setOutsideChange(OutsideChange::None);
  if (m_savedText == content) return;
  m_savedText = content;
  m_buffer->replace(content);
  noteEdit();
  emit followedFile();
}

void Document::setOutsideChange(OutsideChange change) {
  if (change == m_outsideChange) return;
  m_outsideChange = change;
  refreshModified();
  if (m_modified) m_autosave->schedule();
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

void Document::askAbout(std::vector<Recovery> recoveries) {
  m_offers.ask(std::move(recoveries));
  if (m_offers.isIn(m_copies.first)) {
    m_autosave->setPlaces({{}, m_copies.second});
    if (m_copies.second.isEmpty())
      emit autosaveFailed(tr("The text from before stands in the way of the copy: '%1' could not be renamed.")
                              .arg(m_copies.first));
  }
  emit recoveryChanged();
}

void Document::acceptRecovery() {
  if (recovery() == nullptr) return;
  const Recovery accepted = m_offers.take();
  if (!isUntitled()) {
    if (accepted.copy != m_copies.first) m_offers.removeWhenSafe(accepted.copy);
    m_autosave->setPlaces(m_copies);
    m_buffer->replace(accepted.text);
    noteEdit();
    refreshModified();
    m_autosave->writeNow();
  }
  emit recoveryChanged();
}

void Document::discardRecovery() {
  if (recovery() == nullptr) return;
  const QString copy = m_offers.take().copy;
  if (isUntitled()) {
    emit givenUp();
    return;
  }
  const Result<Done> removed = removeFile(copy);
  if (!removed) emit autosaveFailed(asSentence(removed.failure()));
  if (m_autosave->places() != m_copies) m_autosave->setPlaces(m_copies);
  if (m_modified) m_autosave->schedule();
  emit recoveryChanged();
}

void Document::removeAccepted() {
  for (const QString& failure : m_offers.removeAccepted()) emit autosaveFailed(failure);
}

void Document::setAutosaveLimit(Autosave::Limit limit) {
  m_autosave->setLimit(limit);
  if (m_modified) m_autosave->schedule();
}

}  // namespace ludo::widgets
