// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDir>
#include <QFile>
#include <QObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <memory>

#include "widgets/document/document.h"

/// What the tests of documents share.
namespace ludo::widgets::testing {

/// Notes what it was asked to analyse.
inline Analyser countingAnalyser(std::atomic<int>& calls) {
  return [&calls](SourcePtr source, std::uint64_t revision, std::stop_token) {
    ++calls;
    auto analysis = std::make_shared<service::Analysis>();
    analysis->source = std::move(source);
    analysis->revision = revision;
    return analysis;
  };
}

inline Analyser plainAnalyser() {
  return [](SourcePtr source, std::uint64_t revision, std::stop_token) {
    auto analysis = std::make_shared<service::Analysis>();
    analysis->source = std::move(source);
    analysis->revision = revision;
    return analysis;
  };
}

inline const DocumentSettings quick{std::chrono::milliseconds(5), std::chrono::milliseconds(50),
                                    std::chrono::milliseconds(20)};

/// An editor reduced to what the document sees of it.
class FakeEditor : public TextBuffer {
 public:
  explicit FakeEditor(Document* document) : m_document(document) { document->attachBuffer(this); }
  ~FakeEditor() override { m_document->detachBuffer(this); }
  std::string text() const override { return m_text; }
  void reset(const std::string& text) override {
    m_text = text;
    ++resets;
  }
  void replace(const std::string& text) override { type(text); }
  void type(const std::string& text) {
    m_text = text;
    m_document->noteEdit();
  }
  int resets = 0;

 private:
  Document* m_document;
  std::string m_text;
};

/// A folder of its own for each test.
class DocumentTest : public QObject {
 protected:
  void makeFolder() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
  }
  QString file(const char* name) const { return m_folder->filePath(name); }
  void writeFile(const QString& path, const QByteArray& content) const {
    QFile target(path);
    QVERIFY(target.open(QIODevice::WriteOnly));
    QCOMPARE(target.write(content), content.size());
  }
  static QByteArray contentOf(const QString& path) {
    QFile source(path);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray("<missing>");
  }
  /// Beside the locks.
  QStringList hiddenFiles() const {
    QStringList names = QDir(m_folder->path()).entryList({".*"}, QDir::Files | QDir::Hidden);
    names.removeIf([](const QString& name) { return name.endsWith(".lock"); });
    return names;
  }
  /// Returns when a copy is there that was wanted after all others: whatever autosaves by `quick` has done
  /// so.
  static void letAutosavesPass() {
    const QTemporaryDir folder;
    Autosave later(quick.autosaveLimit, [] { return std::string("later"); });
    later.setPlaces({folder.filePath("later"), {}});
    QSignalSpy written(&later, &Autosave::written);
    later.schedule();
    QTRY_COMPARE(written.count(), 1);
    later.end(true);
  }
  /// Returns when a change was noticed that was made after all others. Twice, for timers of equal length may
  /// end in any order.
  static void letFileWatchesPass() {
    const QTemporaryDir folder;
    for (int round = 1; round <= 2; ++round) {
      FileWatch later;
      QSignalSpy noticed(&later, &FileWatch::mayHaveChanged);
      later.watch(folder.filePath("later"));
      QFile file(folder.filePath("later"));
      QVERIFY(file.open(QIODevice::Append) && file.putChar('x') && file.flush());
      QTRY_COMPARE(noticed.count(), 1);
    }
  }
  std::unique_ptr<QTemporaryDir> m_folder;
};

}  // namespace ludo::widgets::testing
