#include "base/text.hpp"

#include "base/ascii.hpp"
#include "base/encodings.hpp"
#include "base/folded_letters.hpp"
#include "base/hidden.hpp"
#include "base/invisible.hpp"
#include "base/lines.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace estafette {
namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

/// Calls `use` with each code point; false at the first byte that is not UTF-8.
template <typename Use>
bool each_letter(std::string_view utf8, Use use) {
  const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(utf8.data());
  auto left = static_cast<utf8proc_ssize_t>(utf8.size());
  while (left > 0) {
    utf8proc_int32_t letter = 0;
    const utf8proc_ssize_t taken = utf8proc_iterate(at, left, &letter);
    if (taken < 1) return false;
    use(letter, std::string_view(reinterpret_cast<const char*>(at), static_cast<std::size_t>(taken)));
    at += taken;
    left -= taken;
  }
  return true;
}

/// True if a line has letters beyond ASCII, all of them in UTF-8: in Windows-1252 that hardly ever happens.
bool has_line_in_utf8(std::string_view bytes) {
  for (std::size_t plain = ascii_length(bytes); plain < bytes.size(); plain = ascii_length(bytes)) {
    bytes.remove_prefix(plain);
    const std::size_t end = line_end(bytes);
    if (is_utf8(bytes.substr(0, end))) return true;
    bytes.remove_prefix(end);
  }
  return false;
}

/// What each byte is in Windows-1252; nothing for the few that it does not have.
const std::array<std::optional<std::string>, 256>& windows_letters() {
  static const auto letters = [] {
    std::array<std::optional<std::string>, 256> all;
    for (std::size_t byte = 0; byte < all.size(); ++byte)
      all.at(byte) = from_windows_1252(std::string(1, static_cast<char>(byte)));
    return all;
  }();
  return letters;
}

/// Letters in UTF-8 as they are, each other byte as a letter in Windows-1252.
std::optional<std::string> letter_by_letter(std::string_view bytes) {
  std::string text;
  while (!bytes.empty()) {
    const std::string_view line = take_line_with_end(bytes);
    if (is_utf8(line)) {
      text += line;
      continue;
    }
    const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(line.data());
    for (auto left = static_cast<utf8proc_ssize_t>(line.size()); left > 0;) {
      utf8proc_int32_t letter = 0;
      const utf8proc_ssize_t taken = utf8proc_iterate(at, left, &letter);
      const std::string_view spelt(reinterpret_cast<const char*>(at), static_cast<std::size_t>(taken < 1 ? 1 : taken));
      const std::optional<std::string>& other = windows_letters()[*at];
      if (taken < 1 && !other) return std::nullopt;
      text += taken < 1 ? std::string_view(*other) : spelt;
      at += spelt.size();
      left -= static_cast<utf8proc_ssize_t>(spelt.size());
    }
  }
  return text;
}

std::string mapped(std::string_view utf8, int options) {
  utf8proc_uint8_t* result = nullptr;
  const utf8proc_ssize_t length =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()), static_cast<utf8proc_ssize_t>(utf8.size()),
                   &result, static_cast<utf8proc_option_t>(options));
  if (length < 0) return std::string(utf8);
  std::string text(reinterpret_cast<const char*>(result), static_cast<std::size_t>(length));
  std::free(result);  // utf8proc allocates with malloc
  return text;
}

/// Letters of the theatre's languages that have no decomposition, and the marks that word processors put in.
std::string_view plain_form(utf8proc_int32_t letter) {
  switch (letter) {
    case 0x00C6:
      return "AE";
    case 0x00E6:
      return "ae";
    case 0x00D8:
      return "O";
    case 0x00F8:
      return "o";
    case 0x0141:
      return "L";
    case 0x0142:
      return "l";
    case 0x0110:
      return "D";
    case 0x0111:
      return "d";
    case 0x0131:
      return "i";
    case 0x0152:
      return "OE";
    case 0x0153:
      return "oe";
    case 0x2009:
    case 0x202F:
      return " ";
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
      return "-";
    case 0x2018:
    case 0x2019:
    case 0x201A:
    case 0x2032:
      return "'";
    case 0x201C:
    case 0x201D:
    case 0x201E:
      return "\"";
    case 0x2026:
      return "...";
    case 0x20AC:
      return "EUR";
    default:
      return "?";
  }
}

bool is_ascii(utf8proc_int32_t letter) {
  return letter >= 0 && letter < 0x80;
}

bool fits_one_byte(utf8proc_int32_t letter) {
  return is_ascii(letter) || (letter >= 0xA0 && letter <= 0xFF);
}

std::string without_accents(std::string_view utf8) {
  return mapped(utf8, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK);
}

/// Adds the letters of a text: each that `fits` as one byte, the others as what comes nearest in ASCII.
void add_bytes_of(std::string_view utf8, bool (*fits)(utf8proc_int32_t), std::string& bytes) {
  constexpr unsigned char kAfterLatin = 0xC4;  // the letters that begin below it are composed as they stand
  const bool latin =
      std::all_of(utf8.begin(), utf8.end(), [](char c) { return static_cast<unsigned char>(c) < kAfterLatin; });
  const std::string composed = latin ? std::string(utf8) : mapped(utf8, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
  each_letter(composed, [&](utf8proc_int32_t letter, std::string_view spelt) {
    if (fits(letter)) {
      bytes += static_cast<char>(letter);
      return;
    }
    const std::string plain = without_accents(spelt);  // empty: the letter was an accent itself
    const bool ascii = plain.empty() || (plain.size() == 1 && static_cast<unsigned char>(plain[0]) < 0x80);
    bytes += ascii ? plain : std::string(plain_form(letter));
  });
}

/// The same of a whole text, of which most is ASCII and stays as it is: only letters beyond it are composed, each run
/// of them with the plain letter before it, to which an accent may belong.
std::string bytes_of(std::string_view utf8, bool (*fits)(utf8proc_int32_t)) {
  std::string bytes;
  bytes.reserve(utf8.size());
  while (true) {
    const std::size_t plain = ascii_length(utf8);
    if (plain == utf8.size()) return bytes += utf8;
    const std::size_t from = plain - std::min<std::size_t>(plain, 1);
    const auto beyond = std::find_if(utf8.begin() + static_cast<std::ptrdiff_t>(plain), utf8.end(),
                                     [](char c) { return is_ascii(static_cast<unsigned char>(c)); });
    const auto end = static_cast<std::size_t>(beyond - utf8.begin());
    bytes += utf8.substr(0, from);
    add_bytes_of(utf8.substr(from, end - from), fits, bytes);
    utf8.remove_prefix(end);
  }
}

constexpr int kFold = UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK | UTF8PROC_CASEFOLD;

/// Bytes of the first letter; 1 of what is no UTF-8.
std::size_t letter_length(std::string_view utf8) {
  const auto byte = static_cast<unsigned char>(utf8[0]);
  const auto next = static_cast<unsigned char>(utf8.size() > 1 ? utf8[1] : 0);
  if (byte < 0x80) return 1;
  if (byte >= 0xC2 && byte < 0xE0 && next >= 0x80 && next < 0xC0) return 2;
  utf8proc_int32_t letter = 0;
  const utf8proc_ssize_t taken = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(utf8.data()),
                                                  static_cast<utf8proc_ssize_t>(utf8.size()), &letter);
  return taken < 1 ? 1 : static_cast<std::size_t>(taken);
}

std::optional<std::string> without_zeros(std::optional<std::string> text) {
  return text && text->find('\0') == std::string::npos ? std::move(text) : std::nullopt;
}

/// Of UTF-16 without its mark, as some programs save it: every other byte of most letters is a zero, and no other one.
std::optional<ByteOrder> order_without_mark(std::string_view bytes) {
  if (bytes.size() % 2 != 0) return std::nullopt;
  std::array<std::size_t, 2> zeros{};  // at even places, at odd ones
  for (std::size_t at = 0; at < bytes.size(); ++at) zeros[at % 2] += bytes[at] == '\0' ? 1U : 0U;
  if (zeros[0] > 0 && zeros[1] > 0) return std::nullopt;
  const bool most = 4 * std::max(zeros[0], zeros[1]) > bytes.size();
  return most ? std::optional(zeros[0] > 0 ? ByteOrder::big : ByteOrder::little) : std::nullopt;
}

}  // namespace

std::optional<std::string> decode(std::string_view bytes) {
  const bool marked = bytes.starts_with(kUtf8Mark);
  if (marked) bytes.remove_prefix(kUtf8Mark.size());
  const bool little = bytes.starts_with("\xFF\xFE"), big = bytes.starts_with("\xFE\xFF");
  if (little || big)
    return without_invisible(without_zeros(from_utf16(bytes.substr(2), little ? ByteOrder::little : ByteOrder::big)));
  if (bytes.find('\0') != std::string_view::npos) {
    const std::optional<ByteOrder> order = order_without_mark(bytes);
    return order ? without_invisible(without_zeros(from_utf16(bytes, *order))) : std::nullopt;
  }
  if (is_utf8(bytes)) return without_invisible(std::string(bytes));
  if (marked || has_line_in_utf8(bytes)) return without_invisible(letter_by_letter(bytes));
  return without_invisible(is_windows_1251(bytes) ? from_windows_1251(bytes) : from_windows_1252(bytes));
}

std::vector<int> odd_lines(std::string_view bytes) {
  std::vector<int> odd;
  const bool marked = bytes.starts_with(kUtf8Mark);
  const bool utf16 = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
  if (utf16 || is_utf8(bytes) || (!marked && !has_line_in_utf8(bytes))) return odd;
  int number = 1;
  for (std::string_view left = bytes; !left.empty(); ++number) {
    if (!is_utf8(take_line_with_end(left))) odd.push_back(number);
  }
  return odd;
}

std::string encode_for_game(std::string_view utf8) {
  return bytes_of(utf8, fits_one_byte);
}

std::string fold(std::string_view utf8) {
  const std::string_view text = trim(utf8);
  std::string plain(text);  // no letter that is folded here becomes longer
  std::size_t size = 0;
  const auto put = [&](std::string_view folded) {
    for (const char c : folded) plain[size++] = c;
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte < 0x80) {
      plain[size++] = ascii_small(text[at]);
      continue;
    }
    if (const std::string_view pair = folded_pair(text.substr(at)); !pair.empty()) {
      if (!is_hard_sign_at_end(text, at)) put(pair);
      ++at;
    } else if (const std::size_t same = folds_to_itself(text.substr(at)); same > 0) {
      put(text.substr(at, same));
      at += same - 1;
    } else {
      return with_pairs_folded(mapped(text, kFold));
    }
  }
  plain.resize(size);
  return plain;
}

std::string slug(std::string_view utf8) {
  bool gap = false;
  std::string folded;
  if (!all_ascii(utf8)) {
    folded = fold(utf8);
    if (!all_ascii(folded)) folded = bytes_of(folded, is_ascii);
    utf8 = folded;
  }
  std::string result(utf8.size(), '\0');  // a hyphen stands for one letter at least
  std::size_t size = 0;
  for (const char letter : utf8) {
    const char c = ascii_small(letter);
    const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (kept) {
      if (gap && size > 0) result[size++] = '-';
      result[size++] = c;
      gap = false;
    } else if (c != '\'') {
      gap = true;
    }
  }
  result.resize(size);
  return result;
}

std::string_view without_outer_blanks(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  if (trim(text).empty()) return parts;
  while (true) {
    const std::size_t cut = text.find(separator);
    parts.emplace_back(trim(text.substr(0, cut)));
    if (cut == std::string_view::npos) return parts;
    text.remove_prefix(cut + 1);
  }
}

std::string shorten(std::string_view utf8, std::size_t letters) {
  if (utf8.size() <= letters) return std::string(utf8);  // a letter has a byte at least
  if (all_ascii(utf8.substr(0, letters))) return std::string(utf8.substr(0, letters));
  std::size_t end = ascii_length(utf8.substr(0, letters));
  for (letters -= end; letters > 0 && end < utf8.size(); --letters) end += letter_length(utf8.substr(end));
  return std::string(utf8.substr(0, end));
}

std::string one_line(std::string_view text) {
  std::string line = without_hidden(text);
  for (char& c : line) c = c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
  return line;
}

std::string plain_lines(std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = text.find_first_of("\t\n");
    const std::string_view run = text.substr(0, end);
    const bool carriage_return = end != std::string_view::npos && text[end] == '\n' && run.ends_with('\r');
    lines += one_line(run.substr(0, run.size() - (carriage_return ? 1 : 0)));
    if (end == std::string_view::npos) break;
    lines += text[end];
    text.remove_prefix(end + 1);
  }
  return lines;
}

std::size_t width(std::string_view utf8) {
  if (all_ascii(utf8))
    return static_cast<std::size_t>(
        std::count_if(utf8.begin(), utf8.end(), [](char c) { return c >= ' ' && c != 0x7F; }));
  std::size_t columns = 0;
  each_letter(utf8, [&](utf8proc_int32_t letter, std::string_view) {
    columns += static_cast<std::size_t>(utf8proc_charwidth(letter));
  });
  return columns;
}

std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<double> decimal_number(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

}  // namespace estafette
