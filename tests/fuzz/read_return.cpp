// Any bytes at all as the return of a battle at a table: refused, or losses that add up.
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"
#include "tabletop/data/read_tabletop_rules.hpp"
#include "tabletop/returns/share_losses.hpp"

using namespace estafette;

namespace {

tabletop::TableRoster small_roster() {
  tabletop::TableRoster roster;
  roster.army = "Army";
  tabletop::RosterPiece brigade, guns;
  brigade.id = "1B/1/I";
  brigade.steps = 6;
  brigade.members = {{"a", "22nd Line", 500, 0}, {"b", "28th Line", 401, 0}, {"c", "1/2nd Foot", 97, 8}};
  guns.id = "G1/1/I";
  guns.steps = 2;
  guns.members = {{"d", "2/2nd Foot", 121, 6}};
  roster.commands = {{"Corps", "", 0, {brigade, guns}, {}}};
  return roster;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const tabletop::TabletopRules kRules =
      tabletop::read_tabletop_rules(read_text(fuzz::shipped("tabletop/napoleons-wars/rules.xml")), "rules.xml");
  static const tabletop::TableRoster kRoster = small_roster();
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    for (const tabletop::ReturnPart& part : tabletop::return_parts(text))
      fuzz::promise(part.text.find_first_not_of('\n') != std::string::npos && !part.title.set.empty());
    const auto returned = tabletop::read_return(text, "fuzz.csv", kRoster, kRules);
    fuzz::promise(returned.size() == 2);
    for (const tabletop::MemberLoss& loss : tabletop::share_losses(kRoster, returned, kRules)) {
      fuzz::promise(loss.before == loss.killed + loss.wounded + loss.missing + loss.after() && loss.after() >= 0);
      fuzz::promise(loss.guns_lost >= 0 && loss.guns_lost <= loss.guns_before);
    }
  });
}
