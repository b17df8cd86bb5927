#include "converter/review/answers.hpp"

#include "base/ascii.hpp"
#include "base/markup/xml.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace estafette::review {
namespace {

constexpr std::string_view kAnyFile = "*";
constexpr const char* kHowToAnswer =
    " Each line is read as it stands in as=: correct what is not right. As long as as= says the same as is=, the "
    "question stays open; as=\"\" passes the line over. To have one line read as several, write <and as=\"...\"/> "
    "behind it for each further one. A line of the page that was read wrongly and is not here may be added in the same "
    "way. Of a nation or a corps is=\"\" leaves open whose troops they are, or what is above them: fill it in. Then "
    "give this file back to convert with the option answers. file=\"*\" makes it count for any file. ";
constexpr int kMostRounds = 999;
constexpr std::size_t kMostReplaced = 500;  ///< words that stand for others

}  // namespace

std::string compared(std::string_view line) {
  std::string single;
  for (const char c : fold(one_line(trim(line)))) {
    if (c == '\t')
      single += single.ends_with(' ') ? "" : " ";
    else if (c != ' ' || !single.ends_with(' '))
      single += c;
  }
  return single;
}

std::vector<std::string> lines_of_answer(const std::string& as) {
  std::vector<std::string> lines;
  for (std::size_t from = 0;;) {
    const std::size_t end = std::min(as.find('\n', from), as.size());
    lines.push_back(as.substr(from, end - from));
    if (end == as.size()) return lines;
    from = end + 1;
  }
}

bool is_open(const LineAnswer& answer) {
  return compared(answer.is) == compared(answer.as);
}

bool counts_for_any_file(const Answers& answers) {
  return answers.file == kAnyFile;
}

std::string name_of_file(const std::string& file) {
  return file.substr(file.find_last_of("/\\") + 1);
}

std::string to_xml(const Answers& answers) {
  pugi::xml_document document;
  pugi::xml_node root = document.append_child("answers");
  const auto set = [](pugi::xml_node node, const char* name, const std::string& value) {
    node.append_attribute(name).set_value(value.c_str());
  };
  set(root, "file", answers.file);
  if (answers.round > 1) set(root, "round", std::to_string(answers.round));
  root.append_child(pugi::node_comment).set_value(kHowToAnswer);
  if (answers.asks_nation || !answers.nation.empty()) set(root.append_child("nation"), "is", answers.nation);
  if (answers.asks_corps || !answers.corps.empty()) set(root.append_child("corps"), "is", answers.corps);
  if (!answers.army.empty()) set(root.append_child("army"), "is", answers.army);
  if (answers.comma_before_commander) set(root.append_child("habit"), "comma", "commander");
  for (const auto& [what, by] : answers.replaced) {
    pugi::xml_node node = root.append_child("replace");
    set(node, "this", what);
    set(node, "by", by);
  }
  for (const Question& question : answers.questions) {
    pugi::xml_node node = root.append_child("question");
    set(node, "why", question.why);
    for (const LineAnswer& line : question.lines) {
      pugi::xml_node answer = node.append_child("line");
      set(answer, "at", fmt::format("{}", fmt::join(line.at, " ")));
      set(answer, "is", line.is);
      const std::vector<std::string> parts = lines_of_answer(line.as);
      set(answer, "as", parts.front());
      for (std::size_t i = 1; i < parts.size(); ++i) set(node.append_child("and"), "as", parts[i]);
    }
  }
  return to_text(document);
}

namespace {

/// The answers of a question, each with what stands behind it: <line is="..." as="..."/><and as="..."/>. `said`: as
/// what each line is to be read.
std::vector<LineAnswer> lines_in(XmlElement& question, std::map<std::string, std::string>& said) {
  std::vector<LineAnswer> lines;
  std::vector<XmlElement> asked;
  for (XmlElement& element : question.all_children()) {
    if (element.name() == "and") {
      const std::string as = element.text("as");
      if (lines.empty()) element.complain("", "and", "a <line> before it");
      if (!lines.empty()) lines.back().as += '\n' + as;
    } else if (element.name() == "line") {
      LineAnswer answer;
      for (const std::string& at : split(element.text_or("at", ""), ' ')) {
        if (const std::optional<int> number = whole_number(at)) answer.at.push_back(*number);
      }
      answer.is = element.text("is");
      answer.as = element.text("as");
      if (compared(answer.is).empty()) element.complain("is", answer.is, "the line as it stands in the file");
      lines.push_back(std::move(answer));
      asked.push_back(element);
    } else {
      element.complain("", element.name(), "line, or and behind it");
    }
    element.no_others();
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (is_open(lines[i])) continue;
    const auto [first, fresh] = said.try_emplace(compared(lines[i].is), lines[i].as);
    if (!fresh && compared(first->second) != compared(lines[i].as))
      asked[i].complain("as", lines[i].as,
                        fmt::format("one answer for this line; above it is to be read as \"{}\"", first->second));
  }
  return lines;
}

}  // namespace

Answers read_answers(const std::string& xml, const std::string& file) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(xml, file, "answers", problems);
  Answers answers;
  answers.file = root.text_or("file", std::string(kAnyFile));
  answers.round = root.number_or("round", 1, kMostRounds, 1);
  bool asks_army = false;  // it is never asked for
  for (const auto& [name, stated, asked] :
       {std::tuple("nation", &answers.nation, &answers.asks_nation),
        std::tuple("corps", &answers.corps, &answers.asks_corps), std::tuple("army", &answers.army, &asks_army)}) {
    for (XmlElement& element : root.children(name)) {
      const std::string is(trim(element.on_one_line("is")));
      *asked = *asked || is.empty();
      if (!stated->empty() && !is.empty() && is != *stated)
        element.complain("is", is, fmt::format("one {}; it is {} above", name, *stated));
      if (!is.empty()) *stated = is;
      element.no_others();
    }
  }
  for (XmlElement& habit : root.children("habit")) {
    answers.comma_before_commander = habit.word("comma", {"commander"}) == "commander";
    habit.no_others();
  }
  for (XmlElement& replace : root.children("replace")) {
    std::string what = replace.text("this");
    if (what.empty()) replace.complain("this", "", "the words to be replaced");
    if (!what.empty()) answers.replaced.emplace_back(std::move(what), replace.text("by"));
    replace.no_others();
    if (answers.replaced.size() == kMostReplaced + 1)
      replace.complain("", "", fmt::format("at most {} words that stand for others", kMostReplaced));
  }
  std::map<std::string, std::string> said;  // what each line is to be read as
  for (XmlElement& element : root.children("question")) {
    Question question{element.text_or("why", ""), lines_in(element, said)};
    element.no_others();
    answers.questions.push_back(std::move(question));
  }
  root.no_others();
  problems.refuse_if_any();
  return answers;
}

bool asks(const Answers& answers) {
  return answers.asks_nation || answers.asks_corps || !answers.questions.empty();
}

bool concerns(const Answers& answers, const std::string& file) {
  return answers.file == kAnyFile || answers.file == name_of_file(file);
}

}  // namespace estafette::review
