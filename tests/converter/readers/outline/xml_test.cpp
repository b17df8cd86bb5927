#include "converter/readers/outline/xml.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::readers::outline_xml_test {
namespace {

std::string refused(const std::string& text) {
  return test::refusal([&] { return read_outline_xml(text, "ney.xml"); });
}

}  // namespace

TEST(OutlineXml, NestingIsTheHierarchy) {
  const Orbat orbat = read_outline_xml(
      "<orbat><cavalry-corps name='I Cavalry Corps'><division name='1st Heavy'>"
      "<regiment name='1st Cuirassiers' nation='France' kind='heavy cavalry' quality='veteran' men='420' subunits='3'/>"
      "</division></cavalry-corps></orbat>",
      "");
  EXPECT_EQ(orbat.formations.at(0).level, Level::cavalry_corps);
  EXPECT_EQ(orbat.formations.at(0).formations.at(0).units.at(0).men, Men{420});
}

TEST(OutlineXml, OuterBlanksOfATextDoNotCount) {
  EXPECT_EQ(read_outline_xml("<orbat><division name=' 8th ' commander='\tSouham\n'/></orbat>", "").formations,
            read_outline_xml("<orbat><division name='8th' commander='Souham'/></orbat>", "").formations);
}

TEST(OutlineXmlProblems, AMisspeltAttributeIsNamedWithItsLineAndTheNearestKnownOne) {
  EXPECT_EQ(
      refused(
          "<orbat>\n <division name='8th'>\n  <regiment name='22nd' nation='France' kind='line infantry' qualty='line'"
          " quality='line' men='9'/>\n </division>\n</orbat>"),
      "ney.xml:3: found \"qualty\"; expected name, commander, nation, kind, quality, men, guns, piece, subunits, "
      "ratings, note, source, from, until, present, detached, sick, game or scale. Did you mean \"quality\"?");
}

TEST(OutlineXmlProblems, MalformedXmlIsNamedWithItsLine) {
  EXPECT_TRUE(refused("<orbat>\n<division>\n</orbat>").starts_with("ney.xml:3: found \""))
      << refused("<orbat>\n<division>\n</orbat>");
}

TEST(OutlineXmlProblems, AnotherRootIsAnotherFile) {
  EXPECT_EQ(refused("<map/>"), "ney.xml:1: found \"<map>\"; expected <orbat>. Is this the right file?");
}

TEST(OutlineXmlProblems, ACorpsUnderADivisionIsRefused) {
  EXPECT_TRUE(refused("<orbat><division name='8th'><corps name='III'/></division></orbat>")
                  .starts_with("ney.xml:1: level: found \"corps directly under division\""));
}

TEST(OutlineXmlProblems, HostileNestingIsRefusedLikeAnyOtherProblem) {
  std::string nested = "<orbat>";
  for (int i = 0; i < 100000; ++i) nested += "<army name='a'>";
  for (int i = 0; i < 100000; ++i) nested += "</army>";
  const std::string said = refused(nested + "</orbat>");
  EXPECT_NE(said.find("ney.xml:1: level: found \"army directly under army\""), std::string::npos) << said;
  EXPECT_LT(std::count(said.begin(), said.end(), '\n'), 40) << said;
}

}  // namespace estafette::readers::outline_xml_test
