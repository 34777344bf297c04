// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/completion_model.h"

#include "widgets/models/core_words.h"

namespace ludo::widgets {

using service::Completion;

namespace {

bool hasLettersInOrder(const QString& candidate, const QString& typed) {
  qsizetype at = 0;
  for (QChar c : typed) {
    at = candidate.indexOf(c, at, Qt::CaseInsensitive);
    if (at < 0) return false;
    ++at;
  }
  return true;
}

bool beginsLaterWord(const QString& candidate, const QString& typed) {
  for (qsizetype at = candidate.indexOf(typed, 1, Qt::CaseInsensitive); at > 0;
       at = candidate.indexOf(typed, at + 1, Qt::CaseInsensitive)) {
    if (candidate[at].isUpper() || !candidate[at - 1].isLetterOrNumber()) return true;
  }
  return false;
}

QString detailOf(const Completion& completion) {
  const QString detail = QString::fromStdString(completion.detail);
  if (completion.whole.empty()) return detail;
  const QString whole = QString::fromStdString(completion.whole).simplified();
  return detail + u'\n' + CompletionModel::tr("Tab writes it out: %1").arg(whole);
}

}  // namespace

int completionRank(const QString& candidate, const QString& typed) {
  if (candidate.startsWith(typed)) return 0;
  if (candidate.startsWith(typed, Qt::CaseInsensitive)) return 1;
  if (beginsLaterWord(candidate, typed)) return 2;
  if (candidate.contains(typed, Qt::CaseInsensitive)) return 3;
  return hasLettersInOrder(candidate, typed) ? 4 : -1;
}

bool isWhole(const Completion& completion, const QString& typed) {
  const auto bare = [](QString text) { return text.remove(u'"').trimmed(); };
  const QString written = bare(typed);
  return !written.isEmpty() && written == bare(QString::fromStdString(completion.text));
}

void CompletionModel::setCompletions(std::vector<Completion> completions, const TypedText& typedIn) {
  beginResetModel();
  m_all = std::move(completions);
  m_shown.clear();
  endResetModel();
  refilter(typedIn);
}

void CompletionModel::refilter(const TypedText& typedIn) {
  std::vector<std::pair<int, std::size_t>> ranked;
  for (std::size_t i = 0; i < m_all.size(); ++i) {
    QString typed = typedIn(m_all[i]);
    int rank = completionRank(QString::fromStdString(m_all[i].label), typed);
    // A name in quotes is typed with its quote.
    if (rank < 0) rank = completionRank(QString::fromStdString(m_all[i].text), typed);
    // A word that is written out comes before longer ones.
    if (isWhole(m_all[i], typed))
      rank = -1;
    else if (rank < 0)
      continue;
    ranked.emplace_back(rank, i);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  beginResetModel();
  m_shown.clear();
  for (const auto& [rank, i] : ranked) m_shown.push_back(i);
  endResetModel();
}

int CompletionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant CompletionModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Completion& shown = completion(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return QString::fromStdString(shown.label);
    case KindRole:
      return completionKindTitle(shown.kind);
    case DetailRole:
    case Qt::ToolTipRole:
      return detailOf(shown);
    case Qt::AccessibleTextRole:
      return QStringLiteral("%1, %2. %3")
          .arg(QString::fromStdString(shown.label), completionKindTitle(shown.kind), detailOf(shown));
    default:
      return {};
  }
}

}  // namespace ludo::widgets
