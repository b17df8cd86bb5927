#include "converter/readers/documents/mail.hpp"

#include "base/ascii.hpp"
#include "base/markup/markup.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "base/transfer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr int kDeepest = 10;              ///< parts within parts
constexpr std::size_t kMostParts = 1000;  ///< of all
constexpr std::size_t kMostHeadings = 500;

/// The letters that decode() of base/text.hpp tells apart by itself.
constexpr std::array<std::string_view, 8> kKnownLetters = {
    "", "utf-8", "us-ascii", "iso-8859-1", "iso-8859-15", "windows-1252", "windows-1251", "ascii"};

using Headings = std::map<std::string, std::string>;  ///< by their names in small letters

std::string_view take_line(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  std::string_view line = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

/// "Content-Type" of "Content-Type: text/html"; empty if the line is no heading.
std::string_view heading_name_of(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon == 0) return {};
  const std::string_view name = line.substr(0, colon);
  const bool plain = std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c < 0x7F; });
  return plain ? name : std::string_view();
}

/// Takes the headings off, up to the blank line behind them; nothing if other lines stand among them.
std::optional<Headings> take_headings(std::string_view& rest) {
  Headings headings;
  std::string* last = nullptr;
  for (std::size_t i = 0; i < kMostHeadings && !rest.empty(); ++i) {
    const std::string_view line = take_line(rest);
    if (line.empty()) return headings;
    if (i == 0 && line.starts_with("From ")) continue;  // of a mailbox of many mails
    if (last != nullptr && (line.front() == ' ' || line.front() == '\t')) {
      last->append(" ").append(trim(line));
      continue;
    }
    const std::string_view name = heading_name_of(line);
    if (name.empty()) return std::nullopt;
    last = &headings[ascii_small(name)];
    *last = trim(line.substr(name.size() + 1));
  }
  return headings;
}

std::string heading_of(const Headings& headings, const std::string& name) {
  const auto found = headings.find(name);
  return found == headings.end() ? "" : found->second;
}

/// "text/html" of "text/html; charset=utf-8".
std::string kind_in(std::string_view heading) {
  return ascii_small(trim(heading.substr(0, heading.find(';'))));
}

/// "utf-8" of "text/html; charset=\"utf-8\"", for "charset".
std::string setting_in(const std::string& heading, const std::string& name) {
  const std::string small = ascii_small(heading);
  for (std::size_t at = small.find(';'); at != std::string::npos; at = small.find(';', at + 1)) {
    const std::size_t begin = small.find_first_not_of("; \t", at);
    if (begin == std::string::npos || small.compare(begin, name.size() + 1, name + "=") != 0) continue;
    const std::string_view value = trim(std::string_view(heading).substr(begin + name.size() + 1));
    if (value.starts_with('"')) return std::string(value.substr(1, value.find('"', 1) - 1));
    return std::string(trim(value.substr(0, value.find(';'))));
  }
  return "";
}

/// A text of the mail, in UTF-8.
struct Said {
  bool page = false;  ///< a web page
  std::string text;
};

class Mail {
 public:
  explicit Mail(const std::string& file) : file_(file) {}

  std::string page(std::string_view bytes) {
    const std::vector<Said> all = read(bytes, 0);
    if (all.empty())
      refuse("a mail without a text", "one whose text can be read", "Save the list that is attached to it by itself");
    const bool pages = std::any_of(all.begin(), all.end(), [](const Said& said) { return said.page; });
    std::string page;
    for (const Said& said : all) page += pages && !said.page ? as_page(said.text) : said.text + "\n";
    for (const std::string& name : attached_) {
      const std::string note = fmt::format("Note: \"{}\" is attached to the mail, and is not read with it", name);
      page += pages ? as_page(note) : note + "\n";
    }
    return page;
  }

 private:
  [[noreturn]] void refuse(std::string found, std::string expected, std::string remedy) const {
    throw Refusal(Problem{file_, 0, "", std::move(found), std::move(expected), std::move(remedy)});
  }

  static std::string as_page(const std::string& text) { return "<!DOCTYPE html>\n<pre>" + escaped(text) + "</pre>\n"; }

  /// The texts of a part with its headings.
  std::vector<Said> read(std::string_view part, int depth) {
    if (depth > kDeepest || ++parts_ > kMostParts)
      refuse("parts within parts", fmt::format("a mail of at most {} parts", kMostParts),
             "Save its text as plain text (UTF-8)");
    const Headings headings = take_headings(part).value_or(Headings{});
    const std::string content = heading_of(headings, "content-type");
    const std::string kind = content.empty() ? "text/plain" : kind_in(content);
    if (kind.starts_with("multipart/")) return read_parts(part, kind, setting_in(content, "boundary"), depth);
    if (kind == "message/rfc822") return read(part, depth + 1);
    const std::string disposition = heading_of(headings, "content-disposition");
    if (kind != "text/html" && kind != "text/plain") {
      std::string name = setting_in(disposition, "filename");
      if (name.empty()) name = setting_in(content, "name");
      if (!name.empty() && !kind.starts_with("image/")) attached_.push_back(one_line(name));
      return {};
    }
    std::string text = decoded(part, heading_of(headings, "content-transfer-encoding"), setting_in(content, "charset"));
    if (trim(text).empty()) return {};
    return {Said{kind == "text/html", std::move(text)}};
  }

  /// Of the same text written several ways the page is read, of a page with its pictures the page itself.
  std::vector<Said> read_parts(std::string_view whole, const std::string& kind, const std::string& boundary,
                               int depth) {
    std::vector<Said> all;
    for (const std::string_view part : cut(whole, boundary)) {
      std::vector<Said> said = read(part, depth + 1);
      if (said.empty()) continue;
      if (kind == "multipart/alternative" && !all.empty() && !said.front().page) continue;
      if (kind == "multipart/alternative") all.clear();
      std::move(said.begin(), said.end(), std::back_inserter(all));
      if (kind == "multipart/related") break;
    }
    return all;
  }

  std::vector<std::string_view> cut(std::string_view whole, const std::string& boundary) const {
    if (boundary.empty()) refuse("a mail whose parts are not told apart", "a boundary", "Save its text as plain text");
    std::vector<std::string_view> parts;
    const char* begin = nullptr;
    while (!whole.empty()) {
      const std::string_view line = take_line(whole);
      if (!line.starts_with("--") || !line.substr(2).starts_with(boundary)) continue;
      const std::string_view behind = trim(line.substr(2 + boundary.size()));
      if (!behind.empty() && behind != "--") continue;
      if (begin != nullptr) parts.emplace_back(begin, static_cast<std::size_t>(line.data() - begin));
      begin = behind == "--" ? nullptr : whole.data();
      if (behind == "--") return parts;
    }
    if (begin == nullptr || parts.size() > kMostParts)
      refuse("a mail that breaks off", "its parts, each with its end", "Save it again");
    parts.emplace_back(begin, static_cast<std::size_t>(whole.data() - begin));
    return parts;
  }

  std::string decoded(std::string_view body, const std::string& transfer, const std::string& letters) const {
    std::string bytes(body);
    const std::string way = ascii_small(transfer);
    if (way == "base64") {
      std::optional<std::string> read = from_base64(body);
      if (!read) refuse("letters that base 64 does not have", "a mail as it was saved", "Save it again");
      bytes = *std::move(read);
    } else if (way == "quoted-printable") {
      bytes = from_quoted_printable(body);
    }
    const bool known =
        std::find(kKnownLetters.begin(), kKnownLetters.end(), ascii_small(letters)) != kKnownLetters.end();
    std::optional<std::string> text = known || all_ascii(bytes) ? decode(bytes) : std::nullopt;
    if (!text)
      refuse(letters.empty() ? "a mail whose letters are not known" : "a mail in " + one_line(letters),
             "UTF-8, Windows-1252 or Windows-1251", "Copy its text, and save that as plain text (UTF-8)");
    return *std::move(text);
  }

  const std::string& file_;
  std::size_t parts_ = 0;
  std::vector<std::string> attached_;
};

}  // namespace

bool looks_like_mail(std::string_view bytes) {
  constexpr std::size_t kLongestHeading = 64'000;
  std::string_view heading = bytes.substr(0, kLongestHeading);
  if (heading_name_of(heading.substr(0, line_end(heading))).empty() && !heading.starts_with("From ")) return false;
  const std::optional<Headings> headings = take_headings(heading);
  return headings && headings->contains("content-type") &&
         (headings->contains("mime-version") || headings->contains("from"));
}

std::string page_of_mail(std::string_view bytes, const std::string& file) {
  return Mail(file).page(bytes);
}

}  // namespace estafette::readers
