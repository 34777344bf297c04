// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/copy_beside.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <algorithm>
#include <optional>

#include "widgets/jobs/latest_job.h"

namespace ludo::ide {
namespace {

constexpr std::size_t mostNamesTold = 5;

struct CopyTexts {
  Q_DECLARE_TR_FUNCTIONS(CopyBeside)
};

QString namesOf(const std::vector<widgets::FileBeside>& files) {
  QStringList names;
  for (const widgets::FileBeside& file : files) {
    if (static_cast<std::size_t>(names.size()) < mostNamesTold) names << QString::fromStdString(file.name);
  }
  if (files.size() > mostNamesTold) names << QStringLiteral("…");
  return names.join(QStringLiteral(", "));
}

bool wantsCopies(QWidget* parent, const std::vector<widgets::FileBeside>& files, const QString& to) {
  QMessageBox box(
      QMessageBox::Question, CopyTexts::tr("Pictures and bundles"),
      CopyTexts::tr("Copy %n file(s) that belong to “%1”, too?", nullptr, static_cast<int>(files.size()))
          .arg(QFileInfo(to).fileName()),
      QMessageBox::Yes | QMessageBox::No, parent);
  box.setInformativeText(
      CopyTexts::tr("The game uses %1, which the new folder does not have. Pictures that are not there are "
                    "not drawn, and bundles that are not there are mistakes.")
          .arg(namesOf(files)));
  box.button(QMessageBox::Yes)->setText(CopyTexts::tr("&Copy"));
  box.button(QMessageBox::No)->setText(CopyTexts::tr("&Do not copy"));
  box.setDefaultButton(QMessageBox::Yes);
  return box.exec() == QMessageBox::Yes;
}

}  // namespace

bool offerToCopyBeside(QWidget* parent, const std::vector<widgets::FileBeside>& files, const QString& from,
                       const QString& to) {
  if (files.empty() || !wantsCopies(parent, files, to)) return false;
  QProgressDialog progress(
      CopyTexts::tr("Copying to “%1”…").arg(QDir::toNativeSeparators(QFileInfo(to).absolutePath())),
      CopyTexts::tr("Cancel"), 0, 0, parent);
  progress.setWindowModality(Qt::WindowModal);
  QEventLoop wait;
  std::optional<Result<Done>> copied;
  widgets::LatestJob<Result<Done>> job([&](std::uint64_t, Result<Result<Done>> done) {
    copied = done ? *done : Result<Done>(Failure{done.failure()});
    wait.quit();
  });
  QObject::connect(&progress, &QProgressDialog::canceled, &wait, [&] {
    job.cancel();
    wait.quit();
  });
  job.start(0, [&files, from = from.toStdString(), to = to.toStdString()](std::stop_token stop) {
    return widgets::copyBeside(files, from, to, stop);
  });
  wait.exec();
  progress.reset();
  if (copied && !*copied)
    QMessageBox::warning(parent, CopyTexts::tr("Not all was copied"),
                         QString::fromStdString(copied->failure()));
  return true;
}

}  // namespace ludo::ide
