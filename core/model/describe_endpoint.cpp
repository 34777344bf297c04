// SPDX-License-Identifier: Apache-2.0
#include "core/language/describe.h"
#include "core/model/endpoint.h"

namespace ludo::language {

using namespace describing;
using namespace model;

namespace {

template <std::int64_t low, std::int64_t high>
const Type& from() {
  static const Type described = integer<std::int64_t>("whole number", "A whole number.", low, high);
  return described;
}

constexpr std::int64_t mostTokens = 100'000'000;
constexpr std::int64_t mostSeconds = 86'400;

}  // namespace

LUDO_DESCRIBE(Enforced,
              enumeration<Enforced>("enforced", "What a server holds an answer to.",
                                    {{"nothing", "Answers are free; the program checks them alone."},
                                     {"grammar", "A grammar in GBNF, as llama.cpp does."},
                                     {"schema", "A JSON Schema, as many servers do."}}))
LUDO_DESCRIBE(
    Endpoint,
    RecordType<Endpoint>("endpoint", "A server with a language model, and how to ask it.")
        .required<&Endpoint::name>("name", "What you call it, for --model.")
        .required<&Endpoint::url>(
            "url", "Where its interface begins, up to and with \"/v1\"; https, or http to this machine.")
        .required<&Endpoint::model>("model", "The model, as the server calls it.")
        .optional<&Endpoint::keyVariable>("keyVariable", "The variable of the environment with the key.")
        .optional<&Endpoint::keyCommand>(
            "keyCommand", "A program with its arguments that prints the key; no shell reads it.")
        .optional<&Endpoint::enforces>("enforces",
                                       "What it holds answers to, as 'ludo model probe' has shown; nothing "
                                       "unless written.")
        .optional<&Endpoint::contextTokens>("contextTokens",
                                            "Tokens of a request with its answer; 8192 unless written.",
                                            &from<512, mostTokens>)
        .optional<&Endpoint::answerTokens>("answerTokens",
                                           "Tokens of the longest answer; 4096 unless written.",
                                           &from<16, mostTokens>)
        .optional<&Endpoint::budgetTokens>("budgetTokens",
                                           "Tokens that one command may spend; 200000 unless written.",
                                           &from<1, mostTokens>)
        .optional<&Endpoint::askedPrice>("askedPrice",
                                         "What a million tokens of requests cost; nothing unless written.")
        .optional<&Endpoint::answeredPrice>("answeredPrice",
                                            "What a million tokens of answers cost; nothing unless written.")
        .optional<&Endpoint::budgetMoney>("budgetMoney",
                                          "What one command may cost, in the currency of the prices; only "
                                          "tokens are counted unless written.")
        .optional<&Endpoint::connectSeconds>("connectSeconds",
                                             "How long to wait for a connection; 10 unless written.",
                                             &from<1, mostSeconds>)
        .optional<&Endpoint::silenceSeconds>("silenceSeconds",
                                             "How long to wait while nothing comes; 120 unless written.",
                                             &from<1, mostSeconds>)
        .optional<&Endpoint::answerSeconds>("answerSeconds",
                                            "How long to wait for a whole answer; 600 unless written.",
                                            &from<1, mostSeconds>)
        .optional<&Endpoint::retries>("retries",
                                      "How often to try again when the server is busy; 3 unless written.",
                                      &from<0, 20>)
        .example(R"y({ name: "local", url: "http://127.0.0.1:8080/v1", model: "any" })y"))
LUDO_DESCRIBE(EndpointList, RecordType<EndpointList>("endpoints", "Servers with language models.")
                                .required<&EndpointList::endpoints>("endpoints", "The servers."))

}  // namespace ludo::language

namespace ludo::model {

const language::Type& endpointListType() {
  return language::typeOf<EndpointList>();
}

}  // namespace ludo::model
