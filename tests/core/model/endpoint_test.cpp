// SPDX-License-Identifier: Apache-2.0
#include "core/model/endpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "core/diagnostics/render.h"
#include "core/model/key.h"

namespace ludo::testing {
namespace {

using namespace model;
using ::testing::HasSubstr;

EndpointFile read(const std::string& text) {
  return readEndpoints(std::make_shared<SourceText>("endpoints.yaml", text));
}

std::string told(const std::string& text) {
  const EndpointFile file = read(text);
  return diagnostics::renderText(file.diagnostics, file.source.get());
}

/// One endpoint with a line more.
std::string with(const std::string& url, const std::string& line = "") {
  return R"(endpoints:
  - name: "local"
    url: ")" +
         url + R"("
    model: "any"
)" + line;
}

TEST(EndpointFile, IsReadToTheLastKey) {
  const EndpointFile file = read(with("https://models.example/v1", R"(    keyVariable: "MY_KEY"
    enforces: "grammar"
    contextTokens: 32768
    answerTokens: 2048
    budgetTokens: 1000
    connectSeconds: 1
    silenceSeconds: 2
    answerSeconds: 3
    retries: 0
)"));
  EXPECT_TRUE(file.isSound());
  ASSERT_NE(file.find("local"), nullptr);
  const Endpoint& endpoint = *file.find("local");
  EXPECT_EQ(endpoint.enforces, Enforced::grammar);
  EXPECT_EQ(endpoint.contextTokens, 32'768);
  EXPECT_EQ(endpoint.answerSeconds, 3);
  EXPECT_EQ(endpoint.retries, 0);
  EXPECT_EQ(file.find("other"), nullptr);
}

TEST(EndpointFile, SaysWhatIsWrongAndWhere) {
  EXPECT_THAT(told(with("http://127.0.0.1:8080/v1", R"(    modell: "x"
)")),
              HasSubstr("endpoints.yaml:5:5"));
  EXPECT_THAT(told(with("http://127.0.0.1:8080/v1", R"(    enforces: "gramar"
)")),
              HasSubstr("grammar"));
  EXPECT_THAT(told(with("http://127.0.0.1:8080/v1", R"(    key: "sk-123"
)")),
              HasSubstr("keyVariable"));
  EXPECT_THAT(told(R"(endpoints: []
endpoint: 3
)"),
              HasSubstr("endpoints.yaml:2:1"));
  EXPECT_THAT(told(with("http://127.0.0.1/v1", "    answerTokens: 9000\n")), HasSubstr("leaves no room"));
  const std::string twice = with("http://127.0.0.1/v1") + with("http://127.0.0.1/v1").substr(11);
  EXPECT_THAT(told(twice), HasSubstr("already"));
}

TEST(EndpointFile, LetsPlainTextStayOnThisMachine) {
  for (const char* url : {"http://127.0.0.1:8080/v1", "http://localhost/v1", "http://[::1]:8080/v1",
                          "http://127.8.9.1/v1", "https://models.example/v1"})
    EXPECT_EQ(whyNotAllowed(url), "") << url;
  for (const char* url :
       {"http://models.example/v1", "http://10.0.0.1/v1", "http://127.0.0.1.example/v1",
        "http://localhost.example/v1", "http://127.0.0.1@models.example/v1", "ftp://127.0.0.1/v1",
        "file:///etc/passwd", "https://me:pw@models.example", "https://models.example/v1?key=abc", "",
        "nonsense", "http://0.0.0.0/v1", "http://127.evil/v1"})
    EXPECT_NE(whyNotAllowed(url), "") << url;
}

Result<Key> keyBy(const std::vector<std::string>& command) {
  Endpoint endpoint;
  endpoint.keyCommand = command;
  return keyOf(endpoint, {});
}

TEST(Keys, ComeFromTheEnvironmentOrACommand) {
  Endpoint endpoint;
  EXPECT_TRUE(keyOf(endpoint, {})->isEmpty());
  ::setenv("LUDO_TEST_KEY", "sk-1\n", 1);
  endpoint.keyVariable = "LUDO_TEST_KEY";
  EXPECT_EQ(keyOf(endpoint, {})->header(), "Authorization: Bearer sk-1");
  ::unsetenv("LUDO_TEST_KEY");
  EXPECT_THAT(keyOf(endpoint, {}).failure(), HasSubstr("is not set"));
  EXPECT_EQ(keyBy({"printf", "sk-%d", "2"})->header(), "Authorization: Bearer sk-2");
}

TEST(Keys, AreToldMissingWithoutBeingTold) {
  EXPECT_THAT(keyBy({"/no/such/program"}).failure(), HasSubstr("cannot be started"));
  EXPECT_THAT(keyBy({"false"}).failure(), HasSubstr("exit code 1"));
  EXPECT_THAT(keyBy({"true"}).failure(), HasSubstr("gives no key"));
  EXPECT_THAT(keyBy({"yes"}).failure(), HasSubstr("more than a key can be"));
  // A line end inside would make a header of its own.
  const auto injected = keyBy({"printf", "secret\r\nX-Other: 1"});
  ASSERT_FALSE(injected);
  EXPECT_THAT(injected.failure(), ::testing::Not(HasSubstr("secret")));
}

TEST(Keys, OfACommandThatHangsAreNotWaitedFor) {
  std::stop_source source;
  source.request_stop();
  Endpoint endpoint;
  endpoint.keyCommand = {"sleep", "1000"};
  EXPECT_THAT(keyOf(endpoint, source.get_token()).failure(), HasSubstr("interrupted"));
}

}  // namespace
}  // namespace ludo::testing
