// A letter that says that it stands for those before it: whatever is lodged and not named again is asked about.
#include "campaign/orders/letters.hpp"

#include <gtest/gtest.h>

namespace estafette::test::earlier_letters_test {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// With III Corps on the march and VIII Corps told to stand by an earlier letter.
State after_a_letter() {
  State state = forces_of_1813();
  for (const OrderLine& line :
       read_orders(theatre_1813(), state, Side::france, "III Corps: march Weissenfels\nVIII Corps: stand", "first"))
    for (const Order& order : line.orders) {
      LodgedOrder one;
      one.sequence = ++state.orders_so_far;
      one.order = order;
      state.orders.push_back(one);
    }
  return state;
}

const std::string kLeft = "Lodged already, and not named here: VIII Corps: stand.";

}  // namespace

TEST(LetterBeforeIt, WhatIsLodgedAndNotNamedAgainIsAskedAbout) {
  const State state = after_a_letter();
  for (const char* line : {"This replaces my earlier letter.", "Forget my first mail.", "Revised orders",
                           "My earlier orders are void.", "These orders replace yesterday's.",
                           "Subject: REVISED ORDERS", "I take everything back.", "Dieser Brief ersetzt den vorigen.",
                           "Neue Befehle, die alten gelten nicht mehr.", "Oubliez mon dernier message.",
                           "Esta carta sustituye a la anterior.", "Questa lettera sostituisce la precedente."}) {
    const std::string said = answer(state, std::string(line) + "\n\nIII Corps: march Jena", Side::france);
    EXPECT_TRUE(has(said, "III Corps: march Jena\n")) << line << "\n" << said;
    EXPECT_TRUE(has(said, kLeft)) << line << "\n" << said;
  }
}

TEST(LetterBeforeIt, WhoNamesAllOfThemAgainIsAskedNothing) {
  const State state = after_a_letter();
  EXPECT_EQ(answer(state, "This replaces my earlier letter.\nIII Corps: march Jena\nVIII Corps: halt", Side::france),
            "III Corps: march Jena\nVIII Corps: halt # no order, it stays where it is\n");
}

TEST(LetterBeforeIt, NothingIsAskedIfNothingIsLodgedOrTheLineTellsOfSomethingElse) {
  EXPECT_EQ(answer("This replaces my earlier letter.\nIII Corps: march Jena"), "III Corps: march Jena\n");
  const State state = after_a_letter();
  for (const char* line : {"Thanks for your last letter.", "Yesterday was a long day.", "Please send me a new map"})
    EXPECT_EQ(answer(state, std::string(line) + "\nIII Corps: march Jena", Side::france), "III Corps: march Jena\n")
        << line;
}

}  // namespace estafette::test::earlier_letters_test
