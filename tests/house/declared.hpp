// What the structs of a header declare.
#pragma once

#include <set>
#include <string>

namespace estafette::test {

/// "Force.army" for every member of every struct of the file, or only of these.
[[nodiscard]] std::set<std::string> members_of(const std::string& path, const std::set<std::string>& only = {});

}  // namespace estafette::test
