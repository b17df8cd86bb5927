// Orders in tables: every cell that may order something is read or asked about.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::tables_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// The answer to III Corps on its way to Weissenfels, with one column more.
std::string row(const std::string& title, const std::string& cell) {
  return answer("| Force | From | To | " + title + " |\n|---|---|---|---|\n| III Corps | Naumburg | Weissenfels | " +
                cell + " |");
}

}  // namespace

TEST(LetterTables, AColumnOfForcedMarchesIsRead) {
  for (const char* title : {"Forced", "Forced?", "Forced march", "March type", "Gewaltmarsch"}) {
    for (const char* yes : {"yes", "Y", "x", "ja", "oui", "forced"})
      EXPECT_EQ(row(title, yes), "III Corps: force march Weissenfels\n") << title << " " << yes;
    for (const char* no : {"no", "N", "-", "", "normal", "nein", "n/a"})
      EXPECT_EQ(row(title, no), "III Corps: march Weissenfels\n") << title << " " << no;
    const std::string said = row(title, "if possible");
    EXPECT_FALSE(has(said, "III Corps: ")) << said;
    EXPECT_TRUE(has(said, "expected a row of a table whose other columns order nothing. \"")) << said;
  }
}

TEST(LetterTables, AColumnOfDetachmentsIsReadBeforeTheMarch) {
  for (const char* title : {"Detach", "Leave behind", "D\u00E9tacher"})
    EXPECT_EQ(row(title, "9th Division"), "III Corps: detach 9th Division\nIII Corps: march Weissenfels\n") << title;
  for (const char* nobody : {"-", "none", "no", ""})
    EXPECT_EQ(row("Detach", nobody), "III Corps: march Weissenfels\n") << nobody;
  for (const char* odd : {"yes", "9th Division to Jena", "a brigade"}) {
    const std::string said = row("Detach", odd);
    EXPECT_TRUE(has(said, "letter:3: found ")) << said;
  }
}

TEST(LetterTables, AColumnOfPosturesIsRead) {
  for (const char* title : {"Stance", "Posture", "Haltung"}) {
    for (const char* back : {"withdraw", "retreat", "withdraw if attacked", "fall back"})
      EXPECT_EQ(row(title, back), "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n") << back;
    for (const char* firm : {"stand", "hold", "defend"})
      EXPECT_EQ(row(title, firm),
                "III Corps: march Weissenfels # where it arrives it stands, on whatever ground there is\n")
          << firm;
    EXPECT_EQ(row(title, "-"), "III Corps: march Weissenfels\n");
    for (const char* odd : {"aggressive", "screen", "withdraw to Naumburg", "as you like"}) {
      const std::string said = row(title, odd);
      EXPECT_FALSE(has(said, "III Corps: march")) << said;
      EXPECT_TRUE(has(said, "may be meant for an order")) << said;
    }
  }
  EXPECT_EQ(answer("Force | Stance\nIII Corps | stand\nVIII Corps | withdraw"),
            "III Corps: stand\nVIII Corps: withdraw if attacked\n");
}

TEST(LetterTables, AWayAmongTheRemarksIsThatOfTheMarch) {
  for (const char* way : {"via Weissenfels", "\u00FCber Weissenfels", "par Weissenfels"})
    EXPECT_EQ(answer(std::string("| Unit | To | Remarks |\n|---|---|---|\n| III Corps | L\u00FCtzen | ") + way + " |"),
              "III Corps: march Weissenfels - L\u00FCtzen\n")
        << way;
}

TEST(LetterTables, AColumnThatIsCalledAfterAnOrderIsAskedAbout) {
  for (const char* title : {"Garrison", "Escort", "Besiege"}) {
    EXPECT_TRUE(has(row(title, "yes"), "may be meant for an order")) << title;
    EXPECT_EQ(row(title, "none"), "III Corps: march Weissenfels\n") << title;
  }
  EXPECT_EQ(row("Order of march", "2"), "III Corps: march Weissenfels\n");
}

TEST(LetterTables, ACellWithAQuestionMarkIsAskedAbout) {
  for (const char* title : {"Forced", "Detach", "Stance", "Notes"})
    EXPECT_TRUE(has(row(title, "?"), "may be meant for an order")) << title << "\n" << row(title, "?");
}

TEST(LetterTables, ARowBelowTitlesThatNobodyKnowsIsNoMarch) {
  const std::string said = answer("Unit | T1 | T2\nIII Corps | Weissenfels | Pegau");
  EXPECT_FALSE(has(said, "III Corps: march")) << said;
  EXPECT_TRUE(has(said, "letter:2: found ")) << said;
}

TEST(LetterForms, ALineForEachAnswerIsRead) {
  EXPECT_EQ(answer("Unit: III Corps\nCurrent location: Naumburg\nDestination: Weissenfels\nForced march? No\n"
                   "Posture: withdraw if attacked\n\nUnit: VIII Corps\nDestination: Jena\nPosture: stand"),
            "III Corps: march Weissenfels\nIII Corps: withdraw if attacked\n"
            "VIII Corps: march Jena # where it arrives it stands, on whatever ground there is\n");
  const std::string said = answer("Unit: III Corps\nDestination: Weissenfels\nForced march: if needed");
  EXPECT_FALSE(has(said, "III Corps: force march")) << said;
  EXPECT_TRUE(has(said, "letter:3: found ")) << said;
}

TEST(LetterForms, ActionRouteAndDestinationAreOneMarch) {
  const std::string to_luetzen = "III Corps: march Weissenfels - Lützen\n";
  for (const char* form :
       {"Unit: III Corps\nAction: march\nRoute: Weissenfels - Lützen", "Unit: III Corps\nRoute: Weissenfels - Lützen\n",
        "Force: III Corps\nAction: march / Route: Weissenfels - Lützen",
        "Unit: III Corps | Order: march | To: Weissenfels - Lützen",
        "Unit: III Corps\nDestination: Lützen\nRoute: via Weissenfels\n",
        "Unit: III Corps\nCommander: Ney\nOrder: march\nVia: Weissenfels\nTo: Lützen\n",
        "Unit: III Corps\nFrom: Naumburg\nTo: Weissenfels - Lützen\n",
        "III Corps:\nAction: march\nRoute: Weissenfels - Lützen\nSpeed: normal",
        "Einheit: III. Korps\nBefehl: marschieren\nMarschweg: Weissenfels - Lützen"})
    EXPECT_EQ(answer(form), to_luetzen) << form;
  EXPECT_EQ(answer("Unit: III Corps\nDestination: Weissenfels\nForced march: yes"),
            "III Corps: force march Weissenfels\n");
  EXPECT_EQ(answer("Unit: III Corps\nAction: march\nRoute: Weissenfels\nSpeed: forced"),
            "III Corps: force march Weissenfels\n");
  EXPECT_EQ(answer("Unit: III Corps\nAction: stand\n\nUnit: VIII Corps\nAction: march\nTo: Jena"),
            "III Corps: stand\nVIII Corps: march Jena\n");
}

TEST(LetterForms, AFormThatIsNotFilledInIsAskedAbout) {
  const std::string said = answer("Unit: III Corps\nAction: march\nRoute:\n\nUnit: VIII Corps\nAction: stand");
  EXPECT_TRUE(has(said, "VIII Corps: stand\n")) << said;
  EXPECT_TRUE(has(said, "letter:2: found ")) << said;
}

TEST(LetterTables, ACellOfTwoCommandsOrdersBoth) {
  for (const char* both :
       {"III Corps and XI Corps", "III Corps, XI Corps", "III Corps / XI Corps", "III Corps + XI Corps",
        "III & XI Corps", "III Corps<br>XI Corps", "III. Korps und XI. Korps", "3e et 11e corps"})
    EXPECT_EQ(answer(std::string("| Unit | Order |\n|---|---|\n| ") + both + " | stand |\n| VIII Corps | stand |"),
              "III Corps: stand\nXI Corps: stand\nVIII Corps: stand\n")
        << both;
  EXPECT_EQ(answer("<table><tr><th>Unit</th><th>Order</th></tr><tr><td>III Corps<br>XI Corps</td><td>stand</td></tr>"
                   "<tr><td>VIII Corps</td><td>stand</td></tr></table>"),
            "III Corps: stand\nXI Corps: stand\nVIII Corps: stand\n");
}

TEST(LetterTables, ACellOfTwoCommandsWithNothingBetweenThemIsAskedAbout) {
  const std::string said = answer("| Unit | Order |\n|---|---|\n| III Corps XI Corps | stand |");
  EXPECT_TRUE(has(said, "or several with a comma or \"and\" between them")) << said;
}

TEST(LetterTables, ACellOfTwoOrdersGivesBoth) {
  EXPECT_EQ(answer("| Unit | Order |\n|---|---|\n| III Corps | detach 8th Division<br>march Weissenfels |"),
            "III Corps: detach 8th Division\nIII Corps: march Weissenfels\n");
}

}  // namespace estafette::test::tables_test
