// The marks with which lists point to footnotes, or tell by a sign before a name what sort of troops it is.
#pragma once

#include <array>
#include <string_view>

namespace estafette::readers {

inline constexpr std::array<std::string_view, 4> kMarksOfFootnotes = {"*", "\u2020", "\u2021", "\u00a7"};

}  // namespace estafette::readers
