#include "converter/readers/counted/games/models.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/counted/games/model_words.hpp"
#include "converter/readers/counted/games/models_shared.hpp"
#include "converter/readers/counted/games/ratios_by_arm.hpp"
#include "converter/readers/parts/name.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr int kMostMen = 500;         ///< that one figure, stand or point stands for
constexpr int kMostModels = 999;      ///< in one unit
constexpr int kFewestStated = 100;    ///< a figure so large on the same line is a strength by itself
constexpr int kMostStated = 99'999;   ///< of a strength
constexpr std::size_t kSayingSo = 5;  ///< tokens at most between "one figure" and its men

bool is_number(const Tokens& tokens, std::size_t at, int least, int most) {
  return at < tokens.size() && tokens[at].is == Token::Is::number && tokens[at].value >= least &&
         tokens[at].value <= most;
}

bool is_word(const Tokens& tokens, std::size_t at, std::initializer_list<std::string_view> words) {
  return at < tokens.size() && tokens[at].is == Token::Is::word &&
         std::find(words.begin(), words.end(), tokens[at].text) != words.end();
}

/// "1:20": its men and how many tokens it is.
std::optional<int> ratio_at(const Tokens& tokens, std::size_t at) {
  if (at + 2 >= tokens.size() || !tokens[at + 1].mark(":")) return std::nullopt;
  if (tokens[at + 1].joined && !tokens[at + 2].joined) return std::nullopt;  // "IR 1: 2 bns"
  if (is_number(tokens, at, 1, 1) && is_number(tokens, at + 2, 2, kMostMen)) return tokens[at + 2].value;
  if (is_number(tokens, at, 2, kMostMen) && is_number(tokens, at + 2, 1, 1)) return tokens[at].value;
  return std::nullopt;
}

/// A part of a line that counts models or says what one is.
struct Part {
  std::size_t begin = 0, end = 0;  ///< bytes
  ModelSort what = kNothing;       ///< none: a ratio, or a rating of the rules
  int value = 0;                   ///< how many models, or men for one
};

/// "24 figs", "SP 4".
std::optional<Part> count_at(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (at >= 2 && ratio_at(tokens, at - 2)) return std::nullopt;  // "1:15 figure scale"
  if (is_number(tokens, at, 1, kMostModels))
    if (const ModelSort what = model_at(tokens, at + 1, words);
        what != kNothing && (tokens[at].value == 1 || !is_one_model(tokens, at + 1, words)) &&
        !(what == kPoint && is_number(tokens, at + 2, 1, kMostModels)))  // "M5 SP 4"
      return Part{tokens[at].begin, tokens[at + 1].end, what, tokens[at].value};
  const std::size_t number = at + (at + 1 < tokens.size() && tokens[at + 1].mark(":") ? 2 : 1);
  if (model_at(tokens, at, words) == kPoint && is_number(tokens, number, 1, kMostModels))
    return Part{tokens[at].begin, tokens[number].end, kPoint, tokens[number].value};
  return std::nullopt;
}

/// "4 x 12 figs" as 48 of them, "3 bns, 24 figs each" and "2 bataillons de 24 figurines" as all that the battalions
/// have.
Part of_all(Part part, const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  if (part.what == kPoint || part.what == kModel) return part;
  const auto times = [&](int most) { part.value *= part.value * most <= kMostModels ? most : 1; };
  if (at >= 2 && is_word(tokens, at - 1, {"x"}) && is_number(tokens, at - 2, 2, 12)) {
    times(tokens[at - 2].value);
    part.begin = tokens[at - 2].begin;
    return part;
  }
  const std::size_t behind = at + 2;
  const bool each = behind < tokens.size() && words.has(Sense::each, tokens, behind);
  const bool of = at >= 2 && words.has(Sense::link, tokens, at - 1) && words.has(Sense::count, tokens, at - 2);
  if (!each && !of) return part;
  if (each) part.end = tokens[behind].end;
  if (of) part.begin = tokens[at - 1].begin;
  for (std::size_t count = at; count-- > 1;) {
    const std::optional<PhraseFound> parts = words.find(Sense::count, tokens, count);
    if (!parts || (parts->is != "battalions" && parts->is != "squadrons")) continue;
    if (is_number(tokens, count - 1, 1, 12)) times(tokens[count - 1].value);
    break;
  }
  return part;
}

/// The counts of a line. The stands of a battery are models of guns.
std::vector<Part> counts_in(const Tokens& tokens, const PhraseBook& words) {
  std::vector<Part> found;
  for (std::size_t at = 0; at < tokens.size(); ++at)
    if (const std::optional<Part> part = count_at(tokens, at, words)) {
      found.push_back(of_all(*part, tokens, at, words));
      ++at;
    }
  if (found.size() == 1 && kind_in(tokens, words, Arm::artillery))
    for (Part& part : found)
      if (part.what == kStand) part.what = kModel;
  return found;
}

/// What one figure, stand or point stands for, as a line says that counts nothing itself.
std::optional<Part> states_ratio(const Tokens& tokens, const PhraseBook& words) {
  ModelSort what = kNothing;
  bool scale = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (what == kNothing) what = model_at(tokens, at, words);
    scale = scale || is_word(tokens, at, {"ratio", "scale"});
  }
  if (what == kNothing && !scale) return std::nullopt;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (const std::optional<int> men = ratio_at(tokens, at)) return Part{0, 0, what == kNothing ? kFigure : what, *men};
    const bool one = is_word(tokens, at, {"one", "a", "each", "every", "per"}) || is_number(tokens, at, 1, 1);
    const bool sort =
        model_at(tokens, at + 1, words) == kNothing;  // "1 gun model = 4 guns", "each wargame figure is 20 men"
    const ModelSort named = one ? model_at(tokens, at + (sort ? 2 : 1), words) : kNothing;
    if (named == kNothing) continue;
    for (std::size_t men = at + 2; men < tokens.size() && men < at + 2 + kSayingSo; ++men)
      if (is_number(tokens, men, 2, kMostMen)) {
        const bool guns = is_word(tokens, men + 1, {"guns", "pieces"});
        if (guns || named != kModel) return Part{0, 0, guns ? kModel : named, tokens[men].value};
      }
    for (std::size_t men = 0; men < at; ++men)  // "20 men per figure"
      if (is_number(tokens, men, 2, kMostMen) && is_word(tokens, men + 1, {"men"}))
        return Part{0, 0, named, tokens[men].value};
  }
  return std::nullopt;
}

/// Ratings that only a set of rules knows: "Morale 5", the throw "4+".
std::vector<Part> ratings_in(const Tokens& tokens) {
  std::vector<Part> found;
  for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
    if (is_word(tokens, at, {"morale", "ml"}) && is_number(tokens, at + 1, 0, 99))
      found.push_back({tokens[at].begin, tokens[at + 1].end, kNothing, 0});
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const bool figure = is_number(tokens, at, 2, 20);
    const bool thrown = figure && at + 1 < tokens.size() && tokens[at + 1].mark("+") && tokens[at + 1].joined &&
                        (at + 2 == tokens.size() || tokens[at + 2].is != Token::Is::number);
    if (thrown) found.push_back({tokens[at].begin, tokens[at + 1].end, kNothing, 0});
  }
  return found;
}

/// Without commas, brackets and signs that hold nothing any more.
std::string without_hollows(std::string text) {
  for (std::size_t dash = text.find(" - ,"); dash != std::string::npos; dash = text.find(" - ,", dash + 1)) {
    const Tokens behind = tokens_of(std::string_view(text).substr(dash + 4));
    if (is_number(behind, 0, kFewestStated, kMostStated)) text.erase(dash + 3, 1);  // "- 9 stands, 3,300 men"
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [from, to] : std::array<std::pair<std::string_view, std::string_view>, 13>{{{"( ", "("},
                                                                                                 {" ,", ","},
                                                                                                 {": ,", ","},
                                                                                                 {":,", ","},
                                                                                                 {": (", " ("},
                                                                                                 {" )", ")"},
                                                                                                 {"()", ""},
                                                                                                 {"[]", ""},
                                                                                                 {",,", ","},
                                                                                                 {", ,", ","},
                                                                                                 {"(,", "("},
                                                                                                 {",)", ")"},
                                                                                                 {"@ ", ""}}})
      if (const std::size_t at = text.find(from); at != std::string::npos) {
        text.replace(at, from.size(), to);
        changed = true;
      }
  }
  while (!text.empty() && std::string_view(" ,;@:-").find(text.back()) != std::string_view::npos) text.pop_back();
  return text;
}

using Ratios = std::array<int, kNothing>;

/// A line without its models.
struct WithoutModels {
  std::string text;   ///< with men for them, if a ratio is stated
  std::string note;   ///< what is not in the text: "24 figs"
  bool asks = false;  ///< they are without a ratio
};

WithoutModels counted_out(const std::string& text, const Tokens& tokens, const std::vector<Part>& counts, Ratios ratios,
                          const PhraseBook& words) {
  std::vector<Part> gone = ratings_in(tokens);
  const auto within = [&](const Token& token) {
    return std::any_of(counts.begin(), counts.end(),
                       [&](const Part& part) { return token.begin >= part.begin && token.end <= part.end; });
  };
  bool stated = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (const std::optional<int> men = ratio_at(tokens, at)) {
      ratios[counts.front().what] = *men;
      gone.push_back({tokens[at].begin, tokens[at + 2].end, kNothing, 0});
      at += 2;
    } else if (tokens[at].is == Token::Is::number && !within(tokens[at])) {
      stated = stated || (tokens[at].value >= kFewestStated && !words.has(Sense::price, tokens, at + 1)) ||
               is_word(tokens, at + 1, {"men", "sabres", "bayonets"});
    }
  }
  const auto surest =
      std::min_element(counts.begin(), counts.end(), [](const Part& a, const Part& b) { return a.what < b.what; });
  const auto multiplied = std::find_if(counts.begin(), counts.end(), [&](const Part& part) {
    return part.what == surest->what && ratios[part.what] > 0 && !stated;
  });
  std::string note;
  for (const Part& part : counts) {
    note += (note.empty() ? "" : ", ") + text.substr(part.begin, part.end - part.begin);
    gone.push_back(part);
  }
  if (multiplied != counts.end()) note += fmt::format(" at 1:{}", ratios[multiplied->what]);
  for (const Part& part : ratings_in(tokens)) note += ", " + text.substr(part.begin, part.end - part.begin);
  if (multiplied != counts.end() && counts.size() == 1 && multiplied->what != kModel)
    if (std::optional<std::string> shared = shared_by_list(text, multiplied->begin, multiplied->end,
                                                           multiplied->value * ratios[multiplied->what], words))
      return {std::move(*shared), note, false};
  std::sort(gone.begin(), gone.end(), [](const Part& a, const Part& b) { return a.begin < b.begin; });
  std::string made;
  std::size_t from = 0;
  for (const Part& part : gone) {
    made += text.substr(from, part.begin - from);
    if (multiplied != counts.end() && part.begin == multiplied->begin)
      made += fmt::format("{} {}", part.value * ratios[part.what], part.what == kModel ? "guns" : "men");
    from = part.end;
    const std::size_t next = text.find_first_not_of(' ', from);
    const bool rated = next != std::string::npos && is_any_letter(text[next]) && !made.ends_with('(');
    if (rated && part.what != kNothing) made += ", ";  // "48 figs Veteran": no part of the name
  }
  made += text.substr(from);
  if (multiplied != counts.end() || stated) return {fmt::format("{} ({})", without_hollows(made), note), "", false};
  const std::string name = without_hollows(made);
  const bool numbered = has_digit(name);
  if (!numbered && counts.front().value > 1 && words.any(Sense::arm, tokens, 0, tokens.size()))
    return {text, "", true};  // "Divisional artillery" alone would be a heading
  if (!numbered) return {fmt::format("{} [Note: {}]", name, note), "", true};  // and no guns
  return {name, note, true};
}

/// "C-in-C Marshal Kern, 3 figs", "Brigadier Roe (1 base)": a general and his staff on the table are no troops.
bool is_person(const Tokens& tokens, const PhraseBook& words) {
  if (tokens.empty() || (!words.has(Sense::rank, tokens, 0) && !words.has(Sense::commander, tokens, 0))) return false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].is == Token::Is::ordinal) return false;
    if (tokens[at].is == Token::Is::number || model_at(tokens, at, words) != kNothing) continue;
    const bool guns = at > 0 && tokens[at - 1].is == Token::Is::number && words.has(Sense::gun, tokens, at);
    if (guns || words.has(Sense::kind, tokens, at) || words.has(Sense::unit, tokens, at)) return false;
  }
  return true;
}

/// The line without the figures that stand for a person, which go to a note.
WithoutModels of_a_person(const std::string& text, const std::vector<Part>& counts) {
  WithoutModels without;
  std::size_t from = 0;
  for (const Part& part : counts) {
    without.text += text.substr(from, part.begin - from);
    without.note += (without.note.empty() ? "" : ", ") + text.substr(part.begin, part.end - part.begin);
    from = part.end;
  }
  without.text = without_hollows(without.text + text.substr(from));
  return without;
}

/// "IR 12: 40 figs, IR 20: 38 figs": the bases of several units, each behind its name.
bool of_several(const std::string& text, const std::vector<Part>& counts) {
  if (counts.size() < 2) return false;
  for (std::size_t i = 1; i < counts.size(); ++i) {
    const std::string_view between =
        std::string_view(text).substr(counts[i - 1].end, counts[i].begin - counts[i - 1].end);
    const std::size_t mark = between.find_first_of(",;");
    const bool named =
        mark != std::string_view::npos && between.find_first_not_of(" :-(", mark + 1) != std::string_view::npos;
    if (counts[i].what != counts.front().what || !named) return false;
  }
  return true;
}

/// Men for the models of each of several units.
WithoutModels counted_for_each(const std::string& text, const std::vector<Part>& counts, int ratio) {
  WithoutModels without;
  std::size_t from = 0;
  for (const Part& part : counts) {
    without.text += text.substr(from, part.begin - from);
    while (without.text.ends_with(' ') || without.text.ends_with(':')) without.text.pop_back();
    without.text += fmt::format(" ({} {})", part.value * ratio, part.what == kModel ? "guns" : "men");
    without.note += (without.note.empty() ? "" : ", ") + text.substr(part.begin, part.end - part.begin);
    from = part.end;
  }
  without.text += text.substr(from);
  without.note += fmt::format(" at 1:{}", ratio);
  return without;
}

/// The question about models without a ratio.
Problem what_one_is(const TextLine& line, ModelSort what) {
  if (what == kModel)
    return {"",
            line.line,
            "",
            line.text,
            "how many guns a model is",
            "Write it on a line above, as in \"1 model = 4 guns\""};
  return {"",
          line.line,
          "",
          line.text,
          "how many men a figure, stand or point is",
          "Write it on a line above, as in \"1 figure = 20 men\""};
}

}  // namespace

bool names_models(const Tokens& tokens, std::size_t at, const PhraseBook& words) {
  return model_at(tokens, at, words) != kNothing;
}

std::optional<int> men_per_model(std::string_view line, const PhraseBook& words) {
  const std::optional<Part> ratio = states_ratio(tokens_of(line), words);
  return ratio ? std::optional(ratio->value) : std::nullopt;
}

MenForModels men_for_models(const std::vector<TextLine>& lines, const PhraseBook& words) {
  MenForModels made;
  made.lines = lines;
  if (!may_count_models(lines, words)) return made;
  Ratios ratios{};
  int horse = 0;  // men that one figure of horse is, if the text says so of them alone
  std::vector<Tokens> tokens;
  std::vector<std::vector<Part>> counts;
  std::vector<std::vector<Part>> of_persons(lines.size());
  bool any = false;
  for (const TextLine& line : lines) {
    tokens.push_back(tokens_of(line.text));
    counts.push_back(counts_in(tokens.back(), words));
    if (!counts.back().empty() && is_person(tokens.back(), words))
      of_persons[counts.size() - 1] = std::exchange(counts.back(), {});
    const bool one = counts.back().size() == 1 && counts.back().front().value == 1;
    if (one && states_ratio(tokens.back(), words)) counts.back().clear();  // "1 figure = 20 men"
    any = any || !counts.back().empty();
  }
  if (!any) return made;
  made.lines.clear();
  std::array<bool, kNothing + 1> asked{};  // of figures of all sorts, of models
  std::vector<bool> states(lines.size(), false);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::optional<Part> ratio = counts[i].empty() ? states_ratio(tokens[i], words) : std::nullopt;
    if (!ratio) continue;
    const RatiosByArm by_arm = ratios_by_arm(lines[i].text, words);
    if (by_arm.horse) horse = *by_arm.horse;
    if (by_arm.guns) ratios.at(kModel) = *by_arm.guns;
    if (by_arm.others || !(by_arm.horse || by_arm.guns)) ratios.at(ratio->what) = by_arm.others.value_or(ratio->value);
    made.noted.push_back(lines[i].line);
    states[i] = true;
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (states[i]) continue;
    TextLine line = lines[i];
    WithoutModels without;
    if (!of_persons[i].empty()) {
      without = of_a_person(line.text, of_persons[i]);
      line.text = without.text;
    }
    if (!counts[i].empty()) {
      Ratios own = ratios;
      if (horse > 0 && kind_in(tokens[i], words, Arm::cavalry)) own[kFigure] = own[kStand] = own[kPoint] = horse;
      const int ratio = own.at(counts[i].front().what);
      without = ratio > 0 && of_several(line.text, counts[i])
                    ? counted_for_each(line.text, counts[i], ratio)
                    : counted_out(line.text, tokens[i], counts[i], own, words);
      line.text = without.text;
    }
    bool& before = asked.at(counts[i].empty() ? kNothing : counts[i].front().what == kModel ? kModel : kFigure);
    if (without.asks && !std::exchange(before, true))
      made.looks.push_back(what_one_is(lines[i], counts[i].front().what));
    else if (without.asks)
      made.asked.push_back(line.line);
    made.lines.push_back(line);
    if (!without.note.empty()) {                      // a remark below troops is theirs
      line.text = fmt::format("[{}]", without.note);  // "(1 stand)" might count a gun
      line.after_blank = false;
      made.lines.push_back(std::move(line));
    }
  }
  return made;
}

}  // namespace estafette::readers
