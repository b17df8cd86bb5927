#include "base/markup/xml_differences.hpp"

#include <gtest/gtest.h>

namespace estafette::xml_differences_test {

TEST(XmlDifferences, AreNamedByWhereTheyStand) {
  EXPECT_EQ(xml_differences("<r><march good='3' poor='2'/></r>", "<r><march poor='2' good='4'/></r>"),
            (std::vector<XmlDifference>{{"march good", "3", "4"}}));
}

TEST(XmlDifferences, OfElementsOfOneNameAreToldByIdOrNumber) {
  EXPECT_EQ(xml_differences("<r><t id='a' n='1'/><t id='b' n='1'/></r>", "<r><t id='b' n='2'/><t id='a' n='1'/></r>"),
            (std::vector<XmlDifference>{{"t[b] n", "1", "2"}}));
  EXPECT_EQ(xml_differences("<r><t n='1'/><t n='1'/></r>", "<r><t n='1'/><t n='2'/></r>"),
            (std::vector<XmlDifference>{{"t[2] n", "1", "2"}}));
}

TEST(XmlDifferences, AreAlsoWhatHasComeAndWhatHasGone) {
  EXPECT_EQ(xml_differences("<r><a x='1'/></r>", "<r><b y='2'>words</b></r>"),
            (std::vector<XmlDifference>{{"b y", "", "2"}, {"b", "", "words"}, {"a x", "1", ""}}));
}

TEST(XmlDifferences, AreNoneForCommentsAndBlanks) {
  EXPECT_TRUE(xml_differences("<r><a x='1'/></r>", "<r> <!-- why --> <a  x='1' ></a></r>").empty());
}

}  // namespace estafette::xml_differences_test
