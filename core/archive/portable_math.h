// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

/// Functions of the mathematical library that may differ from machine to machine in the last bit, made of
/// operations that may not: sums, products, quotients and powers of two.
namespace ludo::archive {

/// The natural logarithm of a positive finite number, within 1e-15 and 4e-16 of itself.
double portableLog(double x);
/// e to the power of x, within 3e-13 of itself, and within 1e-15 for x from -1 to 1; 0 below -700, and above
/// 700 as at 700.
double portableExp(double x);
/// A power with a whole exponent, by squaring.
double wholePower(double base, std::uint64_t exponent);

}  // namespace ludo::archive
