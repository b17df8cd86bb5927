# Run by CPack when a zip is ready: packs it again so that the same files give the same bytes. All have the time of
# SOURCE_DATE_EPOCH, stand in the order of their names, and nothing is kept of the system that packed them.
find_program(ESTAFETTE_ZIP zip)
if(NOT ESTAFETTE_ZIP OR NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  return()
endif()
foreach(package IN LISTS CPACK_PACKAGE_FILES)
  execute_process(COMMAND sh -ec [=[
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    unzip -q "$1" -d "$work"
    cd "$work"
    find . -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    rm "$1"
    export TZ=UTC
    find . -type f | sed "s,^[.]/,," | LC_ALL=C sort | "$2" -q -X -9 -D "$1" -@
    ]=] sh "${package}" "${ESTAFETTE_ZIP}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
