// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/formatter.h"

namespace ludo::widgets {

Formatter::Formatter(TextView* view)
    : QObject(view),
      m_view(view),
      m_job([this](std::uint64_t, const Result<service::Formatting>& formatting) { finish(formatting); }) {}

void Formatter::format() {
  m_source = std::make_shared<const SourceText>("specification", m_view->content());
  const Span selection = m_view->selection();
  const auto part = selection.begin < selection.end ? std::optional(selection) : std::nullopt;
  m_job.start(0, [source = m_source, part](std::stop_token) { return service::formattingOf(source, part); });
}

void Formatter::finish(const Result<service::Formatting>& formatting) {
  if (!formatting) {
    emit told(QString::fromStdString(formatting.failure()));
  } else if (m_view->content() != m_source->content()) {
    emit told(tr("The text has changed since. Try again."));
  } else {
    m_view->apply(formatting->edits);
    const int left = static_cast<int>(formatting->left.size());
    if (left > 0)
      emit told(tr("%n block(s) with mistakes stay as they are", nullptr, left));
    else if (formatting->edits.empty())
      emit told(tr("There is nothing to change"));
    else
      emit told(tr("Changed %n line(s)", nullptr, static_cast<int>(formatting->edits.size())));
  }
  m_source.reset();
}

}  // namespace ludo::widgets
