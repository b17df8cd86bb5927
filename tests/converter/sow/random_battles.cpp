#include "random_battles.hpp"

#include "battles.hpp"
#include "support/random_orbats.hpp"

namespace estafette::test {

rc::Gen<sow::BattlePlan> battles() {
  return rc::gen::exec([] {
    using rc::gen::inRange;
    sow::BattlePlan plan;
    plan.corps_a_side = 4;
    plan.name = *rc::gen::element<std::string>("Lützen", "Gross-Görschen, 2 May", "<Bautzen> & \"Würschen\" #2");
    plan.place = *rc::gen::element<std::string>("Lützen", "Middle of the map", "A, b & <c>", "");
    plan.settlement = static_cast<sow::BattleSite>(*inRange(0, 3));
    plan.map = "Waterloo";
    plan.start = {*inRange(5, 12) * 3600};
    plan.end = {plan.start.seconds + *inRange(1800, 30000)};
    plan.weather = waterloo().weathers[static_cast<std::size_t>(*inRange(0, 9))].word;
    if (*rc::gen::arbitrary<bool>()) plan.attacker_from = static_cast<sow::Edge>(*inRange(0, 4));
    const bool french_attack = *rc::gen::arbitrary<bool>();
    for (const bool attacker : {true, false}) {
      sow::BattleSide& side = attacker ? plan.attacker : plan.defender;
      const bool french_side = attacker == french_attack;
      side.army = *scaled_armies(french_side);
      side.commander_present = *inRange(0, 4) > 0;
      if (french_side && side.commander_present && *rc::gen::arbitrary<bool>()) side.chief = "Napoleon";
      for (std::size_t i = 0; i < side.army.formations.size(); ++i) {
        sow::ForceOrders orders;
        orders.formation = side.army.formations[i].id;
        if (*inRange(0, 3) == 0) orders.fatigue = {"forced march (2.1.2)", "line of supply cut (5.1)"};
        const int fate = *inRange(0, 5);
        if (fate == 0 && i > 0) orders.reserve = true;
        if (fate == 2 && i > 0) orders.away = true;
        if (fate == 1) {
          const int length = plan.end.seconds - plan.start.seconds - 60;
          orders.arrival = {static_cast<sow::Edge>(*inRange(0, 4)), {plan.start.seconds + *inRange(0, length)}};
        }
        side.orders.push_back(orders);
      }
    }
    return plan;
  });
}

}  // namespace estafette::test
