// Any bytes at all as the dump of a battle that was sent, and below a line of dashes as its unit-location dump:
// refused, or losses in which every man is accounted for, and armies for the morning after.
#include "converter/readers/outline/csv.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/policy.hpp"
#include "fuzz/shipped.hpp"
#include "sow_dumps/losses/documents.hpp"
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/reconcile.hpp"

using namespace estafette;

namespace {

const sow::BattleSheet& sheet() {
  static const sow::BattleSheet kSheet =
      sow::read_battle_sheet(read_text(fs::path(ESTAFETTE_FIXTURES) / "sow/lind-ford/battle.xml"), "battle.xml");
  return kSheet;
}

void carry(const dumps::ResultsDump& results, const dumps::LocationsDump* locations) {
  const dumps::Reconciled reconciled = dumps::reconcile(sheet(), results, locations, fuzz::policy());
  const dumps::Losses losses = dumps::carry_over(sheet(), reconciled, fuzz::policy());
  for (const dumps::UnitLosses& unit : losses.units) {
    fuzz::promise(unit.before == unit.killed + unit.wounded + unit.missing + unit.after);
    fuzz::promise(unit.after >= Men{0} && unit.guns_after >= Guns{0} && unit.guns_after <= unit.guns_before);
  }
  for (const Document& document : dumps::documents(sheet(), losses))
    if (document.path.string().starts_with("next-")) (void)readers::read_outline_csv(document.bytes, "next.csv");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const auto [first, second] = fuzz::parted(text);
    const dumps::Dump read = dumps::read_dump(first, "fuzz.csv");
    const auto* results = std::get_if<dumps::ResultsDump>(&read);
    if (results == nullptr) return;
    if (second.empty()) return carry(*results, nullptr);
    const dumps::Dump other = dumps::read_dump(second, "fuzz.csv");
    carry(*results, std::get_if<dumps::LocationsDump>(&other));
  });
}
