#include "converter/readers/retold/spanish_codes.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestCodes = 4;  ///< in a text that has them
constexpr std::size_t kDeeper = 2;       ///< columns of what is below a command

bool word_before(std::string_view text, std::size_t at) {
  return at > 0 && (std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0 || text[at - 1] == '/' ||
                    text[at - 1] == '-' || (text[at - 1] & 0x80) != 0);
}

/// A command with its code: "BRI-I/1/S", "BRCL-/S".
struct CommandAt {
  std::size_t at = 0, end = 0;
  const Code* code = nullptr;
};

std::optional<CommandAt> next_command(std::string_view text, std::size_t from, const Codes& codes) {
  for (std::size_t at = from; at < text.size(); ++at) {
    if (!is_capital(text[at]) || word_before(text, at)) continue;
    std::size_t dash = at;
    while (dash < text.size() && is_capital(text[dash])) ++dash;
    const Code* code = codes.command(text.substr(at, dash - at));
    const bool numbered = dash + 1 < text.size() && text[dash] == '-' &&
                          (is_digit(text[dash + 1]) || is_capital(text[dash + 1]) || text[dash + 1] == '/');
    if (code == nullptr || !numbered) continue;
    return CommandAt{at, std::min(text.find_first_of(" ,:;()", dash), text.size()), code};
  }
  return std::nullopt;
}

/// Pieces of "RH-2, RCs 5, 10 y 21 de cazadores": cut at commas and at " y ".
std::vector<std::string_view> pieces_of_codes(std::string_view list) {
  std::vector<std::string_view> pieces;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(", "), list.size());
    const std::size_t joint = std::min(list.find(" y "), list.size());
    const std::size_t end = std::min(comma, joint);
    if (const std::string_view piece = trim(list.substr(0, end)); !piece.empty()) pieces.push_back(piece);
    list.remove_prefix(std::min(list.size(), end + (end == comma ? 2 : 3)));
  }
  return pieces;
}

/// The regiments and other troops of a list, a line for each: "RIL-9 y RI-24".
std::vector<std::string> troops_of_codes(std::string_view list, const Codes& codes) {
  std::vector<std::string> troops;
  std::string_view sort;  // of "RCs 5, 10 y 21"
  for (const std::string_view piece : pieces_of_codes(list)) {
    std::size_t end = 0;
    while (end < piece.size() && is_capital(piece[end])) ++end;
    const Code* code = codes.regiment(piece.substr(0, end));
    const bool several = piece.substr(end).starts_with("s ");
    const bool known = code != nullptr && (several || piece.substr(end).starts_with('-'));
    if (known) sort = code->words;
    const std::string_view number = known ? piece.substr(end + (several ? 2 : 1)) : piece;
    const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
    const std::string_view behind = trim(number.substr(digits));
    const bool plain = behind.empty() || behind.starts_with("de ");
    if (digits > 0 && plain && !sort.empty()) {
      troops.push_back(fmt::format("{}\u00BA regimiento de {}", number.substr(0, digits), sort));
      if (!several && known) sort = {};
      continue;
    }
    sort = {};
    troops.emplace_back(piece);
  }
  return troops;
}

/// "de Kern con 4.884 efectivos" as ": Kern (4884 hombres)"; nothing if it tells anything else.
std::optional<std::string> leader_and_strength(std::string_view told) {
  while (told.ends_with(',') || told.ends_with(':') || told.ends_with('.') || told.ends_with(';'))
    told = trim(told.substr(0, told.size() - 1));
  if (told.ends_with(" y")) told = trim(told.substr(0, told.size() - 2));
  if (told.empty()) return "";
  std::string text;
  const std::size_t with = std::min(told.find("con "), told.size());
  std::string_view leader = trim(told.substr(0, with));
  if (leader.starts_with("de ")) leader = trim(leader.substr(3));
  if (leader.find_first_of("0123456789,;:") != std::string_view::npos) return std::nullopt;
  if (!leader.empty()) text = fmt::format(": {}", leader);
  if (with == told.size()) return text;
  std::string_view men = trim(told.substr(with + 4));
  if (men.starts_with("unos ")) men = trim(men.substr(5));
  const std::size_t end = std::min(men.find_first_not_of("0123456789."), men.size());
  const std::string_view counted = trim(men.substr(end));
  if (end == 0 || counted.empty() || counted.find(' ') != std::string_view::npos) return std::nullopt;
  std::string figure(men.substr(0, end));
  std::erase(figure, '.');
  return fmt::format("{} ({} hombres)", text, figure);
}

/// The commands and troops of a line, each with its depth below the line; none if anything else is told between them.
std::vector<std::pair<std::size_t, std::string>> commands_apart(std::string_view line, const Codes& codes) {
  std::vector<std::pair<std::size_t, std::string>> apart;
  std::optional<CommandAt> command = next_command(line, 0, codes);
  if (!command || command->at != 0) return {};
  const Code::Level highest = command->code->level;
  while (command) {
    const std::optional<CommandAt> next = next_command(line, command->end, codes);
    const std::string_view told = line.substr(command->end, (next ? next->at : line.size()) - command->end);
    const std::size_t open = std::min(told.find('('), told.size());
    const std::size_t close = open < told.size() ? told.find(')', open) : told.size();
    if (close == std::string_view::npos) return {};
    const std::string_view behind = close < told.size() ? trim(told.substr(close + 1)) : std::string_view{};
    if (behind.find_first_not_of(".,;: y") != std::string_view::npos) return {};
    const std::optional<std::string> led = leader_and_strength(trim(told.substr(0, open)));
    if (!led || command->code->level < highest) return {};
    const std::size_t below = command->code->level == highest ? 0 : kDeeper;
    apart.emplace_back(below, fmt::format("{} {}{}", command->code->words,
                                          line.substr(command->at, command->end - command->at), *led));
    if (open < told.size())
      for (std::string& troops : troops_of_codes(told.substr(open + 1, close - open - 1), codes))
        apart.emplace_back(below + kDeeper, std::move(troops));
    command = next;
  }
  return apart;
}

}  // namespace

void spell_spanish_codes(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::size_t codes = 0;
  for (const TextLine& line : lines)
    for (auto command = next_command(line.text, 0, words.codes()); command;
         command = next_command(line.text, command->end, words.codes()))
      ++codes;
  if (codes < kFewestCodes) return;
  std::vector<TextLine> spelt;
  for (TextLine& line : lines) {
    const auto apart = line.text.size() <= kLongestLine ? commands_apart(line.text, words.codes())
                                                        : std::vector<std::pair<std::size_t, std::string>>{};
    if (apart.empty()) spelt.push_back(line);
    for (const auto& [below, text] : apart) {
      TextLine one = line;
      one.depth += static_cast<int>(below);
      one.text = text;
      spelt.push_back(std::move(one));
    }
  }
  lines = std::move(spelt);
}

}  // namespace estafette::readers
