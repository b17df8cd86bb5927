#include "converter/sow/installation/installed.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/sow/installation/active_mods.hpp"
#include "converter/sow/installation/installation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <regex>

namespace estafette::sow {
namespace {

constexpr int kUsualExtent = 262144;  // docs/formats/game-ground.md, "Units and extent"

constexpr std::array<std::string_view, 5> kParts = {"terrain table brush", "sounds", "objectives", "forts",
                                                    "startspoints"};  // of a map's csv file

/// The whole part of "131072" or "131072.5"; nothing if it is no figure.
std::optional<int> figure(std::string_view text) {
  return whole_number(std::string(trim(text.substr(0, text.find('.')))));
}

/// A value of an ini file, whatever its section; empty if it has none.
std::string ini_value(const std::string& text, const std::string& wanted) {
  for (const std::string& line : split(text, '\n')) {
    const std::size_t equals = line.find('=');
    if (equals != std::string::npos && fold(trim(line.substr(0, equals))) == wanted) {
      return std::string(trim(line.substr(equals + 1)));
    }
  }
  return "";
}

/// The lines under OBJECTIVES: name, south, east.
std::vector<GameMap::MapPlace> places_in(const fs::path& csv, int extent) {
  std::vector<GameMap::MapPlace> places;
  bool objectives = false;
  for_each_row(read_text(csv), ',', csv.generic_string(), [&](const CsvRow& row) {
    if (row.fields.empty()) return;
    const std::string first = fold(trim(row.fields[0]));
    const bool heading = std::find(kParts.begin(), kParts.end(), first) != kParts.end();
    if (heading) objectives = first == "objectives";
    if (heading || !objectives || first.empty() || row.fields.size() < 3) return;
    const auto x = figure(row.fields[1]);
    const auto z = figure(row.fields[2]);
    if (!x || !z || *x < 0 || *z < 0 || *x > extent || *z > extent) return;
    places.push_back({std::string(trim(row.fields[0])), *x, *z, false});
  });
  return places;
}

class Surveyor {
 public:
  Surveyor(Profile profile, const fs::path& game_dir) : game_dir_(game_dir) {
    survey_.remarks = check_installation(profile, game_dir);
    survey_.profile = std::move(profile);
  }

  InstalledProfile all() {
    for (const fs::path& layer : layers(game_dir_)) {
      const fs::path maps = entry_named(layer, "Maps");
      for (const fs::path& ini : entries_of(maps)) {
        if (fold(ini.extension().string()) == ".ini") read_map(maps, ini);
      }
      for (const char* tables : {"Logistics", "Data Files"}) {
        const fs::path drills = entry_named(entry_named(layer, tables), "drills.csv");
        if (!drills.empty()) read_drills(drills);
      }
    }
    say_seats();
    say_mods();
    return std::move(survey_);
  }

 private:
  void read_map(const fs::path& folder, const fs::path& ini) {
    const std::string name = ini.stem().string();
    const std::string text = read_text(ini);
    std::vector<GameMap>& maps = survey_.profile.maps;
    auto map = std::find_if(maps.begin(), maps.end(), [&](const GameMap& one) { return fold(one.name) == fold(name); });
    if (map == maps.end()) {
      const GameMap::MapPlace middle{"Middle of the map", kUsualExtent / 2, kUsualExtent / 2, false};
      maps.push_back({name, kUsualExtent, {}, Edge::south, false, {middle}});
      map = maps.end() - 1;
      survey_.remarks.push_back(
          fmt::format("map {}: in your game and not in the profile; its size is taken to be {}", name, kUsualExtent));
    }
    map->inferred = false;
    if (const auto scale = figure(ini_value(text, "unitperyard")); scale && *scale != survey_.profile.units_per_yard) {
      survey_.remarks.push_back(
          fmt::format("map {}: {} units make a yard there, {} in the profile: distances will be wrong", name, *scale,
                      survey_.profile.units_per_yard));
    }
    const std::string picture = ini_value(text, "minimap");
    const fs::path shown = picture.empty() ? fs::path{} : entry_named(folder, picture);
    if (!shown.empty()) map->picture = shown.string();
    const std::string file = ini_value(text, "csvfile");
    const fs::path csv = entry_named(folder, file.empty() ? name + ".csv" : file);
    if (csv.empty()) return;
    const std::vector<GameMap::MapPlace> found = places_in(csv, map->extent);
    for (const GameMap::MapPlace& place : found) set_place(*map, place);
    if (!found.empty()) {
      survey_.remarks.push_back(fmt::format("map {}: {} places as your game has them", name, found.size()));
    }
  }

  static void set_place(GameMap& map, const GameMap::MapPlace& place) {
    const auto known = std::find_if(map.places.begin(), map.places.end(),
                                    [&](const GameMap::MapPlace& one) { return fold(one.name) == fold(place.name); });
    if (known == map.places.end()) {
      map.places.push_back(place);
    } else {
      *known = place;
    }
  }

  /// Counts the places of each formation of the profile. In the table a row that defines one is followed by the rows of
  /// its slots, "(row-column-sprite-facing-subform-subtype-lock)n": 1 is the leader, 2 the standard, 3 and more
  /// children, of guns if the subtype is 3.
  void read_drills(const fs::path& path) {
    static const std::regex kSlot(
        R"(\s*(?:\((-?[^-]*)-(-?[^-]*)-(-?[^-]*)-(-?[^-]*)-(-?[^-]*)-([^-]*)-[^-]*\))?(\d+)\s*)");
    Drill* drill = nullptr;
    Drill counted;
    std::size_t key = 1;
    int slots_until = 0;  // line
    bool header = true;
    const auto finish = [&] {
      if (drill != nullptr && counted.seats > 0) {
        counted.id = drill->id;
        read_ += *drill == counted ? 0 : 1;
        *drill = counted;
      }
      drill = nullptr;
    };
    for_each_row(read_text(path), ',', path.generic_string(), [&](const CsvRow& row) {
      const auto cell = [&](std::size_t column) {
        return column < row.fields.size() ? trim(row.fields[column]) : std::string_view{};
      };
      if (header) {
        header = false;
        if (fold(cell(1)) == "rows") key = 0;  // the older layout has no Name
        return;
      }
      if (row.line > slots_until) {
        finish();
        counted = {};
        const std::string id(cell(key));
        std::vector<Drill>& drills = survey_.profile.drills;
        const auto known =
            std::find_if(drills.begin(), drills.end(), [&](const Drill& one) { return fold(one.id) == fold(id); });
        drill = known == drills.end() ? nullptr : &*known;
        slots_until = row.line + std::max(0, figure(cell(key + 1)).value_or(0));
        return;
      }
      if (drill == nullptr) return;
      for (const std::string_view place : row.fields) {
        std::smatch slot;
        const std::string text(place);
        if (!std::regex_match(text, slot, kSlot) || whole_number(slot[7].str()).value_or(0) < 3) continue;
        const std::string subtype = slot[6].str();
        ++counted.seats;
        counted.batteries += subtype == "1" || subtype == "2" ? 0 : 1;
        counted.others += subtype == "3" ? 0 : 1;
      }
    });
    finish();
  }

  void say_seats() {
    if (read_ == 0) return;
    survey_.remarks.push_back(
        fmt::format("seats as in your game's drills.csv, unlike the profile: {} formations", read_));
  }

  void say_mods() {
    const std::optional<ActiveMods> mods = active_mods(game_dir_);
    if (!mods) {
      survey_.remarks.emplace_back("which mods are switched on is not known: there is no SowWL.ini; all were read");
    } else {
      survey_.remarks.push_back(
          fmt::format("mods switched on in {}: {}", mods->ini.generic_string(),
                      mods->names.empty() ? "none" : fmt::format("{}", fmt::join(mods->names, ", "))));
    }
  }

  const fs::path& game_dir_;
  InstalledProfile survey_;
  int read_ = 0;  ///< formations whose seats differ from the profile's
};

}  // namespace

InstalledProfile as_installed(Profile profile, const fs::path& game_dir) {
  return Surveyor(std::move(profile), game_dir).all();
}

}  // namespace estafette::sow
