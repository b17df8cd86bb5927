#include "converter/readers/counted/games/troop_codes.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::ptrdiff_t kFewestCoded = 2;      ///< lines
constexpr int kMostCounted = 99;                ///< of a brigade
constexpr std::size_t kLongestNation = 3;       ///< letters
constexpr std::size_t kLongestCoded = 160;      ///< bytes of a line
constexpr std::size_t kLongestWordOfLabel = 9;  ///< bytes: "12B/AG", "2B/1/VIII"
constexpr std::string_view kBlanks = " \t\r\n\v\f";

/// "[British; line infantry]" of "BrLN", "6pdr Horse Battery [French]" of "Fr6#H".
struct Coded {
  std::string told;
  bool guns = false;
};

std::optional<std::string> battery_of(std::string_view code) {
  const std::size_t end = std::min(code.find_first_not_of("0123456789"), code.size());
  const std::string_view behind = code.substr(end);
  if (end == 0 || end > 2 || (behind != "#" && behind != "#H" && behind != "#F")) return std::nullopt;
  return fmt::format("{}pdr {} Battery", code.substr(0, end), behind == "#H" ? "Horse" : "Foot");
}

std::optional<Coded> coded(std::string_view word, const Codes& codes) {
  for (std::size_t letters = std::min(kLongestNation, word.size()); letters > 0; --letters) {
    const Code* nation = codes.find(Code::Level::nation, word.substr(0, letters));
    if (nation == nullptr) continue;
    std::string rest(word.substr(letters));
    if (rest.starts_with("I-")) rest.erase(1, 1);  // "AuI-C"
    if (const Code* troops = codes.find(Code::Level::troops, rest))
      return Coded{fmt::format("[{}; {}]", nation->words, troops->words), false};
    if (const std::optional<std::string> battery = battery_of(rest))
      return Coded{fmt::format("{} [{}]", *battery, nation->words), true};
  }
  return std::nullopt;
}

/// "20", "(20)".
std::optional<int> figures_in(std::string_view word) {
  if (word.starts_with('(') && word.ends_with(')')) word = word.substr(1, word.size() - 2);
  const std::optional<int> figures = whole_number(word);
  return figures && *figures >= 1 && *figures <= kMostCounted ? figures : std::nullopt;
}

/// Words behind a code, without their brackets: "d 3R".
std::string rating_in(const std::vector<std::string>& words, std::size_t from) {
  std::string rating;
  for (std::size_t word = from; word < words.size(); ++word) rating += (rating.empty() ? "" : " ") + words[word];
  std::erase_if(rating, [](char c) { return c == '[' || c == ']' || c == '(' || c == ')'; });
  return rating.empty() ? "" : fmt::format(" [Note: {}]", rating);
}

class CodesTold {
 public:
  explicit CodesTold(const Codes& codes) : codes_(codes) {}

  /// Counts the codes of a line, each entry between commas, semicolons and plus signs by itself.
  void count(std::string_view line) {
    for (const std::string& part : at_labels(line))
      each_entry(part, [&](std::string_view entry, char) {
        if (const std::optional<At> at = code_in(entry)) ++all_[at->code];
      });
  }

  /// The units of a line, each by itself, with the name that stands before their colon: "Roe: 12 FrHC, 12 FrLC",
  /// "1B/1: 24 FrLN [12D] LC/1: 16 ItLC [8D]".
  std::vector<std::string> told(const std::string& line) {
    std::vector<std::string> units;
    for (const std::string& part : at_labels(line))
      for (std::string& unit : told_under_one_name(part)) units.push_back(std::move(unit));
    return units;
  }

 private:
  std::vector<std::string> told_under_one_name(const std::string& line) {
    const std::size_t colon = line.find(": ");
    const std::string label = colon == std::string::npos ? "" : line.substr(0, colon);
    const bool number = !label.empty() && label.find_first_not_of("0123456789") == std::string::npos;
    const std::string leader = label.empty() || number ? "" : label + " ";
    const std::string noted = number ? fmt::format(" [Note: {}]", label) : "";  // "1: Fr12#": the guns of the 1st
    std::vector<std::string> units;
    each_entry(colon == std::string::npos ? line : line.substr(colon + 2), [&](std::string_view entry, char) {
      const std::optional<At> at = code_in(entry);
      const bool label_of_guns = at && at->coded.guns && is_digit(label.empty() ? ' ' : label.front());
      if (label_of_guns && !number)  // "2B/1/III: Au6#": no two batteries
        units.push_back(fmt::format("{} [Note: {}]", trim(entry_told(*at)), label));
      else if (at)
        units.push_back(leader + std::string(trim(entry_told(*at))) + noted);
      if (!at && !trim(entry).empty()) units.push_back(leader + std::string(trim(entry)) + noted);
    });
    return units;
  }

  /// A line cut before each label of a unit: "1B/1: 24 FrLN [12D]", "LC/1: 16 ItLC [8D]", "1: Fr12#" of "1:Fr12#". One
  /// part if there is none.
  [[nodiscard]] std::vector<std::string> at_labels(std::string_view line) const {
    std::vector<std::string> parts(1);
    const std::vector<std::string> words = split(one_line(line), ' ');
    for (std::size_t word = 0; word < words.size(); ++word) {
      const std::size_t colon = words[word].find(':');
      const bool label = colon != std::string::npos && colon > 0 && colon <= kLongestWordOfLabel;
      const std::string glued = label ? words[word].substr(colon + 1) : "";
      const auto code = [&](std::size_t at) {
        return at < words.size() &&
               coded(words[at].substr(0, words[at].find_last_not_of(",;") + 1), codes_).has_value();
      };
      const bool counted = word + 1 < words.size() && figures_in(words[word + 1]) && code(word + 2);
      const bool unit = label && (glued.empty() ? counted || code(word + 1) : coded(glued, codes_).has_value());
      if (unit && !parts.back().empty()) parts.emplace_back();
      parts.back() += parts.back().empty() ? "" : " ";
      parts.back() += unit && !glued.empty() ? words[word].substr(0, colon) + ": " + glued : words[word];
    }
    return parts;
  }

  /// Where the one code of an entry stands.
  struct At {
    std::vector<std::string> words;
    std::size_t at = 0;
    std::string code;   ///< "BrLN"
    std::string glued;  ///< "20" of "20BrLN"
    Coded coded;
  };

  template <typename Use>
  static void each_entry(std::string_view line, const Use& use) {
    for (std::size_t from = 0; from <= line.size();) {
      const std::size_t end = std::min(line.find_first_of(",;+", from), line.size());
      use(line.substr(from, end - from), end < line.size() ? line[end] : '\0');
      from = end + 1;
    }
  }

  [[nodiscard]] std::optional<At> code_in(std::string_view entry) const {
    std::optional<At> found;
    const std::vector<std::string> words = split(one_line(entry), ' ');
    for (std::size_t word = 0; word < words.size(); ++word) {
      const std::size_t digits = std::min(words[word].find_first_not_of("0123456789"), words[word].size());
      const std::string code = words[word].substr(digits);
      const std::optional<Coded> told = coded(code, codes_);
      if (!told) continue;
      if (found) return std::nullopt;
      found = At{words, word, code, words[word].substr(0, digits), *told};
    }
    return found;
  }

  std::string entry_told(const At& entry) {
    std::optional<int> figures = figures_in(entry.glued);
    std::size_t before = entry.at, behind = entry.at + 1;
    if (!figures && before > 0 && (figures = figures_in(entry.words[before - 1]))) --before;
    if (!figures && behind < entry.words.size() && (figures = figures_in(entry.words[behind]))) ++behind;
    std::string name;
    for (std::size_t word = 0; word < before; ++word) name += entry.words[word] + " ";
    const std::string number = all_[entry.code] > 1 ? fmt::format(" No. {}", ++told_[entry.code]) : "";
    const std::string rating = rating_in(entry.words, behind);
    if (entry.coded.guns && figures && *figures > 1)
      return fmt::format("{}{} x {}{}", name, *figures, entry.coded.told, rating);
    if (entry.coded.guns) return fmt::format("{}{}{}", name, entry.coded.told, rating);
    const std::string counted = figures ? fmt::format(" ({} figures)", *figures) : "";
    return fmt::format("{}{}{} {}{}{}", name, entry.code, number, entry.coded.told, counted, rating);
  }

  const Codes& codes_;
  std::map<std::string, int> all_, told_;  ///< how often each code stands on the page, and has been told
};

/// Codes end in a capital or the sign of pounds, as few other words do: only such words are looked up.
bool may_be_code(std::string_view word) {
  return word.size() > 1 && (is_capital(word.back()) || word.back() == '#');
}

bool may_be_coded(const TextLine& line) {
  return line.text.size() <= kLongestCoded && !line.back_matter;
}

}  // namespace

std::string with_codes_whole(std::string text, const Codes& codes) {
  for (const std::string_view misread : {"l-", "1-", "I-"})
    for (std::size_t at = text.find(misread, 1); at != std::string::npos; at = text.find(misread, at + 1)) {
      const std::size_t behind = text.find_first_not_of(' ', at + 2), word = text.rfind(' ', at) + 1;
      if (behind == std::string::npos || behind > at + 3 || !is_capital(text[behind]) || word >= at) continue;
      const std::size_t letters = std::min(text.find_first_not_of("0123456789", word), at);
      if (codes.find(Code::Level::nation, std::string_view(text).substr(letters, at - letters)) == nullptr) continue;
      text.replace(at, behind - at, "I-");
    }
  for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#', at + 1)) {
    const std::size_t blank = at == 0 ? std::string::npos : text.find_last_not_of("0123456789", at - 1);
    if (blank == std::string::npos || blank == 0 || text[blank] != ' ' || blank + 1 == at) continue;
    const std::size_t word = text.find_last_of(" ,:;", blank - 1) + 1;
    if (codes.find(Code::Level::nation, std::string_view(text).substr(word, blank - word)) == nullptr) continue;
    text.erase(blank, 1);
    --at;
  }
  return text;
}

bool has_troop_code(std::string_view line, const PhraseBook& words) {
  line = line.substr(0, kLongestCoded);
  for (std::size_t from = 0; from < line.size();) {
    const std::size_t blank = std::min(line.find_first_of(kBlanks, from), line.size());
    std::string_view word = line.substr(from, blank - from);
    from = blank + 1;
    word.remove_prefix(std::min(word.find_first_not_of("0123456789"), word.size()));
    word = word.substr(0, word.find_last_not_of(",;:)") + 1);
    if (may_be_code(word) && coded(word, words.codes())) return true;
  }
  return false;
}

void tell_troop_codes(std::vector<TextLine>& lines, const PhraseBook& words) {
  const auto has_code = [&](const TextLine& line) { return may_be_coded(line) && has_troop_code(line.text, words); };
  if (std::count_if(lines.begin(), lines.end(), has_code) < kFewestCoded) return;
  CodesTold codes(words.codes());
  for (TextLine& line : lines)
    if (has_code(line)) line.text = with_codes_whole(line.text, words.codes());
  for (const TextLine& line : lines)
    if (has_code(line)) codes.count(line.text);
  std::vector<TextLine> told;
  for (const TextLine& line : lines) {
    const std::vector<std::string> units = has_code(line) ? codes.told(line.text) : std::vector<std::string>{line.text};
    for (const std::string& unit : units) {
      told.push_back(line);
      told.back().text = unit;
    }
  }
  lines = std::move(told);
}

}  // namespace estafette::readers
