#include "converter/readers/retold/labels/commander_labels.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/needs.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostOfCommand = 12;  ///< tokens before the label

/// One past the label for a commander that begins at a token, "Commander", "Commanding Officer"; `at` if none does.
std::size_t past_label(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, at);
  return label && !label->part ? at + label->length : at;
}

bool is_joint(const Token& token) {
  return token.mark(":") || token.mark("-");
}

/// "VANGUARDIA.", and no short form like "Brig."
bool ends_sentence(std::string_view name) {
  constexpr std::size_t kLongestShortForm = 5;
  const std::size_t blank = name.rfind(' ');
  const std::size_t word = blank == std::string_view::npos ? name.size() : name.size() - blank - 1;
  return name.ends_with('.') && word > kLongestShortForm + 1;
}

/// "2nd Brigade", "Infantry Garrison", and neither "Brigade" alone nor "Artillery".
bool names_a_command(std::string_view name, const PhraseBook& words) {
  const Tokens tokens = tokens_of(name);
  const Head head = head_of({tokens, tokens.size(), words});
  const std::optional<PhraseFound> label = words.find(Sense::note, tokens, 0);
  if (head.is == Head::Is::formation) return tokens.size() > 1 || !head.level;
  return head.arm && head.arm != Arm::artillery && head.arm != Arm::support && !head.numbered && !label;
}

/// "Payne", "Sir J. Roe;": words with capitals and initials up to the end of the line.
bool is_person_to_end(std::string_view line, const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 5;
  std::size_t named = 0;
  for (std::size_t at = from; at < tokens.size(); ++at) {
    const bool last = at + 1 == tokens.size();
    if (tokens[at].mark(".") || (last && tokens[at].mark(";"))) continue;
    if (tokens[at].is != Token::Is::word || words.has(Sense::kind, tokens, at) || words.has(Sense::command, tokens, at))
      return false;
    const bool capital = !is_small(line[tokens[at].begin]);
    if (!capital && named == 0 && last) return false;
    ++named;
  }
  return named > 0 && named <= kMostWords && !is_small(line[tokens[from].begin]);
}

/// "Cavalry. G.O.C., Payne;", "3rd Division, Commander, Sir J. Roe": the label stands between stops or commas.
std::string led_between_commas(std::string_view line, const Tokens& tokens, const PhraseBook& words) {
  for (std::size_t at = 1; at + 2 < tokens.size() && at <= kMostOfCommand; ++at) {
    const bool mark = tokens[at - 1].mark(",") || tokens[at - 1].mark(":") || tokens[at - 1].mark(".");
    if (!mark && line[tokens[at - 1].end] != '.') continue;
    const std::size_t end = past_label(tokens, at, words);
    if (end == at) continue;
    if (end >= tokens.size() || !tokens[end].mark(",") || !is_person_to_end(line, tokens, end + 1, words)) return {};
    const std::string_view name = trim(line.substr(0, mark ? tokens[at - 1].begin : tokens[at - 1].end));
    if (!names_a_command(name, words)) return {};
    std::string_view person = trim(line.substr(tokens[end + 1].begin));
    while (person.ends_with(';') || person.ends_with('.')) person.remove_suffix(1);
    return fmt::format("{}: {}", name, person);
  }
  return {};
}

}  // namespace

std::string with_commander_behind_command(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  if (std::string led = led_between_commas(line, tokens, words); !led.empty()) return led;
  for (std::size_t at = 1; at + 2 < tokens.size() && at <= kMostOfCommand; ++at) {
    const std::size_t end = past_label(tokens, at, words);
    if (end == at || end + 1 >= tokens.size()) continue;
    if (tokens[at - 1].mark("("))  // "Corps de Ney (commandant : maréchal Ney)"
      return is_joint(tokens[end])
                 ? fmt::format("{}{}", line.substr(0, tokens[at].begin), line.substr(tokens[end + 1].begin))
                 : std::string(line);
    const bool parted = tokens[at - 1].mark(",") || is_joint(tokens[at - 1]);
    if (!is_joint(tokens[end]) || (!parted && !tokens[end].mark(":") && !words.has(Sense::rank, tokens, end + 1)))
      return std::string(line);
    if (tokens[end + 1].is == Token::Is::mark || words.has(Sense::commander, tokens, end + 1)) return std::string(line);
    std::string_view name = trim(line.substr(0, parted ? tokens[at - 1].begin : tokens[at].begin));
    if (ends_sentence(name)) name.remove_suffix(1);  // "VANGUARDIA. Comandante: Roe"
    if (tokens[at - 1].mark(":") && at < 2) return std::string(line);
    const bool led = words.has(Sense::note, tokens, 0) && !parted;  // "Artillery commander: Kern"
    if (led || !names_a_command(name, words)) return std::string(line);
    return fmt::format("{}: {}", name, line.substr(tokens[end + 1].begin));
  }
  return std::string(line);
}

namespace {

/// The level of a command that a line names and nothing else, "1st Brigade", "III Corps:".
std::optional<Level> level_alone(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const Head head = head_of({tokens, tokens.size(), words});
  const bool alone = head.end == tokens.size() || (head.end + 1 == tokens.size() && tokens[head.end].mark(":"));
  return head.is == Head::Is::formation && alone ? head.level : std::nullopt;
}

/// The level that a label names before its word for a commander, "Brigade Commander", "Divisional commander".
std::optional<Level> level_led(std::string_view label, const PhraseBook& words) {
  const Tokens tokens = tokens_of(label);
  const std::optional<PhraseFound> level = words.find(Sense::command, tokens, 0);
  const bool whole = level && level->length == tokens.size() && words.has(Sense::commander, tokens, tokens.size() - 1);
  const bool label_behind =
      level && level->length < tokens.size() && past_label(tokens, level->length, words) == tokens.size();
  if (!whole && !label_behind) return std::nullopt;
  return level_from(level->is);
}

}  // namespace

std::string with_colon_behind_commander(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  const std::optional<PhraseFound> label = words.find(Sense::commander, tokens, 0);
  if (!label || label->length + 1 >= tokens.size() || !tokens[label->length].mark(",") ||
      !words.has(Sense::rank, tokens, label->length + 1))
    return std::string(line);
  return fmt::format("{}: {}", line.substr(0, tokens[label->length].begin),
                     line.substr(tokens[label->length + 1].begin));
}

void tell_commanders_below(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto led_by = [&](std::size_t at) -> std::optional<Level> {
    if (at >= lines.size() || !may_be_read(lines[at])) return std::nullopt;
    const std::string_view text = lines[at].text;
    const std::size_t colon = text.find(": ");
    const bool may_lead =
        colon != std::string_view::npos && LineHolds(text, words).all(needs(Sense::commander, Sense::command));
    return may_lead ? level_led(text.substr(0, colon), words) : std::nullopt;
  };
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::optional<Level> led = led_by(at);
    if (!led) continue;
    TextLine& line = lines[at];
    const auto names_it = [&](std::size_t other) {
      return other < lines.size() && may_be_read(lines[other]) && level_alone(lines[other].text, words) == led;
    };
    const std::string leader = line.text.substr(line.text.find(": "));
    if (at > 0 && names_it(at - 1)) {
      line.text = fmt::format("Commander{}", leader);
    } else if (names_it(at + 1) && led_by(at + 2) != led) {  // "Corps Commander: Roe" above "I Corps"
      line.text = std::exchange(lines[at + 1].text, fmt::format("Commander{}", leader));
    }
  }
}

}  // namespace estafette::readers
