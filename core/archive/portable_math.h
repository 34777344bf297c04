// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

/// Functions of the mathematical library that may differ from machine to machine in the last bit, made of
/// operations that may not: sums, products, quotients and powers of two.
namespace ludo::archive {

/// The natural logarithm of a positive finite number, within 2 units in the last place or 1e-15, what is
/// more.
double portableLog(double x);
/// e to the power of x, within 1e-14 of it; 0 below -700, and as at 700 above.
double portableExp(double x);
/// A power with a whole exponent, by squaring.
double wholePower(double base, std::uint64_t exponent);

}  // namespace ludo::archive
