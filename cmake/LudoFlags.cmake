# SPDX-License-Identifier: Apache-2.0
# The one place that decides how every target is compiled.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
include(CheckPIESupported)
check_pie_supported()

# Programs name no folder of libraries but the full ones of libraries outside the system's own. CMake would make room
# for another path when installing, and what it leaves empty stands for the current folder.
set(CMAKE_BUILD_WITH_INSTALL_RPATH ON)
set(CMAKE_INSTALL_RPATH "")
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)

if(LUDO_USE_CCACHE)
  find_program(LUDO_CCACHE ccache)
  if(LUDO_CCACHE)
    # A precompiled header defeats ccache unless these checks are relaxed.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        ${LUDO_CCACHE})
  endif()
endif()

add_library(ludo_flags INTERFACE)
target_compile_options(ludo_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
  -Wcast-qual -Wformat=2 -Wimplicit-fallthrough -Wunused -fno-math-errno)
if(CMAKE_UNITY_BUILD)
  # Here files stand one after the other, and a name in one may be that of a constant in another.
  target_compile_options(ludo_flags INTERFACE -Wno-shadow)
endif()
if(LUDO_WERROR)
  target_compile_options(ludo_flags INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # GCC 12 reports these on correct standard-library code at -O2 and above.
  target_compile_options(ludo_flags INTERFACE -Wno-restrict -Wno-maybe-uninitialized
    -Wno-stringop-overflow -Wno-array-bounds -Wno-stringop-overread)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  target_compile_options(ludo_flags INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
endif()
# What turns a mistake in memory into an end of the program instead of a way in; see docs/security.md.
target_compile_options(ludo_flags INTERFACE -fstack-protector-strong -fstack-clash-protection)
target_link_options(ludo_flags INTERFACE LINKER:-z,relro,-z,now,-z,noexecstack)
if(NOT LUDO_SANITIZER AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  # It needs optimisation, and sanitizers see more.
  target_compile_options(ludo_flags INTERFACE -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
endif()
if(LUDO_SANITIZER)
  target_compile_options(ludo_flags INTERFACE -fsanitize=${LUDO_SANITIZER} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  target_link_options(ludo_flags INTERFACE -fsanitize=${LUDO_SANITIZER})
endif()
