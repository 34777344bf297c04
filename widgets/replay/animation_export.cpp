// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/animation_export.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFile>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>

#include "core/base/files.h"
#include "widgets/controls/text_saver.h"
#include "widgets/document/text_file.h"
#include "widgets/replay/replay_panel.h"
#include "widgets/workspace/workspace.h"

namespace ludo::widgets {

AnimationDialog::AnimationDialog(const AnimationSettings& settings, std::size_t last, QWidget* parent)
    : QDialog(parent),
      m_first(new QSpinBox),
      m_last(new QSpinBox),
      m_speed(new QComboBox),
      m_cell(new QComboBox) {
  setWindowTitle(tr("Save as animation"));
  for (QSpinBox* box : {m_first, m_last}) box->setRange(0, static_cast<int>(last));
  m_first->setAccessibleName(tr("First ply"));
  m_last->setAccessibleName(tr("Last ply"));
  m_first->setSpecialValueText(tr("Start"));
  m_first->setValue(static_cast<int>(settings.first));
  m_last->setValue(static_cast<int>(settings.last));
  for (const auto& [milliseconds, plies] :
       {std::pair{2000, 0.5}, {1000, 1.0}, {500, 2.0}, {250, 4.0}, {100, 10.0}})
    m_speed->addItem(tr("%1 per second").arg(QLocale().toString(plies)), milliseconds);
  m_speed->setCurrentIndex(std::max(0, m_speed->findData(settings.milliseconds)));
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->setToolTip(tr("How many plies are seen in a second; the last position stays longer"));
  m_cell->addItem(tr("Small"), 32);
  m_cell->addItem(tr("Medium"), 64);
  m_cell->addItem(tr("Large"), 128);
  m_cell->setCurrentIndex(std::max(0, m_cell->findData(settings.cell)));
  m_cell->setAccessibleName(tr("Size of the picture"));
  auto* form = new QFormLayout;
  form->addRow(tr("&From ply"), m_first);
  form->addRow(tr("&To ply"), m_last);
  form->addRow(tr("&Speed"), m_speed);
  form->addRow(tr("Si&ze"), m_cell);
  auto* about = new QLabel(tr("The file is an animated PNG, which every browser plays."));
  about->setWordWrap(true);
  about->setForegroundRole(QPalette::PlaceholderText);
  auto* tooMany =
      new QLabel(tr("An animation shows %n position(s) at most.", nullptr, static_cast<int>(mostAnimated)));
  tooMany->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(about);
  layout->addWidget(tooMany);
  layout->addWidget(buttons);
  const auto showPossible = [this, buttons, tooMany] {
    const int plies = m_last->value() - m_first->value();
    const bool areTooMany = plies >= static_cast<int>(mostAnimated);
    tooMany->setVisible(areTooMany);
    buttons->button(QDialogButtonBox::Save)->setEnabled(plies >= 0 && !areTooMany);
  };
  for (const QSpinBox* box : {m_first, m_last}) connect(box, &QSpinBox::valueChanged, this, showPossible);
  showPossible();
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

AnimationSettings AnimationDialog::settings() const {
  return {static_cast<std::size_t>(m_first->value()), static_cast<std::size_t>(m_last->value()),
          m_speed->currentData().toInt(), m_cell->currentData().toInt()};
}

AnimationExport::AnimationExport(ReplayPanel& panel, Workspace& workspace)
    : QObject(&panel),
      m_panel(panel),
      m_workspace(workspace),
      m_work(new RunningWork(tr("Animation"), this)) {
  workspace.listJob(m_work, [this] {
    if (!m_job && !m_written.isEmpty()) QDesktopServices::openUrl(QUrl::fromLocalFile(m_written));
  });
  connect(m_work, &RunningWork::cancelRequested, this, [this] {
    if (m_job) m_job->cancel();
  });
  connect(&panel, &ReplayPanel::animationRequested, this, &AnimationExport::ask);
}

void AnimationExport::ask() {
  if (m_panel.replay() == nullptr || m_job) return;
  const std::size_t last = m_panel.replay()->stepCount() - 1;
  m_settings.first = 0;
  m_settings.last = std::min(last, mostAnimated - 1);
  AnimationDialog dialog(m_settings, last, &m_panel);
  if (dialog.exec() != QDialog::Accepted) return;
  m_settings = dialog.settings();
  const Document& document = m_workspace.document();
  const QString path = TextSaver::askPath(
      &m_panel, tr("Save as animation"), document.path().isEmpty() ? document.name() : document.path(),
      QStringLiteral("game"), QStringLiteral("png"), tr("Animated PNG (*.png)"));
  if (!path.isEmpty()) save(m_settings, path);
}

void AnimationExport::save(const AnimationSettings& settings, const QString& path) {
  if (m_panel.replay() == nullptr || m_job) return;
  m_written.clear();
  m_work->setShare(0);
  m_work->setRunning(true);
  m_job = std::make_unique<Job<Result<Done>, double>>(
      [replay = m_panel.replay(), settings, colours = BoardColours::from(m_panel.palette()),
       pictures = m_workspace.pictures().pictures(), file = QFile::encodeName(path).toStdString()](
          const std::stop_token& stop, const std::function<void(double)>& report) -> Result<Done> {
        const Result<std::string> bytes = animateReplay(*replay, settings, colours, pictures, stop, report);
        if (!bytes) return Failure{bytes.failure()};
        return stop.stop_requested() ? Failure{"cancelled"} : writeFile(file, *bytes);
      },
      [this, path](Result<Result<Done>> outcome) { finish(path, std::move(outcome)); },
      [this](double share) { m_work->setShare(share); });
}

void AnimationExport::finish(QString path, Result<Result<Done>> outcome) {
  const bool wasCancelled = m_job->cancelled();
  m_job.reset();
  m_work->setRunning(false);
  if (outcome && *outcome) {
    m_written = path;
    m_work->say(tr("Saved"));
    return emit saved(path);
  }
  if (wasCancelled) return m_work->say(tr("Cancelled; nothing was saved"));
  const QString reason = asSentence(outcome ? outcome->failure() : outcome.failure());
  m_work->say(reason);
  emit failed(reason);
  QMessageBox::warning(&m_panel, tr("The animation was not saved"), reason);
}

}  // namespace ludo::widgets
