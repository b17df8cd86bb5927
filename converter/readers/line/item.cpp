#include "converter/readers/line/item.hpp"

#include "base/text.hpp"
#include "converter/readers/line/behind_colon.hpp"
#include "converter/readers/line/colon.hpp"
#include "converter/readers/line/commander_line.hpp"
#include "converter/readers/line/entries.hpp"
#include "converter/readers/line/furniture.hpp"
#include "converter/readers/line/led_troops.hpp"
#include "converter/readers/line/listed_arm.hpp"
#include "converter/readers/line/told_of_units.hpp"
#include "converter/readers/line/total_line.hpp"
#include "converter/readers/line/unit_led.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/list/several.hpp"
#include "converter/readers/list/strung_names.hpp"
#include "converter/readers/list/unnamed_units.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/dated_name.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/parts/hints.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestToAnnounce = 5;  ///< tokens before the colon

class Classifier {
 public:
  Classifier(std::string_view text, const PhraseBook& words)
      : text_(text),
        words_(words),
        tokens_(tokens_of(text)),
        range_{tokens_, tokens_.size(), words_},
        colon_(colon_in(text, tokens_, words)),
        head_(head_of({tokens_, colon_.value_or(tokens_.size()), words_})) {}

  Item item() {
    if (is_furniture(range_) || tells_of_dress(range_)) return of(Item::Is::furniture);
    if (is_titles(range_)) return of(Item::Is::heading);
    std::optional<PhraseFound> label = range_.find(Sense::note, 0);
    const bool of_staff = label && colon_ && !head_.numbered && words_.has(Sense::rank, tokens_, *colon_ + 1);
    if (of_staff && label->is == "guard") label.reset();  // "Provost Guard: BG Kern", who led it
    const bool ranked =
        !colon_ && words_.has(Sense::rank, tokens_, 0);  // "Major général : Soult", but "Major-General Hill"
    if (colon_ && *colon_ + 1 < tokens_.size() && is_link_only({tokens_, *colon_, words_}))
      return Classifier(from(*colon_ + 1), words_).item();  // "Attached: ..."
    const std::optional<PhraseFound> nobody = range_.find(Sense::nobody, 0);
    if (head_.is == Head::Is::unit && tells_of_none(range_, colon_)) return note();
    if (is_link_only(range_) || (nobody && nobody->length == tokens_.size())) return note();  // "Attached", "none"
    std::size_t staff_end = label ? label->length : 0;
    while (label && (range_.mark(staff_end, ",") || range_.mark(staff_end, "-"))) ++staff_end;
    const bool of_staff_alone =
        label && (label->length == tokens_.size() ||  // "Chief of Staff, Brigadier-General Till"
                  (staff_end > label->length && words_.has(Sense::rank, tokens_, staff_end)));
    const bool generals =  // "généraux de division Moe et Roe", who have no commands there
        label && label->length > 2 && !colon_ && !words_.any(Sense::command, tokens_, label->length, tokens_.size());
    const bool labelled =
        label && !ranked &&
        (head_.is == Head::Is::nothing || label->length == colon_ || of_staff || of_staff_alone || generals);
    if (std::optional<Item> troops = starred_troops()) return *troops;
    const bool detached = labelled && of_staff && label->is == "detachment";  // some men, and who led them
    if (detached || tells_of_each(range_, text_) || tells_strength_of_others(range_)) return of(Item::Is::unknown);
    if (is_bracketed_note(range_) || tells_losses(range_) || labelled || (ranked && names_staff(range_))) return note();
    const bool total = words_.any(Sense::total, tokens_, 0, tokens_.size());
    const bool dash = colon_ && tokens_[*colon_].mark("-");
    if ((ranked || (dash && words_.has(Sense::rank, tokens_, 0))) && !total)
      if (std::optional<Item> leader = commander_line(text_, tokens_, std::nullopt, words_);
          leader && leader->parts.facts.figures())
        return *leader;  // "Marshal Kern - 18,283 infantry, 980 cavalry"
    if (states_total({tokens_, tokens_.size(), words_}, head_, colon_) ||
        (!(head_.is == Head::Is::formation && figures_in_brackets(range_)) && sums_up(tokens_, words_)))
      return sum();
    if (const std::optional<bool> remark = remark_on_troops(range_)) return *remark ? of(Item::Is::unknown) : note();
    if (!leads_with_rank() && is_sentence(range_, text_)) {
      if (announces_list(text_, range_)) return of(Item::Is::heading);
      const bool troops = tells_strengths(tokens_) || tells_of_troops(text_, words_) ||
                          begins_with_battalion(head_, range_) || tells_of_units(range_, text_);
      return troops ? of(Item::Is::unknown) : note();
    }
    if (!colon_ && tells_a_story(range_, text_, head_.is != Head::Is::nothing)) return of(Item::Is::unknown);
    const bool alone = !colon_ || *colon_ + 1 == tokens_.size();
    if (alone && head_.is != Head::Is::formation && names_only_a_nation(range_)) return nation_item();
    const std::optional<PhraseFound> staff = range_.find(Sense::kind, 0);  // "Headquarters: Dresden" is where it stood
    if (staff && staff->is == "staff" && colon_ == staff->length && *colon_ + 2 == tokens_.size() &&
        tokens_.back().is == Token::Is::word)
      return of(Item::Is::unknown);
    if (std::optional<Item> commander = commander_line(text_, tokens_, colon_, words_)) return *commander;
    if (const std::optional<Facts> parts = parts_named(tokens_, words_)) return facts_below(*parts);
    if (std::optional<Item> unit = behind_arm()) return *unit;
    std::vector<Parts> list = several_units(text_, tokens_, words_, false);
    if (list.empty()) list = troops_counted(text_, words_);
    if (list.empty() && !colon_ && head_.is != Head::Is::formation) list = troops_strung(text_, words_);
    if (!list.empty()) return listed(std::move(list));
    if (const std::optional<int> men = lone_strength(tokens_)) {
      Facts facts;
      facts.bare = *men;
      return facts_below(facts);
    }
    const Parts parts = parts_of(text_, tokens_, words_);
    if (parts.tagged || is_state_regiment()) return unit(parts);
    if (heading(parts) || tells_only_a_date(range_, parts.facts, head_, colon_))
      return of(is_story(text_, words_) ? Item::Is::unknown : Item::Is::heading);
    if (const std::optional<Item> item = colon_ ? with_colon() : std::nullopt)
      return is_unit_led(*item, words_) ? unit(item->parts) : *item;
    if (const std::optional<Item> led = colon_ ? std::nullopt : command_with_entries(text_, words_)) return *led;
    if (of_a_subaltern(parts) || is_reserve_regiment(tokens_of(parts.name), parts.facts, words_)) return unit(parts);
    if (head_.is == Head::Is::formation) return is_small_corps(head_, parts, words_) ? unit(parts) : formation(parts);
    const bool batteries =
        head_.arm == Arm::artillery && parts.facts.batteries && head_.end == tokens_of(parts.name).size();
    const bool strength = !tokens_.empty() && tokens_.back().is == Token::Is::number && tokens_.back().thousands;
    const bool heads =
        batteries || (!strength && !parts.facts.figures() && !names_a_company({tokens_, head_.end, words_}));
    if (head_.arm && !head_.numbered && heads)
      return may_be_a_command(head_, range_, text_) ? of(Item::Is::unknown) : group(parts);
    const Facts& facts = parts.facts;
    const bool troops = facts.kind || facts.quality || facts.batteries || facts.regiments;
    if (parts.name.empty() && !troops && facts.figures()) {
      if (const std::optional<Parts> told = unnamed_unit(parts, tokens_, words_)) return unit(*told);
      return trim(text_).ends_with('?') || counts_unknown_sort(tokens_, words_)
                 ? of(Item::Is::unknown)
                 : parted(Item::Is::facts);  // "Three battalions each?"
    }
    if (Facts rest = facts; std::exchange(rest.wagons, {}) && rest == Facts()) return note();  // "Wagons: 60 caissons"
    if (head_.is == Head::Is::nothing && reads_like_prose(range_, text_)) return of(Item::Is::unknown);
    if (head_.is == Head::Is::unit || parts_before_name(tokens_, text_) || parts.facts.figures())
      return is_prose(range_, text_) && !is_led_unit(parts, range_, text_) ? told_of_troops() : unit(parts);
    if (words_.any(Sense::heading, tokens_, 0, tokens_.size())) return of(Item::Is::heading);
    return is_prose(range_, text_) ? told_of_troops() : of(Item::Is::unknown);
  }

 private:
  [[nodiscard]] Item of(Item::Is is) const {
    Item item;
    item.is = is;
    item.parts.name = tidy(text_);
    return item;
  }
  [[nodiscard]] Item note() const { return of(Item::Is::note); }
  /// A sentence; one that lists, counts or numbers troops is asked about.
  [[nodiscard]] Item told_of_troops() const {
    return tells_of_units(range_, text_) || may_list_troops(text_, range_) ? of(Item::Is::unknown) : note();
  }
  [[nodiscard]] Item parted(Item::Is is) const {
    Item item = of(is);
    item.parts = parts_of(text_, tokens_, words_);
    item.level = head_.level;
    return item;
  }
  /// "1re division : général Kern, qui fut remplacé": a command and its commander, whatever else is told of him.
  [[nodiscard]] bool leads_with_rank() const {
    return head_.is == Head::Is::formation && head_.level && colon_ && words_.has(Sense::rank, tokens_, *colon_ + 1);
  }

  /// "*Malaga, 700", "†Toro (two batts.); †Ronda": the mark tells what sort of troops they are, and opens no footnote.
  [[nodiscard]] std::optional<Item> starred_troops() const {
    if (tokens_.size() < 3 || !tokens_[0].mark("*") || !tokens_[1].joined || tokens_[1].is == Token::Is::mark ||
        words_.has(Sense::note, tokens_, 1) || words_.has(Sense::link, tokens_, 1))
      return std::nullopt;
    Item item = of(Item::Is::unit);
    item.units = names_strung(text_, words_);
    if (item.units.size() > 1) return item;
    const std::vector<Parts> one = std::exchange(item.units, {});
    item = Classifier(from(1), words_).item();
    Facts rest = item.parts.facts;
    if (rest.bare && may_be_year(*rest.bare)) rest.bare.reset();  // "*Named the Lake Dragoons in 1813."
    const bool told = item.is == Item::Is::unit && (item.units.size() > 1 || rest.figures());
    if (!told || one.empty()) return told ? std::optional(item) : std::nullopt;
    item = of(Item::Is::unit);
    item.units = one;
    return item;
  }

  /// A total may have any words between its figures.
  [[nodiscard]] Item sum() const {
    Item item = parted(Item::Is::total);
    if (!item.parts.facts.figures() || told_freely(tokens_, words_)) item.parts.facts = facts_summed(tokens_, words_);
    return item;
  }
  [[nodiscard]] Item facts_below(const Facts& facts) const {
    Item item;
    item.is = Item::Is::facts;
    item.parts.facts = facts;
    item.parts.note = tidy(text_);
    return item;
  }
  [[nodiscard]] Item listed(std::vector<Parts> units) const {
    Item item = of(Item::Is::unit);
    item.units = std::move(units);
    return item;
  }
  /// "19th Indiana: Col Williams", "38th IN 436".
  [[nodiscard]] bool is_state_regiment() const {
    return tokens_.size() > 1 && tokens_[0].is == Token::Is::ordinal && words_.has(Sense::state, tokens_, 1) &&
           head_.is == Head::Is::unit;
  }
  [[nodiscard]] std::string_view from(std::size_t at) const {
    return at < tokens_.size() ? text_.substr(tokens_[at].begin) : std::string_view{};
  }

  [[nodiscard]] Item nation_item() const {
    Item item = of(Item::Is::nation);
    if (nations_in(tokens_, words_).size() == 1) item.nation = nation_in(tokens_, "", words_);  // else several sides
    return item;
  }

  [[nodiscard]] bool heading(const Parts& parts) const {
    if (!colon_ && parts.commander.empty() && titles_a_battle(range_, parts.facts)) return true;
    if (parts.facts.figures()) return false;
    if (titles_a_scenario(range_, colon_.value_or(0))) return true;
    if (!parts.commander.empty() || titles_levels(range_)) return parts.commander.empty();
    const bool announces = colon_ && *colon_ >= kFewestToAnnounce && *colon_ + 2 >= tokens_.size() &&
                           !words_.has(Sense::heading, tokens_, 0) &&
                           words_.any(Sense::heading, tokens_, 0, *colon_);  // "Here is the French order of battle:"
    return announces || (!colon_ && words_.has(Sense::heading, tokens_, 0)) ||
           (colon_ && titles_an_order_of_battle(range_, *colon_));
  }

  [[nodiscard]] Item unit(const Parts& parts) const {
    Item item;
    item.is = Item::Is::unit;
    item.parts = parts;
    item.parts.name = without_with(item.parts.name, words_);
    part_name_at_colon(item, words_);
    const std::string& led = item.parts.commander;
    const bool list = led.find(" - ") != std::string::npos || std::count(led.begin(), led.end(), ',') > 1;
    if (list || lists_nobody(tokens_of(item.parts.commander), item.parts.name, words_))
      item.unread = std::exchange(item.parts.commander, "");
    return item;
  }

  /// "Art., 10/2nd Foot", "Cavalry, 20th Light Dragoons 240": the arm stands before the name.
  [[nodiscard]] std::optional<Item> behind_arm() const {
    const std::optional<PhraseFound> arm = range_.find(Sense::arm, 0);
    if (!arm || arm->is == to_string(Arm::support) || !range_.mark(arm->length, ",")) return std::nullopt;
    const std::size_t at = arm->length + 1;
    if (!range_.number(at) && !(at < tokens_.size() && tokens_[at].is == Token::Is::ordinal)) return std::nullopt;
    Item item = Classifier(from(at), words_).item();
    if (item.is != Item::Is::unit || item.parts.name.empty()) return std::nullopt;
    const auto take = [&](Parts& parts) {
      if (arm->is != to_string(Arm::artillery) || parts.facts.kind) return;
      const std::optional<PhraseFound> said = kind_in(tokens_of(parts.name), words_);
      const bool horse = said && arm_of(*kind_from(said->is)) == Arm::cavalry;
      parts.facts.kind = horse ? Kind::horse_artillery : Kind::foot_artillery;
    };
    take(item.parts);
    for (Parts& unit : item.units) take(unit);
    return item;
  }

  /// "Flying Artillery, Lt. Stone", "Cavalry Detachment, Lt. Till": troops, and no command.
  [[nodiscard]] bool of_a_subaltern(const Parts& parts) const {
    const Tokens name = tokens_of(parts.name);
    const bool may_be = head_.arm || (head_.is == Head::Is::formation && !head_.level);
    const bool kind = head_.arm || words_.any(Sense::kind, name, 0, name.size());
    return may_be && kind && led_by_subaltern(tokens_of(parts.commander), 0, words_) &&
           arm_alone(name, words_) != Arm::artillery;
  }

  [[nodiscard]] Item formation(const Parts& parts) const {
    Item item;
    item.is = Item::Is::formation;
    item.level = head_.level;
    item.parts = parts;
    item.units = take_bracketed_troops(item.parts.name, words_);  // "Brigata Savona (15° e 16° reggimento)"
    if (item.level && height(*item.level) >= height(Level::corps)) take_year_of_army(item.parts, tokens_);
    take_date(item.parts, words_);
    const bool dated = item.parts.name != parts.name;  // "Prussian Army - Ligny 16 June 1815": a place
    if (item.parts.commander.empty())
      std::tie(item.parts.name, item.parts.commander) = name_and_commander(item.parts.name, words_);
    if (!dated) find_commander(item.parts, words_);
    tidy_commander(item.parts, words_);
    const bool arm = head_.is == Head::Is::unit && head_.arm;  // "Cavalry (Grouchy)"
    if (item.parts.commander.empty() && (item.level || arm || head_.is == Head::Is::formation))
      take_from_brackets(item.parts, words_);
    item.nation = parts.facts.nation;
    return item;
  }

  [[nodiscard]] Item group(const Parts& parts) const {
    Item item = formation(parts);
    item.is = item.parts.commander.empty() || head_.arm == Arm::artillery || head_.arm == Arm::support
                  ? Item::Is::group
                  : Item::Is::formation;
    item.arm = head_.arm;
    return item;
  }

  /// "Division: 8th Division: Souham", "8th Division: Souham", "Avantgarde: Generalmajor Dolffs", "Artillery:".
  [[nodiscard]] std::optional<Item> with_colon() const {
    const std::size_t colon = *colon_;
    const std::string_view right = from(colon + 1);
    const std::optional<PhraseFound> command = words_.find(Sense::command, tokens_, 0);
    std::optional<Level> level = level_from(text_.substr(0, tokens_[colon].begin));  // our own word for it
    if (!level && command && command->length == colon) level = level_from(command->is);
    const std::size_t second = plain_colon(right);
    const bool ranked = colon + 1 < tokens_.size() &&
                        (words_.has(Sense::rank, tokens_, colon + 1) || words_.has(Sense::title, tokens_, colon + 1));
    const bool rated =
        right.substr(0, second).find(',') != std::string_view::npos;  // "General Sahuc, 6 units, rating: 4"
    if (level && second != std::string_view::npos && !(ranked && rated)) return Classifier(right, words_).named(*level);
    if (std::optional<Item> brigade = numbered_leaders_troops()) return brigade;
    const bool empty = colon + 1 >= tokens_.size();
    const Tokens named_before(tokens_.begin(), tokens_.begin() + static_cast<std::ptrdiff_t>(colon));
    if (empty && head_.is == Head::Is::nothing && lists_places(named_before, words_)) return of(Item::Is::unknown);
    const bool low = led_by_subaltern(tokens_, colon + 1, words_) ||  // "28th Foot: Lt. Col. Kern"
                     (head_.numbered && leads_at_most_a_regiment(tokens_, colon + 1, words_));
    const bool led = head_.arm && low && arm_alone(named_before, words_) != Arm::artillery;
    if (led || (ranked && names_one_battery({tokens_, colon, words_})))  // "Waul Artillery: Capt. Stone"
      return unit(parts_of(text_, tokens_, words_));
    if (head_.arm && !head_.numbered &&
        (may_be_person(tokens_, colon + 1, text_, words_) || is_surname_first(right, tokens_of(right), words_)))
      return named({});  // "Cavalry: Cotton", "Artillery: Kern, Colonel Jean"
    if (ranked && !low && heads_irregulars(named_before, right, words_)) return of_irregulars(named({}));
    if (head_.is == Head::Is::unit && !(head_.arm && (ranked || empty)))
      return listed_arm(text_, tokens_, colon, head_, words_);
    if (std::optional<Item> guard = listed_guard(text_, tokens_, colon, words_)) return guard;
    const bool leads = head_.is == Head::Is::nothing && leads_troops(text_, tokens_, colon, words_);
    if (head_.is == Head::Is::nothing && !ranked && !empty && !leads) return std::nullopt;
    Item item = named(std::nullopt);
    if (leads && !item.level && !item.nation_only) {  // "Seras: 106e Ligne (3), 79e Ligne (4)"
      item.level = Level::brigade;
      item.parts.guessed.emplace_back("level brigade from its troops");
    }
    return item;
  }

  /// "1st (Kern): 40th Illinois, 6th Iowa": a brigade by its number and leader.
  [[nodiscard]] std::optional<Item> numbered_leaders_troops() const {
    if (!names_numbered_leader(text_, tokens_, *colon_, words_)) return std::nullopt;
    Item item = named(Level::brigade);
    item.parts.guessed.emplace_back("level brigade from its troops");
    return item.units.size() > 1 ? std::optional(std::move(item)) : std::nullopt;
  }

  /// A formation or group with its name before the colon, and commander, figures or troops after it.
  [[nodiscard]] Item named(std::optional<Level> level) const {
    const std::size_t colon = colon_ ? *colon_ : colon_in(text_, tokens_, words_).value_or(tokens_.size());
    const std::string_view left = text_.substr(0, colon < tokens_.size() ? tokens_[colon].begin : text_.size());
    Item item;
    item.is = Item::Is::formation;
    item.level = level ? level : head_.level;
    // "Austrians: Feldmarschalleutnant Aue": an army that has no other name.
    item.nation_only = !item.level && names_only_a_nation({tokens_, colon, words_});
    if (item.nation_only) item.level = Level::army;
    item.parts = parts_of(left, tokens_of(left), words_);
    find_commander(item.parts, words_, colon + 1 < tokens_.size());
    const std::optional<Arm> arm = head_.arm;
    if (arm && !level) {
      item.arm = arm;
      const bool commanded = colon + 1 < tokens_.size() || names_leader(text_, tokens_, colon, words_);
      if (!commanded || arm == Arm::artillery || arm == Arm::support) item.is = Item::Is::group;
    }
    const std::optional<Facts> told = told_by_arm(tokens_of(from(colon + 1)), words_);
    const bool by_arm = told && merge(item.parts.facts, *told);
    if (!by_arm) item.units = troops_listed(from(colon + 1), words_);
    take_lone_leader(item, words_);
    if (std::optional<LedTroops> led =
            by_arm ? std::nullopt
                   : led_troops(from(colon + 1), names_its_leader(text_, tokens_, colon, words_), words_)) {
      item.parts.commander = std::move(led->commander);
      append(item.parts.note, led->successors);
      item.units = std::move(led->units);
    }
    if (item.units.empty() && !by_arm) read_behind_colon(item, from(colon + 1), words_);
    if (item.parts.commander.empty() && (item.level ? !level || !item.units.empty() || by_arm : !item.units.empty()))
      take_from_brackets(item.parts, words_);  // "Brigade A (Slade): 1st Dragoons", "VI. Corps (Marmont):"
    const bool alone = colon + 1 >= tokens_.size() && item.level;  // "1re brigade sous les ordres du colonel Kern :"
    if ((!item.units.empty() || alone) && item.parts.commander.empty())
      std::tie(item.parts.name, item.parts.commander) = name_and_commander(item.parts.name, words_);
    if (!item.units.empty() && item.parts.commander.empty()) find_commander(item.parts, words_);
    tidy_commander(item.parts, words_);
    item.nation = item.parts.facts.nation;
    return item;
  }

  std::string_view text_;
  const PhraseBook& words_;
  Tokens tokens_;
  Range range_;
  std::optional<std::size_t> colon_;
  Head head_;
};

}  // namespace

Item item_of(std::string_view text, const PhraseBook& words) {
  return Classifier(text, words).item();
}

}  // namespace estafette::readers
