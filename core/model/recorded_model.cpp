// SPDX-License-Identifier: Apache-2.0
#include "core/model/recorded_model.h"

#include <chrono>

#include "core/model/chat_protocol.h"

namespace ludo::model {
namespace {

/// Hands the text on in the pieces that it came in.
void play(const Call& call, const Sink& sink) {
  std::size_t at = 0;
  for (const std::size_t piece : call.pieces) {
    if (!sink(std::string_view(call.answer.text).substr(at, piece))) return;
    at += piece;
  }
}

}  // namespace

Answer RecordedModel::ask(const Request& request, const Sink& sink, std::stop_token stop) {
  if (stop.stop_requested()) return troubled(TroubleKind::cancelled, "The request was cancelled.");
  const std::uint64_t number = m_calls++;
  const std::optional<Call> call = m_record.call(number);
  const std::string which = "Call " + std::to_string(number + 1);
  if (!m_record.failure().empty())
    return troubled(TroubleKind::unrecorded, "The record cannot be read: " + m_record.failure() + ".");
  if (call && call->request != chatRequest(request, m_name)) {
    return troubled(
        TroubleKind::unrecorded,
        which +
            " asks something else than was recorded: the record is of other games, another version "
            "of this program, or was changed.");
  }
  if (call && (!call->answer.trouble || m_live == nullptr)) {
    ++m_replayed;
    play(*call, sink);
    return call->answer;
  }
  if (m_live == nullptr)
    return troubled(TroubleKind::unrecorded, which + " is not in the record, and a replay asks nobody.");
  return askLive(number, request, sink, stop);
}

Answer RecordedModel::askLive(std::uint64_t number, const Request& request, const Sink& sink,
                              const std::stop_token& stop) {
  Call call;
  call.request = chatRequest(request, m_name);
  std::size_t bytes = 0;
  const auto begin = std::chrono::steady_clock::now();
  call.answer = m_live->ask(
      request,
      [&](std::string_view piece) {
        call.pieces.push_back(piece.size());
        bytes += piece.size();
        return sink(piece);
      },
      stop);
  call.milliseconds =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin).count();
  // What is thrown away after it came was still handed on, and belongs to no answer.
  if (bytes != call.answer.text.size()) call.pieces = {call.answer.text.size()};
  const bool isCancelled = call.answer.trouble && call.answer.trouble->kind == TroubleKind::cancelled;
  if (!isCancelled) m_record.setCall(number, call);
  if (!m_record.failure().empty())
    return troubled(TroubleKind::unrecorded, "The answer cannot be recorded: " + m_record.failure() + ".");
  return call.answer;
}

}  // namespace ludo::model
