// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QMenu>
#include <QObject>
#include <QPointer>
#include <optional>
#include <vector>

#include "widgets/document/document.h"
#include "widgets/editor/prose_words.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/spelling/spelling.h"

namespace ludo::widgets {

class TextView;

/// Marks unknown words in the prose of a text, and offers what may have been meant: for a click with the
/// other button, for the menu key, and when asked. The text is checked after each analysis, on worker
/// threads. GUI thread.
class ProseSpelling : public QObject {
  Q_OBJECT
 public:
  /// Both outlive it, or go with the editor; `spelling` may go before.
  ProseSpelling(TextView* view, Document* document, Spelling* spelling, QObject* parent);

  /// The unknown words as they are marked, in the order of the text.
  const std::vector<ProseWord>& unknown() const { return m_unknown; }
  /// Offers what may be done about the word at the caret. False: it is not marked.
  bool offerAtCaret();
  /// Puts the caret on the next marked word; false: there is none.
  bool goToNext();
  QMenu* menu() const { return m_menu; }
  /// Empty; or why nothing is checked.
  QString unavailable() const { return m_spelling ? m_spelling->unavailable() : QString(); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Checked {
    std::vector<ProseWord> unknown;
    QStringList words;  ///< of the whole text
  };
  struct Offer {
    ProseWord word;
    QStringList suggestions;
  };

  void check();
  void take(std::uint64_t revision, Result<Checked> checked);
  /// Marks what is unknown, but for the word that is being typed.
  void mark();
  const ProseWord* wordAt(std::size_t offset) const;
  void request(const ProseWord& word, const QPoint& at, bool withEditing);
  void offer(const Offer& offer);
  void replace(const ProseWord& word, const QString& by);
  /// Where a word stands after the edits since it was checked; nothing where it was changed itself.
  std::optional<Span> placeNow(const ProseWord& word) const;

  TextView* m_view;
  QPointer<Document> m_document;
  QPointer<Spelling> m_spelling;
  QMenu* m_menu;
  std::vector<ProseWord> m_unknown;
  QStringList m_words;
  QPoint m_menuPlace;
  bool m_menuHasEditing = false;
  std::uint64_t m_asked = 0;
  std::uint64_t m_checked = 0;  ///< revision of the text in which the unknown words are
  bool m_isTyped = false;       ///< one of them ends at the caret, and so is not marked
  LatestJob<Checked> m_check;
  LatestJob<Offer> m_suggest;
};

}  // namespace ludo::widgets
