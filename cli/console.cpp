#include "cli/console.hpp"

#include "base/problem.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::cli {

void Console::require_shown() const {
  if (out_.flush()) return;
  throw Refusal(
      Problem{"standard output", 0, "", "", "room for what is to be shown", "Is the disk full, or the output closed?"});
}

void Console::remarks(const std::vector<std::string>& texts, std::size_t most, const std::string& where) const {
  for (std::size_t i = 0; i < std::min(most, texts.size()); ++i) remark(texts[i]);
  if (texts.size() > most) remark(fmt::format("and {} more, in {}", texts.size() - most, where));
}

}  // namespace estafette::cli
