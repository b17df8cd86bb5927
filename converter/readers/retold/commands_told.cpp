#include "converter/readers/retold/commands_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/joints.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestTold = 200;  ///< bytes of such a line
constexpr int kLargestOfARegiment = 300;   ///< its number

/// "1º e 2º", "15° e 16° reggimento fanteria": two or more numbers of regiments, and words for what they are.
bool numbers_regiments(const Tokens& inside, const PhraseBook& words) {
  std::size_t numbers = 0;
  for (std::size_t at = 0; at < inside.size();) {
    std::optional<PhraseFound> said = words.find(Sense::unit, inside, at);
    if (!said) said = words.find(Sense::kind, inside, at);
    if (inside[at].is == Token::Is::ordinal && inside[at].value <= kLargestOfARegiment) {
      ++numbers;
      ++at;
    } else if (is_joint(inside, at, words)) {
      ++at;
    } else if (said && numbers > 1) {
      at += said->length;
    } else {
      return false;
    }
  }
  return numbers > 1;
}

/// Where the commands begin with which a regiment was at another time, if one of them is an army that tells a nation;
/// the end of the line if there are none: "4th Virginia Infantry, Kern's Brigade, Army of the Potomac".
std::size_t other_commands(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma == std::string_view::npos || line.size() > kLongestTold || !is_digit(line.front()) ||
      line.find_first_of(":;([") != std::string_view::npos)
    return line.size();
  const Tokens unit = tokens_of(line.substr(0, comma));
  if (unit.empty() || unit[0].is != Token::Is::ordinal || head_of({unit, unit.size(), words}).is != Head::Is::unit)
    return line.size();
  bool nation = false;
  for (const std::string& told : split(line.substr(comma + 1), ',')) {
    const Tokens command = tokens_of(told);
    const Head whose = head_of({command, command.size(), words});
    const bool figures =
        std::any_of(command.begin(), command.end(), [](const Token& token) { return token.is == Token::Is::number; });
    const bool ends =
        whose.end == command.size() || words.has(Sense::link, command, whose.end);  // "Army of the Potomac"
    const bool troops = words.any(Sense::kind, command, 0, command.size());
    if (whose.is != Head::Is::formation || !ends || troops || figures || words.has(Sense::link, command, 0))
      return line.size();
    nation = nation || words.any(Sense::nation, command, 0, command.size());
  }
  return nation ? comma : line.size();  // "9th Reserve Regiment, III Corps"
}

}  // namespace

std::string with_arm_led(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestTold || !line.ends_with(')') || line.find(':') != std::string_view::npos)
    return std::string(line);
  const std::size_t open = line.rfind('(');
  const Tokens tokens = tokens_of(line.substr(0, open));
  const auto dash = [&](std::size_t at) {
    return tokens[at].mark("-") && !tokens[at].joined && words.any(Sense::command, tokens, 0, at);
  };
  const auto led = [&](std::size_t at) { return at > 0 && (words.has(Sense::commander, tokens, at) || dash(at)); };
  std::size_t under = 0;
  while (under < tokens.size() && !led(under)) ++under;
  if (under >= tokens.size()) return std::string(line);
  const std::size_t leader = under + (dash(under) ? 1 : words.find(Sense::commander, tokens, under)->length);
  const bool figures = std::any_of(tokens.begin(), tokens.end(),
                                   [](const Token& token) { return token.is != Token::Is::word && !token.mark("-"); });
  const bool arm = words.any(Sense::arm, tokens, 0, under);
  const bool general = leader < tokens.size() &&
                       (words.has(Sense::rank, tokens, leader) || words.has(Sense::title, tokens, leader)) &&
                       !leads_at_most_a_regiment(tokens, leader, words);
  if (figures || !arm || !general) return std::string(line);
  return fmt::format("{}: {}", trim(line.substr(0, tokens[under].begin)), line.substr(tokens[leader].begin));
}

std::string with_regiments_of_brigade(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find('('), close = line.find(')', open == std::string_view::npos ? 0 : open);
  if (line.size() > kLongestTold || open == std::string_view::npos || close == std::string_view::npos)
    return std::string(line);
  const Tokens name = tokens_of(line.substr(0, open));
  const std::optional<PhraseFound> command = name.size() < 2 ? std::nullopt : words.find(Sense::command, name, 0);
  const bool words_only =
      std::all_of(name.begin(), name.end(), [](const Token& token) { return token.is == Token::Is::word; });
  const std::string_view inside = line.substr(open + 1, close - open - 1);
  const Tokens numbers = tokens_of(inside);
  if (!command || command->is != "brigade" || command->length != 1 || !words_only || !numbers_regiments(numbers, words))
    return std::string(line);
  std::string_view behind = trim(line.substr(close + 1));
  while (behind.starts_with(':') || behind.starts_with('-') || behind.starts_with(',')) behind = trim(behind.substr(1));
  if (!behind.empty() && !is_digit(behind.front())) return std::string(line);
  std::string regiments(inside);
  if (!words.any(Sense::unit, numbers, 0, numbers.size()))
    regiments += fold(name[0].text) == "brigata" ? " reggimento" : " Regiment";
  if (!words.any(Sense::kind, numbers, 0, numbers.size()))
    for (std::size_t at = 1; at < name.size(); ++at)
      if (const std::optional<PhraseFound> kind = words.find(Sense::kind, name, at)) {
        regiments += " " + std::string(text_between(line, name[at], name[at + kind->length - 1]));
        break;
      }
  return fmt::format("{}: {}{}{}", trim(line.substr(0, open)), regiments, behind.empty() ? "" : " = ", behind);
}

std::string with_leader_in_round_brackets(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.ends_with(']') ? line.rfind('[') : line.find('[');
  const std::size_t close = line.find(']', std::min(open, line.size()));
  if (line.size() > kLongestTold || close == std::string_view::npos || open == 0) return std::string(line);
  const std::string_view inside = line.substr(open + 1, close - open - 1), behind = line.substr(close + 1);
  const std::string_view person = trim(inside.substr(0, inside.find('(')));  // "[Col Roe (w)]"
  const Tokens name = tokens_of(line.substr(0, open));
  const Tokens leader = tokens_of(person);
  const bool ranked = words.has(Sense::rank, leader, 0) || words.has(Sense::title, leader, 0);
  const bool led = ranked || (behind.empty() && may_be_person(leader, 0, person, words));
  const bool figures =
      behind.empty() || behind.starts_with(':') || behind.starts_with(" (") || behind.starts_with(" -");
  if (!words.any(Sense::command, name, 0, name.size()) || !led || !figures || has_digit(inside) ||
      words.any(Sense::rank, name, 0, name.size()))
    return std::string(line);
  const std::string_view fate = trim(inside.substr(std::min(inside.find('('), inside.size())));
  return fmt::format("{} ({}){}{}{}", trim(line.substr(0, open)), person, fate.empty() ? "" : " ", fate, behind);
}

std::string with_duty_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.ends_with(')') ? line.rfind('(') : std::string_view::npos;
  if (line.size() > kLongestTold || open == std::string_view::npos || open == 0) return std::string(line);
  const std::string_view inside = line.substr(open + 1, line.size() - open - 2);
  const std::size_t dash = inside.find(" - ");
  if (dash == std::string_view::npos || has_digit(inside)) return std::string(line);
  const std::string_view person = trim(inside.substr(dash + 3));
  const Tokens leader = tokens_of(person), name = tokens_of(line.substr(0, open));
  const bool general = words.has(Sense::rank, leader, 0) && !leads_at_most_a_regiment(leader, 0, words);
  if (!general || !words.any(Sense::command, name, 0, name.size())) return std::string(line);
  return fmt::format("{} ({}) [Note: {}]", trim(line.substr(0, open)), person, trim(inside.substr(0, dash)));
}

std::string with_posting_noted(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestTold) return std::string(line);
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 1 < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool lent = link && link->is == "lent" && tokens[at - 1].mark("-") && tokens[at - 2].mark(")");
    if (!link || (link->is != "posted" && !lent)) continue;
    const std::size_t open = line.ends_with(')')   ? line.rfind('(')
                             : line.ends_with(']') ? line.rfind('[')
                                                   : std::string_view::npos;
    const bool bracketed = open != std::string_view::npos && open > 0 && open < tokens[at].begin &&
                           tokens[at - 1].end > open + 1 &&
                           std::none_of(line.begin() + static_cast<std::ptrdiff_t>(open), line.end(), is_digit);
    if (bracketed) {  // "(Brigade attached to Roe)"
      const std::string_view told = line.substr(tokens[at].begin, line.size() - 1 - tokens[at].begin);
      const std::string_view name = trim(line.substr(0, open));
      return line.find(": ") < open ? fmt::format("{} ({})", name, told) : fmt::format("{} [Note: {}]", name, told);
    }
    std::size_t end = at;
    while (end > 0 && (tokens[end - 1].mark("-") || tokens[end - 1].mark(","))) --end;
    const Tokens rest(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end());
    const bool figures = std::any_of(rest.begin(), rest.end(), [](const Token& token) {
      return token.is == Token::Is::number || token.mark(":") || token.mark("(") || token.mark("[");
    });
    const auto closes = [&](std::string_view mark) { return end > 0 && tokens[end - 1].mark(mark); };
    const bool bracket =
        closes("[") || closes("(") || (closes(")") && !lent) || closes(":");  // it is a note as it stands
    const Head head = head_of({tokens, end, words});
    const bool sentence = line.ends_with('.') && head.is != Head::Is::formation;
    if (end == 0 || bracket || figures || sentence || head.is == Head::Is::nothing) break;
    std::string_view told = trim(line.substr(tokens[at].begin));
    if (told.ends_with('.')) told.remove_suffix(1);
    const std::string_view name = line.substr(0, tokens[end - 1].end);
    return name.find(": ") != std::string_view::npos ? fmt::format("{} ({})", name, told)
                                                     : fmt::format("{} [Note: {}]", name, told);
  }
  return std::string(line);
}

std::vector<TextLine> with_other_commands_noted(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> told;
  told.reserve(lines.size());
  for (const TextLine& line : lines) {
    told.push_back(line);
    const std::size_t end = line.back_matter || line.footnote ? line.text.size() : other_commands(line.text, words);
    if (end == line.text.size()) continue;
    told.back().text = line.text.substr(0, end);
    told.push_back(line);
    told.back().text = trim(std::string_view(line.text).substr(end + 1));
    told.back().footnote = true;
    told.back().after_blank = false;
  }
  return told;
}

std::string with_staff_counted_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::string_view kStaff = " Staff ", kOfficers = " Field Officers";
  const std::size_t at = line.find(kStaff), officers = at == std::string_view::npos ? at : line.find(kOfficers, at);
  if (officers == std::string_view::npos || at == 0) return std::string(line);
  std::size_t figure = at;
  while (figure > 0 && is_digit(line[figure - 1])) --figure;
  const std::string_view before = trim(line.substr(0, figure));
  const Tokens named = tokens_of(before);
  const bool noted = before.find('[') != std::string_view::npos;
  if (figure == at || noted || !words.any(Sense::rank, named, 0, named.size())) return std::string(line);
  const std::size_t end = officers + kOfficers.size();
  return fmt::format("{} [Note: {}]{}", before, line.substr(figure, end - figure), line.substr(end));
}

std::string with_included_noted(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find('('), close = open == std::string_view::npos ? open : line.find(')', open);
  if (close == std::string_view::npos || open == 0) return std::string(line);
  const std::string_view inside = line.substr(open + 1, close - open - 1);
  const Tokens before = tokens_of(line.substr(0, open)), told = tokens_of(inside);
  const std::size_t link = told.size() > 2 && told[1].mark(",") ? 2 : 1;
  const bool figure = told.size() > link + 1 && told[0].is == Token::Is::number;
  const std::optional<PhraseFound> included = figure ? words.find(Sense::link, told, link) : std::nullopt;
  const bool units = included && link + included->length < told.size() &&
                     told[link + included->length].is == Token::Is::number && told[link].text != "in";
  if (!units || !words.any(Sense::command, before, 0, before.size()) ||
      !words.any(Sense::unit, told, link, told.size()))
    return std::string(line);
  return fmt::format("{}({}) [Note: {}]{}", line.substr(0, open), inside.substr(0, told[0].end),
                     inside.substr(told[link].begin), line.substr(close + 1));
}

namespace {

/// "2 x Grenadiers, 2 x Guard", "2 x musketeers 2 x fusiliers": each with the word for what is counted in place of the
/// sign, and how many they are together; nothing if it says anything else.
struct Sorts {
  std::string told;
  int sum = 0;
};

std::optional<Sorts> sorts_in(std::string_view inside, std::string_view unit, const PhraseBook& words) {
  const Tokens tokens = tokens_of(inside);
  const auto begins = [&](std::size_t at) {
    return at + 2 < tokens.size() && tokens[at].is == Token::Is::number && tokens[at + 1].text == "x";
  };
  Sorts sorts;
  std::size_t at = 0, entries = 0;
  while (at < tokens.size()) {
    if (!begins(at)) return std::nullopt;
    std::size_t end = at + 2;
    while (end < tokens.size() && !begins(end) && tokens[end].is == Token::Is::word && !is_and(tokens, end, words))
      ++end;
    const bool sort =
        end > at + 2 && (words.any(Sense::kind, tokens, at + 2, end) || words.any(Sense::quality, tokens, at + 2, end));
    if (!sort || words.any(Sense::gun, tokens, at + 2, end)) return std::nullopt;
    sorts.told += fmt::format("{}{} {} {}", entries++ > 0 ? ", " : "", tokens[at].value, unit,
                              text_between(inside, tokens[at + 2], tokens[end - 1]));
    sorts.sum += tokens[at].value;
    at = end;
    while (at < tokens.size() && (tokens[at].mark(",") || is_and(tokens, at, words))) ++at;
  }
  return entries > 1 ? std::optional(sorts) : std::nullopt;
}

/// ", 3 x 12-pounders, and 2 squadrons of Hussars" goes on with the list; " - deployed on the left" is a remark.
std::string behind_sorts(std::string_view rest, const PhraseBook& words) {
  rest = trim(rest);
  if (rest.ends_with('.')) rest.remove_suffix(1);
  if (rest.empty()) return "";
  if (rest.starts_with(',') || rest.starts_with(';') || rest.starts_with('+')) {
    const std::string_view more = trim(rest.substr(1));
    const Tokens tokens = tokens_of(more);
    const std::size_t begin = is_and(tokens, 0, words) && tokens.size() > 1 ? tokens[1].begin : 0;
    return fmt::format(", {}", more.substr(begin));
  }
  return fmt::format(" [Note: {}]", trim(rest.substr(rest.find_first_not_of(" -\xE2\x80\x93\x94"))));
}

}  // namespace

std::string with_sorts_in_bracket(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find('('), close = line.find(')', open == std::string_view::npos ? 0 : open);
  if (close == std::string_view::npos || line.size() > kLongestTold) return std::string(line);
  const Tokens before = tokens_of(line.substr(0, open));
  if (before.size() < 4) return std::string(line);
  const std::size_t last = before.size() - 1;  // "- 4 battalions"
  const std::optional<PhraseFound> count = words.find(Sense::count, before, last);
  const bool counted =
      count && (count->is == "battalions" || count->is == "squadrons") && before[last - 1].is == Token::Is::number;
  const bool parted = before[last - 2].mark("-") || before[last - 2].mark(":") || before[last - 2].mark(",");
  if (!counted || !parted) return std::string(line);
  const std::optional<Sorts> sorts =
      sorts_in(line.substr(open + 1, close - open - 1), count->is == "battalions" ? "bns" : "sqns", words);
  if (!sorts || sorts->sum != before[last - 1].value) return std::string(line);
  const std::string_view name = trim(line.substr(0, before[last - 3].end));
  const Tokens named = tokens_of(name);
  const bool command = words.any(Sense::command, named, 0, named.size());
  return fmt::format("{}{}: {}{}", command ? "" : "Brigade ", name, sorts->told,
                     behind_sorts(line.substr(close + 1), words));
}

}  // namespace estafette::readers
