#include "converter/readers/workbook/archive.hpp"

#include "support/refusal.hpp"
#include "support/zipped.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::archive_test {
namespace {

using test::ZipPart;

/// What reading a part of these is refused with, or its content.
std::string part_of(const std::vector<ZipPart>& parts, const std::string& name) {
  std::string content;
  const std::string bytes = test::zipped(parts);
  const std::string refused = test::refusal([&] { content = Archive(bytes, "a.xlsx").read(name); });
  return refused == "accepted" ? content : refused;
}

}  // namespace

TEST(Archive, GivesAPartAsItWasWhetherPackedOrNot) {
  const std::string text = "<row>Lützen " + std::string(3000, 'x') + "</row>";
  EXPECT_EQ(part_of({{"xl/a.xml", text}, {"b.xml", "b"}}, "xl/a.xml"), text);
  EXPECT_EQ(part_of({{.name = "a.xml", .content = text, .packed = false}}, "a.xml"), text);
  EXPECT_EQ(part_of({{"a.xml", ""}}, "a.xml"), "");
}

TEST(Archive, APartThatIsNotThereIsNamed) {
  EXPECT_EQ(part_of({{"a.xml", "a"}}, "b.xml"),
            "a.xlsx: expected b.xml in the archive. Open it in the program that made it and save it again, or save the "
            "sheet as CSV");
}

TEST(Archive, AFileThatWasCutOffIsRefused) {
  const std::string whole = test::zipped({{"a.xml", "one"}, {"b.xml", "two"}});
  for (std::size_t length = 0; length + 4 < whole.size(); ++length) {
    const std::string part = whole.substr(0, length);
    EXPECT_NE(test::refusal([&] { (void)Archive(part, "a.xlsx").read("a.xml"); }), "accepted") << length;
  }
}

TEST(Archive, ADamagedOrLockedPartIsRefused) {
  EXPECT_TRUE(part_of({{.name = "a.xml", .content = "abc", .spoilt = 1}}, "a.xml")
                  .starts_with("a.xlsx: found \"a.xml, damaged"));
  EXPECT_TRUE(part_of({{.name = "a.xml", .content = "abc", .flags = 1}}, "a.xml")
                  .starts_with("a.xlsx: found \"a.xml, locked with a password"));
}

TEST(Archive, ANameThatLeadsOutOfItIsRefusedThoughNothingIsUnpacked) {
  for (const std::string name : {"../x", "/etc/passwd", "c:\\x", "xl/../../x", "xl\\workbook.xml", "./x"})
    EXPECT_EQ(part_of({{"a.xml", "a"}, {name, "x"}}, "a.xml"),
              "a.xlsx: found \"" + name + "\"; expected parts whose names stay in the archive. Do not trust this file");
}

TEST(Archive, TwoPartsOfOneNameAreRefused) {
  EXPECT_TRUE(
      part_of({{"a.xml", "a"}, {"a.xml", "b"}}, "a.xml").starts_with("a.xlsx: found \"an archive with two parts"));
}

TEST(Archive, ABombIsRefusedBeforeItGoesOff) {
  const std::string bytes = test::zipped({{"a.xml", std::string(kMostUnpacked + 1, '0')}});
  ASSERT_LT(bytes.size(), kMostUnpacked / 100);
  EXPECT_TRUE(test::refusal([&] {
                (void)Archive(bytes, "a.xlsx").read("a.xml");
              }).starts_with("a.xlsx: found \"a.xml, which unpacks to more than"));
}

TEST(Archive, SeveralPartsTogetherMayNotBeMoreEither) {
  const std::string half(kMostUnpacked / 2 + 1, '0');
  const std::string bytes = test::zipped({{"a.xml", half}, {"b.xml", half}});
  Archive archive(bytes, "a.xlsx");
  EXPECT_EQ(archive.read("a.xml").size(), half.size());
  EXPECT_NE(test::refusal([&] { (void)archive.read("b.xml"); }), "accepted");
}

TEST(Archive, MorePartsThanAnyWorkbookHasAreRefused) {
  std::vector<ZipPart> parts;
  for (std::size_t i = 0; i <= kMostParts; ++i) parts.push_back({std::to_string(i), ""});
  EXPECT_TRUE(part_of(parts, "1").starts_with("a.xlsx: found \"more than 10,000 parts\""));
}

}  // namespace estafette::readers::archive_test
