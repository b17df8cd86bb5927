#include "converter/readers/retold/apart/kinds_apart.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kLongestOfKinds = 300;  ///< bytes

/// "de", "von": a word before what a unit is called by.
bool is_of(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const std::optional<PhraseFound> particle = words.find(Sense::particle, tokens, at);
  return particle && particle->is == "of";
}

/// What an entry between two commas is.
struct KindEntry {
  enum class Is { sort_first, sort_last, sort, name, other } is = Is::other;
  std::string_view sort;  ///< "Grenadiers", "hussards"
  std::string_view rest;  ///< the name, with "de" before it
  bool of = false;        ///< the name has a word for "of" before it
  bool unit = false;      ///< the sort has a word for a battalion or regiment in it
};

/// The tokens of a word for a sort of foot or horse, or for a battalion or regiment of one, at `at`.
std::size_t sort_at(const Tokens& tokens, std::size_t at, const PhraseBook& words, bool& kind) {
  std::size_t length = 0;
  if (const std::optional<PhraseFound> found = words.find(Sense::kind, tokens, at)) {
    const std::optional<Kind> sort = kind_from(found->is);
    if (!sort || (arm_of(*sort) != Arm::infantry && arm_of(*sort) != Arm::cavalry)) return 0;
    kind = true;
    length = found->length;
  }
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
  if (unit && unit->is != "battery" && unit->is != "company") length = std::max(length, unit->length);
  return length;
}

/// A run of words for a sort of troops.
struct SortRun {
  std::size_t end = 0;  ///< the token behind it
  bool kind = false;    ///< it tells foot or horse, and not only "Bn"
};

/// The run that begins at `from`, with these marks, ".-", among its words.
SortRun sort_run(const Tokens& tokens, std::size_t from, std::string_view marks, const PhraseBook& words) {
  SortRun run{from, false};
  while (run.end < tokens.size()) {
    const Token& token = tokens[run.end];
    const bool mark =
        token.is == Token::Is::mark && token.text.size() == 1 && marks.find(token.text) != std::string_view::npos;
    const std::size_t length = mark ? 1 : sort_at(tokens, run.end, words, run.kind);
    if (length == 0) break;
    run.end += length;
  }
  return run;
}

KindEntry entry_of(std::string_view text, const PhraseBook& words) {
  KindEntry entry;
  const Tokens tokens = tokens_of(text);
  const bool plain = !tokens.empty() && std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
    return token.is == Token::Is::word || token.mark(".") || token.mark("-");
  });
  if (!plain || words.any(Sense::rank, tokens, 0, tokens.size()) || words.any(Sense::command, tokens, 0, tokens.size()))
    return entry;
  const auto [begin, kind] = sort_run(tokens, 0, ".-", words);
  if (begin == tokens.size()) {
    entry.is = kind ? KindEntry::Is::sort : KindEntry::Is::other;
    return entry;
  }
  const auto name_in = [&](std::size_t from, std::size_t to) {
    const std::string_view name = text_between(text, tokens[from], tokens[to - 1]);
    const Tokens said = tokens_of(name);
    const std::optional<PhraseFound> country = words.find(Sense::country, said, 0);
    return is_capital(name.front()) &&
           (may_be_person(said, 0, name, words) || (country && country->length == said.size()));
  };
  if (begin > 0) {
    const std::size_t first = begin + (is_of(tokens, begin, words) ? 1 : 0);
    if (!kind || first >= tokens.size() || !name_in(first, tokens.size())) return entry;
    entry = {KindEntry::Is::sort_first, text.substr(0, tokens[begin - 1].end), text.substr(tokens[begin].begin),
             first > begin, words.any(Sense::unit, tokens, 0, begin)};
    return entry;
  }
  const std::size_t first = is_of(tokens, 0, words) ? 1 : 0;
  for (std::size_t at = first + 1; at < tokens.size(); ++at) {
    const SortRun run = sort_run(tokens, at, "", words);
    if (!run.kind || run.end != tokens.size() || !name_in(first, at)) continue;
    entry = {KindEntry::Is::sort_last, text.substr(tokens[at].begin), text.substr(0, tokens[at - 1].end), first > 0};
    return entry;
  }
  if (first < tokens.size() && name_in(first, tokens.size())) entry = {KindEntry::Is::name, {}, text, first > 0};
  return entry;
}

/// The entries of one group with a semicolon between each; nothing if they are not of such sorts. `figures`: a bracket
/// with figures follows them, which may be the last one's alone.
std::optional<std::string> group_apart(std::string_view group, bool figures, const PhraseBook& words) {
  std::vector<KindEntry> entries;
  std::vector<std::string_view> typed;
  for (std::size_t begin = 0; begin <= group.size();) {
    const std::size_t end = std::min(group.find(", ", begin), group.size());
    typed.push_back(trim(group.substr(begin, end - begin)));
    if (typed.back().empty()) return std::nullopt;
    entries.push_back(entry_of(typed.back(), words));
    begin = end + 2;
  }
  if (entries.size() < 2) return std::nullopt;
  const auto all = [&](auto from, auto to, KindEntry::Is is) {
    return std::all_of(from, to, [&](const KindEntry& entry) { return entry.is == is; });
  };
  std::string told;
  const auto add = [&](std::string_view entry) { told.append(told.empty() ? "" : "; ").append(entry); };
  const bool same = std::all_of(entries.begin(), entries.end(),
                                [&](const KindEntry& entry) { return fold(entry.sort) == fold(entries.front().sort); });
  const bool sure = entries.size() > 2 || std::all_of(entries.begin(), entries.end(),
                                                      [](const KindEntry& entry) { return entry.of || entry.unit; });
  const bool apart = (sure && (!figures || same) &&
                      (all(entries.begin(), entries.end(), KindEntry::Is::sort_first) ||
                       all(entries.begin(), entries.end(), KindEntry::Is::sort_last))) ||
                     (entries.size() > 2 && !figures && all(entries.begin(), entries.end(), KindEntry::Is::sort));
  if (apart) {
    for (const std::string_view entry : typed) add(entry);
    return told;
  }
  const bool of = std::all_of(entries.begin(), entries.end(), [](const KindEntry& entry) { return entry.of; });
  const Tokens first_sort = tokens_of(entries.front().sort);
  const std::optional<PhraseFound> kind = words.find(Sense::kind, first_sort, 0);
  const bool grenadiers =
      kind && kind->is == to_string(Kind::grenadiers) && entries.size() > 2;  // called after leaders
  if (entries.front().is == KindEntry::Is::sort_first && (of || grenadiers) &&
      all(entries.begin() + 1, entries.end(), KindEntry::Is::name)) {
    for (const KindEntry& entry : entries) add(fmt::format("{} {}", entries.front().sort, entry.rest));
    return told;
  }
  const bool several = may_be_several(typed.back(), words) || fold(entries.back().sort) == "infantry";
  if (entries.back().is == KindEntry::Is::sort_last && several &&
      all(entries.begin(), entries.end() - 1, KindEntry::Is::name)) {
    for (const KindEntry& entry : entries) add(fmt::format("{} {}", entry.rest, entries.back().sort));
    return told;
  }
  return std::nullopt;
}

/// Words for a sort of troops begin at `at`, and a name or number of its own follows them.
bool begins_with_sort(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  const auto [end, kind] = sort_run(tokens, at, ".-", words);
  return kind && end < tokens.size() && (tokens[end].is == Token::Is::number || tokens[end].is == Token::Is::word);
}

/// "IR Nr. 5, Jäger Nr. 7": before the entry that begins at `from` stands another such, and a comma between them.
bool listed_before(const Tokens& tokens, std::size_t from, const PhraseBook& words) {
  if (from < 2 || !tokens[from - 1].mark(",")) return false;
  std::size_t other = from - 1;
  while (other > 0 && !tokens[other - 1].mark(",") && !tokens[other - 1].mark(";") && !tokens[other - 1].mark(":"))
    --other;
  return begins_with_sort(tokens, other, words);
}

}  // namespace

std::string with_kinds_apart(std::string_view line, const PhraseBook& words) {
  const std::size_t colon = line.find(": ");
  std::string_view rest = colon == std::string_view::npos ? line : line.substr(colon + 2);
  if (rest.size() > kLongestOfKinds || rest.find(", ") == std::string_view::npos ||
      rest.find(':') != std::string_view::npos)
    return std::string(line);
  std::string told(line.substr(0, line.size() - rest.size()));
  std::string_view bracket;
  if (const std::size_t open = rest.rfind(" ("); open != std::string_view::npos && rest.ends_with(')')) {
    bracket = rest.substr(open);
    rest = rest.substr(0, open);
    const Tokens inside = tokens_of(bracket);
    bool each = false;
    for (std::size_t at = 0; at < inside.size(); ++at) each = each || words.has(Sense::each, inside, at);
    if (each) return std::string(line);  // "Moscow, Perm infantry; 11th, 36th Jagers (2 bns each)"
  }
  bool any = false;
  for (std::string_view left = rest; !left.empty();) {
    const std::size_t end = std::min(left.find("; "), left.size());
    const std::optional<std::string> group = group_apart(trim(left.substr(0, end)), !bracket.empty(), words);
    any = any || group;
    told += group ? *group : std::string(left.substr(0, end));
    told += end < left.size() ? "; " : "";
    left.remove_prefix(std::min(end + 2, left.size()));
  }
  return any ? told.append(bracket) : std::string(line);
}

std::string with_sorts_apart_at_and(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
    if (!is_and(tokens, at, words) || !begins_with_sort(tokens, at + 1, words)) continue;
    std::size_t from = at;  // where the entry before it begins
    while (from > 0 && !tokens[from - 1].mark(",") && !tokens[from - 1].mark(";") && !tokens[from - 1].mark(":"))
      --from;
    const bool word = from < at && tokens[at - 1].is != Token::Is::mark && tokens[at + 1].is == Token::Is::word;
    if (!word || !begins_with_sort(tokens, from, words)) continue;
    if (words.any(Sense::command, tokens, from, tokens.size())) continue;  // "Jäger and Grenadier Brigade"
    const bool each = words.any(Sense::each, tokens, at, tokens.size());   // "IR Alba and IR Toro (2 bns each)"
    return fmt::format("{}{} {}", line.substr(0, tokens[at - 1].end),
                       each || listed_before(tokens, from, words) ? ',' : ';', line.substr(tokens[at + 1].begin));
  }
  return std::string(line);
}

std::string with_numbered_kinds_at_comma(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 2> kDashes = {" - ", " \u2013 "};
  std::string told(line);
  for (const std::string_view dash : kDashes) {
    for (std::size_t at = told.find(dash); at != std::string::npos; at = told.find(dash, at + 1)) {
      const Tokens before = tokens_of(std::string_view(told).substr(0, at)),
                   behind = tokens_of(std::string_view(told).substr(at + dash.size()));
      const auto numbered = [&](const Tokens& side) {
        return !side.empty() && side[0].is == Token::Is::ordinal && words.any(Sense::kind, side, 1, side.size()) &&
               !words.any(Sense::rank, side, 0, side.size()) && !words.any(Sense::command, side, 0, side.size());
      };
      const bool several = std::any_of(before.begin(), before.end(), [&](const Token& token) {
        return is_joint(before, static_cast<std::size_t>(&token - before.data()), words);
      });
      if (!several || !numbered(before) || !numbered(behind)) continue;
      told.replace(at, dash.size(), ", ");
    }
  }
  return told;
}

std::string with_last_regiment_alone(std::string_view line, const PhraseBook& words) {
  constexpr std::array<std::string_view, 3> kOfOne = {"ий", "ый", "ой"};  // as Russian adjectives of one end
  const Tokens tokens = tokens_of(line);
  std::size_t last = tokens.size();
  while (last > 0 && tokens[last - 1].is == Token::Is::mark) --last;  // a bracket, a full stop
  if (last < 4) return std::string(line);
  const auto text = [&](std::size_t at) { return line.substr(tokens[at].begin, tokens[at].end - tokens[at].begin); };
  const std::string_view sort = text(last - 2), regiments = text(last - 1);
  const bool one = std::any_of(kOfOne.begin(), kOfOne.end(), [&](std::string_view end) { return sort.ends_with(end); });
  const bool list = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.mark(","); });
  if (!one || !list || !words.has(Sense::kind, tokens, last - 2) || !words.has(Sense::unit, tokens, last - 1))
    return std::string(line);
  return fmt::format("{}{}{}", line.substr(0, tokens[last - 1].begin), singular(regiments, words),
                     line.substr(tokens[last - 1].end));
}

}  // namespace estafette::readers
