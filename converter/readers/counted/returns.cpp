#include "converter/readers/counted/returns.hpp"

#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestReturned = 2;      ///< figures of a return
constexpr std::size_t kOtherWordsOfLegend = 4;  ///< "strengths are given as present/detached"
constexpr std::size_t kLongestLegend = 60;      ///< words and marks within brackets
constexpr std::size_t kLongestLegendBytes = 600;

/// What the figures of a return are, in their order: "present", "detached", "sick", "officers", "in all".
using Legend = std::vector<std::string_view>;

/// The word of a return that begins at a token, and how many tokens it is.
std::optional<std::pair<std::string_view, std::size_t>> term_of_return(const Tokens& tokens, std::size_t at,
                                                                       const PhraseBook& words) {
  std::optional<PhraseFound> total = words.find(Sense::total, tokens, at);
  const std::optional<PhraseFound> count = words.find(Sense::count, tokens, at);
  if (total && (!count || total->length >= count->length)) return std::pair{std::string_view("in all"), total->length};
  if (!count) return std::nullopt;
  for (const std::string_view term : {"present", "detached", "sick", "officers", "men"})
    if (count->is == term) return std::pair{term, count->length};
  return std::nullopt;
}

bool parts_figures(const Token& token) {
  return token.mark("/") || token.mark(",") || token.mark("|") || token.mark(";") || token.mark("-") ||
         token.mark("+") || token.mark(":") || token.mark("=") || token.mark(".");
}

/// The order of figures that tokens [from, to) tell, if they tell nothing else.
std::optional<Legend> legend_in(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words) {
  Legend legend;
  std::size_t others = 0;
  for (std::size_t at = from; at < to;) {
    if (const auto term = term_of_return(tokens, at, words)) {
      legend.push_back(term->first);
      at += term->second;
      continue;
    }
    const Token& token = tokens[at++];
    const bool bracket = token.mark("(") || token.mark(")") || token.mark("[") || token.mark("]");
    if (parts_figures(token) || bracket) continue;
    if (token.is != Token::Is::word || !legend.empty() || ++others > kOtherWordsOfLegend) return std::nullopt;
  }
  const auto has = [&](std::string_view term) { return std::count(legend.begin(), legend.end(), term); };
  const bool away = has("detached") + has("sick") > 0;
  const bool told = has("present") + has("men") + has("in all") > 0;
  const bool once = has("present") + has("men") < 2 && has("detached") < 2 && has("sick") < 2 && has("in all") < 2;
  return legend.size() >= kFewestReturned && away && told && once ? std::optional(std::move(legend)) : std::nullopt;
}

/// A legend, and the line without it.
struct Told {
  Legend legend;
  std::string rest;
};

/// False for most lines: a legend has no figures, and stands alone or within brackets.
bool may_be_legend(std::string_view text) {
  if (std::none_of(text.begin(), text.end(), is_digit)) return true;
  for (std::size_t open = text.find_first_of("(["); open != std::string_view::npos;
       open = text.find_first_of("([", open + 1)) {
    const std::string_view near = text.substr(open, kLongestLegendBytes);
    const std::string_view inside = near.substr(0, near.find_first_of(")]"));
    if (inside.find('/') != std::string_view::npos && std::none_of(inside.begin(), inside.end(), is_digit)) return true;
  }
  return false;
}

std::optional<Told> legend_of(const std::string& text, const PhraseBook& words) {
  if (!may_be_legend(text)) return std::nullopt;
  const Tokens tokens = tokens_of(text);
  if (std::optional<Legend> whole = legend_in(tokens, 0, tokens.size(), words)) return Told{*std::move(whole), ""};
  for (std::size_t open = 0; open < tokens.size(); ++open) {
    if (!tokens[open].mark("(") && !tokens[open].mark("[")) continue;
    std::size_t close = open + 1;
    while (close < tokens.size() && close - open <= kLongestLegend && !tokens[close].mark(")") &&
           !tokens[close].mark("]"))
      ++close;
    if (close - open > kLongestLegend) continue;
    std::optional<Legend> inside = legend_in(tokens, open + 1, close, words);
    if (!inside) continue;
    std::string rest = text.substr(0, tokens[open].begin);
    if (close < tokens.size()) rest += text.substr(tokens[close].end);
    return Told{*std::move(inside), std::string(trim(rest))};
  }
  return std::nullopt;
}

bool means_none(const Token& token) {
  return token.mark("-");
}

/// "54th Line 1,200/100/80/1,380" with a word for each figure; nothing if its last figures are not as many as the
/// legend has.
std::optional<std::string> with_words(const std::string& text, const Legend& legend) {
  const Tokens tokens = tokens_of(text);
  std::size_t end = tokens.size();
  while (end > 0 && (tokens[end - 1].mark(")") || tokens[end - 1].mark("]") || tokens[end - 1].mark("."))) --end;
  std::vector<std::string> figures;
  std::optional<std::string> mark;  // between two of them
  std::size_t at = end;
  while (at > 0 && figures.size() < legend.size()) {
    const Token& token = tokens[at - 1];
    const bool number = token.is == Token::Is::number;
    const bool first = figures.empty() && at > 1 && parts_figures(tokens[at - 2]) && !means_none(tokens[at - 2]);
    const bool dash = means_none(token) && (first || (mark && *mark != token.text));  // "1,200/-/80": none
    if (!number && !dash) break;
    figures.push_back(number ? std::to_string(token.value) : std::string());
    --at;
    if (figures.size() == legend.size() || at == 0) break;
    const Token& before = tokens[at - 1];
    const bool empty = means_none(before) && mark && *mark != before.text;
    const bool parted = parts_figures(before) && !empty;
    const std::string own = parted ? before.text : std::string();
    if (mark.value_or(own) != own) break;
    mark = own;
    if (parted) --at;
  }
  const bool more = at > 0 && mark && !mark->empty() && tokens[at - 1].mark(*mark);
  if (figures.size() != legend.size() || at == 0 || more) return std::nullopt;
  std::reverse(figures.begin(), figures.end());
  std::string line = text.substr(0, tokens[at].begin);
  while (!line.empty() && std::string_view(" \t,;:=-([").find(line.back()) != std::string_view::npos) line.pop_back();
  if (line.empty()) return std::nullopt;
  for (std::size_t i = 0; i < legend.size(); ++i)
    if (!figures[i].empty()) line += fmt::format(", {} {}", figures[i], legend[i]);
  return line;
}

}  // namespace

WordedReturns worded_returns(const std::vector<TextLine>& lines, const PhraseBook& words) {
  WordedReturns made;
  Legend legend;
  for (const TextLine& line : lines) {
    if (std::optional<Told> told = legend_of(line.text, words)) {
      legend = std::move(told->legend);
      if (told->rest.empty()) {
        made.noted.push_back(line.line);
        continue;
      }
      made.lines.push_back(line);
      made.lines.back().text = told->rest;
      continue;
    }
    made.lines.push_back(line);
    if (legend.empty()) continue;
    if (std::optional<std::string> text = with_words(line.text, legend)) made.lines.back().text = *std::move(text);
  }
  return made;
}

}  // namespace estafette::readers
