#include "converter/readers/documents/word_document.hpp"

#include "converter/orbat/totals.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/documents/documents.hpp"
#include "support/readers.hpp"
#include "support/refusal.hpp"
#include "support/zipped.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::word_document_test {
namespace {

std::string docx(const std::string& body) {
  const std::string xml = "<w:document xmlns:w=\"w\"><w:body>" + body + "</w:body></w:document>";
  return test::zipped({{"[Content_Types].xml", "<Types/>"}, {"word/document.xml", xml}});
}

std::string odt(const std::string& text, const std::string& styles = "") {
  const std::string xml =
      "<o:document xmlns:o=\"o\" xmlns:t=\"t\" xmlns:tb=\"tb\" xmlns:s=\"s\" xmlns:f=\"f\">"
      "<o:automatic-styles>" +
      styles + "</o:automatic-styles><o:body><o:text>" + text + "</o:text></o:body></o:document>";
  return test::zipped({{"mimetype", "application/vnd.oasis.opendocument.text", false}, {"content.xml", xml}});
}

/// What the readers are given.
std::string shown(const std::string& bytes) {
  EXPECT_TRUE(looks_like_document(bytes));
  return as_read(page_of_document(bytes, "army.docx"), std::nullopt, test::reader_data());
}

std::string paragraph(const std::string& text, const std::string& looks = "") {
  return "<w:p><w:pPr>" + looks + "</w:pPr><w:r><w:t>" + text + "</w:t></w:r></w:p>";
}

}  // namespace

TEST(Document, OfAWordProcessorIsReadParagraphByParagraphAsItIsSetIn) {
  const std::string body = paragraph("III Corps: Marshal Ney") +
                           paragraph("8th Division: Souham", R"(<w:ind w:left="360"/>)") +
                           R"(<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr><w:r><w:t>22nd </w:t></w:r>)"
                           R"(<w:r><w:t>Line</w:t><w:tab/><w:t>1,450 men</w:t></w:r>)"
                           R"(<w:del><w:r><w:delText>59th Line</w:delText></w:r></w:del></w:p>)";
  EXPECT_EQ(shown(docx(body)),
            "III Corps: Marshal Ney\n  8th Division: Souham\n    22nd Line\u00A0\u00A0\u00A0\u00A01,450 men\n");
}

TEST(Document, OfTheOpenFormatHasListsWithinListsAndMargins) {
  const std::string style = R"(<s:style s:name="P1"><s:paragraph-properties f:margin-left="0.25in"/></s:style>)";
  const std::string text =
      R"(<t:h>III Corps: Marshal Ney</t:h><t:p t:style-name="P1">8th Division: Souham</t:p><t:list><t:list-item>)"
      R"(<t:list><t:list-item><t:p>22nd <t:span>Line</t:span>, 1,450<t:s/>men</t:p></t:list-item></t:list>)"
      R"(</t:list-item></t:list>)";
  EXPECT_EQ(shown(odt(text, style)), "III Corps: Marshal Ney\n  8th Division: Souham\n    22nd Line, 1,450\u00A0men\n");
}

TEST(Document, AMarginBeyondAnyPageIsOneOfSixtyBlanks) {
  const std::string style = R"(<s:style s:name="P1"><s:paragraph-properties f:margin-left="1e308in"/></s:style>)";
  EXPECT_EQ(shown(odt(R"(<t:p t:style-name="P1">8th Division: Souham</t:p>)", style)),
            std::string(60, ' ') + "8th Division: Souham\n");
}

TEST(Document, ATableInItIsReadByItsTitles) {
  const auto row = [](const std::string& a, const std::string& b) {
    return "<w:tr><w:tc>" + paragraph(a) + "</w:tc><w:tc>" + paragraph(b) + "</w:tc></w:tr>";
  };
  const std::string body = paragraph("8th Division: Souham", R"(<w:ind w:left="720"/>)") + "<w:tbl>" +
                           row("Unit", "Men") + row("22nd Line", "1450") + row("59th Line", "900") + "</w:tbl>";
  const Reading reading =
      read_any(page_of_document(docx(body), "army.docx"), "army.docx", std::nullopt, test::reader_data());
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  ASSERT_EQ(reading.orbat.formations[0].units.size(), 2U);
  EXPECT_EQ(reading.orbat.formations[0].units[0].men, Men{1450});
  EXPECT_EQ(reading.orbat.formations[0].units[1].name, "59th Line");
}

/// "12th Line 1980, 7th Light 1450; of ...": each unit with its men.
std::string units_in(const std::string& bytes) {
  const Reading reading = read_any(page_of_document(bytes, "army"), "army", std::nullopt, test::reader_data());
  std::string told;
  for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) {
    told += unit.name + " " + std::to_string(unit.men.value) + "; ";
  });
  return told;
}

TEST(Document, SeveralUnitsInACellOfATableAreAllRead) {
  const auto cell = [](const std::string& text) { return "<w:tc>" + text + "</w:tc>"; };
  const std::string two = paragraph("12th Line, 1,980 men") + paragraph("7th Light, 1,450 men");
  const std::string within = "<w:tbl><w:tr>" + cell(paragraph("12th Line,")) + cell(paragraph("1,980 men")) +
                             "</w:tr><w:tr>" + cell(paragraph("7th Light,")) + cell(paragraph("1,450 men")) +
                             "</w:tr></w:tbl>";
  for (const std::string& units : {two, within})
    EXPECT_EQ(units_in(docx(paragraph("French Army: Roe") + "<w:tbl><w:tr>" + cell(paragraph("Division")) +
                            cell(paragraph("Units")) + "</w:tr><w:tr>" + cell(paragraph("1st Division: Pell")) +
                            cell(units) + "</w:tr></w:tbl>")),
              "12th Line 1980; 7th Light 1450; ");
  EXPECT_EQ(units_in(odt("<t:p>French Army: Roe</t:p><tb:table><tb:table-row><tb:table-cell><t:p>Division</t:p>"
                         "</tb:table-cell><tb:table-cell><t:p>Units</t:p></tb:table-cell></tb:table-row><tb:table-row>"
                         "<tb:table-cell><t:p>1st Division: Pell</t:p></tb:table-cell><tb:table-cell><t:list>"
                         "<t:list-item><t:p>12th Line, 1,980 men</t:p></t:list-item><t:list-item>"
                         "<t:p>7th Light, 1,450 men</t:p></t:list-item></t:list></tb:table-cell></tb:table-row>"
                         "</tb:table>")),
            "12th Line 1980; 7th Light 1450; ");
}

TEST(Document, WhatStandsBehindACellOverSeveralColumnsStandsBelowItsTitle) {
  const auto cell = [](const std::string& text, int columns = 1) {
    return "<w:tc><w:tcPr><w:gridSpan w:val=\"" + std::to_string(columns) + "\"/></w:tcPr>" + paragraph(text) +
           "</w:tc>";
  };
  const std::string body = "<w:tbl><w:tr>" + cell("Division") + cell("Unit") + cell("Battalions") + cell("Men") +
                           "</w:tr><w:tr>" + cell("1st Division: Pell") + cell("12th Line") + cell("3") + cell("1980") +
                           "</w:tr><w:tr>" + cell("") + cell("7th Light", 2) + cell("1450") + "</w:tr><w:tr>" +
                           cell("Total", 3) + cell("3430") + "</w:tr></w:tbl>";
  const Reading reading =
      read_any(page_of_document(docx(body), "army"), "army", std::nullopt, test::reader_data(), "France");
  EXPECT_EQ(units_in(docx(body)), "12th Line 1980; 7th Light 1450; ");
  EXPECT_TRUE(reading.looks.empty()) << reading.looks.front().expected;
}

TEST(Document, WorkbooksAndTextsAreNone) {
  EXPECT_FALSE(looks_like_document("word/document.xml"));
  EXPECT_FALSE(looks_like_document(test::zipped({{"xl/workbook.xml", "<workbook/>"}})));
}

TEST(Document, ThatIsDamagedIsRefused) {
  const std::string bytes = docx("");
  EXPECT_NE(test::refusal([&] { (void)page_of_document(bytes.substr(0, bytes.size() / 2), "army.docx"); }), "");
}

}  // namespace estafette::readers::word_document_test
