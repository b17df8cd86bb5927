#include "campaign/umpire/folder.hpp"

#include <unistd.h>

#include <atomic>
#include <map>
#include <stdexcept>

namespace estafette::test {

Folder::Folder() {
  static std::atomic<int> next{0};
  path_ = fs::temp_directory_path() / ("estafette-umpire-" + std::to_string(::getpid()) + "-" + std::to_string(next++));
  fs::create_directories(path_);
}

Folder::~Folder() {
  fs::remove_all(path_);
}

fs::path shipped_campaign(const std::string& name) {
  return fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns" / name;
}

const campaign::Beginning& begun(const std::string& name) {
  constexpr std::uint64_t kSeed = 1813;
  static std::map<std::string, campaign::Beginning> all;
  const auto found = all.find(name);
  if (found != all.end()) return found->second;
  return all.emplace(name, campaign::begin_campaign(shipped_campaign(name), kSeed)).first->second;
}

const campaign::Force& force_called(const campaign::State& state, const std::string& name) {
  for (const campaign::Force& force : state.forces)
    if (force.name == name) return force;
  throw std::logic_error("no force is called " + name);
}

}  // namespace estafette::test
