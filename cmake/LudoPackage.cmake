# SPDX-License-Identifier: Apache-2.0
# What is installed beside the programs, and packages for Debian, which packaging/make-package makes: `ludo` with all that
# works without a window, and `ludoforge`, which needs it. Without LUDO_WITH_IDE there is the first alone.
#
# ludo_manual_pages(<program>)   -> pages from the program's help, which are installed with it
option(LUDO_FOR_PACKAGE "Leave paths of the source tree out of programs" OFF)
option(LUDO_WITH_MANUAL_PAGES "Make manual pages of the programs' help (help2man)" ${LUDO_FOR_PACKAGE})

# Where programs look last for samples and bundles: in the sources, but for those that are built to be handed on.
function(ludo_source_folder variable folder)
  if(LUDO_FOR_PACKAGE)
    set(${variable} "" PARENT_SCOPE)
  else()
    set(${variable} ${CMAKE_SOURCE_DIR}/${folder} PARENT_SCOPE)
  endif()
endfunction()

function(ludo_manual_pages program)
  if(NOT LUDO_WITH_MANUAL_PAGES)
    return()
  endif()
  find_program(LUDO_HELP2MAN help2man REQUIRED)
  set(script ${CMAKE_SOURCE_DIR}/packaging/make-manual-pages)
  set(folder ${CMAKE_BINARY_DIR}/man/${program})
  add_custom_command(OUTPUT ${folder}/${program}.1
    COMMAND ${script} $<TARGET_FILE:${program}> ${PROJECT_VERSION} ${folder}
    DEPENDS ${program} ${script} VERBATIM)
  add_custom_target(${program}_manual_pages ALL DEPENDS ${folder}/${program}.1)
  install(DIRECTORY ${folder}/ DESTINATION share/man/man1 COMPONENT ${program})
endfunction()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR LudoForge)
set(LUDO_MAINTAINER "LudoForge <root@localhost>" CACHE STRING "Who answers for packages, with an address")
set(CPACK_PACKAGE_CONTACT "${LUDO_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL ludo)
if(LUDO_WITH_IDE)
  list(APPEND CPACK_COMPONENTS_ALL ludoforge)
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_LUDO_PACKAGE_NAME ludo)
set(CPACK_DEBIAN_LUDO_PACKAGE_SECTION devel)
set(CPACK_COMPONENT_LUDO_DESCRIPTION "checks, compiles, plays, measures and breeds games
Board, card and resource games are written as Markdown with blocks of YAML.
This program checks them, shows how to mend them, plays them with bots,
measures how balanced, long and tense they are, and breeds games from games.")
set(CPACK_DEBIAN_LUDOFORGE_PACKAGE_NAME ludoforge)
set(CPACK_DEBIAN_LUDOFORGE_PACKAGE_SECTION devel)
# The plugins for the display and for pictures are loaded, not linked.
set(CPACK_DEBIAN_LUDOFORGE_PACKAGE_DEPENDS "ludo (= ${PROJECT_VERSION}), qt6-qpa-plugins, libqt6svg6, qt6-translations-l10n")
set(CPACK_DEBIAN_LUDOFORGE_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n, fonts-dejavu-core, hunspell-en-us | hunspell-dictionary")
set(CPACK_COMPONENT_LUDOFORGE_DESCRIPTION "write, play and study board, card and resource games
A workshop for designers: while the rules are written, the game is checked,
compiled and playable. Its board is shown, bots play it by thousands, charts
say how balanced, long and tense it is, and each game can be stepped through.")
include(CPack)
