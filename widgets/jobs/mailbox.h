// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <functional>
#include <mutex>
#include <optional>

namespace ludo::widgets {

/// Hands values from a worker to the thread that made the box, in whose event
/// loop `receive` is called. It holds the newest value only: values that come
/// faster than they are received are skipped, so a quick worker cannot flood
/// the event loop. Values may be move-only. Destroyed on the thread that made
/// it, after the worker; no call comes after that. `receive` may destroy it.
template <typename Value>
class Mailbox : private QObject {
 public:
  using Receive = std::function<void(Value)>;

  explicit Mailbox(Receive receive) : m_receive(std::move(receive)) {}

  /// Called by the worker.
  void post(Value value) {
    std::lock_guard lock(m_mutex);
    bool alreadyPosted = m_value.has_value();
    m_value = std::move(value);
    if (!alreadyPosted) QCoreApplication::postEvent(this, new QEvent(QEvent::User));
  }

 private:
  bool event(QEvent* event) override {
    bool isMail = false;
    std::optional<Value> value;
    {
      // Around the look at the event, too: the worker made it, and the thread sanitizer sees locks of ours
      // but not those in Qt.
      std::lock_guard lock(m_mutex);
      isMail = event->type() == QEvent::User;
      if (isMail) value.swap(m_value);
    }
    if (!isMail) return QObject::event(event);
    Receive receive = m_receive;  // the call may destroy this box
    if (value) receive(std::move(*value));
    return true;
  }

  Receive m_receive;
  std::mutex m_mutex;
  std::optional<Value> m_value;
};

}  // namespace ludo::widgets
