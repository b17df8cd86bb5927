#include "campaign/orders/read_orders.hpp"

#include "campaign/names/candidates.hpp"
#include "campaign/orders/in_words.hpp"
#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/mail/mail.hpp"
#include "campaign/orders/read_letter.hpp"
#include "campaign/orders/sentence/writer.hpp"
#include "campaign/orders/superseded.hpp"
#include "campaign/state/questions.hpp"
#include "converter/naming/sentence.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <vector>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestSaying = 14;  ///< words: whoever tells a story needs more

/// "This replaces my earlier letter" takes back what is lodged and not named again, and nobody knows it who reads the
/// lines one by one. The line, or the subject of the mail, that says so of the whole letter, and names no force of the
/// side.
const LetterLine* says_it_replaces(const std::vector<LetterLine>& lines, const Catalogue& own) {
  for (const LetterLine& line : lines) {
    const bool heading = line.passed_over == in_words(MailPart::header);
    if (line.unreadable || line.signature || (!line.passed_over.empty() && !heading)) continue;
    const std::size_t colon = heading ? line.text.find(':') : std::string::npos;
    const std::string said = colon == std::string::npos ? line.text : line.text.substr(colon + 1);
    const std::vector<std::string> words = words_as_they_are(said);
    if (words.size() > kLongestSaying || !letter_words().replaces_letters(words)) continue;
    const Sentence sentence = cut(said);
    bool names = false;
    for (std::size_t i = 0; i < sentence.words.size(); ++i)
      names = names || (sentence.words[i].plain.size() > 1 && own.find(sentence, i).certain);  // "I" is the player
    if (!names) return &line;
  }
  return nullptr;
}

/// The orders that are lodged for his forces and that this letter leaves as they are, in words.
std::vector<std::string> left_as_they_are(const Theatre& theatre, const State& state, Side side,
                                          const std::vector<OrderLine>& letter, const LetterWriter* writer) {
  const std::vector<int> replaced = superseded(state, side, letter);
  std::vector<std::string> left;
  for (const LodgedOrder& lodged : state.orders) {
    const ForceId& subject = lodged.order.subject;
    const bool on_the_map = find_force(state, subject) != nullptr || find_piece(state, subject) != nullptr;
    const bool his = writer == nullptr || commands(*writer, state, state, subject);
    if (lodged.side == side && his && on_the_map && !before_the_pause(state, lodged) &&
        std::find(replaced.begin(), replaced.end(), lodged.sequence) == replaced.end())
      left.push_back(in_words(theatre, state, lodged.order));
  }
  return left;
}

}  // namespace

std::vector<OrderLine> read_orders(const Theatre& theatre, const State& state, Side side, const std::string& text,
                                   const std::string& file, const LetterWriter* writer) {
  const std::vector<LetterLine> lines = lines_of(text);
  std::vector<OrderLine> read = read_letter(theatre, state, side, lines, file, writer);
  if (state.orders.empty()) return read;
  const LetterLine* says = says_it_replaces(lines, own_of(state, side));
  if (says == nullptr) return read;
  const std::vector<std::string> left = left_as_they_are(theatre, state, side, read, writer);
  const auto line =
      std::find_if(read.begin(), read.end(), [&](const OrderLine& one) { return one.line == says->number; });
  if (left.empty() || line == read.end() || !line->problems.empty() || !line->understood.empty()) return read;
  line->passed_over.clear();
  line->problems.push_back(
      {file, line->line, "", line->text, "each force by its name whose earlier order is taken back",
       fmt::format("Lodged already, and not named here: {}. Write the name and \"halt\" for each that is taken back; "
                   "leave out this line for what is to stay",
                   fmt::join(left, "; "))});
  return read;
}

}  // namespace estafette::campaign
