#include "tabletop/returns/return_form.hpp"

#include "base/csv.hpp"
#include "base/fingerprint.hpp"
#include "base/problem.hpp"
#include "tabletop/data/read_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::tabletop {
namespace {

const std::vector<std::string>& words_of_states() {
  static const std::vector<std::string> words = {"", "routed", "destroyed", "surrendered"};
  return words;
}
const std::vector<std::string>& words_of_generals() {
  static const std::vector<std::string> words = {"", "killed", "wounded", "captured"};
  return words;
}

std::vector<std::string> form_columns(const TableRoster& roster, const TabletopRules& rules) {
  return {"piece", "name",      "start",   "lost", "cause",
          "state", "guns_lost", "general", "note", rules.id + " " + roster_fingerprint(roster, rules)};
}

std::map<std::string, const RosterPiece*> pieces_of(const TableRoster& roster) {
  std::map<std::string, const RosterPiece*> pieces;
  for (const RosterCommand& command : roster.commands)
    for (const RosterPiece& piece : command.pieces) pieces[piece.id] = &piece;
  return pieces;
}

int guns_in(const RosterPiece& piece) {
  int guns = 0;
  for (const PieceMember& member : piece.members) guns += member.guns;
  return guns;
}

PieceReturn read_row(const DataRow& row, const RosterPiece& piece, const TabletopRules& rules) {
  PieceReturn given;
  given.piece = piece.id;
  given.line = row.line();
  if (row.number("start", 0, 999) != piece.steps)
    row.complain("start", fmt::format("{}, as the roster has it", piece.steps));
  given.lost = row.number("lost", 0, piece.steps);
  std::vector<std::string> causes = rules.table("returns").ids();
  if (given.lost == 0) causes.insert(causes.begin(), "");
  given.cause = row.word("cause", causes);
  given.state = row.word("state", words_of_states());
  given.guns_lost = row.number("guns_lost", 0, guns_in(piece));
  given.general = row.word("general", words_of_generals());
  given.note = row.text("note");
  return given;
}

/// The title of the last column says whose form it is.
void require_own_form(const std::string& text, const std::string& file, const std::vector<std::string>& columns) {
  std::string title;
  bool first = true;
  for_each_row(text, ',', file, [&](const CsvRow& row) {
    if (first && row.fields.size() == columns.size()) title = row.fields.back();
    first = false;
  });
  if (title.empty() || title == columns.back()) return;  // other titles are told with all others
  throw Refusal(Problem{file, 1, "", title, columns.back() + ": the form of this roster",
                        "Make the roster as it was, or write the return into its new form"});
}

}  // namespace

std::string roster_fingerprint(const TableRoster& roster, const TabletopRules& rules) {
  constexpr std::size_t kDigits = 6;
  return fingerprint({{"rules", rules.id}, {"roster", roster_csv(roster)}}).substr(0, kDigits);
}

std::string return_form(const TableRoster& roster, const TabletopRules& rules) {
  std::string text = csv_line(form_columns(roster, rules));
  for (const RosterCommand& command : roster.commands)
    for (const RosterPiece& piece : command.pieces)
      text += csv_line({piece.id, piece.name, std::to_string(piece.steps), "0", "", "", "0", "", "", ""});
  return text;
}

std::vector<PieceReturn> read_return(const std::string& text, const std::string& file, const TableRoster& roster,
                                     const TabletopRules& rules) {
  const std::vector<std::string> columns = form_columns(roster, rules);
  require_own_form(text, file, columns);
  ProblemList problems;
  const std::map<std::string, const RosterPiece*> pieces = pieces_of(roster);
  std::map<std::string, int> seen;
  std::vector<PieceReturn> returned;
  for (const DataRow& row : read_rows(text, file, columns, problems)) {
    const auto piece = pieces.find(row.text("piece"));
    if (piece == pieces.end())
      row.complain("piece", "a piece of the roster");
    else if (!seen.emplace(piece->first, row.line()).second)
      row.complain("piece", fmt::format("each piece once; it stands in line {} too", seen.at(piece->first)));
    else
      returned.push_back(read_row(row, *piece->second, rules));
  }
  for (const auto& [id, piece] : pieces)
    if (!seen.contains(id)) problems.add({file, 0, "piece", "no " + id, "a row for every piece", "Put it back"});
  problems.refuse_if_any();
  return returned;
}

}  // namespace estafette::tabletop
