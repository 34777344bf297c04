// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/manual_window.h"

#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/ide/accessible_names.h"

namespace ludo::ide {
namespace {

constexpr int sectionRole = Qt::UserRole;

bool holds(const QString& text, const QStringList& words) {
  return std::ranges::all_of(words,
                             [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// Tables from Markdown have double lines and no room around their words.
void styleTables(QTextDocument& document, const QColor& line) {
  for (QTextFrame* frame : document.rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(frame);
    if (table == nullptr) continue;
    QTextTableFormat format = table->format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderBrush(line);
    format.setCellPadding(5);
    format.setTopMargin(10);
    format.setBottomMargin(10);
    table->setFormat(format);
  }
}

/// With an empty line between blocks of code that follow each other, which are drawn as one otherwise.
QString withCodeApart(QString markdown) {
  static const QRegularExpression fences(QStringLiteral("^```\\n\\n+(?=```)"),
                                         QRegularExpression::MultilineOption);
  return markdown.replace(fences, QStringLiteral("```\n\n&nbsp;\n\n"));
}

}  // namespace

ManualWindow::ManualWindow(QWidget* parent) : QDialog(parent), m_sections(manualSections()) {
  setWindowTitle(tr("Manual"));
  setWindowFlag(Qt::WindowMaximizeButtonHint);
  resize(960, 700);

  m_search = new QLineEdit;
  m_search->setPlaceholderText(tr("Search the manual"));
  m_search->setAccessibleName(tr("Search the manual"));
  m_search->setClearButtonEnabled(true);
  m_tree = new QTreeWidget;
  m_tree->setHeaderHidden(true);
  m_tree->setAccessibleName(tr("Contents of the manual"));
  m_tree->setUniformRowHeights(true);
  m_none = new QLabel(tr("Nothing was found."));
  m_none->hide();
  m_text = new QTextBrowser;
  m_text->setAccessibleName(tr("Text of the manual"));
  m_text->setOpenLinks(false);
  m_text->document()->setDocumentMargin(16);
  m_back = new QToolButton;
  m_back->setText(tr("Back"));
  m_back->setToolTip(tr("Back to what was shown before (Alt+Left)"));
  m_back->setEnabled(false);

  auto* contents = new QWidget;
  auto* left = new QVBoxLayout(contents);
  left->setContentsMargins(0, 0, 0, 0);
  auto* line = new QHBoxLayout;
  line->addWidget(m_search, 1);
  line->addWidget(m_back);
  left->addLayout(line);
  left->addWidget(m_none);
  left->addWidget(m_tree, 1);
  auto* splitter = new QSplitter;
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(contents);
  splitter->addWidget(m_text);
  splitter->setStretchFactor(1, 1);
  splitter->setSizes({280, 680});
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(splitter);

  fillTree();
  connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::filter);
  connect(m_search, &QLineEdit::returnPressed, m_tree, [this] { m_tree->setFocus(); });
  connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
    if (item != nullptr) showSection(item->data(0, sectionRole).toULongLong());
  });
  connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
  connect(m_back, &QToolButton::clicked, this, &ManualWindow::goBack);
  connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
          &ManualWindow::goBack);
  if (!m_items.empty()) m_tree->setCurrentItem(m_items.front());
  m_before.clear();
  m_search->setFocus();
  nameToolkitParts(*this);
}

void ManualWindow::fillTree() {
  std::vector<QTreeWidgetItem*> above;
  for (std::size_t i = 0; i < m_sections.size(); ++i) {
    const auto depth = static_cast<std::size_t>(m_sections[i].level - 1);
    above.resize(std::min(above.size(), depth));
    auto* item = above.empty() ? new QTreeWidgetItem(m_tree) : new QTreeWidgetItem(above.back());
    item->setText(0, m_sections[i].title);
    item->setData(0, sectionRole, static_cast<qulonglong>(i));
    above.push_back(item);
    m_items.push_back(item);
  }
}

void ManualWindow::filter(const QString& text) {
  const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
  QTreeWidgetItem* first = nullptr;
  QTreeWidgetItem* titled = nullptr;
  QTreeWidgetItem* named = nullptr;
  // From below, so that what holds something that fits is known.
  for (std::size_t i = m_sections.size(); i-- > 0;) {
    QTreeWidgetItem* item = m_items[i];
    bool holdsOne = false;
    for (int child = 0; child < item->childCount(); ++child)
      holdsOne = holdsOne || !item->child(child)->isHidden();
    const bool fits = holds(m_sections[i].markdown, words);
    item->setHidden(!fits && !holdsOne);
    item->setExpanded(holdsOne && !words.isEmpty());
    if (fits) first = item;
    if (fits && holds(m_sections[i].title, words)) titled = item;
    if (m_sections[i].title.compare(text.trimmed(), Qt::CaseInsensitive) == 0) named = item;
  }
  // What is about the words comes before what only mentions them.
  if (titled != nullptr) first = titled;
  if (named != nullptr) first = named;
  m_none->setVisible(first == nullptr);
  if (first != nullptr && !words.isEmpty()) m_tree->setCurrentItem(first);
}

void ManualWindow::showSection(std::size_t section) {
  if (section != m_shown) m_before.push_back(m_shown);
  m_shown = section;
  m_back->setEnabled(!m_before.empty());
  m_text->setMarkdown(withCodeApart(manualText(m_sections, section)));
  styleTables(*m_text->document(), palette().mid().color());
}

QString ManualWindow::shownTitle() const {
  return m_shown < m_sections.size() ? m_sections[m_shown].title : QString();
}

void ManualWindow::follow(const QUrl& link) {
  const auto target = linkTarget(m_sections, m_sections[m_shown].page, link.toString());
  if (!target) {
    if (!link.isRelative()) QDesktopServices::openUrl(link);
    return;
  }
  // What is searched for may hide it.
  m_search->clear();
  m_tree->setCurrentItem(m_items[*target]);
}

void ManualWindow::goBack() {
  if (m_before.empty()) return;
  const std::size_t section = m_before.back();
  m_before.pop_back();
  m_shown = section;
  m_tree->setCurrentItem(m_items[section]);
  m_back->setEnabled(!m_before.empty());
}

}  // namespace ludo::ide
