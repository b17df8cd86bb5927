#include "converter/orbat/ids.hpp"

#include "base/files/fingerprint.hpp"
#include "base/text.hpp"

#include <string>
#include <string_view>
#include <unordered_set>

namespace estafette {
namespace {

class Namer {
 public:
  /// `own`: the last part of the short path.
  std::string id_for(std::string_view path, const std::string& short_path, const std::string& own) {
    constexpr std::size_t kDigits = 6;
    std::string id = short_path;
    if (id.empty() || id.size() > kLongestId) {
      id = own.substr(0, kLongestId - kDigits - 1);
      id += (id.empty() ? "x." : ".") + fingerprint(path).substr(0, kDigits);
    }
    std::string unique = id;
    for (int next = 2; !taken_.insert(unique).second; ++next) {
      const std::string suffix = "-" + std::to_string(next);
      unique = id.substr(0, kLongestId - suffix.size()) + suffix;
    }
    return unique;
  }

 private:
  std::unordered_set<std::string> taken_;
};

std::string joined(const std::string& parent, const std::string& own) {
  return parent.empty() || own.empty() ? own : parent + "." + own;
}

/// `own` is the formation's slug, with which its short path ends.
void assign(Formation& formation, const std::string& path, const std::string& short_path, const std::string& own,
            Namer& namer) {
  formation.id = namer.id_for(path, short_path, own);
  const auto below = [&](const auto& level, const std::string& name) {
    return path + '\n' + to_string(level) + ' ' + name;
  };
  for (Unit& unit : formation.units) {
    const std::string slugged = slug(unit.name);
    unit.id = namer.id_for(below(unit.level, unit.name), joined(short_path, slugged), slugged);
  }
  for (Formation& child : formation.formations) {
    const std::string slugged = slug(child.name);
    assign(child, below(child.level, child.name), joined(short_path, slugged), slugged, namer);
  }
}

}  // namespace

void assign_ids(Orbat& orbat) {
  Namer namer;
  for (Formation& formation : orbat.formations) {
    const std::string slugged = slug(formation.name);
    assign(formation, to_string(formation.level) + ' ' + formation.name, slugged, slugged, namer);
  }
}

}  // namespace estafette
