#include "converter/readers/retold/prose_told.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/retold/apart/groups_apart.hpp"
#include "converter/readers/retold/retell.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestSmall = 3;     ///< words in small letters
constexpr std::size_t kFewestOfProse = 6;   ///< tokens
constexpr std::size_t kLongestProse = 400;  ///< bytes
constexpr int kFewestHeads = 3;             ///< commands in a paragraph of sentences, each with its colon

/// A link of that sort from a token on, and the token behind it.
struct ProseLink {
  std::size_t at = 0, end = 0;
};

std::optional<ProseLink> link_of(const Tokens& line, std::size_t from, std::string_view is, const PhraseBook& words) {
  for (std::size_t at = from; at < line.size(); ++at)
    if (const std::optional<PhraseFound> link = words.find(Sense::link, line, at); link && link->is == is)
      return ProseLink{at, at + link->length};
  return std::nullopt;
}

/// "dos escuadrones": two in Spanish; "of the" in Portuguese, whose plurals have other letters.
bool is_spanish_two(const Tokens& line, std::size_t at, const PhraseBook& words) {
  if (line[at].text != "dos" || at + 1 >= line.size()) return false;
  const std::string& next = line[at + 1].text;  // folded
  const bool spanish = next.ends_with("ones") || next.ends_with("ias") || next.ends_with("ezas");
  return spanish && !next.ends_with("nhias") && words.has(Sense::count, line, at + 1);
}

bool is_link_word(const Tokens& line, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> link = words.find(Sense::link, line, at);
  return link && link->is != "and" && !is_spanish_two(line, at, words);
}

/// "Kern's brigade", "Adrian Dale's 2nd Division": somebody's command from a token on, before the sentence goes on.
bool of_somebody(std::string_view line, const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  constexpr std::size_t kMostBefore = 4;
  for (std::size_t at = from; at + 1 < std::min(tokens.size(), from + kMostBefore); ++at) {
    const std::string_view text = line.substr(tokens[at].begin, tokens[at + 1].begin - tokens[at].begin);
    if (tokens[at].is != Token::Is::word) return false;
    if (text.find("'s ") == std::string_view::npos && text.find("\u2019s ") == std::string_view::npos) continue;
    const bool numbered = tokens[at + 1].is == Token::Is::ordinal;
    return words.has(Sense::command, tokens, at + (numbered ? 2U : 1U));
  }
  return false;
}

/// "(2 bns)" and the like in all brackets of a list.
bool brackets_count(std::string_view list, const PhraseBook& words) {
  for (std::size_t open = list.find('('); open != std::string_view::npos; open = list.find('(', open + 1)) {
    const std::size_t close = list.find(')', open);
    if (close == std::string_view::npos) return false;
    const Tokens said = tokens_of(list.substr(open + 1, close - open - 1));
    if (said.size() < 2 || said[0].is != Token::Is::number || !words.has(Sense::count, said, 1)) return false;
  }
  return true;
}

std::string_view without_marks(std::string_view text) {
  text = trim(text);
  while (!text.empty() && (text.back() == ',' || text.back() == '.')) text = trim(text.substr(0, text.size() - 1));
  return text;
}

}  // namespace

namespace {

/// "Kern's division (3rd division, IV Corps) comprised the ..." without the brackets, if they stand right before that.
std::optional<std::pair<std::string, std::string>> without_name_in_brackets(std::string_view line,
                                                                            const PhraseBook& words) {
  const std::size_t open = line.find(" ("), close = line.find(") ", std::min(open, line.size()));
  if (open == std::string_view::npos || close == std::string_view::npos) return std::nullopt;
  const Tokens behind = tokens_of(line.substr(close + 2));
  const std::optional<PhraseFound> holds = behind.empty() ? std::nullopt : words.find(Sense::link, behind, 0);
  if (!holds || holds->is != "holds") return std::nullopt;
  return std::pair{fmt::format("{} {}", line.substr(0, open), line.substr(close + 2)),
                   std::string(line.substr(open + 2, close - open - 2))};
}

}  // namespace

std::string list_in_prose(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  std::string list;
  std::size_t from = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    const bool joint = tokens[at].mark(",") || (link && link->is == "and");
    const std::size_t word = joint ? at + 1 : at;
    if ((!joint && at > 0) || word >= tokens.size() || !is_link_word(tokens, word, words)) continue;
    list.append(trim(text.substr(from, tokens[at].begin - from)))
        .append(list.empty() && from == 0 && at == 0 ? "" : ", ");
    std::size_t end = word;
    while (end + 1 < tokens.size() && is_link_word(tokens, end, words)) ++end;
    from = tokens[end].begin;
    at = end;
  }
  return list.append(trim(text.substr(from)));
}

std::string with_command_in_prose(std::string_view line, const PhraseBook& words) {
  if (const auto plain = without_name_in_brackets(line, words)) {
    const std::string told = with_command_in_prose(plain->first, words);
    const std::size_t colon = told.find(": ");
    if (told == plain->first || colon == std::string::npos) return std::string(line);
    return fmt::format("{} [Note: {}]{}", told.substr(0, colon), plain->second, told.substr(colon));
  }
  std::size_t blanks = 0;  // before small letters, as sentences have them
  for (std::size_t at = 1; at < line.size(); ++at)
    blanks += line[at - 1] == ' ' && begins_small(line.substr(at)) ? 1U : 0U;
  if (line.size() > kLongestProse || line.find(':') != std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < kFewestOfProse) return std::string(line);
  const std::size_t begin = is_link_word(tokens, 0, words) ? 1 : 0;
  const bool led = of_somebody(line, tokens, begin, words);
  const bool command = led || words.has(Sense::command, tokens, begin) ||
                       (tokens[begin].is == Token::Is::ordinal && words.has(Sense::command, tokens, begin + 1));
  const std::optional<ProseLink> counts = command ? link_of(tokens, begin, "counts", words) : std::nullopt;
  const std::optional<ProseLink> holds = command ? link_of(tokens, begin, "holds", words) : std::nullopt;
  if (blanks < kFewestSmall && !(led && holds)) return std::string(line);
  if (const std::size_t open = line.find('(');
      open != std::string_view::npos &&
      (!holds || counts || open < tokens[holds->at].begin || !brackets_count(line.substr(open), words)))
    return std::string(line);
  const bool both = counts && holds;
  if ((!counts && !holds) || (both && counts->at < holds->end)) return std::string(line);
  const std::size_t told = holds ? holds->at : counts->at;
  const std::size_t last = counts ? counts->end : holds->end;
  if (told == begin || last >= tokens.size()) return std::string(line);
  const auto between = [&](std::size_t from, std::size_t to) {
    const std::size_t stop = to < tokens.size() ? tokens[to].begin : line.size();
    return without_marks(line.substr(tokens[from].begin, stop - tokens[from].begin));
  };
  const std::string_view name = between(begin, told);
  const std::string figures = counts ? fmt::format(" - {}", between(counts->end, tokens.size())) : std::string();
  if (!holds)
    return item_of(fmt::format("{}{}", name, figures), words).parts.facts.men ? fmt::format("{}{}", name, figures)
                                                                              : std::string(line);
  std::string_view troops = between(holds->end, counts ? counts->at : tokens.size());
  if (const Tokens ends = tokens_of(troops); counts && !ends.empty()) {  // "..., and numbered 5,200 men"
    const std::optional<PhraseFound> link = words.find(Sense::link, ends, ends.size() - 1);
    if (link && link->is == "and") troops = without_marks(troops.substr(0, ends.back().begin));
  }
  if (const Tokens ends = tokens_of(troops);
      ends.size() > 1) {  // "bestand aus dem 8. Regiment", "wurde aus ... gebildet"
    const std::optional<PhraseFound> verb = words.find(Sense::link, ends, ends.size() - 1);
    if (verb && verb->is == "ends") troops = without_marks(troops.substr(0, ends.back().begin));
  }
  const std::string list = list_in_prose(troops, words);
  const Tokens named = tokens_of(name);  // "The division consisted of": the one that was just told of
  const std::optional<PhraseFound> alone = begin > 0 ? words.find(Sense::command, named, 0) : std::nullopt;
  if (alone && !alone->part && alone->length == named.size()) return fmt::format("{}{}", list, figures);
  const std::string whole = with_groups_apart(fmt::format("{}: {}{}", name, list, figures), words);
  const Item item = item_of(whole, words);
  return item.is == Item::Is::formation && !item.units.empty() && item.unread.empty() ? whole : std::string(line);
}

std::string with_leader_in_prose(std::string_view line, const PhraseBook& words) {
  constexpr std::size_t kMostOfLeader = 6, kFewestOfLine = 4;  // tokens
  if (line.find_first_of(":(") != std::string_view::npos || line.size() > kLongestProse) return std::string(line);
  const Tokens tokens = tokens_of(line);
  if (tokens.size() < kFewestOfLine || tokens[0].is != Token::Is::word) return std::string(line);
  const std::optional<ProseLink> leads = link_of(tokens, 1, "leads", words);
  if (!leads || leads->at > kMostOfLeader || leads->end >= tokens.size()) return std::string(line);
  const std::string_view person = trim(line.substr(0, tokens[leads->at - 1].end));
  const Tokens named = tokens_of(person);
  const std::optional<PhraseFound> rank = words.find(Sense::rank, named, 0);
  if (!may_be_person(named, rank ? rank->length : 0, person, words)) return std::string(line);
  const std::optional<ProseLink> holds = link_of(tokens, leads->end, "holds", words);
  const std::size_t stop = holds ? tokens[holds->at].begin : line.size();
  const std::string_view led = without_marks(line.substr(tokens[leads->end].begin, stop - tokens[leads->end].begin));
  const Tokens command = tokens_of(led);
  if (head_of({command, command.size(), words}).is ==
      Head::Is::formation)  // "Kern led the 2nd Brigade, comprising ..."
    return fmt::format("{} ({}){}{}", led, person, holds ? ": " : "",
                       holds && holds->end < tokens.size() ? without_marks(line.substr(tokens[holds->end].begin)) : "");
  const std::string troops = list_in_prose(without_marks(line.substr(tokens[leads->end].begin)), words);
  const std::string whole = fmt::format("{}: {}", person, troops);
  const Item item = item_of(whole, words);
  const bool cut = std::any_of(item.units.begin(), item.units.end(), [&](const Parts& unit) {  // "12th Foot of 1,800"
    const Tokens name = tokens_of(unit.name);
    return !name.empty() && words.has(Sense::link, name, name.size() - 1);
  });
  const bool read = item.is == Item::Is::formation && !item.units.empty() && item.unread.empty() && !cut;
  return read ? whole : std::string(line);
}

namespace {

/// Where the next sentence begins, behind a full stop that no initial or short form has; the length of the line if
/// there is none.
std::size_t next_sentence(std::string_view line, std::size_t from, const PhraseBook& words) {
  constexpr std::size_t kShortest = 4;      // letters of a word that ends a sentence, and is no short form
  constexpr std::size_t kLongestRank = 24;  // bytes
  for (std::size_t at = line.find(". ", from); at != std::string_view::npos; at = line.find(". ", at + 1)) {
    const std::size_t blank = line.rfind(' ', at);
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    std::string_view last = line.substr(begin, at - begin);
    const bool closed = last.ends_with(')');  // "93rd (Sutherland Highlanders). Second Division", "57th (2 bns). Kern"
    if (closed) last.remove_suffix(1);
    const Tokens tokens = tokens_of(last);
    const bool word = (closed || last.size() >= kShortest || last == "men") && tokens.size() == 1 &&
                      tokens[0].is == Token::Is::word && !words.has(Sense::rank, tokens, 0) &&
                      !words.has(Sense::rank, tokens_of(line.substr(begin, kLongestRank)), 0);  // "Brig. Gen. Kern"
    if (word && at + 2 < line.size() && capital_at(line, at + 2)) return at + 2;
  }
  return line.size();
}

bool tells_of_command(std::string_view sentence, const PhraseBook& words) {
  const Tokens tokens = tokens_of(sentence);
  const std::optional<ProseLink> holds = link_of(tokens, 1, "holds", words);
  const bool named = holds && (words.any(Sense::kind, tokens, holds->end, tokens.size()) ||
                               std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(holds->end), tokens.end(),
                                           [](const Token& token) { return token.is == Token::Is::ordinal; }));
  if (named && words.any(Sense::command, tokens, 0, holds->at)) return true;  // but not "de neuf bataillons"
  const std::optional<ProseLink> leads = link_of(tokens, 1, "leads", words);
  return leads && (words.any(Sense::unit, tokens, leads->end, tokens.size()) ||
                   words.any(Sense::kind, tokens, leads->end, tokens.size()));
}

/// "Heavy Brigade—General Kern: 4th and 5th Dragoon Guards", "First Division: the Duke of Alba".
bool begins_with_command(std::string_view sentence, const PhraseBook& words) {
  const std::size_t colon = sentence.find(':');
  if (colon == std::string_view::npos) return false;
  const Tokens tokens = tokens_of(sentence.substr(0, colon));
  return head_of({tokens, tokens.size(), words}).is == Head::Is::formation;
}

/// "In February 1809, Kern's 1st Division comprised ..." with the date behind the sentence.
std::string with_date_behind(std::string_view sentence, const PhraseBook& words) {
  constexpr std::size_t kFarthestComma = 30;  // bytes
  const std::size_t comma = sentence.find(", ");
  if (comma > kFarthestComma) return std::string(sentence);  // or none
  const Tokens tokens = tokens_of(sentence.substr(0, comma));
  const bool date = words.any(Sense::month, tokens, 0, tokens.size()) &&
                    !words.any(Sense::command, tokens, 0, tokens.size()) && words.has(Sense::link, tokens, 0);
  if (!date) return std::string(sentence);
  std::string_view rest = trim(sentence.substr(comma + 2));
  if (rest.ends_with('.')) rest.remove_suffix(1);
  return fmt::format("{} [{}]", rest, sentence.substr(0, comma));
}

}  // namespace

namespace {

/// "The left column, commanded by General Roe, consisted of:", behind other sentences.
bool announces_command(std::string_view sentence, const PhraseBook& words) {
  const Item item = item_of(retold(sentence, words), words);
  return item.is == Item::Is::formation && item.units.empty() && item.unread.empty();
}

}  // namespace

void part_sentences(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::size_t kShortestToRead = 40, kLongestToRead = 8'000;  // bytes
  std::vector<TextLine> parted;
  parted.reserve(lines.size());
  for (TextLine& line : lines) {
    std::vector<std::string_view> sentences;
    if (line.text.size() >= kShortestToRead && line.text.size() <= kLongestToRead && !line.back_matter &&
        line.text.find(". ") != std::string::npos)
      for (std::size_t from = 0, next = 0; from < line.text.size(); from = next) {
        next = next_sentence(line.text, from, words);
        sentences.push_back(trim(std::string_view(line.text).substr(from, next - from)));
      }
    const auto prose = [&](std::string_view one) { return tells_of_command(one, words); };
    const auto heads = [&](std::string_view one) { return begins_with_command(one, words); };
    const bool plain = line.text.find(':') == std::string::npos;
    const bool told =
        sentences.size() > 1 && (plain ? std::any_of(sentences.begin(), sentences.end(), prose)
                                       : std::count_if(sentences.begin(), sentences.end(), heads) >= kFewestHeads);
    if (!told) {
      const bool announces = sentences.size() > 1 && line.text.find(':') + 1 == line.text.size() &&
                             announces_command(sentences.back(), words);
      if (announces) {
        TextLine last = line;
        last.text = sentences.back();
        line.text = trim(std::string_view(line.text).substr(0, line.text.size() - sentences.back().size()));
        parted.push_back(std::move(line));
        line = std::move(last);
      }
      parted.push_back(std::move(line));
      continue;
    }
    for (std::string_view sentence : sentences) {
      if (!plain && sentence.ends_with('.')) sentence.remove_suffix(1);
      if (sentence.starts_with("* ")) sentence = trim(sentence.substr(2));  // a bullet, and no footnote
      TextLine& one = parted.emplace_back(line);
      one.text = with_date_behind(sentence, words);
    }
  }
  lines = std::move(parted);
}

}  // namespace estafette::readers
