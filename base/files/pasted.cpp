#include "base/files/pasted.hpp"

#include "base/files/files.hpp"
#include "base/problem.hpp"
#include "base/table.hpp"

#include <boost/nowide/iostream.hpp>
#include <fmt/format.h>

#include <array>

namespace estafette {

std::string pasted() {
  std::string bytes;
  std::array<char, 65536> chunk{};
  while (boost::nowide::cin) {
    boost::nowide::cin.read(chunk.data(), chunk.size());
    bytes.append(chunk.data(), static_cast<std::size_t>(boost::nowide::cin.gcount()));
    if (bytes.size() <= kMostBytes) continue;
    throw Refusal(Problem{"standard input", 0, "", fmt::format("more than {} bytes", figure(kMostBytes)), "less text",
                          "Save it as files, and name their folder"});
  }
  return bytes;
}

}  // namespace estafette
