#include "converter/readers/text/outline.hpp"

#include "base/text.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/parts/summary.hpp"
#include "converter/readers/text/below_unit.hpp"
#include "converter/readers/text/closed_by_total.hpp"
#include "converter/readers/text/guns_by_line.hpp"
#include "converter/readers/text/heads/armies_together.hpp"
#include "converter/readers/text/heads/contents_of_armies.hpp"
#include "converter/readers/text/heads/leaders_above.hpp"
#include "converter/readers/text/heads/stays_in_army.hpp"
#include "converter/readers/text/list_sum.hpp"
#include "converter/readers/text/named/led_by_name.hpp"
#include "converter/readers/text/named/named_arms.hpp"
#include "converter/readers/text/named/named_regiments.hpp"
#include "converter/readers/text/named/title.hpp"
#include "converter/readers/text/nations/led_nations.hpp"
#include "converter/readers/text/not_told.hpp"
#include "converter/readers/text/open_commands.hpp"
#include "converter/readers/text/parts_of_division.hpp"
#include "converter/readers/text/same_form.hpp"
#include "converter/readers/text/sentence.hpp"
#include "converter/readers/text/set_in.hpp"
#include "converter/readers/text/strengths_of_blocks.hpp"
#include "converter/readers/text/told_strengths.hpp"
#include "converter/readers/tree/detachments.hpp"
#include "converter/readers/tree/entry_doubts.hpp"
#include "converter/readers/tree/recap.hpp"
#include "converter/readers/tree/run_on.hpp"
#include "converter/readers/tree/standing.hpp"
#include "converter/readers/tree/totals.hpp"
#include "converter/readers/tree/unread_nations.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostTitleLines = 5;
constexpr int kHeadsEveryPage = 3;          ///< a line that comes so often, and is nothing else, is a page header
constexpr std::size_t kDeepestInText = 16;  ///< far deeper than any chain of command

class Builder {
 public:
  Builder(const std::vector<TextLine>& lines, const PhraseBook& words) : words_(words) {
    for (const TextLine& line : lines) {
      const std::vector<std::string> all = lines_told(line.text, words);
      TextLine one = line;
      for (const std::string& told : all) {
        if (all.size() > 1) one.text = told;
        take(one, told);
      }
    }
    for (const TextNode& row : rows_)
      if (row.item.is == Item::Is::unknown) ++unknown_[fold(row.line.text)];
  }

  /// A line, or one of the entries that run on in it.
  void take(const TextLine& line, std::string_view text) {
    if (const std::size_t end = line.footnote ? 0 : before_running_sum(text, words_); end > 0) {
      take(line, text.substr(0, end));
      return take_sum(line, text.substr(end));
    }
    TextNode node;
    node.line = line;
    const bool readable = text.size() <= kLongestLine && !holds_too_many_figures(text);
    if (line.footnote) node.item.is = Item::Is::note;
    if (line.back_matter) node.item.is = Item::Is::furniture;
    if (readable && !line.footnote && !line.back_matter) node.item = item_of(text, words_);
    if (node.item.is != Item::Is::unit || node.item.units.empty()) return rows_.push_back(std::move(node));
    for (Parts& unit : std::exchange(node.item.units, {})) {
      node.item.parts = std::move(unit);
      rows_.push_back(node);
    }
  }

  /// "= 2,658" after the last regiment of a brigade.
  void take_sum(const TextLine& line, std::string_view text) {
    TextNode node;
    node.line = line;
    node.item.is = Item::Is::total;
    for (const Token& token : tokens_of(text))
      if (token.is == Token::Is::number) node.item.parts.facts.men = token.value;
    rows_.push_back(std::move(node));
  }

  TextOutline all() {
    find_contents_of_armies(rows_);
    find_troops_by_country(rows_, words_);
    find_commands_with_strength(rows_, words_);
    find_guns_by_line(rows_);
    tell_strengths_of_blocks(rows_);
    find_levels_by_form(rows_);
    find_headings(rows_, words_);
    out_.looks = find_named_arms(rows_, words_);
    find_regiments_by_name(rows_, words_);
    find_commands_led_by_name(rows_, words_);
    find_what_is_not_told(rows_, words_, out_.looks);
    find_unread_nations(rows_, words_, out_.looks);
    find_parts_of_divisions(rows_, words_);
    find_detachments(rows_, words_);
    uncentre(rows_);
    find_title(rows_, words_, out_.looks);
    const SetIn in = set_in(rows_);
    indented_ = in.any;
    commands_indented_ = in.commands;
    if (!indented_) closed_by_total_ = ClosedByTotal(rows_);
    for (TextNode& row : rows_) add(row);
    put_armies_together(out_, words_);
    lead_from_above(out_, words_);
    find_armies_of_led_nations(out_);
    return std::move(out_);
  }

 private:
  void look(const TextLine& line, std::string expected, std::string remedy) {
    out_.looks.push_back({"", line.line, "", line.text, std::move(expected), std::move(remedy)});
  }

  void add(TextNode& row) {
    asked_before_ = std::exchange(asked_last_, row.item.is == Item::Is::unknown);
    while (row.line.beside && !open_.empty() && out_.nodes[open_.back()].item.is != Item::Is::nation) open_.pop_back();
    closed_by_total_.before(row, out_, open_);
    if (add_recap(row)) return;
    switch (row.item.is) {
      case Item::Is::furniture:
        return out_.passed_over.push_back(row.line);
      case Item::Is::heading:
      case Item::Is::note:
        out_.noted.push_back(row.line.line);
        return append(noted(row.line.depth), tidy(row.line.text));
      case Item::Is::total:
        return add_total(row);
      case Item::Is::commander:
        return add_commander(row);
      case Item::Is::facts:
        return add_facts(row);
      case Item::Is::unknown:
      case Item::Is::unit:
        return add_troops(row);
      case Item::Is::formation:
        if (is_detachment(row, out_, open_)) {
          row.item.is = Item::Is::unit;
          return close_for_unit(row.line.depth), push(std::move(row));
        }
        [[fallthrough]];
      case Item::Is::group:
      case Item::Is::nation: {
        const OpenCommands place(out_, open_, words_, indented_, commands_indented_);
        const bool led = &row != &rows_.back() && (&row)[1].item.is == Item::Is::commander;
        while (place.ends_last(row, led) && !stays_in_army(row, out_, open_, words_)) open_.pop_back();
        return push(std::move(row));
      }
    }
  }

  void add_troops(TextNode& row) {
    std::vector<TextNode> made = out_.nodes.empty() ? std::vector<TextNode>{} : made_regiments(last(), row, words_);
    for (TextNode& regiment : made) add_unit(regiment);
    if (made.empty()) row.item.is == Item::Is::unit ? add_unit(row) : add_unknown(row);
  }

  void add_unit(TextNode& row) {
    if (!out_.nodes.empty() && armed_by(last(), row, words_)) return out_.added.push_back(row.line.line);
    if (!open_.empty() && is_made_up_of(out_.nodes[open_.back()], row, words_))
      return out_.added.push_back(row.line.line);
    if (is_part_of_open(row)) ++row.line.depth;
    if (!open_.empty() && is_battery_before(out_.nodes[open_.back()], row, words_)) open_.pop_back();
    if (!open_.empty() && is_regiment_of(out_.nodes[open_.back()], row)) make_brigade(out_.nodes[open_.back()]);
    row.item.is = Item::Is::unit;
    close_for_unit(row.line.depth);
    const OpenCommands place(out_, open_, words_, indented_, commands_indented_);
    if (place.is_beside_foot_behind_blank(row)) open_.pop_back();
    while (place.is_below_corps_of(row)) open_.pop_back();
    push(std::move(row));
  }

  /// A part of the unit above, or of the one whose part is above.
  [[nodiscard]] bool is_part_of_open(const TextNode& row) const {
    const auto part = [&](std::size_t back) { return is_part_of(out_.nodes[open_[open_.size() - back]], row, words_); };
    if (open_.empty() || part(1)) return !open_.empty();
    return open_.size() > 1 && out_.nodes.back().line.depth == row.line.depth + 1 && part(2);
  }

  [[nodiscard]] TextNode& last() { return out_.nodes.back(); }
  /// Where a note of that depth goes: to the last unit or command that is not indented further.
  [[nodiscard]] std::string& noted(int depth) {
    for (auto index = open_.rbegin(); index != open_.rend(); ++index)
      if (out_.nodes[*index].line.depth <= depth) return out_.nodes[*index].note;
    return open_.empty() ? out_.title : out_.nodes[open_.front()].note;
  }

  void push(TextNode row) {
    for (Problem& doubt : doubts_of_entry(row, words_)) out_.looks.push_back(std::move(doubt));
    const std::size_t index = out_.nodes.size();
    if (open_.size() >= kDeepestInText) open_.resize(kDeepestInText - 1);
    if (open_.empty()) {
      out_.roots.push_back(index);
    } else {
      TextNode& above = out_.nodes[open_.back()];
      above.children.push_back(index);
      above.holds_deeper = above.holds_deeper || row.line.depth > above.line.depth;
    }
    out_.nodes.push_back(std::move(row));
    open_.push_back(index);
  }

  void add_title(const TextLine& line) {
    out_.noted.push_back(line.line);
    append(out_.title, tidy(line.text));
  }

  void add_total(const TextNode& row) {
    const Facts facts = of_one_arm(row.item.parts.facts, tokens_of(row.line.text), words_);
    if (out_.nodes.empty() && !lists_troops_in_prose(row.line.text, words_))
      return add_title(row.line);  // of the whole
    if (open_.empty() || !facts.figures())
      return look(row.line, "a total with figures, below its command", "Correct the line or remove it");
    append(noted(row.line.depth), row.item.parts.note);
    if (closed_by_total_.tells_strength(row, last())) return out_.added.push_back(row.line.line);
    if (tells_of_bare_command(row, facts)) return out_.added.push_back(row.line.line);
    const bool below = last().formation() && !last().item.parts.facts.figures();  // its command is on the line above
    if (only_nation_so_far() ||                                                   // "France: total 43,532"
        (below && counts_arms(tokens_of(row.line.text), words_)))
      return out_.totals.push_back({row.line, facts, {out_.nodes.size() - 1}, {}});
    StatedTotal total{row.line, facts, totalled_by(row, row.line.depth), {}};
    if (total.open.empty()) total.open = totalled_by(row, row.line.depth + 1);
    const Tokens tokens = tokens_of(row.line.text);
    if (words_.any(Sense::grand, tokens, 0, tokens.size()) && !total.open.empty()) total.open = {total.open.back()};
    if (!row.item.level && !total.open.empty()) total.together = beside(total.open.back());
    if (below && !row.item.level) total = told_below(std::move(total), last(), out_.nodes.size() - 1);
    if (!row.item.level) (total.open.empty() ? total.together : total.part) = units_above_total(out_, total.open);
    if (total.open.empty() && total.together.empty())
      return look(row.line, "a total below its command", "Move it there");
    total_of_nations(total, out_, words_);
    out_.totals.push_back(std::move(total));
  }

  /// "In all 10,400 men, 38 guns" below a command of which nothing else is told, but what it is made up of: its
  /// strength.
  [[nodiscard]] bool tells_of_bare_command(const TextNode& row, const Facts& facts) {
    TextNode& command = out_.nodes[open_.back()];
    if (!command.formation() || !command.children.empty() || command.item.parts.facts.figures() || row.item.level ||
        command.line.line + 1 == row.line.line || !facts.men || !merge(command.item.parts.facts, facts))
      return false;
    out_.totals.push_back({row.line, facts, {open_.back()}, {}});
    return true;
  }

  /// That open command and all beside it; none if it is alone.
  [[nodiscard]] std::vector<std::size_t> beside(std::size_t command) const {
    const auto place = std::find(open_.begin(), open_.end(), command);
    const std::vector<std::size_t>& all = place == open_.begin() ? out_.roots : out_.nodes[*(place - 1)].children;
    return all.size() > 1 ? all : std::vector<std::size_t>{};
  }

  /// The open commands with troops that a total may belong to, the innermost first: those of the level that it names,
  /// or in an indented text those above a depth.
  [[nodiscard]] std::vector<std::size_t> totalled_by(const TextNode& row, int depth) const {
    std::vector<std::size_t> commands;
    for (auto index = open_.rbegin(); index != open_.rend(); ++index) {
      const TextNode& node = out_.nodes[*index];
      const bool named = row.item.level && node.item.level && height(*node.item.level) == height(*row.item.level);
      const bool above = !row.item.level && (!indented_ || node.line.depth < depth);
      const bool command = node.formation() || node.item.is == Item::Is::group;
      if (command && !node.children.empty() && (named || above)) commands.push_back(*index);
    }
    return commands;
  }

  void add_commander(const TextNode& row) {
    if (!out_.nodes.empty() && commanded_by(last(), row, words_)) return out_.added.push_back(row.line.line);
    for (auto index = open_.rbegin(); index != open_.rend(); ++index) {
      TextNode& node = out_.nodes[*index];
      if (!node.formation()) continue;
      if (asked_before_ && node.children.size() + node.item.units.size() > 0) break;  // his may be the unread line
      out_.added.push_back(row.line.line);
      append(node.note, row.item.parts.note);  // who led after him
      if (may_be_troops_by_name(row, node, !ends_list(rows_, row), words_))
        look(row.line, "troops, or somebody who leads the command above", "Add what they are, for example Regiment");
      const bool lost = row.item.parts.facts.figures() &&
                        (!node.children.empty() || !merge(node.item.parts.facts, row.item.parts.facts));
      if (lost) look(row.line, "the unit or command that has these figures", "Write its name before its commander");
      if (tells_of_another(row.item.parts.name, words_) || leads_another(node, row.line.text, words_))
        look(row.line, "one commander, and nothing behind him", "Give each command and unit a line of its own");
      const std::string guessed = node.children.empty() ? drop_guessed_commander(node) : "";
      if (!guessed.empty() && row.item.parts.name.find(guessed) == std::string::npos)
        look(row.line, "one commander of " + node.item.parts.name, "Say whose commander each of the two is");
      const bool leads = node.item.parts.commander.empty() && node.children.empty();
      if (!leads && (row.item.parts.name.find(" - ") != std::string::npos ||
                     (!node.children.empty() && may_lead_what_follows(rows_, row, words_))))
        look(row.line, "who leads the command above, and nothing behind him", "Say what he leads, or begin with Note:");
      if (leads) node.item.parts.commander = row.item.parts.name;
      if (!leads || lost) append(node.note, row.line.text);
      return;
    }
    if (out_.nodes.empty()) return note_leader_above(out_, row, words_), add_title(row.line);
    if (only_nation_so_far())  // "Russian forces", and who led them
      return (lead_nation(last(), row) ? out_.added : out_.noted).push_back(row.line.line);
    look(row.line, "a commander below his command", "Write the name on the line of his command");
  }

  /// "2 battalions infantry 1,300 men" below their regiments, or below the brigades of a division.
  [[nodiscard]] bool add_recap(const TextNode& row) {
    if (const Item::Is is = row.item.is; is != Item::Is::unit && is != Item::Is::group && is != Item::Is::facts)
      return false;
    for (auto index = open_.rbegin(); index != open_.rend(); ++index) {
      if (!out_.nodes[*index].formation()) continue;
      const std::optional<Facts> facts = recapitulated(row, out_, *index, words_);
      if (facts) return out_.totals.push_back({row.line, *facts, {*index}, {}}), true;
    }
    return false;
  }

  void add_facts(TextNode& row) {
    if (out_.nodes.empty() || (out_.nodes.size() == 1 && only_nation_so_far()))
      return add_title(row.line);  // "45,900 foot" of the whole
    if (stands_beside(last(), row, words_)) return add_unit(row);
    if (last().formation() && !last().item.parts.facts.figures() && sums_up(tokens_of(row.line.text), words_))
      return out_.totals.push_back({row.line, row.item.parts.facts, {out_.nodes.size() - 1}, {}});
    if (is_sum_of_list(out_, open_, row, ends_list(rows_, row))) return add_total(row);
    const Facts& told = row.item.parts.facts;
    const bool lone = told.bare && !told.men && !told.subunits();  // of a command: a unit's is on its line
    if ((!lone || last().formation()) && merge(last().item.parts.facts, told)) {
      out_.added.push_back(row.line.line);
      if (last().formation()) out_.totals.push_back({row.line, row.item.parts.facts, {}, {}});
      append(last().note, row.item.parts.note);
      return;
    }
    if (last().formation() && last().item.parts.facts.men && row.item.parts.facts.men &&
        *row.item.parts.facts.men < *last().item.parts.facts.men) {  // "8,725 men, of whom" "5,151 foot"
      out_.noted.push_back(row.line.line);
      return append(last().note, tidy(row.line.text));
    }
    look(row.line, "figures of the unit or command on the line above", "Write the unit's name before the figures");
  }

  /// The last line named a nation, whose troops are to come.
  [[nodiscard]] bool only_nation_so_far() const { return out_.nodes.back().item.is == Item::Is::nation; }

  void add_unknown(const TextNode& row) {
    if (unknown_[fold(row.line.text)] >= kHeadsEveryPage && row.line.text.size() <= kLongestLine)
      return out_.passed_over.push_back(row.line);
    show_depth(out_, open_, row);
    if (holds_too_many_figures(row.line.text))
      return look(row.line, "one command or unit on a line",
                  "It holds many entries that run on. Put each on a line of its own");
    if (out_.nodes.empty() && titles_++ < kMostTitleLines && row.line.text.size() <= kLongestLine) {
      add_title(row.line);
      if (!tells_of_troops(row.line.text, words_) && !lists_troops_in_prose(row.line.text, words_)) return;
    }
    look(row.line, "a command, troops, a total or a note",
         "For troops add what they are, for example Regiment, or their strength; for a note begin with Note:");
  }

  /// Closes what a unit at that depth cannot belong to.
  void close_for_unit(int depth) {
    while (!open_.empty()) {
      const TextNode& top = out_.nodes[open_.back()];
      const bool unit = top.item.is == Item::Is::unit;
      if (depth > top.line.depth) return;
      // "Law's Brigade: 4th AL, 15th AL" has its troops; what follows beside it is its division's.
      const bool told = !unit && !top.item.units.empty() && top.children.empty() && open_.size() > 1;
      if (told && depth == top.line.depth) {
        open_.pop_back();
        continue;
      }
      if (!unit && depth == top.line.depth && !top.holds_deeper &&
          !OpenCommands(out_, open_, words_, indented_, commands_indented_).among_figures(depth))
        return;
      if (!unit) {
        if (open_.size() == 1) return;
        const bool below_parent = depth > out_.nodes[open_[open_.size() - 2]].line.depth;
        if (depth < top.line.depth && top.children.empty() && below_parent) return;
      }
      open_.pop_back();
    }
  }

  const PhraseBook& words_;
  std::vector<TextNode> rows_;
  std::unordered_map<std::string, int> unknown_;
  TextOutline out_;
  std::vector<std::size_t> open_;
  ClosedByTotal closed_by_total_;
  bool indented_ = false, commands_indented_ = false;  ///< some line is; some command too, not only troops
  std::size_t titles_ = 0;
  bool asked_last_ = false, asked_before_ = false;  ///< nobody understood the last line, the one before this
};

}  // namespace

TextOutline outline_of(const std::vector<TextLine>& lines, const PhraseBook& words) {
  return Builder(lines, words).all();
}

}  // namespace estafette::readers
