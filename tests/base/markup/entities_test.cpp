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

}  // namespace estafette::entities_test
