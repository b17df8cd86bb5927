#include "converter/readers/page/page_furniture.hpp"

#include "base/ascii.hpp"
#include "converter/readers/page/tags.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace estafette::readers {
namespace {

/// Elements that may be left out as a whole: what opens one of them closes it too.
constexpr std::array<std::string_view, 12> kWhole = {"figcaption", "div",   "section", "aside", "ul",         "ol",
                                                     "dl",         "table", "header",  "span",  "blockquote", "p"};

/// Words of class and id, in small letters, of programs in general.
constexpr std::array<std::string_view, 72> kNames = {
    // menus, and what heads and ends every page
    "nav", "navbar", "navigation", "menu", "main-menu", "main_menu", "nav-menu", "topnav", "navlinks", "nav-links",
    "breadcrumb", "breadcrumbs", "pagination", "pager", "tabs", "site-header", "header-wrapper", "footer",
    "site-footer", "copyright", "search", "search-form", "login", "skip-link", "screen-reader-text", "linklist",
    // side columns, and what stands in them
    "sidebar", "side-bar", "widget-area", "tagcloud", "tag-cloud", "recent-posts", "popular-posts", "related-posts",
    "jp-relatedposts", "sharedaddy", "share", "sharing", "share-buttons", "social", "newsletter", "cookie-notice", "ad",
    "ads", "advert", "advertisement", "adsbygoogle",
    // below a post
    "comments", "comments-area", "comment-list", "commentlist", "comment-respond", "respond", "post-footer",
    "entry-footer", "entry-meta", "post-meta", "postmetadata", "byline", "blog-pager", "post-feeds", "post-navigation",
    // of who has posted
    "postprofile", "userinfo", "poster", "keyinfo", "signature", "signaturecontainer", "message-userdetails",
    "message-cell--user", "message-signature", "message-attribution"};

/// The same of single programs: forums (phpBB, vBulletin, XenForo, SMF), blogs and MediaWiki; and the captions of their
/// pictures.
constexpr std::array<std::string_view, 34> kOfPrograms = {"page-footer",
                                                          "author",
                                                          "post-buttons",
                                                          "postfoot",
                                                          "moderatorbar",
                                                          "navigate_section",
                                                          "top_section",
                                                          "p-nav",
                                                          "p-header",
                                                          "p-footer",
                                                          "p-breadcrumbs",
                                                          "message-footer",
                                                          "reactionsbar",
                                                          "bbcode_quote",
                                                          "bbcodeblock--quote",
                                                          "bbc_standard_quote",
                                                          "quotecontent",
                                                          "quoteheader",
                                                          "mw-panel",
                                                          "mw-navigation",
                                                          "mw-editsection",
                                                          "mw-jump-link",
                                                          "navbox",
                                                          "catlinks",
                                                          "posthead",
                                                          "above_body",
                                                          "below_body",
                                                          "p-description",
                                                          "p-body-sidebar",
                                                          "wp-caption-text",
                                                          "thumbcaption",
                                                          "tr-caption-container",
                                                          "gallerytext",
                                                          "toc"};

constexpr std::array<std::string_view, 5> kRoles = {"navigation", "banner", "contentinfo", "complementary", "search"};

constexpr std::array<std::string_view, 8> kText = {"entry-content", "post-body",    "postbody",     "mw-parser-output",
                                                   "post-content",  "message-body", "article-body", "post_body"};

template <std::size_t Count>
bool is_among(std::string_view word, const std::array<std::string_view, Count>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Calls `use` with each word of a class, in small letters, until it returns true.
template <typename Use>
bool any_word(std::string_view attributes, std::string_view name, const Use& use) {
  const std::string words = ascii_small(attribute(attributes, name));
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find_first_of(" \t\r\n", at), words.size());
    if (end > at && use(std::string_view(words).substr(at, end - at))) return true;
    at = end + 1;
  }
  return false;
}

/// Blogs are made of widgets, of which one holds the posts: class="widget Blog".
bool is_widget(std::string_view attributes) {
  const auto has = [&](std::string_view wanted) {
    return any_word(attributes, "class", [&](std::string_view word) { return word == wanted; });
  };
  return has("widget") && !has("blog");
}

bool names_furniture(std::string_view word) {
  return is_among(word, kNames) || is_among(word, kOfPrograms) || word.starts_with("widget_");
}

}  // namespace

bool is_page_furniture(std::string_view tag, std::string_view attributes) {
  if (!is_among(tag, kWhole)) return false;
  if (tag == "aside" || tag == "figcaption") return true;
  if (attributes.empty()) return false;
  if (any_word(attributes, "role", [](std::string_view word) { return is_among(word, kRoles); })) return true;
  if (any_word(attributes, "class", names_furniture) || is_widget(attributes)) return true;
  return any_word(attributes, "id", [](std::string_view word) {
    return names_furniture(word) || word == "page-header" || word.starts_with("sidebar-");
  });
}

bool holds_page_text(std::string_view tag, std::string_view attributes) {
  return tag == "main" || any_word(attributes, "class", [](std::string_view word) { return is_among(word, kText); });
}

}  // namespace estafette::readers
