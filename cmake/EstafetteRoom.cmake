# A room is a folder with code: one library target, and a link list that is its place in the house.
#
#   estafette_room(scaling SOURCES scale.cpp ... LINKS estafette::orbat)
#
# Own headers are included by their path from the top of the tree ("converter/orbat/orbat.hpp").
add_library(estafette_options INTERFACE)
target_compile_features(estafette_options INTERFACE cxx_std_20)
target_include_directories(estafette_options INTERFACE "${PROJECT_SOURCE_DIR}")
if(MSVC)
  target_compile_options(estafette_options INTERFACE /W4 /permissive- /utf-8 $<$<BOOL:${ESTAFETTE_WERROR}>:/WX>)
else()
  # GCC 12 sees overlapping copies in std::string's own inlined code when it optimises (its bug 105651), and things not
  # set in std::regex's when it is sanitized.
  set(estafette_old_gcc $<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>)
  target_compile_options(estafette_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast -Wnon-virtual-dtor
    $<${estafette_old_gcc}:-Wno-restrict>
    $<${estafette_old_gcc}:-Wno-maybe-uninitialized>
    $<$<BOOL:${ESTAFETTE_WERROR}>:-Werror>)
  # What is tested and fuzzed stops where it reads past the end of a vector or a string, whether or not memory ends there.
  target_compile_definitions(estafette_options INTERFACE $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)
endif()

# Compiles up to twenty files of a target at once: eight rules took 9 s of processor time instead of 34. So what stands
# in unnamed namespaces must have different names within a room; a test file has a namespace of its own name instead.
function(estafette_together target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${ESTAFETTE_UNITY} UNITY_BUILD_BATCH_SIZE 20)
  if(ESTAFETTE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  endif()
endfunction()

function(estafette_room name)
  cmake_parse_arguments(room "" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(estafette_${name} STATIC ${room_SOURCES})
  add_library(estafette::${name} ALIAS estafette_${name})
  target_link_libraries(estafette_${name} PUBLIC ${room_LINKS} PRIVATE estafette_options ${room_PRIVATE_LINKS})
  target_compile_options(estafette_${name} PRIVATE ${ESTAFETTE_ROOM_OPTIONS})
  estafette_together(estafette_${name})
endfunction()

# A program that opens a desk finds the wire (desk/wire/wire.hpp) where it was built, and where it is installed: in its place, or
# beside the program.
function(estafette_opens_a_desk target)
  if(WIN32)
    return()
  endif()
  file(RELATIVE_PATH wire "/prefix/${ESTAFETTE_PROGRAM_DIR}" "/prefix/${ESTAFETTE_WIRE_DIR}")
  set_target_properties(${target} PROPERTIES
    BUILD_RPATH "$<TARGET_FILE_DIR:estafette_wire>"
    INSTALL_RPATH "$ORIGIN/${wire};$ORIGIN")
endfunction()
