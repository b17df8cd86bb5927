#include "desk/deeds/open_desk.hpp"

#include "base/files/files.hpp"
#include "base/files/owner_file.hpp"
#include "base/problem.hpp"
#include "desk/deeds/kept_files.hpp"
#include "desk/wire/find_wire.hpp"

namespace estafette::desk {
namespace {

fs::path note_of(const std::string& campaign) {
  return fs::path(folder_of(campaign)) / "open.desk";
}

std::string noted(const std::string& campaign) {
  FileError absent;
  if (campaign.empty() || !fs::is_regular_file(note_of(campaign), absent)) return {};
  try {
    return read_bytes(note_of(campaign));
  } catch (const Refusal&) {  // somebody else's, or gone meanwhile
    return {};
  }
}

}  // namespace

std::string open_desk_of(const std::string& campaign) {
  std::string address = noted(campaign);
  return answers_at(address) ? address : std::string();
}

void note_open_desk(const std::string& campaign, const std::string& address) {
  write_for_owner(note_of(campaign), address);
}

void forget_open_desk(const std::string& campaign, const std::string& address) {
  if (noted(campaign) == address) remove_if_there(note_of(campaign));
}

}  // namespace estafette::desk
