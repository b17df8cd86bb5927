#include "base/markup/xml.hpp"

#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::xml_test {
namespace {

/// The complaints about `text` when `ask` reads its root, <rules>.
template <typename Ask>
std::string problems_in(const std::string& text, Ask ask) {
  return test::refusal([&] {
    ProblemList problems;
    XmlElement root = XmlElement::parse(text, "rules.xml", "rules", problems);
    ask(root);
    problems.refuse_if_any();
  });
}

const auto kNothing = [](XmlElement&) {};

}  // namespace

TEST(Xml, WhatIsNoXmlIsRefusedWithItsLine) {
  EXPECT_EQ(problems_in("<rules>\n  <march pace=4/>\n</rules>\n", kNothing),
            "rules.xml:2: found \"Error parsing element attribute\"; expected well-formed XML. "
            "Look for a missing quotation mark, bracket or closing tag here or just above");
  EXPECT_EQ(problems_in("<!-- of 1813 -->\n", kNothing),
            "rules.xml:2: found \"No document element found\"; expected well-formed XML. "
            "Look for a missing quotation mark, bracket or closing tag here or just above");
}

/// Whoever gives a letter or a spreadsheet in its place has no quotation mark to look for.
TEST(Xml, AFileWithoutOneTagIsAnotherFile) {
  EXPECT_EQ(problems_in("", kNothing),
            "rules.xml: found \"an empty file\"; expected XML that begins with <rules>. Is this the right file?");
  EXPECT_EQ(problems_in("I Corps - Kern\n  22nd Line 1,800 men < 2,000\n", kNothing),
            "rules.xml: found \"I Corps - Kern   22nd Line 1,800 men < 2,000\"; expected XML that begins with <rules>. "
            "Is this the right file?");
}

TEST(Xml, AnotherRootIsAnotherFile) {
  EXPECT_EQ(problems_in("<?xml version=\"1.0\"?>\n<!-- of 1813 -->\n<battle/>", kNothing),
            "rules.xml:3: found \"<battle>\"; expected <rules>. Is this the right file?");
}

TEST(Xml, NothingBesideItsElementIsPassedOverInSilence) {
  EXPECT_EQ(problems_in("<rules/>\n<rules/>\n", kNothing),
            "rules.xml:2: found \"<rules>\"; expected nothing beside <rules> but comments. Are these two files in one? "
            "Take out what is not part of it");
  EXPECT_EQ(problems_in("<rules/>\n<!-- by hand -->\nand a road\n", kNothing),
            "rules.xml:3: found \"and a road\"; expected nothing beside <rules> but comments. Are these two files in "
            "one? Take out what is not part of it");
  EXPECT_EQ(problems_in("<!-- by hand -->\n<rules/>\n<!-- the end -->\n", kNothing), "accepted");
}

TEST(Xml, AProblemNamesThePhysicalLineWhateverTheLineEnding) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    EXPECT_EQ(problems_in("<rules>" + end + end + "<!-- " + end + " -->" + end + "  <march/>" + end + "</rules>",
                          [](XmlElement& root) { (void)root.child("march")->text("pace"); }),
              "rules.xml:5: pace: expected pace=\"...\" in <march>");
  }
}

TEST(Xml, AMisspeltAttributeIsReportedWithTheNearestThatIsKnown) {
  EXPECT_EQ(problems_in("<rules pacce='4' zeal='3'/>",
                        [](XmlElement& root) {
                          (void)root.text_or("pace", "");
                          root.no_others();
                        }),
            "rules.xml:1: found \"pacce\"; expected pace. Did you mean \"pace\"?\n"
            "rules.xml:1: found \"zeal\"; expected pace. Remove it");
}

TEST(Xml, AnElementThatNobodyAsksForIsReportedOnItsOwnLine) {
  const auto ask = [](XmlElement& root) {
    (void)root.children("march");
    root.no_others();
  };
  EXPECT_EQ(problems_in("<rules>\n<march/>\n<!-- x -->\n<marsh/>\n</rules>", ask),
            "rules.xml:4: found \"marsh\"; expected march. Did you mean \"march\"?");
  EXPECT_EQ(problems_in("<rules>\n<x/></rules>", [](XmlElement& root) { root.no_others(); }),
            "rules.xml:2: found \"x\"; expected no element in <rules>. Remove it");
}

TEST(Xml, AnAttributeThatComesTwiceIsReported) {
  EXPECT_EQ(problems_in("<rules pace='4' pace='5'/>",
                        [](XmlElement& root) {
                          (void)root.number("pace", 0, 9);
                          root.no_others();
                        }),
            "rules.xml:1: pace: found \"5\"; expected one pace=\"...\" in <rules>. Remove one of them");
}

TEST(Xml, ANameHasTwoHundredLettersAtMost) {
  const auto ask = [](XmlElement& root) { (void)root.on_one_line("name"); };
  const auto named = [](int letters) {
    std::string text = "<rules name=\"";
    for (int i = 0; i < letters; ++i) text += "\u00E9";
    return text + "\"/>";
  };
  EXPECT_EQ(problems_in(named(200), ask), "accepted");
  const std::string refused = problems_in(named(201), ask);
  EXPECT_TRUE(refused.starts_with("rules.xml:1: name: found \"")) << refused;
  EXPECT_TRUE(refused.ends_with("expected at most 200 letters")) << refused;
}

TEST(Xml, AWholeNumberStaysWithinItsBounds) {
  const auto ask = [](XmlElement& root) { (void)root.number("pace", 1, 9); };
  EXPECT_EQ(problems_in("<rules pace='1'/>", ask), "accepted");
  EXPECT_EQ(problems_in("<rules pace='9'/>", ask), "accepted");
  EXPECT_EQ(problems_in("<rules pace='0'/>", ask), "rules.xml:1: pace: found \"0\"; expected a whole number, 1 to 9");
  EXPECT_EQ(problems_in("<rules pace='10'/>", ask), "rules.xml:1: pace: found \"10\"; expected a whole number, 1 to 9");
  EXPECT_EQ(problems_in("<rules pace='4.0'/>", ask),
            "rules.xml:1: pace: found \"4.0\"; expected a whole number, 1 to 9");
  EXPECT_EQ(problems_in("<rules pace=''/>", ask), "rules.xml:1: pace: expected a whole number, 1 to 9");
  EXPECT_EQ(problems_in("<rules/>", ask), "rules.xml:1: pace: expected pace=\"...\" in <rules>");
}

TEST(Xml, ADecimalNumberStaysWithinItsBoundsAndHasAPoint) {
  const auto ask = [](XmlElement& root) { (void)root.decimal("share", 0, 1); };
  EXPECT_EQ(problems_in("<rules share='0.25'/>", ask), "accepted");
  EXPECT_EQ(problems_in("<rules share='0,25'/>", ask),
            "rules.xml:1: share: found \"0,25\"; expected a number with \".\" as its decimal mark, 0 to 1");
  EXPECT_EQ(problems_in("<rules share='1.01'/>", ask),
            "rules.xml:1: share: found \"1.01\"; expected a number with \".\" as its decimal mark, 0 to 1");
}

TEST(Xml, AWordIsOneOfThoseAllowed) {
  const auto ask = [](XmlElement& root) { (void)root.word("engineers", {"leave out", "fold", "keep"}); };
  EXPECT_EQ(problems_in("<rules engineers='keep'/>", ask), "accepted");
  EXPECT_EQ(problems_in("<rules engineers='keeep'/>", ask),
            "rules.xml:1: engineers: found \"keeep\"; expected leave out, fold or keep. Did you mean \"keep\"?");
  EXPECT_EQ(problems_in("<rules engineers='bury'/>", ask),
            "rules.xml:1: engineers: found \"bury\"; expected leave out, fold or keep");
}

TEST(Xml, WhatMayBeLeftOutHasItsDefaultAndIsCheckedAllTheSame) {
  EXPECT_EQ(problems_in("<rules/>",
                        [](XmlElement& root) {
                          EXPECT_EQ(root.text_or("name", "x"), "x");
                          EXPECT_EQ(root.number_or("pace", 1, 9, 4), 4);
                          EXPECT_EQ(root.decimal_or("share", 0, 1, 0.5), 0.5);
                          EXPECT_EQ(root.word_or("way", {"a", "b"}, "b"), "b");
                          root.no_others();
                        }),
            "accepted");
  EXPECT_EQ(problems_in("<rules pace='10'/>", [](XmlElement& root) { (void)root.number_or("pace", 1, 9, 4); }),
            "rules.xml:1: pace: found \"10\"; expected a whole number, 1 to 9");
}

TEST(Xml, AChildThatMustBeThereOnceIsThereOnce) {
  const auto ask = [](XmlElement& root) { (void)root.child("march"); };
  EXPECT_EQ(problems_in("<rules/>", ask), "rules.xml:1: expected a <march> in <rules>");
  EXPECT_EQ(problems_in("<rules><march/>\n<march/></rules>", ask),
            "rules.xml:2: found \"a second <march>\"; expected one <march> in <rules>");
}

TEST(Xml, TheTextBetweenTheTagsIsTrimmed) {
  ProblemList problems;
  EXPECT_EQ(XmlElement::parse("<rules>\n  Lützen &amp; more\n</rules>", "rules.xml", "rules", problems).content(),
            "Lützen & more");
}

TEST(Xml, ADocumentIsWrittenWithItsDeclarationAndTwoBlanksForEachDepth) {
  pugi::xml_document document;
  pugi::xml_node root = document.append_child("rules");
  root.append_child("march").append_attribute("note") = "\"Lützen\" & <more>";
  EXPECT_EQ(to_text(document),
            "<?xml version=\"1.0\"?>\n<rules>\n"
            "  <march note=\"&quot;Lützen&quot; &amp; &lt;more>\" />\n</rules>\n");
}

TEST(Xml, ATabInATextComesBackAsItWas) {
  pugi::xml_document document;
  document.append_child("rules").append_attribute("note") = "a\tb";
  ProblemList problems;
  EXPECT_EQ(XmlElement::parse(to_text(document), "rules.xml", "rules", problems).text("note"), "a\tb");
}

}  // namespace estafette::xml_test
