#include "converter/readers/text/prose/sentence/brigades_told.hpp"

#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/list/list.hpp"
#include "converter/readers/parts/bare_figures.hpp"
#include "converter/readers/parts/commander.hpp"
#include "converter/readers/parts/head.hpp"
#include "converter/readers/text/prose/sentence/clause.hpp"
#include "converter/readers/words/joints.hpp"
#include "converter/readers/words/pieces.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>

namespace estafette::readers {
namespace {

class Prose {
 public:
  Prose(std::string_view sentence, const PhraseBook& words)
      : clause_(Clause::as_typed(sentence, words)), words_(words) {}

  /// "Kern's 3rd Division had the brigades of Roe (1/45th, 74th) and Dale (2/5th, 94th)".
  [[nodiscard]] LinesTold brigades_with_brackets() const {
    const std::optional<std::size_t> plural = find_brigades();
    if (!plural) return {};
    const std::string command = head_before(*plural);
    if (command.empty()) return {};
    LinesTold told = {command + ":"};
    std::size_t at = *plural + 1;
    while (at < clause_.tokens.size()) {
      const std::size_t open = clause_.mark_from(at, "("), close = clause_.mark_from(open, ")");
      if (close >= clause_.tokens.size()) break;
      const std::string name = brigade_called(at, open);
      const std::string_view troops = clause_.between(open + 1, close);
      if (name.empty() || troops_listed(troops, words_).empty()) return {};
      told.push_back(fmt::format("{}: {}", name, troops));
      at = close + 1;
    }
    if (at < clause_.tokens.size() && !trim(clause_.between(at, clause_.tokens.size())).empty())
      return {};  // nothing else is told
    return told.size() > 1 ? told : LinesTold{};
  }

  /// "Lake's corps included the 1st Division under Kern (6,000), the 2nd Division (7 bns) and the 3rd Division
  /// (4,000)".
  [[nodiscard]] LinesTold commands_with_strengths() const {
    LinesTold told;
    std::size_t from = 0, commands = 0;
    for (std::size_t open = clause_.mark_from(0, "("); open < clause_.tokens.size();
         open = clause_.mark_from(open + 1, "(")) {
      const std::size_t close = clause_.mark_from(open, ")"), count = open + 2;
      const bool counted = close == open + 3 && words_.has(Sense::count, clause_.tokens, count);
      if ((close != count && !counted) || clause_.tokens[open + 1].is != Token::Is::number) return {};
      if (const std::optional<Clause::Span> holds = from == 0 ? clause_.joint("holds", 1) : std::nullopt;
          holds && holds->at < open) {
        if (const std::string all = without_article(clause_.between(0, holds->at)); names_command(all))
          told.push_back(all + ":");
        from = holds->end;
      }
      std::size_t end = close + 1;
      while (end < clause_.tokens.size() && !clause_.tokens[end].mark(",") && !is_and(clause_.tokens, end, words_))
        ++end;
      std::size_t by = from;
      while (by < open && leads(by) == 0) ++by;
      const std::string name = without_article(clause_.between(from, by));
      const std::string leader = led_by(by < open ? by : close + 1, by < open ? open : end);
      if (!names_command(name) || (leader.empty() && (by < open || end > close + 1))) return {};
      told.push_back(fmt::format("{}{}{} - {}{}", name, leader.empty() ? "" : ": ", leader,
                                 clause_.between(open + 1, close), counted ? "" : " men"));
      ++commands;
      for (from = end;
           from < clause_.tokens.size() && (clause_.tokens[from].mark(",") || is_and(clause_.tokens, from, words_));)
        ++from;
    }
    return commands > 1 && from >= clause_.tokens.size() ? told : LinesTold{};
  }

  /// "Les bataillons n° 9 et 14 faisaient partie de la première brigade (Kern) de la 2e division (Roe)".
  [[nodiscard]] LinesTold troops_of_a_command() const {
    const std::optional<Clause::Span> belongs = clause_.joint("belongs", 1);
    if (!belongs || clause_.text.find(':') != std::string_view::npos) return {};
    const std::string troops = without_article(clause_.between(0, belongs->at));
    std::vector<std::string_view> commands = commands_in(belongs->end);
    if (commands.empty() || !names_troops(troops)) return {};
    LinesTold told;
    for (std::size_t upper = commands.size(); upper-- > 1;)
      if (const std::string name = without_article(commands[upper]); names_command(name) && !points_back(name))
        told.push_back(fmt::format("{}:", name));
    const std::string name = without_article(commands.front());
    if (!names_command(name)) return {};
    told.push_back(fmt::format("{}: {}", name, troops));
    return told;
  }

  /// "La segunda división era mandada por el coronel Kern y constituía el centro" as its command and its leader.
  [[nodiscard]] LinesTold command_led() const {
    constexpr std::size_t kWithin = 8;  // tokens
    for (std::size_t at = 1; at < std::min(clause_.tokens.size(), kWithin); ++at) {
      const std::optional<PhraseFound> by = words_.find(Sense::commander, clause_.tokens, at);
      if (!by || by->length < 2) continue;
      const std::size_t from = at + by->length;
      const std::string name = without_verb(at);
      if (from >= clause_.tokens.size() || !words_.has(Sense::rank, clause_.tokens, from) || !numbered_command(name))
        return {};
      std::size_t to = from + 1;
      while (to < clause_.tokens.size() && !is_and(clause_.tokens, to, words_) && !clause_.tokens[to].mark(",")) ++to;
      return {fmt::format("{}: {}", name, clause_.between(from, to))};
    }
    return {};
  }

  /// "Constaba del Tercio de Toro, 550 hombres; el de Alba, 400": what the command that was just told of had.
  [[nodiscard]] LinesTold troops_had() const {
    const std::optional<PhraseFound> holds = words_.find(Sense::link, clause_.tokens, 0);
    if (!holds || holds->is != "holds") return {};
    LinesTold told;
    for (const std::string_view piece : pieces_of(clause_.text.substr(clause_.tokens[holds->length - 1].end), ';'))
      told.push_back(without_article(piece));
    const auto plain = [&](const std::string& one) { return has_figures(tokens_of(one)) && !names_command(one); };
    return told.size() > 1 && std::all_of(told.begin(), told.end(), plain) ? told : LinesTold{};
  }

  /// "Portaba 9 cañones y sus artilleros", "Contaba también con 14 piezas": its guns.
  [[nodiscard]] LinesTold guns_had() const {
    constexpr std::size_t kMostTokens = 16;
    if (clause_.tokens.size() > kMostTokens) return {};
    for (std::size_t at = 1; at + 1 < clause_.tokens.size(); ++at) {
      const std::optional<PhraseFound> count = words_.find(Sense::count, clause_.tokens, at + 1);
      if (clause_.tokens[at].is == Token::Is::number && count && count->is == "guns")
        return {fmt::format("{} guns", clause_.tokens[at].value)};
    }
    return {};
  }

 private:
  /// How many words say "under", "led by" at a token; 0 if none do.
  [[nodiscard]] std::size_t leads(std::size_t at) const {
    const std::optional<PhraseFound> label = words_.find(Sense::commander, clause_.tokens, at);
    return label ? label->length : 0;
  }
  [[nodiscard]] std::string led_by(std::size_t from, std::size_t to) const {
    const std::size_t label = from < to ? leads(from) : 0;
    return label > 0 ? std::string(clause_.between(from + label, to)) : std::string();
  }
  [[nodiscard]] bool names_command(std::string_view name) const {
    const Tokens tokens = tokens_of(name);
    return head_of({tokens, tokens.size(), words_}).is == Head::Is::formation;
  }
  /// "segunda división", "2e division (Roe)": no plain name.
  [[nodiscard]] bool numbered_command(std::string_view name) const {
    const Tokens tokens = tokens_of(name);
    const Head head = head_of({tokens, tokens.size(), words_});
    return head.is == Head::Is::formation && head.level;
  }
  [[nodiscard]] bool names_troops(std::string_view text) const {
    const Tokens tokens = tokens_of(text);
    return !troops_listed(text, words_).empty() || (head_of({tokens, tokens.size(), words_}).is == Head::Is::unit);
  }
  /// "cette division", "this division": the one before.
  [[nodiscard]] bool points_back(std::string_view name) const {
    const Tokens tokens = tokens_of(name);
    return std::none_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.figure(); }) &&
           name.find('(') == std::string_view::npos && !words_.any(Sense::ordinal, tokens, 0, tokens.size()) &&
           name.find('\'') == std::string_view::npos;
  }

  /// The word for several commands, with a list in brackets behind it.
  [[nodiscard]] std::optional<std::size_t> find_brigades() const {
    for (std::size_t at = 1; at < clause_.tokens.size(); ++at)
      if (const auto plural = words_.find(Sense::count, clause_.tokens, at); plural && plural->is == "commands")
        return clause_.mark_from(at, "(") < clause_.tokens.size() ? std::optional(at) : std::nullopt;
    return std::nullopt;
  }

  /// "Kern's 3rd Division had the" without the last words; empty if it names no command.
  [[nodiscard]] std::string head_before(std::size_t end) const {
    for (std::size_t to = end; to > 0; --to) {
      const bool command = words_.has(Sense::command, clause_.tokens, to - 1);
      if (!command) continue;
      const std::string name = without_article(clause_.between(0, to));
      const auto rest = [&](std::size_t at) {
        return words_.has(Sense::link, clause_.tokens, at) || words_.has(Sense::verb, clause_.tokens, at);
      };
      std::size_t at = to;
      while (at < end && (rest(at) || clause_.tokens[at].mark(","))) ++at;
      return at == end && names_command(name) ? name : std::string();
    }
    return {};
  }

  /// "of Roe", "and Dale", ", with Till's Portuguese": a brigade's name.
  [[nodiscard]] std::string brigade_called(std::size_t from, std::size_t to) const {
    while (from < to && (words_.has(Sense::link, clause_.tokens, from) || clause_.tokens[from].mark(",") ||
                         clause_.tokens[from].mark(";"))) {
      const std::optional<PhraseFound> found = words_.find(Sense::link, clause_.tokens, from);
      from += found ? found->length : 1;
    }
    const std::string_view name = clause_.between(from, to);
    if (name.empty()) return {};
    if (names_command(name)) return std::string(name);
    const Tokens tokens = tokens_of(name);
    const bool nation = words_.has(Sense::nation, tokens, tokens.size() - 1);
    if (!nation && !may_be_person(tokens, 0, name, words_)) return {};
    return nation ? fmt::format("{} Brigade", name) : fmt::format("Brigade {}", name);
  }

  /// "la première brigade (Kern) de la 2e division (Roe)": each of them, cut behind the brackets.
  [[nodiscard]] std::vector<std::string_view> commands_in(std::size_t from) const {
    std::vector<std::string_view> commands;
    while (from < clause_.tokens.size()) {
      std::size_t to = from;
      while (to < clause_.tokens.size() && !words_.has(Sense::command, clause_.tokens, to)) ++to;
      if (to == clause_.tokens.size()) return {};
      ++to;
      if (to < clause_.tokens.size() && clause_.tokens[to].mark("("))
        to = std::min(clause_.mark_from(to, ")") + 1, clause_.tokens.size());
      commands.push_back(clause_.between(from, to));
      while (to < clause_.tokens.size() &&
             (words_.has(Sense::link, clause_.tokens, to) || clause_.tokens[to].mark(",")))
        ++to;
      from = to;
    }
    return commands;
  }

  /// Without the articles and the like before it.
  [[nodiscard]] std::string without_article(std::string_view text) const {
    text = trim(text);
    Tokens tokens = tokens_of(text);
    std::size_t at = 0;
    while (at + 1 < tokens.size()) {
      const std::optional<PhraseFound> found = words_.find(Sense::link, tokens, at);
      if (!found || found->is == "holds") break;
      at += found->length;
    }
    return tidy(text.substr(at < tokens.size() ? tokens[at].begin : text.size()));
  }

  /// "La segunda división era" without its verb.
  [[nodiscard]] std::string without_verb(std::size_t to) const {
    while (to > 0 && words_.has(Sense::verb, clause_.tokens, to - 1)) --to;
    return without_article(clause_.between(0, to));
  }

  Clause clause_;
  const PhraseBook& words_;
};

}  // namespace

LinesTold brigades_told(std::string_view sentence, const PhraseBook& words) {
  const Prose prose(sentence, words);
  LinesTold told = prose.brigades_with_brackets();
  if (told.empty()) told = prose.commands_with_strengths();
  return told.empty() ? prose.troops_of_a_command() : told;
}

LinesTold command_led(std::string_view sentence, const PhraseBook& words) {
  return Prose(sentence, words).command_led();
}

LinesTold troops_had(std::string_view sentence, const PhraseBook& words) {
  return Prose(sentence, words).troops_had();
}

LinesTold guns_had(std::string_view sentence, const PhraseBook& words) {
  return Prose(sentence, words).guns_had();
}

}  // namespace estafette::readers
