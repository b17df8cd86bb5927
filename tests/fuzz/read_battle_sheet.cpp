// Any bytes at all as a battle sheet. What is read comes back the same from the sheet that we write.
#include "converter/sow/sheet/read_battle_sheet.hpp"

#include "converter/sow/sheet/battle_sheet.hpp"
#include "fuzz/hostile.hpp"

using namespace estafette;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::read_or_refused(data, size, [](const std::string& text) {
    const sow::BattleSheet sheet = sow::read_battle_sheet(text, "fuzz.xml");
    fuzz::promise(sow::read_battle_sheet(sow::to_xml(sheet), "again.xml") == sheet);
  });
}
