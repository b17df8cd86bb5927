#include "converter/sow/drawing/map_picture.hpp"

#include "base/text.hpp"
#include "base/transfer.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace estafette::sow {
namespace {

constexpr std::size_t kMostBytes = 12'000'000;
constexpr std::array kShown = {std::pair(".png", "image/png"), std::pair(".jpg", "image/jpeg"),
                               std::pair(".jpeg", "image/jpeg"), std::pair(".bmp", "image/bmp")};

const char* kind_of(const fs::path& picture) {
  for (const auto& [ending, kind] : kShown)
    if (fold(picture.extension().string()) == ending) return kind;
  return nullptr;
}

/// The picture, or one beside it that a browser shows; empty if there is none.
fs::path shown_by_browsers(const fs::path& picture) {
  if (kind_of(picture) != nullptr) return picture;
  for (const auto& [ending, kind] : kShown) {
    fs::path beside = picture;
    beside.replace_extension(ending);
    if (fs::exists(beside)) return beside;
  }
  return {};
}

}  // namespace

std::string map_picture(const fs::path& picture, std::vector<std::string>& remarks) {
  if (picture.empty()) return "";
  const fs::path shown = shown_by_browsers(picture);
  if (shown.empty()) {
    remarks.push_back(fmt::format(
        "the plan is drawn on plain paper: no browser shows {}. Save it as a PNG of the same name beside it",
        picture.generic_string()));
    return "";
  }
  const std::string bytes = read_bytes(shown);
  if (bytes.size() > kMostBytes) {
    remarks.push_back(
        fmt::format("the plan is drawn on plain paper: {} is too large for a page", shown.generic_string()));
    return "";
  }
  return fmt::format("data:{};base64,{}", kind_of(shown), base64(bytes));
}

}  // namespace estafette::sow
