#include "converter/readers/outline/csv.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/readers/outline/xml.hpp"
#include "support/random_orbats.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::readers::round_trip_test {

RC_GTEST_PROP(Outline, ThroughCsvAndBackNothingIsLost, ()) {
  const Orbat orbat = *test::historical_orbats();
  RC_ASSERT(read_outline_csv(to_csv(orbat), "") == orbat);
}

RC_GTEST_PROP(Outline, FromCsvThroughXmlAndBackTheBytesAreTheSame, ()) {
  const std::string csv = to_csv(*test::historical_orbats());
  const Orbat through_xml = parse_orbat(to_xml(parse_orbat(csv, "")), "");
  RC_ASSERT(to_csv(through_xml) == csv);
}

TEST(Outline, AnArmysOwnDivisionIsWrittenBeforeItsCorpsSoThatItStaysTheArmysOwn) {
  const Orbat read =
      parse_orbat("<orbat><army name='A'><corps name='I'/><division name='Reserve'/></army></orbat>", "");
  const Orbat again = parse_orbat(to_csv(read), "");
  EXPECT_EQ(again.formations.at(0).formations.at(0).name, "Reserve");
  EXPECT_EQ(again.formations.at(0).formations.at(1).name, "I");
}

TEST(Outline, WithoutAnyFormationIsRefusedInEitherFormat) {
  EXPECT_EQ(test::refusal([] { return parse_orbat("level,name,nation,kind,quality,men\n", "ney.csv"); }),
            "ney.csv: found \"a header and no rows\"; expected an order of battle. The header is "
            "level,name,commander,nation,kind,quality,men,guns,piece,subunits,ratings,note,source");
  EXPECT_EQ(test::refusal([] { return parse_orbat("<orbat/>", "ney.xml"); }),
            "ney.xml:1: found \"an empty <orbat>\"; expected an army, corps or division in it");
}

RC_GTEST_PROP(Outline, AFormationSetIntoAnotherXmlFileComesBackTheSame, ()) {
  const Formation army = *test::scaled_armies(true);
  pugi::xml_document document;
  append_formation(document.append_child("side"), army);
  ProblemList problems;
  XmlElement side = XmlElement::parse(to_text(document), "", "side", problems);
  std::vector<XmlElement> elements = side.all_children();
  RC_ASSERT(read_formation(elements.at(0), problems) == army);
  RC_ASSERT(problems.empty());
}

}  // namespace estafette::readers::round_trip_test
