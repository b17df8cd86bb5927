#include "converter/readers/text/read_text.hpp"

#include "base/table.hpp"
#include "converter/readers/as_written.hpp"
#include "converter/readers/copied/asides.hpp"
#include "converter/readers/copied/commands/batteries_listed.hpp"
#include "converter/readers/copied/commands/commands_at_stops.hpp"
#include "converter/readers/copied/commands/commands_beside.hpp"
#include "converter/readers/copied/commands/commands_by_path.hpp"
#include "converter/readers/copied/commands/commands_in_a_row.hpp"
#include "converter/readers/copied/commands/commands_nested.hpp"
#include "converter/readers/copied/commands/entries_alike.hpp"
#include "converter/readers/copied/commands/guns_led.hpp"
#include "converter/readers/copied/commands/leaders_at_gaps.hpp"
#include "converter/readers/copied/commands/strung.hpp"
#include "converter/readers/copied/commands/told_for_all.hpp"
#include "converter/readers/copied/commands/two_on_a_line.hpp"
#include "converter/readers/copied/flat_titles.hpp"
#include "converter/readers/copied/list_letters.hpp"
#include "converter/readers/copied/points.hpp"
#include "converter/readers/copied/prints/capitals_calmed.hpp"
#include "converter/readers/copied/prints/glued.hpp"
#include "converter/readers/copied/prints/misread.hpp"
#include "converter/readers/copied/prints/misread_units.hpp"
#include "converter/readers/copied/prints/misspelt_troops.hpp"
#include "converter/readers/copied/prints/printed.hpp"
#include "converter/readers/copied/prints/short_regiments.hpp"
#include "converter/readers/copied/prints/split_words.hpp"
#include "converter/readers/copied/ranks_above.hpp"
#include "converter/readers/copied/ranks_in_short.hpp"
#include "converter/readers/copied/set_paragraphs.hpp"
#include "converter/readers/counted/arms_counted.hpp"
#include "converter/readers/counted/bare_counts.hpp"
#include "converter/readers/counted/brigades_by_count.hpp"
#include "converter/readers/counted/carried_sums.hpp"
#include "converter/readers/counted/figure_columns.hpp"
#include "converter/readers/counted/games/brigades_on_models.hpp"
#include "converter/readers/counted/games/coded_commands.hpp"
#include "converter/readers/counted/games/coded_lines.hpp"
#include "converter/readers/counted/games/costs_in_points.hpp"
#include "converter/readers/counted/games/figures_by_arm.hpp"
#include "converter/readers/counted/games/models.hpp"
#include "converter/readers/counted/games/models_apart.hpp"
#include "converter/readers/counted/games/troop_codes.hpp"
#include "converter/readers/counted/games/units_of_models.hpp"
#include "converter/readers/counted/games/units_with_hits.hpp"
#include "converter/readers/counted/glued_returns.hpp"
#include "converter/readers/counted/parts/half_battalions.hpp"
#include "converter/readers/counted/parts/parts_counted.hpp"
#include "converter/readers/counted/returns.hpp"
#include "converter/readers/counted/sorts_summed.hpp"
#include "converter/readers/counted/times.hpp"
#include "converter/readers/counted/titled_columns.hpp"
#include "converter/readers/counted/titled_strengths.hpp"
#include "converter/readers/counted/titles_run_together.hpp"
#include "converter/readers/counted/typed_figures.hpp"
#include "converter/readers/outline/outline.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/pieces/below/battalions_below.hpp"
#include "converter/readers/pieces/below/gunners_apart.hpp"
#include "converter/readers/pieces/below/leaders_apart.hpp"
#include "converter/readers/pieces/below/leaders_below.hpp"
#include "converter/readers/pieces/below/made_up_of.hpp"
#include "converter/readers/pieces/below/names_below.hpp"
#include "converter/readers/pieces/below/one_word_for_brigades.hpp"
#include "converter/readers/pieces/below/strengths_below.hpp"
#include "converter/readers/pieces/below/told_below.hpp"
#include "converter/readers/pieces/bracketed_commands.hpp"
#include "converter/readers/pieces/commands_in_brackets.hpp"
#include "converter/readers/pieces/drawn/braces.hpp"
#include "converter/readers/pieces/entries_over_blanks.hpp"
#include "converter/readers/pieces/halves.hpp"
#include "converter/readers/pieces/kinds_below_numbers.hpp"
#include "converter/readers/pieces/leaders_broken.hpp"
#include "converter/readers/pieces/legends.hpp"
#include "converter/readers/pieces/lines_of_battle.hpp"
#include "converter/readers/pieces/loss_lists.hpp"
#include "converter/readers/pieces/recapitulation.hpp"
#include "converter/readers/pieces/signs_explained.hpp"
#include "converter/readers/pieces/starred_headings.hpp"
#include "converter/readers/pieces/tables/arms_over_columns.hpp"
#include "converter/readers/pieces/tables/brigades_beside.hpp"
#include "converter/readers/pieces/tables/cells.hpp"
#include "converter/readers/pieces/tables/columns_beside.hpp"
#include "converter/readers/pieces/tables/glued_columns.hpp"
#include "converter/readers/pieces/tables/halved_tables.hpp"
#include "converter/readers/pieces/tables/loss_returns.hpp"
#include "converter/readers/pieces/tables/wrapped_stubs.hpp"
#include "converter/readers/pieces/wrapped.hpp"
#include "converter/readers/retold/commands_told.hpp"
#include "converter/readers/retold/dittos/dittos.hpp"
#include "converter/readers/retold/dittos/ordinals_of_dittos.hpp"
#include "converter/readers/retold/headings_told.hpp"
#include "converter/readers/retold/labels/absent_troops.hpp"
#include "converter/readers/retold/labels/code_runs.hpp"
#include "converter/readers/retold/labels/codes_of_leaders.hpp"
#include "converter/readers/retold/labels/commander_labels.hpp"
#include "converter/readers/retold/labels/commands_of_leaders.hpp"
#include "converter/readers/retold/labels/headed_again.hpp"
#include "converter/readers/retold/labels/label_lines.hpp"
#include "converter/readers/retold/labels/leaders_figures.hpp"
#include "converter/readers/retold/labels/letter_ratings.hpp"
#include "converter/readers/retold/labels/places_below.hpp"
#include "converter/readers/retold/labels/posts_of_arms.hpp"
#include "converter/readers/retold/labels/ratings_told.hpp"
#include "converter/readers/retold/labels/section_labels.hpp"
#include "converter/readers/retold/labels/side_remarks.hpp"
#include "converter/readers/retold/labels/strengths_of_sides.hpp"
#include "converter/readers/retold/labels/titles_of_regiments.hpp"
#include "converter/readers/retold/leaders_told.hpp"
#include "converter/readers/retold/pages/articles.hpp"
#include "converter/readers/retold/pages/back_matter.hpp"
#include "converter/readers/retold/pages/broken_paragraphs.hpp"
#include "converter/readers/retold/pages/contents_list.hpp"
#include "converter/readers/retold/pages/endless_lines.hpp"
#include "converter/readers/retold/pages/lost_line_ends.hpp"
#include "converter/readers/retold/pages/quoted_again.hpp"
#include "converter/readers/retold/pages/run_in_entries.hpp"
#include "converter/readers/retold/pages/run_on_pages.hpp"
#include "converter/readers/retold/pages/signatures.hpp"
#include "converter/readers/retold/prose_told.hpp"
#include "converter/readers/retold/ratings.hpp"
#include "converter/readers/retold/retell.hpp"
#include "converter/readers/retold/round_entries.hpp"
#include "converter/readers/retold/spanish_codes.hpp"
#include "converter/readers/text/glance.hpp"
#include "converter/readers/text/lines_moved.hpp"
#include "converter/readers/text/nations/country_in_brackets.hpp"
#include "converter/readers/text/nations/initials_of_nations.hpp"
#include "converter/readers/text/placing/outline.hpp"
#include "converter/readers/text/plain_page.hpp"
#include "converter/readers/text/prose/brigades_in_prose.hpp"
#include "converter/readers/text/prose/columns_told.hpp"
#include "converter/readers/text/prose/commands_of_counts.hpp"
#include "converter/readers/text/prose/divisions_counted.hpp"
#include "converter/readers/text/prose/divisions_told.hpp"
#include "converter/readers/text/prose/following_units.hpp"
#include "converter/readers/text/prose/posted_units.hpp"
#include "converter/readers/text/prose/strengths_in_sentences.hpp"
#include "converter/readers/text/stated_sizes.hpp"
#include "converter/readers/text/unread_parts.hpp"
#include "converter/readers/tree/assembly/whole_reading.hpp"
#include "converter/readers/tree/behind_brigades.hpp"
#include "converter/readers/words/lines_kept.hpp"
#include "converter/readers/words/signs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostLines = 5 * std::size_t{kMostRows};

/// The lines of a text that have something on them.
std::size_t written_lines(std::string_view text) {
  std::size_t lines = 0;
  bool written = false;
  for (const char c : text) {
    const bool ends = c == '\n' || c == '\r' || c == kSameLine;
    lines += ends && written ? 1U : 0U;
    written = !ends && (written || (c != ' ' && c != '\t'));
  }
  return lines + (written ? 1U : 0U);
}

void refuse_if_too_many(std::size_t lines, const std::string& file) {
  if (lines <= kMostLines) return;
  throw Refusal(Problem{file, 0, "", fmt::format("{} lines", figure(static_cast<long long>(lines))),
                        fmt::format("at most {} lines of text", figure(kMostLines)),
                        "Give each army a file of its own"});
}

template <typename Value>
void add(const std::vector<Value>& more, std::vector<Value>& all) {
  all.insert(all.end(), more.begin(), more.end());
}

/// Adds to `outline` what a step over all lines took for notes, could not tell and asks about.
template <typename Step>
void keep(const Step& step, TextOutline& outline) {
  if constexpr (requires { step.noted; }) add(step.noted, outline.noted);
  if constexpr (requires { step.looks; }) add(step.looks, outline.looks);
  if constexpr (requires { step.asked; }) add(step.asked, outline.asked);
}

bool has_troops(const TextNode& node) {
  return node.item.is == Item::Is::unit || !node.item.units.empty() || node.item.parts.facts.figures();
}

}  // namespace

Reading read_text_orbat(std::string_view as_typed, const PhraseBook& words, const std::string& file,
                        const std::string& nation) {
  refuse_if_too_many(written_lines(as_typed), file);  // as they come, and again once some have become several
  const LinesKept kept;
  const std::string calmed = with_capitals_calmed(as_typed, words);
  std::string_view utf8 = calmed;
  const std::vector<TextLine> furniture = take_page_furniture(utf8);
  const ParagraphsJoined set =
      calmed == as_typed ? with_paragraphs_joined(utf8, words) : ParagraphsJoined{std::string(utf8), {}};
  const std::string_view broken = std::exchange(utf8, set.text);
  std::string marks;
  const std::string plain = plain_page(utf8, words, marks);
  const std::string cut = with_pieces_apart(with_starred_headings_apart(with_lost_line_ends(
                                                with_arms_below(with_signs_explained(plain, words), words), words)),
                                            words);
  std::vector<TextLine> typed = lines_of(cut, words);
  count_joined(set, broken, typed);
  refuse_if_too_many(typed.size(), file);
  const std::vector<TextLine> contents = take_list_of_contents(typed, cut, words);
  const std::vector<TextLine> between = take_lines_between_pages(typed, words);
  take_numbers_before_numbers(typed, words);
  const RowsApart rows = part_rows_run_together(typed, words);
  const GluedReturns glued = tell_glued_returns(typed, words);
  spell_ranks(typed, words);
  part_coded_lines(typed, words);
  const FiguresByArm by_arm = tell_figures_by_arm(typed, words);
  tell_coded_commands(typed);
  const std::vector<Problem> brigades = part_brigades_on_models(typed, words);
  tell_brigades_by_count(typed, words);
  tell_sorts_summed(typed, words);
  tell_units_with_hits(typed, words);
  part_models(typed, words);
  tell_units_of_models(typed, words);
  put_models_behind_names(typed, words);
  tell_halved_tables(typed, words);
  const std::vector<Problem> elsewhere = note_absent_lines(typed, words);
  note_codes_of_leaders(typed, words);
  const std::vector<Problem> guns = tell_guns_led(typed, words);
  part_sentences(typed, words);
  part_commands_in_brackets(typed, words);
  part_nested_commands(typed, words);
  part_commands_by_path(typed, words);
  part_commands_at_stops(typed, words);
  part_leaders_at_gaps(typed, words);
  part_commands_in_a_row(typed, words);
  const std::vector<Problem> endless = take_endless_lines(typed);
  take_edit_links(typed, words);
  mark_back_matter(typed, words);
  mark_legends(typed, words);
  put_misreadings_right(typed, words);
  spell_short_regiments(typed, words);
  join_split_words(typed, words);
  part_glued_units(typed, words);
  part_entries_alike(typed, words);
  mark_starred_footnotes(typed);
  mark_posters_and_quotations(typed, words);
  take_quoted_again(typed, utf8);
  const std::vector<Problem> signatures = take_signatures(typed, words);
  const std::vector<Problem> initials = tell_initials_of_nations(typed, words);
  take_list_letters(typed, words);
  take_list_numbers(typed, words);
  join_wrapped_stubs(typed, words);
  note_losses_of_returns(typed, words);
  take_points(typed, words);
  note_costs_in_points(typed, words);
  note_posts_of_arms(typed, words);
  number_ordinals_of_dittos(typed, words);
  part_strengths_in_sentences(typed, words);
  part_commands_of_counts(typed, words);
  part_divisions_counted(typed, words);
  tell_arms_counted(typed, words);
  tell_strengths_of_sides(typed, words);
  const std::vector<int> sections = take_section_labels(typed, words);
  std::vector<Problem> pieces = doubts_of_lines(cut, words);
  add(put_columns_one_below_the_other(typed, words), pieces);  // before a comma at an end joins two
  add(tell_divisions_in_sentences(typed, words), pieces);
  part_broken_paragraphs(typed, words);
  tell_glued_columns(typed, words);
  add(take_brackets_off_commands(typed, words), pieces);
  join_entries_over_blanks(typed, utf8, words);
  join_halves(typed, words);
  join_broken_leaders(typed, words);
  join_kinds_below_numbers(typed, words);
  add(join_wrapped(typed, words), pieces);
  spell_misread_units(typed, words);  // its notes would make a line longer than the page is wide
  spell_misspelt_troops(typed, words);
  join_strengths_of_several(typed, words);
  tell_following_units(typed, words);
  add(tell_brigades_in_prose(typed, words), pieces);
  tell_columns(typed, words);
  tell_posted_units(typed, words);
  part_headings_behind_lists(typed, words);
  add(doubts_of_half_battalions(typed, words), pieces);
  add(tell_brigades_of_one_word(typed, words), pieces);
  add(tell_braces(typed, words), pieces);
  add(tell_cells(typed, words), pieces);
  add(tell_articles(typed, words), pieces);
  tell_battalions_below(typed, words);
  tell_names_below(typed, words);
  part_what_is_told_below(typed, words);
  add(put_brigades_one_below_the_other(typed, words), pieces);
  lead_commands_beside(typed, words);
  join_leaders_below(typed, words);
  close_up_leaders(typed, words);
  tell_leaders_of_guns(typed, words);
  tell_companies_below(typed, words);
  note_lines_of_battle(typed, words);
  note_loss_lists(typed, words);
  add(tell_recapitulation(typed, words), pieces);
  take_marks_of_estimates(typed);
  join_run_in_entries(typed, words);
  spell_spanish_codes(typed, words);
  unglue_officers(typed, words);
  put_batteries_below(typed, words);
  WithoutDittos written =
      without_dittos(with_other_commands_noted(two_apart(headings_apart(entries_apart(typed), words), words), words));
  std::vector<TextLine>& lines = written.lines;
  note_carried_sums(lines, words);
  tell_parts_of_each(lines, words);
  tell_times_below_batteries(lines, words);
  tell_losses_of_commands(lines, words);
  tell_troop_codes(lines, words);
  add(join_titles_of_regiments(lines, words), pieces);
  tell_ratings(lines, words);
  note_runs_of_codes(lines, words);
  tell_columns_of_ratings(lines, words);
  tell_letters_behind_strengths(lines, words);
  part_ratios_from_headings(lines, words);
  tell_leaders_figures(lines, words);
  tell_leaders_below_labels(lines, words);
  join_places_below(lines, words);
  tell_commanders_below(lines, words);
  add(absent_troops(lines, words), pieces);
  const BareCounts counts = tell_bare_counts(lines, words);
  add(tell_numbered_battalions(lines, words), pieces);
  tell_commands_headed_again(lines, words);
  part_remarks_from_sides(lines, words);
  tell_leaders_of_commands(lines, words);
  add(lead_commands_in_brackets(lines, words), pieces);
  put_commands_before_leaders(lines, words);
  tell_total_lists(lines, words);
  const bool commas = groups_by_commas(utf8);
  for (TextLine& line : lines) {
    if (line.text.size() > kLongestLine || line.back_matter) continue;  // asked about or passed over as it is
    line.text = retold(line.text, words);
    if (commas) line.text = with_figures_parted(line.text);
  }
  refuse_if_too_many(lines.size(), file);
  std::vector<TextLine> joined = ranks_joined(lines, words);
  std::vector<int> titles = take_flat_titles(joined, words);
  const WordedColumns titled = titled_columns(strengths_below_titles(joined, words, titles), words);
  const WordedColumns columns = worded_columns(titled.lines, words);
  const WordedReturns returns = worded_returns(columns.lines, words);
  const Unstrung apart = unstrung(returns.lines, words);
  const MenForModels counted = men_for_models(apart.lines, words);
  TextOutline outline = outline_of(counted.lines, words);
  mark_arms_behind_brigades(outline, words);
  append(outline.title, marks);
  outline.stated_nation = nation;
  outline.sizes = stated_sizes(counted.lines, words);
  add(doubts_of_countries_in_brackets(outline, words), outline.looks);
  add(endless, outline.looks);
  add(elsewhere, outline.looks);
  add(guns, outline.looks);
  add(brigades, outline.looks);
  add(initials, outline.looks);
  add(signatures, outline.looks);
  add(pieces, outline.looks);
  add(titles, outline.noted);
  add(sections, outline.noted);
  keep(rows, outline);
  keep(glued, outline);
  keep(by_arm, outline);
  keep(titled, outline);
  keep(columns, outline);
  keep(returns, outline);
  keep(apart, outline);
  keep(counted, outline);
  keep(written, outline);
  keep(counts, outline);
  for (const std::vector<TextLine>& passed : {furniture, contents, between}) {
    add(passed, lines);
    add(passed, outline.passed_over);
  }
  const LinesMoved without = lines_moved(as_typed, lines);
  for (const TextLine& line : without.moved) outline.added.push_back(line.line);
  add(without.moved, lines);
  add(without.lost, lines);                                                    // one with a figure is asked about
  if (std::none_of(outline.nodes.begin(), outline.nodes.end(), has_troops)) {  // it is refused
    std::vector<Problem> told = sentences_with_troops(utf8, words, file);
    outline.looks.insert(outline.looks.begin(), told.begin(), told.end());
  }
  quote_as_written(outline.looks, as_typed);  // they may be told in a refusal
  Reading reading = reading_of(outline, lines, words, Format::text, file);
  ask_about_unread_parts(reading, as_typed, words, file);
  quote_as_written(reading.looks, as_typed);
  return reading;
}

}  // namespace estafette::readers
