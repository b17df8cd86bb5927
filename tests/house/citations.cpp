#include "house/citations.hpp"

#include "base/files/files.hpp"

#include <cctype>
#include <regex>
#include <sstream>

namespace estafette::test {
namespace {

/// The text on one line, without what begins the lines of a comment.
std::string on_one_line(const std::string& text) {
  static const std::regex kLineEnd(R"(\r?\n[ \t]*(///?<?|#)?[ \t]*)");
  return std::regex_replace(text, kLineEnd, " ");
}

/// The headings in quotation marks right behind a page's name: `, "A" and "B"`.
std::vector<std::string> headings_behind(const std::string& text, std::size_t at) {
  static const std::regex kHeading(R"re((?:,| and|, and) "([^"]{1,80})")re");
  std::vector<std::string> found;
  std::smatch match;
  auto begin = text.begin() + static_cast<std::ptrdiff_t>(at);
  while (std::regex_search(begin, text.end(), match, kHeading, std::regex_constants::match_continuous)) {
    found.push_back(match[1]);
    begin = match[0].second;
  }
  return found;
}

}  // namespace

std::vector<Citation> citations_in(const std::string& from, const std::string& text) {
  static const std::regex kPage(R"(docs/[A-Za-z0-9_/-]+\.md)");
  static const std::regex kShort(R"(\[(game-[a-z-]+|dumps|losses): ([^\]]{1,80})\])");
  std::vector<Citation> found;
  if (text.find("docs/") == std::string::npos && text.find("[game-") == std::string::npos) return found;
  const std::string line = on_one_line(text);
  for (std::sregex_iterator it(line.begin(), line.end(), kPage), end; it != end; ++it) {
    std::vector<std::string> headings = headings_behind(line, static_cast<std::size_t>(it->position() + it->length()));
    if (headings.empty()) headings.emplace_back();
    for (std::string& heading : headings) found.push_back({from, it->str(), std::move(heading)});
  }
  for (std::sregex_iterator it(line.begin(), line.end(), kShort), end; it != end; ++it) {
    found.push_back({from, "docs/formats/" + (*it)[1].str() + ".md", (*it)[2]});
  }
  return found;
}

std::vector<Citation> links_in(const std::string& from, const std::string& text) {
  static const std::regex kLink(R"(\]\(([A-Za-z0-9_./-]*)(?:#([^)]+))?\))");
  std::vector<Citation> found;
  for (std::sregex_iterator it(text.begin(), text.end(), kLink), end; it != end; ++it) {
    const std::string path = (*it)[1];
    const fs::path page = path.empty() ? fs::path(from) : fs::path(from).parent_path() / path;
    found.push_back({from, page.lexically_normal().generic_string(), (*it)[2]});
  }
  return found;
}

std::set<std::string> headings_of(const std::string& page) {
  std::set<std::string> found;
  bool example = false;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```")) example = !example;
    const std::size_t marks = line.find_first_not_of('#');
    if (example || marks == 0 || marks == std::string::npos || line[marks] != ' ') continue;
    found.insert(line.substr(marks + 1));
  }
  return found;
}

std::string anchor_of(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == ' ') anchor += '-';
    if (byte >= 0x80 || c == '-' || c == '_' || std::isalnum(byte) != 0)
      anchor += static_cast<char>(std::tolower(byte));
  }
  return anchor;
}

}  // namespace estafette::test
