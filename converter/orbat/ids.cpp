#include "converter/orbat/ids.hpp"

#include "base/files/fingerprint.hpp"
#include "base/text.hpp"

#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace estafette {
namespace {

class Namer {
 public:
  /// `short_path`: the id, if it is neither empty nor too long; `own`: the last part of it.
  std::string id_for(std::string_view path, std::string short_path, const std::string& own) {
    constexpr std::size_t kDigits = 6;
    std::string id = std::move(short_path);
    if (id.empty() || id.size() > kLongestId) {
      id = own.substr(0, kLongestId - kDigits - 1);
      id += (id.empty() ? "x." : ".") + fingerprint(path).substr(0, kDigits);
    }
    if (taken_.insert(id).second) return id;
    std::string unique;
    int next = 2;
    do {
      const std::string suffix = "-" + std::to_string(next++);
      unique = id.substr(0, kLongestId - suffix.size()) + suffix;
    } while (!taken_.insert(unique).second);
    return unique;
  }

 private:
  std::unordered_set<std::string> taken_;
};

std::string joined(const std::string& parent, const std::string& own) {
  return parent.empty() || own.empty() ? own : parent + "." + own;
}

/// `path` is the formation's; while those below it have their turn, their names stand behind it. `own` is its slug,
/// with which its short path ends.
void assign(Formation& formation, std::string& path, const std::string& short_path, const std::string& own,
            Namer& namer) {
  formation.id = namer.id_for(path, short_path, own);
  const std::size_t end = path.size();
  const auto go_below = [&](const std::string& level, const std::string& name) {
    path.resize(end);
    path.append("\n").append(level).append(" ").append(name);
  };
  for (Unit& unit : formation.units) {
    const std::string slugged = slug(unit.name);
    go_below(to_string(unit.level), unit.name);
    unit.id = namer.id_for(path, joined(short_path, slugged), slugged);
  }
  for (Formation& child : formation.formations) {
    const std::string slugged = slug(child.name);
    go_below(to_string(child.level), child.name);
    assign(child, path, joined(short_path, slugged), slugged, namer);
  }
  path.resize(end);
}

}  // namespace

void assign_ids(Orbat& orbat) {
  Namer namer;
  for (Formation& formation : orbat.formations) {
    const std::string slugged = slug(formation.name);
    std::string path = to_string(formation.level) + ' ' + formation.name;
    assign(formation, path, slugged, slugged, namer);
  }
}

}  // namespace estafette
