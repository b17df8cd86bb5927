// estafette inspect: what is in this file, whatever it is.
#include "sow_dumps/inspect.hpp"

#include "base/csv.hpp"
#include "base/files.hpp"
#include "base/text.hpp"
#include "cli/day.hpp"
#include "cli/verb.hpp"
#include "converter/orbat/on_day.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/sow/battle_sheet.hpp"
#include "converter/sow/read_battle_sheet.hpp"
#include "sow_dumps/read_dump.hpp"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <memory>

namespace estafette::cli {
namespace {

constexpr std::size_t kMostRemarks = 20;

std::string guns_of(const Totals& sum) {
  return sum.guns.value == 0 ? "" : std::to_string(sum.guns.value);
}

std::string men_of(Men men) {
  return men.value == 0 ? "" : figure(men.value);
}

std::vector<std::string> row(const std::string& name, const std::string& commander, const Totals& sum, int units) {
  return {name,
          commander,
          std::to_string(units),
          men_of(sum.infantry),
          men_of(sum.cavalry),
          men_of(sum.gunners),
          men_of(sum.support),
          guns_of(sum),
          figure(sum.men().value)};
}

Table strengths(const std::string& caption, const std::vector<const Formation*>& tops) {
  Table table{caption,
              {{"formation"},
               {"commander"},
               {"units", true},
               {"infantry", true},
               {"cavalry", true},
               {"gunners", true},
               {"others", true},
               {"guns", true},
               {"all", true}},
              {},
              {}};
  Totals all;
  int all_units = 0;
  const auto add = [&](const auto& self, const Formation& formation, int depth) -> void {
    int units = 0;
    for_each_unit(formation, [&](const CommandPath&, const Unit&) { ++units; });
    const std::string name = std::string(static_cast<std::size_t>(2 * depth), ' ') + formation.name;
    table.rows.push_back(row(name, formation.commander, totals(formation), units));
    if (depth == 0) {
      all += totals(formation);
      all_units += units;
    }
    for (const Formation& child : formation.formations) {
      if (height(child.level) > 1 || depth < 2) self(self, child, depth + 1);
    }
  };
  for (const Formation* top : tops) add(add, *top, 0);
  if (tops.size() > 1) {
    table.totals.push_back(table.rows.size());
    table.rows.push_back(row("all", "", all, all_units));
  }
  return table;
}

void show_sheet(const sow::BattleSheet& sheet, const Console& say) {
  say.line(fmt::format("Battle sheet of {} ({}), map {}, {} to {}, fingerprint {}", sheet.name, sheet.game, sheet.map,
                       sheet.start, sheet.end, sheet.fingerprint));
  for (const sow::SheetSide& side : sheet.sides) {
    say.table(
        strengths(fmt::format("Side {}, {}", side.number, side.attacker ? "attacker" : "defender"), {&side.army}));
  }
  say.line(fmt::format("{} rows sent to the game, {} formations in reserve", sheet.rows.size(), sheet.reserves.size()));
}

void show_dump(const std::string& bytes, const std::string& file, const Console& say) {
  const dumps::Dump dump = dumps::read_dump(bytes, file);
  say.table(dumps::inspect(dump));
  if (!dumps::remarks_of(dump).empty()) say.table(dumps::remarks_table(dumps::remarks_of(dump), kMostRemarks));
}

/// The name of an XML file's first element, or nothing.
std::string root_of(const std::string& text) {
  pugi::xml_document document;
  (void)document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  return document.document_element().name();
}

/// True if the first line of the file looks like the header of an outline, even a misspelt one.
bool has_outline_header(const std::string& text) {
  const std::vector<std::string> titles = split(text.substr(0, text.find_first_of("\r\n")), separator_of(text));
  return std::any_of(titles.begin(), titles.end(), [](std::string title) {
    std::erase(title, '"');
    return fold(title) == "level" || fold(title) == "kind" || fold(title) == "quality";
  });
}

struct Options {
  fs::path file;
  std::string day;
};

void run(const Options& options, const Console& say) {
  const fs::path& path = options.file;
  const std::string file = path.generic_string();
  const std::string bytes = read_bytes(path);
  const std::string text = text_of(bytes, path);
  if (const std::string odd = told_of_odd_lines(bytes, path); !odd.empty()) say.remark(odd);
  if (root_of(text) == "battle") {
    show_sheet(sow::read_battle_sheet(text, file), say);
  } else if (root_of(text) == "orbat" || has_outline_header(text)) {
    const Orbat rows = readers::parse_orbat(text, file);
    const Orbat orbat = as_of(rows, day_of(options.day));
    if (const std::optional<Date> last = last_day(rows))
      say.line(fmt::format("As on {}; rows of this file are dated, and --on takes another day.",
                           in_words(day_of(options.day).value_or(*last))));
    std::vector<const Formation*> tops;
    for (const Formation& formation : orbat.formations) tops.push_back(&formation);
    say.table(strengths("Order of battle " + file, tops));
  } else {
    show_dump(bytes, file, say);
  }
  say.require_shown();
}

}  // namespace

Verb inspect() {
  auto given = std::make_shared<Options>();
  return {.name = "inspect",
          .purpose = "Say what is in an order of battle, a dump of the game or a battle sheet",
          .example = "estafette inspect templates/campaigns/1813/orbats/coalition-main-army.csv",
          .declare =
              [given](CLI::App& command) {
                command.add_option("FILE", given->file, "the file to inspect")->required();
                declare_day(command, given->day);
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
