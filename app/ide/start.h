// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>

#include "app/ide/arguments.h"

class QApplication;

namespace ludo::ide {

class MainWindow;

/// Does what the command line asks for: hands its files to the window that is open, or opens one and runs
/// until it is closed. Returns the program's exit code. `opened` is called with the window once it has
/// restored what was open and opened the files. GUI thread.
int run(QApplication& application, const Arguments& arguments,
        const std::function<void(MainWindow&)>& opened = {});

}  // namespace ludo::ide
