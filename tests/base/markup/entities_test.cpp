#include "base/markup/entities.hpp"

#include <gtest/gtest.h>

namespace estafette::entities_test {

TEST(Entities, AreLettersAgain) {
  EXPECT_EQ(with_letters("Fr&eacute;d&eacute;ric &amp; B&uuml;low &#8211; &#xE9;&szlig;"), "Frédéric & Bülow – éß");
  EXPECT_EQ(with_letters("&nbsp;"), "\xC2\xA0");
}

TEST(Entities, WhatIsNoneStaysAsItIs) {
  for (const char* text :
       {"A & B", "&unheardof;", "&", "&;", "&#;", "&#x;", "&#12a;", "&#0;", "&#xD800;", "&eacute", "&a;"})
    EXPECT_EQ(with_letters(text), text);
}

TEST(Entities, LettersOfTheNorthAndMarksOfPrintAreKnown) {
  EXPECT_EQ(with_letters("&Aring;bo, Kj&oslash;ge, S&aelig;by, C&oelig;ur, &copy; 1998"),
            "\u00C5bo, Kj\u00F8ge, S\u00E6by, C\u0153ur, \u00A9 1998");
}

TEST(Entities, WhatTakesNoRoomIsLeftOut) {
  EXPECT_EQ(with_letters("Grena&shy;dier&#8203;e"), "Grenadiere");
}

}  // namespace estafette::entities_test
