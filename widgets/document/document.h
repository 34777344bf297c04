// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <chrono>

#include "core/base/result.h"
#include "widgets/document/analyser.h"
#include "widgets/document/autosave.h"
#include "widgets/document/document_lock.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/recovery_offers.h"
#include "widgets/document/text_buffer.h"
#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

/// How patient a document is, and how it keeps unsaved text safe.
struct DocumentSettings {
  std::chrono::milliseconds analysisDelay{50};
  /// The longest that steady typing can put an analysis off.
  std::chrono::milliseconds analysisLimit{200};
  Autosave::Limit autosaveLimit = std::chrono::milliseconds(2000);
  /// Where unsaved text is kept that has no file yet, or whose file's folder
  /// cannot be written; empty: nowhere.
  QString recoveryFolder = {};
  /// See DocumentLock.
  QString lockFolder = {};
  /// See LocalHistory; empty: nothing is kept.
  QString historyFolder = {};
};

enum class OutsideChange { None, Modified, Removed };

/// One open specification: its file, its text's revisions, whether they are
/// saved, and what analysis says about the newest. The text itself is held by a
/// TextBuffer, usually an editor. GUI thread only; analysis and autosaving run
/// on worker threads.
///
/// Nothing a user typed is lost: unsaved text is kept beside the file (see
/// Autosave), or in the recovery folder while there is no file, until it is
/// saved or given up by close(); saving never overwrites a change that another
/// program made and the user did not see. Without unsaved edits the text follows
/// such changes, as steps that can be undone. A file that is open in another window
/// can only be read here.
class Document : public QObject {
  Q_OBJECT
 public:
  explicit Document(Analyser analyser, DocumentSettings settings = {}, QObject* parent = nullptr);
  ~Document() override;

  /// Opens a file in place of what is open. On failure everything stays as it
  /// was. Offers a recovery when there is one; a file that is gone opens only
  /// with one. `otherHosts`: whether locks from other machines are respected.
  Result<Done> open(const QString& path, LockFile::OtherHosts otherHosts = LockFile::OtherHosts::Respect);
  /// Opens a file that was open before. One that is gone opens with the text that the history kept of it
  /// last, unsaved, as well as with a recovery.
  Result<Done> reopen(const QString& path);
  /// Starts an untitled document. `name` is shown until it is saved. `origin` is the file that its text is a
  /// copy of, beside which its pictures and bundles lie; empty: none.
  void startNew(const std::string& text, const QString& name, const QString& origin = {});
  /// Takes over an untitled document that an earlier run left in the recovery
  /// folder: its text is there, unsaved, and offered as a recovery; its origin is as it was. Fails when a
  /// running program holds it or it cannot be read.
  Result<Done> takeOver(const QString& copy);
  /// Writes the file whole or not at all. Refused when another program changed
  /// the file meanwhile: see outsideChange(). Fails for an untitled document,
  /// and for a file that is open elsewhere.
  Result<Done> save();
  Result<Done> saveAs(const QString& path);
  /// Who edits the file, so that here it can only be read; null: nobody else.
  /// It follows what is saved there. open() it again to try for it.
  const LockHolder* openElsewhere() const { return m_lock ? m_lock->other() : nullptr; }
  /// The document is about to be destroyed and its edits are saved or given up:
  /// forgets the autosaved copy.
  void close();

  /// The file's path; empty while untitled.
  const QString& path() const { return m_path; }
  /// The file beside which pictures and bundles lie: the document's own, or while untitled its origin.
  const QString& home() const { return m_path.isEmpty() ? m_origin : m_path; }
  /// The file's name, or the name given to startNew.
  QString name() const;
  bool isUntitled() const { return m_path.isEmpty(); }
  /// Where the text is kept while it is untitled, to be found again by takeOver(); else empty.
  QString untitledCopy() const { return m_place ? m_place->copy() : QString(); }
  /// Keeps a copy of an untitled text that nobody has edited, too: something else depends on it.
  void keepCopy();
  /// Whether the text differs from what the file holds, or is the only one because the file is gone.
  bool isModified() const { return m_modified; }
  /// What the file holds as far as the user knows; none once it is gone. For an untitled document, the text
  /// it began with.
  const std::optional<std::string>& savedText() const { return m_savedText; }

  std::string text() const { return m_buffer->text(); }
  /// Counts every change of the text, upwards.
  std::uint64_t revision() const { return m_revision; }

  /// Hands the text over to `buffer`, which must outlive the document or be
  /// taken out by detachBuffer().
  void attachBuffer(TextBuffer* buffer);
  /// Takes the text back from `buffer`, if it holds it.
  void detachBuffer(TextBuffer* buffer);
  /// Called by the buffer after each change.
  void noteEdit();

  /// The newest analysis there is; null before the first. See
  /// analysisIsCurrent().
  const service::AnalysisPtr& analysis() const { return m_analysis; }
  /// Whether analysis() is that of the text as it is now, so that its offsets
  /// fit it.
  bool analysisIsCurrent() const { return m_analysis && m_analysisRevision == m_revision; }
  /// Starts the analysis without waiting for a pause in typing.
  void analyseNow();

  /// The newest unsaved text from an earlier run that the user has not decided
  /// about; null when there is none. Until then it stays on disk, whatever is
  /// typed and saved meanwhile.
  const Recovery* recovery() const { return m_offers.current(); }
  void acceptRecovery();
  /// Removes that text from disk. An untitled document is given up with it.
  void discardRecovery();

  void setAutosaveLimit(Autosave::Limit limit);

  /// What another program did to the file that the user has not decided about.
  OutsideChange outsideChange() const { return m_outsideChange; }
  /// Takes the file's text, as a step that can be undone.
  Result<Done> reload();
  /// Stays with the text as it is here; the next save overwrites the file.
  void keepMine();

 signals:
  void edited();
  void pathChanged();
  void modifiedChanged(bool modified);
  void saved();
  void analysisChanged();
  void analysisFailed(const QString& reason);
  void recoveryChanged();
  void openElsewhereChanged();
  void outsideChangeChanged();
  /// The text was that of the file, and took another program's change of it.
  void followedFile();
  void autosaveFailed(const QString& reason);
  /// The user wants nothing of this document: it can be closed without asking.
  void givenUp();

 private:
  class PlainBuffer;

  /// `kept` is the text of a file that is gone, if it is known.
  Result<Done> openWith(const QString& path, LockFile::OtherHosts otherHosts,
                        const std::optional<std::string>& kept);
  /// `isSaved`: whether the file, or what an untitled document begins with, holds this text.
  void startWith(const std::string& text, const QString& path, const QString& name, bool isSaved = true);
  void startAnalysis();
  void takeAnalysis(std::uint64_t revision, Result<service::AnalysisPtr> result);
  void refreshModified();
  void lookAtFile();
  void setOutsideChange(OutsideChange change);
  void follow(const std::string& content);
  void askAbout(std::vector<Recovery> recoveries);
  void removeAccepted();
  void markSaved(std::string text);

  Analyser m_analyser;
  DocumentSettings m_settings;
  std::unique_ptr<PlainBuffer> m_ownBuffer;
  TextBuffer* m_buffer;
  std::uint64_t m_revision = 0;
  QString m_path;
  QString m_origin;
  QString m_untitledName;

  std::optional<std::string> m_savedText;
  bool m_modified = false;
  bool m_closed = false;
  bool m_keepsCopy = false;  ///< see keepCopy()

  service::AnalysisPtr m_analysis;
  std::uint64_t m_analysisRevision = 0;
  QTimer m_analysisTimer;
  QElapsedTimer m_waiting;
  std::unique_ptr<LatestJob<service::AnalysisPtr>> m_analysisJob;

  // Before what they protect: let go of after it.
  std::unique_ptr<DocumentLock> m_lock;    ///< while there is a file
  std::unique_ptr<RecoveryPlace> m_place;  ///< while untitled
  Autosave::Places m_copies;
  std::unique_ptr<Autosave> m_autosave;
  RecoveryOffers m_offers;
  FileWatch m_watch;
  OutsideChange m_outsideChange = OutsideChange::None;
};

}  // namespace ludo::widgets
