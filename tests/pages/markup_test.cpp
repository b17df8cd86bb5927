// A name stays a name on every kind of page: read here as a browser would, but without one.
#include "base/markup/markup.hpp"

#include "base/hidden.hpp"
#include "pages/every_page.hpp"
#include "pages/tags.hpp"
#include "support/tried.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace estafette::test::markup_test {
namespace {

bool is_page(const Document& document) {
  return document.path.extension() == ".html";
}

/// What a page of that kind has when nobody means any harm, by its name.
const std::map<std::string, Markup>& harmless() {
  static const std::map<std::string, Markup> pages = [] {
    std::map<std::string, Markup> all;
    for (const char* name : {"Ney", "Ney, Prince of the Moskwa", "N", "Ney, Prince of the Moskwa, Duke of Elchingen"})
      for (const Document& page : every_page(name)) {
        Markup markup = markup_of(page.bytes);
        Markup& known = all[page.path.generic_string()];
        known.kinds.merge(markup.kinds);
        known.scripts = markup.scripts;
      }
    return all;
  }();
  return pages;
}

/// What of a page a name has become; empty: nothing.
std::string struck(const Document& page) {
  const auto known = harmless().find(page.path.generic_string());
  if (known == harmless().end()) return "a page of its own";
  const Markup markup = markup_of(page.bytes);
  for (const std::string& kind : markup.kinds)
    if (!known->second.kinds.contains(kind)) return "<" + kind + ">";
  if (markup.scripts != known->second.scripts) return "another script";
  for (const std::string& target : markup.targets)
    if (target.find(':') != std::string::npos && !target.starts_with("data:image/")) return "a link to " + target;
  return find_hidden(page.bytes) ? "a letter that nobody can see" : "";
}

}  // namespace

TEST(EveryPage, WhateverANameHoldsItBecomesNoMarkup) {
  ASSERT_EQ(hostile_names().size(), 40U);
  for (const std::string& name : hostile_names())
    for (const Document& page : every_page(name)) {
      EXPECT_EQ(struck(page), "") << page.path << " by " << name;
      tried("pages with a hostile name");
    }
}

TEST(EveryPage, TellsTheBrowserThatNothingFromElsewhereMayRun) {
  for (const Document& page : every_page("Ney")) {
    if (!is_page(page)) continue;
    const Markup markup = markup_of(page.bytes);
    EXPECT_LE(markup.scripts.size(), 1U) << page.path;
    const std::string script = markup.scripts.empty() ? "" : markup.scripts.front();
    EXPECT_TRUE(markup.policy == page_policy(script) || markup.policy == escaped(page_policy(script))) << page.path;
  }
}

TEST(EveryPage, TheReaderOfTagsFindsWhatIsWrong) {
  EXPECT_TRUE(markup_of("<p>a</p><script>b()</script>").kinds.contains("script"));
  EXPECT_TRUE(markup_of("<main aria-label=\"\" onload=\"x\">").kinds.contains("main onload"));
  EXPECT_TRUE(markup_of("<p title='a'onclick=b>").kinds.contains("p onclick"));
  EXPECT_FALSE(markup_of("<p title='<b onclick=c>'>a &lt;b> < b</p>").kinds.contains("b"));
  EXPECT_TRUE(markup_of("<title>a</title><b>").kinds.contains("b"));
}

}  // namespace estafette::test::markup_test
