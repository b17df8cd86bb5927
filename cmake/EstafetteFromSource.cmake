# Every outside library compiled from its own source, below ESTAFETTE_LIBRARY_SOURCES (scripts/windows/sources puts it there):
# for a system that has none of them, as one program that needs no others. The names of the targets are those that the
# packages on Debian define, so the rest of the build sees no difference.
enable_language(C)
set(sources "${ESTAFETTE_LIBRARY_SOURCES}")

# A library of other people's files: their warnings are not ours.
function(estafette_foreign name)
  cmake_parse_arguments(lib "" "" "SOURCES;INCLUDES;DEFINES;HIDDEN_DEFINES" ${ARGN})
  if(lib_SOURCES)
    add_library(${name} STATIC ${lib_SOURCES})
    target_compile_options(${name} PRIVATE -w)
    target_include_directories(${name} SYSTEM PUBLIC ${lib_INCLUDES})
    target_compile_definitions(${name} PUBLIC ${lib_DEFINES} PRIVATE ${lib_HIDDEN_DEFINES})
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} SYSTEM INTERFACE ${lib_INCLUDES})
  endif()
endfunction()

file(GLOB boost_filesystem "${sources}/boost1.74/libs/filesystem/src/*.cpp")
estafette_foreign(boost_filesystem SOURCES ${boost_filesystem} INCLUDES "${sources}/boost1.74/include"
  DEFINES BOOST_ALL_NO_LIB BOOST_FILESYSTEM_STATIC_LINK)
file(GLOB boost_nowide "${sources}/boost1.74/libs/nowide/src/*.cpp")
estafette_foreign(boost_nowide SOURCES ${boost_nowide} INCLUDES "${sources}/boost1.74/include"
  DEFINES BOOST_ALL_NO_LIB BOOST_NOWIDE_STATIC_LINK)
target_link_libraries(boost_nowide PUBLIC boost_filesystem)

estafette_foreign(fmt SOURCES "${sources}/fmtlib/src/format.cc" INCLUDES "${sources}/fmtlib/include")
estafette_foreign(pugixml SOURCES "${sources}/pugixml/src/pugixml.cpp" INCLUDES "${sources}/pugixml/src")
estafette_foreign(CLI11 INCLUDES "${sources}/cli11/include")
estafette_foreign(httplib INCLUDES "${sources}/cpp-httplib")
target_link_libraries(httplib INTERFACE ws2_32)
estafette_foreign(nlohmann_json INCLUDES "${sources}/nlohmann-json3/include")
estafette_foreign(rapidjson INCLUDES "${sources}/rapidjson/include")
estafette_foreign(libcsv SOURCES "${sources}/libcsv/libcsv.c" INCLUDES "${sources}/libcsv")
file(GLOB libyaml "${sources}/libyaml/src/*.c")
estafette_foreign(libyaml SOURCES ${libyaml} INCLUDES "${sources}/libyaml/include"
  DEFINES YAML_DECLARE_STATIC HIDDEN_DEFINES YAML_VERSION_MAJOR=0 YAML_VERSION_MINOR=2 YAML_VERSION_PATCH=5 "YAML_VERSION_STRING=\"0.2.5\"")
estafette_foreign(utf8proc SOURCES "${sources}/utf8proc/utf8proc.c" INCLUDES "${sources}/utf8proc"
  DEFINES UTF8PROC_STATIC)
estafette_foreign(xxhash SOURCES "${sources}/xxhash/xxhash.c" INCLUDES "${sources}/xxhash")

# Of minizip only what reads, and of zlib not what opens files: archives are read in memory, and none is made.
file(GLOB zlib "${sources}/zlib/*.c")
list(FILTER zlib EXCLUDE REGEX "/gz[a-z]*\\.c$")
estafette_foreign(zlib SOURCES ${zlib} INCLUDES "${sources}/zlib")
estafette_foreign(minizip SOURCES "${sources}/minizip/ioapi.c" "${sources}/minizip/unzip.c" INCLUDES "${sources}"
  HIDDEN_DEFINES NOUNCRYPT)
target_link_libraries(minizip PUBLIC zlib)

# A campaign file has the same bytes wherever it is written: so SQLite has the options that Debian gives it, from Debian's rules.
file(READ "${sources}/sqlite3/debian/rules" rules)
string(REGEX MATCHALL "-DSQLITE_[A-Z0-9_=]+" options "${rules}")
if(NOT options MATCHES "SQLITE_SECURE_DELETE")
  message(FATAL_ERROR "SQLite's options are no longer where they were: look into ${sources}/sqlite3/debian/rules")
endif()
list(TRANSFORM options REPLACE "^-D" "")
estafette_foreign(sqlite3 SOURCES "${sources}/sqlite3/made/sqlite3.c" INCLUDES "${sources}/sqlite3/made"
  HIDDEN_DEFINES ${options} SQLITE_ENABLE_FTS4 SQLITE_ENABLE_FTS5)
file(GLOB sqlitecpp "${sources}/sqlitecpp/src/*.cpp")
estafette_foreign(SQLiteCpp SOURCES ${sqlitecpp} INCLUDES "${sources}/sqlitecpp/include"
  HIDDEN_DEFINES SQLITE_ENABLE_COLUMN_METADATA)
target_link_libraries(SQLiteCpp PUBLIC sqlite3)

add_library(Boost::filesystem ALIAS boost_filesystem)
add_library(Boost::nowide ALIAS boost_nowide)
add_library(fmt::fmt ALIAS fmt)
add_library(pugixml::pugixml ALIAS pugixml)
add_library(CLI11::CLI11 ALIAS CLI11)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)

if(ESTAFETTE_TESTS)
  estafette_foreign(gtest SOURCES "${sources}/googletest/googletest/src/gtest-all.cc"
    INCLUDES "${sources}/googletest/googletest/include" "${sources}/googletest/googletest")
  # Tests begin as the program does, with file names in UTF-8.
  estafette_foreign(gtest_main SOURCES "${PROJECT_SOURCE_DIR}/tests/support/windows_main.cpp")
  target_link_libraries(gtest_main PUBLIC gtest boost_nowide)
  add_library(GTest::gtest ALIAS gtest)
  add_library(GTest::gtest_main ALIAS gtest_main)
  # RapidCheck's source is not to be had everywhere: its properties are compiled, and skipped (tests/support/without_rapidcheck).
  estafette_foreign(rapidcheck INCLUDES "${PROJECT_SOURCE_DIR}/tests/support/without_rapidcheck" "${sources}/rapidcheck")
endif()
