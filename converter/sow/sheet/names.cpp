#include "converter/sow/sheet/names.hpp"

#include "base/encodings.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace estafette::sow {
namespace {

/// ISO-8859-1 as UTF-8.
std::string widened(std::string_view latin) {
  std::string utf8;
  utf8.reserve(latin.size());
  for (const char c : latin) append_letter(utf8, static_cast<unsigned char>(c));
  return utf8;
}

}  // namespace

std::string game_name(std::string_view utf8) {
  constexpr std::size_t kLongest = 60;
  const std::string bytes = encode_for_game(utf8);
  std::string kept;
  kept.reserve(bytes.size());
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    const bool forbidden = c == '"' || c == ',' || c == '#' || c == '$';
    const bool blank = byte <= ' ' || byte == 0x7F || byte == 0xA0 || forbidden;
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
  if (cut.size() == whole.size()) return std::string(trim(cut));
  const std::size_t end = whole[cut.size()] == ' ' ? cut.size() : cut.rfind(' ');
  const std::string kept(trim(std::string_view(cut).substr(0, end)));
  const std::size_t of = (kept + " ").rfind(" of ");  // not "1st Division of I" for that of I Corps
  return of == std::string::npos || of == 0 ? kept : kept.substr(0, of);
}

std::string game_id(const std::string& code, const SheetRow& row) {
  constexpr std::size_t kRoomForRanks = 18;  // "_99" six times
  std::string id = "OOB_Est_";
  id.reserve(id.size() + code.size() + kRoomForRanks);
  id += code;
  for (const int rank : {row.side, row.army, row.corps, row.division, row.brigade, row.regiment}) {
    if (rank > 0) id.append("_").append(std::to_string(rank));
  }
  return id;
}

std::string game_text(std::string_view utf8) {
  const std::string lines = encode_for_game(utf8);
  std::string bytes;
  bytes.reserve(lines.size() + static_cast<std::size_t>(std::count(lines.begin(), lines.end(), '\n')));
  for (std::size_t from = 0; from < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', from), lines.size());
    bytes.append(lines, from, end - from);
    if (end < lines.size()) bytes += "\r\n";
    from = end + 1;
  }
  return bytes;
}

}  // namespace estafette::sow
