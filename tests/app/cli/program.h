// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// Runs the built `ludo` as a person or a script would: as a process, in a folder of its own.
namespace ludo::testing {

struct Finished {
  int code = -1;  ///< exit code; 128 + the signal when one ended it
  std::string out;
  std::string err;

  nlohmann::json json() const { return nlohmann::json::parse(out); }
};

using Words = std::vector<std::string>;

/// Each test works in an empty temporary folder, which is the current one of the programs it runs.
class ProgramTest : public ::testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  Finished ludo(const Words& arguments) const;
  /// A copy of the program in the folder, without its libraries beside it.
  Finished ludoAlone(const Words& arguments) const;
  /// With variables of the environment, each as "NAME=value".
  Finished ludoWith(const Words& environment, const Words& arguments) const;
  /// With one of the standard streams closed.
  Finished ludoWithout(int stream, const Words& arguments) const;
  /// With standard output going to a file or device.
  Finished ludoInto(const std::string& output, const Words& arguments) const;
  /// Sends the signal as soon as a file of the folder has so many bytes; the program may have come to its end
  /// before.
  Finished signalledAt(int signal, const std::string& file, std::uintmax_t bytes,
                       const Words& arguments) const;
  /// The same with something else that is done then.
  Finished disturbedAt(const std::function<void()>& act, const std::string& file, std::uintmax_t bytes,
                       const Words& arguments) const;
  /// Sends the signal once the program has worked for a quarter of a second of the processor's time.
  Finished interrupted(int signal, const Words& arguments) const;

  std::string path(const std::string& name) const { return m_folder + "/" + name; }
  void write(const std::string& name, const std::string& content) const;
  std::string read(const std::string& name) const;
  nlohmann::json readJson(const std::string& name) const { return nlohmann::json::parse(read(name)); }
  bool exists(const std::string& name) const;
  Words fileNames() const;

 private:
  std::string m_folder;
};

std::string sample(const std::string& name);  ///< path of samples/<name>.md
Words samples();                              ///< paths of all samples
bool has(const std::string& text, const std::string& part);
std::string replaced(std::string text, const std::string& part, const std::string& by);

/// Asserts the exit code, and shows both streams when it is another.
#define EXPECT_CODE(expected, finished)                                                   \
  EXPECT_EQ((finished).code, expected) << "--- standard output\n"                         \
                                       << (finished).out.substr(0, 3000) << "--- error\n" \
                                       << (finished).err.substr(0, 3000)
#define EXPECT_HAS(text, part) \
  EXPECT_TRUE(::ludo::testing::has(text, part)) << "'" << (part) << "' is not in\n" << (text).substr(0, 3000)

}  // namespace ludo::testing
