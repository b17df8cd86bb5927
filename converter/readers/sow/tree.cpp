#include "converter/readers/sow/tree.hpp"

#include "base/text.hpp"
#include "converter/readers/sow/unit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace estafette::readers {
namespace {

/// Leading ranks of a command: how it is known in a file. There are many and they are asked for all the time, so they
/// are kept without a list of their own.
class Place {
 public:
  Place(std::initializer_list<int> ranks) : size_(ranks.size()) {
    std::copy(ranks.begin(), ranks.end(), ranks_.begin());
  }
  template <typename Iterator>
  Place(Iterator begin, Iterator end) : size_(static_cast<std::size_t>(end - begin)) {
    std::copy(begin, end, ranks_.begin());
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const int* begin() const { return ranks_.data(); }
  [[nodiscard]] const int* end() const { return ranks_.data() + size_; }
  [[nodiscard]] int back() const { return ranks_[size_ - 1]; }
  [[nodiscard]] int operator[](std::size_t at) const { return ranks_[at]; }
  auto operator<=>(const Place&) const = default;

  struct Hash {
    std::size_t operator()(const Place& place) const {
      constexpr std::size_t kSpread = 1'000'003;  // a prime above any rank
      std::size_t hash = place.size_;
      for (const int rank : place.ranks_) hash = hash * kSpread + static_cast<std::size_t>(rank);
      return hash;
    }
  };

 private:
  std::array<int, std::tuple_size_v<decltype(SowRow::ranks)>> ranks_{};
  std::size_t size_;
};

template <typename Value>
using ByPlace = std::unordered_map<Place, Value, Place::Hash>;
using Places = std::unordered_set<Place, Place::Hash>;

constexpr std::size_t kArmy = 2, kCorps = 3, kDivision = 4, kBrigade = 5, kRegiment = 6;

Place place_of(const SowRow& row, std::size_t level) {
  return Place(row.ranks.begin(), row.ranks.begin() + static_cast<std::ptrdiff_t>(level));
}

Level level_of(std::size_t level) {
  switch (level) {
    case kArmy:
      return Level::army;
    case kCorps:
      return Level::corps;
    case kDivision:
      return Level::division;
    default:
      return Level::brigade;
  }
}

/// A row and what it turns out to be.
struct ClassifiedRow {
  const SowRow* row = nullptr;
  SowClass is;
  int guns = 0;  ///< one gun, or those of a section, of a battery; 0: something else
};

class GameTree {
 public:
  GameTree(SowFile& file, const SowWords& sow, const PhraseBook& words)
      : sow_(sow), words_(words), texts_(file.texts), homes_(file.texts.size() + 1) {
    out_.looks = file.looks;
    entries_.reserve(file.rows.size());
    out_.nodes.reserve(file.rows.size());
    // An army has a few classes and many rows.
    std::map<std::pair<std::string_view, std::string_view>, SowClass> known;
    for (const SowRow& row : file.rows) {
      const auto [found, fresh] = known.try_emplace({row.unit_class, row.formation});
      if (fresh) found->second = sow.look_up(row.unit_class, row.formation);
      entries_.push_back({&row, found->second});
      if (row.level() >= kArmy) sides_.insert(row.ranks[0]);
    }
  }

  TextOutline all() {
    find_commanders();
    for (const ClassifiedRow& entry : entries_) {
      if (!left_out_.contains(entry.row)) take(entry);
    }
    for (const auto& [place, battery] : batteries_) finish(battery);
    keep_lines();
    return std::move(out_);
  }

 private:
  /// What a line of the file belongs to.
  struct Home {
    std::size_t node = 0;
    GameLineUse use = GameLineUse::other;
  };

  struct Battery {
    std::size_t node = 0;
    const SowRow* row = nullptr;
    BatteryGuns guns;
  };

  void look(const SowRow& row, std::string expected, std::string remedy) {
    out_.looks.push_back({"", row.line.line, "", row.line.text, std::move(expected), std::move(remedy)});
  }

  std::optional<Home>& home_of(const SowRow& row) { return homes_.at(static_cast<std::size_t>(row.line.line)); }

  /// Every command's row by its ranks, and how many rows are under each. A second row with the same ranks is left out.
  void find_commanders() {
    std::unordered_set<std::string> ids;
    Places all;
    ids.reserve(entries_.size());
    all.reserve(entries_.size());
    for (ClassifiedRow& entry : entries_) {
      const std::size_t level = entry.row->level();
      if (!entry.row->id.empty() && !ids.insert(fold(entry.row->id)).second) {
        look(*entry.row, fmt::format("one row with the id {}", entry.row->id), "Give each unit its own");
      }
      if (!all.insert(place_of(*entry.row, level)).second) {
        look(*entry.row, "one row with these ranks", "Number it anew; until then it is left out");
        left_out_.insert(entry.row);
        continue;
      }
      if (level > kRegiment) companies_.insert(place_of(*entry.row, kRegiment));
      const bool carries = !entry.row->weapon.empty();
      if (entry.is.post == SowPost::troops && level < kRegiment && !carries) entry.is.post = SowPost::commander;
      if (entry.is.post != SowPost::commander || level >= kRegiment) continue;
      commanders_[place_of(*entry.row, level)] = &entry;
      if (level == kCorps) ++corps_of_[place_of(*entry.row, kArmy)];
    }
    for (ClassifiedRow& entry : entries_) {
      if (entry.is.post != SowPost::troops) continue;
      if (entry.is.arm == Arm::artillery) {
        const Tokens name = tokens_of(entry.row->name1);
        if (!named_battery(name, sow_, words_)) entry.guns = sow_.guns_of(name);
      }
      if (left_out_.contains(entry.row)) continue;
      const Place above = place_of(*entry.row, std::min(entry.row->level(), kRegiment) - 1);
      (entry.guns > 0 ? guns_below_ : others_below_).insert(above);
    }
  }

  void take(const ClassifiedRow& entry) {
    const SowRow& row = *entry.row;
    const std::size_t level = row.level();
    const Place above = place_of(row, std::min(level, kRegiment) - 1);
    if (entry.is.post == SowPost::commander && level == 1) return side(row);
    if (entry.is.post == SowPost::commander && level < kRegiment) {
      (void)node_of(place_of(row, level), row);
      return;
    }
    if (above.size() < kArmy) {
      look(row, "a unit under an army at least", "Give it the ranks of its command; until then it is left out");
      return;
    }
    const bool leads = level == kRegiment && companies_.contains(place_of(row, level)) && row.heads.value_or(1) <= 1;
    if (entry.is.post != SowPost::troops || leads) return follower(entry, above);
    const std::size_t holder = node_of(above, row);
    const auto battery = batteries_.find(above);
    if (battery != batteries_.end() && entry.guns > 0) {
      home_of(row) = {battery->second.node, GameLineUse::gun};
      return add_gun(battery->second.guns, row, entry.guns, sow_);
    }
    if (battery != batteries_.end()) look(row, "guns only in a battery", "Move it to a brigade");
    const std::size_t home = battery == batteries_.end() ? holder : node_of(Place(above.begin(), above.end() - 1), row);
    (void)add(unit_of(row, entry.is, sow_, words_), row, Item::Is::unit, home);
  }

  /// Wagons, couriers and leaders of regiments exist only in the game; their names go into the note of their command.
  void follower(const ClassifiedRow& entry, const Place& above) {
    const bool wagon = entry.is.post == SowPost::wagon;
    const std::string what = wagon ? "wagon" : entry.is.post == SowPost::courier ? "courier" : "officer";
    const std::size_t node = node_of(above, *entry.row);
    home_of(*entry.row) = {node, GameLineUse::other};
    std::string& note = out_.nodes[node].note;
    append(note, fmt::format("{} {}", what, entry.row->name1));
    if (!entry.row->name2.empty()) note += ", " + entry.row->name2;
  }

  /// The command with these ranks. It and those above it are made when first asked for. `asks` is for problems.
  std::size_t node_of(const Place& place, const SowRow& asks) {
    if (const auto known = nodes_.find(place); known != nodes_.end()) return known->second;
    const auto found = commanders_.find(place);
    const SowRow* row = found == commanders_.end() ? nullptr : found->second->row;
    const Place above(place.begin(), place.end() - 1);
    const std::optional<std::size_t> parent =
        place.size() > kArmy ? std::optional(node_of(above, row == nullptr ? asks : *row)) : std::nullopt;
    const std::size_t node = row == nullptr ? missing(place, asks, parent) : command(place, *found->second, parent);
    if (row != nullptr && !home_of(*row)) home_of(*row) = {node, GameLineUse::other};
    if (place.size() == kArmy) note_side(place, node);
    return nodes_[place] = node;
  }

  std::size_t missing(const Place& place, const SowRow& asks, std::optional<std::size_t> parent) {
    const std::string level = to_string(level_of(place.size()));
    std::string ranks = fmt::format("{}", fmt::join(place, ","));
    for (std::size_t i = place.size(); i < kRegiment; ++i) ranks += ",0";
    look(asks, fmt::format("a row for its {} with the ranks {}", level, ranks), "Add it; until then one is made up");
    Parts parts;
    parts.name = fmt::format("{} {}", level, place.back());
    parts.name.front() = static_cast<char>(parts.name.front() - 'a' + 'A');
    parts.guessed.emplace_back("a command that has no row");
    return add(std::move(parts), asks, Item::Is::formation, parent, level_of(place.size()), true);
  }

  /// True for a corps row that stands for its own army, since the game needs a row for both. If it is the army's only
  /// one, the two are a corps.
  bool is_rung(const Place& place, const SowRow& row, std::size_t parent) {
    TextNode& army = out_.nodes[parent];
    if (row.name2.empty() || fold(row.name2) != fold(army.item.parts.name)) return false;
    const bool only = corps_of_[{place[0], place[1]}] == 1;
    const bool staff = is_made_of(row.name1, sow_.ladder().staff, row.name2);
    if (only) army.item.level = Level::corps;
    if (only && !staff) append(army.note, row.name1);
    return only || staff;
  }

  std::size_t command(const Place& place, const ClassifiedRow& entry, std::optional<std::size_t> parent) {
    const SowRow& row = *entry.row;
    const bool guns = guns_below_.contains(place);
    const bool others = others_below_.contains(place);
    const bool battery = entry.is.battery ? guns || !others : guns && !others;
    if (place.size() == kBrigade && battery) {
      const std::size_t node = add(battery_of(row, entry.is, sow_, words_), row, Item::Is::unit, *parent);
      batteries_[place] = {node, &row, {}};
      return node;
    }
    if (parent && is_made_of(row.name2, sow_.ladder().own_troops, out_.nodes[*parent].item.parts.name)) return *parent;
    if (place.size() == kCorps && is_rung(place, row, *parent)) return *parent;
    Level level = level_of(place.size());
    Parts parts = command_parts(row, level, sow_, words_);
    const Tokens name = tokens_of(parts.name);
    for (std::size_t at = 0; at < name.size() && level == Level::corps; ++at) {
      const std::optional<PhraseFound> word = words_.find(Sense::command, name, at);
      if (word && word->is == "cavalry corps") level = Level::cavalry_corps;
    }
    const std::size_t node = add(std::move(parts), row, Item::Is::formation, parent, level);
    SowClass is = entry.is;
    if (!is.known) is.nation.clear();  // guessed
    const std::string named = nation_in(name, "", words_);
    if (const std::string nation = sow_.nation_of(is, row.flag, row.flag2, named); nation != named || is.known)
      out_.nodes[node].item.nation = nation;
    return node;
  }

  /// We have no command for a side: its leader is named with its armies.
  void side(const SowRow& row) {
    if (!sides_.contains(row.ranks[0])) look(row, "an army of its side", "Add it, or remove the row");
  }

  void note_side(const Place& army, std::size_t node) {
    const auto side = commanders_.find({army[0]});
    if (side == commanders_.end()) return;
    append(out_.nodes[node].note, side->second->row->name2);
    append(out_.nodes[node].note, side->second->row->name1);
  }

  std::size_t add(Parts parts, const SowRow& row, Item::Is is, std::optional<std::size_t> parent,
                  std::optional<Level> level = std::nullopt, bool made_up = false) {
    TextNode node;
    node.item.is = is;
    node.item.parts = std::move(parts);
    node.item.level = level;
    node.line = row.line;
    const std::size_t index = out_.nodes.size();
    out_.nodes.push_back(std::move(node));
    (parent ? out_.nodes[*parent].children : out_.roots).push_back(index);
    if (!made_up) home_of(row) = {index, GameLineUse::own};
    return index;
  }

  /// Every line of the file goes to somebody: what is nobody's own to whoever stands above it.
  void keep_lines() {
    if (out_.nodes.empty()) return;
    std::size_t last = out_.roots.front();
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      const int line = static_cast<int>(i) + 1;
      const std::optional<Home>& home = homes_[i + 1];
      if (home) last = home->node;
      out_.added.push_back(line);
      out_.nodes[last].game.push_back({line, home ? home->use : GameLineUse::other, std::move(texts_[i])});
    }
  }

  void finish(const Battery& battery) {
    if (battery.guns.rows == 0) look(*battery.row, "guns below their battery", "Add a row for each gun");
    set_guns(out_.nodes[battery.node].item.parts, battery.guns, sow_);
  }

  const SowWords& sow_;
  const PhraseBook& words_;
  std::vector<std::string>& texts_;
  std::vector<std::optional<Home>> homes_;  ///< of lines, by their numbers
  std::vector<ClassifiedRow> entries_;
  std::set<int> sides_;  ///< that have an army
  ByPlace<const ClassifiedRow*> commanders_;
  ByPlace<int> corps_of_;
  Places guns_below_, others_below_;  ///< commands with guns, and with other troops, directly under them
  Places companies_;                  ///< regiments with rows below them
  std::set<const SowRow*> left_out_;
  ByPlace<std::size_t> nodes_;
  std::map<Place, Battery> batteries_;
  TextOutline out_;
};

}  // namespace

TextOutline tree_of(SowFile& file, const SowWords& sow, const PhraseBook& words) {
  return GameTree(file, sow, words).all();
}

}  // namespace estafette::readers
