#include "converter/readers/sow/unit.hpp"

#include "base/text.hpp"
#include "converter/readers/parts/row_kind.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::readers {
namespace {

constexpr std::size_t kRegimentRank = 6;  ///< ranks of a row that is not part of another unit

/// Nation and kind: by flags and class (words.hpp), the kind else by its name. If the profile does not have the class,
/// they are guesses.
void set_troops(Parts& parts, const SowClass& is, const SowRow& row, const SowWords& sow, const PhraseBook& words) {
  parts.cut = tokens_of(parts.name);
  const std::string named = nation_in(parts.cut, is.nation, words);
  parts.facts.nation = sow.nation_of(is, row.flag, row.flag2, named);
  const bool by_class = !is.nation.empty() && parts.facts.nation == is.nation && parts.facts.nation != named;
  parts.facts.kind = is.kind;
  if (!is.kind && is.arm) settle_kind(parts, parts.cut, *is.arm, words);
  if (is.known || (!by_class && !is.arm)) return;
  parts.guessed.push_back(fmt::format("the class {} is {}{}{}", row.unit_class, is.arm ? to_string(*is.arm) : "",
                                      is.arm && by_class ? " of " : "", by_class ? is.nation : ""));
}

/// Our ratings end at 6. A higher one is brought down, and marked.
void set_ratings(Parts& parts, const SowRow& row) {
  const std::array<std::optional<int> Ratings::*, 5> members = {&Ratings::ability, &Ratings::command, &Ratings::control,
                                                                &Ratings::leadership, &Ratings::style};
  bool above = false;
  for (std::size_t i = 0; i < members.size(); ++i) {
    const std::optional<int> level = row.command.at(i);
    if (!level || *level < 0) continue;
    above = above || *level > kHighestRating;
    parts.ratings.*members.at(i) = std::min(*level, kHighestRating);
  }
  if (above) parts.guessed.push_back(fmt::format("ratings above {} brought down to it", kHighestRating));
}

/// The commander, unless we made up the name when we wrote the file.
std::string commander_of(const SowRow& row, const std::string& command, const SowWords& sow) {
  const SowWords::Ladder& ladder = sow.ladder();
  for (const std::string& pattern : {ladder.nobody, ladder.staff, ladder.second}) {
    if (is_made_of(row.name1, pattern, command)) return "";
  }
  return row.name1;
}

void set_men(Parts& parts, const SowRow& row) {
  if (row.heads) parts.facts.men = std::max(0, *row.heads);
}

void set_quality(Parts& parts, const SowRow& row, const SowWords& sow) {
  if (row.experience) parts.facts.quality = sow.quality(*row.experience);
}

}  // namespace

bool named_battery(const Tokens& name, const SowWords& sow, const PhraseBook& words) {
  if (sow.guns_of(name) > 1) return false;
  bool battery = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<PhraseFound> count = words.find(Sense::count, name, at);
    if (count && count->is == "guns") return false;
    const std::optional<PhraseFound> unit = words.find(Sense::unit, name, at);
    battery = battery || (unit && unit->is == "battery");
  }
  return battery;
}

Parts unit_of(const SowRow& row, const SowClass& is, const SowWords& sow, const PhraseBook& words) {
  Parts parts;
  parts.one = true;
  parts.name = tidy(row.name1.empty() ? row.id : row.name1);
  if (!row.name2.empty() && fold(row.name2) != fold(row.name1)) parts.note = row.name2;
  set_troops(parts, is, row, sow, words);
  set_quality(parts, row, sow);
  set_men(parts, row);
  const std::optional<Arm> arm = parts.facts.kind ? std::optional(arm_of(*parts.facts.kind)) : is.arm;
  if (arm == Arm::infantry && row.level() > kRegimentRank) {
    parts.facts.level = UnitLevel::company;
  } else if (arm == Arm::infantry && !is.regiments) {
    parts.facts.level = UnitLevel::battalion;
  }
  if (arm == Arm::artillery) {
    if (const auto piece = sow.piece(row.weapon)) {
      parts.facts.piece = piece->first;
      if (!piece->second) parts.guessed.push_back(fmt::format("piece {} from the weapon's name", piece->first));
    }
    if (const Tokens name = tokens_of(row.name1); !named_battery(name, sow, words)) {
      parts.facts.guns = sow.guns_of(name);
      parts.guessed.emplace_back("a gun without a battery is one");
    }
  }
  return parts;
}

Parts battery_of(const SowRow& row, const SowClass& is, const SowWords& sow, const PhraseBook& words) {
  Parts parts;
  parts.one = true;
  parts.name = tidy(row.name2.empty() ? row.name1 : row.name2);
  if (parts.name.empty()) parts.name = row.id;
  const std::string who = commander_of(row, parts.name, sow);
  // If we do not know who commands a battery, its row has its own name, cut to a length that the map can show.
  if (!who.empty() && !fold(parts.name).starts_with(fold(who))) parts.commander = who;
  SowClass guns = is;
  guns.arm = Arm::artillery;
  set_troops(parts, guns, row, sow, words);
  set_ratings(parts, row);
  return parts;
}

void add_gun(BatteryGuns& battery, const SowRow& row, int guns, const SowWords& sow) {
  ++battery.rows;
  battery.guns += guns;
  battery.sections = battery.sections || guns > 1;
  battery.men_known = battery.men_known && row.heads;
  battery.men += std::max(0, row.heads.value_or(0));
  const auto piece = sow.piece(row.weapon);
  battery.by_piece[piece ? piece->first : ""] += guns;
  battery.guessed_piece = battery.guessed_piece || (piece && !piece->second);
  if (row.experience && !battery.experience) battery.experience = row.experience;
}

void set_guns(Parts& parts, const BatteryGuns& battery, const SowWords& sow) {
  if (battery.rows == 0) return;
  if (battery.experience) parts.facts.quality = sow.quality(*battery.experience);
  if (battery.men_known) parts.facts.men = battery.men;
  if (battery.by_piece.contains("")) {
    parts.facts.guns = battery.guns;
  } else {
    for (const auto& [piece, guns] : battery.by_piece) {
      parts.facts.pieces.push_back({guns, piece, piece.find("howitzer") == std::string::npos});
    }
    if (battery.guessed_piece) parts.guessed.emplace_back("piece from the weapon's name");
  }
  if (battery.sections) parts.guessed.emplace_back("two guns in a section");
}

Parts command_parts(const SowRow& row, Level level, const SowWords& sow, const PhraseBook& words) {
  Parts parts;
  parts.name = tidy(row.name2);
  if (parts.name.empty()) {
    const Tokens name = tokens_of(row.name1);
    if (words.any(Sense::command, name, 0, name.size())) {
      parts.name = tidy(row.name1);
    } else {
      parts.name = to_string(level);
      parts.name.front() = static_cast<char>(parts.name.front() - 'a' + 'A');
      parts.guessed.emplace_back("the name");
    }
  }
  if (parts.name != tidy(row.name1)) parts.commander = commander_of(row, parts.name, sow);
  set_ratings(parts, row);
  return parts;
}

}  // namespace estafette::readers
