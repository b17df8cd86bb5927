#include "desk/deeds/letter_lines.hpp"

#include "base/markup/html_table.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

namespace estafette::desk {
namespace {

std::string said_in(const std::vector<std::string>& letter, int number) {
  const auto at = static_cast<std::size_t>(number - 1);
  return number >= 1 && at < letter.size() ? std::string(trim(letter[at])) : std::string();
}

/// "  line 3: III Corps: march Naumburg", "  line 4, passed over (greeting): Dear umpire,"
void add_answers(const std::string& out, const std::vector<std::string>& letter, std::vector<InTrayLine>& lines) {
  static const std::regex kAnswer(R"(^ *line (\d{1,6})(, passed over \(([^)]*)\))?: (.*)$)");
  for (const std::string& line : split(out, '\n')) {
    std::smatch part;
    if (line.size() > 4000 || !std::regex_match(line, part, kAnswer)) continue;
    const int number = std::stoi(part[1]);
    const bool passed = part[2].matched;
    const std::string read = passed ? part[3].str() : part[4].str();
    const bool filled = !passed && read.find('#') != std::string::npos;
    lines.push_back({passed   ? InTrayLine::Is::passed_over
                     : filled ? InTrayLine::Is::doubtful
                              : InTrayLine::Is::understood,
                     number, said_in(letter, number), read});
  }
}

/// "spring-desk/received/turn-1.txt:3: found ...; expected .... What to do."
void add_refusals(const std::string& err, const std::vector<std::string>& letter, std::vector<InTrayLine>& lines) {
  static const std::regex kRefusal(R"(^(?:left out: )?[^:]{1,300}:(\d{1,6}): (.*)$)");
  for (const std::string& line : split(err, '\n')) {
    std::smatch part;
    if (line.size() > 4000 || !std::regex_match(line, part, kRefusal)) continue;
    const int number = std::stoi(part[1]);
    lines.push_back({InTrayLine::Is::refused, number, said_in(letter, number), part[2].str()});
  }
}

/// A line as it was written, and beside it how it was read, with the sign of what has become of it.
void add_line(HtmlPage& page, const InTrayLine& line) {
  const bool refused = line.is == InTrayLine::Is::refused, doubtful = line.is == InTrayLine::Is::doubtful;
  pugi::xml_node both = page.part("p");
  both.append_attribute("class") = refused ? "notice no line" : doubtful ? "notice ask line" : "notice done line";
  add_element(both, "i", fmt::format("{}. {}", line.number, line.said));
  add_element(both, "span", (refused ? "refused: " : doubtful ? "is this meant? " : "") + line.read);
}

}  // namespace

std::vector<InTrayLine> lines_of(const std::string& letter, const Ran& ran) {
  const std::vector<std::string> said = split(letter, '\n');
  std::vector<InTrayLine> lines;
  add_answers(ran.out, said, lines);
  add_refusals(ran.err, said, lines);
  std::stable_sort(lines.begin(), lines.end(),
                   [](const InTrayLine& one, const InTrayLine& other) { return one.number < other.number; });
  return lines;
}

void add_letter_lines(HtmlPage& page, const std::vector<InTrayLine>& lines) {
  std::vector<HtmlPage::Entry> passed;
  for (const InTrayLine& line : lines) {
    if (line.is == InTrayLine::Is::passed_over) {
      passed.push_back({std::to_string(line.number), fmt::format("{} ({})", line.said, line.read)});
      continue;
    }
    add_line(page, line);
  }
  if (!passed.empty() && passed.size() == lines.size()) {
    pugi::xml_node nothing = page.part("p");
    nothing.append_attribute("class") = "notice ask line";
    add_element(nothing, "span",
                "No order is found in this letter. If one is meant, it needs the name of the force before it: \"III "
                "Corps: stand\"");
  }
  if (!passed.empty())
    page.fold(passed.size() == 1 ? "1 line is passed over" : fmt::format("{} lines are passed over", passed.size()),
              "no orders, as it seems", passed);
}

}  // namespace estafette::desk
