// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>
#include <array>
#include <chrono>
#include <csignal>
#include <map>
#include <memory>
#include <random>
#include <set>

#include "text_hash.h"

namespace ludo::ide::testing {
namespace {

constexpr int patience = 60000;  ///< milliseconds for a start, on any machine

double now() {
  return double(std::chrono::steady_clock::now().time_since_epoch().count()) / 1e6;
}

struct Event {
  double time = 0;  ///< milliseconds
  char what = 0;
  QString hash;
};
using Log = std::map<QString, std::vector<Event>>;

/// A text as the next start showed it.
struct Shown {
  bool isUntitled = false;
  QString text;
  QString offered;  ///< empty: nothing
};
using View = std::multimap<QString, Shown>;

class Driver {
 public:
  Driver(const QProcessEnvironment& environment, const QStringList& words) {
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/window_driver"), words);
    m_process.waitForStarted(patience);
  }
  ~Driver() { kill(); }
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  bool waitForReady() {
    while (!m_output.contains(" R ")) {
      if (!m_process.waitForReadyRead(patience)) return false;
      m_output += m_process.readAllStandardOutput();
    }
    return true;
  }
  /// Returns the moment before which all was done that was done.
  double kill() {
    if (m_process.state() == QProcess::NotRunning) return noteEnd();
    noteEnd();
    ::kill(static_cast<pid_t>(m_process.processId()), SIGKILL);
    waitForEnd();
    return m_killed;
  }
  bool waitForEnd() {
    const bool ended = m_process.state() == QProcess::NotRunning || m_process.waitForFinished(patience);
    m_output += m_process.readAllStandardOutput();
    return ended;
  }
  /// Reads on so long.
  void letRun(double milliseconds) {
    const double end = now() + milliseconds;
    while (now() < end && m_process.state() != QProcess::NotRunning) {
      m_process.waitForReadyRead(std::max(1, int(end - now())));
      m_output += m_process.readAllStandardOutput();
    }
    if (m_process.state() == QProcess::NotRunning) noteEnd();
  }
  bool endedFine() const {
    return m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
  }
  bool isRunning() const { return m_process.state() == QProcess::Running; }
  const QByteArray& output() const { return m_output; }

 private:
  /// The moment of the kill, or when the process was seen to have ended by itself.
  double noteEnd() {
    if (m_killed == 0) m_killed = now();
    return m_killed;
  }

  QProcess m_process;
  QByteArray m_output;
  double m_killed = 0;
};

Log readLog(const QByteArray& output) {
  Log log;
  for (const QByteArray& line : output.split('\n')) {
    const QString text = QString::fromUtf8(line);
    const QStringList words = text.split(u' ');
    if (words.size() < 4 || words[1] == "R") continue;
    log[text.section(u' ', 3)].push_back({words[0].toDouble() / 1e6, words[1].front().toLatin1(), words[2]});
  }
  return log;
}

class Trial {
 public:
  Trial(unsigned seed, double bound) : m_seed(seed), m_bound(bound), m_random(seed) {
    m_environment = QProcessEnvironment::systemEnvironment();
    m_environment.insert("HOME", m_home.path());
    m_environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const char* name : {"config", "data", "run", "work"}) QDir(m_home.path()).mkdir(name);
    QFile::setPermissions(m_home.filePath("run"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_environment.insert("QT_LOGGING_RULES", "*.warning=false");
    m_environment.insert("XDG_CONFIG_HOME", m_home.filePath("config"));
    m_environment.insert("XDG_DATA_HOME", m_home.filePath("data"));
    m_environment.insert("XDG_RUNTIME_DIR", m_home.filePath("run"));
    m_environment.insert("LC_ALL", "C.UTF-8");
  }

  void copyGame(const QString& path) const {
    const QDir samples(QStringLiteral(LUDO_SOURCE_DIR "/samples"));
    QFile::remove(path);
    QFile::copy(samples.filePath("deck-builder.md"), path);
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    QDir(m_home.path()).mkdir("work/deck-builder");
    for (const QString& name : QDir(samples.filePath("deck-builder")).entryList(QDir::Files))
      QFile::copy(samples.filePath("deck-builder/") + name, m_home.filePath("work/deck-builder/") + name);
  }

  Outcome run() {
    m_habits = below(5) == 0 ? "m" : below(8) == 0 ? "f" : below(12) == 0 ? "l" : below(4) == 0 ? "x" : "-";
    if (m_habits == "x") m_fault = chooseFault();
    const QByteArray text = m_habits == "l" ? QByteArray("A large text.\n").repeated(1 << 20) : "# Text\n";
    for (const char* name : {"one.md", "two.md", "three.md"}) {
      QFile file(work(name));
      if (file.open(QIODevice::WriteOnly)) file.write(text);
    }
    // One is a game with a table of cards and pictures, for the panels.
    if (m_habits != "l") copyGame(work("one.md"));
    const bool areTwo = below(3) == 0;
    Driver first(typingEnvironment(), typing("First text.md", {work("one.md"), work("two.md")}, false));
    // A window whose start fails has shown no text yet.
    const bool hasStarted = first.waitForReady();
    if (!hasStarted && m_fault.isEmpty()) fail("the first window did not start");
    std::unique_ptr<Driver> second;
    if (areTwo) {
      // One file is open in both.
      second = std::make_unique<Driver>(typingEnvironment(),
                                        typing("Second text.md", {work("two.md"), work("three.md")}, true));
      if (!second->waitForReady() && m_fault.isEmpty()) fail("the second window did not start");
    }
    first.letRun(below(5000));
    // Without memory it may end: for the texts that is a kill.
    if (hasStarted && !first.isRunning() && !m_fault.startsWith("allocate"))
      fail("the first window ended by itself");
    if (second && below(2) == 0) {
      // The other one goes on.
      const double killed = first.kill();
      check("after the first was killed", look(true), readLog(first.output()), killed);
      second->letRun(below(1500));
      const double killedToo = second->kill();
      const View left = look(false);
      check("after both were killed: the first", left, readLog(first.output()), killed);
      check("after both were killed: the second", left, readLog(second->output()), killedToo);
    } else {
      const double killed = first.kill();
      const double killedToo = second ? second->kill() : 0;
      const View left = look(false);
      check("after the kill", left, readLog(first.output()), killed);
      if (second) check("after the kill: the second", left, readLog(second->output()), killedToo);
    }
    acceptAll();
    return m_outcome;
  }

 private:
  QString work(const char* name) const { return m_home.filePath("work/") + name; }
  unsigned below(unsigned bound) { return static_cast<unsigned>(m_random() % bound); }
  void fail(const QString& what) {
    m_outcome.failures << QStringLiteral("seed %1 (%2%3): %4").arg(m_seed).arg(m_habits, m_fault, what);
  }
  QStringList typing(const QString& untitled, const QStringList& files, bool isNew) {
    QStringList words{"type", QString::number(m_random()), untitled, m_habits};
    if (isNew) words << "--new-instance";
    return words + files;
  }

  /// One call of the window that fails, or one and all that follow; see tests/support/faults.
  QString chooseFault() {
    const std::array kinds{"open", "write", "sync", "rename", "allocate"};
    const QString kind = kinds[below(kinds.size())];
    // Starting takes hundreds of thousands of allocations, and opens the settings.
    const unsigned call = kind == "allocate" ? 200'000 + below(400'000) : 1 + below(60);
    return QStringLiteral("%1:%2:%3").arg(kind).arg(call).arg(below(2) == 0 ? "once" : "on");
  }
  QProcessEnvironment typingEnvironment() const {
    QProcessEnvironment environment = m_environment;
    if (m_fault.isEmpty()) return environment;
    environment.insert("LD_PRELOAD", LUDO_FAULTS);
    environment.insert("LUDO_FAULT", m_fault);
    environment.insert("LUDO_FAULT_HIT", m_home.filePath("hit"));
    return environment;
  }

  /// Starts the program anew, and lets it crash once it has shown what there is.
  View look(bool isNew) {
    Driver driver(m_environment,
                  QStringList{"look"} + (isNew ? QStringList{"--new-instance"} : QStringList()));
    if (!driver.waitForEnd() || !driver.output().contains("done\n")) fail("the next start showed nothing");
    View view;
    for (const QByteArray& line : driver.output().split('\n')) {
      const QString text = QString::fromUtf8(line);
      const QStringList words = text.split(u' ');
      if (words.size() < 5) continue;
      const QString name = text.section(u' ', 4);
      const bool isOffered = words[2] != "-";
      if (isOffered != (words[3] == "L"))
        fail(QStringLiteral("“%1”: the dialog lists what is not offered, or not what is").arg(name));
      view.insert({name, {words[0] == "T", words[1], isOffered ? words[2] : QString()}});
    }
    m_shown = view;
    return view;
  }

  /// Holds what a start showed against what was typed before a kill.
  void check(const QString& when, const View& view, const Log& log, double killed) {
    std::set<QString> names;
    for (const auto& [name, shown] : view) {
      if (!names.insert(name).second) fail(QStringLiteral("%1: “%2” came twice").arg(when, name));
    }
    for (const auto& [name, events] : log) {
      const auto found = view.find(name);
      const Shown* shown = found != view.end() ? &found->second : nullptr;
      checkText(QStringLiteral("%1: “%2”").arg(when, name), shown, events, killed);
    }
  }

  void checkText(const QString& what, const Shown* shown, const std::vector<Event>& events, double killed) {
    // A text that is not shown is as it began: nothing was typed, or all of it undone.
    const QString left = shown == nullptr            ? events.front().hash
                         : !shown->offered.isEmpty() ? shown->offered
                                                     : shown->text;
    // What it was the last time that is still there.
    std::size_t kept = events.size();
    std::size_t saved = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
      if (events[i].hash == left) kept = i;
      if (events[i].what == 'S') saved = i;
    }
    const bool isMeddledWith = m_habits == "m";
    if (kept == events.size()) {
      // Another program may have put its own text in the place of what was saved.
      if (!isMeddledWith || !shown->offered.isEmpty()) return fail(what + ": shows what nobody typed");
      kept = saved;
    }
    // Or have removed it.
    if (shown == nullptr && isMeddledWith) kept = std::max(kept, saved);
    const auto lost = std::find_if(events.begin() + static_cast<std::ptrdiff_t>(kept), events.end(),
                                   [&](const Event& event) { return event.hash != events[kept].hash; });
    const double loss = lost != events.end() ? killed - lost->time : 0;
    if (loss > m_bound && wasTold(events, lost->time + m_bound)) {
      ++m_outcome.told;
      return;
    }
    m_outcome.losses.push_back(loss);
    if (loss > m_bound) fail(what + QStringLiteral(": %1 ms of typing are gone").arg(loss, 0, 'f', 0));
  }

  /// Whether the window said, by a moment, that the text cannot be kept safe. It says so until that is
  /// dismissed.
  bool wasTold(const std::vector<Event>& events, double by) const {
    const bool goesOnFailing = m_habits == "f" || m_fault.endsWith(":on");
    return goesOnFailing && std::any_of(events.begin(), events.end(), [&](const Event& event) {
             return event.what == 'F' && event.time <= by;
           });
  }

  /// What was offered can be accepted and saved, and then nothing else is left.
  void acceptAll() {
    Driver driver(m_environment, {"accept", m_home.filePath("work")});
    if (!driver.waitForEnd() || !driver.endedFine()) return fail("what was offered could not be saved");
    for (const auto& [name, shown] : m_shown) {
      const QString wanted = !shown.offered.isEmpty() ? shown.offered : shown.text;
      QFile file(m_home.filePath("work/") + name);
      const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("?");
      if (hashOf(content.toStdString()) != wanted)
        fail(QStringLiteral("“%1” was saved as something else").arg(name));
    }
    const QStringList expected{"First text.md", "Second text.md", "one.md",    "three.md",
                               "two.md",        "rules.pdf",      "rules.html"};
    for (const QString& name :
         QDir(m_home.filePath("work")).entryList(QDir::Files | QDir::Hidden | QDir::System)) {
      if (expected.contains(name) || name.endsWith(".moved")) continue;
      // A crash just after opening a file leaves its lock, which locks nothing, until it is opened again.
      if (name.endsWith(".lock") && m_shown.count(name.mid(1).chopped(5)) == 0) continue;
      const bool isTemporary = name.startsWith(".ludo-") && name.endsWith(".saving");
      if (isTemporary) ++m_outcome.temporaries;
      if (!isTemporary) fail(QStringLiteral("“%1” is left over").arg(name));
    }
    for (const char* folder : {"data/ludoforge/recovery", "data/ludoforge/recovery/files", "run/ludoforge"}) {
      for (const QString& name : QDir(m_home.filePath(folder)).entryList(QDir::Files | QDir::Hidden)) {
        // A lock that a crash left locks nothing, and its number is used again.
        if (!name.startsWith("file-")) fail(QStringLiteral("“%1” is left over in %2").arg(name, folder));
      }
    }
  }

  unsigned m_seed;
  double m_bound;
  std::mt19937 m_random;
  QTemporaryDir m_home;
  QProcessEnvironment m_environment;
  QString m_habits;
  QString m_fault;  ///< what fails while somebody types; empty: nothing
  View m_shown;
  Outcome m_outcome;
};

}  // namespace

Outcome runTrial(unsigned seed, double bound) {
  return Trial(seed, bound).run();
}

}  // namespace ludo::ide::testing
