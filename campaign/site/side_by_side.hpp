// Work that falls into parts which know nothing of each other, done on as many threads as the computer has processors.
#pragma once

#include <cstddef>
#include <functional>

namespace estafette::campaign {

/// Does `part` for each number below `count`, several at a time and in no particular order, and returns when all are
/// done. REQUIRES parts that share nothing they change. If some throw, the problem of the lowest number is thrown on;
/// the others are done all the same.
void do_side_by_side(std::size_t count, const std::function<void(std::size_t)>& part);

}  // namespace estafette::campaign
