# SPDX-License-Identifier: Apache-2.0
# Translation of games to the processor's own code, through LLVM. Without LLVM everything works too: code is
# interpreted, many times slower.
#
# ludo_native(<room> <folder>)   -> builds <folder>/llvm as the library ludo_native, which the room's programs load
#                                   when they need it; defines LUDO_NATIVE for the room and all that link it
option(LUDO_WITH_NATIVE "Translate games to the processor's own code when LLVM is installed" ON)
if(LUDO_WITH_NATIVE)
  find_package(LLVM 19.1 QUIET CONFIG HINTS /usr/lib/llvm-19/lib/cmake/llvm)
  if(LLVM_FOUND)
    message(STATUS "Native code: yes, through LLVM ${LLVM_PACKAGE_VERSION}")
  else()
    message(STATUS "Native code: no, LLVM 19 is not installed (llvm-19-dev); games are interpreted")
  endif()
else()
  message(STATUS "Native code: no, LUDO_WITH_NATIVE is off; games are interpreted")
endif()

function(ludo_native room folder)
  if(NOT LUDO_WITH_NATIVE OR NOT LLVM_FOUND)
    return()
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/llvm/*.cpp ${folder}/llvm/*.h)
  # The room waits for the library, so the library has its own copy of the room's files that it uses.
  add_library(ludo_native MODULE ${sources} ${folder}/flow.cpp ${folder}/lane_plan.cpp
              ${folder}/operations.cpp)
  target_include_directories(ludo_native PRIVATE $<TARGET_PROPERTY:${room},INTERFACE_INCLUDE_DIRECTORIES>)
  target_include_directories(ludo_native SYSTEM PRIVATE ${LLVM_INCLUDE_DIRS})
  target_link_libraries(ludo_native PRIVATE ludo_flags LLVM)
  target_precompile_headers(ludo_native REUSE_FROM ludo_core_pch)
  # In one piece with others GCC 12 warns falsely of LLVM's own operator delete.
  set_target_properties(ludo_native PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib/ludoforge
                                   UNITY_BUILD OFF)
  add_dependencies(${room} ludo_native)
  target_compile_definitions(${room} PUBLIC LUDO_NATIVE)
  install(TARGETS ludo_native LIBRARY DESTINATION lib/ludoforge COMPONENT ludo)
  target_link_libraries(${room} PRIVATE ${CMAKE_DL_LIBS})
endfunction()
