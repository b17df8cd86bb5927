// Whoever links the library can run a campaign: the demo of scripts/demo-campaign, played by the umpire's deeds alone,
// ends as docs/worked-campaign.md works it out by hand.
#include "campaign/reports/status.hpp"
#include "campaign/state/json_state.hpp"
#include "campaign/umpire/adjudicate.hpp"
#include "campaign/umpire/folder.hpp"
#include "campaign/umpire/generate.hpp"
#include "campaign/umpire/import_losses.hpp"
#include "campaign/umpire/letters.hpp"
#include "campaign/umpire/play.hpp"
#include "campaign/umpire/report.hpp"
#include "campaign/umpire/rule.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/sow/profile/read_profile.hpp"
#include "converter/sow/sheet/battle_sheet.hpp"
#include "support/seats.hpp"
#include "support/shipped_values.hpp"
#include "tools/sample_battle.hpp"

#include <gtest/gtest.h>

namespace estafette::test::demo_campaign_test {
namespace {

using namespace campaign;

/// One umpire's evening after the other.
class Demo {
 public:
  explicit Demo(const fs::path& file) {
    CampaignFile::create(file, begun("1813"));
    open_ = std::make_unique<CampaignFile>(file);
  }

  void lodge(const std::string& letter, Side side) {
    const fs::path path = shipped_campaign("1813") / "letters" / letter;
    const CheckedLetters lodging = campaign::lodge(open_->standing(), side, {{path, read_text(path)}});
    lodging.problems.refuse_if_any();
    open_->commit(deed_of(open_->standing(), lodging));
  }

  void turn() { open_->commit(play_half_week(open_->standing())); }

  void battle(int number, const Folder& folder, const BattleChoice& choice = {}) {
    static const sow::Profile profile = [] {
      const fs::path file = fs::path(ESTAFETTE_SOURCE_DIR) / "templates/sow/waterloo.xml";
      return sow::read_profile(read_text(file), file.generic_string());
    }();
    const GeneratedBattle generated = generate_battle(open_->standing(), number, choice, profile);
    open_->commit(generated.deed);
    for (const Document& document : generated.mod.documents) {
      if (document.path.parent_path() != "OOBs") continue;
      static const std::string seen = read_text(ESTAFETTE_FIXTURES "/sow/seen-identifiers.txt");
      EXPECT_EQ(unlike_the_shipped(document.bytes, seen), std::vector<std::string>{}) << "battle " << number;
      EXPECT_EQ(over_their_seats(document.bytes, profile), std::vector<std::string>{}) << "battle " << number;
    }
    const fs::path dump = folder / ("battle-" + std::to_string(number) + ".gamedb.synthetic.csv");
    const auto seed = static_cast<std::uint64_t>(number);
    write_all_or_none(dump.parent_path(),
                      {{dump.filename(), tools::sample_dumps(generated.mod.sheet, {seed, 0}).results}}, Existing::keep);
    open_->commit(import_losses(open_->standing(), number, {dump, {}, {}}).deed);
  }

  void judge(const Judgement& judgement) { open_->commit(adjudicate(open_->standing(), judgement)); }

  void ruling(const std::string& force, const std::string& place) {
    open_->commit(rule(open_->standing(), {force, "at", place, "where the night marches had brought them"}));
  }

  void open_gates(const std::string& fortress) {
    open_->commit(rule(open_->standing(), {fortress, "shut", "no", "the King's order of 10 May"}));
  }

  [[nodiscard]] const CampaignFile& file() const { return *open_; }

 private:
  std::unique_ptr<CampaignFile> open_;
};

Judgement drawn(int battle) {
  Judgement judgement;
  judgement.number = battle;
  return judgement;
}

Judgement for_france(int battle) {
  Judgement judgement = drawn(battle);
  judgement.winner = Side::france;
  judgement.level = VictoryLevel::minor;
  return judgement;
}

void play_to_the_end(Demo& demo, const Folder& folder) {
  const Side france = Side::france;
  const Side coalition = Side::coalition;
  demo.lodge("turn-1-coalition.txt", coalition);
  demo.lodge("turn-1-france.txt", france);
  demo.turn();
  demo.lodge("turn-2-france.txt", france);
  demo.lodge("turn-2-coalition.txt", coalition);
  demo.lodge("turn-2-france-late.txt", france);
  demo.turn();
  demo.battle(1, folder);
  demo.battle(2, folder);
  demo.judge(drawn(1));
  demo.judge(for_france(2));
  for (const char* corps : {"Kleist's Corps", "Yorck's Corps"}) demo.ruling(corps, "Wurzen");
  demo.ruling("Blücher's Corps", "Colditz");
  for (const char* corps : {"Winzingerode's Corps", "Berg's Corps"}) demo.ruling(corps, "Rochlitz");
  for (const std::string turn : {"turn-3", "turn-4", "turn-5"}) {
    if (turn == "turn-4")
      for (const char* fortress : {"Torgau", "Königstein"}) demo.open_gates(fortress);
    demo.lodge(turn + "-coalition.txt", coalition);
    demo.lodge(turn + "-france.txt", france);
    demo.turn();
  }
  demo.lodge("turn-6-coalition.txt", coalition);
  demo.lodge("turn-6-france.txt", france);
  demo.lodge("turn-6-coalition-late.txt", coalition);
  demo.turn();
  demo.battle(3, folder);
  demo.judge(for_france(3));
  demo.lodge("turn-7-coalition.txt", coalition);
  demo.lodge("turn-7-france.txt", france);
  demo.turn();
  BattleChoice bautzen;
  for (const char* reserve : {"Guard and Grenadier Reserve", "Reserve Cavalry Corps", "Winzingerode's Corps",
                              "Berg's Corps", "Yorck's Corps"})
    bautzen.muster.reserves.push_back(force_called(demo.file().state(), reserve).id);
  demo.battle(4, folder, bautzen);
  demo.judge(for_france(4));
}

int under_arms(const State& state, Side side) {
  int men = 0;
  for (const Force& force : state.forces)
    if (force.side == side) men += totals(force.troops).men().value;
  return men;
}

}  // namespace

TEST(Umpire, PlaysTheDemoCampaignWithoutTheCommandLine) {
  const Folder folder;
  Demo demo(folder / "spring.campaign");
  play_to_the_end(demo, folder);

  const State& end = demo.file().state();
  EXPECT_EQ(end.turn, Turn{8});
  EXPECT_EQ(end.prestige, 115);
  EXPECT_EQ(under_arms(end, Side::france), 97'939);
  EXPECT_EQ(under_arms(end, Side::coalition), 66'255);
  EXPECT_FALSE(end.truce);
  EXPECT_TRUE(end.truces.contains("Prussia"));

  const CampaignFile reopened(folder / "spring.campaign");
  EXPECT_EQ(to_json(reopened.state()), to_json(end));

  ReportRequest everything;
  everything.kind = ReportRequest::Kind::site;
  const std::vector<Document> site = report(reopened.theatre(), reopened.events(), everything);
  EXPECT_EQ(site.front().path, "index.html");
  EXPECT_GT(site.size(), 20U);
}

}  // namespace estafette::test::demo_campaign_test
