# What umpires run carries its libraries in itself. As libraries of the system they took a third of the time that the program
# needs to start, most of it for looking up the standard library's names; most commands need a few milliseconds altogether.
# Where a library has no archive (lib*.a), the system's is linked as ever; so is minizip's, which needs zlib.

# The archive takes the place of the imported target's own file; headers and definitions stay as they are.
function(estafette_carry target archive)
  get_target_property(configurations ${target} IMPORTED_CONFIGURATIONS)
  foreach(configuration IN LISTS configurations)
    set_target_properties(${target} PROPERTIES IMPORTED_LOCATION_${configuration} "${archive}")
  endforeach()
  set_target_properties(${target} PROPERTIES IMPORTED_LOCATION "${archive}")
endfunction()

function(estafette_carry_found target library)
  find_library(${library}_archive NAMES lib${library}.a)
  if(${library}_archive)
    estafette_carry(${target} "${${library}_archive}")
  endif()
endfunction()

# The standard library too, if nothing else of the program's asks for the system's: fmt would.
function(estafette_carry_language target)
  if(TARGET estafette_fmt AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
    target_link_options(${target} PRIVATE -static-libstdc++ -static-libgcc)
  endif()
endfunction()

estafette_carry_found(Boost::filesystem boost_filesystem)
estafette_carry_found(Boost::nowide boost_nowide)
estafette_carry_found(pugixml::shared pugixml)
estafette_carry_found(SQLite::SQLite3 sqlite3)

# Debian has no archive of fmt: of version 9 we make it from its headers.
if(fmt_VERSION VERSION_GREATER_EQUAL 9 AND fmt_VERSION VERSION_LESS 10)
  configure_file("${CMAKE_CURRENT_LIST_DIR}/fmt_9.cpp.in" "${PROJECT_BINARY_DIR}/carried/fmt_9.cpp" COPYONLY)
  add_library(estafette_fmt STATIC "${PROJECT_BINARY_DIR}/carried/fmt_9.cpp")
  target_include_directories(estafette_fmt SYSTEM PRIVATE $<TARGET_PROPERTY:fmt::fmt,INTERFACE_INCLUDE_DIRECTORIES>)
  set_target_properties(estafette_fmt PROPERTIES ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/carried")
  estafette_carry(fmt::fmt "${PROJECT_BINARY_DIR}/carried/libestafette_fmt.a")
  add_dependencies(fmt::fmt estafette_fmt)
endif()

# From here on estafette_find_plain finds archives first, until estafette_carry_no_more.
set(estafette_system_suffixes ${CMAKE_FIND_LIBRARY_SUFFIXES})
list(PREPEND CMAKE_FIND_LIBRARY_SUFFIXES .a)
macro(estafette_carry_no_more)
  set(CMAKE_FIND_LIBRARY_SUFFIXES ${estafette_system_suffixes})
endmacro()
