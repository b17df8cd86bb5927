#include "converter/review/answers_wanted.hpp"

#include "base/ascii.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/review/guesses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace estafette::review {
namespace {

/// Collects lines under their questions. Equal lines are one; of what is asked about a line all stands in one question.
class Wanted {
 public:
  void put(const std::string& why, int line, const std::string& is, const std::string& as) {
    const auto [known, fresh] = places_.try_emplace(compared(is), lines_.size());
    if (fresh) lines_.push_back({{}, is, as});
    LineAnswer& answer = lines_[known->second];
    if (answer.at.empty() || answer.at.back() != line) answer.at.push_back(line);
    whys_.resize(lines_.size());
    std::string& asked = whys_[known->second];
    if (asked.find(why) == std::string::npos) asked += (asked.empty() ? "" : "; ") + why;
  }
  std::vector<Question> all() {
    std::vector<Question> questions;
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const std::size_t at = places.try_emplace(whys_[i], questions.size()).first->second;
      if (at == questions.size()) questions.push_back({whys_[i], {}});
      questions[at].lines.push_back(std::move(lines_[i]));
    }
    return questions;
  }

 private:
  std::vector<LineAnswer> lines_;
  std::vector<std::string> whys_;              ///< of each line
  std::map<std::string, std::size_t> places_;  ///< where each line is
};

struct Run {
  std::size_t begin = 0, end = 0;
  long long value = 0;
};

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/// The figures of a line, "1,200" and "1.200" being one.
std::vector<Run> figures_in(const std::string& line) {
  constexpr std::size_t kMostDigits = 9;
  std::vector<Run> found;
  for (std::size_t i = 0; i < line.size();) {
    if (!is_digit(line[i])) {
      ++i;
      continue;
    }
    Run run{i, i, 0};
    std::size_t digits = 0;
    const auto take = [&] {
      for (; i < line.size() && is_digit(line[i]); ++i, ++digits)
        if (digits < kMostDigits) run.value = run.value * 10 + (line[i] - '0');
    };
    const auto thousands = [&](std::size_t at) {
      return at + 3 < line.size() && (line[at] == ',' || line[at] == '.') && is_digit(line[at + 1]) &&
             is_digit(line[at + 2]) && is_digit(line[at + 3]) && (at + 4 == line.size() || !is_digit(line[at + 4]));
    };
    take();
    while (thousands(i)) {
      ++i;
      take();
    }
    run.end = i;
    found.push_back(run);
  }
  return found;
}

/// "850, the middle of 800 to 900": the line with 850 where "800-900" stood. Nothing if it is no such guess, or the
/// line says it otherwise.
std::optional<std::string> with_the_middle(const std::string& line, const std::string& guesses, long long men) {
  constexpr std::string_view kMiddle = "the middle of ";
  constexpr std::size_t kBetween = 5;  // letters between the two figures: "-", " to ", " bis "
  const std::size_t said = guesses.find(kMiddle);
  if (said == std::string::npos) return std::nullopt;
  const std::vector<Run> ends = figures_in(guesses.substr(said));
  const std::vector<Run> figures = figures_in(line);
  if (ends.size() < 2) return std::nullopt;
  for (std::size_t i = 1; i < figures.size(); ++i) {
    const Run& from = figures[i - 1];
    const Run& to = figures[i];
    if (from.value != ends[0].value || to.value != ends[1].value || to.begin - from.end > kBetween) continue;
    return line.substr(0, from.begin) + figure(men) + line.substr(to.end);
  }
  return std::nullopt;
}

/// "3 battalions" of "strength from 3 of the 6 battalions of Brigade Roe", which the line must go on to state: its
/// brigade's sum is of battalions. Empty for any other guess.
std::string share_of_battalions(const std::string& guesses) {
  constexpr std::string_view kFrom = "strength from ", kOf = " of the ";
  const std::size_t from = guesses.find(kFrom), of = guesses.find(kOf, from);
  if (from == std::string::npos || of == std::string::npos) return "";
  const std::string share = guesses.substr(from + kFrom.size(), of - from - kFrom.size());
  const std::size_t sort = guesses.find(' ', of + kOf.size());
  if (sort == std::string::npos || share.find_first_not_of("0123456789") != std::string::npos) return "";
  return share + guesses.substr(sort, guesses.find(' ', sort + 1) - sort);
}

/// The line with the strength that was guessed.
std::string with_strength(const std::string& line, const ReadNode& node) {
  if (std::optional<std::string> middle = with_the_middle(line, node.guesses, node.men)) return *middle;
  if (const std::string share = share_of_battalions(node.guesses); !share.empty())
    return fmt::format("{}, {}, {} men", line, share, figure(node.men));
  return fmt::format("{}, {} men", line, figure(node.men));
}

/// "17th Line 1,140 men, 29th Line 570 men": of what was read from a line, the strengths that are guessed.
std::string guessed_strengths(const std::vector<const ReadNode*>& read) {
  std::string said;
  for (const ReadNode* node : read) {
    if (!node->men_guessed || node->men == 0 || node->command) continue;
    said += fmt::format("{}{} {} men", said.empty() ? "" : ", ", node->name, figure(node->men));
  }
  return said;
}

/// The lines that somebody has been asked about.
std::set<std::string, std::less<>> lines_asked(const std::vector<Answers>& given, const std::string& file) {
  std::set<std::string, std::less<>> asked;
  for (const Answers& answers : given) {
    if (!concerns(answers, file)) continue;
    for (const Question& question : answers.questions)
      for (const LineAnswer& line : question.lines) asked.insert(compared(line.is));
  }
  return asked;
}

/// Its questions behind those of `all`, without lines that are answered there: of two answers the first counts.
void put_questions_behind(Answers& all, const Answers& given) {
  std::set<std::string, std::less<>> answered;
  for (const Question& question : all.questions)
    for (const LineAnswer& line : question.lines)
      if (!is_open(line)) answered.insert(compared(line.is));
  for (Question question : given.questions) {
    std::erase_if(question.lines, [&](const LineAnswer& line) { return answered.contains(compared(line.is)); });
    if (!question.lines.empty()) all.questions.push_back(std::move(question));
  }
}

void put_behind(Answers& all, const Answers& given) {
  if (all.nation.empty()) all.nation = given.nation;
  if (all.corps.empty()) all.corps = given.corps;
  if (all.army.empty()) all.army = given.army;
  all.asks_nation = all.asks_nation || given.asks_nation;
  all.asks_corps = all.asks_corps || given.asks_corps;
  all.comma_before_commander = all.comma_before_commander || given.comma_before_commander;
  for (const auto& pair : given.replaced)
    if (std::find(all.replaced.begin(), all.replaced.end(), pair) == all.replaced.end()) all.replaced.push_back(pair);
  put_questions_behind(all, given);
}

/// A line with those that were joined to it.
std::string whole_line(const std::vector<SourceRow>& rows, std::size_t at) {
  std::string line(trim(rows[at].text));
  for (std::size_t next = at + 1; next < rows.size() && rows[next].continues; ++next)
    line.append(" ").append(trim(rows[next].text));
  return line;
}

}  // namespace

Answers answers_wanted(const Review& review) {
  Answers answers;
  answers.file = name_of_file(review.file);
  std::map<int, std::vector<const ReadNode*>> read;  // from each line
  for (const ReadNode& node : review.nodes) read[node.line].push_back(&node);
  const bool typed = review.format == to_string(readers::Format::text);
  Wanted wanted;
  for (std::size_t i = 0; i < review.lines.size(); ++i) {
    const SourceRow& row = review.lines[i];
    const std::string is = whole_line(review.lines, i);
    bool of_nation_alone = true;
    const auto things = read.find(row.line);
    const bool alone = !row.wish.empty() && row.questions.size() == 1 && typed && things != read.end() &&
                       things->second.size() == 1;  // on its line
    for (const std::size_t question : row.questions) {
      const Problem& asked = review.questions[question];
      if (readers::asks_of_a_nation(asked)) {
        answers.asks_nation = true;
        continue;
      }
      of_nation_alone = false;
      wanted.put(fmt::format("expected {}", asked.expected), row.line, is, alone ? is + "; scale: " + row.wish : is);
    }
    if (!of_nation_alone || things == read.end()) continue;
    const std::string strengths = guessed_strengths(things->second);
    if (strengths.empty()) continue;
    const ReadNode& node = *things->second.front();
    if (things->second.size() == 1)
      wanted.put(guesses_of_strength(node.guesses), row.line, is, with_strength(is, node));
    else
      wanted.put("strengths that the line does not state: " + strengths, row.line, is, is);
  }
  answers.questions = wanted.all();
  return answers;
}

Answers asked_anew(Answers wanted, const std::vector<Answers>& given) {
  const std::set<std::string, std::less<>> asked = lines_asked(given, wanted.file);
  for (Question& question : wanted.questions)
    std::erase_if(question.lines, [&](const LineAnswer& line) { return asked.contains(compared(line.is)); });
  std::erase_if(wanted.questions, [](const Question& question) { return question.lines.empty(); });
  const auto said = [&](auto&& of) {
    return std::any_of(given.begin(), given.end(),
                       [&](const Answers& answers) { return concerns(answers, wanted.file) && of(answers); });
  };
  if (said([](const Answers& answers) { return answers.asks_nation || !answers.nation.empty(); }))
    wanted.asks_nation = false;
  if (said([](const Answers& answers) { return answers.asks_corps || !answers.corps.empty(); }))
    wanted.asks_corps = false;
  if (!asks(wanted)) return wanted;
  Answers all;
  all.file = wanted.file;
  for (const Answers& answers : given) {
    if (!concerns(answers, wanted.file) || counts_for_any_file(answers)) continue;
    put_behind(all, answers);
    all.round = std::max(all.round, answers.round + 1);
  }
  put_behind(all, wanted);
  return all;
}

}  // namespace estafette::review
