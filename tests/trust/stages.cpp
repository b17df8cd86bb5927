#include "stages.hpp"

#include "cli/program.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "tools/sample_battle.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <stdexcept>

namespace estafette::test {
namespace {

constexpr const char* kCampaign = "spring.campaign";

/// The Guard meets the Landwehr in the theatre of 1809: all that a campaign has, in a hundredth of the time of 1813.
constexpr const char* kSmall = R"xml(<campaign name="1809" prestige="15">
  <nation name="France" side="france"/>
  <nation name="Austria" side="coalition"/>
  <owner country="Bavaria" side="france"/>
  <owner country="Austria" side="coalition"/>
  <army name="Guard" side="france" nation="France" orbat="orbats/reinforcements-french.csv">
    <force name="Imperial Guard" at="ergoldsbach"/>
    <garrison fortress="regensburg" nation="France" men="600" source="ours"/>
    <headquarters with="Imperial Guard"/>
  </army>
  <army name="Landwehr" side="coalition" nation="Austria" orbat="orbats/reinforcements-austrian.csv">
    <force name="Upper Austrian Landwehr" at="landshut"/>
    <garrison fortress="braunau" nation="Austria" men="600" source="ours"/>
    <headquarters with="Upper Austrian Landwehr"/>
  </army>
</campaign>
)xml";

/// The rules of 1809 with a siege that lasts longer.
std::string other_rules() {
  std::string rules = read_bytes(of_the_tree("templates/campaigns/1809/rules.xml"));
  const std::string was = "longest=\"6\"";
  return rules.replace(rules.find(was), was.size(), "longest=\"7\"");
}

/// What the umpire has at hand: the campaign to be begun, letters, and other rules.
void lay_out(const fs::path& folder) {
  std::vector<Document> documents = {
      {"campaign.xml", kSmall}, {"guard.txt", "Imperial Guard: march Landshut\n"}, {"other/rules.xml", other_rules()}};
  for (const char* file :
       {"map.xml", "rules.xml", "orbats/reinforcements-french.csv", "orbats/reinforcements-austrian.csv"})
    documents.push_back({file, read_bytes(of_the_tree("templates/campaigns/1809") + "/" + file)});
  for (const char* file : {"english/army-of-the-north.txt", "french/lauriston.txt"})
    documents.push_back({fs::path("shelf") / file, read_bytes(of_the_tree("templates/shelf") + "/" + file)});
  write_all_or_none(folder, documents, Existing::overwrite);
}

/// Leads the campaign from moment to moment, and keeps the commands on the way.
class Umpire {
 public:
  Umpire(const fs::path& folder, const fs::path& desk) : folder_(folder), desk_(desk) {
    restore(folder_, {});
    lay_out(desk_);
    give("", {"convert", at_hand("orbats"), "--out", at_hand("scaled"), "--jobs", "1"}, true);
  }

  [[nodiscard]] std::string in(const std::string& name) const { return (folder_ / name).generic_string(); }
  [[nodiscard]] std::string file() const { return in(kCampaign); }

  /// Carries it out, and keeps it if it has a name.
  void give(const std::string& name, const std::vector<std::string>& words, bool again) {
    if (!name.empty()) all_.push_back({name, words, tree_of(folder_), again});
    const Outcome done = run(words);
    if (done.code != 0) throw std::runtime_error(words.front() + ": " + done.err);
  }
  /// Keeps it, and does not carry it out.
  void could_give(const std::string& name, const std::vector<std::string>& words, bool again = true) {
    all_.push_back({name, words, tree_of(folder_), again});
  }
  [[nodiscard]] std::string at_hand(const std::string& name) const { return (desk_ / name).generic_string(); }
  /// Writes the game's dump of the battle that was generated.
  void fight() const {
    const sow::BattleSheet sheet = sow::read_battle_sheet(read_text(in("out/battle.xml")), "battle.xml");
    write_all_or_none(folder_, {{"dump.csv", tools::sample_dumps(sheet, {.seed = 7, .leave_out = 0}).results}},
                      Existing::keep);
  }
  [[nodiscard]] std::vector<Writing> all() const { return all_; }

 private:
  fs::path folder_, desk_;
  std::vector<Writing> all_;
};

}  // namespace

std::vector<Writing> all_writing(const fs::path& folder, const fs::path& desk) {
  Umpire umpire(folder, desk);
  const std::string file = umpire.file();
  const std::string out = umpire.in("out");
  umpire.could_give("map draw", {"map", "draw", desk.generic_string(), "--out", out + "/map.svg"});
  umpire.could_give("convert", {"convert", umpire.at_hand("shelf/french/lauriston.txt"), "--out", out, "--jobs", "1"});
  umpire.could_give("convert a shelf", {"convert", umpire.at_hand("shelf"), "--out", out, "--jobs", "1"});
  const std::string guard = umpire.at_hand("orbats/reinforcements-french.csv");
  umpire.could_give("scenario",
                    {"scenario", "--attacker", umpire.at_hand("scaled/reinforcements-french.scaled.csv"), "--defender",
                     umpire.at_hand("scaled/reinforcements-austrian.scaled.csv"), "--name", "Abensberg", "--map",
                     "Waterloo", "--start", "11:00", "--end", "17:00", "--weather", "clear", "--out", out});
  umpire.could_give("roster", {"roster", guard, "--rules", "napoleons-wars", "--out", out});
  umpire.could_give("map join",
                    {"map", "join", of_the_tree("templates/campaigns/1813/map.xml"),
                     of_the_tree("templates/campaigns/1813/wider/upper-germany.xml"), "--out", out + "/map.xml"});
  umpire.could_give("manual", {"manual", "--out", out});
  umpire.give("new", {"new", file, "--from", desk.generic_string(), "--seed", "1"}, true);
  umpire.give("orders", {"orders", file, umpire.at_hand("guard.txt"), "--side", "france", "--lodge"}, false);
  umpire.give("turn", {"turn", file, "--letters", out}, true);
  umpire.give("turn --finish", {"turn", file, "--finish", "--letters", out}, true);
  umpire.could_give("report", {"report", file, "--dispatch", "--out", out});
  umpire.give("ruling", {"ruling", file, "Imperial Guard", "fatigued", "no", "--because", "rest"}, false);
  umpire.could_give("rules", {"rules", file, umpire.at_hand("other/rules.xml"), "--because", "agreed"}, false);
  umpire.could_give("rules --out", {"rules", file, "--out", out + "/rules.xml"});
  umpire.give("undo", {"undo", file}, false);
  umpire.could_give("redo", {"redo", file}, false);
  umpire.give("battle generate", {"battle", "generate", file, "1", "--out", out, "--preview"}, true);
  umpire.fight();
  umpire.could_give("carryover", {"carryover", "--sheet", out + "/battle.xml", "--dump", umpire.in("dump.csv"), "--out",
                                  umpire.in("losses")});
  umpire.give("battle import",
              {"battle", "import", file, "1", umpire.in("dump.csv"), "--yes", "--report", out + "/losses"}, true);
  umpire.could_give("battle generate --again",
                    {"battle", "generate", file, "1", "--again", "--out", umpire.in("copy")});
  umpire.give("battle adjudicate", {"battle", "adjudicate", file, "1", "--winner", "france", "--level", "minor"},
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
