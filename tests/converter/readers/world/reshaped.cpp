#include "converter/readers/world/reshaped.hpp"

#include "base/text.hpp"
#include "converter/readers/world/replaced.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::test {
namespace {

/// A line, and how many letters it is set in; blank lines have no words.
struct Line {
  std::size_t depth = 0;
  std::string_view words;
};

/// Nothing if tabs set the lines in.
std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::string_view words = trim(line);
    if (line.find('\t') != std::string_view::npos) return {};
    lines.push_back({words.empty() ? 0 : line.find(words.front()), words});
    begin = end + 1;
  }
  return lines;
}

std::string escaped(std::string_view words) {
  return replaced(replaced(replaced(std::string(words), "&", "&amp;"), "<", "&lt;"), ">", "&gt;");
}

/// Lists within lists, as editors of web pages make them of lines that are set in.
std::string as_web_lists(const std::string& text) {
  const std::vector<Line> lines = lines_of(text);
  if (lines.empty()) return text;
  std::string page = "<html><body>\n";
  std::vector<std::size_t> open;
  for (const Line& line : lines) {
    if (line.words.empty()) continue;
    while (!open.empty() && open.back() > line.depth) {
      page += "</li></ul>";
      open.pop_back();
    }
    if (open.empty() || open.back() < line.depth) {
      page += "<ul>";
      open.push_back(line.depth);
    } else {
      page += "</li>";
    }
    page += "<li>" + escaped(line.words) + "\n";
  }
  for (std::size_t at = 0; at < open.size(); ++at) page += "</li></ul>";
  return page + "</body></html>\n";
}

/// Lines that end with a break, set in by hard blanks.
std::string as_web_lines(const std::string& text) {
  const std::vector<Line> lines = lines_of(text);
  if (lines.empty()) return text;
  std::string page = "<html><body><p>\n";
  for (const Line& line : lines) {
    for (std::size_t at = 0; at < line.depth; ++at) page += "&nbsp;";
    page += escaped(line.words) + "<br>\n";
  }
  return page + "</p></body></html>\n";
}

std::string as_preformatted(const std::string& text) {
  return "<html><body><pre>\n" + escaped(text) + "</pre></body></html>\n";
}

/// One cell a row.
std::string as_web_rows(const std::string& text) {
  const std::vector<Line> lines = lines_of(text);
  if (lines.empty()) return text;
  std::string page = "<html><body><table>\n";
  for (const Line& line : lines) {
    if (line.words.empty()) continue;
    page += "<tr><td>";
    for (std::size_t at = 0; at < line.depth; ++at) page += "&nbsp;";
    page += escaped(line.words) + "</td></tr>\n";
  }
  return page + "</table></body></html>\n";
}

/// Broken at a width, as mails are: what does not fit begins the next line, at its margin.
std::string broken_at(const std::string& text, std::size_t width) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    std::string_view line = std::string_view(text).substr(begin, end - begin);
    while (line.size() > width) {
      const std::size_t blank = line.rfind(' ', width);
      if (blank == std::string_view::npos || trim(line.substr(0, blank)).empty()) break;
      result.append(line.substr(0, blank)).append("\n");
      line.remove_prefix(blank + 1);
    }
    result.append(line).append("\n");
    begin = end + 1;
  }
  return result;
}

/// The lines that stand furthest in, behind the line above them.
std::string with_units_on_the_line(const std::string& text, std::string_view between) {
  const std::vector<Line> lines = lines_of(text);
  if (lines.empty()) return text;
  std::string result;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    result += std::string(lines[at].depth, ' ').append(lines[at].words);
    std::size_t end = at + 1;
    while (end < lines.size() && !lines[end].words.empty() && lines[end].depth == lines[at + 1].depth) ++end;
    const bool listed = end > at + 1 && lines[at + 1].depth > lines[at].depth && !lines[at].words.empty() &&
                        (end == lines.size() || lines[end].depth < lines[at + 1].depth);
    if (listed && lines[at].words.find(':') == std::string_view::npos) {
      result += ": ";
      for (std::size_t unit = at + 1; unit < end; ++unit)
        result.append(unit == at + 1 ? "" : between).append(lines[unit].words);
      at = end - 1;
    }
    result += '\n';
  }
  return result;
}

std::string in_small_letters(std::string text) {
  for (char& letter : text)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return text;
}

/// Accents as signs of their own behind their letters, as some systems have them.
std::string with_accents_apart(const std::string& text) {
  return swapped(text, {{"\u00E9", "e\u0301"},
                        {"\u00E8", "e\u0300"},
                        {"\u00EA", "e\u0302"},
                        {"\u00E0", "a\u0300"},
                        {"\u00E4", "a\u0308"},
                        {"\u00F6", "o\u0308"},
                        {"\u00FC", "u\u0308"},
                        {"\u00DC", "U\u0308"},
                        {"\u00F1", "n\u0303"},
                        {"\u00E7", "c\u0327"},
                        {"\u00ED", "i\u0301"},
                        {"\u00F3", "o\u0301"}});
}

/// Beside the same lines of another page: in two columns.
std::string in_two_columns(const std::string& text) {
  const std::vector<Line> lines = lines_of(text);
  constexpr std::size_t kGap = 6;
  std::size_t widest = 0;
  for (const Line& line : lines) widest = std::max(widest, line.depth + width(line.words));
  if (lines.empty() || widest > 90) return text;
  std::string result;
  const std::size_t half = (lines.size() + 1) / 2;
  for (std::size_t at = 0; at < half; ++at) {
    std::string left = std::string(lines[at].depth, ' ').append(lines[at].words);
    if (at + half < lines.size() && !lines[at + half].words.empty()) {
      left.append(widest + kGap - width(left), ' ');
      left += std::string(lines[at + half].depth, ' ').append(lines[at + half].words);
    }
    result += left + '\n';
  }
  return result;
}

std::string with_ranks_in_short(const std::string& text) {
  return swapped(text, {{"\\bLieutenant[- ]General\\b", "Lt. Gen."},
                        {"\\bMajor[- ]General\\b", "Maj. Gen."},
                        {"\\bBrigadier[- ]General\\b", "Brig. Gen."},
                        {"\\bLieutenant[- ]Colonel\\b", "Lt. Col."},
                        {"\\bGeneral (?=[A-Z](?!taff))", "Gen. "},
                        {"\\bColonel\\b", "Col."},
                        {"\\bMajor (?=[A-Z])", "Maj. "},
                        {"\\bCaptain\\b", "Capt."}});
}

std::string with_ranks_spelt(const std::string& text) {
  return swapped(text, {{"\\bLt\\.? ?-?Gen\\.", "Lieutenant-General"},
                        {"\\bMaj\\.? ?-?Gen\\.", "Major-General"},
                        {"\\bBrig\\.? ?-?Gen\\.", "Brigadier-General"},
                        {"\\bLt\\.? ?-?Col\\.", "Lieutenant-Colonel"},
                        {"\\bGen\\. ", "General "},
                        {"\\bCol\\. ", "Colonel "},
                        {"\\bCapt\\. ", "Captain "},
                        {"\\bMaj\\. ", "Major "}});
}

constexpr const char* kRanked =
    ": ((?:Lieutenant|Major|Brigadier)?[- ]?(?:General|Colonel|Marshal|Major|Captain|Brigadier|Gen\\.|Col\\.|Maj\\.|"
    "Brig\\.|Lt\\.|Capt\\.)[^,:;()\n0-9]*)(?=\n)";

}  // namespace

const std::vector<Manner>& shapes() {
  static const std::vector<Manner> kShapes = {
      {"web-lists", as_web_lists},
      {"web-lines", as_web_lines},
      {"preformatted", as_preformatted},
      {"web-rows", as_web_rows},
      {"broken-at-72", [](const std::string& text) { return broken_at(text, 72); }},
      {"broken-at-40", [](const std::string& text) { return broken_at(text, 40); }},
      {"units-on-the-line", [](const std::string& text) { return with_units_on_the_line(text, "; "); }},
      {"units-behind-commas", [](const std::string& text) { return with_units_on_the_line(text, ", "); }},
      {"small-letters", [](const std::string& text) { return in_small_letters(text); }},
      {"accents-apart", with_accents_apart},
      {"two-columns", in_two_columns},
      {"short-ranks", with_ranks_in_short},
      {"ranks-spelt", with_ranks_spelt},
      {"leaders-in-brackets", [](const std::string& text) { return replaced(text, kRanked, " ($1)"); }},
      {"leaders-behind-commas", [](const std::string& text) { return replaced(text, kRanked, ", $1"); }},
      {"leaders-below", [](const std::string& text) { return replaced(text, kRanked, "\n$1"); }},
      {"dots-before-men",
       [](const std::string& text) { return replaced(text, "([^- ]) ([0-9][0-9,]* men)\n", "$1 ........ $2\n"); }},
      {"tabs-before-men",
       [](const std::string& text) { return replaced(text, "([^- ]) ([0-9][0-9,]* men)\n", "$1\t$2\n"); }},
      {"counts-behind-commas",
       [](const std::string& text) {
         return replaced(text, " \\(([0-9]+ (?:bns|battalions|sqns|squadrons|bn|sqn|bat\\.|esc\\.))\\)", ", $1");
       }},
      {"counts-behind-dashes",
       [](const std::string& text) {
         return replaced(text, " \\(([0-9]+ (?:bns|battalions|sqns|squadrons|bn|sqn|bat\\.|esc\\.))\\)", " - $1");
       }},
      {"counts-behind-x",
       [](const std::string& text) {
         return replaced(text, " \\(([0-9]+) (?:bns|battalions|sqns|squadrons)\\)", " x$1");
       }},
      {"counts-bare",
       [](const std::string& text) {
         return replaced(text, " \\(([0-9]+) (?:bns|battalions|sqns|squadrons)\\)", " ($1)");
       }},
      {"long-words",
       [](const std::string& text) {
         return swapped(text, {{"\\bbns\\b", "battalions"},
                               {"\\bsqns\\b", "squadrons"},
                               {"\\bbn\\b", "battalion"},
                               {"\\bsqn\\b", "squadron"},
                               {"\\bBde\\b\\.?", "Brigade"},
                               {"\\bDiv\\b\\.?", "Division"},
                               {"\\bRegt\\b\\.?", "Regiment"},
                               {"\\bRgt\\b\\.?", "Regiment"},
                               {"\\bCav\\b\\.?", "Cavalry"},
                               {"\\bInf\\b\\.?", "Infantry"},
                               {"\\bArty\\b\\.?", "Artillery"}});
       }},
      {"bayonets", [](const std::string& text) { return replaced(text, "\\bmen\\b", "rank and file"); }},
      {"hashes", [](const std::string& text) { return replaced(text, "(^|\n)(?=[^ \n])", "$1## "); }},
      {"wiki-headings",
       [](const std::string& text) { return replaced(text, "(^|\n)([^ \n=][^\n]*)(?=\n)", "$1== $2 =="); }},
      {"no-ordinals", [](const std::string& text) { return replaced(text, "\\b([0-9]+)(st|nd|rd|th)\\b", "$1"); }},
      {"ordinals-apart",
       [](const std::string& text) { return replaced(text, "\\b([0-9]+)(st|nd|rd|th)\\b", "$1 $2"); }},
      {"d-for-nd", [](const std::string& text) { return replaced(text, "\\b([0-9]*[23])(nd|rd)\\b", "$1d"); }},
      {"letter-l", [](const std::string& text) { return replaced(text, "\\b1st\\b", "lst"); }},
      {"curled-quotes", [](const std::string& text) { return replaced(text, "'", "\u2019"); }},
  };
  return kShapes;
}

}  // namespace estafette::test
