// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/history_keeper.h"

#include "widgets/document/text_file.h"

namespace ludo::widgets {

HistoryKeeper::HistoryKeeper(const Document& document, LocalHistory history, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_history(std::move(history)),
      m_job(
          [this](std::uint64_t, const Result<Result<Done>>& result) {
            if (!result) return emit failed(asSentence(result.failure()));
            if (!*result) return emit failed(asSentence(result->failure()));
            emit kept();
          },
          Urgency::Saving) {
  connect(&document, &Document::saved, this, &HistoryKeeper::keep);
  connect(&document, &Document::pathChanged, this, &HistoryKeeper::keep);
  connect(&document, &Document::followedFile, this, &HistoryKeeper::keep);
}

void HistoryKeeper::keep() {
  if (m_document.isUntitled() || m_document.isModified()) return;
  m_job.start(m_document.revision(),
              [history = m_history, path = m_document.path(),
               text = m_document.text()](const std::stop_token&) { return history.keep(path, text); });
}

}  // namespace ludo::widgets
