#include "converter/readers/retold/apart/owned_troops.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestEntry = 40;  ///< bytes

/// The name of an entry without the bracket behind it and a stop.
std::string_view name_of(std::string_view entry) {
  if (const std::size_t open = entry.find(" ("); open != std::string_view::npos) entry = entry.substr(0, open);
  return entry.ends_with('.') ? entry.substr(0, entry.size() - 1) : entry;
}

bool ends_with_kind(const Tokens& name, const PhraseBook& words) {
  if (name.size() < 2 || words.has(Sense::rank, name, 0)) return false;
  for (std::size_t at = 1; at < name.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at);
    if (kind && at + kind->length == name.size()) return true;
  }
  return false;
}

bool has_owner(const Tokens& name) {
  for (std::size_t at = 1; at < name.size(); ++at)
    if (name[at].joined && name[at].text == "s") return true;
  return false;
}

}  // namespace

std::string with_owned_troops_apart(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kFewest = 3;
  if (line.find_first_of(":;[") != std::string_view::npos) return std::string(line);
  constexpr std::string_view kDash = " - ";
  if (const std::size_t dash = line.find(kDash);
      dash != std::string_view::npos) {  // "Kern's Brigade - Roe's Cavalry, ..."
    const Tokens command = tokens_of(line.substr(0, dash));
    const std::string_view list = line.substr(dash + kDash.size());
    const bool led =
        words.any(Sense::command, command, 0, command.size()) && list.find(kDash) == std::string_view::npos;
    return led && with_owned_troops_apart(list, words) != list ? fmt::format("{}: {}", line.substr(0, dash), list)
                                                               : std::string(line);
  }
  std::string apart;
  std::size_t entries = 0, owned = 0;
  for (const std::string_view piece : split(line, ',')) {
    const std::string_view entry = trim(piece);
    if (entry.empty() || entry.size() > kLongestEntry || !(begins_capital(entry) || is_digit(entry.front())))
      return std::string(line);
    const Tokens name = tokens_of(name_of(entry));
    if (!ends_with_kind(name, words)) return std::string(line);
    apart.append(entries++ > 0 ? "; " : "").append(entry);
    owned += has_owner(name) ? 1U : 0U;
  }
  return owned > 0 && (entries >= kFewest || (entries > 1 && owned == entries)) ? apart : std::string(line);
}

}  // namespace estafette::readers
