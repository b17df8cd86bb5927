#include "stages.hpp"

#include "cli/program.hpp"
#include "converter/sow/battle_sheet.hpp"
#include "converter/sow/read_battle_sheet.hpp"
#include "tools/sample_battle.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <stdexcept>

namespace estafette::test {
namespace {

constexpr const char* kCampaign = "spring.campaign";

/// Leads the campaign from moment to moment, and keeps the commands on the way.
class Umpire {
 public:
  explicit Umpire(const fs::path& folder) : folder_(folder) { restore(folder_, {}); }

  [[nodiscard]] std::string in(const std::string& name) const { return (folder_ / name).generic_string(); }
  [[nodiscard]] std::string file() const { return in(kCampaign); }

  /// Carries it out, and keeps it if it has a name.
  void give(const std::string& name, const std::vector<std::string>& words, bool again) {
    if (!name.empty()) all_.push_back({name, words, tree_of(folder_), again});
    const Outcome done = run(words);
    if (done.code != 0) throw std::runtime_error(words.front() + ": " + done.err);
  }
  /// Keeps it, and does not carry it out.
  void could_give(const std::string& name, const std::vector<std::string>& words) {
    all_.push_back({name, words, tree_of(folder_), true});
  }
  void lodge(const std::string& name, const std::string& letter, const std::string& side) {
    give(name, {"orders", file(), of_the_tree("templates/campaigns/1813/letters/" + letter), "--side", side, "--lodge"},
         false);
  }
  /// Writes the game's dump of the battle that was generated.
  void fight() const {
    const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(in("out/battle.xml")), "battle.xml");
    write_all_or_none(folder_, {{"dump.csv", tools::sample_dumps(sheet, {.seed = 7, .leave_out = 0}).results}},
                      Existing::keep);
  }
  [[nodiscard]] std::vector<Writing> all() const { return all_; }

 private:
  fs::path folder_;
  std::vector<Writing> all_;
};

}  // namespace

std::vector<Writing> all_writing(const fs::path& folder) {
  Umpire umpire(folder);
  const std::string file = umpire.file();
  const std::string out = umpire.in("out");
  umpire.could_give("map draw", {"map", "draw", of_the_tree("templates/campaigns/1813"), "--out", out + "/map.svg"});
  umpire.give("", {"new", file, "--from", of_the_tree("templates/campaigns/1813"), "--seed", "1813"}, false);
  umpire.lodge("orders", "turn-1-coalition.txt", "coalition");
  umpire.lodge("", "turn-1-france.txt", "france");
  umpire.give("turn", {"turn", file, "--letters", out}, true);
  umpire.lodge("", "turn-2-france.txt", "france");
  umpire.lodge("", "turn-2-coalition.txt", "coalition");
  umpire.lodge("", "turn-2-france-late.txt", "france");
  umpire.give("", {"turn", file}, true);
  umpire.could_give("report", {"report", file, "--dispatch", "--out", out});
  umpire.give("ruling", {"ruling", file, "III Corps", "fatigued", "no", "--because", "rest"}, false);
  umpire.give("undo", {"undo", file}, false);
  umpire.give("battle generate", {"battle", "generate", file, "2", "--out", out, "--preview"}, true);
  umpire.fight();
  umpire.give("battle import",
              {"battle", "import", file, "2", umpire.in("dump.csv"), "--yes", "--report", out + "/losses"}, true);
  umpire.could_give("battle generate --again",
                    {"battle", "generate", file, "2", "--again", "--out", umpire.in("copy")});
  umpire.give("battle adjudicate", {"battle", "adjudicate", file, "2", "--winner", "france", "--level", "minor"},
              false);
  return umpire.all();
}

std::string told_by_campaign(const fs::path& folder) {
  const fs::path file = folder / kCampaign;
  if (!fs::exists(file)) return "none";
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  std::string text = database.execAndGet("PRAGMA integrity_check").getString() + "\n";
  for (const char* question :
       {"SELECT id || words || asked FROM commands ORDER BY id", "SELECT command FROM undone ORDER BY command",
        "SELECT command || kind || change FROM events ORDER BY id"}) {
    SQLite::Statement query(database, question);
    while (query.executeStep()) text += query.getColumn(0).getString() + "\n";
  }
  return text;
}

}  // namespace estafette::test
