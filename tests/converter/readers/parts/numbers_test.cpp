#include "converter/readers/parts/figures.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/parts/parts.hpp"
#include "support/words.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace estafette::readers::text_numbers_test {
namespace {

int number(const std::string& text) {
  const Tokens tokens = tokens_of(text);
  return tokens.size() == 1 && tokens[0].is == Token::Is::number ? tokens[0].value : -1;
}

Token only(const std::string& text) {
  const Tokens tokens = tokens_of(text);
  EXPECT_EQ(tokens.size(), 1U) << text;
  return tokens.empty() ? Token{} : tokens[0];
}

std::optional<Facts> facts(const std::string& text) {
  const Tokens tokens = tokens_of(text);
  return facts_of(tokens, 0, tokens.size(), test::words(), false);
}

std::optional<int> men(const std::string& text) {
  const std::optional<Facts> found = facts(text);
  return found ? found->men : std::nullopt;
}

std::string guns(const std::string& text) {
  const std::optional<Facts> found = facts(text);
  return found ? to_string(found->pieces) : "nothing";
}

std::optional<int> parts_before(const std::string& name) {
  return parts_before_name(tokens_of(name), name);
}

}  // namespace

TEST(TypedNumbers, StandWithTheThousandsMarksOfEnglishGermanFrenchAndSwiss) {
  EXPECT_EQ(number("1,450"), 1450);
  EXPECT_EQ(number("1.450"), 1450);
  EXPECT_EQ(number("1 450"), 1450);
  EXPECT_EQ(number("1\u00A0450"), 1450);
  EXPECT_EQ(number("1\u202F450"), 1450);
  EXPECT_EQ(number("1'450"), 1450);
  EXPECT_EQ(number("1,200,000"), 1200000);
  EXPECT_EQ(number("814"), 814);
}

TEST(TypedNumbers, AreNotJoinedWhereTheMarkIsNoThousandsMark) {
  EXPECT_EQ(tokens_of("1,45").size(), 3U);
  EXPECT_EQ(tokens_of("No. 5 130").size(), 3U) << "a battery's number and its men";
  EXPECT_EQ(tokens_of("1\t450").size(), 2U) << "two columns";
  EXPECT_EQ(tokens_of("6/6pdrs").size(), 4U);
}

TEST(TypedNumbers, BeyondAllBoundsAreHeldAtTheBound) {
  EXPECT_EQ(number("99999999999999999999"), kLargestNumber);
}

TEST(TypedNumbers, OrdinalsAreKnownInThreeLanguages) {
  for (const std::string text : {"22nd", "1st", "3rd", "24th", "24ème", "2e", "1er", "1re", "3te"}) {
    EXPECT_EQ(only(text).is, Token::Is::ordinal) << text;
  }
  EXPECT_EQ(tokens_of("3. Kompanie")[0].is, Token::Is::ordinal);
  EXPECT_EQ(tokens_of("3. Kompanie")[0].value, 3);
  EXPECT_EQ(tokens_of("24pdr")[0].is, Token::Is::number);
}

TEST(TypedNumbers, RomanNumeralsAreReadIfTheyAreWellFormed) {
  EXPECT_EQ(roman("III"), 3);
  EXPECT_EQ(roman("XIV"), 14);
  EXPECT_EQ(roman("MCMXC"), 1990);
  for (const std::string text : {"", "IIII", "VX", "IC", "iii", "Ivan", "VV"})
    EXPECT_EQ(roman(text), std::nullopt) << text;
}

TEST(TypedStrength, IsReadInAnyOfItsWays) {
  EXPECT_EQ(men("1,450 men"), 1450);
  EXPECT_EQ(men("approx. 800 men"), 800);
  EXPECT_EQ(men("etwa 1.200 Mann"), 1200);
  EXPECT_EQ(men("environ 1 500 hommes"), 1500);
  EXPECT_EQ(men("600 sabres"), 600);
  EXPECT_EQ(men("480 Säbel"), 480);
  EXPECT_EQ(men("600-700 men"), 650);
  EXPECT_EQ(men("a few men"), std::nullopt);
  EXPECT_EQ(men("1,450 hats"), std::nullopt);
}

TEST(TypedStrength, OfficersStandBeforeTheStrokeAndMenBehindIt) {
  const Facts read = facts("39/1,387").value();
  EXPECT_EQ(read.officers, 39);
  EXPECT_EQ(read.men, 1387);
}

TEST(TypedStrength, OneOfficerForHundredsOfMenIsABattalionAndAGuess) {
  const Facts read = facts("2/1,350").value();
  EXPECT_EQ(read.battalions, 2);
  EXPECT_EQ(read.officers, std::nullopt);
  EXPECT_EQ(read.guessed, (std::vector<std::string>{"2/1350 read as battalions and men"}));
}

TEST(TypedStrength, OfficersMenBattalionsAndSquadronsStandTogether) {
  const Facts german = facts("10 Offiziere und 814 Mann").value();
  EXPECT_EQ(german.officers, 10);
  EXPECT_EQ(german.men, 814);
  const Facts english = facts("6 sqns, 600 sabres").value();
  EXPECT_EQ(english.squadrons, 6);
  EXPECT_TRUE(english.sabres);
  const Facts words = facts("three battalions").value();
  EXPECT_EQ(words.battalions, 3);
}

TEST(TypedStrength, TheSameThingIsNotStatedTwice) {
  EXPECT_FALSE(facts("800 men, 900 men").has_value());
  Facts first = facts("800 men").value();
  const Facts before = first;
  EXPECT_FALSE(merge(first, facts("900 men").value()));
  EXPECT_EQ(first, before);
}

TEST(TypedGuns, AreReadWithTheirPiecesInThreeLanguages) {
  EXPECT_EQ(guns("6/6pdrs, 2/24pdr howitzers"), "6 6-pounders, 2 24-pounder howitzers");
  EXPECT_EQ(guns("6-6pdr guns & 2-5.5\" howitzers"), "6 6-pounders, 2 5.5-inch howitzers");
  EXPECT_EQ(guns("6 x 6-pdr"), "6 6-pounders");
  EXPECT_EQ(guns("4 20-pdr unicorns, 8 12-pdrs"), "8 12-pounders, 4 20-pounder unicorns");
  EXPECT_EQ(guns("6 pièces de 6, 2 obusiers de 24"), "6 6-pounders, 2 24-pounder howitzers");
  EXPECT_EQ(guns("6 6pfündige Kanonen und 2 Haubitzen"), "6 6-pounders, 2 howitzers");
}

TEST(TypedGuns, TheMainPieceIsThatOfMostGunsAndNoHowitzerWhereThereAreGuns) {
  EXPECT_EQ(main_piece(facts("2/6pdrs, 6/24pdr howitzers").value()), "6-pounder");
  EXPECT_EQ(main_piece(facts("8/12pdrs, 4/6pdrs").value()), "12-pounder");
  EXPECT_EQ(main_piece(facts("4/7pdr howitzers").value()), "7-pounder howitzer");
  EXPECT_EQ(guns_of(facts("6/6pdrs, 2 howitzers").value()), 8);
}

TEST(TypedGuns, BatteriesAreCountedWithKindAndCalibre) {
  const Facts foot = facts("2 foot batteries, 16 guns").value();
  EXPECT_EQ(foot.batteries, 2);
  EXPECT_EQ(foot.guns, 16);
  EXPECT_EQ(foot.kind, Kind::foot_artillery);
  EXPECT_EQ(facts("2 batteries de 12").value().piece, "12-pounder");
  EXPECT_EQ(facts("2 12pfündige Batterien").value().piece, "12-pounder");
  EXPECT_EQ(facts("1 batterie à cheval").value().kind, Kind::horse_artillery);
}

TEST(TypedNames, PartsOfARegimentStandBeforeItsName) {
  EXPECT_EQ(parts_before("1/22nd Line"), 1);
  EXPECT_EQ(parts_before("1/,2/,3/22nd Line"), 3);
  EXPECT_EQ(parts_before("1,3/59th Line"), 2);
  EXPECT_EQ(parts_before("1-4/59th Line"), 4);
  EXPECT_EQ(parts_before("1/2, 1st Hussars"), 2);
  EXPECT_EQ(parts_before("II/22nd Line"), 1);
  EXPECT_EQ(parts_before("10/2nd Foot Artillery"), 1);
  EXPECT_EQ(parts_before("22nd Line"), std::nullopt);
  EXPECT_EQ(parts_before("3rd, 29th and 105th Line"), std::nullopt);
  EXPECT_EQ(parts_before("III Corps"), std::nullopt);
}

TEST(TypedNames, KeepWhatIsNoFigure) {
  const auto parts = [](const std::string& text) { return parts_of(text, tokens_of(text), test::words()); };
  EXPECT_EQ(parts("Combined Grenadiers, 1st Regiment (2 bns) - 440 men").name, "Combined Grenadiers, 1st Regiment");
  EXPECT_EQ(parts("Riga Dragoons (detached squadrons) 160 sabres").name, "Riga Dragoons (detached squadrons)");
  EXPECT_EQ(parts("Kolberg Infantry (two battalions) (2 bns)").name, "Kolberg Infantry (two battalions)")
      << "the rightmost statement counts, the other stays in the name";
  EXPECT_EQ(parts("22nd Line (2 bns) - detached at Halle").note, "detached at Halle");
  EXPECT_EQ(parts("22nd Line, Colonel Fririon (4 bns)").commander, "Colonel Fririon");
  EXPECT_EQ(parts("3 bns 22nd Line").name, "22nd Line");
}

}  // namespace estafette::readers::text_numbers_test
