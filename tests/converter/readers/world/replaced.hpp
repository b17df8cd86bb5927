// Patterns replaced in a text, for the manners in which we write it.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace estafette::test {

/// Each match of a regular expression (ECMAScript) as `with`, in which $1 is its first group.
[[nodiscard]] std::string replaced(const std::string& text, const char* pattern, const char* with);

/// Each pair's first as its second, one pair after the other.
[[nodiscard]] std::string swapped(std::string text, const std::vector<std::pair<const char*, const char*>>& pairs);

}  // namespace estafette::test
