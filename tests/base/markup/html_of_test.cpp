#include "base/markup/html_of.hpp"

#include <gtest/gtest.h>

namespace estafette::html_of_test {

TEST(HtmlOfXml, ElementsWithNothingInThemHaveNoEndTag) {
  EXPECT_EQ(html_of("<p>a<br></br>b<input name=\"x\"></input></p>", {}), "<p>a<br>b<input name=\"x\"></p>");
}

TEST(HtmlOfXml, OnlyTheStyleIsTakenAsItStands) {
  EXPECT_EQ(html_of("<i>a &gt; b</i><style>p &gt; b {} i &gt; b {}</style><i>&gt;</i>", {}),
            "<i>a &gt; b</i><style>p > b {} i > b {}</style><i>&gt;</i>");
}

TEST(HtmlOfXml, WhatWasPutInStandsInItsPlaceAndIsNotLookedIntoAgain) {
  EXPECT_EQ(html_of("<p><!--1--></p><p><!--0--></p>", {"<svg><!--1--><br></br></svg>", "two"}),
            "<p>two</p><p><svg><!--1--><br></br></svg></p>");
}

TEST(HtmlOfXml, APageOfNothingIsOne) {
  EXPECT_EQ(html_of("", {}), "");
}

}  // namespace estafette::html_of_test
