#include "campaign/state/called.hpp"

#include "base/text.hpp"

namespace estafette::campaign {
namespace {

constexpr std::size_t kShortestBeginning = 4;

std::vector<std::size_t> holding(const std::vector<std::string>& names, const std::string& part,
                                 const std::string& end) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < names.size(); ++i)
    if (("-" + slug(names[i]) + "-").find("-" + part + end) != std::string::npos) found.push_back(i);
  return found;
}

}  // namespace

std::vector<std::size_t> called_in_part(const std::vector<std::string>& names, std::string_view words) {
  const std::string part = slug(words);
  if (part.empty()) return {};
  std::vector<std::size_t> found = holding(names, part, "-");
  if (found.empty() && part.size() >= kShortestBeginning) found = holding(names, part, "");
  return found;
}

}  // namespace estafette::campaign
