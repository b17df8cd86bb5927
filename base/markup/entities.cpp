#include "base/markup/entities.hpp"

#include "base/encodings.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace estafette {
namespace {

struct Named {
  std::string_view name;
  char32_t letter;
};

/// Those that stand in names and between figures; letters with an accent are put together below.
constexpr std::array<Named, 32> kNamed = {
    {{"amp", U'&'},     {"lt", U'<'},      {"gt", U'>'},      {"quot", U'"'},    {"apos", U'\''},    {"nbsp", 0xA0},
     {"ndash", 0x2013}, {"mdash", 0x2014}, {"lsquo", 0x2018}, {"rsquo", 0x2019}, {"ldquo", 0x201C},  {"rdquo", 0x201D},
     {"laquo", 0xAB},   {"raquo", 0xBB},   {"bull", 0x2022},  {"middot", 0xB7},  {"hellip", 0x2026}, {"deg", 0xB0},
     {"ordm", 0xBA},    {"ordf", 0xAA},    {"frac12", 0xBD},  {"frac14", 0xBC},  {"times", 0xD7},    {"dagger", 0x2020},
     {"szlig", 0xDF},   {"oslash", 0xF8},  {"ensp", 0x2002},  {"rarr", 0x2192},  {"copy", 0xA9},     {"reg", 0xAE},
     {"sect", 0xA7},    {"emsp", 0x2003}}};

/// "eacute": the letter, and which of its accents.
constexpr std::array<std::string_view, 6> kAccents = {"grave", "acute", "circ", "tilde", "uml", "cedil"};
/// By letter, in the order of the accents; 0 where there is none.
struct Accented {
  char letter;
  std::array<char32_t, 6> with;
};
constexpr std::array<Accented, 14> kAccented = {{{'a', {0xE0, 0xE1, 0xE2, 0xE3, 0xE4, 0}},
                                                 {'e', {0xE8, 0xE9, 0xEA, 0, 0xEB, 0}},
                                                 {'i', {0xEC, 0xED, 0xEE, 0, 0xEF, 0}},
                                                 {'o', {0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0}},
                                                 {'u', {0xF9, 0xFA, 0xFB, 0, 0xFC, 0}},
                                                 {'c', {0, 0, 0, 0, 0, 0xE7}},
                                                 {'n', {0, 0, 0, 0xF1, 0, 0}},
                                                 {'A', {0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0}},
                                                 {'E', {0xC8, 0xC9, 0xCA, 0, 0xCB, 0}},
                                                 {'I', {0xCC, 0xCD, 0xCE, 0, 0xCF, 0}},
                                                 {'O', {0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0}},
                                                 {'U', {0xD9, 0xDA, 0xDB, 0, 0xDC, 0}},
                                                 {'C', {0, 0, 0, 0, 0, 0xC7}},
                                                 {'N', {0, 0, 0, 0xD1, 0, 0}}}};

constexpr std::size_t kLongestEntity = 10;
constexpr char32_t kLastLetter = 0x10FFFF;

std::optional<char32_t> numbered(std::string_view digits) {
  const bool hex = digits.starts_with('x') || digits.starts_with('X');
  if (hex) digits.remove_prefix(1);
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, hex ? 16 : 10);
  const bool whole = error == std::errc{} && end == digits.data() + digits.size();
  const bool letter = value >= 0x20 && value <= kLastLetter && (value < 0xD800 || value > 0xDFFF);
  if (!whole || !letter) return std::nullopt;
  return static_cast<char32_t>(value);
}

}  // namespace

std::optional<char32_t> letter_of_entity(std::string_view entity) {
  if (entity.starts_with('#')) return numbered(entity.substr(1));
  const auto named = std::find_if(kNamed.begin(), kNamed.end(), [&](const Named& one) { return one.name == entity; });
  if (named != kNamed.end()) return named->letter;
  if (entity.size() < 2) return std::nullopt;
  const auto accent = std::find(kAccents.begin(), kAccents.end(), entity.substr(1));
  const auto letter = std::find_if(kAccented.begin(), kAccented.end(),
                                   [&](const Accented& one) { return one.letter == entity.front(); });
  if (accent == kAccents.end() || letter == kAccented.end()) return std::nullopt;
  const char32_t with = letter->with.at(static_cast<std::size_t>(accent - kAccents.begin()));
  return with == 0 ? std::nullopt : std::optional(with);
}

std::string with_letters(std::string_view html) {
  std::string text;
  text.reserve(html.size());
  while (!html.empty()) {
    const std::size_t at = std::min(html.find('&'), html.size());
    text += html.substr(0, at);
    html.remove_prefix(at);
    if (html.empty()) break;
    const std::size_t end = html.substr(0, kLongestEntity + 2).find(';');
    const std::optional<char32_t> letter =
        end == std::string_view::npos ? std::nullopt : letter_of_entity(html.substr(1, end - 1));
    if (letter) {
      append_letter(text, *letter);
      html.remove_prefix(end + 1);
    } else {
      text += '&';
      html.remove_prefix(1);
    }
  }
  return text;
}

}  // namespace estafette
