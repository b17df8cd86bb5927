#include "converter/sow/names.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace estafette::sow {
namespace {

/// ISO-8859-1 as UTF-8.
std::string widened(std::string_view latin) {
  std::string utf8;
  for (const char c : latin) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      utf8 += c;
    } else {
      utf8 += static_cast<char>(0xC0 | (byte >> 6));
      utf8 += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return utf8;
}

}  // namespace

std::string game_name(std::string_view utf8) {
  constexpr std::size_t kLongest = 60;
  constexpr std::string_view kForbidden = "\",#$";
  std::string kept;
  for (const char c : encode_for_game(utf8)) {
    const auto byte = static_cast<unsigned char>(c);
    const bool blank = byte <= ' ' || byte == 0x7F || byte == 0xA0 || kForbidden.find(c) != std::string_view::npos;
    if (!blank) {
      kept += c;
    } else if (!kept.empty() && kept.back() != ' ') {
      kept += ' ';
    }
  }
  kept.erase(0, kept.find_first_not_of("=+-@ "));  // a spreadsheet would compute a name that begins with these
  const std::string name(trim(std::string_view(kept).substr(0, kLongest)));
  return name.empty() ? "?" : widened(name);
}

std::string battle_code(std::string_view name) {
  constexpr std::size_t kLongest = 24;
  std::string code;
  for (std::string word : split(slug(name), '-')) {
    if (word[0] >= 'a' && word[0] <= 'z') word[0] = static_cast<char>(word[0] - 'a' + 'A');
    code += word;
  }
  return code.substr(0, kLongest);
}

std::string battery_name(std::string_view utf8) {
  constexpr std::size_t kLongest = 32;
  const std::size_t more = utf8.ends_with(" more") ? utf8.rfind(" and ") : std::string_view::npos;
  const std::string_view first = utf8.substr(0, std::min(utf8.find(" + "), more));
  const std::string_view whole = trim(first.empty() ? utf8 : first);
  const std::string cut = shorten(whole, kLongest);
  if (cut.size() == whole.size() || whole[cut.size()] == ' ') return std::string(trim(cut));
  return cut.substr(0, cut.rfind(' '));
}

std::string game_id(const std::string& code, const SheetRow& row) {
  std::string id = "OOB_Est_" + code;
  for (const int rank : {row.side, row.army, row.corps, row.division, row.brigade, row.regiment}) {
    if (rank > 0) id += "_" + std::to_string(rank);
  }
  return id;
}

std::string game_text(std::string_view utf8) {
  std::string bytes;
  for (const char c : encode_for_game(utf8)) {
    if (c == '\n') bytes += '\r';
    bytes += c;
  }
  return bytes;
}

}  // namespace estafette::sow
