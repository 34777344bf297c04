// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/game_file.h"
#include "core/diagnostics/render.h"
#include "core/service/mend_certainly.h"

namespace ludo::cli {
namespace {

using Json = nlohmann::ordered_json;
using diagnostics::Severity;

class Lint {
 public:
  Lint(bool json, bool sarif, bool fix, Session& session)
      : m_json(json), m_sarif(sarif), m_fix(fix), m_session(session) {
    m_sarifLog["runs"] = Json::array();
  }

  int run(const std::vector<std::string>& paths) {
    for (const std::string& path : paths) {
      GameFile file = readGameFile(path, m_session);
      if (file.exitCode == exitInterrupted) return exitInterrupted;
      if (m_fix && file.source && !fixAll(path, file)) file.exitCode = exitSystem;
      const bool soundBundle = file.isBundle && !diagnostics::hasErrors(file.diagnostics);
      if (!soundBundle) m_worst = std::max(m_worst, file.exitCode);
      if (file.source) add(file);
    }
    if (m_json) m_session.print(m_documents.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
    if (m_sarif) m_session.print(m_sarifLog.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
    m_session.say(summary());
    return m_worst;
  }

 private:
  bool fixAll(const std::string& path, GameFile& file) {
    if (isCompiledGame(*file.source)) return true;
    const service::MendedText mended =
        service::mendCertainly(file.source, file.diagnostics, m_session.stop());
    if (mended.steps.empty()) return true;
    file = readGameText(mended.source, m_session);
    if (m_session.stopped()) return true;
    if (!m_session.save(path, file.source->content())) return false;
    for (const service::MendedText::Step& step : mended.steps)
      m_session.say(path + ":" + std::to_string(step.line) + ": " + step.title);
    m_session.say(path + ": " + counted(mended.steps.size(), "fix", "fixes") + " applied");
    return true;
  }

  void add(const GameFile& file) {
    ++m_files;
    m_allowed += file.allowed.size();
    for (const diagnostics::Diagnostic& diagnostic : file.diagnostics) {
      ++m_counts[static_cast<std::size_t>(diagnostic.severity())];
    }
    if (m_json) {
      m_documents.push_back(
          Json::parse(diagnostics::renderJson(file.diagnostics, file.source.get(), file.allowed)));
    } else if (m_sarif) {
      Json log = Json::parse(diagnostics::renderSarif(file.diagnostics, file.source.get(), file.allowed));
      for (Json& run : log["runs"]) m_sarifLog["runs"].push_back(std::move(run));
    } else {
      m_session.print(
          diagnostics::renderText(file.diagnostics, file.source.get(), Session::colourOnOutput()));
    }
  }

  static std::string counted(std::size_t count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
  }

  std::string summary() const {
    return counted(m_counts[static_cast<std::size_t>(Severity::Error)], "error", "errors") + ", " +
           counted(m_counts[static_cast<std::size_t>(Severity::Warning)], "warning", "warnings") + " in " +
           counted(m_files, "file", "files") +
           (m_allowed > 0 ? ", " + std::to_string(m_allowed) + " allowed" : std::string());
  }

  bool m_json;
  bool m_sarif;
  bool m_fix;
  Session& m_session;
  int m_worst = exitFine;
  std::array<std::size_t, 3> m_counts{};
  std::size_t m_files = 0;    ///< that could be read
  std::size_t m_allowed = 0;  ///< by comments
  Json m_documents = Json::array();
  /// A log without runs, to which each file adds its own.
  Json m_sarifLog = Json::parse(diagnostics::renderSarif({}, nullptr));
};

}  // namespace

int lintCommand(const Arguments& arguments, Session& session) {
  std::vector<std::string> paths;
  bool json = false;
  bool sarif = false;
  bool fix = false;
  CommandLine line("ludo spec:lint", "Checks specifications (.md) and compiled games (.json).");
  line.app().add_option("file", paths, "Files to check")->required();
  auto* jsonFlag = line.app().add_flag("--json", json, "Print a JSON array with one object a file");
  line.app().add_flag("--sarif", sarif, "Print a SARIF 2.1.0 log")->excludes(jsonFlag);
  line.app().add_flag("--fix", fix, "Apply the fixes that are certain; each file is replaced whole");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  return Lint(json, sarif, fix, session).run(paths);
}

}  // namespace ludo::cli
