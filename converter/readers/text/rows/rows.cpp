#include "converter/readers/text/rows/rows.hpp"

#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/summary.hpp"
#include "converter/readers/text/heads/contents_of_armies.hpp"
#include "converter/readers/text/named/colonels_among_units.hpp"
#include "converter/readers/text/named/led_by_name.hpp"
#include "converter/readers/text/named/named_arms.hpp"
#include "converter/readers/text/named/named_regiments.hpp"
#include "converter/readers/text/named/sorts_led.hpp"
#include "converter/readers/text/named/title.hpp"
#include "converter/readers/text/rows/below_unread.hpp"
#include "converter/readers/text/rows/guns_by_line.hpp"
#include "converter/readers/text/rows/levels_by_capitals.hpp"
#include "converter/readers/text/rows/list_headings.hpp"
#include "converter/readers/text/rows/named_by_figures.hpp"
#include "converter/readers/text/rows/not_told.hpp"
#include "converter/readers/text/rows/numbered_names.hpp"
#include "converter/readers/text/rows/parts_of_division.hpp"
#include "converter/readers/text/rows/regiments_of_arms.hpp"
#include "converter/readers/text/rows/same_form.hpp"
#include "converter/readers/text/rows/sentence.hpp"
#include "converter/readers/text/rows/small_corps.hpp"
#include "converter/readers/text/rows/strengths_at_ends.hpp"
#include "converter/readers/text/rows/strengths_of_blocks.hpp"
#include "converter/readers/text/rows/summed_list.hpp"
#include "converter/readers/text/rows/told_strengths.hpp"
#include "converter/readers/text/rows/troops_by_country.hpp"
#include "converter/readers/tree/detachments.hpp"
#include "converter/readers/tree/run_on.hpp"
#include "converter/readers/tree/standing.hpp"
#include "converter/readers/tree/totals.hpp"
#include "converter/readers/tree/unread_nations.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

/// "= 2,658" after the last regiment of a brigade.
TextNode running_sum(const TextLine& line, std::string_view text) {
  TextNode node;
  node.line = line;
  node.item.is = Item::Is::total;
  for (const Token& token : tokens_of(text))
    if (token.is == Token::Is::number) node.item.parts.facts.men = token.value;
  return node;
}

/// A line, or one of the entries that run on in it.
void take(std::vector<TextNode>& rows, const TextLine& line, std::string_view text, const PhraseBook& words) {
  if (const std::size_t end = line.footnote ? 0 : before_running_sum(text, words); end > 0) {
    take(rows, line, text.substr(0, end), words);
    return rows.push_back(running_sum(line, text.substr(end)));
  }
  TextNode node;
  node.line = line;
  const bool readable = text.size() <= kLongestLine && !holds_too_many_figures(text);
  if (line.footnote) node.item.is = Item::Is::note;
  if (line.back_matter) node.item.is = Item::Is::furniture;
  if (readable && !line.footnote && !line.back_matter) node.item = item_of(text, words);
  if (node.item.is != Item::Is::unit || node.item.units.empty()) return rows.push_back(std::move(node));
  for (Parts& unit : std::exchange(node.item.units, {})) {
    node.item.parts = std::move(unit);
    rows.push_back(node);
  }
}

}  // namespace

std::vector<TextNode> rows_of(const std::vector<TextLine>& lines, const PhraseBook& words) {
  std::vector<TextNode> rows;
  for (const TextLine& line : lines) {
    const std::vector<std::string> all = lines_told(line.text, words);
    TextLine one = line;
    for (const std::string& told : all) {
      if (all.size() > 1) one.text = told;
      take(rows, one, told, words);
    }
  }
  return rows;
}

std::vector<Problem> find_what_rows_are(std::vector<TextNode>& rows, const PhraseBook& words) {
  find_contents_of_armies(rows);
  find_commands_by_figures(rows, words);
  find_troops_by_country(rows, words);
  find_numbered_names(rows, words);
  find_list_headings(rows, words);
  find_commands_with_strength(rows, words);
  find_regiments_of_arms(rows, words);
  find_guns_by_line(rows);
  part_summed_list(rows);
  tell_strengths_of_blocks(rows);
  tell_strengths_at_ends(rows);
  find_levels_by_form(rows);
  find_sorts_led(rows, words);
  find_levels_by_capitals(rows);
  find_headings(rows, words);
  std::vector<Problem> looks = find_named_arms(rows, words);
  find_regiments_by_name(rows, words);
  find_commands_led_by_name(rows, words);
  find_regiments_on_their_lines(rows, words);
  for (Problem& look : doubts_of_colonels(rows, words)) looks.push_back(std::move(look));
  find_what_is_not_told(rows, words, looks);
  find_unread_nations(rows, words, looks);
  find_parts_of_divisions(rows, words);
  find_small_corps(rows, words);
  find_detachments(rows, words);
  uncentre(rows);
  find_title(rows, words, looks);
  ask_about_troops_below_unread(rows, words, looks);
  return looks;
}

}  // namespace estafette::readers
