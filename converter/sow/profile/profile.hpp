// The game profile: what the game needs to know and a campaign does not, all of it data (templates/sow/waterloo.xml).
// Which class, weapon, flag and drill a unit gets for its nation, kind, quality and name; how good it is in the game's
// levels; which maps there are; how far apart troops are placed; what the objectives are. Format:
// docs/formats/game-profile.md. The game's own names come from a real installation or from docs/formats/game-looks.md,
// never from code.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/sow/plan/battle_plan.hpp"
#include "converter/sow/profile/experience.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace estafette::sow {

/// How a row looks and what weapon it has: ids of the game's tables (docs/formats/game-tables.md).
struct Look {
  std::string unit_class, weapon, flag, flag2, formation, portrait;
  bool operator==(const Look&) const = default;
};

/// Rows of the game's order of battle that are not troops. `artillery` commands several batteries.
enum class Post {
  army,
  corps,
  cavalry_corps,
  division,
  cavalry_division,
  artillery,
  brigade,
  cavalry_brigade,
  battery,
  wagon,
  courier
};
[[nodiscard]] const std::vector<std::string>& post_words();

/// The look of an arm, or more closely of a kind, of a quality, of units with a certain name, of batteries with one
/// kind of gun, or of several of these together.
struct TroopLook {
  Arm arm = Arm::infantry;
  std::optional<Kind> kind;
  std::optional<Quality> quality;
  std::vector<std::string> named;  ///< beginnings of words, folded, one of which is in the unit's name; empty: any
  std::string piece;               ///< a battery's main piece ("12-pounder"); empty: any
  bool weapon_only = false;        ///< all but the weapon is taken from the look that would fit without the piece
  Look look;
  std::string fires;  ///< for guns: the kind of gun that the weapon really is; empty: not known
  std::string of;     ///< the nation whose look this really is, the nearest in cut and colour; empty: its own
  int line = 0;       ///< in the profile, for remarks
  bool operator==(const TroopLook&) const = default;
};

struct PostLook {
  Post post = Post::army;
  Look look;
  std::vector<std::string> larger;  ///< formations for a command with more children than `look.formation` seats
  std::string militia_flag{};       ///< of a command most of whose men are militia; empty: as any other
  bool operator==(const PostLook&) const = default;
};

/// How many children a formation of a command has places for (docs/formats/game-limits.md, "Seats").
struct Drill {
  std::string id;
  int seats = 0;      ///< of all together
  int batteries = 0;  ///< of batteries; for a battery's own formation, of guns
  int others = 0;     ///< of everybody else, the wagon among them
  bool operator==(const Drill&) const = default;
};

/// The least, usual and highest level that the shipped game has for one kind of troops or commanders.
struct LevelRange {
  int least = 0, usual = 0, most = 0;
  [[nodiscard]] int kept(int level) const { return std::clamp(level, least, most); }
  bool operator==(const LevelRange&) const = default;
};

/// Close, Open, Edged, Firearm, Marksmanship, Horsemanship, Surgeon, Calisthenics: columns 26 to 33 of the game's file.
using Proficiency = std::array<int, 8>;

/// What a nation's troops of an arm can do.
struct ArmSkills {
  Arm arm = Arm::infantry;
  std::array<LevelRange, 8> levels{};  ///< by Proficiency
  bool operator==(const ArmSkills&) const = default;
};

/// What troops of that kind or quality can do better or worse than others of their arm.
struct SkillStep {
  std::optional<Kind> kind;
  std::optional<Quality> quality;
  Proficiency steps{};  ///< added; below 0 worse
  bool operator==(const SkillStep&) const = default;
};

/// What a nation's commanders of one level are worth. A cavalry corps is rated as a corps, and so on, if it has no
/// entry.
struct CommandRatings {
  Post post = Post::army;
  std::array<LevelRange, 5> levels{};  ///< Ability, Command, Control, Leadership, Style: columns 18 to 22
  int experience = 0;
  bool operator==(const CommandRatings&) const = default;
};

/// A nation's wagons or couriers.
struct FollowerLevels {
  Post post = Post::wagon;
  int experience = 0, heads = 1, ammo = 0;
  Proficiency levels{};
  bool operator==(const FollowerLevels&) const = default;
};

/// A nation. What it has not got, it borrows from its stand-in: looks, skills, ratings, wagons and couriers.
struct Nation {
  std::string name;
  int side = 1;          ///< 1 French and allies, 2 Coalition
  std::string stand_in;  ///< another nation of the profile; empty: none
  std::string with;      ///< on a page with this nation's troops it is on their side; empty: always on its own side
  std::vector<TroopLook> troops;
  std::vector<PostLook> posts;
  std::vector<ArmSkills> skills;
  std::vector<CommandRatings> ratings;
  std::vector<FollowerLevels> followers;
  int line = 0;  ///< in the profile, for remarks
  bool operator==(const Nation&) const = default;
};

/// A battlefield. Positions in map units: x from the north edge southwards, z from the west edge eastwards.
struct GameMap {
  std::string name;                   ///< the stem of its ini file
  int extent = 0;                     ///< length of each side, map units
  std::vector<std::string> terrains;  ///< those that it may be used for (rule 2.4): "farmland", "hilly"
  Edge attacker_from = Edge::south;   ///< where the attacker comes from if the plan does not say
  struct MapPlace {
    std::string name;
    int x = 0, z = 0;
    bool inferred = false;  ///< nobody has seen it in the game: from where it is in the world
    bool operator==(const MapPlace&) const = default;
  };
  bool inferred = false;         ///< its name and extent: nobody has seen its files
  std::vector<MapPlace> places;  ///< the first is fought over unless the plan names another
  std::string picture{};         ///< the file that shows it from above, of an installation; empty: none is known
  bool operator==(const GameMap&) const = default;
};

struct Weather {
  std::string word;
  int code = 0;  ///< docs/formats/game-scenario.md, "Sky"
  bool operator==(const Weather&) const = default;
};

/// Distances between neighbours, in yards (docs/formats/game-ground.md, "Placing").
struct Spacing {
  int infantry = 0, cavalry = 0, guns = 0;  ///< between flag bearers side by side
  int rank = 0;                             ///< between the ranks of one brigade
  int line = 0;                             ///< free ground between the lines of a division
  int gap = 0;                              ///< between brigades, and twice as much between divisions
  int ranks = 1;                            ///< ranks in which a brigade forms up
  int abreast = 1;                          ///< a brigade of up to so many units forms a single rank
  int lines = 1;                            ///< lines in which a division forms up if there is room
  int front = 0;                            ///< between the first lines of the two sides
  int ahead = 0;                            ///< from the place fought over to the defender's first line
  int margin = 0;                           ///< kept free along the map's edges
  int least = 0;                            ///< never nearer than this, however small the map
  int enemy = 0;                            ///< never nearer to an enemy than this
  bool operator==(const Spacing&) const = default;
};

/// The ground that a unit covers as it stands at the start; for drawing only.
struct UnitGround {
  int front = 0;  ///< yards for 100 men
  int depth = 0;  ///< yards
  bool operator==(const UnitGround&) const = default;
};

/// A span of the battle, in hundredths of its length, in which an objective pays.
struct Window {
  int from = 0, until = 100;
  int points = 0;    ///< each time the interval runs out
  int interval = 1;  ///< minutes
  bool operator==(const Window&) const = default;
};

/// An objective; its position is in yards from the place, as the defender sees it.
struct ObjectiveTemplate {
  BattleSite settlement = BattleSite::town;
  std::string name;  ///< "%" is replaced by the place's name
  bool major = false;
  int ahead = 0, right = 0;
  int radius = 0;  ///< yards
  int men = 0;     ///< needed inside the radius
  std::vector<Window> windows;
  bool operator==(const ObjectiveTemplate&) const = default;
};

/// Markers of an objective: while nobody holds it, while side 1 does, while side 2 does.
struct Sprites {
  std::string neutral, side1, side2;
  bool operator==(const Sprites&) const = default;
};

/// One section of scenario.ini that says how the battle ends.
struct ResultSection {
  std::string section, article, headline;
  std::optional<int> grade;  ///< points needed; nothing for the player's death
  bool operator==(const ResultSection&) const = default;
};

struct Message {
  std::string id, text;  ///< the text may have several lines
  bool operator==(const Message&) const = default;
};

/// The tables of a game installation that ids are looked up in.
enum class GameTable { unit_class, weapon, formation, graphic, map };

/// An id that the profile takes from the game, and its line.
struct Identifier {
  GameTable table = GameTable::unit_class;
  std::string id, attribute;
  int line = 0;
  bool operator==(const Identifier&) const = default;
};

struct GameLimits {
  int men_per_sprite = 0, slots = 0;
  int most_heads = 0;                 ///< the largest row that the shipped game has
  int smallest_unit = 0;              ///< a smaller unit plays poorly; it is sent all the same, with a remark
  int least_crew = 0, most_crew = 0;  ///< men for a gun; outside it a remark
  int shortest_battle = 0;            ///< minutes
  int most_experience = 0, most_fatigue = 0, most_rating = 0, most_level = 0;
  bool operator==(const GameLimits&) const = default;

  /// The largest unit for which a drill has enough places; never above `most_heads`.
  [[nodiscard]] Men largest_unit() const;
};

/// When the script writes the dumps (docs/formats/game-script.md, "Commands"), and when arrivals set off.
struct ScriptTimes {
  int last_dump = 0;        ///< seconds from the results dump to the end
  int locations_after = 0;  ///< seconds from a results dump to the locations dump
  int march_after = 0;      ///< seconds from a reinforcement's appearance to its marching order
  bool operator==(const ScriptTimes&) const = default;
};

struct Profile {
  std::string file;  ///< the file that it was read from, for problems
  std::string name;
  std::string content;  ///< the game's folder of content, in which Mods lies: Base, or BaseGB of the Civil War title
  int units_per_yard = 0;
  GameLimits limits;
  std::vector<Nation> nations;
  std::array<int, 6> experience{};  ///< by Quality
  ExperienceBounds troops;          ///< what troops may have on the day
  int fresh = 0;                    ///< fatigue level of all rows
  int morale = 0;                   ///< of all rows
  std::vector<SkillStep> skill_steps;
  std::vector<Drill> drills;
  int rounds_per_man = 0, rounds_per_gun = 0;
  std::string scenario_type;         ///< "mp", "sp" or "bp"
  std::array<int, 7> fail_grades{};  ///< failgrade, lvl1grade .. lvl6grade
  std::vector<GameMap> maps;
  std::vector<Weather> weathers;
  Spacing spacing;
  std::array<UnitGround, 3> ground{};  ///< by Arm: infantry, cavalry, artillery (a gun)
  std::vector<ObjectiveTemplate> objectives;
  bool points_doubled = false;  ///< the game pays twice what it is told: half is written
  Sprites major_sprites, minor_sprites;
  std::vector<ResultSection> results;
  ScriptTimes times;
  std::vector<Message> messages;
  std::vector<Identifier> identifiers;  ///< every id taken from the game, in the order of the file
  bool operator==(const Profile&) const = default;
};

/// A look, and the nation that it really belongs to.
struct FoundLook {
  std::optional<Look> look;  ///< nothing: neither the nation nor a stand-in has one
  const Nation* owner = nullptr;
  std::vector<std::string> larger{};  ///< of a post: formations for a command with more children
  std::string militia_flag{};         ///< of a post, if most of its men are militia; empty: as any other
  std::string fires;                  ///< for guns: the kind of gun that the weapon really is; empty: not known
  int weapon_line = 0;                ///< line of the profile that names the weapon
};

/// The nation of that name, ignoring letter case and accents; null if the profile has none.
[[nodiscard]] const Nation* find_nation(const Profile& profile, const std::string& name);

/// The map of that name, ignoring letter case and accents; null if the profile has none.
[[nodiscard]] const GameMap* find_map(const Profile& profile, const std::string& name);

/// The weather of that name, ignoring letter case; null if the profile has none.
[[nodiscard]] const Weather* find_weather(const Profile& profile, const std::string& word);

/// The nation, its stand-in, that one's stand-in, and so on.
[[nodiscard]] std::vector<const Nation*> with_stand_ins(const Profile& profile, const Nation& nation);

/// Null if the profile does not know that formation.
[[nodiscard]] const Drill* find_drill(const Profile& profile, const std::string& id);

/// Troops that need a look.
struct Wearer {
  Kind kind = Kind::line_infantry;  ///< not support
  Quality quality = Quality::line;
  std::string piece{};  ///< a battery's main piece
  std::string name{};
};

/// The look that fits best: the kind of gun counts most, then the name, then the kind of troops, then the quality, then
/// the arm; the nation's own comes before its stand-in's. REQUIRES a nation of the profile.
[[nodiscard]] FoundLook look_of(const Profile& profile, const Nation& nation, const Wearer& wearer);
[[nodiscard]] FoundLook look_of(const Profile& profile, const Nation& nation, Post post);

}  // namespace estafette::sow
