// However a regiment, its parts, its strength and its colonel are written and put together, in five languages: one
// unit with all of them, or a question. Never a part lost, never a strength of another size.
#include "converter/readers/text/told.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers::units_in_every_form_test {
namespace {

struct Language {
  std::string name;
  std::string commands;           ///< above
  std::vector<std::string> foot;  ///< the number as {}
  std::vector<std::string> horse;
  std::vector<std::string> battalions, squadrons;  ///< how many as {}
  std::vector<std::string> men;
  std::vector<std::string> leaders;
};

const std::array<std::string, 6> kMarks = {", ", " ", " - ", " \u2013 ", ": ", "\t"};

const std::vector<Language>& languages() {
  static const std::vector<Language> all = {
      {"English",
       "Army of Toro [Britain]\n1st Division: General Roe\n1st Brigade: Kern\n",
       {"{}th Foot", "{}th Line", "{}th Regiment of Foot", "{}th Light Infantry", "{}th Infantry", "Regiment No. {}"},
       {"{}th Hussars", "{}th Light Dragoons", "{}th Dragoons", "{}th Cuirassiers"},
       {"", "{} bns", "({} bns)", "{} battalions", "({})", "{} Bns.", "x{}"},
       {"", "{} sqns", "({} sqns)", "{} squadrons", "({})", "{} Sqdns."},
       {"{}", "{} men", "({})", "({} men)", "{} all ranks", "[{}]", "c. {}", "~{}"},
       {"", "Col. Dale", "(Col. Dale)", "under Col. Dale", "- Lt-Col Dale"}},
      {"German",
       "\u00D6sterreichische Armee\n1. Division: FML Roe\n1. Brigade: GM Kern\n",
       {"IR {}", "IR Nr. {}", "Inf.-Rgt. Nr. {}", "{}. Infanterieregiment", "{}. J\u00E4gerbataillon",
        "Inf. Reg. Toro Nr. {}"},
       {"Husaren Nr. {}", "{}. Husaren", "K\u00FCr.-Rgt. Nr. {}", "Dragoner-Regiment Nr. {}"},
       {"", "{} Btl.", "({} Bat.)", "{} Bataillone", "({})", "{} B.", "{} Baone"},
       {"", "{} Esk.", "({} Esk.)", "{} Schwadronen", "({})", "{} E."},
       {"{}", "{} Mann", "({})", "({} Mann)", "[{}]", "ca. {}"},
       {"", "Obst. Dale", "(Oberst Dale)", "unter Oberst Dale", "- Obstlt. Dale"}},
      {"French",
       "Arm\u00E9e du Nord\n1re division : g\u00E9n\u00E9ral Roe\n1re brigade : g\u00E9n\u00E9ral Kern\n",
       {"{}e de ligne", "{}e l\u00E9ger", "{}e r\u00E9giment de ligne", "{}\u00E8me Ligne"},
       {"{}e hussards", "{}e chasseurs \u00E0 cheval", "{}e r\u00E9g. de dragons", "{}e cuirassiers"},
       {"", "{} bataillons", "({} bat.)", "{} bons", "({})"},
       {"", "{} escadrons", "({} esc.)", "({})"},
       {"{}", "{} hommes", "({})", "({} hommes)", "{} h.", "[{}]"},
       {"", "col. Dale", "(colonel Dale)", "sous le colonel Dale", "- colonel Dale"}},
      {"Spanish",
       "Ej\u00E9rcito espa\u00F1ol\n1\u00AA Divisi\u00F3n: general Roe\n1\u00AA Brigada: brigadier Kern\n",
       {"Regimiento de Burgos", "Rgto. de Toledo", "Regimiento Burgos", "Reg. Inf. Murcia"},
       {"H\u00FAsares de Castilla", "Dragones de Almansa", "Caballer\u00EDa de Borb\u00F3n"},
       {"", "{} batallones", "({} bat.)", "{} bons.", "({})"},
       {"", "{} escuadrones", "({} esc.)", "({})"},
       {"{}", "{} hombres", "({})", "({} hombres)", "[{}]"},
       {"", "coronel Dale", "(Cor. Dale)", "al mando del coronel Dale", "- coronel Dale"}},
      {"Italian",
       "Armata italiana\n1\u00AA Divisione: generale Roe\n1\u00AA Brigata: generale Kern\n",
       {"{}\u00B0 di linea", "{}\u00B0 reggimento di linea", "{}\u00B0 leggero"},
       {"{}\u00B0 Cacciatori a cavallo", "{}\u00B0 dragoni", "Dragoni Regina"},
       {"", "{} battaglioni", "({} btg.)", "({})"},
       {"", "{} squadroni", "({} sq.)", "({})"},
       {"{}", "{} uomini", "({})", "({} uomini)", "[{}]"},
       {"", "col. Dale", "(colonnello Dale)", "- colonnello Dale"}},
  };
  return all;
}

struct Entry {
  std::string text;
  bool horse = false, led = false;
  int number = 0, parts = 0, men = 0;  ///< 0: none is written
};

/// The pieces behind the first, each with the mark before it; brackets and dashes stand behind a blank.
std::string joined(std::string first, const std::vector<std::string>& pieces, const std::string& mark) {
  for (const std::string& piece : pieces) {
    if (piece.empty()) continue;
    const bool own = piece.front() == '(' || piece.front() == '[' || piece.starts_with("- ");
    first += (own && mark != "\t" ? " " : mark) + piece;
  }
  return first;
}

std::string filled(const std::string& form, int value) {
  return fmt::format(fmt::runtime(form), value);
}

Entry entry_of(const Language& language, std::size_t parts, std::size_t men, std::size_t leader, std::size_t turn) {
  Entry entry;
  entry.horse = turn % 3 == 2;
  entry.number = 4 + static_cast<int>(turn % 50);
  const std::vector<std::string>& units = entry.horse ? language.horse : language.foot;
  const std::vector<std::string>& counts = entry.horse ? language.squadrons : language.battalions;
  const std::string& unit = units[turn % units.size()];
  const std::string& count = counts[parts % counts.size()];
  const bool counted = !count.empty();
  entry.parts = counted ? 2 + static_cast<int>(turn % 3) : 0;
  constexpr std::array kMen = {612, 843, 1180, 1450};
  entry.men = kMen[turn % kMen.size()];
  entry.led = !language.leaders[leader].empty();
  if (unit.find("{}") == std::string::npos) entry.number = 0;
  entry.text = joined(
      filled(unit, entry.number),
      {counted ? filled(count, entry.parts) : "", filled(language.men[men], entry.men), language.leaders[leader]},
      kMarks[turn % kMarks.size()]);
  return entry;
}

/// The command of the units: the first one within the first one. Throws std::out_of_range if nothing was read.
const Formation& innermost(const Reading& reading) {
  const Formation* command = &reading.orbat.formations.at(0);
  while (!command->formations.empty()) command = command->formations.data();
  return *command;
}

/// What was lost of it without a question; empty: nothing.
std::string fault_of(const Language& language, const Entry& entry) {
  const Reading reading = text_test::read(language.commands + entry.text + "\n");
  const std::vector<int> lines = text_test::asked(reading);
  if (std::find(lines.begin(), lines.end(), 4) != lines.end()) return "";
  const std::string told = text_test::told(reading);
  const Formation& command = innermost(reading);
  if (command.units.size() != 1) return "not one unit: " + told;
  const Unit& unit = command.units[0];
  if (entry.number > 0 && unit.name.find(std::to_string(entry.number)) == std::string::npos)
    return "its number: " + unit.name;
  if (unit.men.value != entry.men) return fmt::format("its {} men: {}", entry.men, told);
  if (entry.parts > 0 && unit.subunits != entry.parts) return fmt::format("its {} parts: {}", entry.parts, told);
  if (entry.led && unit.commander.find("Dale") == std::string::npos) return "its leader: " + unit.commander;
  return "";
}

class UnitsInEveryForm : public testing::TestWithParam<std::size_t> {};

}  // namespace

TEST_P(UnitsInEveryForm, NothingIsLostWithoutAQuestion) {
  const Language& language = languages().at(GetParam());
  std::size_t turn = 0;
  for (std::size_t parts = 0; parts < language.battalions.size(); ++parts)
    for (std::size_t men = 0; men < language.men.size(); ++men)
      for (std::size_t leader = 0; leader < language.leaders.size(); ++leader) {
        const Entry entry = entry_of(language, parts, men, leader, turn++);
        EXPECT_EQ(fault_of(language, entry), "") << entry.text;
      }
}

INSTANTIATE_TEST_SUITE_P(Languages, UnitsInEveryForm, testing::Range<std::size_t>(0, 5),
                         [](const auto& chosen) { return languages().at(chosen.param).name; });

TEST(UnitsInEveryForm, WhoLeadsAUnitBehindItsFiguresLeadsNothingElse) {
  const Reading reading = text_test::read(
      "Austria\n1. Division: FML Roe\n1. Brigade: GM Kern\nIR 17, 2 Bataillone, 843 Mann, unter Oberst Dale\n"
      "IR 18, 2 Bataillone, 900 Mann, unter Oberst Alba\n");
  const Formation& brigade = innermost(reading);
  ASSERT_EQ(brigade.units.size(), 2U);
  EXPECT_EQ(brigade.units[0].commander, "Oberst Dale");
  EXPECT_EQ(brigade.units[1].commander, "Oberst Alba");
  EXPECT_EQ(brigade.note.find("Dale"), std::string::npos);
}

TEST(UnitsInEveryForm, TimesWithoutAWordAreNeverThousandsAndAreAskedAboutAlone) {
  EXPECT_EQ(text_test::unit_of(text_test::read("Britain\n1st Division: Roe\n50th Foot, x3 612\n")).men.value, 3 * 612);
  const Reading alone = text_test::read("Britain\n1st Division: Roe\n50th Foot, 612 men, x3\n");
  EXPECT_EQ(text_test::asked(alone), (std::vector{3}));
}

TEST(UnitsInEveryForm, AStrengthInSquareBracketsBehindATabIsNoFootnote) {
  const Reading reading = text_test::read("Austria\n1. Division: Roe\nIR 22\t[843]\n");
  EXPECT_EQ(text_test::unit_of(reading).men.value, 843);
}

}  // namespace estafette::readers::units_in_every_form_test
