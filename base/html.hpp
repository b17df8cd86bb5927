// A page that opens with a double-click: one file, no network, no script (its policy says so to the browser), dark or
// light as the reader prefers.
#pragma once

#include "base/table.hpp"

#include <pugixml.hpp>

#include <string>
#include <vector>

namespace estafette {

class HtmlPage {
 public:
  struct Link {
    std::string text;
    std::string href;  ///< empty: the page itself, and no link
    std::string rel;   ///< "prev", "next"; usually empty
    bool operator==(const Link&) const = default;
  };

  explicit HtmlPage(const std::string& title);
  /// One page of a site: above its title are the site's name and links to all its pages, and a link to skip these.
  HtmlPage(const std::string& title, const std::string& site, const std::vector<Link>& pages);

  /// Puts a table of contents here: links to all headings that follow.
  void contents();
  void heading(const std::string& text);
  void paragraph(const std::string& text);
  /// A paragraph that is set apart: a warning, or a note that something is synthetic or reconstructed.
  void notice(const std::string& text);
  /// `hrefs`: for each row, what its first cell links to, or nothing; if empty, no cell is a link.
  void table(const Table& table, const std::vector<std::string>& hrefs = {});
  void list(const std::vector<std::string>& items);
  void links(const std::vector<Link>& items);
  /// A group of links with a name, "Turns", by which a screen reader finds it.
  void navigation(const std::string& name, const std::vector<Link>& items);
  /// Somebody's own words, with their line ends.
  void letter(const std::string& text);
  /// A picture in a file of its own beside the page; `told` says what it shows, for those who cannot see it. It links
  /// to `href`, unless that is empty.
  void picture(const std::string& file, const std::string& told, const std::string& caption, const std::string& href);

  /// An element of its own at this place, for what only some pages have: forms.
  [[nodiscard]] pugi::xml_node part(const char* element);
  /// Lets the page send forms to where it came from. Without this its policy forbids it.
  void let_send_forms();

  /// The whole page as UTF-8.
  [[nodiscard]] std::string text() const;

 private:
  pugi::xml_document document_;
  void begin(const std::string& title);

  pugi::xml_node body_;
  pugi::xml_node main_;
  pugi::xml_node contents_;  ///< the list in it; null if there is no table of contents
  int headings_ = 0;         ///< how many headings it links to
};

}  // namespace estafette
