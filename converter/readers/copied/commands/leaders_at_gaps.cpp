#include "converter/readers/copied/commands/leaders_at_gaps.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kFewestLeaders = 2;
constexpr std::size_t kMostTokensOfLeader = 8;  ///< "FML. Br. v. Roe-Dale"

/// Where what is said behind "GM. Roe" and a gap, or "Generalmajor v. Roe:", begins; 0 for any other line.
std::size_t behind_leader(std::string_view text) {
  const std::size_t gap = text.find("  "), colon = text.find(": ");
  const std::size_t end = std::min(gap, colon);
  return end == std::string_view::npos ? 0 : std::min(text.find_first_not_of(": ", end), text.size());
}

/// Where the unit begins behind such a leader; 0 for any other line. `gap`: blanks, and no colon alone, part them.
std::size_t unit_behind_leader(std::string_view text, bool gap, const PhraseBook& words) {
  const std::size_t unit = behind_leader(text);
  if (unit == 0 || unit >= text.size()) return 0;
  std::string_view person = trim(text.substr(0, unit));
  const bool colon = person.ends_with(':');
  if (gap && !text.substr(0, unit).ends_with("  ")) return 0;
  if (colon) person = trim(person.substr(0, person.size() - 1));
  const Tokens said = tokens_of(person);
  if (said.size() < 2 || said.size() > kMostTokensOfLeader || has_digit(person) || !words.has(Sense::rank, said, 0) ||
      (colon && words.has(Sense::subaltern, said, 0)))  // a colonel before a colon may lead his own regiment
    return 0;
  for (const Sense other : {Sense::command, Sense::kind, Sense::unit, Sense::count})
    if (words.any(other, said, 1, said.size())) return 0;
  const std::string_view rest = text.substr(unit);
  const Tokens tokens = tokens_of(rest.substr(0, rest.find("  ")));
  if (tokens.empty() || words.has(Sense::rank, tokens, 0)) return 0;
  const bool troops =
      words.any(Sense::unit, tokens, 0, tokens.size()) || words.any(Sense::kind, tokens, 0, tokens.size());
  return troops && (colon || rest.find("  ") != std::string_view::npos) ? unit : 0;
}

/// Where the unit begins behind "1re division." and a gap, in the row above that of its leader; 0 for any other line.
std::size_t unit_behind_command(std::string_view text, const PhraseBook& words) {
  const std::size_t gap = text.find("  ");
  if (gap == std::string_view::npos) return 0;
  const Tokens said = tokens_of(text.substr(0, gap));
  const std::size_t unit = text.find_first_not_of(' ', gap);
  if (said.empty() || said.size() > kMostTokensOfLeader || unit == std::string_view::npos ||
      words.has(Sense::rank, said, 0))
    return 0;
  const bool command = words.any(Sense::command, said, 0, said.size()) || words.has(Sense::arm, said, 0);
  const std::string_view rest = text.substr(unit);
  const Tokens tokens = tokens_of(rest.substr(0, rest.find("  ")));
  const bool troops =
      words.any(Sense::unit, tokens, 0, tokens.size()) || words.any(Sense::kind, tokens, 0, tokens.size());
  return command && troops && rest.find("  ") != std::string_view::npos ? unit : 0;
}

/// Takes the first cell of a row off, up to its unit, and gives back what it says without the mark at its end.
std::string take_first_cell(TextLine& line, std::size_t unit) {
  std::string cell(trim(std::string_view(line.text).substr(0, unit)));
  if (cell.ends_with(':') || cell.ends_with('.')) cell.pop_back();
  line.text = line.text.substr(unit);
  line.depth += static_cast<int>(unit);
  line.indent += static_cast<int>(unit);
  line.after_blank = false;
  return cell;
}

}  // namespace

void part_leaders_at_gaps(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto behind_gap = [&](std::size_t at, bool gap) {
    return at < lines.size() && may_be_read(lines[at]) ? unit_behind_leader(lines[at].text, gap, words) : 0;
  };
  const auto behind = [&](std::size_t at) { return behind_gap(at, false); };
  int leaders = 0;
  bool gap = false;  // beside others with a gap any colon parts them
  for (std::size_t at = 0; at < lines.size(); ++at) {
    leaders += behind(at) > 0 ? 1 : 0;
    gap = gap || behind_gap(at, true) > 0;
  }
  if (leaders < kFewestLeaders || !gap) return;
  std::vector<TextLine> parted;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::size_t leader = behind(at);
    const std::size_t unit =
        leader > 0 || lines[at].depth != lines[std::min(at + 1, lines.size() - 1)].depth || behind(at + 1) == 0
            ? leader
            : unit_behind_command(lines[at].text, words);
    if (unit > 0) {
      TextLine head = lines[at];
      head.text = take_first_cell(lines[at], unit);
      parted.push_back(std::move(head));
    }
    parted.push_back(lines[at]);
    if (unit == 0 || leader > 0) continue;
    std::string& command = parted[parted.size() - 2].text;
    command += ": " + take_first_cell(lines[at + 1], behind(at + 1));
    parted.push_back(lines[++at]);
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
