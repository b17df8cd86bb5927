#include "converter/sow/profile/read_nations.hpp"

#include "base/text.hpp"
#include "converter/sow/profile/profile_parts.hpp"
#include "converter/sow/profile/read_levels.hpp"

#include <fmt/format.h>

namespace estafette::sow {
namespace {

/// The level of command that a post's formation must be for; 0 for wagons and couriers, which have their own drill.
int formation_level(Post post) {
  switch (post) {
    case Post::army:
    case Post::corps:
    case Post::cavalry_corps:
      return 3;
    case Post::division:
    case Post::cavalry_division:
    case Post::artillery:
      return 4;
    case Post::brigade:
    case Post::cavalry_brigade:
    case Post::battery:
      return 5;
    case Post::wagon:
    case Post::courier:
      return 0;
  }
  return 0;
}

bool is_portrait(const std::string& text) {
  const std::size_t dash = text.find('-');
  if (text.size() < 5 || text.front() != '(' || text.back() != ')' || dash == std::string::npos) return false;
  return whole_number(text.substr(1, dash - 1)).value_or(-1) >= 0 &&
         whole_number(text.substr(dash + 1, text.size() - dash - 2)).value_or(-1) >= 0;
}

/// A kind of gun in words; empty if there is no such attribute.
std::string read_piece(XmlElement& element, const std::string& attribute) {
  const std::string piece = element.text_or(attribute, "");
  if (element.has(attribute) && trim(piece).empty()) {
    element.complain(attribute, piece, "a kind of gun, such as 12-pounder");
  }
  return piece;
}

/// The words of an attribute, which commas separate; none if there is no such attribute.
std::vector<std::string> read_list(XmlElement& element, const std::string& attribute) {
  std::vector<std::string> words;
  for (const std::string& word : split(element.text_or(attribute, ""), ',')) {
    if (!trim(word).empty()) words.emplace_back(trim(word));
  }
  if (element.has(attribute) && words.empty()) element.complain(attribute, "", "words with commas between them");
  return words;
}

/// Armies and corps of the Civil War titles form up by a division's formation; they have no other.
void check_level(XmlElement& element, const std::string& attribute, const std::string& formation, int level) {
  const std::string start = level == 0 ? "DRIL_SupplyWagon" : fmt::format("DRIL_Lvl{}_", level);
  if (formation.empty() || formation.starts_with(start)) return;
  if (level == 3 && formation.starts_with("DRIL_Lvl4_")) return;
  element.complain(attribute, formation, fmt::format("a formation that begins {}", start));
}

Look read_look(Profile& profile, XmlElement& element, int level, bool armed) {
  Look look;
  look.unit_class = game_id(profile, element, "class", GameTable::unit_class);
  if (armed) look.weapon = game_id(profile, element, "weapon", GameTable::weapon);
  look.flag = game_id(profile, element, "flag", GameTable::graphic);
  look.flag2 = game_id(profile, element, "flag2", GameTable::graphic, false);
  look.formation = game_id(profile, element, "formation", GameTable::formation);
  check_level(element, "formation", look.formation, level);
  look.portrait = element.text("portrait");
  if (element.has("portrait") && !is_portrait(look.portrait)) {
    element.complain("portrait", look.portrait, "a cell of the portrait sheet, such as (1-0)");
  }
  return look;
}

/// A commander's formation must be one of <drills>, and so must those for larger commands.
void check_seats(const Profile& profile, XmlElement& element, const std::string& attribute,
                 const std::string& formation) {
  if (formation.empty() || find_drill(profile, formation) != nullptr) return;
  std::vector<std::string> known;
  for (const Drill& drill : profile.drills) known.push_back(drill.id);
  const std::string near = nearest(formation, known);
  element.complain(attribute, formation, "a formation of <drills>, which says how many it seats",
                   near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
}

PostLook read_post_look(Profile& profile, XmlElement& element) {
  PostLook entry;
  entry.post = static_cast<Post>(index_in(post_words(), element.word("name", post_words())));
  const int level = formation_level(entry.post);
  entry.look = read_look(profile, element, level, false);
  entry.militia_flag = game_id(profile, element, "militia_flag", GameTable::graphic, false);
  if (level > 0) {
    entry.larger = read_list(element, "larger");
    check_seats(profile, element, "formation", entry.look.formation);
    for (const std::string& formation : entry.larger) {
      check_level(element, "larger", formation, level);
      check_seats(profile, element, "larger", formation);
    }
  }
  element.no_others();
  return entry;
}

/// An entry for one kind of gun may name the weapon and nothing else.
bool names_weapon_only(const TroopLook& entry, const XmlElement& element) {
  if (entry.piece.empty()) return false;
  for (const char* other : {"class", "flag", "flag2", "formation", "portrait"}) {
    if (element.has(other)) return false;
  }
  return true;
}

TroopLook read_troops(Profile& profile, XmlElement& element) {
  TroopLook entry;
  entry.line = element.line();
  entry.arm = read_arm(element);
  entry.kind = read_kind(element, entry.arm);
  entry.quality = read_quality(element);
  for (const std::string& beginning : read_list(element, "named")) entry.named.push_back(fold(beginning));
  entry.of = element.text_or("of", "");
  if (entry.arm == Arm::artillery) {
    entry.piece = read_piece(element, "piece");
    entry.fires = read_piece(element, "fires");
    if (entry.fires.empty()) entry.fires = entry.piece;
  }
  entry.weapon_only = names_weapon_only(entry, element);
  if (entry.weapon_only) {
    entry.look.weapon = game_id(profile, element, "weapon", GameTable::weapon);
  } else {
    entry.look = read_look(profile, element, 6, true);
  }
  element.no_others();
  return entry;
}

/// False, with a problem, if the profile has no such nation.
bool is_known(const Profile& profile, XmlElement& element, const std::string& attribute, const std::string& name) {
  if (name.empty() || find_nation(profile, name) != nullptr) return true;
  std::vector<std::string> names;
  for (const Nation& known : profile.nations) names.push_back(known.name);
  const std::string near = nearest(name, names);
  element.complain(attribute, name, "a nation of this file",
                   near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
  return false;
}

/// Every nation must have a look for all arms and posts, its own or that of a stand-in.
void check_looks(Profile& profile, XmlElement& row) {
  const Nation* nation = find_nation(profile, row.text("name"));
  for (XmlElement& troops : row.children("troops")) {
    (void)is_known(profile, troops, "of", troops.text_or("of", ""));
  }
  if (!is_known(profile, row, "stand_in", nation->stand_in) || !is_known(profile, row, "with", nation->with)) return;
  std::vector<std::string> missing;
  for (const Kind kind : {Kind::line_infantry, Kind::light_cavalry, Kind::foot_artillery}) {
    if (!look_of(profile, *nation, {.kind = kind}).look) missing.push_back(to_string(arm_of(kind)));
  }
  for (std::size_t post = 0; post < post_words().size(); ++post) {
    if (!look_of(profile, *nation, static_cast<Post>(post)).look) missing.push_back(post_words()[post]);
  }
  if (!missing.empty()) {
    row.complain("", nation->name, fmt::format("a look for {}, its own or a stand-in's", fmt::join(missing, ", ")),
                 "Name a stand_in that has them");
  } else if (const std::vector<std::string> levels = missing_levels(profile, *nation); !levels.empty()) {
    row.complain("", nation->name, fmt::format("{}, its own or a stand-in's", fmt::join(levels, ", ")),
                 "Name a stand_in that has them");
  }
}

}  // namespace

void read_nations(Profile& profile, XmlElement& element) {
  for (XmlElement& row : element.children("nation")) {
    Nation nation;
    nation.name = row.text("name");
    nation.side = row.number("side", 1, 2);
    nation.stand_in = row.text_or("stand_in", "");
    nation.with = row.text_or("with", "");
    nation.line = row.line();
    for (XmlElement& troops : row.children("troops")) nation.troops.push_back(read_troops(profile, troops));
    for (XmlElement& post : row.children("post")) nation.posts.push_back(read_post_look(profile, post));
    read_nation_levels(profile, row, nation);
    row.no_others();
    if (find_nation(profile, nation.name) != nullptr) row.complain("name", nation.name, "each nation once");
    profile.nations.push_back(nation);
  }
  element.no_others();
  for (XmlElement& row : element.children("nation")) check_looks(profile, row);
}

}  // namespace estafette::sow
