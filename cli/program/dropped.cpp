#include "cli/program/dropped.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"
#include "sow_dumps/reading/read_dump.hpp"

#include <pugixml.hpp>

#include <algorithm>

namespace estafette::cli {
namespace {

enum class DroppedKind { campaign, sheet, dump, orbat };

bool is_battle_sheet(const std::string& text) {
  pugi::xml_document document;
  (void)document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  return std::string_view(document.document_element().name()) == "battle";
}

bool is_dump(const std::string& text, const std::string& file) {
  try {
    (void)dumps::read_dump(text, file);
    return true;
  } catch (const Refusal&) {
    return false;
  }
}

DroppedKind kind_of(const fs::path& file) {
  if (fs::is_directory(file)) return DroppedKind::orbat;
  const std::string bytes = read_bytes(file);
  if (bytes.starts_with("SQLite format 3")) return DroppedKind::campaign;
  const std::string text = text_of(bytes, file);
  if (is_battle_sheet(text)) return DroppedKind::sheet;
  return is_dump(text, file.generic_string()) ? DroppedKind::dump : DroppedKind::orbat;
}

[[noreturn]] void refuse_drop(const fs::path& file, const std::string& found, const std::string& remedy) {
  throw Refusal(Problem{file.generic_string(), 0, "", found,
                        "one campaign, or a dump with its battle sheet, or orders of battle", remedy});
}

std::vector<std::string> carryover_words(const std::vector<fs::path>& dumps, std::vector<fs::path> sheets) {
  const fs::path beside = dumps.front().parent_path() / "battle.xml";
  if (sheets.empty() && fs::exists(beside)) sheets.push_back(beside);
  if (dumps.size() > 1 || sheets.size() != 1)
    refuse_drop(dumps.front(), sheets.empty() ? "a dump without its battle sheet" : "more than one battle",
                "Drop the dump together with the battle.xml of its battle");
  return {"carryover",
          "--sheet",
          sheets.front().generic_string(),
          "--dump",
          dumps.front().generic_string(),
          "--out",
          (dumps.front().parent_path() / "losses").generic_string()};
}

}  // namespace

std::vector<std::string> words_for(const std::vector<fs::path>& dropped) {
  std::vector<fs::path> campaigns, sheets, dumps, orbats;
  for (const fs::path& file : dropped) {
    switch (kind_of(file)) {
      case DroppedKind::campaign:
        campaigns.push_back(file);
        break;
      case DroppedKind::sheet:
        sheets.push_back(file);
        break;
      case DroppedKind::dump:
        dumps.push_back(file);
        break;
      case DroppedKind::orbat:
        orbats.push_back(file);
        break;
    }
  }
  const fs::path& first = dropped.front();
  if (campaigns.size() == 1 && dropped.size() == 1) return {"desk", first.generic_string()};
  if (!dumps.empty() && campaigns.empty() && orbats.empty()) return carryover_words(dumps, sheets);
  if (sheets.size() == 1 && dropped.size() == 1) return {"inspect", first.generic_string()};
  if (orbats.size() != dropped.size())
    refuse_drop(first, "files of several kinds", "Drop them one kind after the other");
  std::vector<std::string> words = {"convert"};
  for (const fs::path& file : orbats) words.push_back(file.generic_string());
  words.insert(words.end(), {"--out", (first.parent_path() / "scaled").generic_string()});
  return words;
}

}  // namespace estafette::cli
