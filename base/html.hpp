// A page that opens by double-click: one file, no network, no script, dark or light as the reader's computer is set.
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
  /// A page of several: above its title their name and the links to them all, and before these one that skips them.
  HtmlPage(const std::string& title, const std::string& site, const std::vector<Link>& pages);

  /// A table of contents at this place: links to all headings that follow.
  void contents();
  void heading(const std::string& text);
  void paragraph(const std::string& text);
  /// A paragraph set apart: a warning, or what is synthetic or reconstructed.
  void notice(const std::string& text);
  /// `hrefs`: for each row where its first cell leads to, or nothing; without any, no cell is a link.
  void table(const Table& table, const std::vector<std::string>& hrefs = {});
  void list(const std::vector<std::string>& items);
  void links(const std::vector<Link>& items);
  /// A way onward that is found by its name: "Turns".
  void navigation(const std::string& name, const std::vector<Link>& items);
  /// Somebody's own words; his line ends stay.
  void letter(const std::string& text);
  /// A picture in a file of its own beside the page; `told` says what it shows to whoever does not see it. It leads to
  /// `href`, if that is not empty.
  void picture(const std::string& file, const std::string& told, const std::string& caption, const std::string& href);

  /// The whole page as UTF-8.
  [[nodiscard]] std::string text() const;

 private:
  pugi::xml_document document_;
  void begin(const std::string& title);

  pugi::xml_node body_;
  pugi::xml_node main_;
  pugi::xml_node contents_;  ///< its list; null without a table of contents
  int headings_ = 0;         ///< that it links to
};

}  // namespace estafette
