#include "converter/readers/counted/games/models_shared.hpp"

#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <string_view>

namespace estafette::readers {

std::optional<std::string> shared_by_list(const std::string& text, std::size_t begin, std::size_t end, int men,
                                          const PhraseBook& words) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string::npos) return std::nullopt;
  std::string command = text.substr(0, colon), list = text.substr(colon + 2);
  if (begin < colon) {
    command.resize(begin);
    if (text.substr(end, colon - end).find_first_not_of(" )") != std::string::npos) return std::nullopt;
  } else {
    const std::size_t dash = text.rfind(" - ", begin);
    const bool last = end == text.size() || text.find(" [", end) == end;
    if (dash == std::string::npos || dash < colon || dash + 3 != begin || !last) return std::nullopt;
    list = text.substr(colon + 2, dash - colon - 2) + text.substr(end);
  }
  while (!command.empty() && std::string_view(" (-").find(command.back()) != std::string_view::npos) command.pop_back();
  const Tokens tokens = tokens_of(command);
  if (!words.any(Sense::command, tokens, 0, tokens.size())) return std::nullopt;
  return fmt::format("{} ({} men): {}", command, men, list);
}

}  // namespace estafette::readers
