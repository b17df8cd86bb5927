#include "base/files/portable_names.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace estafette {
namespace {

constexpr std::string_view kForbidden = R"(<>:"/\|?*)";

bool is_forbidden(char letter) {
  return static_cast<unsigned char>(letter) < 0x20 || kForbidden.find(letter) != std::string_view::npos;
}

bool is_forbidden_end(char letter) {
  return letter == '.' || letter == ' ';
}

/// CON, PRN, AUX, NUL, COM1 to COM9, LPT1 to LPT9, whatever their letter case and ending.
bool is_device(std::string_view name) {
  const std::string stem = fold(name.substr(0, name.find('.')));
  static constexpr std::array<std::string_view, 4> kAlone = {"con", "prn", "aux", "nul"};
  if (std::find(kAlone.begin(), kAlone.end(), stem) != kAlone.end()) return true;
  return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && stem[3] >= '1' && stem[3] <= '9';
}

bool is_here_or_above(std::string_view name) {
  return name == "." || name == "..";
}

}  // namespace

std::string not_portable(std::string_view name) {
  if (name.empty() || is_here_or_above(name)) return {};
  const auto bad = std::find_if(name.begin(), name.end(), is_forbidden);
  if (bad != name.end())
    return static_cast<unsigned char>(*bad) < 0x20 ? "a letter that cannot be seen"
                                                   : fmt::format("the letter {}", *bad);
  if (name.back() == '.') return "a full stop at its end";
  if (name.back() == ' ') return "a blank at its end";
  return is_device(name) ? "a name that Windows keeps for a device" : "";
}

std::string portable(std::string_view name) {
  if (not_portable(name).empty()) return std::string(name);
  std::string safe(name);
  std::replace_if(safe.begin(), safe.end(), is_forbidden, '-');
  while (!safe.empty() && is_forbidden_end(safe.back())) safe.pop_back();
  if (safe.empty()) return "-";
  if (is_device(safe)) safe.insert(std::min(safe.find('.'), safe.size()), "-");
  return safe;
}

fs::path portable_path(const fs::path& path) {
  fs::path safe;
  for (const fs::path& part : path) safe /= portable(part.string());
  return safe;
}

void require_portable(const fs::path& path) {
  const std::string name = path.filename().string();
  const std::string found = not_portable(name);
  if (found.empty()) return;
  throw Refusal(Problem{path.generic_string(), 0, "", found, "a name that Windows takes too",
                        fmt::format("Call it {}, for instance", portable(name))});
}

}  // namespace estafette
