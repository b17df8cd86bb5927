#include "converter/readers/page/programs/dump_table.hpp"

#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers {
namespace {

std::string table_of(const std::string& text) {
  return table_of_dump(text, test::reader_data().titles);
}

TEST(DumpTable, TheNamesOfTheColumnsInTheFirstLineAreTheirTitles) {
  EXPECT_EQ(table_of("-- units\nCOPY public.unit (name, nation, bayonets) FROM stdin;\n9e Ligne\tFrance\t1800\n"
                     "12e Ligne\t\\N\t900\n\\.\n"),
            "\nname\tnation\tbayonets\n9e Ligne\tFrance\t1800\n12e Ligne\t\t900\n");
}

TEST(DumpTable, PathsTellTheRowThatEachBelongsTo) {
  EXPECT_EQ(table_of("COPY unit (id, path, name, men) FROM stdin;\n7\tDivision_Toro\tDivision Toro\t0\n"
                     "8\tDivision_Toro.9e\t9e Ligne\t700\n9\tDivision_Kern.12e\t12e Ligne\t800\n"),
            "id\tparent\tname\tmen\n1\t\tDivision Toro\t0\n2\t1\t9e Ligne\t700\n3\t4\t12e Ligne\t800\n"
            "4\t\tDivision Kern\t\n")
      << "a command that only paths name has a row at the end";
}

TEST(DumpTable, PathsThatStandTwiceTellNothing) {
  EXPECT_EQ(table_of("COPY unit (id, path, name) FROM stdin;\n1\tDivision_Toro\tDivision Toro\n"
                     "2\tDivision_Toro\tDivision Toro\n"),
            "id\tpath\tname\n1\tDivision_Toro\tDivision Toro\n2\tDivision_Toro\tDivision Toro\n");
}

TEST(DumpTable, ATextWithAnythingElseInItStaysAsItIs) {
  for (const char* text : {"COPY unit (name, men) FROM stdin;\n9e Ligne\t700\n\\.\nThe 12th Line was lost.\n",
                           "COPY a (name, day) FROM stdin;\nRoe\t1\n\\.\nCOPY unit (name, men) FROM stdin;\n9e "
                           "Ligne\t700\n",
                           "9e Ligne\t700\n"})
    EXPECT_EQ(table_of(text), text);
}

TEST(DumpTable, AnEmptyTableBesideItIsNothingAndTablesThatNameEachOtherAreOne) {
  EXPECT_EQ(table_of("COPY a (name) FROM stdin;\n\\.\nCOPY unit (name, men) FROM stdin;\n9e Ligne\t700\n"),
            "\n\nname\tmen\n9e Ligne\t700\n");
  EXPECT_EQ(table_of("COPY cmd (id, name, commander) FROM stdin;\n4\tDivision Toro\tToro\n\\.\nCOPY unit (id, cmd_id, "
                     "name, men) FROM stdin;\n7\t4\t9e Ligne\t700\n8\t4\t12e Ligne\t800\n"),
            "id,parent,name,commander,men\ncmd 4,,Division Toro,Toro,\nunit 7,cmd 4,9e Ligne,,700\n"
            "unit 8,cmd 4,12e Ligne,,800\n");
}

}  // namespace
}  // namespace estafette::readers
