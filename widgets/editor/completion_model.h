// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractListModel>

#include "core/service/analysis.h"

namespace ludo::widgets {

/// How well a candidate answers what was typed: lower is better, negative means not at all. Equal begins come
/// first, then a begin in another case, then the begin of a later word, a part, and letters in that order.
int completionRank(const QString& candidate, const QString& typed);

/// Whether what was typed is all that a completion would write, apart from quotes and blanks at its ends.
bool isWhole(const service::Completion& completion, const QString& typed);

/// The completions that fit what was typed so far, best first. GUI thread.
class CompletionModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Role { KindRole = Qt::UserRole, DetailRole };

  using QAbstractListModel::QAbstractListModel;

  /// `typedIn` gives what was typed so far in place of a completion.
  using TypedText = std::function<QString(const service::Completion&)>;
  void setCompletions(std::vector<service::Completion> completions, const TypedText& typedIn);
  /// Chooses again among the same completions, after more was typed.
  void refilter(const TypedText& typedIn);

  const service::Completion& completion(int row) const {
    return m_all[m_shown[static_cast<std::size_t>(row)]];
  }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

 private:
  std::vector<service::Completion> m_all;
  std::vector<std::size_t> m_shown;
};

}  // namespace ludo::widgets
