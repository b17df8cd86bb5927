#include "converter/readers/text/rows/lettered.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

/// "A [Howard], 1/50th": where a brigade's letter stands, and what is in its brackets and behind them.
struct Brigade {
  std::size_t begin = 0, end = 0;
  char letter = 'A';
  std::string_view led_by, troops;
};

/// The brigade whose letter stands there.
std::optional<Brigade> brigade_at(std::string_view line, std::size_t at) {
  const std::string_view rest = line.substr(at);
  const bool letter = rest.size() > 3 && rest[0] >= 'A' && rest[0] <= 'Z' && rest[1] == ' ' && rest[2] == '[';
  const std::size_t close = letter ? rest.find(']') : std::string_view::npos;
  if (close == std::string_view::npos) return std::nullopt;
  const std::size_t end = std::min(rest.find(';'), rest.size());
  if (close > end) return std::nullopt;
  std::string_view troops = trim(rest.substr(close + 1, end - close - 1));
  const bool comma = troops.starts_with(',');
  if (comma) troops = trim(troops.substr(1));
  if (!comma && (troops.empty() || !is_digit(troops.front()))) return std::nullopt;  // "B [Kemmis] 3/27th, 1/40th"
  return Brigade{at, at + end, rest[0], trim(rest.substr(3, close - 3)), troops};
}

std::vector<Brigade> brigades_in(std::string_view line) {
  std::vector<Brigade> brigades;
  for (std::size_t at = line.find('['); at != std::string_view::npos; at = line.find('[', at + 1)) {
    const bool begins = at == 2 || (at > 3 && line[at - 3] == ' ' && (line[at - 4] == '.' || line[at - 4] == ';'));
    if (!begins) continue;
    if (const std::optional<Brigade> brigade = brigade_at(line, at - 2)) brigades.push_back(*brigade);
  }
  return brigades;
}

/// "Cavalry. 1st Division. G.O.C., Cotton." as "Cavalry 1st Division: Cotton", and a note, "No G.O.C.", on a line of
/// its own; nothing if it names no command.
std::vector<std::string> division_of(std::string_view told, const PhraseBook& words) {
  std::string name, commander, note;
  while (!told.empty()) {
    std::size_t stop = told.find(". ");
    while (stop != std::string_view::npos && stop > 0 && (stop < 2 || told[stop - 2] == '.' || told[stop - 2] == ' '))
      stop = told.find(". ", stop + 1);  // "G.O.C. ", "R. "
    std::string_view piece = trim(told.substr(0, stop));
    told = stop == std::string_view::npos ? std::string_view{} : told.substr(stop + 2);
    while (piece.ends_with('.') || piece.ends_with(';')) piece.remove_suffix(1);
    const Tokens tokens = tokens_of(piece);
    if (tokens.empty()) continue;
    if (const std::optional<PhraseFound> said = words.find(Sense::commander, tokens, 0)) {
      commander = said->length < tokens.size() ? tidy(piece.substr(tokens[said->length].begin)) : "";
    } else if (words.any(Sense::commander, tokens, 0, tokens.size())) {
      append(note, piece);  // "No G.O.C."
    } else {
      name += fmt::format("{}{}", name.empty() ? "" : " ", piece);
    }
  }
  const Tokens tokens = tokens_of(name);
  if (head_of({tokens, tokens.size(), words}).is != Head::Is::formation) return {};
  std::vector<std::string> lines = {fmt::format("{}:{}{}", name, commander.empty() ? "" : " ", commander)};
  if (!note.empty()) lines.push_back(fmt::format("Note: {}", note));
  return lines;
}

/// "Slade", "H. Campbell", "de Bernewitz"; not "? Barnard", "no G.O.C.", "Cuming of 11th Light Dragoons".
bool is_name(std::string_view led_by, const PhraseBook& words) {
  const Tokens tokens = tokens_of(led_by);
  return !tokens.empty() && !words.any(Sense::commander, tokens, 0, tokens.size()) &&
         std::all_of(tokens.begin(), tokens.end(), [&](const Token& token) {
           const auto at = static_cast<std::size_t>(&token - tokens.data());
           return (token.is == Token::Is::word && !words.has(Sense::kind, tokens, at)) || token.mark(".");
         });
}

/// "2e division (Vandamme)" as "2e division: Vandamme".
std::string led(std::string_view command, const PhraseBook& words) {
  const std::size_t open = command.rfind('(');
  const bool bracket = open != std::string_view::npos && command.ends_with(')');
  const std::string_view person = bracket ? command.substr(open + 1, command.size() - open - 2) : std::string_view{};
  if (!bracket || !may_be_person(tokens_of(person), 0, person, words)) return std::string(command) + ':';
  return fmt::format("{}: {}", trim(command.substr(0, open)), person);
}

}  // namespace

std::vector<std::string> lettered_brigades(std::string_view line, const PhraseBook& words) {
  const std::vector<Brigade> brigades = brigades_in(line);
  if (brigades.empty()) return {};
  std::vector<std::string> lines = division_of(line.substr(0, brigades.front().begin), words);
  if (lines.empty() && (brigades.front().begin > 0 || brigades.size() < 2)) return {};
  for (std::size_t i = 0; i < brigades.size(); ++i) {
    const Brigade& brigade = brigades[i];
    const bool named = is_name(brigade.led_by, words);
    std::string_view troops = brigade.troops;
    if (troops.ends_with('.') && i + 1 == brigades.size()) troops.remove_suffix(1);
    lines.push_back(named ? fmt::format("Brigade {} ({}): {}", brigade.letter, brigade.led_by, troops)
                          : fmt::format("Brigade {}: {}", brigade.letter, troops));
    if (!named) lines.push_back(fmt::format("Note: {}", brigade.led_by));
    const std::size_t next = i + 1 < brigades.size() ? brigades[i + 1].begin : line.size();
    std::string_view more = trim(line.substr(brigade.end, next - brigade.end));
    while (!more.empty() && (more.starts_with(';') || more.ends_with(';') || more.ends_with('.')))
      more = trim(more.starts_with(';') ? more.substr(1) : more.substr(0, more.size() - 1));
    if (!more.empty()) lines.emplace_back(more);
  }
  return lines;
}

std::vector<std::string> brigades_in_brackets(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || line.find('(', colon) == std::string_view::npos) return {};
  std::vector<std::string> lines = {led(trim(line.substr(0, colon)), words)};
  std::string_view right = trim(line.substr(colon + 1));
  const Tokens first = tokens_of(right);
  const std::optional<PhraseFound> plural = words.find(Sense::count, first, 0);
  const bool brigades = plural && plural->is == "commands" && plural->length < first.size();
  if (brigades) right = right.substr(first[plural->length].begin);  // "brigades Schiner (24e léger), Ferey (4e, 28e)"
  for (const std::string_view piece : pieces_of(right, ',')) {
    const std::size_t open = piece.find('(');
    const std::size_t close = piece.rfind(')');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) return {};
    const std::string_view name = trim(piece.substr(0, open));
    const std::string_view troops = piece.substr(open + 1, close - open - 1);
    const Tokens tokens = tokens_of(name);
    const bool command = head_of({tokens, tokens.size(), words}).is == Head::Is::formation ||
                         (brigades && may_be_person(tokens, 0, name, words));
    if (!command || troops_listed(troops, words).empty() || !trim(piece.substr(close + 1)).empty()) return {};
    lines.push_back(fmt::format("{}{}: {}", brigades ? "Brigade " : "", name, troops));
  }
  return lines.size() > 1 ? lines : std::vector<std::string>{};
}

std::vector<std::string> brigades_in_row(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos || line.find(", ", colon) == std::string_view::npos) return {};
  const std::string_view command = trim(line.substr(0, colon));
  const Tokens left = tokens_of(command);
  if (head_of({left, left.size(), words}).is != Head::Is::formation) return {};
  std::vector<std::string> lines = {fmt::format("{}:", command)};
  std::string_view right = trim(line.substr(colon + 2));
  while (right.ends_with('.') || right.ends_with(';')) right.remove_suffix(1);
  bool led_last = false;
  for (const std::string_view piece : pieces_of(right, ';')) {
    const std::size_t first = piece.find(", "), last = piece.rfind(", ");
    const std::string_view name = trim(piece.substr(0, first));
    const Tokens named = tokens_of(name);
    const Head head = head_of({named, named.size(), words});
    if (first == std::string_view::npos || head.is != Head::Is::formation || !head.numbered) {
      lines.emplace_back(piece);
      continue;
    }
    const std::string_view person = trim(piece.substr(last + 2));
    const Tokens leader = tokens_of(person);
    const bool ranked = first < last && (words.has(Sense::rank, leader, 0) || words.has(Sense::title, leader, 0));
    const std::string_view troops = piece.substr(first + 2, ranked ? last - first - 2 : std::string_view::npos);
    if (troops_listed(troops, words).empty()) return {};
    led_last = led_last || ranked;
    lines.push_back(ranked ? fmt::format("{} ({}): {}", name, person, troops) : fmt::format("{}: {}", name, troops));
  }
  return led_last ? lines : std::vector<std::string>{};
}

}  // namespace estafette::readers
