#include "converter/readers/copied/commands/strung.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/list/strung_names.hpp"
#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/plural.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestStrung = 2;   ///< troops on a line
constexpr int kFewestMenStrung = 40;       ///< a smaller figure behind a name may be anything
constexpr std::size_t kLongestPrefix = 4;  ///< words before a colon
constexpr std::array<std::string_view, 5> kFootnotes = {"*", "\u2020", "\u2021", "\u00a7", "#"};

bool names_anything(std::string_view text) {
  return std::any_of(text.begin(), text.end(), is_letter);
}

std::string_view without_footnotes(std::string_view text) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const std::string_view mark : kFootnotes)
      if (mark != "#" && text.starts_with(mark)) {
        text = trim(text.substr(mark.size()));
        changed = true;
      }
  }
  return text;
}

/// "Reina, 795" with a word for its figure.
std::optional<std::string> with_men(std::string_view piece) {
  piece = without_footnotes(piece);
  if (piece.ends_with('.')) piece.remove_suffix(1);
  const Tokens tokens = tokens_of(piece);
  if (tokens.size() < 2 || tokens.back().is != Token::Is::number || tokens.back().value < kFewestMenStrung ||
      tokens.back().joined)
    return std::nullopt;
  std::string_view name = trim(piece.substr(0, tokens.back().begin));
  if (!name.ends_with(',') && !name.ends_with(')')) return std::nullopt;
  if (name.ends_with(',')) name = trim(name.substr(0, name.size() - 1));
  if (!names_anything(name) || name.find(':') != std::string_view::npos) return std::nullopt;
  return fmt::format("{}, {} men", name, tokens.back().value);
}

/// "Granatieri (1 btg)": a name, and figures in the bracket that ends it.
bool ends_with_figures(std::string_view piece, const PhraseBook& words) {
  const std::size_t open = piece.rfind('(');
  if (open == std::string_view::npos || open == 0 || !piece.ends_with(')')) return false;
  const std::string_view name = trim(piece.substr(0, open));
  const Tokens inside = tokens_of(piece.substr(open + 1, piece.size() - open - 2));
  const std::optional<Facts> facts = facts_of(inside, 0, inside.size(), words, false);
  if (!facts || !facts->figures() || facts->each || !names_anything(name)) return false;
  const Tokens named = tokens_of(name);
  return head_of({named, named.size(), words}).is != Head::Is::formation && !words.has(Sense::rank, named, 0) &&
         !facts_of(named, 0, named.size(), words, false);
}

/// "Position Btty #4": a battery with its number.
bool numbers_batteries(std::string_view piece, const PhraseBook& words) {
  const Tokens tokens = tokens_of(piece);
  bool battery = false, serial = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, at);
    const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
    battery = battery || (unit && unit->is == "battery") || (count && count->is == "batteries");
    serial = serial || (battery && words.has(Sense::serial, tokens, at));
  }
  return battery && serial;
}

/// "Tobolsk, Minsk, and Krementchug Inf. Regts (all w/2 bttns)": names that share the words behind the last, and what
/// each has.
std::vector<std::string> names_with_each(std::string_view text, const PhraseBook& words) {
  const std::size_t open = text.rfind('(');
  if (open == std::string_view::npos || !text.ends_with(')')) return {};
  const Tokens inside = tokens_of(text.substr(open + 1, text.size() - open - 2));
  const std::optional<PhraseFound> each = words.find(Sense::each, inside, 0);
  if (!each || each->length >= inside.size()) return {};
  const std::optional<Facts> facts = facts_of(inside, each->length, inside.size(), words, false);
  if (!facts || !facts->subunits()) return {};
  const std::string_view listed = trim(text.substr(0, open));
  const Tokens tokens = tokens_of(listed);
  const std::optional<PhraseFound> plural =
      tokens.empty() ? std::nullopt : words.find(Sense::unit, tokens, tokens.size() - 1);
  if (!plural || plural->is != "regiment" || !listed.ends_with('s')) return {};
  std::vector<std::string> names;
  std::size_t shared = tokens.size();  // where the words for all begin
  for (std::size_t from = 0, at = 0; at < tokens.size(); ++at) {
    const bool parts = is_joint(tokens, at, words);
    if (!parts && tokens[at].is != Token::Is::word && !tokens[at].mark(".")) return {};
    if (!parts) continue;
    if (at > from) names.emplace_back(text_between(listed, tokens[from], tokens[at - 1]));
    from = at + 1;
    shared = from + 1;
  }
  if (names.size() < kFewestStrung || shared >= tokens.size()) return {};
  names.emplace_back(text_between(listed, tokens[shared - 1], tokens[shared - 1]));
  const std::string_view sort = listed.substr(tokens[shared].begin);
  const std::string_view has = text.substr(open + 1 + inside[each->length].begin);
  for (std::string& name : names) name = fmt::format("{} {} ({}", name, sort.substr(0, sort.size() - 1), has);
  return names;
}

/// "Regiment Schöning, Regiment Rüchel (2 bns each)": what each of them has stands behind the last.
std::vector<std::string> units_with_each(const std::vector<std::string_view>& pieces, const PhraseBook& words) {
  const std::string_view last = pieces.back();
  const std::size_t open = last.rfind('(');
  if (open == std::string_view::npos || !last.ends_with(')')) return {};
  const std::string_view bracket = last.substr(open);
  const Tokens inside = tokens_of(bracket.substr(1, bracket.size() - 2));
  const std::optional<Facts> facts = facts_of(inside, 0, inside.size(), words, false);
  if (!facts || !facts->each || !facts->subunits() || facts->men || facts->bare) return {};
  std::vector<std::string> units;
  for (const std::string_view& piece : pieces) {
    const std::string_view name = trim(&piece == &pieces.back() ? piece.substr(0, open) : piece);
    const Tokens tokens = tokens_of(name);
    const bool words_only =
        std::all_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is == Token::Is::word; });
    if (!words_only || head_of({tokens, tokens.size(), words}).is != Head::Is::unit) return {};
    units.push_back(fmt::format("{} {}", name, bracket));
  }
  return units;
}

std::vector<std::string> troops_in(std::string_view text, const PhraseBook& words) {
  std::vector<std::string> troops;
  const bool semicolons = text.find(';') != std::string_view::npos;
  const std::vector<std::string_view> pieces = pieces_of(text, semicolons ? ';' : ',');
  if (pieces.size() < kFewestStrung) return {};
  if (troops = names_with_each(text, words); !troops.empty()) return troops;
  if (troops = units_with_each(pieces, words); !troops.empty()) return troops;
  const auto all = [&](const auto& are) { return std::all_of(pieces.begin(), pieces.end(), are); };
  if (semicolons && all([](std::string_view piece) { return with_men(piece).has_value(); })) {
    for (const std::string_view piece : pieces) troops.push_back(*with_men(piece));
  } else if (all([&](std::string_view piece) { return ends_with_figures(piece, words); }) ||
             all([&](std::string_view piece) { return numbers_batteries(piece, words); })) {
    troops.assign(pieces.begin(), pieces.end());
  }
  return troops;
}

/// "* Old regular units. † Old militia units.": what marks mean.
bool explains_marks(std::string_view text) {
  std::size_t marks = 0;
  for (const std::string_view mark : kFootnotes) marks += text.find(mark) != std::string_view::npos ? 1U : 0U;
  const bool figures = has_digit(text);
  return marks >= kFewestStrung && !figures && text.find('.') != std::string_view::npos;
}

/// Where the troops begin behind a name that is no command: "Borstell: "; 0 if the line has no colon; nothing if what
/// is before it is a command or anything else.
std::optional<std::size_t> behind_name(std::string_view text, const PhraseBook& words) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return 0;
  const Tokens name = tokens_of(text.substr(0, colon));
  const bool plain =
      std::all_of(name.begin(), name.end(), [](const Token& token) { return token.is == Token::Is::word; });
  if (name.empty() || !plain || name.size() > kLongestPrefix) return std::nullopt;
  for (const Sense sense : {Sense::arm, Sense::command, Sense::rank, Sense::nation, Sense::country, Sense::total,
                            Sense::note, Sense::kind, Sense::unit, Sense::commander})
    if (words.any(sense, name, 0, name.size())) return std::nullopt;
  return colon + 1;
}

/// "Briche: 2e Hussards (305), 10e Hussards (262)": the line is read whole, as somebody with as many units.
bool leads(std::string_view text, std::size_t units, const PhraseBook& words) {
  const Item item = item_of(text, words);
  return item.is == Item::Is::formation && item.level && item.units.size() == units;
}

}  // namespace

Unstrung unstrung(const std::vector<TextLine>& lines, const PhraseBook& words) {
  Unstrung made;
  made.lines.reserve(lines.size());
  for (const TextLine& line : lines) {
    const std::string_view text = line.text;
    const bool strung = text.find_first_of(",;") != std::string_view::npos && text.size() < kLongestLine;
    const std::optional<std::size_t> from = strung ? behind_name(text, words) : std::nullopt;
    const std::vector<std::string> troops = from ? troops_in(text.substr(*from), words) : std::vector<std::string>{};
    if (troops.empty()) {
      made.lines.push_back(line);
      if (explains_marks(text) && names_strung(text, words).empty())
        made.lines.back().text = fmt::format("Note: {}", text);
      continue;
    }
    const Tokens before = tokens_of(text.substr(0, *from));
    if (*from > 0 && leads(text, troops.size(), words)) {
      made.lines.push_back(line);
      continue;
    }
    const bool said = before.size() > 1 && is_link_only({before, before.size() - 1, words});  // "Formée de:"
    if (*from > 0 && !said)
      made.looks.push_back({"", line.line, "", line.text, "a command before the colon",
                            fmt::format("Write what it is, for example Brigade {}", text.substr(0, *from))});
    for (const std::string& one : troops) {
      made.lines.push_back(line);
      made.lines.back().text = one;
    }
  }
  return made;
}

std::string with_halves_filled(std::string_view line, const PhraseBook& words) {
  if (line.find("- ") == std::string_view::npos && line.find("-,") == std::string_view::npos) return std::string(line);
  const Tokens tokens = tokens_of(line);
  const auto half = [&](std::size_t at) {  // "Brest-"
    const std::size_t end = tokens[at].end;
    return tokens[at].is == Token::Is::word && end + 1 < line.size() && line[end] == '-' &&
           (line[end + 1] == ',' || line[end + 1] == ' ');
  };
  std::vector<std::string_view> names;
  std::size_t first = tokens.size();
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (half(at)) {
      first = std::min(first, at);
      names.push_back(text_between(line, tokens[at], tokens[at]));
      continue;
    }
    const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at);
    if (names.empty() || tokens[at].mark(",") || tokens[at].mark("-") || (link && link->is == "and")) continue;
    const std::size_t hyphen = line.find('-', tokens[at].begin);
    const std::size_t end = std::min(line.find_first_of(" ,;()", tokens[at].begin), line.size());
    if (hyphen == std::string_view::npos || hyphen + 1 >= end) return std::string(line);
    const std::string rest = singular(line.substr(hyphen, end - hyphen), words);
    std::string text(line.substr(0, tokens[first].begin));
    for (const std::string_view name : names) text += fmt::format("{}{}, ", name, rest);
    return fmt::format("{}{}{}{}", text, line.substr(tokens[at].begin, hyphen - tokens[at].begin), rest,
                       line.substr(end));
  }
  return std::string(line);
}

}  // namespace estafette::readers
