#include "converter/readers/tree/assembly/fresh_names.hpp"

#include "base/text.hpp"
#include "converter/readers/tree/assembly/command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kRoomForNumber = 8;  ///< " (12345)"

}  // namespace

std::string FreshNames::fresh(int holder, std::string_view sort, const std::string& name) {
  const std::string place = std::to_string(holder).append(" ").append(sort).append(" ");
  const auto key = [&](const std::string& candidate) { return place + fold(candidate); };
  std::string free(trim(shorten(name, kLongestName)));
  const auto [own, fresh] = taken_.try_emplace(key(free), 1);
  if (fresh) return free;
  int& number = own->second;
  const std::string begin(trim(shorten(name, kLongestName - kRoomForNumber)));
  do {
    free = fmt::format("{} ({})", begin, ++number);
  } while (!taken_.try_emplace(key(free), 1).second);
  return free;
}

bool is_any_battery(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  if (tokens.empty() || tokens[0].is == Token::Is::ordinal) return false;
  for (std::size_t at = 0; at < tokens.size();) {
    std::size_t length = tokens[at].mark(".") || tokens[at].mark("-") ? 1 : 0;
    const bool calibre = tokens[at].is == Token::Is::number && words.has(Sense::gun, tokens, at + 1);
    if (calibre) length = 1;
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::arm, Sense::gun, Sense::count})
      if (const std::optional<PhraseFound> found = words.find(sense, tokens, at))
        length = std::max(length, found->length);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

}  // namespace estafette::readers
