# Where every outside library is found, once. The reason for each is in docs/dependencies.md;
# the Debian packages are named in scripts/setup, the Windows ones in vcpkg.json.
set(ESTAFETTE_LIBRARY_SOURCES "" CACHE PATH "The libraries' sources, if they are to be compiled too (for Windows)")
if(ESTAFETTE_LIBRARY_SOURCES)
  include(EstafetteFromSource)
  return()
endif()

find_package(Boost 1.74 REQUIRED COMPONENTS filesystem nowide)
find_package(fmt REQUIRED)
find_package(pugixml REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(SQLiteCpp REQUIRED)
find_path(rapidjson_include NAMES rapidjson/document.h REQUIRED)
add_library(rapidjson INTERFACE IMPORTED GLOBAL)
target_include_directories(rapidjson SYSTEM INTERFACE "${rapidjson_include}")

# Adds the imported target `name` for a plain C library that ships no CMake package of its own.
function(estafette_find_plain name header library)
  find_path(${name}_include NAMES ${header} REQUIRED)
  find_library(${name}_library NAMES ${library} REQUIRED)
  add_library(${name} INTERFACE IMPORTED GLOBAL)
  set_target_properties(${name} PROPERTIES
    INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${${name}_include}"
    INTERFACE_LINK_LIBRARIES "${${name}_library}")
endfunction()

if(ESTAFETTE_CARRIES)
  include(EstafetteCarried)
endif()
estafette_find_plain(libcsv csv.h csv)
estafette_find_plain(libyaml yaml.h yaml)
estafette_find_plain(utf8proc utf8proc.h utf8proc)
estafette_find_plain(xxhash xxhash.h xxhash)
if(ESTAFETTE_CARRIES)
  estafette_carry_no_more()
endif()
estafette_find_plain(minizip minizip/unzip.h minizip)
estafette_find_plain(httplib httplib.h cpp-httplib)
# As Debian's library was compiled: its header is laid out otherwise without these.
target_compile_definitions(httplib INTERFACE CPPHTTPLIB_OPENSSL_SUPPORT CPPHTTPLIB_ZLIB_SUPPORT CPPHTTPLIB_BROTLI_SUPPORT)

if(ESTAFETTE_TESTS)
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
endif()
if(ESTAFETTE_BENCH)
  find_package(benchmark REQUIRED)
endif()
