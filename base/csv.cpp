#include "base/csv.hpp"

#include "base/hidden.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"

#include <csv.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <new>
#include <optional>

namespace estafette {
namespace {

/// Bytes by which the room for a field grows: libcsv's own 128 make a field of megabytes quadratic.
constexpr std::size_t kBlock = 64 * std::size_t{1024};

/// What libcsv's two callbacks fill: the fields of the row so far, in one buffer that is used again for every row.
struct RowBuffer {
  const std::function<void(const CsvRow&)>& use;
  int first_line = 1, last_line = 1;  ///< the last is the one being read
  bool row_ended = false;
  std::string letters{};
  std::vector<std::size_t> lengths{};
  std::vector<std::string_view> fields{};

  void end_row() {
    fields.clear();
    std::string_view left = letters;
    for (const std::size_t length : lengths) {
      fields.push_back(left.substr(0, length));
      left.remove_prefix(length);
    }
    hand_over();
    letters.clear();
    lengths.clear();
    row_ended = true;
  }

  void refuse_too_many(const std::string& file) const {
    if (fields.size() <= kMostFields && lengths.size() <= kMostFields) return;
    throw Refusal(Problem{file, first_line, "", fmt::format("more than {} columns", kMostFields), "rows of a table",
                          "Is this the right file? If it is, each row needs a line of its own"});
  }

  void hand_over() const {
    if (fields.size() > kMostFields) return;  // they are refused
    const auto blank = [](std::string_view field) { return trim(field).empty(); };
    if (!std::all_of(fields.begin(), fields.end(), blank)) use({first_line, fields, last_line - first_line + 1});
  }
};

void on_field(void* text, std::size_t length, void* buffer) {
  auto& row = *static_cast<RowBuffer*>(buffer);
  if (row.lengths.size() > kMostFields) return;  // it will be refused
  row.lengths.push_back(length);
  row.letters.append(static_cast<const char*>(text), length);
}

void on_row(int /*terminator*/, void* buffer) {
  static_cast<RowBuffer*>(buffer)->end_row();
}

/// The fields of a line as they stand: the text between its separators, without the blanks round it, or that between
/// two quotation marks. Most lines are like that, and a dump is read a third faster than by libcsv, which copies letter
/// by letter. False if there is any other quotation mark.
bool cut_plainly(std::string_view line, char separator, std::vector<std::string_view>& fields) {
  const bool quoted = line.find('"') != std::string_view::npos;
  fields.clear();
  for (std::size_t start = 0; start <= line.size() && fields.size() <= kMostFields;) {
    if (quoted && line.substr(start).starts_with('"')) {
      const std::size_t close = line.find('"', start + 1);
      if (close == std::string_view::npos) return false;  // it goes on in the next line
      fields.push_back(line.substr(start + 1, close - start - 1));
      start = close + 2;
      const std::string_view rest = line.substr(close + 1);
      if (!rest.empty() && rest.front() == separator) continue;
      return rest.empty() || rest == "\n" || rest == "\r" || rest == "\r\n";
    }
    const std::size_t end = std::min(line.find(separator, start), line.size());
    const std::string_view field = trim(line.substr(start, end - start));
    if (quoted && field.find('"') != std::string_view::npos) return false;
    fields.emplace_back(field.data(), field.size());  // a copy of the view itself costs a tenth of the whole time
    start = end + 1;
  }
  return true;
}

/// The physical lines of a text, each with its line end.
class Lines {
 public:
  explicit Lines(std::string_view text) : left_(text), to_feed_(text.find('\n')) {}

  [[nodiscard]] bool empty() const { return left_.empty(); }
  std::string_view next() {
    // The next line feed is looked for once, however many lone carriage returns come before it.
    const std::size_t end = std::min(left_.substr(0, to_feed_).find('\r'), to_feed_);
    std::size_t length = left_.size();
    if (end != std::string_view::npos) length = end + (end + 1 == to_feed_ && left_[end] == '\r' ? 2 : 1);
    const std::string_view line = left_.substr(0, length);
    left_.remove_prefix(length);
    if (to_feed_ != std::string_view::npos) to_feed_ = length > to_feed_ ? left_.find('\n') : to_feed_ - length;
    return line;
  }

 private:
  std::string_view left_;
  std::size_t to_feed_;  ///< from its start to the next line feed
};

/// One of libcsv's.
class Parser {
 public:
  explicit Parser(char separator) {
    if (csv_init(&parser_, 0) != 0) throw std::bad_alloc();
    csv_set_delim(&parser_, static_cast<unsigned char>(separator));
    csv_set_blk_size(&parser_, kBlock);
  }
  ~Parser() { csv_free(&parser_); }
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;
  Parser(Parser&&) = delete;
  Parser& operator=(Parser&&) = delete;

  [[nodiscard]] csv_parser* get() { return &parser_; }

 private:
  csv_parser parser_{};
};

/// The blanks beyond ASCII that a spreadsheet may pass over, whether they take room or not.
constexpr std::array<std::string_view, 20> kWideBlanks = {
    "\u00A0", "\u1680", "\u180E", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006",
    "\u2007", "\u2008", "\u2009", "\u200A", "\u200B", "\u202F", "\u205F", "\u2060", "\u3000", "\uFEFF"};

/// The signs that it may take for =, +, - and @: those of full width, the small ones, and the minus of mathematics.
constexpr std::array<std::string_view, 9> kWideSigns = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20", "\uFE66",
                                                        "\uFE62", "\uFE63", "\uFE6B", "\u2212"};

bool is_plain(char c) {
  return static_cast<unsigned char>(c) < 0x80;
}

/// True if a spreadsheet would compute the text instead of showing it, even after blanks and apostrophes. A number with
/// its sign is not such a text.
bool is_formula(std::string_view field) {
  while (field.starts_with('\'')) field.remove_prefix(1);
  if (field.starts_with('\t') || field.starts_with('\r')) return true;
  const auto begins = [&](std::string_view sign) { return field.starts_with(sign); };
  for (std::size_t before = field.size() + 1; field.size() < before;) {
    before = field.size();
    field.remove_prefix(std::min(field.find_first_not_of(" \t\r\n'"), field.size()));
    if (field.empty() || is_plain(field.front())) break;  // as nearly always
    for (const std::string_view wide : kWideBlanks)
      if (begins(wide)) field.remove_prefix(wide.size());
  }
  if (field.empty()) return false;
  if (!is_plain(field.front())) return std::any_of(kWideSigns.begin(), kWideSigns.end(), begins);
  if (field.starts_with('=') || field.starts_with('@')) return true;
  const bool sign = field.starts_with('+') || field.starts_with('-');
  return sign && field.find_first_not_of("0123456789., %", 1) != std::string_view::npos;
}

}  // namespace

void for_each_row(std::string_view text, char separator, const std::string& file,
                  const std::function<void(const CsvRow&)>& use) {
  refuse_hidden(text, file);
  std::optional<Parser> parser;  // most tables need none, and its room is large

  RowBuffer row{.use = use};
  bool inside_row = false;  // true while a quoted field runs on over the end of a line
  const auto feed = [&](std::string_view line) {
    row.row_ended = false;
    if (!parser) parser.emplace(separator);
    if (csv_parse(parser->get(), line.data(), line.size(), on_field, on_row, &row) != line.size())
      throw std::bad_alloc();
    inside_row = !row.row_ended && (inside_row || !trim(line).empty());
  };
  Lines lines(text);
  for (int number = 1; !lines.empty(); ++number) {
    const std::string_view line = lines.next();
    row.last_line = number;
    if (!inside_row) row.first_line = number;
    if (!inside_row && cut_plainly(line, separator, row.fields)) {
      row.hand_over();
    } else {
      feed(line);
    }
    row.refuse_too_many(file);
  }
  if (inside_row) feed("\n");  // the last line may have no line end
  row.refuse_too_many(file);
  if (inside_row) {
    throw Refusal(Problem{file, row.first_line, "", "\"", "every quotation mark that opens a field to be closed",
                          "Close it, or remove it, in the row that begins on this line"});
  }
}

char separator_of(std::string_view text) {
  Lines lines(text);
  while (!lines.empty()) {
    const std::string_view line = lines.next();
    if (trim(line).empty()) continue;
    constexpr std::array kSeparators = {',', ';', '\t'};
    std::array<int, kSeparators.size()> count{};
    bool quoted = false;
    for (const char c : line) {
      if (c == '"') quoted = !quoted;
      for (std::size_t i = 0; i < kSeparators.size(); ++i) count[i] += !quoted && c == kSeparators[i] ? 1 : 0;
    }
    std::size_t best = 0;
    for (std::size_t i = 1; i < count.size(); ++i) best = count[i] > count[best] ? i : best;
    return kSeparators[best];
  }
  return ',';
}

std::string csv_line(const std::vector<std::string>& fields, char separator) {
  std::string line;
  for (const std::string& given : fields) {
    if (!line.empty() || &given != fields.data()) line += separator;
    const std::string seen = without_hidden(given);
    const std::string field = is_formula(seen) ? "'" + seen : seen;
    const bool padded = trim(field).size() != field.size();
    if (!padded && field.find_first_of(",;\t\"\r\n") == std::string::npos) {
      line += field;
      continue;
    }
    std::string quoted(csv_write(nullptr, 0, field.data(), field.size()), '\0');
    csv_write(quoted.data(), quoted.size(), field.data(), field.size());
    line += quoted;
  }
  return line + '\n';
}

std::string_view without_apostrophe(std::string_view field) {
  return field.starts_with('\'') && is_formula(field.substr(1)) ? field.substr(1) : field;
}

}  // namespace estafette
