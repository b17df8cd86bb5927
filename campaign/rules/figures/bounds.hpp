// The largest values that figures of rules.xml may have, in any chapter: a larger one is a slip of the keys. The
// figures themselves are in the file, with their rule numbers.
#pragma once

namespace estafette::campaign {

inline constexpr int kMostTurns = 99;    ///< half-weeks that something lasts
inline constexpr int kMostNodes = 20;    ///< links of a march, a ride or a distance
inline constexpr int kLastTurn = 9999;   ///< a turn by its number
inline constexpr int kMostCorps = 99;    ///< corps, or battles, that are counted
inline constexpr int kMostFaces = 100;   ///< of a die
inline constexpr int kMostScore = 9999;  ///< of prestige (4.5)

}  // namespace estafette::campaign
