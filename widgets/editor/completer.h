// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QPointer>
#include <optional>

#include "widgets/document/document.h"
#include "widgets/editor/language_services.h"

class QKeyEvent;

namespace ludo::widgets {

class CompletionModel;
class CompletionPopup;
class TextView;

/// Offers completions at the caret of a text view, when asked and while typing in YAML, from the analysis of
/// the text as it is. With several cursors it offers what the main one may get, and gives it to each that has
/// the same word begun. GUI thread.
class Completer : public QObject {
  Q_OBJECT
 public:
  /// `document` may go before the completer, which then offers nothing.
  Completer(TextView* view, Document* document, LanguageServices services, QObject* parent = nullptr);
  ~Completer() override;

  /// Offers what there is, as soon as the text is analysed.
  void request();
  /// The list, for others to keep out of its way.
  QWidget* popup() const;
  /// Whether the list is shown.
  bool isOpen() const;
  void close();
  /// Takes the keys that choose and accept while the list is shown. Returns false for all others, and for
  /// Enter after a word that is written out: that means a new line.
  bool handleKey(const QKeyEvent& event);
  /// Whether handleKey would take this key.
  bool wantsKey(int key) const;
  /// After a character was typed: follows it in the open list, or offers completions of its own accord.
  void noteTyped(char typed);

 signals:
  /// A construct was written out whole, at one cursor: where the values stand in it that may be others.
  void writtenOut(const std::vector<ludo::Span>& values);

 private:
  void answer();
  void follow();
  void accept(int row);
  /// The whole construct with an example's values, where there is more to it than the word.
  void acceptWhole(int row);
  /// Whether the key repeats the dash, or the space behind it, that was just written by itself.
  bool repeatsDash(const QKeyEvent& event);
  void replaceBy(const service::Completion& completion, const std::string& text);
  void breakAfter(const service::Completion& completion);
  QString typedIn(const service::Completion& completion) const;
  bool isComplete() const;
  std::size_t beginOf(const service::Completion& completion) const;
  /// Text came at a place, or went, as much as `grown` says.
  void noteChange(std::size_t offset, std::int64_t grown);

  TextView* m_view;
  std::optional<std::size_t> m_afterDash;  ///< the place behind a dash that an accepted word brought with it
  QPointer<Document> m_document;
  LanguageServices m_services;
  CompletionModel* m_model;
  CompletionPopup* m_popup;
  /// A request that waits for the analysis of the text as it is.
  bool m_wanted = false;
  /// Where the first and the last completion begin and end to replace, in the text as it is now.
  std::size_t m_begin = 0;
  std::size_t m_end = 0;
  /// How much the text has grown since the completions were made: before them, at other cursors, and in them.
  std::int64_t m_grownBefore = 0;
  std::int64_t m_grownWithin = 0;
};

}  // namespace ludo::widgets
