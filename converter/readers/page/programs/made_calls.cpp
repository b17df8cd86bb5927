#include "converter/readers/page/programs/made_calls.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/page/programs/comments.hpp"
#include "converter/readers/page/programs/field_names.hpp"
#include "converter/readers/page/programs/maker_words.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kDeepestCall = 40;
constexpr std::size_t kMostMade = 50'000;
constexpr int kMostInVain = 1000;  ///< braces that held nothing of the kind; each may be tried in two ways

bool in_word(char byte) {
  return is_digit(byte) || is_letter(byte) || byte == '_' || byte == '$';
}

/// What is given to a call, or a name stands for: a plain value, or what was made.
// NOLINTNEXTLINE(bugprone-exception-escape): to move a Json throws nothing
struct Value {
  Json plain;
  bool word = false;
  std::vector<std::size_t> made;
  std::vector<std::size_t> onto;  ///< what it was added to, by a call that makes nothing itself
};

/// Reads calls from the front of a program.
class Calls {
 public:
  Calls(std::string_view code, const ColumnWords& titles) : rest_(code), titles_(titles) {}

  CallsFound all() {
    while (skip(), !rest_.empty() && found_.all.size() < kMostMade) {
      const State before = state();
      if (statement()) continue;
      back_to(before);
      pass_line();
    }
    return std::move(found_);
  }

 private:
  void skip() { skip_comments(rest_, {"//", "# ", "#!", "--", "\"\"\""}); }

  /// Where the reading stands, and how much is made.
  struct State {
    std::string_view rest;
    std::size_t made = 0;
  };
  [[nodiscard]] State state() const { return {rest_, found_.all.size()}; }

  /// Nothing that was made since then is.
  void back_to(const State& then) {
    rest_ = then.rest;
    if (found_.all.size() == then.made) return;
    found_.all.resize(then.made);
    for (MadeCall& one : found_.all)
      if (one.above && *one.above >= then.made) one.above.reset();
  }

  void pass_line() {
    const std::string_view line = rest_.substr(0, rest_.find('\n'));
    rest_.remove_prefix(line.size());
    const std::size_t text = line.find_first_of("\"'");
    constexpr std::array<std::string_view, 6> kElsewhere = {"import ",  "from ",    "using ",
                                                            "#include", "package ", "print"};
    const bool elsewhere = std::any_of(kElsewhere.begin(), kElsewhere.end(),
                                       [&](std::string_view word) { return line.starts_with(word); });
    if (!elsewhere && text != std::string_view::npos && line.find_first_of("\"'", text + 1) != std::string_view::npos)
      found_.passed.push_back(one_line(trim(line)));
  }

  bool eat(std::string_view sign) {
    if (!rest_.starts_with(sign)) return false;
    rest_.remove_prefix(sign.size());
    return true;
  }

  std::string word() {
    std::size_t length = 0;
    while (length < rest_.size() && in_word(rest_[length])) ++length;
    std::string found(rest_.substr(0, length));
    rest_.remove_prefix(length);
    return found;
  }

  /// "army.divisions", "Arm::Foot": words with what joins them.
  std::string path() {
    std::string found = word();
    while (!found.empty()) {
      const std::string_view before = rest_;
      const bool joins = eat("?.") || eat(".") || eat("::") || eat("->");
      const std::string next = joins ? word() : "";
      if (next.empty()) {
        rest_ = before;
        return found;
      }
      found += "." + next;
    }
    return found;
  }

  /// "<Unit>" behind a word.
  void skip_types() {
    const std::size_t end = rest_.starts_with('<') ? rest_.find_first_of(">\n") : std::string_view::npos;
    if (end != std::string_view::npos && rest_[end] == '>') rest_.remove_prefix(end + 1);
    while (eat("[]")) {
    }
  }

  /// Over "private static Army left =" to what stands behind it: the name; empty if none is given.
  std::string assigned() {
    const std::string_view before = rest_;
    std::string name;
    while (true) {
      const std::string next = path();
      if (next.empty()) break;
      name = next;
      skip_types();
      if (const std::size_t blank = rest_.find_first_not_of(" \t"); blank != std::string_view::npos)
        rest_.remove_prefix(blank);
      if (rest_.starts_with(':')) {  // "left: Division ="
        const std::size_t sign = rest_.find_first_of("=\n({");
        if (sign == std::string_view::npos || rest_[sign] != '=') break;
        rest_.remove_prefix(sign);
      }
      if (rest_.starts_with('=') && !rest_.starts_with("==") && !rest_.starts_with("=>")) {
        rest_.remove_prefix(1);
        return name;
      }
    }
    rest_ = before;
    return "";
  }

  /// False if the line says nothing that is made or told of what was made.
  bool statement() {
    const std::string name = assigned();
    const std::size_t known = found_.all.size();
    skip();
    (void)(eat("return ") || eat("yield "));
    std::optional<Value> value = this->value(0, !name.empty());
    if (!value) return false;
    const std::size_t dot = name.find_last_of('.');
    if (!value->made.empty()) {
      if (!name.empty()) names_[name] = value->made;
    } else if (dot != std::string::npos && !value->plain.is_null()) {  // left.leader = "Dale"
      const std::vector<std::size_t> of = named(name.substr(0, dot));
      if (of.size() != 1) return false;
      found_.all[of[0]].told.push_back({name.substr(dot + 1), value->plain, value->word});
    } else {
      return false;
    }
    skip();
    (void)eat(";");
    return !name.empty() || known < found_.all.size() || !value->made.empty();
  }

  /// What a name stands for: itself, or the first word of a path.
  [[nodiscard]] std::vector<std::size_t> named(const std::string& path) const {
    for (std::string part = path; !part.empty();) {
      if (const auto known = names_.find(part); known != names_.end()) return known->second;
      const std::size_t dot = part.find_last_of('.');
      part = dot == std::string::npos ? "" : part.substr(0, dot);
    }
    return {};
  }

  std::optional<std::string> text() {
    const std::string_view before = rest_;
    const std::size_t begins = rest_.substr(0, 3).find_first_of("\"'`");
    const bool marked = begins <= 2 && std::all_of(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(begins),
                                                   [](char c) { return is_letter(c) || c == '@' || c == '$'; });
    if (begins == std::string_view::npos || !marked) return std::nullopt;
    const char mark = rest_[begins];
    rest_.remove_prefix(begins + 1);
    std::string said;
    while (!rest_.empty() && rest_.front() != mark && rest_.front() != '\n') {
      if (rest_.front() == '\\' && rest_.size() > 1) rest_.remove_prefix(1);
      said += rest_.front();
      rest_.remove_prefix(1);
    }
    if (eat(std::string_view(&mark, 1))) return said;
    rest_ = before;
    return std::nullopt;
  }

  std::optional<Json> number() {
    std::size_t length = rest_.starts_with('-') ? 1 : 0;
    if (length >= rest_.size() || !is_digit(rest_[length])) return std::nullopt;
    std::string figure;
    for (length = 0; length < rest_.size() && (in_word(rest_[length]) || rest_[length] == '.' || length == 0); ++length)
      if (is_digit(rest_[length]) || rest_[length] == '.' || rest_[length] == '-') figure += rest_[length];
    Json read = Json::parse(figure, nullptr, false);
    if (!read.is_number()) return std::nullopt;
    rest_.remove_prefix(length);
    return read;
  }

  /// `kept`: it is given a name, or to a call, so that whatever it makes is wanted.
  std::optional<Value> value(int depth, bool kept) {
    skip();
    if (depth > kDeepestCall) return std::nullopt;
    if (std::optional<std::string> said = text()) return Value{Json(*std::move(said)), false, {}, {}};
    if (std::optional<Json> figure = number()) return Value{*std::move(figure), false, {}, {}};
    if (eat("[")) return list("]", depth);
    if (eat("{")) return list("}", depth);
    const bool made_new = eat("new ") || eat("&") || eat("*");
    const std::string name = path();
    if (name.empty()) return std::nullopt;
    skip_types();
    if (std::optional<Value> called = made_new || rest_.starts_with('(') ? call(name, {}, depth, kept) : std::nullopt)
      return chained(*std::move(called), name.find('.') == std::string::npos, depth);
    if (rest_.starts_with('(')) return std::nullopt;
    if (std::vector<std::size_t> known = named(name); !known.empty()) return Value{Json(), false, std::move(known), {}};
    constexpr std::array<std::string_view, 6> kEmptyWords = {"null", "None", "nil", "nullptr", "undefined", "NULL"};
    if (std::find(kEmptyWords.begin(), kEmptyWords.end(), name) != kEmptyWords.end()) return Value{};
    return Value{Json(name.substr(name.find_last_of('.') + 1)), true, {}, {}};
  }

  /// Over ".addUnit("9th Line").addUnit("24th Line")": troops are added to what the first were added to. `fresh`: what
  /// is made first is what the whole stands for, "new Brigade("1st").add(...)".
  std::optional<Value> chained(Value value, bool fresh, int depth) {
    const std::vector<std::size_t> first = value.made;
    while (skip(), rest_.starts_with('.') || rest_.starts_with("->")) {
      const std::string_view before = rest_;
      (void)(eat(".") || eat("->"));
      const std::string method = word();
      if (method.empty() || !rest_.starts_with('(')) {
        rest_ = before;
        break;
      }
      std::vector<std::size_t> to = value.onto.empty() ? value.made : value.onto;
      if (value.onto.empty() && to.size() == 1 && !is_command(to[0]) && found_.all[to[0]].above)
        to = {*found_.all[to[0]].above};
      std::optional<Value> next = call(method, to, depth, true);
      if (!next) return std::nullopt;
      if (!next->made.empty()) value = *std::move(next);
    }
    if (fresh && first.size() == 1) return Value{Json(), false, first, {}};
    return value;
  }

  [[nodiscard]] bool is_command(std::size_t made) const { return holds_command(titles_.title(found_.all[made].maker)); }

  std::optional<Value> list(std::string_view end, int depth) {
    Value all;
    while (skip(), !eat(end)) {
      std::optional<Value> one = value(depth + 1, true);
      if (!one) return std::nullopt;
      all.made.insert(all.made.end(), one->made.begin(), one->made.end());
      if (skip(), !eat(",") && !eat(";") && !rest_.starts_with(end)) return std::nullopt;
    }
    return all;
  }

  /// `to`: what stands before the dot, if it is no name.
  std::optional<Value> call(const std::string& called, std::vector<std::size_t> to, int depth, bool kept) {
    const std::size_t dot = called.find_last_of('.');
    const std::string method = called.substr(dot == std::string::npos ? 0 : dot + 1);
    if (to.empty() && dot != std::string::npos) to = named(called.substr(0, dot));
    MadeCall made;
    std::tie(made.maker, made.made) = maker_in(method, titles_);
    std::vector<std::size_t> below;
    if (skip(), eat("(") && !arguments(")", made, below, depth)) return std::nullopt;
    if (skip(), rest_.starts_with('{') && depth + 1 < kDeepestCall &&
                    in_vain_ < kMostInVain) {  // new Unit("9th Line") { Men = 900 }
      const State before = state();
      rest_.remove_prefix(1);
      MadeCall whole = made;
      std::vector<std::size_t> within = below;
      if (arguments("}", whole, within, depth)) {
        made = std::move(whole);
        below = std::move(within);
      } else {
        ++in_vain_;
        back_to(before);
      }
    }
    const bool titled = is_titled(made);
    if (titled && !to.empty() && !made.made) return Value{};                          // left.setName("...")
    const std::string owner = dot == std::string::npos ? "" : called.substr(0, dot);  // "Leader" of Leader.of("Dale")
    const bool leader = titles_.title(made.maker) == Holds::commander || titles_.title(owner) == Holds::commander;
    if (titled && leader) return Value{person(made), false, {}, {}};
    if (titled && (made.made || (kept && (depth > 0 || !below.empty())))) {
      const std::size_t place = found_.all.size();
      if (to.size() == 1) made.above = to[0];
      found_.added = found_.added || !to.empty();
      found_.all.push_back(std::move(made));
      for (const std::size_t one : below) found_.all[one].above = place;
      return Value{Json(), false, {place}, {}};
    }
    if (to.size() == 1)
      for (const std::size_t one : below)
        if (one != to[0] && !stands_below(to[0], one)) found_.all[one].above = to[0];
    found_.added = found_.added || (to.size() == 1 && !below.empty());
    return Value{Json(), false, std::move(below), std::move(to)};
  }

  /// True if `one` is at or below `other`: nothing is added to itself.
  [[nodiscard]] bool stands_below(std::size_t one, std::size_t other) const {
    for (std::optional<std::size_t> at = one; at; at = found_.all[*at].above)
      if (*at == other) return true;
    return false;
  }

  bool arguments(std::string_view end, MadeCall& made, std::vector<std::size_t>& below, int depth) {
    while (skip(), !eat(end)) {
      if (rest_.starts_with('{') && told_in_braces(made, below, depth)) {
        if (skip(), !eat(",") && !rest_.starts_with(end)) return false;
        continue;
      }
      const std::string_view before = rest_;
      std::string name = word();
      if (skip(), name.empty() || rest_.starts_with("==") || rest_.starts_with("::") || !(eat("=") || eat(":"))) {
        rest_ = before;
        name.clear();
      }
      std::optional<Value> one = value(depth + 1, true);
      if (!one) return false;
      below.insert(below.end(), one->made.begin(), one->made.end());
      if (one->made.empty()) made.told.push_back({name, one->plain, one->word});
      // In a block of its own each may stand on a line of its own.
      if (skip(), !eat(",") && !eat(";") && !rest_.starts_with(end) && end != "}") return false;
    }
    return true;
  }

  /// "{ men: 900, bns: 2 }" among what a call is given; false for anything else, which is left as it is.
  bool told_in_braces(MadeCall& made, std::vector<std::size_t>& below, int depth) {
    const State before = state();
    MadeCall inner;
    std::vector<std::size_t> within;
    rest_.remove_prefix(1);
    if (in_vain_ >= kMostInVain) return false;
    const bool told =
        depth < kDeepestCall && arguments("}", inner, within, depth + 1) && !inner.told.empty() &&
        std::none_of(inner.told.begin(), inner.told.end(), [](const CallArgument& one) { return one.name.empty(); });
    if (!told) {
      ++in_vain_;
      back_to(before);
      return false;
    }
    made.told.insert(made.told.end(), inner.told.begin(), inner.told.end());
    below.insert(below.end(), within.begin(), within.end());
    return true;
  }

  /// It is given a name: its first word, or one that is called so.
  [[nodiscard]] bool is_titled(const MadeCall& made) const {
    return std::any_of(made.told.begin(), made.told.end(), [&](const CallArgument& one) {
      const bool first = one.name.empty() && &one == made.told.data();
      return one.value.is_string() && !one.word && (first || (!one.name.empty() && is_called(one.name, titles_)));
    });
  }

  /// "Gen. Dale" of General("Gen.", "Dale").
  static Json person(const MadeCall& made) {
    std::string all;
    for (const CallArgument& one : made.told)
      if (one.value.is_string()) all += (all.empty() ? "" : " ") + one.value.get<std::string>();
    return Json(all);
  }

  std::string_view rest_;
  const ColumnWords& titles_;
  CallsFound found_;
  int in_vain_ = 0;
  std::map<std::string, std::vector<std::size_t>> names_;  ///< what each name stands for
};

}  // namespace

CallsFound calls_in(std::string_view code, const ColumnWords& titles) {
  return Calls(code, titles).all();
}

}  // namespace estafette::readers
