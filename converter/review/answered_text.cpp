#include "converter/review/answered_text.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/lines.hpp"
#include "base/problem.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <utility>

namespace estafette::review {
namespace {

constexpr std::size_t kSaid = 80;              ///< letters of a line that are said
constexpr std::size_t kMostSaid = 20;          ///< answers of no use, each with the line that is nearest
constexpr std::size_t kMostAdded = 2'000'000;  ///< bytes, to one file
constexpr std::size_t kMostJoined = 40;        ///< lines of one sentence

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

/// The lines of a text, each with its line end.
std::vector<std::string_view> lines_in(std::string_view utf8) {
  std::vector<std::string_view> lines;
  while (!utf8.empty()) lines.push_back(take_line_with_end(utf8));
  return lines;
}

std::string_view without_end(std::string_view line) {
  return line.substr(0, line_end(line));
}

/// An answer, and how many lines it stands for.
struct AnswerFound {
  const LineAnswer* answer = nullptr;
  std::size_t lines = 1;
};

/// Finds the answers of a file by its lines.
class Finder {
 public:
  explicit Finder(const Answers& answers) {
    for (const Question& question : answers.questions) {
      for (const LineAnswer& line : question.lines)
        if (!is_open(line)) by_line_[compared(line.is)] = &line;
    }
  }

  /// That to a sentence which goes on in the next lines comes before that to its first line.
  [[nodiscard]] std::optional<AnswerFound> at(const std::vector<std::string_view>& lines, std::size_t at) const {
    const std::string own = compared(without_end(lines[at]));
    if (own.empty()) return std::nullopt;
    for (auto longer = by_line_.lower_bound(own + ' '); longer != by_line_.end(); ++longer) {
      if (!longer->first.starts_with(own + ' ')) break;
      if (const std::size_t count = lines_for(longer->first, own, lines, at); count > 1)
        return AnswerFound{longer->second, count};
    }
    const auto known = by_line_.find(own);
    return known == by_line_.end() ? std::nullopt : std::optional(AnswerFound{known->second, 1});
  }

 private:
  /// How many lines from that on are the sentence, which begins with the first; 0 if they are not.
  static std::size_t lines_for(std::string_view sentence, std::string joined,
                               const std::vector<std::string_view>& lines, std::size_t at) {
    for (std::size_t count = 1; count <= kMostJoined; ++count) {
      if (joined.size() >= sentence.size()) return joined == sentence ? count : 0;
      if (at + count >= lines.size()) return 0;
      const std::string next = compared(without_end(lines[at + count]));
      if (next.empty()) return 0;
      joined.append(" ").append(next);
    }
    return 0;
  }

  std::map<std::string, const LineAnswer*> by_line_;
};

/// What stands for a line: each line of the answer as deep as the line was.
std::string answer_for(const LineAnswer& answer, const std::string& line, Budget& budget) {
  const std::string indent = line.substr(0, std::min(line.find_first_not_of(" \t"), line.size()));
  std::string made;
  const std::vector<std::string> parts = lines_of_answer(answer.as);
  for (const std::string& part : parts) {
    const std::string deeper = part.substr(0, std::min(part.find_first_not_of(" \t"), part.size()));
    const std::string as = row_of(part);
    if (as.empty()) continue;
    if (!made.empty()) made += readers::kSameLine;
    made += indent + (parts.size() > 1 ? deeper : "") + bullet_for(as, line) + as;
  }
  if (made.size() > line.size()) budget.spend(made.size() - line.size());
  return made;
}

}  // namespace

std::string answered(std::string_view utf8, const Answers& answers) {
  const Finder finder(answers);
  Budget budget(answers);
  const std::vector<std::string_view> lines = lines_in(utf8);
  std::string text;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    std::string line(without_end(lines[at]));
    if (const std::optional<AnswerFound> found = finder.at(lines, at)) {
      text += answer_for(*found->answer, line, budget);
      for (std::size_t more = 1; more < found->lines; ++more, ++at)
        text += lines[at].substr(without_end(lines[at]).size());
    } else {
      for (const auto& [what, by] : answers.replaced) line = replaced_in(line, what, by, budget);
      if (answers.comma_before_commander) line = with_commander(std::move(line));
      text += line;
    }
    text += lines[at].substr(without_end(lines[at]).size());
  }
  return text;
}

std::set<int> lines_joined(std::string_view utf8, const Answers& answers) {
  const Finder finder(answers);
  const std::vector<std::string_view> lines = lines_in(utf8);
  std::set<int> joined;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    const std::optional<AnswerFound> found = finder.at(lines, at);
    if (!found) continue;
    for (std::size_t more = 1; more < found->lines; ++more, ++at)
      if (!trim(found->answer->as).empty()) joined.insert(static_cast<int>(at) + 2);
  }
  return joined;
}

bool has_several_lines(std::string_view answered_text) {
  return answered_text.find(readers::kSameLine) != std::string_view::npos;
}

std::vector<std::string> of_no_use(std::string_view utf8, const Answers& answers) {
  std::vector<std::string> said;
  if (counts_for_any_file(answers)) return said;
  std::vector<std::string> lines;
  std::set<std::string, std::less<>> there;
  const Finder finder(answers);
  const std::vector<std::string_view> all = lines_in(utf8);
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::string_view line = trim(without_end(all[at]));
    if (!line.empty() && there.insert(compared(line)).second) lines.emplace_back(line);
    if (const std::optional<AnswerFound> found = finder.at(all, at)) there.insert(compared(found->answer->is));
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

}  // namespace estafette::review
