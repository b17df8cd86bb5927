// What a file in the OpenDocument format holds, whatever program wrote it.
#pragma once

#include <string_view>

namespace estafette::readers {

/// True of an archive whose body is a `sort`, "spreadsheet" or "text". Most say so in a first part that is not packed;
/// some programs pack it, or leave it out, so that their content must be looked at.
[[nodiscard]] bool is_open_document(std::string_view bytes, std::string_view sort);

/// The same of one that is not packed: all of it in one XML (.fods, .fodt).
[[nodiscard]] bool is_flat_open_document(std::string_view bytes, std::string_view sort);

}  // namespace estafette::readers
