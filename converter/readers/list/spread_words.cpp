#include "converter/readers/list/spread_words.hpp"

#include "converter/readers/list/name_of_last.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/plural.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace estafette::readers {
namespace {

class WordsOfUnits {
 public:
  WordsOfUnits(std::vector<ListedUnit>& units, const ListCut& cut) : units_(units), cut_(cut) {}

  /// Words that stand once go for the units before, or else after.
  SpreadWords spread() {
    for (std::size_t i = 0; i + 1 < units_.size(); ++i) take_word_for_units(units_[i], units_.back());
    const std::vector<ListedUnit> said = units_;
    std::vector<std::string> alone;  // numbers without words
    for (const ListedUnit& unit : said)
      if (unit.words.empty() && unit.whole_name.empty()) alone.push_back(unit.number);
    const bool of_one_word = said.size() > 1 && !said.back().words.empty() &&
                             std::all_of(said.begin(), said.end() - 1, [](const ListedUnit& unit) {
                               return unit.words.empty() && unit.whole_name.empty() && !unit.companies;
                             });
    for (std::size_t i = 0; i < units_.size(); ++i) {
      if (!units_[i].words.empty() || !units_[i].whole_name.empty()) continue;
      const auto ends = [&](const ListedUnit& unit) {
        return (!unit.words.empty() && !is_in_brackets(unit)) || !unit.whole_name.empty() || !same_sort(unit, said[i]);
      };
      const auto here = said.begin() + static_cast<std::ptrdiff_t>(i);
      const bool companies = units_[i].companies;  // "4 coys 95th, 3rd Caçadores": what follows is another regiment
      auto from = companies ? said.end() : std::find_if(here, said.end(), ends);
      if (from != said.end()) {
        const auto next = static_cast<std::size_t>(from - said.begin());
        if (is_told_apart(said, next)) continue;
        if (arm_changes(said, i, next)) from = said.end();
      }
      if (from == said.end()) {
        // "6th Léger (3), 39th Line (3), 69th (3)": the nearest before it.
        const auto nearest = std::find_if(std::make_reverse_iterator(here), said.rend(), [](const ListedUnit& unit) {
          return !unit.words.empty() && unit.words.find('(') == std::string::npos;  // "1/3rd (Scots) Guards"
        });
        const bool light = nearest != said.rend() && is_light(nearest->words);  // "6th Léger (2), 69th (2)"
        if (nearest != said.rend() && !light) from = std::prev(nearest.base());
      }
      if (from == said.end() || !same_sort(*from, said[i]) || is_beyond_a_province(*from, said[i])) continue;
      const auto repeated =
          std::count_if(said.begin(), here, [&](const auto& unit) { return unit.words == from->words; });
      if ((companies || (from < here && repeated > 1)) && tells_quality(from->words))
        continue;  // "1/3rd Guards, 1 coy 5/60th", "1/1st Guards, 1/3rd Guards, 5/60th": no Guards
      if (names_only_part(from->words, cut_.words) && !names_several(from->words, cut_.words))
        return SpreadWords::of_one_unit;
      const WordsForOthers others = words_for_others(from->words, from->number, alone, from > here, cut_.words);
      units_[i].words = others.words;
      if (!others.guessed.empty()) units_[i].parts.guessed.push_back(others.guessed);
      units_[i].of_next = from == std::next(here);
    }
    for (ListedUnit& unit : units_) {
      if (unit.whole_name.empty()) unit.parts.name = unit.number;
      if (!unit.whole_name.empty() || unit.words.empty()) continue;
      unit.parts.name += (unit.words.front() == '/' ? "" : " ") + singular(unit.words, cut_.words);  // "6th/7th Texas"
    }
    return of_one_word ? SpreadWords::of_one_word : SpreadWords::of_each;
  }

 private:
  /// "1st Heavy and 1st Light Batteries": what the first is, the last says.
  void take_word_for_units(ListedUnit& unit, const ListedUnit& last) const {
    const std::size_t blank = last.words.rfind(' ');
    if (unit.words.empty() || blank == std::string::npos) return;
    const std::string sort = last.words.substr(blank + 1);
    const bool one_word = unit.words.find(' ') == std::string::npos && !names_units(unit.words, cut_.words);
    if (one_word && names_units(sort, cut_.words) && singular(sort, cut_.words) != sort) unit.words += ' ' + sort;
  }

  /// "21e légère 1.500, 31e 2.300, 9e hussards 600": what stands before a bare number is of another arm than what comes
  /// behind it, and every list goes from foot to horse.
  [[nodiscard]] bool arm_changes(const std::vector<ListedUnit>& said, std::size_t at, std::size_t next) const {
    const auto arm = [&](const ListedUnit& unit) {
      const std::optional<PhraseFound> kind = kind_in(tokens_of(unit.words), cut_.words);
      const bool told = kind && !kind->guess;  // but chasseurs may ride
      return told ? std::optional(arm_of(*kind_from(kind->is))) : std::nullopt;
    };
    const std::optional<Arm> behind = arm(said[next]);
    for (std::size_t before = at; before-- > 0;)
      if (const std::optional<Arm> told = arm(said[before])) return behind && behind != told;
    return false;
  }

  /// "Léger", "Light": a number behind it, without a word, is a regiment of the line in most lists.
  [[nodiscard]] bool is_light(const std::string& said) const {
    const Tokens tokens = tokens_of(said);
    const std::optional<PhraseFound> kind = cut_.words.find(Sense::kind, tokens, 0);
    if (!kind || kind->is != to_string(Kind::light_infantry)) return false;
    return kind->length == tokens.size() || cut_.words.has(Sense::unit, tokens, kind->length) ||
           cut_.words.has(Sense::count, tokens, kind->length);  // "rifles coys"
  }

  /// "82e" of "4e et 82e de ligne" and "7e" of "5e, 6e et 7e de ligne": its word goes for the numbers before "and".
  [[nodiscard]] bool ends_a_group(const std::vector<ListedUnit>& said, std::size_t at) const {
    return said.size() == cut_.pieces.size() && cut_.pieces[at].joined_by_and && !said[at].words.empty() &&
           said[at].number.find('/') == std::string::npos;
  }

  /// "1/45th, 3/60th Rifles, 1/88th": who writes a number without a word behind light troops tells apart what is light,
  /// and the number before them is no more so. But "11e et 12e légère, 4e et 82e de ligne" has a word for each two.
  [[nodiscard]] bool is_told_apart(const std::vector<ListedUnit>& said, std::size_t light) const {
    if (ends_group(said, light)) return false;
    if (cut_.words.has(Sense::plural, tokens_of(said[light].words), 0)) return false;  // "1st, 2nd bns/52nd L\u00E9ger"
    const std::optional<PhraseFound> kind = kind_in(tokens_of(said[light].words), cut_.words);
    if (!kind || kind->is != to_string(Kind::light_infantry) || ends_a_group(said, light)) return false;
    bool told = false;  // the word behind it goes for it
    for (std::size_t at = said.size(); at-- > light + 1;) {
      if (said[at].words.empty() && said[at].whole_name.empty() && !told) return true;
      if (!said[at].words.empty() || !said[at].whole_name.empty()) told = ends_a_group(said, at);
    }
    return false;
  }

  /// "11e et 12e légère, 4e et 82e de ligne": groups, of which each ends with a word behind its last number; but
  /// battalions have their words one by one.
  [[nodiscard]] bool ends_group(const std::vector<ListedUnit>& said, std::size_t last) const {
    const auto worded = [](const ListedUnit& unit) { return !unit.words.empty() && unit.whole_name.empty(); };
    return said.size() == cut_.pieces.size() && cut_.pieces[last].joined_by_and && worded(said.back()) &&
           said[last].number.find('/') == std::string::npos;
  }

  /// "Guards": words that not every unit beside them may take.
  [[nodiscard]] bool tells_quality(const std::string& said) const {
    const Tokens tokens = tokens_of(said);
    return cut_.words.any(Sense::quality, tokens, 0, tokens.size());
  }

  /// "1/48th" and "29th" are not numbers of one sort: the words of one do not go for the other.
  static bool same_sort(const ListedUnit& a, const ListedUnit& b) {
    return (a.number.find('/') == std::string::npos) == (b.number.find('/') == std::string::npos);
  }

  /// "31st, 5th and 6th Kurmark Landwehr": no province had so many regiments; it is one of the line.
  [[nodiscard]] bool is_beyond_a_province(const ListedUnit& told, const ListedUnit& bare) const {
    constexpr int kMostOfAProvince = 20;
    const Tokens words = tokens_of(told.words), number = tokens_of(bare.number), other = tokens_of(told.number);
    const std::optional<PhraseFound> quality = phrase_in(Sense::quality, words, cut_.words);
    return quality && quality->is == to_string(Quality::militia) && words.size() > 1 && !number.empty() &&
           number.front().value > kMostOfAProvince && !other.empty() && other.front().value <= kMostOfAProvince;
  }

  std::vector<ListedUnit>& units_;
  const ListCut& cut_;
};

}  // namespace

bool names_only_part(std::string_view text, const PhraseBook& words) {
  const Tokens tokens = tokens_of(text);
  const std::optional<PhraseFound> unit = words.find(Sense::unit, tokens, 0);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, 0);
  const bool part = unit && !unit->part && unit->is != "regiment" && unit->is != "battery";
  const bool counted =
      count && !count->part && (count->is == "battalions" || count->is == "squadrons" || count->is == "companies");
  return part || counted;
}

bool is_in_brackets(const ListedUnit& unit) {
  return unit.words.starts_with('(') && unit.words.ends_with(')');
}

SpreadWords spread_words(std::vector<ListedUnit>& units, const ListCut& cut) {
  return WordsOfUnits(units, cut).spread();
}

}  // namespace estafette::readers
