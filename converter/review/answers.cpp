#include "converter/review/answers.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/markup/xml.hpp"
#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/review/review.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace estafette::review {
namespace {

constexpr std::string_view kAnyFile = "*";
constexpr const char* kHowToAnswer =
    " Each line is read as it stands in as=: correct what is not right. As long as as= says the same as is=, the "
    "question "
    "stays open; as=\"\" passes the line over. Of a nation or a corps is=\"\" leaves open whose troops they are, or "
    "what "
    "is above them: fill it in. Then give this file back to convert with the option answers. file=\"*\" makes it "
    "count for any file. ";
constexpr int kMostRounds = 999;
constexpr std::size_t kMostReplaced = 500;     ///< words that stand for others
constexpr std::size_t kSaid = 80;              ///< letters of a line that are said
constexpr std::size_t kMostSaid = 20;          ///< answers of no use, each with the line that is nearest
constexpr std::size_t kMostAdded = 2'000'000;  ///< bytes, to one file

/// In one line; tabs, which part the cells of a row, stay.
std::string row_of(const std::string& text) {
  std::vector<std::string> cells = split(text, '\t');
  std::transform(cells.begin(), cells.end(), cells.begin(), [](const std::string& cell) { return one_line(cell); });
  return fmt::format("{}", fmt::join(cells, "\t"));
}

/// ", Souham" at the end of a name is ": Souham"; a figure after the comma is none.
std::string with_commander(std::string line) {
  const std::size_t comma = line.find(", ");
  if (comma == std::string::npos || line.find(':') != std::string::npos) return line;
  if (has_digit(std::string_view(line).substr(comma))) return line;
  return line.replace(comma, 2, ": ");
}

/// Makes a text anew with what somebody may have made up: so it never becomes much more than there was.
class Budget {
 public:
  explicit Budget(const Answers& answers) : answers_(answers) {}

  void spend(std::size_t bytes) {
    if (bytes <= left_) {
      left_ -= bytes;
      return;
    }
    throw Refusal(Problem{
        fmt::format("answers for {}", answers_.file), 0, "", "words that make a text ever longer",
        fmt::format("answers that add at most {} letters to a file", figure(static_cast<long long>(kMostAdded))),
        "Look at what stands for what: <replace this=\"...\" by=\"...\"/>"});
  }

 private:
  const Answers& answers_;
  std::size_t left_ = kMostAdded;
};

std::string replaced_in(const std::string& line, const std::string& what, const std::string& by, Budget& budget) {
  std::string made;
  std::size_t from = 0;
  for (std::size_t at = line.find(what); at != std::string::npos; at = line.find(what, from)) {
    if (by.size() > what.size()) budget.spend(by.size() - what.size());
    made.append(line, from, at - from).append(by);
    from = at + what.size();
  }
  return from == 0 ? line : made.append(line, from);
}

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
      set(answer, "as", line.as);
    }
  }
  return to_text(document);
}

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
      const std::string is = element.text("is");
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
    Question question{element.text_or("why", ""), {}};
    for (XmlElement& line : element.children("line")) {
      LineAnswer answer;
      for (const std::string& at : split(line.text_or("at", ""), ' ')) {
        if (const std::optional<int> number = whole_number(at)) answer.at.push_back(*number);
      }
      answer.is = line.text("is");
      answer.as = line.text("as");
      if (compared(answer.is).empty()) line.complain("is", answer.is, "the line as it stands in the file");
      if (!is_open(answer)) {
        const auto [first, fresh] = said.try_emplace(compared(answer.is), answer.as);
        if (!fresh && compared(first->second) != compared(answer.as))
          line.complain("as", answer.as,
                        fmt::format("one answer for this line; above it is to be read as \"{}\"", first->second));
      }
      question.lines.push_back(std::move(answer));
      line.no_others();
    }
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

std::vector<std::string> of_no_use(std::string_view utf8, const Answers& answers) {
  std::vector<std::string> said;
  if (answers.file == kAnyFile) return said;
  std::vector<std::string> lines;
  std::set<std::string, std::less<>> there;
  for (const SourceRow& row : rows_of(utf8)) {
    if (there.insert(compared(row.text)).second) lines.emplace_back(trim(row.text));
  }
  std::size_t gone = 0;
  for (const Question& question : answers.questions) {
    for (const LineAnswer& line : question.lines) {
      if (is_open(line) || there.contains(compared(line.is))) continue;
      if (++gone > kMostSaid) continue;
      const std::string near = nearest(line.is, lines);
      said.push_back(fmt::format("an answer is of no use: there is no line \"{}\"{}", shorten(line.is, kSaid),
                                 near.empty() ? "" : fmt::format(". Did you mean \"{}\"?", shorten(near, kSaid))));
    }
  }
  if (gone > kMostSaid)
    said.push_back(fmt::format("{} more answers are of no use: their lines are not there", gone - kMostSaid));
  for (const auto& replaced : answers.replaced) {
    if (utf8.find(replaced.first) == std::string_view::npos)
      said.push_back(fmt::format("an answer is of no use: \"{}\", which is to be replaced, is not in it",
                                 shorten(replaced.first, kSaid)));
  }
  return said;
}

bool concerns(const Answers& answers, const std::string& file) {
  return answers.file == kAnyFile || answers.file == name_of_file(file);
}

namespace {

/// "- ", "• " of the line as it stands, if the answer leaves it out: a line stays as deep as it was.
std::string bullet_for(const std::string& as, const std::string& line) {
  static constexpr std::array<std::string_view, 9> kBullets = {"- ",      "* ",      "+ ",      "\u2022 ", "\u2013 ",
                                                               "\u2014 ", "\u25CF ", "\u25AA ", "\u00B7 "};
  const std::string_view text = trim(std::string_view(line));
  const bool plain = !as.empty() && std::isalnum(static_cast<unsigned char>(as.front())) != 0;
  for (const std::string_view bullet : kBullets)
    if (plain && text.starts_with(bullet)) return std::string(bullet);
  return "";
}

}  // namespace

std::string answered(std::string_view utf8, const Answers& answers) {
  std::map<std::string, const LineAnswer*> by_line;
  for (const Question& question : answers.questions) {
    for (const LineAnswer& line : question.lines)
      if (!is_open(line)) by_line[compared(line.is)] = &line;
  }
  Budget budget(answers);
  std::string text;
  while (!utf8.empty()) {
    const std::size_t end = line_end(utf8);
    std::string line(utf8.substr(0, end));
    const auto known = by_line.find(compared(line));
    if (known != by_line.end()) {
      const std::string indent = line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
      const std::string as = row_of(known->second->as);
      if (as.size() > line.size()) budget.spend(as.size() - line.size());
      line = as.empty() ? "" : indent + bullet_for(as, line) + as;
    } else {
      for (const auto& [what, by] : answers.replaced) line = replaced_in(line, what, by, budget);
      if (answers.comma_before_commander) line = with_commander(std::move(line));
    }
    text += line;
    std::size_t ending = end < utf8.size() ? 1 : 0;
    if (utf8.substr(end).starts_with("\r\n")) ending = 2;
    text += utf8.substr(end, ending);
    utf8.remove_prefix(end + ending);
  }
  return text;
}

}  // namespace estafette::review
