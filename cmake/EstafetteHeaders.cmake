# Each header compiled alone, twice over: `cmake --build build/whole --target headers`. Not part of an ordinary build.
file(GLOB_RECURSE estafette_headers CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}"
  base/*.hpp campaign/*.hpp cli/*.hpp converter/*.hpp desk/*.hpp inspection/*.hpp sow_dumps/*.hpp tabletop/*.hpp tools/*.hpp
  tests/*.hpp)
if(NOT ESTAFETTE_BENCH)
  list(FILTER estafette_headers EXCLUDE REGEX "^tests/bench/")  # they need Google Benchmark
endif()

set(estafette_alone "")
foreach(header IN LISTS estafette_headers)
  set(source "${PROJECT_BINARY_DIR}/headers/${header}.cpp")
  file(CONFIGURE OUTPUT "${source}" CONTENT "#include \"@header@\"\n#include \"@header@\"  // its guard holds\n" @ONLY)
  list(APPEND estafette_alone "${source}")
endforeach()

add_library(headers OBJECT EXCLUDE_FROM_ALL ${estafette_alone})
target_include_directories(headers PRIVATE "${PROJECT_SOURCE_DIR}/tests")
target_compile_definitions(headers PRIVATE
  ESTAFETTE_SOURCE_DIR="${PROJECT_SOURCE_DIR}" ESTAFETTE_FIXTURES="${PROJECT_SOURCE_DIR}/tests/fixtures")
target_link_libraries(headers PRIVATE estafette_options Boost::filesystem Boost::nowide CLI11::CLI11 fmt::fmt
  nlohmann_json::nlohmann_json rapidjson pugixml::pugixml SQLiteCpp libcsv libyaml utf8proc xxhash GTest::gtest rapidcheck)
