#include "desk/deeds/open_campaign.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>

namespace estafette::desk {

void OpenCampaign::look() noexcept {
  try {
    if (file_ && on_disk() == seen_ && file_->is_current()) return;
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch): whoever asks for it next is told
  }
  file_.reset();
}

OpenCampaign::OnDisk OpenCampaign::on_disk() const {
  FileError absent;
  OnDisk there{fs::last_write_time(name_, absent), 0};
  if (!absent) there.bytes = fs::file_size(name_, absent);
  return there;
}

const campaign::CampaignFile& OpenCampaign::now() {
  if (file_) return *file_;
  const OnDisk there = on_disk();
  file_.emplace(fs::path(name_));
  seen_ = there;
  at_ = fmt::format("{}-{}", file_->all_commands().size(), file_->commands().size());
  return *file_;
}

std::string OpenCampaign::at() {
  if (is_none()) return "0";
  (void)now();
  return at_;
}

std::string OpenCampaign::at_or_why() {
  try {
    return at();
  } catch (const std::exception& why) {
    return why.what();
  }
}

void OpenCampaign::read_what_happened() {
  std::vector<std::int64_t> standing;
  for (const campaign::CommandGiven& command : now().commands()) standing.push_back(command.id);
  if (standing == told_) return;
  const bool goes_on =
      !told_.empty() && told_.size() < standing.size() && std::equal(told_.begin(), told_.end(), standing.begin());
  std::vector<campaign::Event> more;
  if (goes_on) {
    for (std::size_t i = told_.size(); i < standing.size(); ++i) {
      campaign::EventFilter of_command;
      of_command.command = standing[i];
      for (campaign::Event& event : file_->events(of_command)) more.push_back(std::move(event));
    }
  } else {
    events_.clear();
    chapters_.clear();
    more = file_->events({.to_fold = true});
  }
  campaign::go_on(chapters_, more);
  std::move(more.begin(), more.end(), std::back_inserter(events_));
  told_ = std::move(standing);
}

const std::vector<campaign::Event>& OpenCampaign::events() {
  read_what_happened();
  return events_;
}

const std::vector<campaign::Chapter>& OpenCampaign::chapters() {
  read_what_happened();
  return chapters_;
}

}  // namespace estafette::desk
