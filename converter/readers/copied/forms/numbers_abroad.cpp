#include "converter/readers/copied/forms/numbers_abroad.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace estafette::readers {

std::string with_feminine_ordinals(std::string_view line) {
  const bool beside = line.find("batteri") != std::string_view::npos || line.find("compagni") != std::string_view::npos;
  if (!beside) return std::string(line);
  Rewriting told(line);
  for (std::size_t at = 1; at + 1 < line.size(); ++at)
    if (line[at] == 'a' && is_digit(line[at - 1]) && (line[at + 1] == ' ' || line[at + 1] == ','))
      told.put(at, at + 1, "\u00AA");
  return told.text();
}

std::string with_ir_without_stops(std::string_view line) {
  constexpr std::string_view kStops = "I.R. ";
  Rewriting told(line);
  for (std::size_t at = line.find(kStops); at != std::string_view::npos; at = line.find(kStops, at + kStops.size())) {
    const std::string_view behind = line.substr(at + kStops.size());
    const bool numbered = behind.starts_with("Nr") || (!behind.empty() && is_digit(behind.front()));
    const bool begins = at == 0 || line[at - 1] == ' ';
    if (numbered && begins) told.put(at, at + kStops.size() - 1, "IR");
  }
  return told.text();
}

std::string with_french_ordinals_of_one(std::string_view line) {
  Rewriting told(line);
  for (std::size_t at = 1; at + 1 < line.size(); ++at) {
    const bool ordinal = line[at] == 'e' && line[at + 1] == 's' && is_digit(line[at - 1]);
    const bool ends = at + 2 == line.size() || line[at + 2] == ' ' || line[at + 2] == ',';
    if (ordinal && ends) told.put(at + 1, at + 2, "");
  }
  return told.text();
}

std::string with_french_regiments_spelt(std::string_view line) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kShort = {
      {{"e R.I.L.", "e r\u00E9giment d'infanterie de ligne"}, {"e R.I.", "e r\u00E9giment d'infanterie"}}};
  Rewriting told(line);
  for (std::size_t at = 1; at + 3 < line.size(); ++at) {
    if (line[at] != 'e' || !is_digit(line[at - 1])) continue;
    for (const auto& [letters, words] : kShort) {
      const std::size_t end = at + letters.size();
      const bool whole = end >= line.size() || !is_any_letter(line[end]);
      if (!line.substr(at).starts_with(letters) || !whole) continue;
      told.put(at, end, words);
      break;
    }
  }
  return told.text();
}

namespace {

/// "p. ", "pp ", "pułk ": a word for a regiment behind its number.
bool is_polish_regiment(std::string_view text) {
  for (const std::string_view word : {"p. ", "pp ", "pp,", "pp.", "pu\u0142k "})
    if (text.starts_with(word)) return true;
  return text == "pp";
}

std::size_t past_digits(std::string_view line, std::size_t at) {
  while (at < line.size() && is_digit(line[at])) ++at;
  return at;
}

}  // namespace

std::string with_polish_ordinals(std::string_view line) {
  constexpr std::string_view kAnd = " i ", kAlso = " oraz ";
  constexpr std::size_t kMostDigits = 3;
  Rewriting told(line);
  bool listed = false;  // "3 pułk" alone is read as it stands
  for (std::size_t at = 0; at < line.size();) {
    const bool begins = is_digit(line[at]) && (at == 0 || line[at - 1] == ' ' || line[at - 1] == '(');
    if (!begins) {
      ++at;
      continue;
    }
    std::vector<std::size_t> ends;   // of the numbers
    std::vector<std::size_t> joins;  // where "i" stands between two
    std::size_t end = past_digits(line, at);
    while (end - at <= kMostDigits) {
      ends.push_back(end);
      const std::string_view rest = line.substr(end);
      const bool joined = rest.starts_with(kAnd), also = rest.starts_with(kAlso);
      const std::size_t next = end + (joined ? kAnd.size() : also ? kAlso.size() : 2);
      if (!(joined || also || rest.starts_with(", ")) || next >= line.size() || !is_digit(line[next])) break;
      if (joined) joins.push_back(end + 1);
      at = next;
      end = past_digits(line, next);
    }
    const bool regiments = end + 1 < line.size() && line[end] == ' ' && is_polish_regiment(line.substr(end + 1));
    listed = listed || (regiments && ends.size() > 1);
    if (regiments && listed && !ends.empty() && ends.back() == end)
      for (std::size_t number = 0; number < ends.size(); ++number) {
        told.put(ends[number], ends[number], ".");
        for (const std::size_t join : joins)
          if (number + 1 < ends.size() && join == ends[number] + 1) told.put(join, join + 1, "oraz");
      }
    at = std::max(end, at + 1);
  }
  return told.text();
}

std::string with_russian_colonel_spelt(std::string_view line) {
  constexpr std::string_view kShort = "(полк. ";
  Rewriting told(line);
  for (std::size_t at = line.find(kShort); at != std::string_view::npos; at = line.find(kShort, at + kShort.size()))
    told.put(at, at + kShort.size(), "(полковник ");
  return told.text();
}

}  // namespace estafette::readers
