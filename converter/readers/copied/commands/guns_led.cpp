#include "converter/readers/copied/commands/guns_led.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/copied/commands/batteries_listed.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestBatteries = 2;

/// "Artillery, Capt. Roe;" in a line: its word, and the mark behind its leader.
struct GunsLed {
  std::size_t begin = 0, end = 0;  ///< bytes of the word
  std::size_t list = 0;            ///< byte of the mark before the first battery
};

/// How many batteries a list by semicolons begins with.
std::size_t batteries_first(std::string_view list, const PhraseBook& words) {
  std::size_t batteries = 0;
  for (std::string_view rest = list; !trim(rest).empty(); ++batteries) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    const std::string_view entry = trim(rest.substr(0, end));
    if (!names_battery(trim(entry.substr(0, entry.find(','))), words)) break;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return batteries;
}

/// The leader behind the comma at that token, up to the mark before his batteries; nothing if no leader stands there.
std::optional<std::size_t> past_leader(const Tokens& tokens, std::size_t comma, const PhraseBook& words) {
  if (comma + 2 >= tokens.size() || !tokens[comma].mark(",") || !words.has(Sense::rank, tokens, comma + 1))
    return std::nullopt;
  for (std::size_t at = comma + 2; at + 1 < tokens.size(); ++at) {
    if (tokens[at].mark(";") || tokens[at].mark(":")) return at;
    if (tokens[at].mark(",") || tokens[at].figure()) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<GunsLed> guns_led_in(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at);
    if (!arm || arm->is != "artillery" || arm->length != 1 || !capital_at(line, tokens[at].begin)) continue;
    const std::optional<std::size_t> leader = past_leader(tokens, at + 1, words);
    if (!leader || batteries_first(line.substr(tokens[*leader].end), words) < kFewestBatteries) continue;
    const std::string_view before = trim(line.substr(0, tokens[at].begin));
    if (before.empty() || before.ends_with('.') || before.ends_with(';'))
      return GunsLed{tokens[at].begin, tokens[at].end, tokens[*leader].begin};
  }
  return std::nullopt;
}

/// True if the last command of a line is a brigade, with troops behind semicolons of which none is a battery.
bool ends_with_brigade(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  std::size_t last = tokens.size();
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> command = words.find(Sense::command, tokens, at);
        command && !words.has(Sense::rank, tokens, at))
      last = at;
  const std::optional<PhraseFound> command = words.find(Sense::command, tokens, last);
  if (!command || command->is != "brigade") return false;
  const std::string_view behind = line.substr(tokens[last].end);
  const std::size_t list = behind.find(';');
  return list != std::string_view::npos && batteries_first(behind.substr(list + 1), words) == 0;
}

/// "Toro's Battn." may be the first half of "Toro's Battn. Artillery".
bool ends_with_unit(std::string_view before, const PhraseBook& words) {
  const Tokens tokens = tokens_of(before);
  std::size_t last = tokens.size();
  while (last > 0 && tokens[last - 1].mark(".")) --last;
  return last > 0 && before.ends_with('.') && words.has(Sense::unit, tokens, last - 1);
}

}  // namespace

std::vector<Problem> tell_guns_led(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<Problem> asked;
  std::string_view above;
  for (TextLine& line : lines) {
    const std::string_view text = line.text;
    const bool may_tell =
        !line.footnote && !line.back_matter && LineHolds(text, words).all(needs(Mark::comma, Sense::arm, Sense::rank));
    const std::optional<GunsLed> guns = may_tell ? guns_led_in(text, tokens_of(text), words) : std::nullopt;
    const std::string_view before = guns ? trim(text.substr(0, guns->begin)) : std::string_view{};
    if (guns && ends_with_brigade(before.empty() ? above : before, words)) {
      const bool either = ends_with_unit(before, words);
      const std::size_t entry = before.rfind(';') + 1;
      if (either)
        asked.push_back({"", line.line, "", std::string(trim(text.substr(entry, guns->list - entry))),
                         "a battalion, and then the artillery of its division, as it is read; or a battalion of guns",
                         "Put a semicolon before Artillery, or write Artillery Battalion"});
      line.text = fmt::format("{}{}{} Brigade{};{}", before,
                              either           ? "; "
                              : before.empty() ? ""
                                               : " ",
                              text.substr(guns->begin, guns->end - guns->begin),
                              text.substr(guns->end, guns->list - guns->end), text.substr(guns->list + 1));
    }
    above = line.text;
  }
  return asked;
}

}  // namespace estafette::readers
