// Any text at all through every form of the verb convert, and on to the game: whatever a reader yields, every later
// step works or refuses with words.
#include "converter/batch/convert.hpp"

#include "base/markup/xml.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/one_army.hpp"
#include "converter/sow/profile/read_profile.hpp"
#include "fuzz/readers.hpp"
#include "fuzz/troops.hpp"

using namespace estafette;

namespace {

batch::Recipe shipped_recipe() {
  batch::Recipe recipe;
  recipe.readers = fuzz::reader_data();
  ProblemList problems;
  XmlElement root =
      XmlElement::parse(read_text(fuzz::shipped("campaigns/1813/rules.xml")), "rules.xml", "rules", problems);
  std::optional<XmlElement> scaling = root.child("scaling");
  recipe.rules = scaling::read_scaling_rules(*scaling);
  recipe.profile = sow::read_profile(read_text(fuzz::shipped("sow/waterloo.xml")), "waterloo.xml");
  return recipe;
}

/// What was scaled fights a battle against an army that is there always, as `estafette scenario` has it.
void fight(const Orbat& scaled, const sow::Profile& profile) {
  static const Formation kEnemy = sow::one_army({fuzz::an_army("")}, {"enemy.csv"});
  sow::BattlePlan plan;
  plan.name = "Fuzz";
  plan.place = "Kaja";
  plan.map = profile.maps.front().name;
  plan.start = *sow::clock_from("10:00");
  plan.end = *sow::clock_from("18:00");
  plan.weather = "clear";
  plan.attacker.army = sow::one_army({scaled}, {"fuzz.csv"});
  plan.defender.army = kEnemy;
  plan.corps_a_side = 1000;
  fuzz::promise(!sow::make_mod(plan, profile).documents.empty());
}

/// What is written can be read again: our own tables always, the game's or it is refused with words.
void read_again(const Document& document, const batch::Recipe& recipe) {
  const std::string name = document.path.string();
  if (!name.ends_with(".csv") || name.ends_with(".report.csv")) return;
  const std::string text = text_of(document.bytes, document.path);
  if (name.starts_with("OOB_")) {
    (void)readers::read_any(text, name, readers::Format::sow_oob, recipe.readers);
    return;
  }
  Orbat orbat;
  try {
    orbat = readers::read_any(text, name, readers::Format::outline_csv, recipe.readers).orbat;
  } catch (const Refusal&) {
    fuzz::promise(false);
  }
  if (name.ends_with(".scaled.csv")) fight(orbat, recipe.profile);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static batch::Recipe recipe = shipped_recipe();
  const std::string bytes(fuzz::bytes_of(data, size));
  for (const bool named : {true, false}) {
    const batch::Input input{.file = "fuzz.txt", .result = "fuzz", .named = named};
    for (const bool scale : {true, false}) {
      for (const batch::Target to : {batch::Target::outline, batch::Target::sow}) {
        recipe.scale = scale;
        recipe.to = to;
        fuzz::refused_with_words([&] {
          const batch::Converted converted = batch::convert(bytes, input, recipe);
          if (!named) return;
          for (const Document& document : converted.documents)
            fuzz::refused_with_words([&] { read_again(document, recipe); });
        });
      }
    }
  }
  return 0;
}
