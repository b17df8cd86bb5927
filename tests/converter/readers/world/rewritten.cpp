#include "converter/readers/world/rewritten.hpp"

#include "base/text.hpp"

#include <cstddef>
#include <regex>

namespace estafette::test {
namespace {

std::string replaced(const std::string& text, const char* pattern, const char* with) {
  return std::regex_replace(text, std::regex(pattern), with);
}

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
      {"hard-blanks", [](const std::string& text) { return replaced(text, " (?=[0-9(])", "\u00A0"); }},
  };
  return kManners;
}

}  // namespace estafette::test
