// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "core/diagnostics/render.h"
#include "core/spec_tests/run_tests.h"

namespace ludo::cli {
namespace {

using Json = nlohmann::ordered_json;
using spec_tests::TestResult;

std::string counted(std::size_t count, const std::string& word) {
  return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
}

/// What keeps the game, or some of its tests, from being played.
diagnostics::List mistakesOf(const GameFile& file) {
  diagnostics::List mistakes = file.diagnostics;
  if (!file.game) return mistakes;
  std::erase_if(mistakes, [](const diagnostics::Diagnostic& diagnostic) {
    return diagnostic.kind->severity != diagnostics::Severity::Error;
  });
  return mistakes;
}

class Tests {
 public:
  Tests(bool json, std::string filter, Session& session)
      : m_json(json), m_filter(std::move(filter)), m_session(session) {}

  int run(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
      const GameFile file = readGameFile(path, m_session, service::SpecTests::Leave);
      if (file.exitCode == exitInterrupted) return exitInterrupted;
      m_worst = std::max(m_worst, file.exitCode);
      if (!file.source) continue;
      const std::vector<TestResult> results = resultsOf(file);
      if (m_session.stopped()) return exitInterrupted;
      m_json ? addData(file, results) : addText(file, results);
    }
    if (m_json) m_session.print(m_files.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
    m_session.say(counted(m_count, "test") + " in " + counted(paths.size(), "file") + ": " +
                  std::to_string(m_count - m_failed) + " passed, " + std::to_string(m_failed) + " failed");
    return m_failed > 0 ? std::max<int>(m_worst, exitInputErrors) : m_worst;
  }

  std::size_t count() const { return m_count; }

 private:
  std::vector<TestResult> resultsOf(const GameFile& file) {
    if (!file.game) return {};
    std::vector<TestResult> results =
        spec_tests::runTests(file.game, file.tests, {UINT64_MAX, m_filter}, m_session.stop());
    for (TestResult& result : results) {
      if (!result.run) spec_tests::reportNotRun(result.failures, result);
    }
    m_count += results.size();
    m_failed += static_cast<std::size_t>(std::ranges::count(results, false, &TestResult::passed));
    return results;
  }

  void addText(const GameFile& file, const std::vector<TestResult>& results) {
    const std::string& name = file.source->name();
    m_session.print(diagnostics::renderText(mistakesOf(file), file.source.get(), Session::colourOnOutput()));
    if (!file.game) return;
    if (file.tests.empty()) m_session.say(name + ": there are no tests in it");
    for (const TestResult& result : results) {
      m_session.print(std::string(result.passed() ? "passed  " : "FAILED  ") + name + ": " + result.name +
                      "\n");
      m_session.print(diagnostics::renderText(result.failures, file.source.get(), Session::colourOnOutput()));
    }
  }

  void addData(const GameFile& file, const std::vector<TestResult>& results) {
    Json tests = Json::array();
    for (const TestResult& result : results) {
      tests.push_back({{"name", result.name},
                       {"line", file.source->lineOf(result.span.begin)},
                       {"passed", result.passed()},
                       {"plies", result.plies},
                       {"failures", Json::parse(diagnostics::renderJson(result.failures,
                                                                        file.source.get()))["diagnostics"]}});
    }
    Json entry = {
        {"file", file.source->name()}, {"compiled", file.game != nullptr}, {"tests", std::move(tests)}};
    const diagnostics::List mistakes = mistakesOf(file);
    if (!mistakes.empty())
      entry["diagnostics"] = Json::parse(diagnostics::renderJson(mistakes, file.source.get()))["diagnostics"];
    m_files.push_back(std::move(entry));
  }

  bool m_json;
  std::string m_filter;
  Session& m_session;
  int m_worst = exitFine;
  std::size_t m_count = 0;
  std::size_t m_failed = 0;
  Json m_files = Json::array();
};

}  // namespace

int testCommand(const Arguments& arguments, Session& session) {
  std::vector<std::string> paths;
  bool json = false;
  std::string filter;
  CommandLine line("ludo test", "Plays the tests that specifications hold about their rules.");
  line.app().add_option("file", paths, "Specifications (.md)")->required();
  line.app().add_flag("--json", json, "Print a JSON array with one object a file");
  line.app().add_option("--filter", filter, "Play only tests whose name contains this");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  Tests tests(json, filter, session);
  const int code = tests.run(paths);
  if (code != exitFine || filter.empty() || tests.count() > 0) return code;
  return session.usageError(line.command(), "no test has '" + filter + "' in its name");
}

}  // namespace ludo::cli
