#include "converter/review/page.hpp"

#include "base/markup/look.hpp"
#include "base/markup/markup.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/review/cells.hpp"
#include "converter/review/page_style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <utility>

namespace estafette::review {
namespace {

using readers::LineUse;

constexpr std::size_t kLongestShown = 400;  ///< letters of a line: the game's own rows have some thousand

std::string plural(long long count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", figure(count), count == 1 ? one : many);
}

/// "12,000 men, 16 guns"; men may be a guess.
std::string strength(const ReadNode& node, bool words) {
  std::string text = figure(node.men) + (node.men_guessed ? "?" : "") + (words ? " men" : "");
  if (node.guns > 0 && (words || !node.command)) text += ", " + plural(node.guns, "gun", "guns");
  return text;
}

/// With a full stop, unless it ends in what is to be typed: "begin with Note:".
std::string sentence(const std::string& text) {
  return text.ends_with(':') || text.ends_with('.') ? text : text + '.';
}

/// A text in which signs may mean something to a page: it is escaped.
struct Escaped {
  std::string_view text;
};

void add_one(std::string& out, std::string_view text) {
  out.append(text);
}
void add_one(std::string& out, Escaped text) {
  add_escaped(out, text.text);
}

template <typename... Texts>
void add_all(std::string& out, const Texts&... texts) {
  (add_one(out, texts), ...);
}

std::string line_link(int line, std::string_view before) {
  const std::string number = std::to_string(line);
  std::string link;
  add_all(link, "<a href=\"#l", number, "\">", before, number, "</a>");
  return link;
}

class Page {
 public:
  Page(const Review& review, const PageNotes& notes) : review_(review), notes_(notes), parting_(parting_of(review)) {
    for (std::size_t i = 0; i < review.nodes.size(); ++i) first_node_.try_emplace(review.nodes[i].line, i);
  }

  std::string all() {
    head();
    out_ += "<div class=\"cols even\">\n";
    source();
    tree();
    out_ += "</div>\n<div class=\"cols even\">\n";
    sums();
    balance();
    out_ += "</div>\n";
    asked();
    other_guesses();
    out_ += "</main>\n</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  void head() {
    const std::string title = escaped(review_.title.empty() ? review_.file : review_.title);
    add("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width, initial-scale=1\">\n<meta http-equiv=\"Content-Security-Policy\" "
        "content=\"{}\">\n<title>Review: {}</title>\n<style>{}</style>\n</head>\n<body>\n<a class=\"skip\" "
        "href=\"#main\">Skip to the content</a>\n",
        escaped(page_policy()), title, look::for_one_file() + kPageStyle);
    add("<header class=\"mast\"><div class=\"in\"><span class=\"title\">Estafette<i>Review of an order of "
        "battle</i></span>"
        "<span class=\"plate\">{} % certain</span></div></header>\n"
        "<main id=\"main\">\n<p class=\"eyebrow\">{}</p>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n",
        review_.certain, escaped(review_.file), title, escaped(lead()));
    badges();
    for (std::string remark : notes_.remarks) {
      if (remark.empty()) continue;
      remark.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(remark.front())));
      if (remark.back() != '.' && remark.back() != '?') remark += '.';
      out_ += "<p>" + escaped(remark) + "</p>\n";
    }
  }

  /// What the page says first: how much is understood, and what is left to do.
  [[nodiscard]] std::string lead() const {
    const int left = review_.lines_read - review_.understood;
    std::string text = left == 0 ? fmt::format("All {} are understood", plural(review_.lines_read, "line", "lines"))
                                 : fmt::format("{} of {} are understood", figure(review_.understood),
                                               plural(review_.lines_read, "line", "lines"));
    const auto men = std::count_if(review_.nodes.begin(), review_.nodes.end(),
                                   [](const ReadNode& node) { return node.men_guessed; });
    if (men > 0)
      text +=
          fmt::format("; {} not stated, and guessed", men == 1 ? "one strength is" : figure(men) + " strengths are");
    const std::size_t questions = review_.questions.size();
    return text + (questions == 0 ? ". There is nothing to ask."
                   : questions == 1
                       ? ". One question is open."
                       : fmt::format(". {} questions are open.", figure(static_cast<long long>(questions))));
  }

  void badges() {
    const auto count = [&](auto is) { return std::count_if(review_.lines.begin(), review_.lines.end(), is); };
    const auto asked = count(is_asked);
    const auto passed = count([](const SourceRow& row) { return row.use == LineUse::passed && !is_asked(row); });
    const auto guessed = count([](const SourceRow& row) { return row.guessed && !is_asked(row); });
    const auto plain = static_cast<long long>(review_.lines.size()) - asked - passed - guessed;
    add("<p class=\"badges\"><span class=\"badge done\">✓ {} plain</span>", plural(plain, "line", "lines"));
    if (guessed > 0) add("<span class=\"badge ask\">{} with a guess</span>", figure(guessed));
    if (asked > 0) add("<span class=\"badge ask\">? {} to look at</span>", figure(asked));
    if (passed > 0) add("<span class=\"badge\">{} passed over</span>", figure(passed));
    const auto first = std::find_if(review_.lines.begin(), review_.lines.end(),
                                    [](const SourceRow& row) { return !row.questions.empty(); });
    if (first != review_.lines.end()) add("<a class=\"next\" href=\"#l{}\">First to look at</a>", first->line);
    out_ += "</p>\n";
  }

  // --- the left column ---

  void source() {
    out_ +=
        "<section class=\"sheet\"><div class=\"head\"><h2>As it was written</h2><span>your file is not "
        "changed</span></div>\n<ol class=\"src\">\n";
    int before = 0;
    for (const SourceRow& row : review_.lines) {
      line(row, before > 0 && row.line > before + 1);
      before = row.line;
    }
    add("</ol>\n<div class=\"sum\"><span>{}</span><span class=\"n\">{} men</span></div></section>\n",
        plural(review_.balance.units_left, "unit", "units"), figure(review_.balance.men_left));
  }

  void line(const SourceRow& row, bool gap) {
    std::string classes = is_asked(row) ? "ask" : row.guessed ? "guess" : row.use == LineUse::passed ? "passed" : "";
    if (row.continues) classes += " joined";
    if (gap) classes += " gap";
    const auto node = first_node_.find(row.line);
    const std::string number = std::to_string(row.line);
    put("<li id=\"l", number, "\"");
    if (!classes.empty()) put(" class=\"", trim(classes), "\"");
    out_ += "><span class=\"k\">";
    if (node == first_node_.end())
      out_ += number;
    else
      put("<a href=\"#r", std::to_string(node->second), "\">", number, "</a>");
    put("</span><span class=\"w\">");
    if (row.text.size() > kLongestShown)
      add_cells(out_, shorten(row.text, kLongestShown), parting_);
    else
      add_cells(out_, row.text, parting_);
    out_ += "</span><span class=\"n\">";
    if (row.units > 0) put(figure(row.men), row.men_guessed ? "?" : "");
    out_ += "</span>";
    for (const std::size_t question : row.questions) {
      const Problem& asked = review_.questions[question];
      add("<small>? Expected {}. {}</small>", escaped(asked.expected), escaped(sentence(asked.remedy)));
    }
    if (row.use == LineUse::passed && row.questions.empty()) out_ += "<small>passed over</small>";
    out_ += "</li>\n";
  }

  // --- the right column ---

  void tree() {
    add("<section class=\"sheet\"><div class=\"head\"><h2>As it was read</h2><span>{}</span></div>\n",
        review_.guesses == 0 ? "nothing guessed" : plural(review_.guesses, "guess", "guesses"));
    int depth = -1;
    for (std::size_t i = 0; i < review_.nodes.size(); ++i) {
      const ReadNode& node = review_.nodes[i];
      if (node.depth > depth) out_ += depth < 0 ? "<ul class=\"tree\">\n" : "<ul>\n";
      for (; depth > node.depth; --depth) out_ += "</li>\n</ul>\n";
      if (depth == node.depth && i > 0 && review_.nodes[i - 1].depth >= depth) out_ += "</li>\n";
      depth = node.depth;
      this->node(node, i);
    }
    for (; depth >= 0; --depth) out_ += "</li>\n</ul>\n";
    add("<div class=\"sum\"><span>{}</span><span class=\"n\">{} men</span></div></section>\n",
        plural(review_.balance.units_right, "unit", "units"), figure(review_.balance.men_right));
  }

  void node(const ReadNode& node, std::size_t at) {
    const char* mark = node.asked ? " ask" : node.guessed ? " guess" : "";
    put("<li id=\"r", std::to_string(at), "\"><div class=\"u", mark, "\"><span><b>", Escaped{node.name}, "</b>");
    if (!node.commander.empty()) put(" <em>", Escaped{node.commander}, "</em>");
    put(" <span>", Escaped{node.what}, "</span></span><span class=\"n\">", strength(node, node.depth == 0), "</span>");
    if (node.guessed || node.asked) {
      out_ += "<small>";
      if (node.guessed) put("Guessed: ", Escaped{node.guesses}, ". ");
      if (node.line > 0) put(line_link(node.line, "line "));
      out_ += "</small>";
    }
    out_ += "</div>";
  }

  // --- below both ---

  void sums() {
    out_ += "<section class=\"sheet\"><div class=\"head\"><h2>Sums in the text</h2></div>\n";
    if (review_.sums.empty()) {
      out_ += "<p>The text states no sums of its own.</p></section>\n";
      return;
    }
    out_ += "<table><thead><tr><th>line</th><th>of</th><th>stated</th><th>read</th></tr></thead><tbody>\n";
    for (const readers::StatedSum& sum : review_.sums) {
      add("<tr><th scope=\"row\"><a href=\"#l{0}\">{0}</a></th><td>{1}</td><td>{2}</td><td>{3}</td></tr>\n", sum.line,
          escaped(sum.of), escaped(sum.stated),
          sum.agrees ? "✓ the same" : "<span class=\"badge ask\">? " + escaped(sum.read) + "</span>");
    }
    out_ += "</tbody></table></section>\n";
  }

  void balance() {
    const Balance& sum = review_.balance;
    add("<section class=\"sheet\"><div class=\"head\"><h2>Where the figures went</h2></div>\n<table><tbody>\n"
        "<tr><th scope=\"row\">understood</th><td class=\"n\">{}</td></tr>\n<tr><th scope=\"row\">asked</th><td "
        "class=\"n\">{}</td></tr>\n<tr><th scope=\"row\">passed over</th><td class=\"n\">{}</td></tr>\n<tr "
        "class=\"total\"><th scope=\"row\">lines with a figure</th><td class=\"n\">{}</td></tr>\n</tbody></table>\n",
        figure(sum.understood), figure(sum.asked), figure(sum.passed), figure(sum.figures));
    if (!notes_.answers.empty()) {
      add("<p>Your answers go into <code>{}</code>; give it back with <code class=\"opt\">--answers</code>.</p>\n",
          escaped(notes_.answers));
    }
    out_ += "</section>\n";
  }

  void asked() {
    if (review_.questions.empty()) return;
    out_ += "<section class=\"sheet\"><div class=\"head\"><h2>To look at</h2></div>\n<ul class=\"asked\">\n";
    for (const Problem& question : review_.questions) {
      out_ += "<li>";
      if (question.line > 0)
        add("<p><b><a href=\"#l{0}\">Line {0}</a></b> ", question.line);
      else
        out_ += "<p>";
      add("<q>{}</q></p><p>Expected {}. {}</p></li>\n", escaped(shorten(question.found, kLongestShown)),
          escaped(question.expected), escaped(sentence(question.remedy)));
    }
    out_ += "</ul></section>\n";
  }

  /// Of quality, of a level from its place: seldom wrong, and folded.
  void other_guesses() {
    std::string rows;
    int count = 0;
    for (const ReadNode& node : review_.nodes) {
      if (node.guesses.empty() || node.guessed) continue;
      ++count;
      add_all(rows, "<tr><td>", node.line == 0 ? "" : line_link(node.line, ""), "</td><th scope=\"row\">",
              Escaped{node.name}, "</th><td>", Escaped{node.guesses}, "</td></tr>\n");
    }
    if (count == 0) return;
    add("<section class=\"sheet\"><details><summary>{} that change neither a strength nor a kind</summary>\n"
        "<table><thead><tr><th>line</th><th>name</th><th>guessed</th></tr></thead><tbody>\n{}</tbody></table>"
        "</details></section>\n",
        plural(count, "line has a guess", "lines have guesses"), rows);
  }

  /// Puts texts at the end of the page as they are, which takes a third of the time: for what each line has.
  template <typename... Texts>
  void put(const Texts&... texts) {
    add_all(out_, texts...);
  }

  /// Puts it at the end of the page, without making a string of it first.
  template <typename... Values>
  void add(fmt::format_string<Values...> words, Values&&... values) {
    fmt::format_to(std::back_inserter(out_), words, std::forward<Values>(values)...);
  }

  const Review& review_;
  const PageNotes& notes_;
  char parting_;                           ///< of the cells of a row
  std::map<int, std::size_t> first_node_;  ///< what was read from a line first
  std::string out_;
};

}  // namespace

std::string to_html(const Review& review, const PageNotes& notes) {
  return Page(review, notes).all();
}

}  // namespace estafette::review
