#include "converter/readers/world/rewritten.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/world/replaced.hpp"

#include <cstddef>
#include <regex>
#include <utility>

namespace estafette::test {
namespace {

/// Each line that is not blank, with something before its words and something behind them.
std::string framed(const std::string& text, std::string_view before, std::string_view behind) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    const std::string_view words = trim(line);
    if (!words.empty()) {
      const std::size_t indent = line.find(words.front());
      result.append(line.substr(0, indent)).append(before).append(words).append(behind);
    }
    if (end < text.size()) result += '\n';
    begin = end + 1;
  }
  return result;
}

std::string without_indents(const std::string& text) {
  return replaced(text, "(^|\n)[ \t]+", "$1");
}

std::string without_accents(const std::string& text) {
  return swapped(text, {{"\u00E9|\u00E8|\u00EA|\u00EB", "e"},
                        {"\u00E0|\u00E1|\u00E2", "a"},
                        {"\u00F4|\u00F3", "o"},
                        {"\u00EE|\u00ED|\u00EF", "i"},
                        {"\u00E7", "c"},
                        {"\u00FB|\u00FA|\u00F9", "u"},
                        {"\u00F1", "n"},
                        {"\u00C9|\u00C8", "E"}});
}

std::string with_umlauts_spelt(const std::string& text) {
  return swapped(text, {{"\u00E4", "ae"},
                        {"\u00F6", "oe"},
                        {"\u00FC", "ue"},
                        {"\u00DF", "ss"},
                        {"\u00D6", "Oe"},
                        {"\u00DC", "Ue"},
                        {"\u00C4", "Ae"}});
}

std::string with_short_words(const std::string& text) {
  return swapped(text, {{"\\bRegiment\\b", "Regt."},
                        {"\\bBattalion\\b", "Bn."},
                        {"\\bDivision\\b", "Div."},
                        {"\\bBrigade\\b", "Bde."},
                        {"\\bbattalions\\b", "bns"},
                        {"\\bsquadrons\\b", "sqns"},
                        {"\\bBattery\\b", "Bty."},
                        {"\\bbatteries\\b", "btys"},
                        {"\\bCavalry\\b", "Cav."},
                        {"\\bInfantry\\b", "Inf."},
                        {"\\bArtillery\\b", "Arty."}});
}

std::string with_numbers_spelt(const std::string& text) {
  return swapped(text, {{"\\b1st (?=Division|Brigade|Corps)", "First "},
                        {"\\b2nd (?=Division|Brigade|Corps)", "Second "},
                        {"\\b3rd (?=Division|Brigade|Corps)", "Third "},
                        {"\\b4th (?=Division|Brigade|Corps)", "Fourth "},
                        {"\\b5th (?=Division|Brigade|Corps)", "Fifth "}});
}

/// With a tab for every two blanks before its lines, if all are so many.
std::string with_tabs(const std::string& text) {
  if (std::regex_search(text, std::regex("(^|\n)(  )* (?=[^ ])|\t"))) return text;
  std::string tabbed = text;
  for (std::string before; before != tabbed;) {
    before = tabbed;
    tabbed = replaced(before, "(^|\n)(\t*)  ", "$1$2\t");
  }
  return tabbed;
}

/// In capitals, those of Western Europe too.
std::string in_capitals(std::string text) {
  constexpr char kLetters = '\xC3', kFirstSmall = '\xA0', kLastSmall = '\xBE', kDivided = '\xB7';
  constexpr int kToCapital = 'a' - 'A';
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool beside = at > 0 && text[at - 1] == kLetters && text[at] >= kFirstSmall && text[at] <= kLastSmall;
    if (is_small(text[at]) || (beside && text[at] != kDivided)) text[at] = static_cast<char>(text[at] - kToCapital);
  }
  return text;
}

/// A line of another sort behind every seventh.
std::string with_lines_between(const std::string& text, std::string_view other) {
  constexpr int kEvery = 7;
  std::string result;
  int lines = 0;
  for (const char letter : text) {
    result += letter;
    if (letter == '\n' && ++lines % kEvery == 0) result.append(other).append("\n");
  }
  return result;
}

std::string with_windows_ends(const std::string& text) {
  return replaced(text, "\r?\n", "\r\n");
}

}  // namespace

const std::vector<Manner>& manners() {
  static const std::vector<Manner> kManners = {
      {"no-men", [](const std::string& text) { return replaced(text, " men\\b", ""); }},
      {"troops", [](const std::string& text) { return replaced(text, "\\bmen\\b", "troops"); }},
      {"long-dashes", [](const std::string& text) { return replaced(text, " - ", " \u2014 "); }},
      {"dashes-for-colons", [](const std::string& text) { return replaced(text, ": ", " - "); }},
      {"colons-for-dashes", [](const std::string& text) { return replaced(text, " - ", ": "); }},
      {"thousands-with-points", [](const std::string& text) { return replaced(text, "([0-9]),([0-9]{3})", "$1.$2"); }},
      {"thousands-with-blanks", [](const std::string& text) { return replaced(text, "([0-9]),([0-9]{3})", "$1 $2"); }},
      {"thousands-without", [](const std::string& text) { return replaced(text, "([0-9]),([0-9]{3})", "$1$2"); }},
      {"square-brackets", [](const std::string& text) { return replaced(text, "\\(([^()\n]*)\\)", "[$1]"); }},
      {"curly-brackets", [](const std::string& text) { return replaced(text, "\\(([^()\n]*)\\)", "{$1}"); }},
      {"dashes-for-brackets",
       [](const std::string& text) { return replaced(text, " \\(([^()\n]*[0-9][^()\n]*)\\)", " - $1"); }},
      {"french-numbers", [](const std::string& text) { return replaced(text, "\\b([0-9]+)(st|nd|rd|th)\\b", "$1e"); }},
      {"german-numbers", [](const std::string& text) { return replaced(text, "\\b([0-9]+)(st|nd|rd|th)\\b", "$1."); }},
      {"and-for-ampersand", [](const std::string& text) { return replaced(text, " & ", " and "); }},
      {"ampersand-for-and", [](const std::string& text) { return replaced(text, " and ", " & "); }},
      {"bullets", [](const std::string& text) { return framed(text, "\u2022 ", ""); }},
      {"stars", [](const std::string& text) { return framed(text, "* ", ""); }},
      {"quoted", [](const std::string& text) { return replaced(text, "(^|\n)(?=.)", "$1> "); }},
      {"full-stops", [](const std::string& text) { return framed(text, "", "."); }},
      {"semicolons", [](const std::string& text) { return framed(text, "", ";"); }},
      {"commas", [](const std::string& text) { return framed(text, "", ","); }},
      {"footnotes", [](const std::string& text) { return framed(text, "", "\u00B9"); }},
      {"blank-lines", [](const std::string& text) { return replaced(text, "\n", "\n\n"); }},
      {"no-blank-lines", [](const std::string& text) { return replaced(text, "\n[ \t]*\n+", "\n"); }},
      {"flat", without_indents},
      {"windows", with_windows_ends},
      {"capitals", [](const std::string& text) { return in_capitals(text); }},
      {"no-accents", without_accents},
      {"umlauts-spelt", with_umlauts_spelt},
      {"short-words", with_short_words},
      {"numbers-spelt", with_numbers_spelt},
      {"tabs", with_tabs},
      {"bold", [](const std::string& text) { return framed(text, "**", "**"); }},
      {"italics", [](const std::string& text) { return framed(text, "''", "''"); }},
      {"links", [](const std::string& text) { return replaced(text, "(^|\n)([ \t]*)([^|\n]+)(?=\n)", "$1$2[[$3]]"); }},
      {"references", [](const std::string& text) { return framed(text, "", "[3]"); }},
      {"points", [](const std::string& text) { return framed(text, "a) ", ""); }},
      {"squares", [](const std::string& text) { return framed(text, "\u25A0 ", ""); }},
      {"dash-bullets", [](const std::string& text) { return framed(text, "- ", ""); }},
      {"letter-bullets", [](const std::string& text) { return framed(text, "o ", ""); }},
      {"double-blanks", [](const std::string& text) { return replaced(text, "([^ \n]) (?=[^ \n])", "$1  "); }},
      {"blanks-behind", [](const std::string& text) { return framed(text, "", "   "); }},
      {"commas-before-men",
       [](const std::string& text) { return replaced(text, "([^- ]) ([0-9][0-9,]* men)\n", "$1, $2\n"); }},
      {"brackets-round-men",
       [](const std::string& text) { return replaced(text, "([^- ]) ([0-9][0-9,]* men)\n", "$1 ($2)\n"); }},
      {"dashes-before-men",
       [](const std::string& text) { return replaced(text, "([^- ]) ([0-9][0-9,]* men)\n", "$1 - $2\n"); }},
      {"colons-before-men",
       [](const std::string& text) { return replaced(text, "([^- ]) ([0-9][0-9,]* men)\n", "$1: $2\n"); }},
      {"pages", [](const std::string& text) { return with_lines_between(text, "- 12 -"); }},
      {"edit-links", [](const std::string& text) { return with_lines_between(text, "[edit]"); }},
      {"advertisements", [](const std::string& text) { return with_lines_between(text, "ADVERTISEMENT"); }},
      {"told-before",
       [](const std::string& text) {
         return "I have put this together from several books over the years. Comments are welcome!\n\n" + text;
       }},
      {"signed", [](const std::string& text) { return text + "\n\n--\nJohn Kern\nPosted on 5 May 2011, 10:32 AM\n"; }},
      {"old-ends", [](const std::string& text) { return replaced(text, "\r?\n", "\r"); }},
      {"hard-blanks", [](const std::string& text) { return replaced(text, " (?=[0-9(])", "\u00A0"); }},
  };
  return kManners;
}

}  // namespace estafette::test
