// SPDX-License-Identifier: Apache-2.0
#include "core/archive/covariance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/archive/deviates.h"

namespace ludo::archive {
namespace {

using Rows = std::vector<std::vector<double>>;

/// The whole matrix, from its lower triangle.
Rows full(const Covariance& covariance) {
  const std::size_t n = covariance.length;
  Rows rows(n, std::vector<double>(n));
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      if (covariance.diagonal) {
        rows[i][j] = i == j ? covariance.matrix[i] : 0;
      } else {
        rows[i][j] = covariance.matrix[j * n + i];
      }
      rows[j][i] = rows[i][j];
    }
  }
  return rows;
}

struct Lesson {
  std::vector<double> path;
  std::vector<double> steps;
  std::vector<double> weights;
};

Lesson drawnLesson(Rng& rng, std::size_t length, std::size_t parents) {
  Lesson lesson{std::vector<double>(length), std::vector<double>(length * parents), {}};
  drawNormal(rng, lesson.path);
  drawNormal(rng, lesson.steps);
  for (std::size_t i = 0; i < parents; ++i) lesson.weights.push_back(0.02 * uniform(rng));
  return lesson;
}

void teach(Covariance& covariance, Rng& rng, int lessons) {
  for (int i = 0; i < lessons; ++i) {
    const Lesson lesson = drawnLesson(rng, covariance.length, 5);
    learn(covariance, 0.9, 0.05, lesson.path, {lesson.steps, lesson.weights});
  }
}

TEST(Covariance, LearnsSumsOfProducts) {
  for (const bool diagonal : {false, true}) {
    Rng rng(1);
    Covariance covariance = unitCovariance(7, diagonal);
    teach(covariance, rng, 3);
    const Rows before = full(covariance);
    const Lesson lesson = drawnLesson(rng, 7, 4);
    learn(covariance, 0.8, 0.1, lesson.path, {lesson.steps, lesson.weights});
    const Rows after = full(covariance);
    for (std::size_t i = 0; i < 7; ++i) {
      for (std::size_t j = 0; j < 7; ++j) {
        double expected = 0.8 * before[i][j] + 0.1 * lesson.path[i] * lesson.path[j];
        for (std::size_t k = 0; k < 4; ++k)
          expected += lesson.weights[k] * lesson.steps[k * 7 + i] * lesson.steps[k * 7 + j];
        if (diagonal && i != j) expected = 0;
        EXPECT_NEAR(after[i][j], expected, 1e-14);
      }
    }
  }
}

/// A unit vector.
std::vector<double> unit(std::size_t length, std::size_t index) {
  std::vector<double> vector(length, 0.0);
  vector[index] = 1;
  return vector;
}

TEST(Covariance, StretchesByARootOfIt) {
  // B D (B D)^T is C again: the columns of B D are the images of the unit vectors.
  for (const bool diagonal : {false, true}) {
    Rng rng(2);
    Covariance covariance = unitCovariance(60, diagonal);
    teach(covariance, rng, 20);
    decompose(covariance);
    const Rows matrix = full(covariance);
    Rows root;
    for (std::size_t k = 0; k < 60; ++k) {
      root.push_back(unit(60, k));
      stretch(covariance, root.back());
    }
    for (std::size_t i = 0; i < 60; ++i) {
      for (std::size_t j = 0; j < 60; ++j) {
        double product = 0;
        for (std::size_t k = 0; k < 60; ++k) product += root[k][i] * root[k][j];
        EXPECT_NEAR(product, matrix[i][j], 1e-11);
      }
    }
  }
}

TEST(Covariance, StretchesManyVectorsAsItDoesOne) {
  Rng rng(3);
  Covariance covariance = unitCovariance(30, false);
  teach(covariance, rng, 10);
  decompose(covariance);
  std::vector<double> many(30 * 8);
  drawNormal(rng, many);
  std::vector<double> stretched = many;
  stretch(covariance, stretched);
  for (std::size_t k = 0; k < 8; ++k) {
    std::vector<double> one(many.begin() + static_cast<std::ptrdiff_t>(k * 30),
                            many.begin() + static_cast<std::ptrdiff_t>((k + 1) * 30));
    stretch(covariance, one);
    for (std::size_t i = 0; i < 30; ++i) EXPECT_NEAR(stretched[k * 30 + i], one[i], 1e-12);
  }
}

TEST(Covariance, WhitensBackToTheSameLength) {
  for (const bool diagonal : {false, true}) {
    Rng rng(4);
    Covariance covariance = unitCovariance(20, diagonal);
    teach(covariance, rng, 15);
    decompose(covariance);
    std::vector<double> vector(20);
    drawNormal(rng, vector);
    double length = 0;
    for (const double number : vector) length += number * number;
    stretch(covariance, vector);
    double white = 0;
    for (const double number : whiten(covariance, vector)) white += number * number;
    EXPECT_NEAR(white, length, 1e-10);
  }
}

TEST(Covariance, KnowsItsCondition) {
  Covariance covariance = unitCovariance(2, true);
  EXPECT_EQ(conditionNumber(covariance), 1);
  covariance.matrix = {4, 100};
  decompose(covariance);
  EXPECT_EQ(conditionNumber(covariance), 25);
  EXPECT_EQ(largestScale(covariance), 10);
  covariance.matrix = {-1, 1};
  decompose(covariance);
  EXPECT_EQ(conditionNumber(covariance), std::numeric_limits<double>::infinity());
  Covariance singular = unitCovariance(2, false);
  singular.matrix = {1, 1, 1, 1};
  decompose(singular);
  EXPECT_GT(conditionNumber(singular), 1e14);
}

TEST(Covariance, OfAnotherSizeIsNotWellFormed) {
  EXPECT_TRUE(wellFormed(unitCovariance(3, false)));
  EXPECT_TRUE(wellFormed(unitCovariance(3, true)));
  Covariance covariance = unitCovariance(3, false);
  covariance.diagonal = true;
  EXPECT_FALSE(wellFormed(covariance));
  covariance = unitCovariance(3, false);
  covariance.basis.pop_back();
  EXPECT_FALSE(wellFormed(covariance));
}

}  // namespace
}  // namespace ludo::archive
