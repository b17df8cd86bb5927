// A page that opens with a double-click: no network, no script (its policy says so to the browser), dark or light as
// the reader prefers, in the one look of the house (base/markup/look.hpp). A page by itself is one file; a page of a
// site has the look and its type in files beside it.
#pragma once

#include "base/table.hpp"

#include <pugixml.hpp>

#include <string>
#include <utility>
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
  /// What all pages of a site have above their titles.
  struct Masthead {
    std::string site;           ///< "The campaign of 1813"
    std::string reader;         ///< "for the Coalition": in smaller letters beside it
    std::string plate;          ///< "Turn 3, 5-7 May": at the right
    std::vector<Link> pages{};  ///< the ways to the other pages
  };
  /// How a notice is meant; each has a sign of its own.
  enum class Mark { done, ask, refused, note };
  /// One line of a ledger: the rule, small, and the sentence.
  struct Entry {
    std::string rule, text;
  };
  /// A stage of something that takes several, "Letters", and what has come of it, "5 of 7 in".
  struct Step {
    std::string name, result;
    enum class When { past, now, later } when = When::later;
  };
  /// One picture of several that are shown one after the other; `id`: by which the others lead to it; `page`: which
  /// tells more of it.
  struct Frame {
    std::string id, title, file, told, page;
  };
  /// A piece for the table: its front, and its back, which is turned up when it is weakened.
  struct Counter {
    std::string kind;  ///< "france", "coalition"
    bool horse = false;
    std::string name, front, back;
  };
  /// A small chart among others of its kind.
  struct Small {
    std::string name, figure, href, drawing;
  };

  explicit HtmlPage(const std::string& title);
  /// One page of a site, with a link to skip the masthead. Its look is in look::kStyleFile beside it.
  HtmlPage(const std::string& title, const Masthead& masthead);

  /// Above the title: what it is about, "Turn 2, 1-4 May".
  void eyebrow(const std::string& text);
  /// Below the title: what the page says first.
  void lead(const std::string& text);

  /// As wide as a letter.
  void narrow();
  /// Begins a letter, in a double frame: to whom, and where and when.
  void letterhead(const std::string& to, const std::string& when);

  /// What follows stands in the wide column of two; next_column() begins the other, one_column() ends both.
  void columns();
  void next_column();
  void one_column();

  /// Puts a table of contents here: links to all headings that follow.
  void contents();
  /// Begins a sheet of paper. `note` stands at its right, and leads to `href` if that is not empty.
  void heading(const std::string& text, const std::string& note = "", const std::string& href = "");
  /// A sheet in a double frame, for what the page is for: one a page.
  void purpose(const std::string& text, const std::string& note = "");
  /// Of a part of a sheet.
  void subheading(const std::string& text);

  void paragraph(const std::string& text);
  /// The first paragraph of a story.
  void opening(const std::string& text);
  /// A paragraph that is set apart: a warning, or a note that something is synthetic or reconstructed.
  void notice(const std::string& text, Mark mark = Mark::ask);
  /// `hrefs`: for each row, what its first cell links to, or nothing; if empty, no cell is a link; `last_hrefs`: the
  /// same of its last cell. On a telephone a table of more than two columns becomes a card a row.
  void table(const Table& table, const std::vector<std::string>& hrefs = {},
             const std::vector<std::string>& last_hrefs = {});
  void list(const std::vector<std::string>& items);
  void links(const std::vector<Link>& items);
  /// A group of links with a name, "Turns", by which a screen reader finds it.
  void navigation(const std::string& name, const std::vector<Link>& items);
  /// Somebody's own words, with their line ends.
  void letter(const std::string& text);
  /// Lines to be copied as they are.
  void form(const std::vector<std::string>& lines);
  void steps(const std::string& name, const std::vector<Step>& steps);
  /// What waits, in the order in which it is best done: what, and why.
  void tasks(const std::vector<std::pair<std::string, std::string>>& tasks);
  /// Lines that only he reads who opens them: `what` in bold letters, and its outcome.
  void fold(const std::string& what, const std::string& outcome, const std::vector<Entry>& entries);
  /// The same for whatever follows until end_fold().
  void begin_fold(const std::string& what, const std::string& outcome);
  void end_fold();
  /// A picture in a file of its own beside the page; `told` says what it shows, for those who cannot see it. It links
  /// to `href`, unless that is empty. A broad one is moved sideways on a telephone.
  void picture(const std::string& file, const std::string& told, const std::string& caption, const std::string& href,
               bool broad = false);
  /// An SVG drawing as a part of the page, without its own style.
  /// Its caption leads to `href`, unless that is empty.
  void drawing(const std::string& svg, const std::string& caption = "", const std::string& href = "");
  void small_charts(const std::vector<Small>& charts);
  /// Shows one of them, the last to begin with; links lead from each to those beside it. With a little script the keys
  /// do so too, and all are played in turn; without it nothing is missing. One a page.
  void playback(const std::vector<Frame>& frames);
  /// To be cut out: front and back side by side, to fold along the middle.
  void counters(const std::vector<Counter>& counters);

  /// An element of its own at this place, for what only some pages have: forms.
  [[nodiscard]] pugi::xml_node part(const char* element);
  /// What another of our writers has made, put here as it stands: a map.
  void put(const std::string& markup);
  /// What only this page has besides the look.
  void own_style(const std::string& style);
  /// A script of ours, at the end of the page, once; its policy lets those run that were given, and no other.
  void runs(const std::string& script);
  /// Lets the page send forms to where it came from. Without this its policy forbids it.
  void let_send_forms();
  /// Shows the page anew after so many seconds, unless a script of its own does it better: this one may ask for it.
  void asks_again(int seconds);

  /// The whole page as UTF-8.
  [[nodiscard]] std::string text() const;

 private:
  pugi::xml_document document_;
  void begin(const std::string& title, bool of_a_site);
  /// Puts other words in place of some of the page's policy.
  void allow(const std::string& words, const std::string& instead);
  /// Where what comes next stands: in the sheet that is open, or above the first.
  [[nodiscard]] pugi::xml_node place() const { return part_ ? part_ : frame_; }
  /// The same, for what may stand on paper only.
  [[nodiscard]] pugi::xml_node paper();
  pugi::xml_node sheet(const std::string& text, const std::string& note, const std::string& href);

  pugi::xml_node body_;
  pugi::xml_node main_;
  pugi::xml_node frame_;            ///< main_, or a column of it
  pugi::xml_node part_;             ///< the sheet that is open; null before the first
  pugi::xml_node folded_;           ///< the sheet that an open fold is in; null: none is open
  pugi::xml_node contents_;         ///< the list in it; null if there is no table of contents
  std::vector<std::string> put_{};  ///< what stands in the page as it is
  int headings_ = 0;                ///< how many headings it links to
};

}  // namespace estafette
