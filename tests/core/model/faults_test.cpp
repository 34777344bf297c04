// SPDX-License-Identifier: Apache-2.0
// What servers do wrong, and what is told of each.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/rng.h"
#include "core/model/chat_protocol.h"
#include "core/model/http_model.h"
#include "core/model/limits.h"
#include "scripted_server.h"

namespace ludo::testing {
namespace {

using namespace model;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr const char* canary = "sk-canary-0123456789";

/// What waits were asked for, in place of waiting.
struct Waits {
  std::vector<std::int64_t> seconds;
  Wait wait() {
    return [this](std::chrono::milliseconds time, const std::stop_token& stop) {
      seconds.push_back(time.count() / 1000);
      return !stop.stop_requested();
    };
  }
};

Endpoint endpointOf(const ScriptedServer& server) {
  Endpoint endpoint;
  endpoint.name = "test";
  endpoint.url = server.url();
  endpoint.model = "any";
  return endpoint;
}

Request question() {
  Request request;
  request.messages = {{Role::user, "Name a colour."}};
  return request;
}

bool takeAll(std::string_view /*piece*/) {
  return true;
}

Answer askOf(const ScriptedServer& server, Waits& waits, const Sink& sink = &takeAll) {
  HttpModel model(endpointOf(server), Key(canary), waits.wait());
  model.setSilence(std::chrono::milliseconds(150));
  return model.ask(question(), sink, {});
}

Answer askOf(const ScriptedServer& server) {
  Waits waits;
  return askOf(server, waits);
}

/// The answer of a server that answers everything so.
Answer answerTo(Reply reply) {
  return askOf(ScriptedServer({std::move(reply)}));
}

Answer answerTo(const std::string& bytes) {
  return answerTo(Reply{Step::send(bytes)});
}

#define EXPECT_TROUBLE(answer, expected, words)                                                  \
  {                                                                                              \
    const Answer got = (answer);                                                                 \
    ASSERT_TRUE(got.trouble) << got.text;                                                        \
    EXPECT_EQ(nameOf(got.trouble->kind), nameOf(TroubleKind::expected)) << got.trouble->message; \
    EXPECT_THAT(got.trouble->message, HasSubstr(words));                                         \
    EXPECT_THAT(got.trouble->message, ::testing::Not(HasSubstr(canary)));                        \
  }

TEST(Answers, ComeInPieces) {
  const ScriptedServer server(
      {{Step::send(streamHead() + pieceEvent("dark ") + pieceEvent("red") + endEvents())}});
  Waits waits;
  std::vector<std::string> pieces;
  const Answer answer = askOf(server, waits, [&](std::string_view piece) {
    pieces.emplace_back(piece);
    return true;
  });
  EXPECT_FALSE(answer.trouble);
  EXPECT_EQ(answer.text, "dark red");
  EXPECT_THAT(pieces, ElementsAre("dark ", "red"));
  EXPECT_EQ(answer.finishReason, FinishReason::finished);
  const std::string request = server.requests().at(0);
  EXPECT_THAT(request, HasSubstr("POST /v1/chat/completions"));
  EXPECT_THAT(request, HasSubstr(std::string("Authorization: Bearer ") + canary));
  EXPECT_THAT(request, HasSubstr(R"("messages":[{"role":"user","content":"Name a colour."}])"));
}

TEST(Answers, ArePutTogetherWhereverTheyAreCut) {
  const std::string text = "caf\u00e9 \u2260 \U0001F3B2 \"x\"";
  const std::string bytes = streamHead() + ": keep alive\r\n\r\n" + pieceEvent(text) + endEvents();
  for (const std::size_t size : {1U, 2U, 3U, 7U}) {
    Reply reply;
    for (std::size_t at = 0; at < bytes.size(); at += size)
      reply.push_back(Step::send(bytes.substr(at, size)));
    const Answer answer = answerTo(reply);
    EXPECT_FALSE(answer.trouble);
    EXPECT_EQ(answer.text, text) << size;
  }
}

TEST(Answers, MayComeWhole) {
  const Answer answer = answerTo(httpAnswer(
      200, "Content-Type: application/json\r\n",
      R"({"choices":[{"message":{"role":"assistant","content":"red"},"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":1}})"));
  EXPECT_FALSE(answer.trouble);
  EXPECT_EQ(answer.text, "red");
  EXPECT_EQ(answer.usage, (Usage{9, 1, false}));
}

TEST(Answers, SayWhereTheyAreTooLong) {
  const Answer answer = answerTo(streamHead() + pieceEvent("blu") + endEvents("length"));
  EXPECT_FALSE(answer.trouble);
  EXPECT_EQ(answer.finishReason, FinishReason::length);
}

TEST(Answers, EndWithoutTheMarkOfTheEnd) {
  const std::string end = endEvents().substr(0, endEvents().find("data: [DONE]"));
  EXPECT_FALSE(answerTo(streamHead() + pieceEvent("red") + end).trouble);
}

TEST(Answers, AreCutWhenThereIsEnough) {
  // Far more than a client that went on reading would be spared.
  const ScriptedServer server({{Step::send(streamHead()), Step::send(pieceEvent("red "), 2'000'000)}});
  Waits waits;
  int pieces = 0;
  const Answer answer = askOf(server, waits, [&](std::string_view) { return ++pieces < 3; });
  EXPECT_FALSE(answer.trouble);
  EXPECT_EQ(answer.finishReason, FinishReason::cut);
  EXPECT_EQ(answer.text, "red red red ");
}

TEST(Answers, MayBeDamagedAnywhere) {
  const std::string body = pieceEvent("dark \\ \u00e9") + ": x\n" + pieceEvent("red") + endEvents();
  Rng rng(1);
  for (int i = 0; i < 3'000; ++i) {
    std::string damaged = body;
    for (std::uint64_t changes = rng.below(6); changes > 0; --changes) {
      const std::size_t at = rng.below(damaged.size());
      if (rng.below(3) == 0) damaged.erase(at, rng.below(20));
      damaged.insert(std::min(at, damaged.size()), 1, static_cast<char>(rng.below(256)));
    }
    std::string taken;
    const Sink sink = [&](std::string_view piece) {
      taken += piece;
      return true;
    };
    ChatReader reader(sink);
    reader.append(std::string_view(damaged).substr(0, 40));
    reader.append(std::string_view(damaged).substr(std::min<std::size_t>(40, damaged.size())));
    const Answer answer = reader.finish();
    EXPECT_EQ(answer.text, taken) << damaged;
    EXPECT_TRUE(!answer.trouble || !answer.trouble->message.empty());
  }
}

TEST(Faults, OfKeys) {
  EXPECT_TROUBLE(
      answerTo(httpAnswer(401, "", std::string(R"({"error":{"message":"bad key )") + canary + R"("}})")),
      unauthorised, "does not take the key (HTTP 401): bad key (key)");
  EXPECT_TROUBLE(answerTo(httpAnswer(403, "", "")), unauthorised, "HTTP 403");
  EXPECT_TROUBLE(answerTo(streamHead() + pieceEvent(std::string("it is ") + canary) + endEvents()), malformed,
                 "wrote the key");
}

TEST(Faults, OfRequests) {
  EXPECT_TROUBLE(answerTo(httpAnswer(400, "", R"({"error":"unknown field grammar"})")), refused,
                 "unknown field grammar");
  EXPECT_TROUBLE(answerTo(httpAnswer(404, "", R"({"detail":"no such model"})")), refused,
                 "ends where the interface");
  EXPECT_TROUBLE(answerTo(httpAnswer(413, "", "<html>too large</html>")), refused, "HTTP 413");
  EXPECT_TROUBLE(answerTo(httpAnswer(500, "", "")), refused, "HTTP 500");
}

TEST(Faults, OfBusyServersAreWaitedFor) {
  const Reply busy = {Step::send(httpAnswer(429, "Retry-After: 7\r\n", ""))};
  const Reply loading = {Step::send(httpAnswer(503, "", R"({"error":{"message":"Loading model"}})"))};
  const ScriptedServer server({busy, loading, streamed("red")});
  Waits waits;
  EXPECT_EQ(askOf(server, waits).text, "red");
  EXPECT_THAT(waits.seconds, ElementsAre(7, 2));
}

TEST(Faults, OfBusyServersEndWithTheRetries) {
  const ScriptedServer server(
      {{Step::send(httpAnswer(503, "", R"({"error":{"message":"Loading model"}})"))}});
  Waits waits;
  EXPECT_TROUBLE(askOf(server, waits), busy, "Loading model");
  EXPECT_THAT(waits.seconds, ElementsAre(1, 2, 4));
  EXPECT_EQ(server.requests().size(), 4U);
}

TEST(Faults, OfServersThatWantToBeLeftAlone) {
  const ScriptedServer server({{Step::send(httpAnswer(429, "Retry-After: 86400\r\n", ""))}});
  Waits waits;
  EXPECT_TROUBLE(askOf(server, waits), busy, "more than 120 seconds");
  EXPECT_TRUE(waits.seconds.empty());
}

TEST(Faults, OfConnections) {
  EXPECT_TROUBLE(answerTo(Reply{Step::reset()}), unreachable, "broke");
  EXPECT_TROUBLE(answerTo(Reply{Step::stall()}), timedOut, "Nothing came");
  EXPECT_TROUBLE(answerTo(Reply{Step::send(streamHead() + pieceEvent("re")), Step::stall()}), timedOut,
                 "Nothing came");
  EXPECT_TROUBLE(answerTo(""), unreachable, "");
  EXPECT_TROUBLE(answerTo("no HTTP at all\r\n\r\n"), unreachable, "broke");
  EXPECT_TROUBLE(answerTo(streamHead()), unreachable, "without an answer");
}

TEST(Faults, InTheMiddleKeepWhatCame) {
  const Answer answer = answerTo(Reply{Step::send(streamHead() + pieceEvent("re")), Step::reset()});
  ASSERT_TRUE(answer.trouble);
  EXPECT_EQ(answer.trouble->kind, TroubleKind::unreachable);
  EXPECT_EQ(answer.text, "re");
}

TEST(Faults, OfNobodyThere) {
  Endpoint endpoint;
  {
    const ScriptedServer gone({streamed("red")});
    endpoint = endpointOf(gone);
  }
  Waits waits;
  HttpModel model(endpoint, Key(), waits.wait());
  EXPECT_TROUBLE(model.ask(question(), &takeAll, {}), unreachable, "Does it run");
}

TEST(Faults, OfRedirects) {
  const ScriptedServer other({streamed("red")});
  const Reply reply = {Step::send(httpAnswer(307, "Location: " + other.url() + "/chat/completions\r\n", ""))};
  EXPECT_TROUBLE(answerTo(reply), redirected, "nothing is sent");
  EXPECT_TRUE(other.requests().empty());
}

TEST(Faults, OfCertificates) {
  // What answers by plain text is no server of TLS.
  const ScriptedServer server({streamed("red")});
  Endpoint endpoint = endpointOf(server);
  endpoint.url.replace(0, 4, "https");
  Waits waits;
  HttpModel model(endpoint, Key(canary), waits.wait());
  EXPECT_TROUBLE(model.ask(question(), &takeAll, {}), insecure, "Nothing was sent");
  EXPECT_THAT(server.requests(), ::testing::Each(::testing::Not(HasSubstr(canary))));
}

TEST(Faults, OfProtocols) {
  EXPECT_TROUBLE(answerTo(httpAnswer(200, "", "<html>hello</html>")), malformed, "no answer to a chat");
  EXPECT_TROUBLE(answerTo(httpAnswer(200, "", R"({"choices":[{"mess)")), malformed, "no answer to a chat");
  EXPECT_TROUBLE(answerTo(httpAnswer(200, "", R"({"object":"list"})")), malformed, R"(no "choices")");
  EXPECT_TROUBLE(answerTo(httpAnswer(200, "", "[1,2]")), malformed, "no answer to a chat");
  EXPECT_TROUBLE(answerTo(streamHead() + R"(data: {"choices":[{"del

)"),
                 malformed, "no JSON");
  EXPECT_TROUBLE(answerTo(streamHead() + R"(data: {"choices":7}

)"),
                 malformed, R"(no "choices")");
  EXPECT_TROUBLE(answerTo(streamHead() + pieceEvent("r") + R"(data: {"error":{"message":"out of memory"}}

)"),
                 refused, "out of memory");
  EXPECT_TROUBLE(answerTo(streamHead() + pieceEvent("r") + endEvents("content_filter")), refused, "filter");
  EXPECT_TROUBLE(answerTo(std::string("HTTP/1.1 204 No Content\r\n\r\n")), refused, "HTTP 204");
}

TEST(Faults, OfSize) {
  const std::string block(65536, 'x');
  EXPECT_TROUBLE(answerTo(Reply{Step::send(streamHead()), Step::send(block, 1'000'000)}), tooLarge, "event");
  EXPECT_TROUBLE(answerTo(Reply{Step::send(streamHead()), Step::send(": " + block + "\n", 1'000'000)}),
                 tooLarge, "more than an answer");
  EXPECT_TROUBLE(answerTo(Reply{Step::send(streamHead()), Step::send(pieceEvent(block), 1'000'000)}),
                 tooLarge, "longer than any game");
  EXPECT_TROUBLE(answerTo(Reply{Step::send("HTTP/1.1 200 OK\r\n\r\n{"), Step::send(block, 1'000'000)}),
                 tooLarge, "more than an answer");
  EXPECT_TROUBLE(answerTo(Reply{Step::send("HTTP/1.1 400 Bad\r\n\r\n"), Step::send(block, 1'000'000)}),
                 refused, "HTTP 400");
  EXPECT_TROUBLE(
      answerTo(Reply{Step::send("HTTP/1.1 200 OK\r\n"), Step::send("X: " + block + "\r\n", 1'000'000)}),
      unreachable, "broke");
}

TEST(Faults, OfEndlessWhiteSpace) {
  const Answer answer = answerTo(Reply{Step::send(streamHead()), Step::send(pieceEvent(" \n"), 1'000'000)});
  ASSERT_TRUE(answer.trouble);
  EXPECT_EQ(answer.trouble->kind, TroubleKind::malformed);
  EXPECT_LE(answer.text.size(), limits::emptyBytes + 2);
}

TEST(Cancelling, EndsAStall) {
  std::stop_source source;
  const ScriptedServer server({{Step::notify([&] { source.request_stop(); }), Step::stall()}});
  HttpModel model(endpointOf(server), Key());
  EXPECT_TROUBLE(model.ask(question(), &takeAll, source.get_token()), cancelled, "cancelled");
}

TEST(Cancelling, EndsAWaitBetweenTries) {
  std::stop_source source;
  const ScriptedServer server({{Step::send(httpAnswer(503, "Retry-After: 100\r\n", ""))}});
  HttpModel model(endpointOf(server), Key(),
                  [&](std::chrono::milliseconds time, const std::stop_token& stop) {
                    source.request_stop();
                    return waitByTheClock(time, stop);
                  });
  EXPECT_TROUBLE(model.ask(question(), &takeAll, source.get_token()), cancelled, "cancelled");
}

TEST(RetryTime, IsSecondsOrADate) {
  const auto now = std::chrono::system_clock::from_time_t(784111777);  // Sun, 06 Nov 1994 08:49:37 GMT
  const auto secondsOf = [&](const std::string& header) { return retryTime(header, now).count() / 1000; };
  EXPECT_EQ(secondsOf("12"), 12);
  EXPECT_EQ(secondsOf("Sun, 06 Nov 1994 08:50:37 GMT"), 60);
  EXPECT_EQ(secondsOf("Sun, 06 Nov 1994 08:40:37 GMT"), 0);
  EXPECT_EQ(secondsOf("soon"), 0);
  EXPECT_EQ(secondsOf("-5"), 0);
  EXPECT_GT(secondsOf("99999999999"), 120);
}

}  // namespace
}  // namespace ludo::testing
