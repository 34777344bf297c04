// SPDX-License-Identifier: Apache-2.0
#include "core/model/http_model.h"

#include <curl/curl.h>
#include <ctime>

#include <algorithm>
#include <charconv>
#include <condition_variable>
#include <mutex>
#include <nlohmann/json.hpp>

#include "core/model/chat_protocol.h"
#include "core/model/limits.h"
#include "core/model/transfer.h"

namespace ludo::model {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr long statusOk = 200;
constexpr long firstRedirect = 300;
constexpr long firstRefusal = 400;

bool isBusy(long status) {
  constexpr long tooManyRequests = 429;
  constexpr long badGateway = 502;
  constexpr long unavailable = 503;
  constexpr long gatewayTimeout = 504;
  return status == tooManyRequests || status == badGateway || status == unavailable ||
         status == gatewayTimeout;
}

std::string pathOf(const Endpoint& endpoint, const std::string& end) {
  std::string url = endpoint.url;
  while (!url.empty() && url.back() == '/') url.pop_back();
  return url + end;
}

Transfer transferTo(const Endpoint& endpoint, const Key& key, const std::string& end) {
  Transfer transfer;
  transfer.url = pathOf(endpoint, end);
  transfer.headers = {"Content-Type: application/json", "Accept: text/event-stream, application/json",
                      "Expect:"};
  if (!key.isEmpty()) transfer.headers.push_back(key.header());
  transfer.connect = seconds(endpoint.connectSeconds);
  transfer.silence = seconds(endpoint.silenceSeconds);
  transfer.whole = seconds(endpoint.answerSeconds);
  return transfer;
}

void keepFirst(std::string& kept, std::string_view bytes) {
  kept += bytes.substr(0, limits::refusalBytes - std::min(kept.size(), limits::refusalBytes));
}

Trouble refusalOf(const Endpoint& endpoint, const Key& key, long status, const std::string& body) {
  const std::string name = "The server of the endpoint '" + endpoint.name + "'";
  const std::string code = " (HTTP " + std::to_string(status) + ")";
  const std::string words = key.withoutKey(refusalText(body));
  const std::string said = words.empty() ? "." : ": " + words;
  constexpr long unauthorised = 401;
  constexpr long forbidden = 403;
  constexpr long notFound = 404;
  if (status == unauthorised || status == forbidden) {
    return {
        TroubleKind::unauthorised,
        name + (key.isEmpty() ? " wants a key" : " does not take the key") + code + said +
            (key.isEmpty() ? " Name it by keyVariable or keyCommand." : " Is it the one for this server?")};
  }
  if (isBusy(status)) return {TroubleKind::busy, name + " is busy" + code + said};
  if (status >= firstRedirect && status < firstRefusal) {
    return {TroubleKind::redirected,
            name + " sends elsewhere" + code +
                ", where nothing is sent. Write the address itself where it wants to be asked."};
  }
  if (status == notFound) {
    return {TroubleKind::refused, name + " does not know the address or the model '" + endpoint.model + "'" +
                                      code + said +
                                      " The address ends where the interface begins, as in .../v1."};
  }
  return {TroubleKind::refused, name + " does not take the request" + code + said};
}

}  // namespace

bool waitByTheClock(milliseconds time, const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any stopped;
  std::unique_lock lock(mutex);
  stopped.wait_for(lock, stop, time, [] { return false; });
  return !stop.stop_requested();
}

milliseconds retryTime(const std::string& header, std::chrono::system_clock::time_point now) {
  std::int64_t count = 0;
  const auto [end, error] = std::from_chars(header.data(), header.data() + header.size(), count);
  if (error == std::errc() && end == header.data() + header.size())
    return seconds(std::clamp<std::int64_t>(count, 0, seconds(limits::longestWait).count() + 1));
  const std::time_t date = curl_getdate(header.c_str(), nullptr);
  if (date < 0) return milliseconds(0);
  const auto time = std::chrono::ceil<seconds>(std::chrono::system_clock::from_time_t(date) - now);
  return std::clamp<seconds>(time, seconds(0), limits::longestWait + seconds(1));
}

HttpModel::HttpModel(Endpoint endpoint, Key key, Wait wait)
    : m_endpoint(std::move(endpoint)),
      m_key(std::move(key)),
      m_wait(std::move(wait)),
      m_silence(seconds(m_endpoint.silenceSeconds)) {}

Trouble HttpModel::refusal(long status, const std::string& body) const {
  return refusalOf(m_endpoint, m_key, status, body);
}

HttpModel::Try HttpModel::tryOnce(const std::string& body, const Sink& sink,
                                  const std::stop_token& stop) const {
  Transfer transfer = transferTo(m_endpoint, m_key, "/chat/completions");
  transfer.silence = m_silence;
  transfer.body = body;
  ChatReader reader(sink);
  std::string refused;
  const TransferEnd end = run(
      transfer,
      [&](long status, std::string_view bytes) {
        if (status == statusOk) return reader.append(bytes);
        keepFirst(refused, bytes);
        return refused.size() < limits::refusalBytes;
      },
      stop);
  Try result;
  result.answer = reader.finish();
  const bool isRefused = !end.trouble && end.status != statusOk;
  const bool isBroken = end.trouble && end.trouble->kind == TroubleKind::unreachable;
  if (end.trouble) result.answer.trouble = end.trouble;
  if (isRefused) result.answer.trouble = refusal(end.status, refused);
  if (m_key.isIn(result.answer.text)) {
    result.answer =
        troubled(TroubleKind::malformed, "The server wrote the key into its answer, which is thrown away.");
  }
  result.canRetry = result.answer.text.empty() && (isBroken || (isRefused && isBusy(end.status)));
  result.retryAfter = retryTime(end.retryAfter, std::chrono::system_clock::now());
  if (result.answer.trouble)
    result.answer.trouble->message = m_key.withoutKey(result.answer.trouble->message);
  return result;
}

Answer HttpModel::ask(const Request& request, const Sink& sink, std::stop_token stop) {
  const std::string body = chatRequest(request, m_endpoint.model);
  seconds wait{1};
  for (std::int64_t tries = 0;; ++tries) {
    Try result = tryOnce(body, sink, stop);
    if (!result.canRetry || tries >= m_endpoint.retries) {
      Usage& usage = result.answer.usage;
      if (usage.isEstimated) usage.asked = estimatedTokens(request);
      return std::move(result.answer);
    }
    const milliseconds time = std::max<milliseconds>(result.retryAfter, wait);
    wait *= 2;
    if (time > limits::longestWait) {
      result.answer.trouble->message += " It wants to be left alone for more than " +
                                        std::to_string(limits::longestWait.count()) + " seconds.";
      return std::move(result.answer);
    }
    if (!m_wait(time, stop)) return troubled(TroubleKind::cancelled, "The request was cancelled.");
  }
}

Result<std::vector<std::string>> modelsOf(const Endpoint& endpoint, const Key& key,
                                          const std::stop_token& stop) {
  std::string body;
  const TransferEnd end = run(
      transferTo(endpoint, key, "/models"),
      [&](long /*status*/, std::string_view bytes) {
        body += bytes.substr(0, limits::eventBytes - std::min(body.size(), limits::eventBytes));
        return body.size() < limits::eventBytes;
      },
      stop);
  if (end.trouble) return Failure{key.withoutKey(end.trouble->message)};
  if (end.status != statusOk) return Failure{refusalOf(endpoint, key, end.status, body).message};
  const nlohmann::json json = nlohmann::json::parse(body, nullptr, false);
  std::vector<std::string> models;
  if (json.is_object() && json.contains("data") && json["data"].is_array()) {
    for (const nlohmann::json& model : json["data"]) {
      if (model.is_object() && model.contains("id") && model["id"].is_string())
        models.push_back(key.withoutKey(model["id"].get<std::string>()));
    }
    return models;
  }
  return Failure{"What the server sent is no list of models."};
}

}  // namespace ludo::model
