// SPDX-License-Identifier: Apache-2.0
#include "core/machine/llvm/check_code.h"

#include <llvm-c/Disassembler.h>
#include <llvm/Object/ObjectFile.h>
#include <llvm/TargetParser/Host.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace ludo::machine::native {
namespace {

/// AT&T syntax, as in `vpternlogq $184, (%rax), %zmm1, %zmm2 {%k1}`.
bool isDoubtful(std::string_view text) {
  const auto has = [&](std::string_view part) { return text.find(part) != std::string_view::npos; };
  return has("vpternlog") && has("{%k") && !has("{z}");
}

bool isDoubtful(LLVMDisasmContextRef disassembler, llvm::StringRef code) {
  std::string bytes = code.str();
  auto* at = reinterpret_cast<std::uint8_t*>(bytes.data());
  for (std::size_t left = bytes.size(); left > 0;) {
    std::array<char, 256> text{};
    const std::size_t size = LLVMDisasmInstruction(disassembler, at, left, 0, text.data(), text.size());
    if (size == 0 || isDoubtful(text.data())) return true;
    at += size;
    left -= size;
  }
  return false;
}

}  // namespace

bool hasDoubtfulCode(llvm::MemoryBufferRef object) {
  auto file = llvm::object::ObjectFile::createObjectFile(object);
  if (!file) {
    llvm::consumeError(file.takeError());
    return true;
  }
  const std::string triple = llvm::sys::getProcessTriple();
  const std::string processor = llvm::sys::getHostCPUName().str();
  const std::unique_ptr<void, void (*)(void*)> disassembler(
      LLVMCreateDisasmCPU(triple.c_str(), processor.c_str(), nullptr, 0, nullptr, nullptr),
      LLVMDisasmDispose);
  if (!disassembler) return true;
  for (const llvm::object::SectionRef& section : (*file)->sections()) {
    if (!section.isText()) continue;
    auto code = section.getContents();
    if (!code) {
      llvm::consumeError(code.takeError());
      return true;
    }
    if (isDoubtful(disassembler.get(), *code)) return true;
  }
  return false;
}

}  // namespace ludo::machine::native
