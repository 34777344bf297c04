// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace ludo::testing {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file) << path;
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

/// With one space wherever there is white space, so that lines may be broken anywhere.
std::string onOneLine(const std::string& text) {
  return std::regex_replace(text, std::regex("\\s+"), " ");
}

/// "Suite.Name" of all tests; those of Qt are "Qt.name".
std::set<std::string> allTests() {
  static const std::regex declaration(
      R"((?:TEST|TEST_F|TEST_P)\(\s*(\w+),\s*(\w+)\s*\)|void (?:\w+::)?(\w+)\(\) \{)");
  std::set<std::string> tests;
  for (const auto& entry : fs::recursive_directory_iterator(LUDO_SOURCE_DIR "/tests")) {
    if (entry.path().extension() != ".cpp") continue;
    const std::string source = contentOf(entry.path());
    for (std::sregex_iterator it(source.begin(), source.end(), declaration), end; it != end; ++it)
      tests.insert((*it)[1].matched ? (*it)[1].str() + "." + (*it)[2].str() : "Qt." + (*it)[3].str());
  }
  return tests;
}

TEST(Promises, StandInTheDocumentsAndHaveTests) {
  const std::set<std::string> tests = allTests();
  const std::string list = contentOf(LUDO_SOURCE_DIR "/tests/promises/promises.md");
  static const std::regex promise(R"re(^- (\S+): "(.*)" -> (\S+)$)re");
  std::istringstream lines(list);
  int promises = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("- ")) continue;
    std::smatch parts;
    ASSERT_TRUE(std::regex_match(line, parts, promise)) << line;
    ++promises;
    const std::string document = onOneLine(contentOf(fs::path(LUDO_SOURCE_DIR) / parts[1].str()));
    EXPECT_NE(document.find(onOneLine(parts[2])), std::string::npos)
        << parts[1] << " does not say: " << parts[2];
    EXPECT_TRUE(tests.contains(parts[3])) << "there is no test " << parts[3];
  }
  EXPECT_GE(promises, 40);
}

/// The paths of all files of the sources, from the top folder on.
std::set<std::string> allFiles() {
  std::set<std::string> files;
  for (const char* folder : {"app", "cmake", "core", "docs", "packaging", "resources", "samples", "schemas",
                             "tests", "translations", "widgets"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(LUDO_SOURCE_DIR) / folder))
      files.insert(entry.path().lexically_relative(LUDO_SOURCE_DIR).string());
  }
  return files;
}

// A file that is renamed takes its name in the documents with it. A folder may be left out: `code.h`.
TEST(Documents, NameSourcesThatThereAre) {
  const std::set<std::string> files = allFiles();
  const auto exists = [&](const std::string& name) {
    const auto isIt = [&](const std::string& file) { return file == name || file.ends_with('/' + name); };
    return std::ranges::any_of(files, isIt);
  };
  static const std::regex source(
      R"re(`([\w./-]+\.(?:cpp|h|cmake)|(?:app|core|tests|widgets)/[\w./-]*\w)/?`)re");
  int named = 0;
  for (const std::string& file : files) {
    if (!file.starts_with("docs/") || !file.ends_with(".md")) continue;
    const std::string document = contentOf(fs::path(LUDO_SOURCE_DIR) / file);
    for (std::sregex_iterator it(document.begin(), document.end(), source), end; it != end; ++it, ++named)
      EXPECT_TRUE(exists((*it)[1])) << file << " names " << (*it)[1];
  }
  EXPECT_GE(named, 100);
}

}  // namespace
}  // namespace ludo::testing
