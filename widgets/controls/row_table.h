// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace ludo::widgets {

/// Makes a table one of rows: one is chosen as a whole, none is edited, and no lines are drawn.
void showRows(QTableView& table);

}  // namespace ludo::widgets
