#include "converter/readers/retold/shorthand/names_as_regiments.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {
namespace {

/// What an entry of a list tells.
struct ListedEntry {
  enum class Is { name, battalion, sort, other };
  Is is = Is::other;
  bool counted = false;   ///< a bracket counts its parts or men
  bool numbered = false;  ///< it begins with the number of a regiment
  bool land = false;      ///< it is called after a country
  bool several = false;   ///< it joins two, or is told in the plural
  std::string told;       ///< as it is put
  std::string alone;      ///< as it is put beside a single other one; empty: likewise
};

/// The bracket that ends an entry holds figures and words that count, and nothing else.
bool counts(const Tokens& tokens, std::size_t open, const PhraseBook& words) {
  bool figure = false;
  for (std::size_t at = open + 1; at + 1 < tokens.size();) {
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    figure = figure || tokens[at].is == Token::Is::number;
    if (tokens[at].is != Token::Is::number && !tokens[at].mark("/") && !tokens[at].mark(",") && !tokens[at].mark(".") &&
        !count)
      return false;
    at += count ? count->length : 1;
  }
  return figure;
}

bool is_sort(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return words.has(Sense::kind, tokens, at) || words.has(Sense::unit, tokens, at);
}

/// "Alba", "Ordenes Militares", "Prinz Heinrich", "Guardia de Alba": words alone, that name no sort of troops.
bool is_name(const Tokens& tokens, std::size_t end, std::string_view text, const PhraseBook& words) {
  constexpr std::size_t kMostWords = 4;
  if (end == 0 || end > kMostWords) return false;
  for (std::size_t at = 0; at < end; ++at) {
    if (tokens[at].is != Token::Is::word) return false;
    const bool particle = words.has(Sense::particle, tokens, at) || words.has(Sense::article, tokens, at);
    if (!is_capital(text[tokens[at].begin]) && !(particle && at > 0)) return false;
    for (const Sense sense : {Sense::kind, Sense::unit, Sense::arm, Sense::count, Sense::command, Sense::rank,
                              Sense::gun, Sense::serial, Sense::link, Sense::note, Sense::total, Sense::nation,
                              Sense::country, Sense::state, Sense::forces, Sense::verb, Sense::commander})
      if (const std::optional<PhraseFound> found = words.find(sense, tokens, at); found && !found->part) return false;
  }
  return true;
}

ListedEntry entry_of(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  ListedEntry entry;
  entry.told = text;
  if (tokens.empty()) return entry;
  std::size_t end = tokens.size();
  if (tokens.back().mark(")")) {
    std::size_t open = end - 1;
    while (open > 0 && !tokens[open].mark("(")) --open;
    entry.counted = open > 0 && counts(tokens, open, words);
    const bool numbers = open > 0 && words.has(Sense::serial, tokens, open + 1);  // "(Nos. 34 and 36)"
    if (!entry.counted && !numbers) return entry;
    if (numbers) entry.told = text.substr(0, tokens[open - 1].end);
    end = open;
  }
  for (std::size_t at = 0; at < end; ++at)
    entry.several = entry.several || (at == 0 ? words.has(Sense::count, tokens, at) : is_and(tokens, at, words));
  const bool battalion = end > 2 && tokens[0].is == Token::Is::number && tokens[1].mark("/");
  const std::optional<PhraseFound> country = words.find(Sense::country, tokens, 0);
  entry.land = country && !country->part && country->length == end;
  if (entry.land || is_name(tokens, end, text, words)) {
    entry.is = ListedEntry::Is::name;
    entry.told = "Regt " + entry.told;
  } else if (battalion && end > 2 && is_capital(text[tokens[end - 1].begin]) && !is_sort(tokens, end - 1, words)) {
    entry.is = ListedEntry::Is::battalion;
  } else if (end > 2 && tokens[0].is == Token::Is::number && words.has(Sense::particle, tokens, 1) && !entry.counted) {
    const std::string_view name = text.substr(tokens[2].begin);  // "1 of Alba"
    const Tokens own = tokens_of(name);
    if (is_name(own, own.size(), name, words)) {
      entry.is = ListedEntry::Is::name;
      entry.told = fmt::format("Regt {} ({})", name, tokens[0].value);
      entry.counted = true;
    }
  } else if (!words.any(Sense::rank, tokens, 0, end) && !words.any(Sense::command, tokens, 0, end)) {
    const bool numbered = entry.numbered = tokens[0].is == Token::Is::ordinal;
    bool sort = false;
    for (std::size_t at = 0; at < end; ++at) sort = sort || is_sort(tokens, at, words);
    if (sort || numbered) entry.is = ListedEntry::Is::sort;
    if (!sort && numbered && entry.counted)  // "2nd Alba (2)"
      entry.alone = fmt::format("{} Regt{}", text.substr(0, tokens[end - 1].end), text.substr(tokens[end - 1].end));
    entry.several = entry.several || names_several(std::string(text.substr(0, tokens[end - 1].end)), words);
  }
  return entry;
}

/// "Alba, Toro (2 bns each)" with "(2 bns)" behind each of the names, if none has figures of its own.
std::string with_count_for_each(std::string_view list, const PhraseBook& words) {
  const Tokens tokens = tokens_of(list);
  if (tokens.size() < 6 || !tokens.back().mark(")") || list.find(';') != std::string_view::npos)
    return std::string(list);
  const std::size_t each = tokens.size() - 2;
  if (!words.has(Sense::each, tokens, each) || !words.has(Sense::count, tokens, each - 1) ||
      tokens[each - 2].is != Token::Is::number || !tokens[each - 3].mark("("))
    return std::string(list);
  const std::string_view names = trim(list.substr(0, tokens[each - 3].begin));
  if (names.find_first_of("()0123456789") != std::string_view::npos) return std::string(list);
  std::string told;
  for (const std::string_view name : pieces_of(names, ','))
    told += fmt::format("{}{} ({})", told.empty() ? "" : ", ", trim(name),
                        text_between(list, tokens[each - 2], tokens[each - 1]));
  return told;
}

/// Where the list of a command begins: behind its colon, with who leads it or what it is called before that; 0 if the
/// line has no colon; nothing if what stands before the colon is no command.
struct Listed {
  std::size_t begin = 0;
  bool led = false;
};

std::optional<Listed> list_in(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos)
    return line.find(" - ") == std::string_view::npos ? std::optional<Listed>(Listed{}) : std::nullopt;
  if (line.find(": ", colon + 1) != std::string_view::npos) return std::nullopt;
  const Tokens before = tokens_of(line.substr(0, colon));
  const Head head = head_of({before, before.size(), words});
  if (head.is != Head::Is::formation || words.any(Sense::count, before, 0, before.size())) return std::nullopt;
  if (head.level && *head.level != Level::division && *head.level != Level::cavalry_division &&
      *head.level != Level::brigade)
    return std::nullopt;
  return Listed{colon + 2, head.end < before.size()};
}

}  // namespace

std::string with_names_as_regiments(std::string_view line, const PhraseBook& words) {
  if (line.find(',') == std::string_view::npos) return std::string(line);
  const std::optional<Listed> listed = list_in(line, words);
  if (!listed || line.find('[', listed->begin) != std::string_view::npos) return std::string(line);
  const std::string given = with_count_for_each(line.substr(listed->begin), words);
  std::string told;
  std::size_t entries = 0, shown = 0, counted = 0, named = 0, numbered = 0;
  bool lands = false,
       others = false;  // "Murcia (2), Espa\u00F1a, Reina (1)": regiments; "Spain (12), Portugal (3)" may be armies
  bool changed = false;
  for (const std::string_view group : pieces_of(given, ';')) {
    std::vector<ListedEntry> all;
    for (const std::string_view piece : pieces_of(group, ',')) all.push_back(entry_of(trim(piece), words));
    if (all.empty()) return std::string(line);
    for (const ListedEntry& entry : all) {
      if (entry.is == ListedEntry::Is::other) return std::string(line);
      lands = lands || entry.land;
      others = others || (entry.is == ListedEntry::Is::name && !entry.land);
      shown += entry.is != ListedEntry::Is::name || entry.counted ? 1U : 0U;
      counted += entry.counted ? 1U : 0U;
      numbered += entry.numbered ? 1U : 0U;
      named += entry.counted && entry.is == ListedEntry::Is::name ? 1U : 0U;
    }
    entries += all.size();
    const Tokens first = tokens_of(group);  // "Grenadiers Alba, Toro, Moll"
    if (all.size() > 1 && is_sort(first, 0, words) && !words.has(Sense::particle, first, 1) &&
        all[1].is == ListedEntry::Is::name)
      return std::string(line);
    const bool pair = all.size() == 2 && entries == 2;
    const bool joined = std::any_of(all.begin(), all.end(), [](const ListedEntry& entry) { return entry.several; });
    if (!told.empty()) told += "; ";
    if (joined) {  // "Alba, Toro and Moll Hussars"
      told += trim(group);
      continue;
    }
    for (const ListedEntry& entry : all) {
      if (&entry != &all.front()) told += "; ";
      told += pair && !entry.alone.empty() ? entry.alone : entry.told;
      changed = changed || entry.is == ListedEntry::Is::name || entry.is == ListedEntry::Is::battalion;
    }
  }
  constexpr std::size_t kFewestEntries = 3;
  const bool enough = entries >= kFewestEntries || counted == entries;
  const bool of_all = counted == 1 && line.ends_with(')') && entries > 1;  // "Alba, Toro, Rey (900 men)"
  const bool others_know = numbered > 0 && counted < entries;              // "Alba, Toro; 6th and 41st Jagers"
  if (of_all || others_know || (lands && !others)) return std::string(line);
  if (!changed || !enough || named == entries || (shown == 0 && !listed->led)) return std::string(line);
  return fmt::format("{}{}", line.substr(0, listed->begin), told);
}

std::string with_comma_for_dash_between_numbered(std::string_view line, const PhraseBook& words) {
  const std::size_t dash = line.find(") - ");
  if (dash == std::string_view::npos || line.find(") - ", dash + 1) != std::string_view::npos || !line.ends_with(')'))
    return std::string(line);
  const auto numbered = [&](std::string_view part) {
    const Tokens tokens = tokens_of(part);
    return !tokens.empty() && words.any(Sense::serial, tokens, 0, tokens.size()) &&
           !words.any(Sense::command, tokens, 0, tokens.size()) && !words.any(Sense::rank, tokens, 0, tokens.size());
  };
  if (!numbered(line.substr(0, dash)) || !numbered(line.substr(dash + 4))) return std::string(line);
  return fmt::format("{}), {}", line.substr(0, dash), line.substr(dash + 4));
}

}  // namespace estafette::readers
