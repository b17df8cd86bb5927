# What `cmake --install` puts where, and what CPack packs. The program finds its data from where it stands itself, so that
# an installation, or an unpacked archive, may be moved anywhere.

# On Windows everything lies in one folder, as people unpack a ZIP there; elsewhere as GNUInstallDirs has it.
if(WIN32)
  set(ESTAFETTE_PROGRAM_DIR ".")
  set(ESTAFETTE_DATA_DIR ".")
  set(ESTAFETTE_DOC_DIR ".")
else()
  set(ESTAFETTE_PROGRAM_DIR "${CMAKE_INSTALL_BINDIR}")
  set(ESTAFETTE_DATA_DIR "${CMAKE_INSTALL_DATADIR}/estafette")
  set(ESTAFETTE_DOC_DIR "${CMAKE_INSTALL_DOCDIR}")
  set(ESTAFETTE_WIRE_DIR "${CMAKE_INSTALL_LIBDIR}/estafette")
endif()
if(IS_ABSOLUTE "${ESTAFETTE_DATA_DIR}" OR IS_ABSOLUTE "${ESTAFETTE_PROGRAM_DIR}")  # then nothing can be moved
  file(REAL_PATH "${ESTAFETTE_DATA_DIR}" ESTAFETTE_DATA_FROM_PROGRAM BASE_DIRECTORY "${CMAKE_INSTALL_PREFIX}")
else()
  file(RELATIVE_PATH ESTAFETTE_DATA_FROM_PROGRAM "/prefix/${ESTAFETTE_PROGRAM_DIR}" "/prefix/${ESTAFETTE_DATA_DIR}")
endif()

# For the zip: the pages for the browser, what to read and click first, and the licence of everything that is linked in.
function(estafette_install_for_windows)
  install(TARGETS estafette-sample-dump RUNTIME DESTINATION ".")
  find_program(ESTAFETTE_CMARK cmark-gfm REQUIRED)
  set(pages "${PROJECT_BINARY_DIR}/pages")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/*.md" "${PROJECT_SOURCE_DIR}/docs/*.md")
  list(FILTER sources EXCLUDE REGEX "/(build|out|tests)/")
  add_custom_command(OUTPUT "${pages}/README.html"
    COMMAND "${PROJECT_SOURCE_DIR}/scripts/pages" "${pages}"
    DEPENDS ${sources} "${PROJECT_SOURCE_DIR}/scripts/pages" VERBATIM
    COMMENT "Writing the pages for the browser")
  add_custom_target(estafette_pages ALL DEPENDS "${pages}/README.html")
  install(DIRECTORY "${pages}/" DESTINATION ".")
  foreach(file "Start here.cmd" "README FIRST.txt")
    configure_file("${PROJECT_SOURCE_DIR}/packaging/windows/${file}" "${PROJECT_BINARY_DIR}/${file}" @ONLY NEWLINE_STYLE WIN32)
    install(FILES "${PROJECT_BINARY_DIR}/${file}" DESTINATION ".")
  endforeach()
  install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "." RENAME LICENSE.txt)
  foreach(library boost1.74 cli11 cpp-httplib fmtlib libcsv libyaml minizip nlohmann-json3 pugixml rapidjson sqlite3 sqlitecpp utf8proc xxhash zlib)
    install(FILES "${ESTAFETTE_LIBRARY_SOURCES}/${library}/debian/copyright" DESTINATION licences RENAME ${library}.txt)
  endforeach()
  foreach(part gcc-mingw-w64-base mingw-w64-x86-64-dev)  # the compiler's own libraries, and those of its C++
    install(FILES "/usr/share/doc/${part}/copyright" DESTINATION licences RENAME ${part}.txt)
  endforeach()
endfunction()

function(estafette_install)
  install(TARGETS estafette RUNTIME DESTINATION "${ESTAFETTE_PROGRAM_DIR}")
  if(NOT WIN32)
    install(TARGETS estafette_wire LIBRARY DESTINATION "${ESTAFETTE_WIRE_DIR}")
  endif()
  install(DIRECTORY "${PROJECT_SOURCE_DIR}/templates" DESTINATION "${ESTAFETTE_DATA_DIR}")
  if(WIN32 AND CMAKE_CROSSCOMPILING)
    estafette_install_for_windows()
  else()
    install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs/" DESTINATION "${ESTAFETTE_DOC_DIR}/docs")
    install(FILES "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${ESTAFETTE_DOC_DIR}")
  endif()
  if(UNIX AND NOT CMAKE_CROSSCOMPILING)  # the program itself writes both, from the words of --help
    set(made "${PROJECT_BINARY_DIR}/share")
    add_custom_command(OUTPUT "${made}/estafette.bash"
      COMMAND ${CMAKE_COMMAND} -E rm -rf "${made}"
      COMMAND estafette manual --out "${made}/man1"
      COMMAND estafette completion > "${made}/estafette.bash"
      DEPENDS estafette VERBATIM
      COMMENT "Writing the manual pages and the shell's completion")
    add_custom_target(estafette_share ALL DEPENDS "${made}/estafette.bash")
    install(DIRECTORY "${made}/man1" DESTINATION "${CMAKE_INSTALL_MANDIR}")
    install(FILES "${made}/estafette.bash" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions"
      RENAME estafette)
  endif()
endfunction()

set(CPACK_PACKAGE_VENDOR "The Estafette authors")
set(CPACK_PACKAGE_CONTACT "The Estafette authors <estafette@example.org>")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_RESOURCE_FILE_README "${PROJECT_SOURCE_DIR}/README.md")
set(CPACK_STRIP_FILES ON)
if(WIN32)
  set(CPACK_GENERATOR ZIP)
  set(CPACK_PACKAGE_FILE_NAME "estafette-${PROJECT_VERSION}-windows")
  set(CPACK_POST_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/PackAgain.cmake")
else()
  set(CPACK_GENERATOR TGZ ZIP)
  find_program(ESTAFETTE_SHLIBDEPS dpkg-shlibdeps)  # of Debian's dpkg-dev: names the libraries that the package needs
  if(ESTAFETTE_SHLIBDEPS)
    list(APPEND CPACK_GENERATOR DEB)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_PACKAGE_SECTION games)
    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
  endif()
endif()
include(CPack)
