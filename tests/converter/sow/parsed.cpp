#include "parsed.hpp"

#include "base/csv.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <stdexcept>

namespace estafette::test {
namespace {

Csv read_csv(const std::string& path, const std::string& raw) {
  Csv csv{path, raw, {}, {}};
  for_each_row(raw, ',', path, [&](const CsvRow& row) {
    Cells cells(row.fields.begin(), row.fields.end());
    if (csv.header.empty()) {
      csv.header = std::move(cells);
    } else {
      csv.rows.push_back(std::move(cells));
    }
  });
  return csv;
}

void read_ini(Parsed& parsed, const std::string& text) {
  std::string section;
  for (const std::string& line : split(text, '\n')) {
    if (line.starts_with("[")) section = line.substr(1, line.size() - 2);
    const std::size_t equals = line.find('=');
    if (equals != std::string::npos) parsed.ini[section][line.substr(0, equals)] = line.substr(equals + 1);
  }
}

void read_messages(Parsed& parsed, const std::string& text) {
  std::string id;
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find("\r\n"), rest.size());
    const std::string line(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 2, rest.size()));
    if (line.starts_with("$")) {
      parsed.message_headers.push_back(line);
      id = line.substr(1, line.find(' ') - 1);
      parsed.messages[id];
    } else if (!line.starts_with("//")) {
      parsed.messages[id] += line + "\n";
    }
  }
}

}  // namespace

std::string Csv::cell(std::size_t row, const std::string& column) const {
  const auto found = std::find(header.begin(), header.end(), column);
  if (found == header.end()) throw std::logic_error(path + " has no column " + column);
  const auto at = static_cast<std::size_t>(found - header.begin());
  return at < rows[row].size() ? rows[row][at] : "";
}

int Csv::number(std::size_t row, const std::string& column) const {
  return whole_number(cell(row, column)).value_or(-1);
}

const std::string& Parsed::file_ending(const std::string& end) const {
  static const std::string kNone;
  for (const auto& [path, bytes] : files) {
    if (path.ends_with(end)) return bytes;
  }
  return kNone;
}

Parsed parse(const sow::Mod& mod, const sow::Profile& profile, const sow::GameTables& game) {
  Parsed parsed{mod, profile, game, {}, {}, {}, {}, {}, {}, {}, {}};
  for (const Document& document : mod.documents) parsed.files[document.path.generic_string()] = document.bytes;
  for (const auto& [path, bytes] : parsed.files) {
    if (path.starts_with("OOBs/")) parsed.master = read_csv(path, bytes);
    if (path.ends_with("/scenario.csv")) parsed.scenario = read_csv(path, bytes);
    if (path.ends_with("/maplocations.csv")) parsed.locations = read_csv(path, bytes);
    if (path.ends_with("/battlescript.csv")) parsed.script = read_csv(path, bytes);
  }
  read_ini(parsed, parsed.file_ending("/scenario.ini"));
  read_messages(parsed, parsed.file_ending("/EnglishScenScreen.txt"));
  return parsed;
}

const sow::GameTables& miniature_game() {
  static const sow::GameTables kTables = sow::read_installation(ESTAFETTE_FIXTURES "/sow/installation");
  return kTables;
}

std::vector<int> ranks(const Csv& csv, std::size_t row) {
  std::vector<int> found;
  for (const char* column : {"SIDE", "ARMY", "CORPS", "DIV", "BGDE", "REG"}) found.push_back(csv.number(row, column));
  return found;
}

int level(const std::vector<int>& ranks) {
  return static_cast<int>(std::find(ranks.begin(), ranks.end(), 0) - ranks.begin());
}

std::vector<int> above(std::vector<int> ranks) {
  const int own = level(ranks);
  if (own <= 2) return {};
  ranks[static_cast<std::size_t>(own) - 1] = 0;
  return ranks;
}

Sort sort_of(const Csv& master, std::size_t row) {
  const int own = level(ranks(master, row));
  if (master.cell(row, "Formation") == "DRIL_SupplyWagon") return own == 3 ? Sort::courier : Sort::wagon;
  if (own < 6) return Sort::commander;
  if (master.cell(row, "Formation").find("_Art_") != std::string::npos) return Sort::gun;
  return master.cell(row, "Formation").find("_Cav_") != std::string::npos ? Sort::cavalry : Sort::infantry;
}

bool is_combat(Sort sort) {
  return sort == Sort::infantry || sort == Sort::cavalry || sort == Sort::gun;
}

}  // namespace estafette::test
