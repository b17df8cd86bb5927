// Paragraphs that a copy leaves broken at the width of their page are read as if they stood on one line.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::set_paragraphs_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;

/// A sentence broken as books are: where the next word has no room.
std::string broken_at(std::string text, std::size_t width) {
  for (std::size_t begin = 0; text.size() - begin > width;) {
    const std::size_t blank = text.rfind(' ', begin + width);
    text[blank] = '\n';
    begin = blank + 1;
  }
  return text;
}

struct Paragraph {
  std::string head, sentence;
};

/// Sentences that are read where each stands on a line.
std::vector<Paragraph> paragraphs() {
  return {
      {"British Army\n\n",
       "Kern's division, which stood behind the village, consisted of the 3rd and 9th Foot, of the 2nd Light Dragoons "
       "with 420 sabres and of a battery of six guns; General Roe had the 12th Foot and the 14th Foot under his "
       "orders."},
      {"Arm\u00E9e fran\u00E7aise\n\n",
       "La division Petit comptait deux brigades : la premi\u00E8re (Roux) form\u00E9e des 3e et 4e de ligne, la "
       "seconde (Blanc) form\u00E9e du 5e l\u00E9ger et de deux escadrons du 5e hussards."},
      {"\u00D6sterreichische Armee\n\n",
       "Die Division Kern bestand aus dem Infanterieregiment Nr. 3 mit 1200 Mann, dem Infanterieregiment Nr. 9 mit "
       "1100 "
       "Mann und dem Husarenregiment Nr. 5 mit 600 Mann; die Brigade Roe bestand aus den Regimentern Nr. 12 und 14."},
      {"Esercito italiano\n\n",
       "Facevano parte della divisione Rossi: il 3\u00B0 di linea (900 uomini), il 4\u00B0 di linea (800 uomini), il "
       "5\u00B0 di linea (700 uomini), il 6\u00B0 di linea (600 uomini), il 7\u00B0 di linea (500 uomini)."},
      {"Ej\u00E9rcito espa\u00F1ol\n\n",
       "La primera divisi\u00F3n, mandada por el general Luis Kern, constaba de los batallones de Toro, Alba y Soria, "
       "con "
       "dos escuadrones de h\u00FAsares de Lerma y una bater\u00EDa de seis piezas."},
      {"British Army\n\n",
       "1st Division. G.O.C., Kern. A [Roe], 2/24th, 2/42nd, 1/61st; B [Dale], 1st, 2nd, and 5th Line, K.G.L.; C "
       "[Till], 2/9th, 1/40th, 97th; D [Moe], 4th Dragoon Guards, 1st Dragoons, 14th Light Dragoons; E [Lind], 16th "
       "Light Dragoons, 1st Hussars, K.G.L., 11th Light Dragoons."},
  };
}

}  // namespace

TEST(SetParagraphs, AreReadAsIfTheyStoodOnOneLine) {
  for (const Paragraph& one : paragraphs()) {
    const Reading whole = read(one.head + one.sentence + "\n");
    for (const std::size_t width : {48U, 56U, 64U, 72U}) {
      const Reading broken = read(one.head + broken_at(one.sentence, width) + "\n");
      EXPECT_EQ(told(broken), told(whole)) << broken_at(one.sentence, width);
      EXPECT_EQ(asked(broken).empty(), asked(whole).empty()) << broken_at(one.sentence, width);
    }
  }
}

TEST(SetParagraphs, WordsThatAHyphenBreaksAreWhole) {
  EXPECT_EQ(
      told(read("British Army\n\nKern's division, which stood behind the village,\nconsisted of the 3rd Foot with "
                "900 men, of the\n9th Foot with 800 men, of the 2nd Light Dra-\ngoons with 420 sabres and of a "
                "bat-\ntery of six guns.\n")),
      told(read("British Army\n\nKern's division, which stood behind the village, consisted of the 3rd Foot with "
                "900 men, of the 9th Foot with 800 men, of the 2nd Light Dragoons with 420 sabres and of a "
                "battery of six guns.\n")));
}

TEST(SetParagraphs, TheLinesBehindThemKeepTheirNumbers) {
  const Reading reading = read(
      "British Army\n\nThe army had been gathered on the left bank of the river, and it was\nknown that the enemy "
      "would "
      "come by the road which leads from Toro to\nAlba, where nobody had expected him before the end of the month.\n\n"
      "1st Division\n3rd Foot 900 men\n9th Foot, some of it\n12 wagons of nobody knows what\n");
  EXPECT_EQ(asked(reading).back(), 10) << told(reading);
}

TEST(SetParagraphs, ListsWhoseLinesAreOfOneLengthStayLists) {
  EXPECT_EQ(told(read("British Army\nKern's Division\nthe 3rd Foot, 900 men, Colonel Roe in command\nthe 9th Foot, 800 "
                      "men, Colonel Dale in command\nthe 4th Foot, 700 men, Colonel Till in command\n")),
            "British Army[Kern's Division[the 3rd Foot 900; the 9th Foot 800; the 4th Foot 700; ]]");
  EXPECT_EQ(
      told(read("Ej\u00E9rcito espa\u00F1ol\nDivisi\u00F3n Kern\nbatall\u00F3n de l\u00EDnea de Alba, 500 hombres, "
                "Roe\nbatall\u00F3n de l\u00EDnea de Toro, 600 hombres, Moe\nbatall\u00F3n de l\u00EDnea de Soria, "
                "700 hombres, Vega\n")),
      "Ej\u00E9rcito espa\u00F1ol[Divisi\u00F3n Kern[batall\u00F3n de l\u00EDnea de Alba 500; batall\u00F3n de "
      "l\u00EDnea de Toro 600; batall\u00F3n de l\u00EDnea de Soria 700; ]]");
}

}  // namespace estafette::readers::set_paragraphs_test
