// Lines that were broken in the middle of an entry, as narrow columns and copies have them:
//   22nd Regiment of the        1st Division (Kern,        General Gut-
//   Line (2 battalions)         from May)                  schmid
// and a number whose raised ending was copied with it onto a line of its own.
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// What `next` is to be written behind, if it goes on with what `line` began: the line and a blank, or the half of a
/// word without its hyphen. Nothing if it does not. `set_in`: the line has a bullet, and the next none but stands as
/// far in, so that it goes on with a list of names.
[[nodiscard]] std::optional<std::string> begun_by(const TextLine& line, std::string_view next, const PhraseBook& words,
                                                  bool set_in);

}  // namespace estafette::readers
