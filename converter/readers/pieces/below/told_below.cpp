#include "converter/readers/pieces/below/told_below.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/commander.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestTold = 160;  ///< bytes of such a line
constexpr std::size_t kWordsBefore = 2;    ///< "Brigade loss:", "Staff loss:"

/// "k, 19; w, 50; m, 154 = 223": letters for sorts of losses, each with its figure.
bool lists_losses_in_letters(const Tokens& tokens, std::size_t from) {
  std::size_t letters = 0, figures = 0;
  for (std::size_t at = from; at < tokens.size(); ++at) {
    const Token& token = tokens[at];
    const bool letter = token.is == Token::Is::word && token.text.size() == 1 &&
                        std::string_view("kwmc").find(token.text[0]) != std::string_view::npos;
    if (!letter && token.is != Token::Is::number && token.is != Token::Is::mark) return false;
    letters += letter ? 1U : 0U;
    figures += token.is == Token::Is::number ? 1U : 0U;
  }
  return letters > 0 && figures >= letters;
}

/// "Brigade loss: k, 19; w, 50", and nothing else.
bool tells_losses_in_letters(std::string_view text, const PhraseBook& words) {
  if (text.size() > kLongestTold || text.find(':') == std::string_view::npos) return false;
  const Tokens tokens = tokens_of(text);
  for (std::size_t at = 0; at < std::min(tokens.size(), kWordsBefore); ++at)
    if (const std::optional<PhraseFound> loss = words.find(Sense::loss, tokens, at))
      return at + loss->length < tokens.size() && tokens[at + loss->length].mark(":") &&
             lists_losses_in_letters(tokens, at + loss->length + 1);
  return false;
}

/// Where "Marshal Kern." begins behind "Strength: 5,500 men and 24 guns. "; 0 if nobody stands there.
std::size_t leader_behind_strength(std::string_view text, const PhraseBook& words) {
  if (text.size() > kLongestTold || std::none_of(text.begin(), text.end(), is_digit)) return 0;
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> label = words.find(Sense::total, tokens, 0);
  if (!label || label->length >= tokens.size() || !tokens[label->length].mark(":")) return 0;
  for (std::size_t stop = text.find(". "); stop != std::string_view::npos; stop = text.find(". ", stop + 1)) {
    const std::string_view person = text.substr(stop + 2);
    if (words.has(Sense::rank, tokens_of(person), 0) && std::none_of(person.begin(), person.end(), is_digit))
      return stop + 2;
  }
  return 0;
}

struct LeaderAtEnd {
  std::size_t figures = 0, name = 0;  ///< where the figures end, and where his rank begins
};

/// "Held back, this corps has 17,710 foot and 56 guns, under the command of Lieutenant General Kern": a sentence that
/// tells more figures than one and, behind its last comma, who leads, and nothing after him.
std::optional<LeaderAtEnd> leader_at_end(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kLongestSentence = 240, kMostOfName = 9;
  const std::size_t comma = text.rfind(", ");
  if (text.size() > kLongestSentence || comma == std::string_view::npos ||
      text.find_first_of(":;") != std::string_view::npos || is_digit(text.front()))
    return std::nullopt;
  const std::string_view behind = text.substr(comma + 2);
  const Tokens led = tokens_of(behind), before = tokens_of(text.substr(0, comma));
  const std::optional<PhraseFound> label = words.find(Sense::commander, led, 0);
  std::size_t rank = label ? label->length : led.size();
  if (rank < led.size() && words.has(Sense::link, led, rank) && !words.has(Sense::rank, led, rank)) ++rank;
  const bool person = rank < led.size() && led.size() <= kMostOfName + rank && words.has(Sense::rank, led, rank) &&
                      std::none_of(behind.begin(), behind.end(), is_digit);
  const auto figures = std::count_if(before.begin(), before.end(), [&](const Token& token) {
    const auto at = static_cast<std::size_t>(&token - before.data());
    return token.is == Token::Is::number && words.has(Sense::count, before, at + 1);
  });
  if (!person || figures < 2) return std::nullopt;
  const Item whole = item_of(text, words);  // "IR Alba, 2 battalions, 843 men, under Colonel Roe" is led by him
  if (whole.is == Item::Is::unit && !whole.parts.commander.empty()) return std::nullopt;
  return LeaderAtEnd{comma, comma + 2 + led[rank].begin};
}

/// Where "It consisted of:" begins behind "Kern took the army over on 7 May. "; 0 if the line ends otherwise.
/// "First Division, Brig. Gen. William Kern:" is none: a name stands behind the stop.
std::size_t announcement(std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kLongestAnnouncement = 5;  // tokens
  constexpr std::size_t kFewestBefore = 6;
  if (!text.ends_with(':')) return 0;
  const std::size_t stop = text.rfind(". ");
  if (stop == std::string_view::npos || text.substr(0, stop).find(':') != std::string_view::npos) return 0;
  const Tokens last = tokens_of(text.substr(stop + 2));
  const bool plain = std::all_of(last.begin(), last.end() - 1, [](const Token& t) { return t.is == Token::Is::word; });
  const bool few = last.size() > 2 && last.size() <= kLongestAnnouncement;
  const std::string_view name = text.substr(stop + 2, text.size() - stop - 3);
  if (may_be_person(tokens_of(name), 0, name, words)) return 0;
  return plain && few && tokens_of(text.substr(0, stop)).size() >= kFewestBefore ? stop + 2 : 0;
}

TextLine told(const TextLine& line, std::string_view text) {
  TextLine own = line;
  own.text = trim(text);
  own.after_blank = false;
  return own;
}

}  // namespace

void part_what_is_told_below(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextLine> apart;
  apart.reserve(lines.size());
  for (TextLine& line : lines) {
    const bool read = !line.footnote && !line.back_matter;
    if (const auto led = read && !apart.empty() ? leader_at_end(line.text, words) : std::nullopt) {
      std::string_view person = trim(std::string_view(line.text).substr(led->name));
      while (person.ends_with('.')) person.remove_suffix(1);
      apart.push_back(told(line, fmt::format("Commander: {}", person)));
      line.text.resize(led->figures);
      apart.push_back(std::move(line));
      continue;
    }
    if (!read || line.text.size() > kLongestTold) {
      apart.push_back(std::move(line));
      continue;
    }
    if (const std::size_t leader = leader_behind_strength(line.text, words); leader > 0) {
      std::string_view person = trim(std::string_view(line.text).substr(leader));
      if (person.ends_with('.')) person.remove_suffix(1);
      apart.push_back(told(line, fmt::format("Commander: {}", person)));
      line.text.resize(leader - 1);
      apart.push_back(std::move(line));
      continue;
    }
    if (const std::size_t last = announcement(line.text, words); last > 0) {
      apart.push_back(told(line, std::string_view(line.text).substr(0, last - 1)));
      apart.back().footnote = true;
      apart.push_back(told(line, std::string_view(line.text).substr(last)));
      apart.back().footnote = true;
      continue;
    }
    const std::size_t stop = line.text.rfind(". ", line.text.find(':'));
    const std::size_t losses = stop == std::string::npos || line.text.find(':') == std::string::npos ? 0 : stop + 2;
    if (!tells_losses_in_letters(std::string_view(line.text).substr(losses), words)) {
      apart.push_back(std::move(line));
      continue;
    }
    if (losses > 0) apart.push_back(told(line, std::string_view(line.text).substr(0, losses - 1)));
    if (losses > 0) apart.back().after_blank = line.after_blank;
    TextLine note = told(line, std::string_view(line.text).substr(losses));
    note.footnote = true;
    apart.push_back(std::move(note));
  }
  lines = std::move(apart);
}

}  // namespace estafette::readers
