// Signs that part what one line of a file holds, so that its number stays that of the file.
#pragma once

namespace estafette::readers {

inline constexpr char kNextLine = '\f';  ///< a further line in the place of one
inline constexpr char kBeside = '\x1F';  ///< what stands beside it: all that is on the left is read first

}  // namespace estafette::readers
