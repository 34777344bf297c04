// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assistant/assistant_controls.h"

#include <QComboBox>
#include <QFormLayout>
#include <QPlainTextEdit>

#include "widgets/assistant/example_list.h"
#include "widgets/controls/seed_box.h"

namespace ludo::widgets {
namespace {

constexpr int linesOfWords = 3;
constexpr int longestWords = 20'000;  ///< bytes: as `ludo draft` takes them

}  // namespace

AssistantControls::AssistantControls(QWidget* parent)
    : QWidget(parent),
      m_form(new QFormLayout(this)),
      m_task(new QComboBox),
      m_words(new QPlainTextEdit),
      m_examples(new ExampleList),
      m_model(new QComboBox),
      m_seed(new SeedBox) {
  m_task->setObjectName(QStringLiteral("task"));
  m_task->addItem(tr("Repair this specification"));
  m_task->addItem(tr("Fill the holes of this specification"));
  m_task->addItem(tr("Fill the place at the cursor"));
  m_task->addItem(tr("Draft a new game"));
  m_task->setAccessibleName(tr("What to do"));
  m_words->setObjectName(QStringLiteral("words"));
  m_words->setAccessibleName(tr("What the game shall be"));
  m_words->setPlaceholderText(tr("A race of two dice on a ring of 20 spaces"));
  m_words->setTabChangesFocus(true);
  m_words->setFixedHeight(m_words->fontMetrics().lineSpacing() * linesOfWords + 12);
  m_model->setObjectName(QStringLiteral("model"));
  m_model->setAccessibleName(tr("Who does it"));
  m_form->setContentsMargins(0, 0, 0, 0);
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->addRow(tr("&Task"), m_task);
  m_form->addRow(tr("&Request"), m_words);
  m_form->addRow(tr("&Like"), m_examples);
  m_form->addRow(tr("&By"), m_model);
  m_form->addRow(tr("See&d"), m_seed);
  setEndpoints({});
  connect(m_task, &QComboBox::currentIndexChanged, this, &AssistantControls::showFields);
  connect(m_model, &QComboBox::currentIndexChanged, this, &AssistantControls::showFields);
  connect(m_words, &QPlainTextEdit::textChanged, this, [this] {
    m_examples->setWords(m_words->toPlainText());
    emit changed();
  });
  connect(m_examples, &ExampleList::changed, this, &AssistantControls::changed);
  connect(m_seed, &SeedBox::seedChanged, this, &AssistantControls::changed);
  showFields();
}

AssistantTask AssistantControls::task() const {
  return static_cast<AssistantTask>(m_task->currentIndex());
}

void AssistantControls::setTask(AssistantTask task) {
  m_task->setCurrentIndex(static_cast<int>(task));
}

void AssistantControls::setEndpoints(std::vector<model::Endpoint> endpoints) {
  const QString chosen = m_model->currentText();
  m_endpoints = std::move(endpoints);
  const QSignalBlocker quiet(m_model);
  m_model->clear();
  m_model->addItem(tr("This program alone, without a language model"));
  for (const model::Endpoint& endpoint : m_endpoints)
    m_model->addItem(
        tr("%1 (%2)").arg(QString::fromStdString(endpoint.name), QString::fromStdString(endpoint.url)));
  m_model->setCurrentIndex(std::max(0, m_model->findText(chosen)));
  m_model->setToolTip(
      tr("Nothing leaves this machine unless you choose a language model here. They are named in %1.")
          .arg(QString::fromStdString(model::endpointsPath())));
  showFields();
}

AssistantRequest AssistantControls::request() const {
  AssistantRequest request;
  request.task = task();
  request.words = m_words->toPlainText().trimmed().toStdString();
  const int model = m_model->currentIndex();
  if (model > 0 && canAskModel(request.task))
    request.endpoint = m_endpoints[static_cast<std::size_t>(model - 1)];
  if (request.task == AssistantTask::Draft) request.examples = m_examples->chosenByHand();
  request.seed = m_seed->seed().value_or(1);
  return request;
}

QString AssistantControls::mistake() const {
  const AssistantRequest wanted = request();
  if (!m_seed->seed()) return tr("The seed must be a whole number.");
  if (wanted.words.size() > longestWords) return tr("Say more shortly what the game shall be.");
  if (wanted.task == AssistantTask::Draft && wanted.endpoint && wanted.words.empty())
    return tr("Say in a sentence or two what the game shall be.");
  return wanted.task == AssistantTask::Draft ? m_examples->mistake() : QString();
}

void AssistantControls::showFields() {
  const bool isRepair = task() == AssistantTask::Repair;
  const bool byModel = m_model->currentIndex() > 0;
  m_form->setRowVisible(m_words, task() == AssistantTask::Draft || (isRepair && byModel));
  m_form->setRowVisible(m_examples, task() == AssistantTask::Draft);
  m_form->setRowVisible(m_model, canAskModel(task()));
  // What is known mends in one way only.
  m_form->setRowVisible(m_seed, !isRepair || byModel);
  emit changed();
}

}  // namespace ludo::widgets
