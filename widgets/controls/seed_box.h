// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <cstdint>
#include <optional>

class QLineEdit;

namespace ludo::widgets {

/// A field for the seed of a run, and a button for another one. GUI thread.
class SeedBox : public QWidget {
  Q_OBJECT
 public:
  explicit SeedBox(QWidget* parent = nullptr);

  /// None while the field holds no whole number.
  std::optional<std::uint64_t> seed() const;

 signals:
  void seedChanged();

 private:
  QLineEdit* m_field;
};

}  // namespace ludo::widgets
