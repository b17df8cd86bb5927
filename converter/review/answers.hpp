// Answers to the questions of a reading: a small XML file with the program's own best guess, which an umpire corrects
// and gives back. docs/formats/answers.md
//
//   <answers file="ney.txt">
//     <habit comma="commander"/>
//     <replace this="Rgt." by="Regiment"/>
//     <question why="strength from 2 battalions">
//       <line at="5 9" is="2nd Foot (2 bns)" as="2nd Foot (2 bns), 1,300 men"/>
//     </question>
//     <question why="expected one command on a line">
//       <line is="Division Kern: 1st Foot. Division Roe: 2nd Foot" as="Division Kern: 1st Foot"/>
//       <and as="Division Roe: 2nd Foot"/>
//     </question>
//   </answers>
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::review {

/// A line that is asked about, wherever it stands, and as what it is to be read.
struct LineAnswer {
  std::vector<int> at;  ///< where it stood when it was asked; for the reader's eye only
  std::string is;       ///< with the lines that it goes on in, one blank between them
  std::string as;       ///< empty: the line is passed over; the same as `is`: the question stays open; "\n" parts lines
  bool operator==(const LineAnswer&) const = default;
};

struct Question {
  std::string why;
  std::vector<LineAnswer> lines;
  bool operator==(const Question&) const = default;
};

struct Answers {
  std::string file;          ///< whose lines they are, without its folder; "*": any file's
  int round = 1;             ///< 2, if the file has grown since it was answered and asks again; then 3
  std::string nation;        ///< of its troops that have none; empty: not said
  std::string corps, army;   ///< above what is under none; likewise
  bool asks_nation = false;  ///< it is asked for, and not said yet; and so is a corps
  bool asks_corps = false;
  bool comma_before_commander = false;                        ///< in this author's lists
  std::vector<std::pair<std::string, std::string>> replaced;  ///< in every line: words, and what stands for them
  std::vector<Question> questions;
  bool operator==(const Answers&) const = default;
};

/// A line as it is compared: blanks, capitals and indentation make no difference.
[[nodiscard]] std::string compared(std::string_view line);

/// One or more, each with the blanks before it.
[[nodiscard]] std::vector<std::string> lines_of_answer(const std::string& as);

/// As it says itself, it changes nothing: the question stays open.
[[nodiscard]] bool is_open(const LineAnswer& answer);

/// True if they are kept for many files: file="*".
[[nodiscard]] bool counts_for_any_file(const Answers& answers);

/// Without its folder.
[[nodiscard]] std::string name_of_file(const std::string& file);

[[nodiscard]] std::string to_xml(const Answers& answers);

/// Throws Refusal with every problem.
[[nodiscard]] Answers read_answers(const std::string& xml, const std::string& file);

/// True if there is something to answer.
[[nodiscard]] bool asks(const Answers& answers);

/// True if the answers are those to the questions of that file, or of any.
[[nodiscard]] bool concerns(const Answers& answers, const std::string& file);

}  // namespace estafette::review
