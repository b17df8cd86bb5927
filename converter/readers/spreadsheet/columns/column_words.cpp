#include "converter/readers/spreadsheet/columns/column_words.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/markup/xml.hpp"
#include "base/text.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/row_kind.hpp"
#include "converter/readers/spreadsheet/columns/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace estafette::readers {
namespace {

/// By which words in titles and cells are looked up: as a slug, which has no Cyrillic letters, and with them.
std::string key_of(std::string_view text) {
  constexpr unsigned char kFirstOfCyrillic = 0xD0, kLastOfCyrillic = 0xD3;  // bytes that a letter begins with
  const auto begins_cyrillic = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= kFirstOfCyrillic && byte <= kLastOfCyrillic;
  };
  if (all_ascii(text)) return slug(text);
  const std::string folded = fold(text);
  if (std::none_of(folded.begin(), folded.end(), begins_cyrillic)) return slug(text);
  std::string key;
  for (std::size_t at = 0; at < folded.size(); ++at) {
    const bool cyrillic = begins_cyrillic(folded[at]) && at + 1 < folded.size();
    const bool kept = cyrillic || is_digit(folded[at]) || (folded[at] >= 'a' && folded[at] <= 'z');
    if (kept) key += folded[at];
    if (cyrillic) key += folded[++at];
    if (!kept && !key.empty() && key.back() != '-') key += '-';
  }
  if (key.ends_with('-')) key.pop_back();
  return key;
}

/// Every run of words in a key, from each of them on: "a", "a-b" and "b" of "a-b".
std::vector<std::string> runs_of(const std::string& key) {
  constexpr std::size_t kLongest = 60;  // bytes of a title that are looked at
  std::vector<std::string> runs;
  const std::size_t size = std::min(key.size(), kLongest);
  for (std::size_t from = 0; from < size; from = std::min(key.find('-', from), size) + 1)
    for (std::size_t to = from; to < size; ++to) {
      to = std::min(key.find('-', to), size);
      runs.push_back(key.substr(from, to - from));
    }
  return runs;
}

std::optional<CellValue> phrase(Sense sense, const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> found = phrase_in(sense, tokens, words);
  if (!found) return std::nullopt;
  return CellValue{found->is, found->guess};
}

/// True if the text is one phrase of that sense, and nothing else.
bool phrase_as_whole(Sense sense, const std::string& text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> found = words.find(sense, tokens, 0);
  return found && found->length == tokens.size();
}

std::optional<CellValue> kind_value(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<PhraseFound> arm = words.find(Sense::arm, tokens, 0);
  if (arm && arm->length == tokens.size() && arm->is != to_string(Arm::support)) return CellValue{arm->is, false};
  if (!calibre_in(tokens, words).empty()) {  // "6-Pfünder": the name tells whether they ride
    const bool rides = names_horse(tokens, words) || kind_in(tokens, words, Arm::cavalry);
    return CellValue{std::string(rides ? to_string(Kind::horse_artillery) : to_string(Arm::artillery)), false};
  }
  const std::optional<PhraseFound> kind = kind_in(tokens, words);
  if (!kind) return std::nullopt;
  return CellValue{kind->is, kind->guess};
}

std::optional<CellValue> nation_value(const Tokens& tokens, const PhraseBook& words) {
  for (const Sense sense : {Sense::country, Sense::nation}) {
    if (std::optional<CellValue> nation = phrase(sense, tokens, words)) return nation;
  }
  return std::nullopt;
}

std::optional<CellValue> level_value(const Tokens& tokens, const PhraseBook& words) {
  const std::optional<CellValue> command = phrase(Sense::command, tokens, words);
  if (command && level_from(command->is)) return command;
  return phrase(Sense::unit, tokens, words);
}

}  // namespace

const std::vector<std::string>& values_of(Holds holds) {
  static const std::vector<std::string> kNone;
  static const auto kKinds = [] {
    std::vector<std::string> words = kind_words();
    for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery}) words.push_back(to_string(arm));
    return words;
  }();
  static const auto kLevels = [] {
    std::vector<std::string> words = level_words();
    words.insert(words.end(), unit_level_words().begin(), unit_level_words().end());
    return words;
  }();
  switch (holds) {
    case Holds::kind:
      return kKinds;
    case Holds::quality:
      return quality_words();
    case Holds::unit:
      return unit_level_words();
    case Holds::level:
      return kLevels;
    default:
      return kNone;
  }
}

ColumnWords ColumnWords::read(const std::string& xml, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(xml, file, "spreadsheet", problems);
  ColumnWords words;
  for (XmlElement& column : root.children("column")) {
    const Holds holds = holds_from(column.word("is", holds_words())).value_or(Holds::other);
    for (const std::string& title : split(column.content(), ',')) {
      const std::string known = key_of(title);
      const auto hyphens = static_cast<std::size_t>(std::count(known.begin(), known.end(), '-'));
      words.longest_ = std::max(words.longest_, hyphens + 1);
      words.titles_.emplace(known, holds);
    }
    column.no_others();
  }
  for (XmlElement& month : root.children("month")) {
    constexpr int kDecember = 12;
    const int number = month.number("is", 1, kDecember);
    for (const std::string& name : split(month.content(), ',')) words.months_.emplace(key_of(name), number);
    month.no_others();
  }
  for (XmlElement& superior : root.children("superior")) {
    for (const std::string& title : split(superior.content(), ',')) words.superiors_.insert(key_of(title));
    superior.no_others();
  }
  for (XmlElement& side : root.children("side")) {
    for (const std::string& title : split(side.content(), ',')) words.sides_.insert(key_of(title));
    side.no_others();
  }
  for (XmlElement& losses : root.children("losses")) {
    for (const std::string& title : split(losses.content(), ',')) words.losses_.insert(key_of(title));
    losses.no_others();
  }
  for (XmlElement& multiple : root.children("multiple")) {
    constexpr int kMost = 1000;
    const int of = multiple.number("of", 2, kMost);
    for (const std::string& title : split(multiple.content(), ',')) words.multiples_.emplace(key_of(title), of);
    multiple.no_others();
  }
  for (XmlElement& value : root.children("value")) {
    const Holds holds =
        holds_from(value.word("is", {"nation", "kind", "quality", "level", "unit"})).value_or(Holds::kind);
    const std::vector<std::string> allowed = values_of(holds);
    const std::string to = allowed.empty() ? value.text("to") : value.word("to", allowed);
    for (const std::string& cell : split(value.content(), ','))
      words.values_.emplace(std::pair{holds, key_of(cell)}, to);
    value.no_others();
  }
  root.no_others();
  problems.refuse_if_any();
  return words;
}

namespace {

/// "Column 4", "Column4": a title that a program gives to a column without one.
bool is_made_up(std::string_view title) {
  const std::size_t word = title.find_last_not_of("0123456789") + 1;
  return word < title.size() && (title.substr(0, word) == "column" || title.substr(0, word) == "column-");
}

}  // namespace

std::optional<Holds> ColumnWords::title(const std::string& title) const {
  const std::string own = key_of(title);
  if (const auto exact = titles_.find(own); exact != titles_.end()) return exact->second;
  if (is_made_up(own)) return std::nullopt;
  const auto weight = [](const auto& known) {  // "Total guns" are guns
    return known.second == Holds::total || known.second == Holds::skip ? std::size_t{1} : known.first.size() + 1;
  };
  const std::string_view words = own;
  auto best = titles_.end();
  bool counts_men = false;
  const auto weigh = [&](std::string_view run) {
    const auto known = titles_.find(run);
    if (known == titles_.end()) return;
    counts_men = counts_men || known->second == Holds::men;
    const bool heavier = best == titles_.end() || weight(*known) > weight(*best);
    if (heavier || (weight(*known) == weight(*best) && known->first < best->first)) best = known;
  };
  for (std::size_t from = 0; from < words.size();) {
    std::size_t to = from;
    for (std::size_t count = 0; count < longest_ && to <= words.size(); ++count) {
      to = std::min(words.find('-', to), words.size());
      weigh(words.substr(from, to - from));
      ++to;
    }
    from = std::min(words.find('-', from), words.size() - 1) + 1;
  }
  if (best == titles_.end()) return std::nullopt;
  if (best->second == Holds::present) {  // "Present for duty, officers" beside "Present for duty, men"
    for (const std::string_view run : {words.substr(words.rfind('-') + 1), words.substr(0, words.find('-'))}) {
      const auto said = titles_.find(run);
      const Holds held = said == titles_.end() ? Holds::other : said->second;
      const bool duty = best->first.find("duty") != std::string::npos;
      if (held == Holds::men && !duty) continue;  // "Men present"
      if (held == Holds::officers || held == Holds::men || held == Holds::total) return held;
    }
  }
  const bool names = best->second <= Holds::brigade || best->second == Holds::name;
  return names && counts_men ? Holds::men : best->second;  // "Regiment strength" is one
}

bool ColumnWords::names_superior(const std::string& title) const {
  return superiors_.contains(key_of(title));
}

bool ColumnWords::names_sides(const std::string& title) const {
  return sides_.contains(key_of(title));
}

bool ColumnWords::names_losses(const std::string& title) const {
  const std::string key = key_of(title);
  const std::vector<std::string> runs = runs_of(key);
  return std::any_of(runs.begin(), runs.end(), [&](const std::string& run) {
    return losses_.contains(run) &&
           (run.size() > 1 || key == run || key.ends_with("-" + run) || key.starts_with(run + "-"));  // "Officers K."
  });
}

int ColumnWords::times(const std::string& title) const {
  for (const std::string& run : runs_of(key_of(title)))
    if (const auto known = multiples_.find(run); known != multiples_.end()) return known->second;
  return 1;
}

std::optional<unsigned> ColumnWords::month(std::string_view word) const {
  const auto known = months_.find(key_of(std::string(word)));
  return known == months_.end() ? std::nullopt : std::optional(known->second);
}

std::optional<std::string> ColumnWords::value(Holds holds, const std::string& cell) const {
  const auto known = values_.find({holds, key_of(cell)});
  return known == values_.end() ? std::nullopt : std::optional(known->second);
}

std::optional<CellValue> value_of(Holds holds, const std::string& cell, const ColumnWords& columns,
                                  const PhraseBook& words) {
  const std::vector<std::string>& own = values_of(holds);
  const auto spelt = std::find(own.begin(), own.end(), fold(cell));
  if (spelt != own.end()) return CellValue{*spelt, false};
  if (const std::optional<std::string> said = columns.value(holds, cell)) return CellValue{*said, false};
  const Tokens tokens = tokens_of(cell);
  switch (holds) {
    case Holds::kind:
      return kind_value(tokens, words);
    case Holds::quality:
      return phrase(Sense::quality, tokens, words);
    case Holds::nation:
      return nation_value(tokens, words);
    case Holds::unit:
      return phrase(Sense::unit, tokens, words);
    case Holds::level:
      return level_value(tokens, words);
    default:
      return std::nullopt;
  }
}

std::optional<CellValue> said_beside(Holds said, const std::string& cell, const ColumnWords& columns,
                                     const PhraseBook& words) {
  const bool kind = said == Holds::kind;
  if (!kind && said != Holds::quality) return std::nullopt;
  const Tokens tokens = tokens_of(cell);
  std::optional<CellValue> other;
  for (std::size_t at = 1; at < tokens.size() && !other; ++at) {
    const std::string first = cell.substr(0, tokens[at - 1].end), last = cell.substr(tokens[at].begin);
    const std::string& quality = value_of(Holds::quality, first, columns, words) ? first : last;
    const std::string& rest = &quality == &first ? last : first;
    const bool whole = phrase_as_whole(Sense::quality, quality, words) || columns.value(Holds::quality, quality);
    if (!whole || !value_of(Holds::kind, rest, columns, words) || phrase_as_whole(Sense::kind, cell, words) ||
        columns.value(Holds::kind, cell))
      continue;
    other = value_of(kind ? Holds::quality : Holds::kind, kind ? quality : rest, columns, words);
  }
  return other;
}

}  // namespace estafette::readers
