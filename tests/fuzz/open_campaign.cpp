// Any bytes at all as a campaign file: opened whole, told, taken back by one command and gone on with, or refused with
// words. A file in memory stands for the disk.
#include "campaign/reports/history.hpp"
#include "campaign/reports/status.hpp"
#include "campaign/umpire/campaign_file.hpp"
#include "fuzz/hostile.hpp"
#include "fuzz/shipped.hpp"

using namespace estafette;

namespace {

/// What an umpire does with it first.
void look_at(const campaign::CampaignFile& file) {
  for (const campaign::CommandGiven& command : file.commands()) (void)file.past(command);
  (void)file.called();
  (void)file.chronicle();
  (void)file.events();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Scratch kFolder;
  const fs::path path = kFolder.path() / "fuzz.campaign";
  fs::remove(path.string() + "-journal");
  fuzz::put(path, fuzz::bytes_of(data, size));
  try {
    campaign::CampaignFile file(path);
    look_at(file);
    (void)file.undo();
    look_at(file);
  } catch (const Refusal& refused) {
    fuzz::promise(!refused.problems().empty());
    for (const Problem& problem : refused.problems()) fuzz::promise(!problem.expected.empty());
  }
  return 0;
}
