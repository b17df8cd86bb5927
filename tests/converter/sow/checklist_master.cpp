#include "base/text.hpp"
#include "checklist.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <regex>
#include <set>

namespace estafette::test {
namespace {

bool is_game_text(const std::string& path) {
  return path.ends_with(".csv") || path.ends_with(".txt") || path.ends_with(".ini");
}

std::vector<const Csv*> tables(const Parsed& parsed) {
  return {&parsed.master, &parsed.scenario, &parsed.locations, &parsed.script};
}

std::string a01_encoding(const Parsed& parsed) {
  for (const auto& [path, bytes] : parsed.files) {
    if (!is_game_text(path)) continue;
    if (bytes.starts_with("\xEF\xBB\xBF")) return path + " has a byte order mark";
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      const auto byte = static_cast<unsigned char>(bytes[i]);
      if (byte >= 0x80 && byte <= 0x9F) return path + " has a byte of 0x80 to 0x9F";
      if (bytes[i] == '\n' && (i == 0 || bytes[i - 1] != '\r')) return path + " has a lone line feed";
      if (bytes[i] == '\r' && (i + 1 == bytes.size() || bytes[i + 1] != '\n')) return path + " has a lone return";
      // UTF-8 in a one-byte file would show as a letter that no name of the theatre holds, before another one
      if (byte == 0xC3 && i + 1 < bytes.size() && static_cast<unsigned char>(bytes[i + 1]) >= 0xA0) {
        return path + " is UTF-8";
      }
    }
  }
  return "";
}

std::string a02_fields(const Parsed& parsed) {
  for (const Csv* csv : tables(parsed)) {
    if (csv->raw.find_first_of("\"\t") != std::string::npos) return csv->path + " has a quotation mark or a tab";
    for (const Cells& row : csv->rows) {
      if (row.size() > csv->header.size()) return csv->path + " has a comma in a field: " + row.front();
    }
  }
  return "";
}

std::string a03_first_field(const Parsed& parsed) {
  for (const Csv* csv : tables(parsed)) {
    for (const Cells& row : csv->rows) {
      if (row.front().empty() || row.front().front() == '$') return csv->path + ": first field " + row.front();
    }
  }
  return "";
}

std::string a04_commas(const Parsed& parsed) {
  const std::array<std::size_t, 4> columns = {34, 18, 21, 8};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Csv& csv = *tables(parsed)[i];
    if (csv.header.size() != columns.at(i)) return fmt::format("{} has {} columns", csv.path, csv.header.size());
    for (const Cells& row : csv.rows) {
      if (row.size() != columns.at(i)) return fmt::format("{}: {} has {} columns", csv.path, row.front(), row.size());
    }
  }
  return "";
}

std::string a05_numbers(const Parsed& parsed) {
  static const std::regex kNumber("-?[0-9]+(\\.[0-9]+)?");
  const auto check = [&](const Csv& csv, std::vector<std::string> columns) -> std::string {
    for (std::size_t row = 0; row < csv.rows.size(); ++row) {
      if (csv.rows[row].front() == "MASTER") continue;
      for (const std::string& column : columns) {
        const std::string cell = csv.cell(row, column);
        if (!cell.empty() && !std::regex_match(cell, kNumber)) return csv.path + ": " + column + " is " + cell;
      }
    }
    return "";
  };
  const std::string master =
      check(parsed.master,
            {"SIDE",    "ARMY",    "CORPS",   "DIV",        "BGDE",         "REG",          "AMMO",    "Head Count",
             "Ability", "Command", "Control", "Leadership", "Style",        "Experience",   "Fatigue", "Morale",
             "Close",   "Open",    "Edged",   "Firearm",    "Marksmanship", "Horsemanship", "Surgeon", "Calisthenics"});
  if (!master.empty()) return master;
  const std::string scenario =
      check(parsed.scenario, {"SIDE", "ARMY", "CORPS", "DIV", "BGDE", "REG", "BTN", "AMMO", "dir x", "dir z", "loc x",
                              "loc z", "Head Count", "Fatigue", "Morale"});
  if (!scenario.empty()) return scenario;
  const std::string locations = check(parsed.locations, {"AI", "loc x", "loc z", "radius (yds)", "# of Men needed",
                                                         "Points", "Fatigue Bonus", "Occupied Modifier"});
  return locations.empty() ? check(parsed.script, {"X Coord", "Z Coord"}) : locations;
}

std::string a06_file_name(const Parsed& parsed) {
  static const std::regex kName("OOBs/OOB_SB_[A-Za-z0-9_ -]+\\.csv");
  return std::regex_match(parsed.master.path, kName) ? "" : "the master is " + parsed.master.path;
}

std::string a07_header(const Parsed& parsed) {
  const Cells& header = parsed.master.header;
  if (header.size() < 13 || header[12] != "Weapon" || header[1] != "ID") return "Weapon or ID out of place";
  return std::find(header.begin(), header.end(), "OOBMOD") == header.end() ? "" : "there is an OOBMOD";
}

std::string a08_ids(const Parsed& parsed) {
  static const std::regex kId("OOB_[A-Za-z0-9_]+");
  static const std::regex kBase("oob_(fr|br|pr)_.*");
  std::set<std::string> seen;
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const std::string id = parsed.master.cell(row, "ID");
    if (!std::regex_match(id, kId) || id.size() >= 64) return "not an id: " + id;
    if (std::regex_match(fold(id), kBase)) return "a prefix of the base game: " + id;
    if (!seen.insert(fold(id)).second) return "twice: " + id;
  }
  return "";
}

bool known(const Parsed& parsed, sow::GameTable table, std::string id) {
  std::transform(id.begin(), id.end(), id.begin(), [](unsigned char c) { return std::toupper(c); });
  return parsed.game.at(static_cast<std::size_t>(table)).contains(id);
}

std::string a09_class(const Parsed& parsed) {
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const std::string id = parsed.master.cell(row, "CLASS");
    if (!known(parsed, sow::GameTable::unit_class, id)) return "no class: " + id;
  }
  return "";
}

std::string a10_weapon(const Parsed& parsed) {
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const std::string id = parsed.master.cell(row, "Weapon");
    const Sort sort = sort_of(parsed.master, row);
    if (!is_combat(sort)) {
      if (!id.empty()) return "armed: " + parsed.master.cell(row, "ID");
      continue;
    }
    if (!known(parsed, sow::GameTable::weapon, id)) return "no weapon: " + id;
    static const std::regex kPiece(".*(Cannon|Howitzer|Unicorn).*");
    if ((sort == Sort::gun) != std::regex_match(id, kPiece)) return "not of its arm: " + id;
    if ((sort == Sort::cavalry) != (id.find("Swords") != std::string::npos)) return "not of its arm: " + id;
  }
  return "";
}

std::string a11_formation(const Parsed& parsed) {
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const std::string id = parsed.master.cell(row, "Formation");
    if (!known(parsed, sow::GameTable::formation, id)) return "no formation: " + id;
    const Sort sort = sort_of(parsed.master, row);
    if (sort == Sort::wagon || sort == Sort::courier) continue;
    const int due = std::max(level(ranks(parsed.master, row)), 3);
    if (!id.starts_with(fmt::format("DRIL_Lvl{}_", due))) return "not of its level: " + id;
  }
  return "";
}

std::string a12_portrait(const Parsed& parsed) {
  static const std::regex kPortrait("\\([0-9]+-[0-9]+\\)");
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const std::string cell = parsed.master.cell(row, "PORTRAIT");
    if (!std::regex_match(cell, kPortrait)) return "no portrait: " + cell;
  }
  return "";
}

std::string a13_flag(const Parsed& parsed) {
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    if (parsed.master.cell(row, "FLAGS").empty()) return "no flag: " + parsed.master.cell(row, "ID");
  }
  return "";
}

std::string a14_attributes(const Parsed& parsed) {
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const Cells& cells = parsed.master.rows[row];
    const bool commander = sort_of(parsed.master, row) == Sort::commander;
    if (commander && cells[17] != "1") return "a commander of " + cells[17] + " heads";
    for (std::size_t column = 18; column <= 33; ++column) {
      const bool due = commander ? column <= 23 : column >= 23;
      if (cells[column].empty() == due) return fmt::format("{}: column {} is {}", cells[1], column, cells[column]);
    }
  }
  return "";
}

std::string a15_levels(const Parsed& parsed) {
  for (const Cells& cells : parsed.master.rows) {
    for (std::size_t column = 18; column <= 33; ++column) {
      if (cells[column].empty()) continue;
      const int value = whole_number(cells[column]).value_or(-1);
      const bool fresh = column == 24 || column == 25;
      if (value < (fresh ? 9 : 0) || value > 9)
        return fmt::format("{}: column {} is {}", cells[1], column, cells[column]);
    }
  }
  return "";
}

std::string a16_heads(const Parsed& parsed) {
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const int heads = parsed.master.number(row, "Head Count");
    if (heads < 1 || heads > 1104) return fmt::format("{}: {} heads", parsed.master.cell(row, "ID"), heads);
  }
  return "";
}

std::string a17_ammunition(const Parsed& parsed) {
  for (std::size_t row = 0; row < parsed.master.rows.size(); ++row) {
    const int ammo = parsed.master.number(row, "AMMO");
    const int heads = parsed.master.number(row, "Head Count");
    const Sort sort = sort_of(parsed.master, row);
    const bool good_gun = ammo >= 1 && (ammo == 1 || (ammo * heads <= 120 && (ammo + 1) * heads > 120));
    if (sort == Sort::gun && !good_gun) return fmt::format("{} rounds for each of {} gunners", ammo, heads);
    if (sort == Sort::wagon && ammo < 550) return fmt::format("a wagon with {} rounds", ammo);
  }
  return "";
}

}  // namespace

const std::array<Assertion, 17>& text_and_master_assertions() {
  static const std::array<Assertion, 17> kAll = {
      a01_encoding, a02_fields,     a03_first_field, a04_commas, a05_numbers,   a06_file_name,
      a07_header,   a08_ids,        a09_class,       a10_weapon, a11_formation, a12_portrait,
      a13_flag,     a14_attributes, a15_levels,      a16_heads,  a17_ammunition};
  return kAll;
}

}  // namespace estafette::test
