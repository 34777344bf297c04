// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace ludo::widgets {

/// What the list of jobs shows of one piece of work, such as the simulation of a specification: what it is,
/// how far it has come, how it ended. Owned by whoever does the work, which it outlives in no list. GUI
/// thread.
class RunningWork : public QObject {
  Q_OBJECT
 public:
  /// `what` it is, in the words of the user: "Simulation".
  explicit RunningWork(QString what, QObject* parent = nullptr);

  const QString& what() const { return m_what; }
  /// Whose work it is: the name of a document or a file; may be empty.
  const QString& subject() const { return m_subject; }
  void setSubject(const QString& subject);

  bool isRunning() const { return m_isRunning; }
  /// Whether it has ever run.
  bool hasBegun() const { return m_hasBegun; }
  void setRunning(bool running);
  /// From 0 to 1; nothing where nobody knows how long it takes.
  const std::optional<double>& share() const { return m_share; }
  void setShare(std::optional<double> share);
  /// How far it is and how long it will take, and in the end what came of it.
  const QString& state() const { return m_state; }
  void say(const QString& state);

  void cancel() { emit cancelRequested(); }
  void showResult() { emit resultRequested(); }

 signals:
  void begun();
  void changed();
  /// The user wants it to end; and wants to see what there is of it.
  void cancelRequested();
  void resultRequested();

 private:
  QString m_what;
  QString m_subject;
  QString m_state;
  std::optional<double> m_share;
  bool m_isRunning = false;
  bool m_hasBegun = false;
};

/// All that runs, and has run, in the windows of the program: what began last comes first. Shared by
/// workspaces. GUI thread.
class JobList : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// From its first beginning to its end as an object, it is in the list.
  void follow(RunningWork* work);
  const std::vector<RunningWork*>& works() const { return m_works; }
  int runningCount() const;

 signals:
  /// Something came, went or got on.
  void changed();

 private:
  void putFirst(RunningWork* work);
  void drop(const QObject* work);

  std::vector<RunningWork*> m_works;
};

}  // namespace ludo::widgets
