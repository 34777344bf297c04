// SPDX-License-Identifier: Apache-2.0
#include "core/model/probe.h"

#include <gtest/gtest.h>

#include "core/model/chat_protocol.h"
#include "core/model/scripted_model.h"

namespace ludo::testing {
namespace {

using namespace model;

/// The text between the first quotes of a constraint that the made-up word stands in.
std::string demanded(const Request& request) {
  if (request.format == AnswerFormat::grammar) {
    const std::size_t from = request.constraint.find('"') + 1;
    return request.constraint.substr(from, request.constraint.find('"', from) - from);
  }
  const std::size_t from = request.constraint.find("[\"") + 2;
  return R"({ "answer": ")" + request.constraint.substr(from, request.constraint.find('"', from) - from) +
         "\" }";
}

/// A server that obeys one format, and ignores the other.
Enforced probed(AnswerFormat obeyed) {
  ScriptedModel model([obeyed](const Request& request) {
    Answer answer;
    answer.text = request.format == obeyed && obeyed != AnswerFormat::free ? demanded(request) : "Red.";
    return answer;
  });
  return enforcedBy(probe(model, 1, {}));
}

TEST(Probe, BelievesOnlyWhatIsObeyed) {
  EXPECT_EQ(probed(AnswerFormat::free), Enforced::nothing);
  EXPECT_EQ(probed(AnswerFormat::grammar), Enforced::grammar);
  EXPECT_EQ(probed(AnswerFormat::schema), Enforced::schema);
}

TEST(Probe, AsksForWhatTheRequestDoesNotName) {
  ScriptedModel model([](const Request&) { return Answer{"Red.", FinishReason::finished, {}, {}}; });
  const auto results = probe(model, 5, {});
  ASSERT_EQ(results.size(), 3U);
  EXPECT_TRUE(results[0].isObeyed);
  EXPECT_FALSE(results[1].isObeyed);
  EXPECT_NE(results[1].words.find("Red."), std::string::npos);
  for (const Request& request : model.asked()) {
    if (request.format != AnswerFormat::free) {
      EXPECT_EQ(request.messages[0].text.find(demanded(request)), std::string::npos);
    }
  }
}

TEST(Probe, EndsWhereNobodyAnswers) {
  ScriptedModel model([](const Request&) { return troubled(TroubleKind::unreachable, "Nobody is there."); });
  const auto results = probe(model, 5, {});
  ASSERT_EQ(results.size(), 1U);
  EXPECT_EQ(results[0].words, "Nobody is there.");
}

TEST(ChatRequest, HasTheConstraintWhereServersLookForIt) {
  Request request;
  request.messages = {{Role::system, "Be brief."}, {Role::user, R"(x "y"
)"}};
  request.format = AnswerFormat::grammar;
  request.constraint = R"(root ::= "a")";
  EXPECT_EQ(
      chatRequest(request, "m"),
      R"x({"model":"m","messages":[{"role":"system","content":"Be brief."},{"role":"user","content":"x \"y\"\n"}],)x"
      R"x("temperature":0.7,"seed":1,"max_tokens":4096,"grammar":"root ::= \"a\"","stream":true,)x"
      R"x("stream_options":{"include_usage":true}})x");
  request.format = AnswerFormat::schema;
  request.constraint = R"({"type":"object"})";
  EXPECT_NE(
      chatRequest(request, "m")
          .find(
              R"("response_format":{"type":"json_schema","json_schema":{"name":"answer","strict":true,"schema":{"type":"object"}}})"),
      std::string::npos);
}

}  // namespace
}  // namespace ludo::testing
