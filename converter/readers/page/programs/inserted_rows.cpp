#include "converter/readers/page/programs/inserted_rows.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/comments.hpp"
#include "converter/readers/page/programs/joined_tables.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

using Row = std::vector<std::string>;

/// A name without the marks that databases put around it: `units`, "units", [units], game.units
std::string bare(std::string_view name) {
  name = trim(name);
  name = name.substr(name.find_last_of('.') + 1);
  const auto is_mark = [](char byte) {
    return byte == '`' || byte == '"' || byte == '[' || byte == ']' || byte == '\'';
  };
  while (!name.empty() && is_mark(name.front())) name.remove_prefix(1);
  while (!name.empty() && is_mark(name.back())) name.remove_suffix(1);
  return std::string(name);
}

class Statements {
 public:
  explicit Statements(std::string_view text) : rest_(text) {}

  /// False as soon as there is something else.
  bool read() {
    while (skip(), !rest_.empty()) {
      const std::string begun = fold(rest_.substr(0, kLookedAt));
      const bool inserts = begun.starts_with("insert ") && begun.find("into ") != std::string::npos;
      if (inserts ? !insert(begun.find("into ") + 5) : !other(begun)) return false;
    }
    return !tables_.empty() && !tables_.front().rows.empty();
  }

  /// One table as it is, or those that belong together as one; nothing for others.
  [[nodiscard]] std::optional<std::string> csv(const ColumnWords& titles) const {
    if (tables_.size() > 1) return csv_of_tables(tables_, titles);
    std::string text = csv_line(tables_.front().columns);
    for (const Row& row : tables_.front().rows) text += csv_line(row);
    return text;
  }

 private:
  static constexpr std::size_t kLookedAt = 40;

  /// Over blanks, comments and the ends of statements.
  void skip() {
    do skip_comments(rest_, {"--", "#"});
    while (eat(';'));
  }

  bool eat(char byte) {
    if (!rest_.starts_with(byte)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  /// What makes the table, or is said to the database.
  bool other(const std::string& begun) {
    constexpr std::string_view kCommands[] = {"create ", "drop ",  "set ",   "use ",    "lock ",   "unlock ",  "alter ",
                                              "begin",   "commit", "start ", "pragma ", "delete ", "truncate "};
    const bool known = std::any_of(std::begin(kCommands), std::end(kCommands),
                                   [&](std::string_view word) { return begun.starts_with(word); });
    const std::size_t end = rest_.find(';');
    if (!known || end == std::string_view::npos) return false;
    if (begun.starts_with("create table")) made(rest_.substr(0, end));
    rest_.remove_prefix(end);
    return true;
  }

  /// The names in "create table units (id int, name varchar(40), primary key (id))".
  void made(std::string_view statement) {
    const std::size_t open = statement.find('('), close = statement.rfind(')');
    if (open == std::string_view::npos || close == std::string_view::npos || close < open) return;
    const std::string_view head = trim(statement.substr(0, open));
    Row& columns = made_[fold(bare(head.substr(head.find_last_of(" \n\t") + 1)))];
    columns.clear();
    int depth = 0;
    std::string entry;
    for (const char byte : std::string(statement.substr(open + 1, close - open - 1)) + ",") {
      depth += byte == '(' ? 1 : byte == ')' ? -1 : 0;
      if (byte != ',' || depth > 0) {
        entry += byte;
        continue;
      }
      const std::string_view one = trim(entry);
      const std::string name = bare(one.substr(0, one.find_first_of(" \t\n\r")));
      const std::string word = fold(name);
      if (word != "primary" && word != "foreign" && word != "key" && word != "unique" && word != "constraint")
        columns.push_back(name);
      entry.clear();
    }
  }

  bool insert(std::size_t at) {
    rest_.remove_prefix(at);
    const std::size_t name_end = rest_.find_first_of(" (\n\t");
    if (name_end == std::string_view::npos) return false;
    const std::string table = fold(bare(rest_.substr(0, name_end)));
    rest_.remove_prefix(name_end);
    skip();
    const auto made = made_.find(table);
    Row columns = made == made_.end() ? Row() : made->second;
    if (rest_.starts_with('(')) {
      const std::size_t close = rest_.find(')');
      if (close == std::string_view::npos) return false;
      columns.clear();
      for (const std::string& name : split(rest_.substr(1, close - 1), ',')) columns.push_back(bare(name));
      rest_.remove_prefix(close + 1);
    }
    skip();
    constexpr std::string_view kValues = "values";
    if (fold(rest_.substr(0, kValues.size())) != kValues || columns.empty()) return false;
    rest_.remove_prefix(kValues.size());
    auto filled =
        std::find_if(tables_.begin(), tables_.end(), [&](const DatabaseTable& one) { return one.name == table; });
    if (filled == tables_.end()) filled = tables_.insert(filled, {table, columns, {}});
    return filled->columns == columns && tuples(*filled);
  }

  bool tuples(DatabaseTable& table) {
    while (true) {
      skip();
      if (!rest_.starts_with('(')) return false;
      rest_.remove_prefix(1);
      std::optional<Row> row = tuple();
      if (!row || row->size() != table.columns.size()) return false;
      table.rows.push_back(*std::move(row));
      while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\n' || rest_.front() == '\r'))
        rest_.remove_prefix(1);
      if (!rest_.starts_with(',')) return rest_.empty() || rest_.front() == ';' || rest_.starts_with("--");
      rest_.remove_prefix(1);
    }
  }

  /// To the bracket that ends it.
  std::optional<Row> tuple() {
    Row row;
    std::string cell;
    bool was_quoted = false;
    while (!rest_.empty()) {
      const char byte = rest_.front();
      rest_.remove_prefix(1);
      if (byte == '\'' || byte == '"') {
        if (!quoted(byte, cell)) return std::nullopt;
        was_quoted = true;
      } else if (byte == ',' || byte == ')') {
        const std::string plain(trim(cell));
        row.push_back(was_quoted ? cell : fold(plain) == "null" ? "" : plain);
        cell.clear();
        was_quoted = false;
        if (byte == ')') return row;
      } else if (byte == '(') {
        return std::nullopt;  // a function
      } else if (!was_quoted && (byte != ' ' || !cell.empty()) && byte != '\n' && byte != '\r' && byte != '\t') {
        cell += byte;
      }
    }
    return std::nullopt;
  }

  /// Up to the mark that ends it; doubled or behind a stroke it is a letter.
  bool quoted(char mark, std::string& cell) {
    if (trim(cell).empty()) cell.clear();
    while (!rest_.empty()) {
      const char byte = rest_.front();
      rest_.remove_prefix(1);
      const bool twice = byte == mark && rest_.starts_with(mark);
      if (byte == mark && !twice) return true;
      if (twice || (byte == '\\' && !rest_.empty())) {
        cell += rest_.front();
        rest_.remove_prefix(1);
      } else {
        cell += byte;
      }
    }
    return false;
  }

  std::string_view rest_;
  std::vector<DatabaseTable> tables_;  ///< in the order in which they are filled
  std::map<std::string, Row> made_;    ///< their columns, by their names
};

}  // namespace

std::string table_of_inserts(std::string_view utf8, const ColumnWords& titles) {
  const auto has = [&](std::string_view word) { return utf8.find(word) != std::string_view::npos; };
  if (!has("into ") && !has("INTO ") && !has("Into ")) return std::string(utf8);  // of most pages, at once
  Statements statements(trim(utf8));
  return statements.read() ? statements.csv(titles).value_or(std::string(utf8)) : std::string(utf8);
}

}  // namespace estafette::readers
