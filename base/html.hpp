// A page that opens by double-click: one file, no network, no script, dark or light as the reader's computer is set.
#pragma once

#include "base/table.hpp"

#include <pugixml.hpp>

#include <string>

namespace estafette {

class HtmlPage {
 public:
  explicit HtmlPage(const std::string& title);

  /// A table of contents at this place: links to all headings that follow.
  void contents();
  void heading(const std::string& text);
  void paragraph(const std::string& text);
  /// A paragraph set apart: a warning, or what is synthetic or reconstructed.
  void notice(const std::string& text);
  void table(const Table& table);

  /// The whole page as UTF-8.
  [[nodiscard]] std::string text() const;

 private:
  pugi::xml_document document_;
  pugi::xml_node main_;
  pugi::xml_node contents_;  ///< its list; null without a table of contents
  int headings_ = 0;         ///< that it links to
};

}  // namespace estafette
