// However a command's number, its word, the mark behind it, a rank and a name are written and put together, in six
// languages: one command, led by that person, and its two regiments. Whoever writes a heading in a form that one book
// has and another has not mixes them, so every rank meets every mark here, and every number every name.
#include "converter/readers/text/told.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers::headings_in_every_form_test {
namespace {

struct Language {
  std::string name;
  std::string corps;   ///< above
  std::string troops;  ///< below, two regiments
  std::vector<std::string> numbers, words, ranks, names;
};

const std::array kMarks = {", {}", ": {}", " - {}", " \u2014 {}", " ({})", "\n{}"};

const std::vector<Language>& languages() {
  static const std::vector<Language> all = {
      {"English",
       "II Corps: General Vandamme",
       "12th Line, 2 battalions, 1200 men\n13th Line, 2 battalions, 1100 men\n",
       {"1st ", "1st. ", "I. ", "First ", "1. ", "No. 1 "},
       {"Division", "Brigade", "Infantry Division", "Cavalry Brigade"},
       {"General",    "Gen.",      "Lt. Gen.", "Lieutenant-General", "LtGen", "LTG", "Maj. Gen.", "Maj-Gen", "MG", "BG",
        "Brig. Gen.", "Brigadier", "Col.",     "Lt. Col.",           "GdD",   "GdB", "FML",       "FM",      "GM", "GL",
        "Sir",        "Prince"},
       {"Roe", "Sir John Roe", "John Roe", "Roe*", "Roe [3]", "von Roe", "Roe (wounded)"}},
      {"German",
       "II. Armee-Korps: General Vandamme",
       "IR Nr. 12, 2 Bataillone, 1200 Mann\nIR Nr. 13, 2 Bataillone, 1100 Mann\n",
       {"1. ", "I. ", "1te ", "Erste "},
       {"Division", "Brigade", "Infanterie-Division", "Kavalleriebrigade"},
       {"General", "GenLt.", "Generalleutnant", "Generalmajor", "GM", "G.M.", "Gen.-Maj.", "FML", "F.M.L.", "Oberst",
        "Obst.", "Oberstlt.", "G. d. K.", "FZM", "Prinz", "Graf"},
       {"Kern", "von Kern", "v. Kern", "Graf Kern", "Kern*", "\u00D6tting"}},
      {"French",
       "2e corps d'arm\u00E9e : g\u00E9n\u00E9ral Vandamme",
       "12e de ligne, 2 bataillons, 1200 hommes\n13e de ligne, 2 bataillons, 1100 hommes\n",
       {"1re ", "1\u00E8re ", "1\u00B0 ", "Premi\u00E8re "},
       {"division", "brigade", "division d'infanterie", "brigade de cavalerie"},
       {"g\u00E9n\u00E9ral", "Gal", "GD", "GB", "g\u00E9n. de div.", "G. de Div.", "lieut.-g\u00E9n.", "M. de C.",
        "mar\u00E9chal de camp", "colonel", "adjudant-commandant", "GdD"},
       {"Roe", "de Roe", "Roe*", "Jean Roe", "\u00C9tienne"}},
      {"Spanish",
       "2\u00BA Cuerpo: General Vandamme",
       "Regimiento de Toledo, 2 batallones, 1200 hombres\nRegimiento de Burgos, 2 batallones, 1100 hombres\n",
       {"1\u00AA ", "1.\u00AA ", "Primera "},
       {"Divisi\u00F3n", "Brigada", "divisi\u00F3n de infanter\u00EDa"},
       {"general", "Gral.", "Tte. Gral.", "teniente general", "Mariscal de Campo", "brigadier", "coronel", "Cnel.",
        "Conde de"},
       {"Alba", "de Alba", "Alba*"}},
      {"Italian",
       "2\u00B0 Corpo: generale Vandamme",
       "12\u00B0 di linea, 2 battaglioni, 1200 uomini\n13\u00B0 di linea, 2 battaglioni, 1100 uomini\n",
       {"1\u00AA ", "1a ", "I ", "Prima "},
       {"Divisione", "Brigata", "divisione di fanteria"},
       {"generale", "Gen.", "Ten. Gen.", "tenente generale", "Magg. Gen.", "colonnello", "Col.", "conte"},
       {"Toro", "Giovanni Toro", "de Toro", "Toro*"}},
      {"Russian",
       "2-\u0439 \u043A\u043E\u0440\u043F\u0443\u0441: \u0433\u0435\u043D\u0435\u0440\u0430\u043B "
       "\u0412\u0430\u043D\u0434\u0430\u043C",
       "\u041F\u0441\u043A\u043E\u0432\u0441\u043A\u0438\u0439 \u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 "
       "\u043F\u043E\u043B\u043A, 1200 \u0447\u0435\u043B\u043E\u0432\u0435\u043A\n"
       "\u0420\u044F\u0437\u0430\u043D\u0441\u043A\u0438\u0439 \u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 "
       "\u043F\u043E\u043B\u043A, 1100 \u0447\u0435\u043B\u043E\u0432\u0435\u043A\n",
       {"1-\u044F ", "1-\u0430\u044F ", "\u041F\u0435\u0440\u0432\u0430\u044F "},
       {"\u0434\u0438\u0432\u0438\u0437\u0438\u044F", "\u0431\u0440\u0438\u0433\u0430\u0434\u0430"},
       {"\u0433\u0435\u043D\u0435\u0440\u0430\u043B", "\u0433\u0435\u043D.-\u043B\u0435\u0439\u0442.",
        "\u0433.-\u043C.", "\u0433.-\u043B.", "\u043F\u043E\u043B\u043A.",
        "\u043F\u043E\u043B\u043A\u043E\u0432\u043D\u0438\u043A", "\u043A\u043D\u044F\u0437\u044C"},
       {"\u0420\u043E\u0433\u043E\u0432", "\u0410. \u0420\u043E\u0433\u043E\u0432", "\u0420\u043E\u0433\u043E\u0432*"}},
  };
  return all;
}

/// The name without footnote, fate and first names, as it must be found again.
std::string surname_in(std::string_view name) {
  name = name.substr(0, std::min(name.find(" ("), name.find(" [")));
  while (name.ends_with('*')) name.remove_suffix(1);
  return std::string(name.substr(name.rfind(' ') + 1));
}

/// What is wrong with what was read of that heading; empty: it was read right.
std::string fault_of(const Language& language, const std::string& heading, const std::string& name) {
  const Reading reading = text_test::read(language.corps + "\n" + heading + "\n" + language.troops);
  const std::string told = text_test::told(reading);
  if (reading.orbat.formations.size() != 1 || reading.orbat.formations[0].formations.size() != 1)
    return "not one command: " + told;
  const Formation& command = reading.orbat.formations[0].formations[0];
  if (command.units.size() != 2) return "not two regiments: " + told;
  if (command.commander.find(surname_in(name)) == std::string::npos)
    return fmt::format("led by '{}', not by {}; {}", command.commander, name, told);
  return command.name.find(surname_in(name)) == std::string::npos ? "" : "called after its leader: " + command.name;
}

class HeadingsInEveryForm : public testing::TestWithParam<std::size_t> {};

}  // namespace

TEST_P(HeadingsInEveryForm, EveryRankBehindEveryMark) {
  const Language& language = languages().at(GetParam());
  std::size_t turn = 0;
  for (const std::string& rank : language.ranks)
    for (const std::string_view mark : kMarks) {
      const std::string& name = language.names[turn % language.names.size()];
      const std::string& number = language.numbers[turn % language.numbers.size()];
      const std::string& word = language.words[(turn / 2) % language.words.size()];
      ++turn;
      const std::string heading = number + word + fmt::format(fmt::runtime(mark), rank + " " + name);
      EXPECT_EQ(fault_of(language, heading, name), "") << heading;
    }
}

TEST_P(HeadingsInEveryForm, EveryNumberWithEveryNameAndMark) {
  const Language& language = languages().at(GetParam());
  std::size_t turn = 0;
  for (const std::string& number : language.numbers)
    for (const std::string& name : language.names)
      for (const std::string_view mark : kMarks) {
        const std::string& rank = language.ranks[turn % language.ranks.size()];
        const std::string& word = language.words[turn++ % language.words.size()];
        const std::string heading = number + word + fmt::format(fmt::runtime(mark), rank + " " + name);
        EXPECT_EQ(fault_of(language, heading, name), "") << heading;
      }
}

INSTANTIATE_TEST_SUITE_P(Languages, HeadingsInEveryForm, testing::Range<std::size_t>(0, 6),
                         [](const auto& chosen) { return languages().at(chosen.param).name; });

TEST(HeadingsInEveryForm, AFullStopBehindTheNumberOfACommandBeginsNothing) {
  const Reading reading = text_test::read("6th Corps: Roe [France]\n28th. Division, BG Dale\n6e ligne, 900 men\n");
  EXPECT_EQ(text_test::told(reading), "6th Corps[28th. Division[6e ligne 900; ]]");
}

TEST(HeadingsInEveryForm, ANameAloneBelowTheOnlyCommandWithoutALeaderLedItAndIsMarked) {
  const Reading reading =
      text_test::read("II Corps: General Vandamme\n1st Cavalry Brigade\nvon Roe\n12th Hussars, 400 men\n");
  ASSERT_EQ(reading.orbat.formations[0].formations.size(), 1U);
  const Formation& brigade = reading.orbat.formations[0].formations[0];
  EXPECT_EQ(brigade.commander, "von Roe");
  EXPECT_NE(brigade.note.find("led by von Roe, from the name alone below it"), std::string::npos);
}

TEST(HeadingsInEveryForm, ABrigadierInShortIsNoBrigadeWithinABrigade) {
  const std::string spain = "Espa\u00F1a\n1.\u00AA Divisi\u00F3n: Roe\n";
  const Reading reading = text_test::read(spain + "1.\u00AA Brigada, Brig. Toro\nRegimiento de Burgos, 900 hombres\n");
  EXPECT_EQ(text_test::told(reading), "1.\u00AA Divisi\u00F3n[1.\u00AA Brigada[Regimiento de Burgos 900; ]]");
  const Reading brigade = text_test::read("Division Roe\nBrig. Toro\n24th Line 900 men\n");
  EXPECT_EQ(text_test::told(brigade), "Division Roe[Brig. Toro[24th Line 900; ]]");
}

TEST(HeadingsInEveryForm, InitialsBehindARankAreNoRank) {
  const Reading reading =
      text_test::read("I Corps: Gen. Roe [Union]\n1st Brigade, Col. G. M. Dale\n4th Ohio, 300 men\n");
  EXPECT_EQ(reading.orbat.formations[0].formations[0].commander, "Col. G. M. Dale");
}

TEST(HeadingsInEveryForm, AForenameInShortIsNoSortOfTroops) {
  const Reading reading = text_test::read(
      "Union\nFIRST DIVISION.--Brig. Gen. Roe.\nFIRST BRIGADE.--Brig. Gen. Chas. Kern, 21st Ill., 38th Ill., 90th "
      "O.\n");
  EXPECT_EQ(text_test::told(reading), "FIRST DIVISION[FIRST BRIGADE[21st Ill 570; 38th Ill 570; 90th O 570; ]]");
}

}  // namespace estafette::readers::headings_in_every_form_test
