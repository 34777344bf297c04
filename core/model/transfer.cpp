// SPDX-License-Identifier: Apache-2.0
#include "core/model/transfer.h"

#include <curl/curl.h>
#include <cctype>

#include <algorithm>
#include <array>
#include <memory>

namespace ludo::model {
namespace {

using Clock = std::chrono::steady_clock;
using Take = std::function<bool(long status, std::string_view bytes)>;

/// What libcurl calls back with.
struct Progress {
  CURL* handle = nullptr;
  const Take* take = nullptr;
  Clock::time_point last = Clock::now();
  std::string retryAfter;
  bool isEnough = false;
};

std::size_t onBody(char* bytes, std::size_t size, std::size_t count, void* target) {
  auto& progress = *static_cast<Progress*>(target);
  progress.last = Clock::now();
  long status = 0;
  curl_easy_getinfo(progress.handle, CURLINFO_RESPONSE_CODE, &status);
  progress.isEnough = !(*progress.take)(status, std::string_view(bytes, size * count));
  return progress.isEnough ? 0 : size * count;
}

std::size_t onHeader(char* bytes, std::size_t size, std::size_t count, void* target) {
  auto& progress = *static_cast<Progress*>(target);
  progress.last = Clock::now();
  const std::string_view line(bytes, size * count);
  constexpr std::string_view name = "retry-after:";
  const auto isSame = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
  if (line.size() > name.size() &&
      std::equal(name.begin(), name.end(), line.begin(), [&](char b, char a) { return isSame(a, b); })) {
    progress.retryAfter = line.substr(name.size());
    const auto isSpace = [](char c) { return c == ' ' || c == '\r' || c == '\n' || c == '\t'; };
    std::erase_if(progress.retryAfter, [&](char c) { return isSpace(c) && c != ' '; });
    progress.retryAfter.erase(0, progress.retryAfter.find_first_not_of(' '));
  }
  return size * count;
}

struct Headers {
  curl_slist* list = nullptr;
  Headers() = default;
  Headers(const Headers&) = delete;
  Headers& operator=(const Headers&) = delete;
  ~Headers() { curl_slist_free_all(list); }
};

using Easy = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using Multi = std::unique_ptr<CURLM, decltype(&curl_multi_cleanup)>;

Trouble troubleFrom(CURLcode code, const char* detail) {
  const std::string reason = *detail != '\0' ? detail : curl_easy_strerror(code);
  switch (code) {
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR:
      return {TroubleKind::insecure,
              "The server cannot show that it is the one that it is taken for: " + reason +
                  ". Nothing was sent. Is the address right, and is its certificate known to this machine?"};
    case CURLE_OPERATION_TIMEDOUT:
      return {TroubleKind::timedOut,
              "The server took too long: " + reason + ". The endpoint's times can be made longer."};
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_CONNECT:
      return {TroubleKind::unreachable,
              "There is no connection to the server: " + reason + ". Does it run, and is the address right?"};
    default:
      return {TroubleKind::unreachable, "The connection to the server broke: " + reason + "."};
  }
}

class Run {
 public:
  Run(const Transfer& transfer, const Take& take)
      : m_transfer(transfer),
        m_easy(curl_easy_init(), &curl_easy_cleanup),
        m_multi(curl_multi_init(), &curl_multi_cleanup) {
    m_progress.handle = m_easy.get();
    m_progress.take = &take;
  }

  TransferEnd run(const std::stop_token& stop) {
    TransferEnd end;
    if (!m_easy || !m_multi || !prepare()) {
      end.trouble = Trouble{TroubleKind::unreachable, "The request cannot be made with this libcurl."};
      return end;
    }
    curl_multi_add_handle(m_multi.get(), m_easy.get());
    {
      const std::stop_callback wake(stop, [this] { curl_multi_wakeup(m_multi.get()); });
      end.trouble = work(stop);
    }
    curl_easy_getinfo(m_easy.get(), CURLINFO_RESPONSE_CODE, &end.status);
    end.retryAfter = m_progress.retryAfter;
    curl_multi_remove_handle(m_multi.get(), m_easy.get());
    return end;
  }

 private:
  template <typename Value>
  void set(CURLoption option, Value value) {
    m_isPrepared = m_isPrepared && curl_easy_setopt(m_easy.get(), option, value) == CURLE_OK;
  }

  bool prepare() {
    for (const std::string& header : m_transfer.headers)
      m_headers.list = curl_slist_append(m_headers.list, header.c_str());
    set(CURLOPT_URL, m_transfer.url.c_str());
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_FOLLOWLOCATION, 0L);
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    set(CURLOPT_NETRC, static_cast<long>(CURL_NETRC_IGNORED));
    // What is for this machine does not go to another one.
    if (m_transfer.url.starts_with("http://")) set(CURLOPT_NOPROXY, "*");
    set(CURLOPT_HTTPHEADER, m_headers.list);
    set(CURLOPT_USERAGENT, "LudoForge");
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_QUICK_EXIT, 1L);
    set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(m_transfer.connect.count()));
    set(CURLOPT_TIMEOUT_MS, static_cast<long>(m_transfer.whole.count()));
    set(CURLOPT_ERRORBUFFER, m_detail.data());
    set(CURLOPT_WRITEFUNCTION, &onBody);
    set(CURLOPT_WRITEDATA, static_cast<void*>(&m_progress));
    set(CURLOPT_HEADERFUNCTION, &onHeader);
    set(CURLOPT_HEADERDATA, static_cast<void*>(&m_progress));
    if (m_transfer.body) {
      set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(m_transfer.body->size()));
      set(CURLOPT_POSTFIELDS, m_transfer.body->c_str());
    }
    return m_isPrepared;
  }

  std::optional<Trouble> work(const std::stop_token& stop) {
    constexpr int tickMilliseconds = 100;
    int running = 1;
    while (running > 0) {
      if (stop.stop_requested()) return Trouble{TroubleKind::cancelled, "The request was cancelled."};
      if (Clock::now() - m_progress.last > m_transfer.silence) {
        return Trouble{TroubleKind::timedOut,
                       "Nothing came from the server for too long. The endpoint's "
                       "silenceSeconds can be made longer."};
      }
      if (curl_multi_perform(m_multi.get(), &running) != CURLM_OK) break;
      if (running > 0) curl_multi_poll(m_multi.get(), nullptr, 0, tickMilliseconds, nullptr);
    }
    int left = 0;
    const CURLMsg* message = curl_multi_info_read(m_multi.get(), &left);
    if (message == nullptr || message->msg != CURLMSG_DONE)
      return Trouble{TroubleKind::unreachable, "The connection to the server broke."};
    if (message->data.result == CURLE_OK || m_progress.isEnough) return std::nullopt;
    return troubleFrom(message->data.result, m_detail.data());
  }

  const Transfer& m_transfer;
  Headers m_headers;
  std::array<char, CURL_ERROR_SIZE> m_detail{};
  Progress m_progress;
  bool m_isPrepared = true;
  Easy m_easy;
  Multi m_multi;
};

/// libcurl's own state, made before any thread uses it.
void prepareLibrary() {
  static const CURLcode once = curl_global_init(CURL_GLOBAL_DEFAULT);
  static_cast<void>(once);
}

}  // namespace

TransferEnd run(const Transfer& transfer, const Take& take, const std::stop_token& stop) {
  prepareLibrary();
  return Run(transfer, take).run(stop);
}

}  // namespace ludo::model
