// A sort of troops and its leader above the regiments of that sort, in six languages and however the two are joined:
// a command with that leader, whether the regiments are set in or not.
#include "converter/readers/text/told.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::sorts_led_test {
namespace {

struct Language {
  std::string commands, foot, horse, leader;
  std::vector<std::string> sorts, joints;  ///< the leader as {}
};

const std::vector<Language>& languages() {
  static const std::vector<Language> all = {
      {"French Army\n1st Division: General Roe\n",
       "53rd Line",
       "12th Dragoons",
       "Col. Dale",
       {"Cavalry", "Light Cavalry", "Reserve Cavalry", "Heavy Cavalry", "Dragoons"},
       {": {}", ", {}", " ({})", " - {}", " under {}", "\nCommander: {}", "\t{}"}},
      {"Arm\u00E9e fran\u00E7aise\n1re division : g\u00E9n\u00E9ral Roe\n",
       "53e de ligne",
       "12e dragons",
       "g\u00E9n\u00E9ral Dale",
       {"Cavalerie", "Cavalerie l\u00E9g\u00E8re", "Grosse cavalerie", "R\u00E9serve de cavalerie", "Dragons"},
       {" : {}", ", {}", " ({})", " \u2013 {}", " sous {}", "\nCommandant : {}", "\t{}"}},
      {"Preu\u00DFische Armee\n1. Division: GM Roe\n",
       "IR 53",
       "12. Dragoner",
       "Gen.-Maj. Dale",
       {"Kavallerie", "Leichte Kavallerie", "Kavalleriereserve", "Reservekavallerie", "Dragoner"},
       {": {}", ", {}", " ({})", " \u2013 {}", " unter {}", "\nKommandeur: {}", "\t{}"}},
      {"Ej\u00E9rcito espa\u00F1ol\n1\u00AA Divisi\u00F3n: general Roe\n",
       "53\u00BA de l\u00EDnea",
       "12\u00BA Dragones",
       "Brig. Dale",
       {"Caballer\u00EDa", "Caballer\u00EDa ligera", "Caballer\u00EDa de l\u00EDnea", "Dragones"},
       {": {}", ", {}", " ({})", " - {}", "\nComandante: {}"}},
      {"Armata italiana\n1\u00AA Divisione: generale Roe\n",
       "53\u00B0 di linea",
       "12\u00B0 Dragoni",
       "Dale",
       {"Cavalleria", "Cavalleria leggera", "Cavalleria pesante", "Dragoni"},
       {": {}", ", {}", " ({})", " - {}", "\nComandante: {}"}},
      {"\u0420\u0443\u0441\u0441\u043A\u0430\u044F \u0430\u0440\u043C\u0438\u044F\n1-\u044F "
       "\u0434\u0438\u0432\u0438\u0437\u0438\u044F: "
       "\u0433\u0435\u043D\u0435\u0440\u0430\u043B-\u043C\u0430\u0439\u043E\u0440 \u0420\u043E\u0433\u043E\u0432\n",
       "53-\u0439 \u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 \u043F\u043E\u043B\u043A",
       "12-\u0439 \u0434\u0440\u0430\u0433\u0443\u043D\u0441\u043A\u0438\u0439 \u043F\u043E\u043B\u043A",
       "\u043F\u043E\u043B\u043A\u043E\u0432\u043D\u0438\u043A \u0414\u0430\u043B\u0438\u043D",
       {"\u041A\u0430\u0432\u0430\u043B\u0435\u0440\u0438\u044F",
        "\u041B\u0435\u0433\u043A\u0430\u044F \u043A\u0430\u0432\u0430\u043B\u0435\u0440\u0438\u044F",
        "\u0414\u0440\u0430\u0433\u0443\u043D\u044B"},
       {": {}", ", {}", " ({})", " \u2014 {}"}},
  };
  return all;
}

/// What is wrong with the command that the heading should make; empty: nothing.
std::string fault_of(const Language& language, const std::string& heading, bool set_in) {
  const std::string in = set_in ? "    " : "";
  const Reading reading = text_test::read(language.commands + in + language.foot + " 612\n" + heading + "\n" + in +
                                          language.horse + " 500\n");
  const std::string told = text_test::told(reading);
  if (!text_test::asked(reading).empty()) return "";
  for (const Formation& army : reading.orbat.formations)
    for (const Formation& command : army.formations.empty() ? reading.orbat.formations : army.formations) {
      const std::string name = language.leader.substr(language.leader.rfind(' ') + 1);
      if (command.commander.find(name) == std::string::npos) continue;
      return command.units.size() == 1 && command.units[0].men.value == 500 ? "" : told;
    }
  return told;
}

TEST(SortsLed, ASortAndItsLeaderAboveItsRegimentsAreACommand) {
  for (const Language& language : languages())
    for (const std::string& sort : language.sorts)
      for (const std::string& joint : language.joints)
        for (const bool set_in : {true, false}) {
          const std::string heading = sort + fmt::format(fmt::runtime(joint), language.leader);
          EXPECT_EQ(fault_of(language, heading, set_in), "") << heading << (set_in ? " (set in)" : "");
        }
}

TEST(SortsLed, ARussianNameThatEndsAsAWordInShortIsAName) {
  const Reading reading = text_test::read(
      "\u0420\u0443\u0441\u0441\u043A\u0430\u044F \u0430\u0440\u043C\u0438\u044F\n1-\u044F "
      "\u0434\u0438\u0432\u0438\u0437\u0438\u044F (\u0414\u0430\u043B\u0438\u043D)\n53-\u0439 "
      "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 \u043F\u043E\u043B\u043A 612\n");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "\u0414\u0430\u043B\u0438\u043D");
}

}  // namespace
}  // namespace estafette::readers::sorts_led_test
