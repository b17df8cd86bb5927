#include "converter/readers/text_name.hpp"

#include "base/text.hpp"
#include "converter/orbat/structure.hpp"

#include <algorithm>

namespace estafette::readers {

std::optional<int> parts_before_name(const Tokens& name, std::string_view text) {
  int count = 0;
  bool stroke = false;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const Token& token = name[at];
    const std::optional<int> numeral = roman(text.substr(token.begin, token.end - token.begin));
    const bool figure = token.is == Token::Is::number || (token.is == Token::Is::word && numeral);
    const bool list = token.mark(",") || token.mark(".") || token.mark("&") || token.mark("+");
    if (token.mark("-") && at > 0 && at + 1 < name.size() && name[at + 1].value > name[at - 1].value &&
        name[at + 1].value <= kMostSubunits) {
      count += name[at + 1].value - name[at - 1].value - 1;
    } else if (token.mark("/")) {
      stroke = true;
    } else if (figure && at + 1 < name.size() && count < kMostSubunits) {
      ++count;
    } else if (!list) {
      break;
    }
  }
  if (!stroke || count < 1 || name.back().mark("/")) return std::nullopt;
  return count;
}

std::string nation_in(const Tokens& name, const std::string& above, const Words& words) {
  const bool proprietors = words.has_proprietors(above);
  for (std::size_t at = 0; at < name.size(); ++at) {
    const std::optional<Meaning> adjective = words.find(Sense::nation, name, at);
    const std::optional<Meaning> country = words.find(Sense::country, name, at);
    const std::size_t after = at + (country ? country->length : 1);
    const bool possessive = after < name.size() && name[after].text == "s";  // "Berg's Corps" is a man's
    if (country && !proprietors && !possessive && (!adjective || country->length > adjective->length))
      return country->is;
    if (adjective) return adjective->is;
  }
  return "";
}

std::optional<std::size_t> rank_at(const Tokens& tokens, std::size_t from, const Words& words) {
  for (std::size_t at = from; at < tokens.size(); ++at) {
    if (words.has(Sense::rank, tokens, at)) return at;
  }
  return std::nullopt;
}

std::string surname(const std::string& commander, const Words& words) {
  const Tokens tokens = tokens_of(commander);
  std::size_t at = 0;
  while (at < tokens.size()) {
    std::optional<Meaning> skip = words.find(Sense::rank, tokens, at);
    if (!skip) skip = words.find(Sense::title, tokens, at);
    if (!skip || at + skip->length >= tokens.size()) break;
    at += skip->length;
  }
  return at < tokens.size() ? commander.substr(tokens[at].begin) : commander;
}

std::string tidy(std::string_view text) {
  constexpr std::string_view kHanging = " \t,;:-*=|";
  std::string name = one_line(text);
  const std::size_t first = name.find_first_not_of(kHanging);
  if (first == std::string::npos) return "";
  name = name.substr(first, name.find_last_not_of(kHanging) - first + 1);
  name.erase(std::unique(name.begin(), name.end(), [](char a, char b) { return a == ' ' && b == ' '; }), name.end());
  while (name.ends_with("\xE2\x80\xA0") || name.ends_with("\xE2\x80\x93") || name.ends_with("\xE2\x80\x94")) {
    name = std::string(trim(name.substr(0, name.size() - 3)));
  }
  return name;
}

void append(std::string& note, std::string_view more) {
  if (more.empty()) return;
  if (!note.empty()) note += "; ";
  note += more;
}

std::vector<std::string_view> pieces_of(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char c = at < text.size() ? text[at] : separator;
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c != separator || (depth > 0 && at < text.size())) continue;
    if (!trim(text.substr(begin, at - begin)).empty()) pieces.push_back(trim(text.substr(begin, at - begin)));
    begin = at + 1;
  }
  return pieces;
}

}  // namespace estafette::readers
