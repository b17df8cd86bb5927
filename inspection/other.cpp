#include "inspection/other.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/sow/plan/positions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace estafette::inspection {
namespace {

struct KnownStart {
  std::string_view begins;  ///< folded
  std::string_view is;
  std::string_view takers;
};

constexpr std::array kKnown = {
    KnownStart{"unit_id,name,formation,kind,before", "a list of losses", "no verb; carryover writes it"},
    KnownStart{"unit_id,name,formation,pool,turn", "a list of who comes back from hospital, and when",
               "no verb; carryover writes it"},
    KnownStart{"side,level,formation_id", "a summary of losses", "no verb; carryover writes it"},
    KnownStart{"figure,formations,nation,count,published",
               "strengths that books give, to compare orders of battle with",
               "no verb; it stands beside the orders of battle for those who edit them"},
    KnownStart{"player,commands", "who commands what",
               "players, which writes it; orders, report and status with --players"},
    KnownStart{"nation,arm,name,kind,years", "what troops a set of tabletop rules gives each nation",
               "roster and table with --rules, from the folder that it is in"},
    KnownStart{"nation,name,also,army,corps", "what officers a set of tabletop rules gives each nation",
               "roster and table with --rules, from the folder that it is in"},
    KnownStart{"piece,name,start,lost,cause", "what pieces lost in a battle at a table",
               "table return, battle import, roster --return"},
    KnownStart{"event,id,command", "the script of a battle in the game",
               "no verb; scenario writes it and the game reads it"},
    KnownStart{"objective name,objective id", "the objectives of a battle in the game",
               "no verb; scenario writes it and the game reads it"},
    KnownStart{"name,id,priority,type,ai", "the objectives of a battle in the game", "no verb; the game reads it"},
    KnownStart{"[init]", "the settings of a scenario of the game", "no verb; scenario writes it and the game reads it"},
    KnownStart{"$end", "the texts of a scenario of the game", "no verb; scenario writes it and the game reads it"},
    KnownStart{"format: https://www.debian.org/doc/packaging-manuals/copyright-format",
               "the licence of a font or a picture", "no verb; it stands beside what may be used under it"},
    KnownStart{"this package was debianized by", "the licence of a font or a picture",
               "no verb; it stands beside what may be used under it"},
    KnownStart{"<p", "a text that the game shows before a battle or for a mod",
               "no verb; scenario writes it and the game reads it"},
};

constexpr std::size_t kMostLooked = 1'000;  ///< bytes of the first line, by which a file is known

/// Where corps stand: the one table of these that a verb takes.
void inspect_positions(const Inspected& in, Findings& say) {
  Table table{"Where corps stand, in yards from the map's northern and western edges",
              {{"side"}, {"force"}, {"south", true}, {"east", true}, {"faces"}},
              {},
              {}};
  for (const sow::CorpsPlace& place : sow::read_positions(in.text, in.file))
    table.rows.push_back({place.attacker ? "attacker" : "defender", place.force, figure(place.south),
                          figure(place.east), sow::facing_in_words(place.facing)});
  say.line(fmt::format("{} says where {} of a battle stand.", in.file,
                       counted(table.rows.size(), "corps or headquarters", "corps and headquarters")));
  say.table(std::move(table));
  say.takers = "scenario --positions, battle generate --positions";
}

}  // namespace

bool inspect_other(const Inspected& in, Findings& say) {
  const std::string_view start = trim(in.text);
  std::string first(start.substr(0, std::min(start.find_first_of("\r\n"), kMostLooked)));
  std::replace(first.begin(), first.end(), separator_of(in.text), ',');
  const std::string folded = fold(first);
  if (sow::begins_positions(in.text)) {
    inspect_positions(in, say);
    return true;
  }
  const auto known = std::find_if(kKnown.begin(), kKnown.end(),
                                  [&](const KnownStart& start_of) { return folded.starts_with(start_of.begins); });
  if (known == kKnown.end()) return false;
  std::size_t rows = 0;
  std::size_t columns = 0;
  for_each_row(in.text, separator_of(in.text), in.file, [&](const CsvRow& row) {
    if (rows++ == 0) columns = row.fields.size();
  });
  const std::string size = columns > 1
                               ? fmt::format("{} below a header of {}", counted(rows - 1, "row", "rows"), columns)
                               : counted(rows, "line", "lines");
  say.line(fmt::format("{} is {}: {}.", in.file, known->is, size));
  say.takers = std::string(known->takers);
  return true;
}

}  // namespace estafette::inspection
