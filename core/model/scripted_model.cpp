// SPDX-License-Identifier: Apache-2.0
#include "core/model/scripted_model.h"

#include <memory>

namespace ludo::model {

ScriptedModel::ScriptedModel(std::deque<std::string> answers)
    : ScriptedModel([left = std::make_shared<std::deque<std::string>>(std::move(answers))](const Request&) {
        if (left->empty()) return troubled(TroubleKind::refused, "The script has no further answer.");
        Answer answer;
        answer.text = std::move(left->front());
        left->pop_front();
        return answer;
      }) {}

Answer ScriptedModel::ask(const Request& request, const Sink& sink, std::stop_token stop) {
  if (stop.stop_requested()) return troubled(TroubleKind::cancelled, "The request was cancelled.");
  m_asked.push_back(request);
  Answer answer = m_script(request);
  std::string said;
  for (std::size_t at = 0; at < answer.text.size(); at += m_pieceBytes) {
    const std::string piece = answer.text.substr(at, m_pieceBytes);
    said += piece;
    if (sink(piece)) continue;
    answer.finishReason = FinishReason::cut;
    break;
  }
  answer.text = std::move(said);
  if (answer.usage == Usage()) answer.usage = {estimatedTokens(request), estimatedTokens(answer.text), true};
  return answer;
}

}  // namespace ludo::model
