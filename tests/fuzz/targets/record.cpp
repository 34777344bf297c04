// SPDX-License-Identifier: Apache-2.0
// What was asked of a language model and what it said, kept in a file.
#include <filesystem>

#include "../checks.h"
#include "../folder.h"
#include "../mutate/database.h"
#include "../target.h"
#include "core/base/files.h"
#include "core/model/chat_protocol.h"
#include "core/model/recorded_model.h"

namespace ludo::fuzz {
namespace {

using namespace model;

constexpr std::uint64_t calls = 4;

Request question(std::uint64_t number) {
  Request request;
  request.messages = {{Role::user, "question " + std::to_string(number)}};
  return request;
}

/// Asks all questions again, as a replay does.
void replay(CallRecord& record) {
  RecordedModel replayed(record, nullptr, "model");
  for (std::uint64_t number = 0; number < calls; ++number) {
    std::string text;
    const auto take = [&text](std::string_view piece) {
      text += piece;
      return true;
    };
    const Answer answer = replayed.ask(question(number), take, {});
    require(answer.text == text, "a replay hands on another text than it answers");
    require(!answer.trouble || !answer.trouble->message.empty() ||
                answer.trouble->kind == TroubleKind::cancelled || replayed.replayed() > 0,
            "a replay has trouble without a word");
  }
  require(replayed.replayed() <= calls, "more answers are replayed than were asked for");
}

/// Whatever the file holds, it is read to an end and left as it is; what can be gone on with can be read.
void feed(std::string_view input) {
  const std::string path = workFolder() + "/fuzzed.record";
  putFile(path, input);
  {
    const auto record = CallRecord::open(path, CallRecord::Access::read, {});
    require(record || !record.failure().empty(), "a record is refused without a word");
    if (record) {
      replay(**record);
      for (std::uint64_t number = 0; number < calls; ++number) {
        (*record)->call(number);
        (*record)->result(number);
      }
      (*record)->setting("request");
    }
  }
  require(*readFile(path) == input, "a record is changed by reading it");
  const auto record = CallRecord::open(path, CallRecord::Access::write, {{"request", "a game"}});
  if (!record) return;
  Call call;
  call.request = "one more";
  (*record)->setCall(calls, call);
  if (!(*record)->failure().empty()) return;
  // Tables of a stranger may take what they do not give back; then that is told.
  const auto found = (*record)->call(calls);
  require(found ? found->request == call.request : !(*record)->failure().empty(),
          "a record does not hold what it was given");
}

std::vector<std::string> seeds() {
  const std::string path = workFolder() + "/seed.record";
  std::vector<std::string> inputs;
  for (const std::uint64_t count : {std::uint64_t{0}, std::uint64_t{1}, calls}) {
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    {
      auto record = CallRecord::open(path, CallRecord::Access::write, {{"request", "a game"}});
      require(bool(record), "cannot make " + path);
      for (std::uint64_t number = 0; number < count; ++number) {
        Call call;
        call.request = chatRequest(question(number), "model");
        call.answer.text = "an answer";
        call.pieces = {2, 7};
        call.answer.usage = {10, 3, number % 2 == 0};
        if (number == 2) call.answer.trouble = Trouble{TroubleKind::busy, "later"};
        (*record)->setCall(number, call);
        (*record)->setResult(number, {"game.md", "text", "words", true, false, {"lineOfSight"}});
      }
      require((*record)->failure().empty(), "cannot write " + path);
    }
    inputs.push_back(*readFile(path));
  }
  inputs.push_back(inputs.back().substr(0, inputs.back().size() / 2));
  return inputs;
}

}  // namespace

const Target recordTarget{"record", &feed, &mutateDatabase, 0, &seeds};

}  // namespace ludo::fuzz
