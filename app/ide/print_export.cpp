// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/print_export.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include "app/ide/workbench.h"
#include "widgets/controls/text_saver.h"
#include "widgets/document/text_file.h"
#include "widgets/jobs/running_work.h"

namespace ludo::ide {

PrintDialog::PrintDialog(const widgets::PrintSettings& settings, QWidget* parent)
    : QDialog(parent),
      m_paper(new QComboBox),
      m_card(new QComboBox),
      m_space(new QDoubleSpinBox),
      m_cards(new QCheckBox(tr("&Cards"))),
      m_backs(new QCheckBox(tr("&Backs of the cards, for printing on both sides"))),
      m_pieces(new QCheckBox(tr("&Pieces"))),
      m_boards(new QCheckBox(tr("B&oards"))) {
  setWindowTitle(tr("Print and play"));
  m_paper->addItem(tr("A4"), widgets::a4Size);
  m_paper->addItem(tr("Letter"), widgets::letterSize);
  m_paper->setCurrentIndex(std::max(0, m_paper->findData(settings.paper.size)));
  m_paper->setAccessibleName(tr("Paper"));
  m_card->addItem(tr("Poker, 63 × 88 mm"), QSizeF(63, 88));
  m_card->addItem(tr("Bridge, 56 × 87 mm"), QSizeF(56, 87));
  m_card->addItem(tr("Small, 44 × 67 mm"), QSizeF(44, 67));
  m_card->addItem(tr("Tarot, 70 × 120 mm"), QSizeF(70, 120));
  m_card->setCurrentIndex(std::max(0, m_card->findData(settings.card)));
  m_card->setAccessibleName(tr("Size of a card"));
  m_space->setRange(8, 100);
  m_space->setDecimals(0);
  m_space->setSuffix(tr(" mm"));
  m_space->setValue(settings.space);
  m_space->setAccessibleName(tr("Side of a space of a board"));
  m_space->setToolTip(tr("Pieces are as large as fits into a space"));
  m_cards->setChecked(settings.cards);
  m_backs->setChecked(settings.backs);
  m_pieces->setChecked(settings.pieces);
  m_boards->setChecked(settings.boards);
  auto* form = new QFormLayout;
  form->addRow(tr("P&aper"), m_paper);
  form->addRow(tr("Si&ze of a card"), m_card);
  form->addRow(tr("&Space of a board"), m_space);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(form);
  for (QCheckBox* part : {m_cards, m_backs, m_pieces, m_boards}) layout->addWidget(part);
  layout->addSpacing(8);
  layout->addWidget(buttons);
  const auto showPossible = [this, buttons] {
    m_backs->setEnabled(m_cards->isChecked());
    buttons->button(QDialogButtonBox::Save)
        ->setEnabled(m_cards->isChecked() || m_pieces->isChecked() || m_boards->isChecked());
  };
  for (const QCheckBox* part : {m_cards, m_pieces, m_boards})
    connect(part, &QCheckBox::toggled, this, showPossible);
  showPossible();
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

widgets::PrintSettings PrintDialog::settings() const {
  widgets::PrintSettings chosen;
  chosen.paper.size = m_paper->currentData().toSizeF();
  chosen.card = m_card->currentData().toSizeF();
  chosen.space = m_space->value();
  chosen.cards = m_cards->isChecked();
  chosen.backs = m_backs->isChecked();
  chosen.pieces = m_pieces->isChecked();
  chosen.boards = m_boards->isChecked();
  return chosen;
}

PrintExport::PrintExport(QWidget* window)
    : QObject(window), m_window(window), m_work(new widgets::RunningWork(tr("Print and play"), this)) {
  connect(m_work, &widgets::RunningWork::cancelRequested, this, [this] {
    if (m_job) m_job->cancel();
  });
  connect(m_work, &widgets::RunningWork::resultRequested, this, [this] {
    if (!m_job && !m_written.isEmpty()) QDesktopServices::openUrl(QUrl::fromLocalFile(m_written));
  });
  // What the country is used to.
  if (QLocale().measurementSystem() == QLocale::ImperialUSSystem) m_settings.paper.size = widgets::letterSize;
}

void PrintExport::ask(const Workbench& workbench) {
  const widgets::Document& document = workbench.document();
  if (!document.analysis() || !document.analysis()->game) return;
  const language::GameDefPtr game = document.analysis()->game;
  PrintDialog dialog(m_settings, m_window);
  if (dialog.exec() != QDialog::Accepted) return;
  m_settings = dialog.settings();
  const QString neighbour = document.path().isEmpty() ? document.name() : document.path();
  const QString path =
      widgets::TextSaver::askPath(m_window, tr("Print and play"), neighbour, QStringLiteral("print"),
                                  QStringLiteral("pdf"), tr("PDF files (*.pdf)"));
  if (!path.isEmpty()) save(game, document.home(), m_settings, path);
}

void PrintExport::save(const language::GameDefPtr& game, const QString& document,
                       const widgets::PrintSettings& settings, const QString& path) {
  if (m_job) return;
  m_work->setSubject(QFileInfo(path).fileName());
  m_work->setRunning(true);
  m_job = std::make_unique<widgets::Job<Outcome>>(
      [game, document = document.toStdString(), settings, path](const std::stop_token& stop, const auto&) {
        const auto most = static_cast<kernel::Seat>(kernel::numberIn(*game, game->metadata.players.max));
        const widgets::PrintedGame printed =
            widgets::printGame(*kernel::makeRules(game, most), settings, stop,
                               widgets::loadPictures(*game, document, widgets::pixelsOnPaper, {}, stop));
        Outcome outcome{printed.sheets(), Done{}};
        if (!printed.pdf.empty()) outcome.written = widgets::writeTextFile(path, printed.pdf);
        return outcome;
      },
      [this, path](Result<Outcome> outcome) { finish(path, std::move(outcome)); });
}

void PrintExport::finish(QString path, Result<Outcome> outcome) {
  QString reason;
  if (!outcome) {
    reason = widgets::asSentence(outcome.failure());
  } else if (!outcome->written) {
    reason = widgets::asSentence(outcome->written.failure());
  } else if (outcome->sheets == 0) {
    reason = tr("The game has nothing of what was chosen: cards, pieces or boards.");
  }
  const int sheets = outcome ? outcome->sheets : 0;
  const bool wasCancelled = m_job->cancelled();
  m_job.reset();
  m_work->setRunning(false);
  m_written = reason.isEmpty() ? path : QString();
  if (reason.isEmpty()) {
    m_work->say(tr("Saved, %n sheet(s)", nullptr, sheets));
    return emit saved(path, sheets);
  }
  if (wasCancelled) return m_work->say(tr("Cancelled; nothing was saved"));
  m_work->say(reason);
  QMessageBox::warning(m_window, tr("Nothing was saved for printing"), reason);
}

}  // namespace ludo::ide
