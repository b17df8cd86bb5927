#include "tabletop/returns/return_form.hpp"

#include "base/csv.hpp"
#include "base/files/fingerprint.hpp"
#include "base/problem.hpp"
#include "tabletop/data/read_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::tabletop {
namespace {

std::vector<std::string> form_columns(const TableRoster& roster, const TabletopRules& rules) {
  return {"piece", "name",      "start",   "lost", "cause",
          "state", "guns_lost", "general", "note", rules.id + " " + roster_fingerprint(roster, rules)};
}

/// Nothing if the row is no header of a form.
std::optional<ReturnTitle> title_in(const CsvRow& row) {
  if (row.fields.size() < 2 || row.fields.front() != "piece") return std::nullopt;
  const std::string last(row.fields.back());
  const std::size_t blank = last.find(' ');
  if (blank == std::string::npos) return std::nullopt;
  return ReturnTitle{last.substr(0, blank), last.substr(blank + 1)};
}

/// With line feeds only, whatever a spreadsheet made of them.
std::string with_line_feeds(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    plain += text[i] == '\r' ? '\n' : text[i];
  }
  return plain;
}

/// The text from that line up to the other, 0: to the end, behind as many blank lines as stood before it.
std::string lines_between(const std::string& text, int first, int end) {
  std::string part(static_cast<std::size_t>(first - 1), '\n');
  std::size_t at = 0;
  for (int line = 1; at < text.size() && (end == 0 || line < end); ++line) {
    const std::size_t next = std::min(text.find('\n', at), text.size() - 1) + 1;
    if (line >= first) part += text.substr(at, next - at);
    at = next;
  }
  return part;
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
  given.state = row.word("state", return_states());
  given.guns_lost = row.number("guns_lost", 0, guns_in(piece));
  if (given.cause == "surrender" && given.lost == piece.steps && given.guns_lost != guns_in(piece))
    row.complain("guns_lost", fmt::format("{}, all its guns: the whole piece surrendered", guns_in(piece)));
  given.general = row.word("general", return_fates());
  given.note = row.text("note");
  return given;
}

/// "1/1/I" has the name of "1/2/I": one column was sorted without the others, and the figures are somebody else's.
void want_own_name(const DataRow& row, const RosterPiece& piece, const std::map<std::string, const RosterPiece*>& all) {
  const std::string& name = row.text("name");
  const auto is_called_so = [&](const auto& other) { return other.second->name == name; };
  if (name != piece.name && std::any_of(all.begin(), all.end(), is_called_so))
    row.complain("name", fmt::format("{}, as the roster has it", piece.name));
}

/// The title of the last column says whose form it is.
void require_own_form(const std::string& text, const std::string& file, const std::vector<std::string>& columns) {
  std::string title;
  bool first = true;
  for_each_row(text, separator_of(text), file, [&](const CsvRow& row) {
    if (first && row.fields.size() == columns.size()) title = row.fields.back();
    first = false;
  });
  if (title.empty() || title == columns.back()) return;  // other titles are told with all others
  throw Refusal(Problem{file, 1, "", title, columns.back() + ": the form of this roster",
                        "Make the roster as it was, or write the return into its new form"});
}

}  // namespace

const std::vector<std::string>& return_states() {
  static const std::vector<std::string> words = {"", "routed", "destroyed", "surrendered"};
  return words;
}

const std::vector<std::string>& return_fates() {
  static const std::vector<std::string> words = {"", "killed", "wounded", "captured"};
  return words;
}

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

std::vector<ReturnPart> return_parts(const std::string& text) {
  const std::string plain = with_line_feeds(text);
  std::vector<std::pair<int, ReturnTitle>> headers;
  try {
    for_each_row(plain, separator_of(plain), "", [&](const CsvRow& row) {
      if (auto title = title_in(row)) headers.emplace_back(row.line, std::move(*title));
    });
  } catch (const Refusal&) {
    if (headers.empty()) return {};  // no form; if it is one, whoever reads its parts says what is wrong
  }
  std::vector<ReturnPart> parts;
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const int end = i + 1 < headers.size() ? headers[i + 1].first : 0;
    parts.push_back({headers[i].second, lines_between(plain, headers[i].first, end)});
  }
  return parts;
}

std::vector<PieceReturn> read_return(const std::string& text, const std::string& file, const TableRoster& roster,
                                     const TabletopRules& rules) {
  const std::vector<std::string> columns = form_columns(roster, rules);
  require_own_form(text, file, columns);
  ProblemList problems;
  const std::map<std::string, const RosterPiece*> pieces = pieces_of(roster);
  std::map<std::string, int> seen;
  std::vector<PieceReturn> returned;
  for (const DataRow& row : read_rows(text, file, columns, problems, separator_of(text))) {
    const auto piece = pieces.find(row.text("piece"));
    if (piece == pieces.end()) {
      row.complain("piece", "a piece of the roster");
    } else if (!seen.emplace(piece->first, row.line()).second) {
      row.complain("piece", fmt::format("each piece once; it stands in line {} too", seen.at(piece->first)));
    } else {
      want_own_name(row, *piece->second, pieces);
      returned.push_back(read_row(row, *piece->second, rules));
    }
  }
  for (const auto& [id, piece] : pieces)
    if (!seen.contains(id)) problems.add({file, 0, "piece", "no " + id, "a row for every piece", "Put it back"});
  problems.refuse_if_any();
  return returned;
}

}  // namespace estafette::tabletop
