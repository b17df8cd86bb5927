// A mod folder read back as the game would read it: the raw bytes, and the tables in them.
#pragma once

#include "converter/sow/installation/installation.hpp"
#include "converter/sow/mod.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::test {

using Cells = std::vector<std::string>;

/// A csv file of the mod: header and data rows, each with its physical line.
struct Csv {
  std::string path;
  std::string raw;
  Cells header;
  std::vector<Cells> rows;
  [[nodiscard]] std::string cell(std::size_t row, const std::string& column) const;
  [[nodiscard]] int number(std::size_t row, const std::string& column) const;
};

struct Parsed {
  const sow::Mod& mod;
  const sow::Profile& profile;
  const sow::GameTables& game;
  std::map<std::string, std::string> files;  ///< bytes by path, "/" between folders
  Csv master, scenario, locations, script;
  std::map<std::string, std::map<std::string, std::string>> ini;
  std::map<std::string, std::string> messages;  ///< of EnglishScenScreen.txt
  std::vector<std::string> message_headers;     ///< its lines that begin with $, as they stand
  [[nodiscard]] const std::string& file_ending(const std::string& end) const;
};

/// Rows as the game cuts them: at every comma, no quotes.
[[nodiscard]] Parsed parse(const sow::Mod& mod, const sow::Profile& profile, const sow::GameTables& game);

/// The miniature installation of the fixtures.
[[nodiscard]] const sow::GameTables& miniature_game();

/// Side, army, corps, division, brigade, regiment of a row.
[[nodiscard]] std::vector<int> ranks(const Csv& csv, std::size_t row);
/// How many of them lead it: 2 an army's row, 6 a battalion's.
[[nodiscard]] int level(const std::vector<int>& ranks);
/// The row's superior; empty for an army.
[[nodiscard]] std::vector<int> above(std::vector<int> ranks);

enum class Sort { commander, infantry, cavalry, gun, wagon, courier };
/// What a master row is, by its formation, weapon and ranks alone.
[[nodiscard]] Sort sort_of(const Csv& master, std::size_t row);
[[nodiscard]] bool is_combat(Sort sort);

}  // namespace estafette::test
