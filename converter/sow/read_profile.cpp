#include "base/text.hpp"
#include "base/xml.hpp"
#include "converter/sow/profile.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::sow {
namespace {

const std::vector<std::string>& fighting_arms() {
  static const std::vector<std::string> kWords = {"infantry", "cavalry", "artillery"};
  return kWords;
}

std::size_t index_in(const std::vector<std::string>& words, const std::string& word) {
  return static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
}

Arm read_arm(XmlElement& element) {
  return static_cast<Arm>(index_in(fighting_arms(), element.word("arm", fighting_arms())));
}

/// The kind, if one is named; it must be of that arm.
std::optional<Kind> read_kind(XmlElement& element, Arm arm) {
  std::vector<std::string> of_arm;
  for (const std::string& word : kind_words()) {
    if (arm_of(*kind_from(word)) == arm) of_arm.push_back(word);
  }
  const std::string word = element.word_or("kind", of_arm, "");
  return word.empty() ? std::nullopt : kind_from(word);
}

std::optional<Quality> read_quality(XmlElement& element) {
  const std::string word = element.word_or("quality", quality_words(), "");
  return word.empty() ? std::nullopt : quality_from(word);
}

/// The level of command that a post's formation must be of; 0 for wagons and couriers, which have a drill of their own.
int formation_level(Post post) {
  switch (post) {
    case Post::army:
    case Post::corps:
      return 3;
    case Post::division:
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

/// Reads one file; every id of the game is noted with its line as it passes.
class Reader {
 public:
  explicit Reader(Profile& profile) : profile_(profile) {}

  void read(XmlElement& root) {
    profile_.name = root.text("name");
    profile_.units_per_yard = root.number("units_per_yard", 1, 1000);
    if (auto element = root.child("limits")) read_limits(*element);
    if (auto element = root.child("qualities")) read_qualities(*element);
    if (auto element = root.child("proficiencies")) read_proficiencies(*element);
    if (auto element = root.child("posts")) read_posts(*element);
    if (auto element = root.child("ammunition")) read_ammunition(*element);
    if (auto element = root.child("nations")) read_nations(*element);
    if (auto element = root.child("maps")) read_maps(*element);
    if (auto element = root.child("weathers")) read_weathers(*element);
    if (auto element = root.child("deployment")) read_deployment(*element);
    if (auto element = root.child("objectives")) read_objectives(*element);
    if (auto element = root.child("results")) read_results(*element);
    if (auto element = root.child("script")) read_script(*element);
    if (auto element = root.child("messages")) read_messages(*element);
    root.no_others();
  }

 private:
  /// An id of one of the game's tables; noted. Blank if it may be left out and is.
  std::string game_id(XmlElement& element, const std::string& attribute, GameTable table, bool needed = true) {
    const std::string id = needed ? element.text(attribute) : element.text_or(attribute, "");
    if (id.empty()) {
      if (needed && element.has(attribute)) element.complain(attribute, "", "an id of the game");
      return id;
    }
    const bool plain = std::all_of(id.begin(), id.end(), [](char c) {
      return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' ||
             (c == ' ' || c == '-');
    });
    if (!plain) element.complain(attribute, id, "an id of the game: letters, digits and _");
    profile_.identifiers.push_back({table, id, attribute, element.line()});
    return id;
  }

  Look read_look(XmlElement& element, int level, bool armed) {
    Look look;
    look.unit_class = game_id(element, "class", GameTable::unit_class);
    if (armed) look.weapon = game_id(element, "weapon", GameTable::weapon);
    look.flag = game_id(element, "flag", GameTable::graphic);
    look.flag2 = game_id(element, "flag2", GameTable::graphic, false);
    look.formation = game_id(element, "formation", GameTable::formation);
    const std::string start = level == 0 ? "DRIL_SupplyWagon" : fmt::format("DRIL_Lvl{}_", level);
    if (!look.formation.empty() && !look.formation.starts_with(start)) {
      element.complain("formation", look.formation, fmt::format("a formation that begins {}", start));
    }
    look.portrait = element.text("portrait");
    if (element.has("portrait") && !is_portrait(look.portrait)) {
      element.complain("portrait", look.portrait, "a cell of the portrait sheet, such as (1-0)");
    }
    element.no_others();
    return look;
  }

  void read_limits(XmlElement& element) {
    Limits& limits = profile_.limits;
    limits.corps_a_side = element.number("corps_a_side", 1, 20);
    limits.men_per_sprite = element.number("men_per_sprite", 1, 6);
    limits.slots = element.number("slots", 2, 200);
    limits.smallest_unit = element.number("smallest_unit", 1, 1000);
    limits.least_crew = element.number("least_crew", 1, 100);
    limits.most_crew = element.number("most_crew", 1, 200);
    limits.units_per_brigade = element.number("units_per_brigade", 1, 99);
    limits.shortest_battle = element.number("shortest_battle", 10, 600);
    limits.most_experience = element.number("most_experience", 0, 99);
    limits.most_fatigue = element.number("most_fatigue", 0, 99);
    limits.most_rating = element.number("most_rating", 0, 99);
    limits.most_level = element.number("most_level", 0, 99);
    element.no_others();
  }

  void read_qualities(XmlElement& element) {
    profile_.fresh = element.number("fresh", 0, profile_.limits.most_fatigue);
    std::set<std::string> seen;
    for (XmlElement& row : element.children("quality")) {
      const std::string word = row.word("name", quality_words());
      if (!seen.insert(word).second) row.complain("name", word, "each quality once");
      QualityLevels& levels = profile_.qualities.at(index_in(quality_words(), word));
      levels.experience = row.number("experience", 0, profile_.limits.most_experience);
      levels.morale = row.number("morale", 0, profile_.limits.most_level);
      row.no_others();
    }
    missing_words(element, seen, quality_words());
    element.no_others();
  }

  void read_proficiencies(XmlElement& element) {
    std::set<std::string> arms;
    for (XmlElement& row : element.children("proficiency")) {
      ArmProficiency entry;
      entry.arm = read_arm(row);
      entry.kind = read_kind(row, entry.arm);
      if (!entry.kind) arms.insert(to_string(entry.arm));
      constexpr std::array kColumns = {"close",        "open",         "edged",   "firearm",
                                       "marksmanship", "horsemanship", "surgeon", "calisthenics"};
      for (std::size_t i = 0; i < kColumns.size(); ++i) {
        entry.levels.at(i) = row.number(kColumns.at(i), 0, profile_.limits.most_level);
      }
      row.no_others();
      profile_.proficiencies.push_back(entry);
    }
    missing_words(element, arms, fighting_arms());
    element.no_others();
  }

  void read_posts(XmlElement& element) {
    std::set<std::string> seen;
    for (XmlElement& row : element.children("post")) {
      const std::string word = row.word("name", post_words());
      if (!seen.insert(word).second) row.complain("name", word, "each post once");
      const auto post = static_cast<Post>(index_in(post_words(), word));
      PostLevels& levels = profile_.posts.at(static_cast<std::size_t>(post));
      levels.experience = row.number("experience", 0, profile_.limits.most_experience);
      levels.morale = row.number("morale", 0, profile_.limits.most_level);
      if (post == Post::wagon || post == Post::courier) {
        levels.heads = row.number("heads", 1, 1000);
        levels.ammo = row.number("ammo", 0, 100000);
      } else {
        levels.ability = row.number("ability", 0, profile_.limits.most_rating);
        levels.control = row.number("control", 0, profile_.limits.most_rating);
        levels.style = row.number("style", 0, profile_.limits.most_rating);
      }
      row.no_others();
    }
    missing_words(element, seen, post_words());
    element.no_others();
  }

  void read_ammunition(XmlElement& element) {
    profile_.rounds_per_man = element.number("rounds_per_man", 1, 1000);
    profile_.rounds_per_gun = element.number("rounds_per_gun", 1, 1000);
    element.no_others();
  }

  void read_nations(XmlElement& element) {
    for (XmlElement& row : element.children("nation")) {
      Nation nation;
      nation.name = row.text("name");
      nation.side = row.number("side", 1, 2);
      nation.stand_in = row.text_or("stand_in", "");
      nation.line = row.line();
      for (XmlElement& troops : row.children("troops")) {
        TroopLook entry;
        entry.arm = read_arm(troops);
        entry.kind = read_kind(troops, entry.arm);
        entry.quality = read_quality(troops);
        entry.look = read_look(troops, 6, true);
        nation.troops.push_back(entry);
      }
      for (XmlElement& post : row.children("post")) {
        PostLook entry;
        entry.post = static_cast<Post>(index_in(post_words(), post.word("name", post_words())));
        entry.look = read_look(post, formation_level(entry.post), false);
        nation.posts.push_back(entry);
      }
      row.no_others();
      if (find_nation(profile_, nation.name) != nullptr) row.complain("name", nation.name, "each nation once");
      profile_.nations.push_back(nation);
    }
    element.no_others();
    for (XmlElement& row : element.children("nation")) check_looks(row);
  }

  /// Every nation must come to a look for all arms and posts, its own or that of a stand-in.
  void check_looks(XmlElement& row) {
    const Nation* nation = find_nation(profile_, row.text("name"));
    if (!nation->stand_in.empty() && find_nation(profile_, nation->stand_in) == nullptr) {
      std::vector<std::string> names;
      for (const Nation& known : profile_.nations) names.push_back(known.name);
      const std::string near = nearest(nation->stand_in, names);
      row.complain("stand_in", nation->stand_in, "a nation of this file",
                   near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near));
      return;
    }
    std::vector<std::string> missing;
    for (const Kind kind : {Kind::line_infantry, Kind::light_cavalry, Kind::foot_artillery}) {
      if (look_of(profile_, *nation, kind, Quality::line).look == nullptr) missing.push_back(to_string(arm_of(kind)));
    }
    for (std::size_t post = 0; post < post_words().size(); ++post) {
      if (look_of(profile_, *nation, static_cast<Post>(post)).look == nullptr) missing.push_back(post_words()[post]);
    }
    if (!missing.empty()) {
      row.complain("", nation->name, fmt::format("a look for {}, its own or of a stand-in", fmt::join(missing, ", ")),
                   "Name a stand_in that has them");
    }
  }

  void read_maps(XmlElement& element) {
    for (XmlElement& row : element.children("map")) {
      GameMap map;
      map.name = game_id(row, "name", GameTable::map);
      map.extent = row.number("extent", 1000, 10000000);
      map.attacker_from =
          edge_from(row.word("attacker_from", {"north", "east", "south", "west"})).value_or(Edge::south);
      for (XmlElement& place : row.children("place")) {
        map.places.push_back({place.text("name"), place.number("x", 0, map.extent), place.number("z", 0, map.extent)});
        place.no_others();
      }
      if (map.places.empty()) row.complain("", map.name, "a <place> in <map>", "Give at least the middle of the map");
      row.no_others();
      profile_.maps.push_back(map);
    }
    if (profile_.maps.empty()) element.complain("", "", "a <map> in <maps>");
    element.no_others();
  }

  void read_weathers(XmlElement& element) {
    for (XmlElement& row : element.children("weather")) {
      profile_.weathers.push_back({row.text("word"), row.number("code", 0, 9)});
      row.no_others();
    }
    if (profile_.weathers.empty()) element.complain("", "", "a <weather> in <weathers>");
    element.no_others();
  }

  void read_deployment(XmlElement& element) {
    Spacing& spacing = profile_.spacing;
    spacing.least = element.number("least", 20, 100);
    spacing.infantry = element.number("infantry", spacing.least, 500);
    spacing.cavalry = element.number("cavalry", spacing.least, 500);
    spacing.guns = element.number("guns", spacing.least, 500);
    spacing.rank = element.number("rank", spacing.least, 1000);
    spacing.line = element.number("line", spacing.least, 2000);
    spacing.gap = element.number("gap", spacing.least, 2000);
    spacing.ranks = element.number("ranks", 1, 9);
    spacing.lines = element.number("lines", 1, 9);
    spacing.enemy = element.number("enemy", 400, 5000);
    spacing.front = element.number("front", spacing.enemy, 5000);
    spacing.ahead = element.number("ahead", 0, 5000);
    spacing.margin = element.number("margin", 0, 2000);
    element.no_others();
  }

  Sprites read_sprites(XmlElement& element) {
    Sprites sprites{game_id(element, "neutral", GameTable::graphic), game_id(element, "side1", GameTable::graphic),
                    game_id(element, "side2", GameTable::graphic)};
    element.no_others();
    return sprites;
  }

  void read_objectives(XmlElement& element) {
    if (auto sprites = element.child("major_sprites")) profile_.major_sprites = read_sprites(*sprites);
    if (auto sprites = element.child("minor_sprites")) profile_.minor_sprites = read_sprites(*sprites);
    std::set<std::string> seen;
    for (XmlElement& row : element.children("objective")) {
      ObjectiveTemplate objective;
      const std::string settlement = row.word("settlement", {"town", "city", "fortress"});
      seen.insert(settlement);
      objective.settlement = *settlement_from(settlement);
      objective.name = row.text("name");
      objective.major = row.word("rank", {"major", "minor"}) == "major";
      objective.ahead = row.number("ahead", -5000, 5000);
      objective.right = row.number("right", -5000, 5000);
      objective.radius = row.number("radius", 1, 1000);
      objective.men = row.number("men", 0, 10000);
      int last = 0;
      for (XmlElement& span : row.children("window")) {
        Window window;
        window.from = span.number("from", last, 99);
        window.until = span.number("until", window.from + 1, 100);
        window.points = span.number("points", 0, 10000);
        window.interval = span.number("interval", 1, 599);
        last = window.until;
        span.no_others();
        objective.windows.push_back(window);
      }
      if (objective.windows.empty()) row.complain("", objective.name, "a <window> in <objective>");
      row.no_others();
      profile_.objectives.push_back(objective);
    }
    missing_words(element, seen, {"town", "city", "fortress"});
    element.no_others();
  }

  void read_results(XmlElement& element) {
    static const std::vector<std::string> kSections = {"EndPlayerDie", "EndMajWin", "EndWin",
                                                       "EndTie",       "EndFail",   "EndMajFail"};
    if (auto fail = element.child("fail_grades")) {
      constexpr std::array kColumns = {"all", "side", "army", "corps", "division", "brigade", "regiment"};
      for (std::size_t i = 0; i < kColumns.size(); ++i) {
        profile_.fail_grades.at(i) = fail->number(kColumns.at(i), -1000000, 0);
      }
      fail->no_others();
    }
    std::set<std::string> seen;
    std::optional<int> last;
    for (XmlElement& row : element.children("result")) {
      ResultSection result{row.word("section", kSections), row.text("article"), row.text("headline"), {}};
      if (!seen.insert(result.section).second) row.complain("section", result.section, "each section once");
      if (result.section != "EndPlayerDie") {
        result.grade = row.number("grade", -1000000, 1000000);
        if (last && *result.grade >= *last) {
          row.complain("grade", std::to_string(*result.grade), fmt::format("less than {}, the grade before it", *last),
                       "Grades fall from EndMajWin to EndMajFail");
        }
        last = result.grade;
      }
      row.no_others();
      profile_.results.push_back(result);
    }
    missing_words(element, seen, kSections);
    element.no_others();
  }

  void read_script(XmlElement& element) {
    profile_.scenario_type = element.word("type", {"mp", "sp", "bp"});
    profile_.times.last_dump = element.number("last_dump", 20, 600);
    profile_.times.locations_after = element.number("locations_after", 10, profile_.times.last_dump - 5);
    profile_.times.march_after = element.number("march_after", 1, 600);
    element.no_others();
  }

  void read_messages(XmlElement& element) {
    std::set<std::string> seen;
    for (XmlElement& row : element.children("message")) {
      Message message{row.text("id"), row.content()};
      if (!seen.insert(message.id).second) row.complain("id", message.id, "each message once");
      if (message.text.find('$') == 0 || message.text.find("\n$") != std::string::npos) {
        row.complain("", "$", "no line of a message to begin with $");
      }
      row.no_others();
      profile_.messages.push_back(message);
    }
    for (const ResultSection& result : profile_.results) {
      if (!seen.contains(result.article)) {
        element.complain("", "", fmt::format("a <message id=\"{}\">, which a <result> shows", result.article));
      }
    }
    element.no_others();
  }

  static void missing_words(XmlElement& element, const std::set<std::string>& seen,
                            const std::vector<std::string>& words) {
    for (const std::string& word : words) {
      if (!seen.contains(word)) element.complain("", "", fmt::format("an entry for {} in <{}>", word, element.name()));
    }
  }

  Profile& profile_;
};

}  // namespace

Profile read_profile(const std::string& text, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "game", problems);
  Profile profile;
  profile.file = file;
  Reader(profile).read(root);
  problems.refuse_if_any();
  return profile;
}

}  // namespace estafette::sow
