#include "converter/readers/retold/leaders_told.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/line/led_troops.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/words/signs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestLabelled = 80;    ///< bytes
constexpr std::size_t kLongestCommand = 60;     ///< bytes of a command's name
constexpr std::size_t kMostTokensBetween = 12;  ///< "..., dite de réserve est commandée par"

/// The tokens of a command's name that a sentence begins with, without its article; 0 if it begins otherwise.
std::size_t names_command(const Tokens& sentence, const Tokens& command, const PhraseBook& words) {
  const std::optional<PhraseFound> article = sentence.empty() ? std::nullopt : words.find(Sense::link, sentence, 0);
  const bool without = !command.empty() && !sentence.empty() && sentence[0].text == command[0].text;
  const std::size_t from = without ? 0 : sentence.empty() || !article ? sentence.size() : 1;
  if (from + command.size() >= sentence.size()) return 0;
  const bool same = std::equal(command.begin(), command.end(), sentence.begin() + static_cast<std::ptrdiff_t>(from),
                               [](const Token& a, const Token& b) { return a.text == b.text; });
  return same ? from + command.size() : 0;
}

/// One past the longest phrase for a commander in a sentence, "est commandée par le", before a rank or title.
std::size_t past_commander(const Tokens& sentence, std::size_t from, const PhraseBook& words) {
  for (std::size_t at = from; at < sentence.size() && at < from + kMostTokensBetween; ++at) {
    const std::optional<PhraseFound> led = words.find(Sense::commander, sentence, at);
    if (!led) continue;
    std::size_t end = at + led->length;
    if (words.has(Sense::link, sentence, end) && !words.has(Sense::rank, sentence, end)) ++end;
    const bool person = words.has(Sense::rank, sentence, end) || words.has(Sense::title, sentence, end);
    return person ? end : 0;
  }
  return 0;
}

}  // namespace

std::string with_chief_of_arm_noted(std::string_view line, const PhraseBook& words) {
  if (line.size() > kLongestLabelled * 2 || line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  if (!words.has(Sense::rank, tokens, 0)) return std::string(line);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> leads = words.find(Sense::link, tokens, at);
    if (!leads || leads->is != "leads") continue;
    const std::size_t arm = at + leads->length;
    const std::optional<PhraseFound> whose = words.find(Sense::arm, tokens, arm);
    std::size_t end = arm + (whose ? whose->length : 0);
    while (end < tokens.size() && tokens[end].is == Token::Is::mark) ++end;
    return whose && end == tokens.size() ? fmt::format("Note: {}", line) : std::string(line);
  }
  return std::string(line);
}

std::string with_leader_labelled(std::string_view line, const PhraseBook& words) {
  if (line.starts_with("(") && line.size() > 5 && is_digit(line[1]) && line.substr(2).starts_with(".) ") &&
      words.has(Sense::rank, tokens_of(line.substr(5)), 0))
    return std::string(line.substr(5));  // "(1.) General Kern" above "(2.) Colonel Roe"
  const std::size_t colon = line.find(": ");
  if (colon != std::string_view::npos && colon > 0 && line.substr(colon + 2).starts_with('(') && line.ends_with(')')) {
    const Tokens title = tokens_of(line.substr(colon + 2));
    const Tokens command = tokens_of(line.substr(0, colon));
    if (line.find(')', colon) + 1 == line.size() && words.any(Sense::command, title, 1, title.size()) &&
        words.any(Sense::command, command, 0, command.size()) && !words.any(Sense::rank, title, 1, title.size()) &&
        std::none_of(line.begin() + static_cast<std::ptrdiff_t>(colon), line.end(), is_digit))
      return fmt::format("{} [Note: {}]", line.substr(0, colon), line.substr(colon + 3, line.size() - colon - 4));
  }
  if (colon == std::string_view::npos || colon == 0 || line.size() > kLongestLabelled) return std::string(line);
  const std::string_view label = line.substr(0, colon);
  std::string_view led = trim(line.substr(colon + 1));
  if (label == "CO" || label == "C.O.") return fmt::format("Commander: {}", led);
  const Tokens tokens = tokens_of(label);
  const std::optional<PhraseFound> rank = tokens.empty() ? std::nullopt : words.find(Sense::rank, tokens, 0);
  if (led.ends_with(':')) led = trim(led.substr(0, led.size() - 1));
  const bool alone = rank && rank->length == tokens.size() && !words.has(Sense::commander, tokens, 0) &&
                     !words.has(Sense::note, tokens, 0) && !leads_at_most_a_regiment(tokens, 0, words);
  const bool name =
      !led.empty() && std::none_of(led.begin(), led.end(), is_digit) && led.find(':') == std::string_view::npos;
  return alone && name ? fmt::format("{} {}", label, led) : std::string(line);
}

std::string with_successors_behind_colon(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 4> kDashes = {" -- ", " - ", " \u2013 ", " \u2014 "};
  const std::size_t fallen = line.find("), ");
  if (fallen == std::string_view::npos || line.find(": ") != std::string_view::npos) return std::string(line);
  if (!words.has(Sense::rank, tokens_of(line.substr(fallen + 3)), 0)) return std::string(line);
  for (const std::string_view dash : kDashes) {
    const std::size_t at = line.find(dash);
    if (at == std::string_view::npos || at > fallen) continue;
    const Tokens command = tokens_of(line.substr(0, at));
    const Tokens leader = tokens_of(line.substr(at + dash.size()));
    if (words.any(Sense::command, command, 0, command.size()) && words.has(Sense::rank, leader, 0))
      return fmt::format("{}: {}", line.substr(0, at), line.substr(at + dash.size()));
  }
  return std::string(line);
}

namespace {

/// Where the text begins behind the mark of an entry, "1. ", "2) ", "(3) ", "b) ", "IV. ": 0 if there is none.
std::size_t behind_entry_mark(std::string_view line) {
  constexpr std::size_t kLongestMark = 5;  // bytes
  const std::size_t blank = line.find(' ');
  if (blank == std::string_view::npos || blank < 2 || blank > kLongestMark) return 0;
  std::string_view mark = line.substr(0, blank);
  for (const std::string_view ordinal : {"\u00B0", "\u00BA"})  // "1° Le général", "2.º El general"
    if (mark.ends_with(ordinal) && is_digit(mark.front())) {
      mark.remove_suffix(ordinal.size());
      if (mark.ends_with('.')) mark.remove_suffix(1);
      return std::all_of(mark.begin(), mark.end(), is_digit) ? blank + 1 : 0;
    }
  const bool round = mark.front() == '(' && mark.back() == ')';
  const bool letter = mark.back() == ')' && mark.size() == 2 && is_small(mark.front());
  if (!round && mark.back() != ')' && mark.back() != '.') return 0;
  mark.remove_suffix(1);
  if (round) mark.remove_prefix(1);
  const bool number = !mark.empty() && std::all_of(mark.begin(), mark.end(), is_digit);
  return number || letter || roman(mark) ? blank + 1 : 0;
}

}  // namespace

std::string with_rank_first(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kLongestArticle = 3;
  const std::size_t entry = behind_entry_mark(line);
  std::string_view person = trim(line.substr(entry));
  const Tokens tokens = tokens_of(person);
  const std::size_t blank = person.find(' ');
  const bool article = tokens.size() > 2 && blank <= kLongestArticle && (entry > 0 || capital_at(person, 0)) &&
                       words.has(Sense::link, tokens, 0) && words.has(Sense::rank, tokens, 1);
  if (article) person = trim(person.substr(blank + 1));
  const Tokens named = tokens_of(person);
  const std::optional<PhraseFound> rank = named.empty() ? std::nullopt : words.find(Sense::rank, named, 0);
  if ((!article && entry == 0) || !rank || rank->length == named.size()) return std::string(line);
  if (entry > 0 && leads_at_most_a_regiment(named, 0, words)) return std::string(line);
  return item_of(person, words).is == Item::Is::commander ? std::string(person) : std::string(line);
}

std::string with_troops_behind_person(std::string_view line, const PhraseBook& words) {
  const std::size_t open = line.find(" (");
  std::string_view rest = trim(line);
  if (rest.ends_with(").")) rest.remove_suffix(1);
  const bool bracket = open != std::string_view::npos && open > 0 && rest.ends_with(')') &&
                       rest.find('(', open + 2) == std::string_view::npos && rest.find(':') == std::string_view::npos;
  if (!bracket || rest.find(',', open) == std::string_view::npos) return std::string(line);
  const std::string_view person = trim(rest.substr(0, open));
  const Tokens name = tokens_of(person);
  if (name.empty() || name.size() > 3 || !may_be_person(name, 0, person, words)) return std::string(line);
  std::string_view inside = rest.substr(open + 2, rest.size() - open - 3);
  if (inside.ends_with('.')) inside.remove_suffix(1);
  return troops_with_names(inside, words).empty() ? std::string(line) : fmt::format("Brigade {}: {}", person, inside);
}

namespace {

/// "Davout, III Corps": who, and what he leads.
struct LedCommand {
  std::string_view leader, command;
  Level level = Level::brigade;
};

std::optional<LedCommand> leader_before_command(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma == 0 || comma == std::string_view::npos || line.size() > kLongestCommand) return std::nullopt;
  const LedCommand led{trim(line.substr(0, comma)), trim(line.substr(comma + 2))};
  const Tokens person = tokens_of(led.leader), command = tokens_of(led.command);
  if (!may_be_person(person, 0, led.leader, words) || command.size() < 2) return std::nullopt;
  const Head head = head_of({command, command.size(), words});
  const bool numbered = head.is == Head::Is::formation && head.level && head.end == command.size();
  return numbered ? std::optional(LedCommand{led.leader, led.command, *head.level}) : std::nullopt;
}

}  // namespace

void put_commands_before_leaders(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<std::pair<std::size_t, LedCommand>> found;
  for (std::size_t at = 0; at < lines.size(); ++at)
    if (!lines[at].back_matter)
      if (const std::optional<LedCommand> led = leader_before_command(lines[at].text, words))
        found.emplace_back(at, *led);
  const bool several = found.size() > 1;
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto& [at, led] = found[i];
    const bool listed = i + 1 < found.size() && found[i + 1].first == at + 1 &&
                        found[i + 1].second.level == led.level;  // nobody's troops stand between them
    if (listed || (!several && !words.has(Sense::person, tokens_of(led.leader), 0))) continue;
    lines[at].text = fmt::format("{}: {}", led.command, led.leader);
  }
}

void tell_leaders_of_commands(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (std::size_t at = 1; at < lines.size(); ++at) {
    const std::string& above = lines[at - 1].text;
    std::string& text = lines[at].text;
    if (above.size() > kLongestCommand || text.size() > kLongestLine || lines[at].back_matter) continue;
    const Tokens command = tokens_of(std::string_view(above).substr(0, above.find(',')));
    if (!words.any(Sense::command, command, 0, command.size())) continue;
    const Tokens sentence = tokens_of(text);
    const std::size_t named = names_command(sentence, command, words);
    const std::size_t person = named == 0 ? 0 : past_commander(sentence, named, words);
    if (person > 0) text = trim(std::string_view(text).substr(sentence[person].begin));
  }
}

std::string with_command_of_wing(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos) return std::string(line);
  const auto [dash, length] = dash_in(line, colon);
  if (dash == std::string_view::npos) return std::string(line);
  const std::string_view wing = trim(line.substr(0, colon)), leader = trim(line.substr(colon + 1, dash - colon - 1)),
                         command = trim(line.substr(dash + length));
  const Tokens side = tokens_of(wing), person = tokens_of(leader), named = tokens_of(command);
  const std::optional<PhraseFound> word = words.find(Sense::command, side, 0);
  const bool plain = side.size() == 1 && side[0].is == Token::Is::word && !words.has(Sense::rank, side, 0) &&
                     !words.has(Sense::kind, side, 0) && !words.has(Sense::arm, side, 0);  // "Left", "Droite"
  const bool of_wing = plain ? !head_of({side, side.size(), words}).level
                             : word && word->length == side.size() && (word->is == "wing" || word->is == "reserve");
  const bool led = words.has(Sense::rank, person, 0) && !words.any(Sense::command, person, 0, person.size());
  const Head head = head_of({named, named.size(), words});
  const bool numbered = head.is == Head::Is::formation && head.level && head.end == named.size() && named.size() > 1;
  if (!of_wing || !led || !numbered || command.find(':') != std::string_view::npos) return std::string(line);
  return fmt::format("{}: {} [{}]", command, leader, wing);
}

std::string with_staff_behind_leader(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const bool command = words.any(Sense::command, tokens, 0, std::min<std::size_t>(tokens.size(), 3)) &&
                       line.find("Note:") == std::string_view::npos;
  for (std::size_t at = 1; at + 2 < tokens.size(); ++at) {
    const bool mark = tokens[at].mark(";") || tokens[at].mark(",");
    const std::size_t begin = mark ? at + 1 : at;
    const std::optional<PhraseFound> post = words.find(Sense::note, tokens, begin);
    const std::size_t behind = post ? begin + post->length : tokens.size();
    if (behind + 1 >= tokens.size() || !post->is.empty()) continue;
    const bool colon = tokens[behind].mark(":");
    const std::size_t person = colon || tokens[behind].mark(".") ? behind + 1 : behind;
    const bool named = person < tokens.size() && (words.has(Sense::rank, tokens, person) ||
                                                  (colon && command && capital_at(line, tokens[person].begin)));
    if (!named || (!mark && (!colon || !command || post->length < 2))) continue;
    std::string told(line.substr(tokens[begin].begin));
    const std::size_t open = told.find(" (");
    if (open != std::string::npos && told.find(')') + 1 == told.size()) {  // "Colonel Roe (Alba)": his regiment or town
      told.replace(open, 2, ", ");
      told.pop_back();
    }
    if (has_digit(told) || told.find_first_of(";([") != std::string::npos) continue;
    return fmt::format("{} [Note: {}]", line.substr(0, tokens[at - 1].end), told);
  }
  return std::string(line);
}

std::string with_leader_under_whom(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostOfLeader = 6;  // tokens
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 1; at < tokens.size() && tokens[at].begin <= kLongestCommand; ++at) {
    const std::optional<PhraseFound> under = words.find(Sense::commander, tokens, at);
    if (!under || tokens[at].joined || at + under->length >= tokens.size()) continue;
    const std::string_view behind = line.substr(tokens[at + under->length].begin);
    const std::size_t end = std::min(behind.find_first_of("(["), behind.size());
    const std::string_view person = trim(behind.substr(0, end)), before = line.substr(0, tokens[at - 1].end);
    const Tokens command = tokens_of(before), named = tokens_of(person);
    const bool plain = !named.empty() && named.size() <= kMostOfLeader && may_be_person(named, 0, person, words) &&
                       std::all_of(named.begin(), named.end(),
                                   [](const Token& token) { return token.is == Token::Is::word || token.mark("."); });
    const bool formation = head_of({command, command.size(), words}).is == Head::Is::formation &&
                           !words.any(Sense::verb, command, 0, command.size()) &&
                           std::none_of(command.begin(), command.end(), [](const Token& token) {
                             return token.mark(",") || token.mark(":") || token.mark("(");
                           });
    const bool others = words.any(Sense::kind, named, 0, named.size()) ||
                        words.any(Sense::command, named, 0, named.size()) ||
                        words.any(Sense::link, named, 0, named.size()) || words.has(Sense::rank, named, 0);
    if (plain && formation && !others)
      return fmt::format("{}: {}{}{}", before, person, end < behind.size() ? " " : "", behind.substr(end));
  }
  return std::string(line);
}

std::string with_lieutenants_spelt(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 4> kLieutenant = {"lt", "ltn", "lieut", "lieutenant"};
  const Tokens tokens = tokens_of(line);
  Rewriting text(line);
  for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
    const bool figure = tokens[at].figure();
    if (!figure || tokens[at].value < 1 || tokens[at].value > 2 ||
        std::find(kLieutenant.begin(), kLieutenant.end(), tokens[at + 1].text) == kLieutenant.end())
      continue;
    const std::size_t person = at + (tokens[at + 2].mark(".") ? 3 : 2);
    if (person >= tokens.size() || tokens[person].is != Token::Is::word || !capital_at(line, tokens[person].begin))
      continue;
    const bool troops = words.has(Sense::kind, tokens, person) || words.has(Sense::unit, tokens, person) ||
                        words.has(Sense::arm, tokens, person) || words.has(Sense::command, tokens, person) ||
                        words.has(Sense::count, tokens, person);
    if (troops) continue;
    text.put(tokens[at].begin, tokens[at + 1].begin, tokens[at].value == 1 ? "First " : "Second ");
  }
  return text.text();
}

std::string with_nation_before_command(std::string_view line, const PhraseBook& words) {
  const std::size_t comma = line.find(", ");
  if (comma > kLongestCommand || line.find_first_of(",:;([", comma + 1) != std::string_view::npos)
    return std::string(line);
  const Tokens nation = tokens_of(line.substr(0, comma));
  const std::optional<PhraseFound> known = nation.empty() ? std::nullopt : words.find(Sense::nation, nation, 0);
  if (!known || known->length != nation.size()) return std::string(line);
  const std::string_view named = trim(line.substr(comma + 2));
  const Tokens command = tokens_of(named);
  constexpr std::size_t kNumberAndWord = 2;  // tokens of "IV Corps"
  const bool plain = command.size() == kNumberAndWord && words.has(Sense::command, command, 1) &&
                     (command[0].is == Token::Is::ordinal || roman(named.substr(0, named.find(' '))));
  return plain ? fmt::format("{}: {}", line.substr(0, comma), named) : std::string(line);
}

std::string with_command_before_leader(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostOfLeader = 8;  // tokens
  const std::size_t colon = line.find(": ");
  const std::size_t second = colon == std::string_view::npos ? colon : line.find(": ", colon + 2);
  if (second > kLongestLabelled) return std::string(line);  // or none
  const std::string_view leader = trim(line.substr(0, colon)), name = trim(line.substr(colon + 2, second - colon - 2));
  const Tokens person = tokens_of(leader), command = tokens_of(name);
  const std::optional<PhraseFound> rank = person.empty() ? std::nullopt : words.find(Sense::rank, person, 0);
  const bool led = rank && rank->length < person.size() && person.size() <= kMostOfLeader &&
                   !words.any(Sense::command, person, rank->length, person.size()) &&
                   std::none_of(leader.begin(), leader.end(), is_digit);
  const std::optional<PhraseFound> arm = command.empty() ? std::nullopt : words.find(Sense::arm, command, 0);
  const Head head = head_of({command, command.size(), words});
  const bool whole =
      (head.is == Head::Is::formation && head.end == command.size()) || (arm && arm->length == command.size());
  if (!led || !whole || words.has(Sense::rank, command, 0)) return std::string(line);
  return fmt::format("{} ({}): {}", name, leader, line.substr(second + 2));
}

std::string with_post_on_staff_noted(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostTokens = 16;
  const Tokens tokens = tokens_of(line);
  if (tokens.size() > kMostTokens || line.find(':') != std::string_view::npos) return std::string(line);
  std::size_t comma = tokens.size();
  while (comma > 0 && !tokens[comma - 1].mark(",")) --comma;
  if (comma < 2 || comma >= tokens.size()) return std::string(line);
  const bool post = words.has(Sense::commander, tokens, comma) || words.has(Sense::rank, tokens, comma);
  bool staff = false;
  for (std::size_t at = comma + 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, at);
    staff = staff || (arm && (arm->is == to_string(Arm::artillery) || arm->is == to_string(Arm::support))) ||
            (kind && (arm_of(*kind_from(kind->is)) == Arm::artillery || arm_of(*kind_from(kind->is)) == Arm::support));
  }
  std::size_t name = 0;  // "KERN" of "KERN, gén. de brig., commandant l'artillerie"
  while (name < comma && !tokens[name].mark(",")) ++name;
  const bool command = words.any(Sense::command, tokens, 0, name) || words.any(Sense::unit, tokens, 0, name);
  const bool person = begins_capital(line) && tokens[0].is == Token::Is::word;
  return post && staff && person && !command ? fmt::format("Note: {}", line) : std::string(line);
}

}  // namespace estafette::readers
