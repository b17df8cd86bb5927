#include "converter/readers/copied/list_letters.hpp"

#include "base/letters.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

constexpr std::size_t kLetter = 3;  ///< bytes of "A. "

/// True if that letter numbers the line: "B. 4th Illinois Cavalry" for 'B'.
bool has_letter(std::string_view text, char letter, const PhraseBook& words) {
  if (text.size() <= kLetter || text.size() > kLongestLine || text[0] != letter || !text.substr(1).starts_with(". "))
    return false;
  const std::string_view entry = text.substr(kLetter);
  const bool initial = is_capital(entry[0]) && entry.size() > 1 && entry[1] == '.';
  const Tokens tokens = tokens_of(entry);
  return !initial && head_of({tokens, tokens.size(), words}).is != Head::Is::nothing;
}

}  // namespace

void take_list_letters(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<std::size_t> entries;  // of the list that goes on
  std::vector<std::size_t> all;      // of the lists so far
  bool lists = false;
  const auto take = [&] {
    lists = lists || entries.size() > 1;
    all.insert(all.end(), entries.begin(), entries.end());
    entries.clear();
  };
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const TextLine& line = lines[at];
    if (line.back_matter || line.footnote) continue;
    if (has_letter(line.text, 'A', words)) {
      take();
      entries.push_back(at);
    } else if (!entries.empty() && has_letter(line.text, static_cast<char>('A' + entries.size()), words)) {
      entries.push_back(at);
    }
  }
  take();
  if (!lists) return;
  for (const std::size_t entry : all) lines[entry].text.erase(0, kLetter);
}

namespace {

/// Where the entry behind "3/ " begins, if that number is before it; 0 if it is not.
std::size_t behind_number(std::string_view text, std::size_t number) {
  const std::string mark = fmt::format("{}/ ", number);
  return text.starts_with(mark) && text.size() > mark.size() ? mark.size() : 0;
}

/// "10. Reserve Artillery": where the name begins behind that place in a list; 0 if the line has another, or none.
std::size_t behind_place(std::string_view text, int place) {
  const std::string mark = fmt::format("{}. ", place);
  return text.starts_with(mark) && text.size() > mark.size() && is_capital(text[mark.size()]) ? mark.size() : 0;
}

/// "II Corps": a number of its own.
bool begins_with_roman(std::string_view name) {
  const std::size_t end = name.find_first_not_of("IVX");
  return end != std::string_view::npos && end > 0 && name[end] == ' ';
}

/// "1. I Corps", "2. II Corps", ..., "9. Guard Corps": places in a list, and no ordinals, as those before numbers show.
void take_places_in_list(std::vector<TextLine>& lines) {
  constexpr int kFewestPlaces = 4, kFewestRoman = 3, kFarthest = 3;  // lines between two entries
  int place = 0, roman = 0, since = 0;
  std::vector<TextLine*> entries;
  for (TextLine& line : lines) {
    const std::size_t begin = behind_place(line.text, place + 1);
    since = begin > 0 ? 0 : since + 1;
    if (begin == 0 && (place == 0 || since < kFarthest)) continue;
    if (begin == 0) break;
    ++place;
    roman += begins_with_roman(std::string_view(line.text).substr(begin)) ? 1 : 0;
    entries.push_back(&line);
  }
  if (place < kFewestPlaces || roman < kFewestRoman) return;
  for (TextLine* entry : entries) entry->text.erase(0, entry->text.find(' ') + 1);
}

/// The name of an entry without what sort of troops it is, folded: "irlanda" of "Regimiento de Irlanda, 3 bns"; empty
/// if it has none.
std::string name_in_entry(std::string_view entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry.substr(0, entry.find_first_of(",(:")));
  std::string name;
  for (std::size_t at = 0; at < tokens.size();) {
    std::size_t known = 0;
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::quality, Sense::link, Sense::count, Sense::nation})
      if (const auto found = words.find(sense, tokens, at)) known = std::max(known, found->length);
    const bool particle = tokens[at].text.size() <= 2;  // "de"
    if (known == 0 && !particle && tokens[at].is != Token::Is::mark && tokens[at].is != Token::Is::number)
      name += tokens[at].text + ' ';
    at += std::max<std::size_t>(known, 1);
  }
  return name;
}

/// Entries one below the other, numbered from 1.
struct NumberedRun {
  std::vector<TextLine*> entries;
  std::set<std::string> names;  ///< different ones
  bool ordinals = false;        ///< an entry has an ordinal of its own: "2. 3rd Seville"
  bool commands = false;        ///< "1. Division"

  /// Of different names, or of troops with numbers of their own: "1. Foot artillery", "2. 4th Alba Landwehr".
  [[nodiscard]] bool of_names() const {
    constexpr std::size_t kFewest = 3;
    return !commands && entries.size() >= kFewest && (ordinals || names.size() + 1 >= entries.size());
  }
};

std::vector<NumberedRun> numbered_runs(std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<NumberedRun> runs;
  NumberedRun run;
  const auto end = [&] {
    if (run.of_names()) runs.push_back(run);
    run = {};
  };
  for (TextLine& line : lines) {
    const std::string_view text = line.text;
    const std::string mark = fmt::format("{}. ", run.entries.size() + 1);
    if (!run.entries.empty() && !text.starts_with(mark)) end();
    const std::string next = fmt::format("{}. ", run.entries.size() + 1);
    if (!may_be_read(line) || !text.starts_with(next)) continue;
    const std::string_view entry = text.substr(next.size());
    const Tokens tokens = tokens_of(entry);
    if (tokens.empty()) continue;
    run.entries.push_back(&line);
    if (std::string name = name_in_entry(entry, words); !name.empty()) run.names.insert(std::move(name));
    run.ordinals = run.ordinals || tokens[0].is == Token::Is::ordinal;
    run.commands = run.commands || words.any(Sense::command, tokens, 0, tokens.size());
  }
  end();
  return runs;
}

/// A word for troops, or a figure; without its place "Ronda" might be anything.
bool reads_as_troops(const std::string& entry, const PhraseBook& words) {
  const Tokens tokens = tokens_of(entry);
  return has_digit(entry) || head_of({tokens, tokens.size(), words}).is == Head::Is::unit;
}

/// Takes the place off; an entry without a number of its own keeps it behind its name, so that it is no heading of the
/// next: "Landwehr cavalry No. 2".
void take_place(TextLine& entry, std::size_t begin, bool ordinals) {
  const std::string place = entry.text.substr(0, entry.text.find('.'));
  entry.text.erase(0, begin);
  if (ordinals && !has_digit(entry.text)) entry.text += fmt::format(" No. {}", place);
}

/// "1. Irlanda", "2. Navarra", "3. Voluntarios de Castilla", and again from 1 under the next command, or with ordinals
/// behind the places, "2. 3rd Seville": no regiments have these numbers.
void take_places_of_names(std::vector<TextLine>& lines, const PhraseBook& words) {
  const std::vector<NumberedRun> runs = numbered_runs(lines, words);
  const bool ordinals = std::any_of(runs.begin(), runs.end(), [](const NumberedRun& run) { return run.ordinals; });
  if (runs.size() < 2 && !ordinals) return;
  for (const NumberedRun& run : runs)
    for (TextLine* entry : run.entries)
      if (const std::size_t begin = entry->text.find(' ') + 1; reads_as_troops(entry->text.substr(begin), words))
        take_place(*entry, begin, run.ordinals);
}

/// "1. 6th Indiana", "1. U.S. Regulars", "1. 15th Ohio": each entry the first of a list of its own.
void take_first_places(std::vector<TextLine>& lines, const PhraseBook& words) {
  constexpr std::string_view kFirst = "1. ";
  constexpr std::size_t kFewestOrdinals = 3;
  std::vector<TextLine*> entries;
  std::size_t ordinals = 0;
  for (TextLine& line : lines) {
    if (!may_be_read(line) || !line.text.starts_with(kFirst)) continue;
    const std::string_view entry = std::string_view(line.text).substr(kFirst.size());
    const Tokens tokens = tokens_of(entry);
    if (tokens.empty()) continue;
    const bool ordinal = tokens[0].is == Token::Is::ordinal;
    const bool numbered = words.has(Sense::command, tokens, 0) || words.has(Sense::unit, tokens, 0) ||
                          words.has(Sense::kind, tokens, 0);  // "1. Division", "1. Bataillon", "1. Husaren"
    ordinals += ordinal ? 1U : 0U;
    if (!numbered && reads_as_troops(std::string(entry), words)) entries.push_back(&line);
  }
  if (ordinals < kFewestOrdinals) return;
  for (TextLine* entry : entries) entry->text.erase(0, kFirst.size());
}

}  // namespace

void take_list_numbers(std::vector<TextLine>& lines, const PhraseBook& words) {
  take_places_in_list(lines);
  take_places_of_names(lines, words);
  take_first_places(lines, words);
  constexpr std::size_t kFewest = 4;
  for (std::size_t at = 0; at + kFewest <= lines.size(); ++at) {
    std::size_t count = 0;
    bool alike = false;  // "1/ 22nd Line", "2/ 22nd Line": battalions
    std::string_view before;
    while (at + count < lines.size()) {
      const std::string_view text = lines[at + count].text;
      const std::size_t begin = behind_number(text, count + 1);
      if (begin == 0) break;
      const std::string_view name = text.substr(begin, text.find(' ', begin) - begin);
      alike = alike || name == before;
      before = name;
      ++count;
    }
    if (count < kFewest || alike) continue;
    for (std::size_t entry = 0; entry < count; ++entry)
      lines[at + entry].text.erase(0, behind_number(lines[at + entry].text, entry + 1));
    at += count - 1;
  }
}

namespace {

/// Where the entry behind "IV. ", "B. " or "12. " begins; 0 if the line begins with none of them.
std::size_t behind_mark(std::string_view text) {
  constexpr std::size_t kLongestListMark = 5;  // "VIII."
  const std::size_t stop = text.find(". ");
  if (stop == std::string_view::npos || stop == 0 || stop >= kLongestListMark) return 0;
  const std::string_view mark = text.substr(0, stop);
  const bool letter = mark.size() == 1 && is_capital(mark.front());
  const bool digits = mark.size() <= 2 && mark.find_first_not_of("0123456789") == std::string_view::npos;
  return letter || digits || roman(mark) ? stop + 2 : 0;
}

bool is_number(std::string_view entry, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= tokens.size()) return false;
  const Token& token = tokens[at];
  return token.figure() || words.has(Sense::ordinal, tokens, at) ||
         roman(entry.substr(token.begin, token.end - token.begin)).has_value();
}

/// "1st Inf. Div.", "I Corps", "First Brigade", "Division 2": a command and its number, before a mark other than a
/// stop.
bool is_numbered_command(std::string_view entry, const PhraseBook& words) {
  constexpr std::size_t kFarthest = 5;  // tokens between a number and its command: "1st Light Cav. Div."
  const Tokens tokens = tokens_of(entry);
  const bool number = is_number(entry, tokens, 0, words);
  for (std::size_t at = number ? 1 : 0; at < std::min(tokens.size(), kFarthest); ++at) {
    if (tokens[at].is == Token::Is::mark && !tokens[at].mark(".") && !(tokens[at].mark("-") && tokens[at].joined))
      return false;
    const auto command = words.find(Sense::command, tokens, at);
    if (command) return number || is_number(entry, tokens, at + command->length, words);
    if (!number) return false;
  }
  return false;
}

}  // namespace

void take_numbers_before_numbers(std::vector<TextLine>& lines, const PhraseBook& words) {
  for (TextLine& line : lines) {
    const std::size_t entry = may_be_read(line) ? behind_mark(line.text) : 0;
    if (entry > 0 && is_numbered_command(std::string_view(line.text).substr(entry), words)) line.text.erase(0, entry);
  }
}

}  // namespace estafette::readers
