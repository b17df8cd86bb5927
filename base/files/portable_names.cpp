#include "base/files/portable_names.hpp"

#include "base/ascii.hpp"
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

/// CON, PRN, AUX, NUL, COM0 to COM9, LPT0 to LPT9 and the like, whatever their letter case and ending; Windows also
/// takes "con .txt" for one, and a small raised figure for a figure.
bool is_device(std::string_view name) {
  const std::string stem = ascii_small(trim(name.substr(0, name.find('.'))));
  static constexpr std::array<std::string_view, 6> kAlone = {"con", "prn", "aux", "nul", "conin$", "conout$"};
  if (std::find(kAlone.begin(), kAlone.end(), stem) != kAlone.end()) return true;
  if (!stem.starts_with("com") && !stem.starts_with("lpt")) return false;
  const std::string_view figure = std::string_view(stem).substr(3);
  static constexpr std::array<std::string_view, 3> kRaised = {"\u00B9", "\u00B2", "\u00B3"};
  return (figure.size() == 1 && figure.front() >= '0' && figure.front() <= '9') ||
         std::find(kRaised.begin(), kRaised.end(), figure) != kRaised.end();
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
  if (is_device(safe)) safe.insert(std::min(safe.find_first_of(" ."), safe.size()), "-");
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
