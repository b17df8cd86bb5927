#include "campaign/orders/sentence/verbs.hpp"

#include "base/ascii.hpp"
#include "base/problem.hpp"
#include "campaign/orders/mail/letter_words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

namespace estafette::campaign {
namespace {

std::vector<OrderVerb> made() {
  const auto verb = [](OrderKind kind, const std::string& rule, const std::string& form, const std::string& meaning,
                       std::vector<std::string> also) {
    return OrderVerb{kind, to_string(kind), rule, form, meaning, std::move(also)};
  };
  std::vector<OrderVerb> all = {
      verb(OrderKind::march, "2.1", "march PLACE - PLACE - ...",
           "go through these places; between two that are not neighbours, by the route with the fewest nodes",
           {"move",       "go",        "advance",      "advance on",     "march on",       "head for",    "heading for",
            "making for", "proceed",   "ride",         "set out for",    "attack",         "come",        "come up",
            "close up",   "push on",   "press on",     "carry on",       "continue",       "make for",    "move up",
            "move off",   "march off", "return",       "march back",     "go back",        "fall back",   "retreat",
            "retire",     "pull back", "withdraw",     "concentrate at", "concentrate on", "assemble at", "gather at",
            "unite at",   "meet at",   "normal march", "ordinary march"}),
      verb(OrderKind::force_march, "2.1.2", "force march PLACE - PLACE - ...", "one node more, and fatigue",
           {"forced march", "march forced", "forcemarch", "make forced march", "make forced marches", "force marches",
            "march hard", "march fast", "rush", "hurry"}),
      verb(OrderKind::stand, "5.5", "stand", "defend where it is and choose the ground; it may not march",
           {"stand fast", "stand firm", "hold out", "stand and defend", "stand and fight", "hold", "hold fast",
            "hold position", "hold ground", "defend", "defend if attacked", "stand if attacked", "give battle",
            "accept battle", "fight", "fight it out"}),
      verb(OrderKind::withdraw_if_attacked, "5.5", "withdraw if attacked [and garrison FORTRESS [with DIVISION, ...]]",
           "give way down its line when the enemy comes, or as it came; the garrison stays",
           {"withdraw when attacked", "retreat if attacked", "retreat when attacked", "fall back if attacked",
            "fall back when attacked", "retire if attacked", "pull back if attacked", "give way if attacked",
            "if attacked withdraw", "if attacked retreat", "if attacked fall back", "avoid battle", "give way"}),
      verb(OrderKind::garrison, "2.3.1", "garrison FORTRESS [with DIVISION, ...]",
           "hold the fortress that it is in, or reaches at the end of its march",
           {"leave garrison in", "leave garrison at", "put garrison in", "put garrison into", "form garrison of", "man",
            "occupy"}),
      verb(OrderKind::leave_garrison, "2.3.1", "leave the garrison", "take the field again; its line must be open",
           {"give up garrison", "quit garrison", "leave fortress", "vacate", "evacuate", "take field", "come out"}),
      verb(OrderKind::invest, "2.3.1", "invest FORTRESS [with DIVISION, ...]", "shut in an enemy garrison",
           {"blockade", "shut in", "contain", "mask", "surround", "encircle"}),
      verb(OrderKind::besiege, "2.3.1", "besiege FORTRESS [with DIVISION, ...]",
           "shut it in and attack it: it costs men, and with luck the fortress falls",
           {"storm", "assault", "siege", "lay siege to", "bombard"}),
      verb(OrderKind::lift_siege, "2.3.1", "lift the siege", "end an investment or a siege",
           {"raise siege", "lift investment", "lift blockade", "raise blockade", "lift", "end siege", "end blockade",
            "stop siege", "stop investing", "stop besieging", "break off siege", "abandon siege", "give up siege"}),
      verb(OrderKind::rally, "4.1", "rally FORCE", "a headquarters restores an exhausted corps in the same node",
           {"rallies", "reorganise", "reorganize", "restore"}),
      verb(OrderKind::bridge, "5.2", "bridge the RIVER at PLACE to PLACE",
           "a pontoon train builds a bridge of boats in a turn",
           {"build bridge", "build bridge of boats", "build pontoon bridge", "lay bridge", "lay pontoon bridge",
            "throw bridge", "construct bridge", "make bridge"}),
      verb(OrderKind::take_up_bridge, "5.2", "take up the bridge", "the train takes up its boats in a turn",
           {"take bridge up", "take up", "dismantle bridge", "dismantle", "remove bridge", "break up bridge",
            "pick up bridge", "take up pontoons"}),
      verb(OrderKind::escort, "5.2", "escort [the TRAIN]", "the train in the same node travels with the force",
           {"guard", "protect", "accompany", "take along"}),
      verb(OrderKind::base_on, "5.1", "base on FORTRESS",
           "draw supplies from the depot there from now on; a headquarters bases its whole army",
           {"supply base", "supply base at", "base at", "base itself on", "take base at", "draw supplies from",
            "draw supply from", "draw on", "supply from", "line of supply to", "line of communication to", "depot at",
            "depot is"}),
      verb(OrderKind::march_to_the_guns, "5.5.1", "march to the guns [at PLACE]",
           "join a battle one node away, arriving at the edge of the field",
           {"march to sound of guns", "march to sound of cannon", "march to cannon", "march to sound", "go to guns",
            "go to sound of guns", "move to sound of guns", "to guns", "to sound of guns", "join battle",
            "march to battle", "join fight", "mttg", "mtsg", "mttsotg"}),
      verb(OrderKind::attach, "1.3", "attach to FORCE",
           "a division, corps, headquarters or train joins a force in the same node and is part of it",
           {"attached to", "be attached to", "join", "join with", "rejoin", "unite with", "merge with", "travel with",
            "ride with", "meet", "meet up with", "link up with"}),
      verb(OrderKind::form, "1.3", "form CORPS from DIVISION, DIVISION, ... [under COMMANDER]",
           "divisions in one node that act alone become a corps", {"create", "constitute", "make up", "set up"}),
      verb(OrderKind::detach, "1.3", "detach DIVISION, ...", "divisions act alone from here",
           {"leave behind", "leave", "send off", "split off", "separate", "drop off", "drop"}),
      verb(OrderKind::follow, "2.1", "follow FORCE",
           "march to where that force of its side is when it has marched; a headquarters joins it in the same place",
           {"march with", "march behind", "march after", "go with", "go after", "move with", "keep up with",
            "keep with", "stay with", "come after"}),
      verb(OrderKind::exploit, "5.5.2.1", "exploit PLACE", "one node more after an easy victory, and fatigue",
           {"exploit march", "pursue", "follow up"}),
  };
  all.push_back({std::nullopt,
                 "halt",
                 "1.1",
                 "halt",
                 "no order: it stays where it is",
                 {"rest",
                  "stay",
                  "remain",
                  "wait",
                  "stop",
                  "stay put",
                  "do nothing",
                  "no order",
                  "no orders",
                  "refit",
                  "no move",
                  "does not move",
                  "doesn't move",
                  "do not move",
                  "don't move",
                  "will not move",
                  "won't move",
                  "not move",
                  "none",
                  "siege continues",
                  "siege goes on",
                  "blockade continues",
                  "blockade goes on",
                  "investment continues",
                  "continue siege",
                  "continue blockade",
                  "continue investment",
                  "maintain siege",
                  "maintain blockade",
                  "keep up siege",
                  "carry on siege",
                  "go on with siege",
                  "continue besieging",
                  "continue investing",
                  "keep besieging"}});
  return all;
}

/// A way to say a verb, in plain words.
struct VerbPhrase {
  std::vector<std::string> words;
  std::string spelt;
  std::string joined;    ///< its words
  std::size_t verb = 0;  ///< index
  bool official = false;
  bool foreign = false;  ///< of another language than English
};

/// Longest first, so that the first that fits is the right one.
const std::vector<VerbPhrase>& phrases() {
  static const std::vector<VerbPhrase> all = [] {
    std::map<std::size_t, std::vector<VerbPhrase>, std::greater<>> by_length;
    const auto add = [&](const std::string& spelt, std::size_t verb, bool official, bool foreign) {
      std::vector<std::string> words = plain_words(spelt);
      if (words.empty()) return;
      std::string joined;
      for (const std::string& word : words) joined.append(joined.empty() ? "" : " ").append(word);
      const std::size_t length = words.size();
      by_length[length].push_back({std::move(words), spelt, std::move(joined), verb, official, foreign});
    };
    for (std::size_t i = 0; i < verbs().size(); ++i) {
      const OrderVerb& verb = verbs()[i];
      add(verb.official, i, true, false);
      for (const std::string& also : verb.also) add(also, i, false, false);
      for (const OrderLanguage& language : letter_words().languages())
        for (const ForeignVerb& foreign : language.verbs)
          for (const std::string& also : foreign.also)
            if (foreign.official == verb.official) add(also, i, false, true);
    }
    std::vector<VerbPhrase> found;
    for (auto& [length, same] : by_length) std::move(same.begin(), same.end(), std::back_inserter(found));
    return found;
  }();
  return all;
}

/// Those whose first word begins with that letter, in the same order.
const std::vector<const VerbPhrase*>& phrases_from(char letter) {
  static const std::map<char, std::vector<const VerbPhrase*>> by_letter = [] {
    std::map<char, std::vector<const VerbPhrase*>> made;
    for (const VerbPhrase& phrase : phrases()) made[phrase.words.front().front()].push_back(&phrase);
    return made;
  }();
  static const std::vector<const VerbPhrase*> none;
  const auto found = by_letter.find(letter);
  return found == by_letter.end() ? none : found->second;
}

/// How many letters one word has that the other lacks: at least so many must change. None: "marhc" for "march".
std::size_t letters_apart(std::string_view a, std::string_view b) {
  std::array<int, 256> more{};  // of a letter in `a` than in `b`
  for (const char c : a) ++more[static_cast<unsigned char>(c)];
  for (const char c : b) --more[static_cast<unsigned char>(c)];
  int only_a = 0, only_b = 0;
  for (const int letters : more) (letters > 0 ? only_a : only_b) += std::abs(letters);
  return static_cast<std::size_t>(std::max(only_a, only_b));
}

/// "hält" and "haelt" in one spelling, which is not that of "halt".
std::string with_umlauts(std::string_view written) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kUmlauts = {
      {{"ä", "ae"}, {"Ä", "ae"}, {"ö", "oe"}, {"Ö", "oe"}, {"ü", "ue"}, {"Ü", "ue"}}};
  std::string spelt = ascii_small(written);
  for (const auto& [umlaut, letters] : kUmlauts)
    for (std::size_t at = spelt.find(umlaut); at != std::string::npos; at = spelt.find(umlaut, at))
      spelt.replace(at, umlaut.size(), letters);
  return spelt;
}

/// "stay", or of the third person: "stays", "marches", "occupies".
bool is_form_of(const std::string& written, const std::string& word) {
  if (word.ends_with('y') && written.ends_with("ies") && written.size() == word.size() + 2 &&
      written.starts_with(std::string_view(word).substr(0, word.size() - 1)))
    return true;
  return written.starts_with(word) &&
         (written.size() == word.size() || written == word + "s" || written == word + "es");
}

bool stands_at(const VerbPhrase& phrase, const Sentence& sentence, std::size_t from) {
  if (from + phrase.words.size() > sentence.words.size()) return false;
  if (from > 0 && sentence.words[from - 1].plain == "as" && phrase.words[0] == "follow") return false;  // "as follows"
  for (std::size_t i = 0; i < phrase.words.size(); ++i) {
    const Word& word = sentence.words[from + i];
    if (i == 0 ? !is_form_of(word.plain, phrase.words[0]) : word.plain != phrase.words[i]) return false;
    if (i > 0 && word.before > Gap::comma) return false;
  }
  return true;
}

}  // namespace

const std::vector<OrderVerb>& verbs() {
  static const std::vector<OrderVerb> all = made();
  return all;
}

void learn_verbs() {
  (void)phrases_from('a');
}

namespace {

/// True for a verb before which "l'" is whom or what it is done to: "et l'investit".
bool takes_an_object(const OrderVerb& verb) {
  return verb.kind == OrderKind::escort || verb.kind == OrderKind::invest || verb.kind == OrderKind::besiege ||
         verb.kind == OrderKind::garrison;
}

/// "l'investit": the verb without the object that is written in one with it.
VerbFound verb_behind_object(const Sentence& sentence, std::size_t from) {
  if (sentence.words[from].plain.front() != 'l') return {};
  const std::string written = sentence.between(from, from + 1);
  const std::size_t quote = written.size() < 3                     ? 0
                            : written[1] == '\''                   ? 1
                            : written.compare(1, 3, "\u2019") == 0 ? 3
                                                                   : 0;
  if (quote == 0) return {};
  const Sentence alone = cut(written.substr(1 + quote));
  const VerbFound found = verb_at(alone, 0);
  return found.verb != nullptr && found.words == 1 && takes_an_object(*found.verb) ? found : VerbFound{};
}

}  // namespace

VerbFound verb_at(const Sentence& sentence, std::size_t from) {
  if (from >= sentence.words.size() || sentence.words[from].plain.empty()) return {};
  const VerbPhrase* found = nullptr;
  for (const VerbPhrase* phrase : phrases_from(sentence.words[from].plain.front())) {
    if (found != nullptr && phrase->words.size() < found->words.size()) break;
    if (!stands_at(*phrase, sentence, from)) continue;
    const bool to_the_letter =
        with_umlauts(sentence.between(from, from + phrase->words.size())) == with_umlauts(phrase->spelt);
    if (found == nullptr || to_the_letter) found = phrase;
    if (to_the_letter) break;
  }
  if (found == nullptr) return verb_behind_object(sentence, from);
  return {&verbs()[found->verb], found->words.size(), found->official, found->foreign};
}

VerbFound answer_at(const Sentence& sentence, std::size_t from) {
  VerbFound found = verb_at(sentence, from);
  if (found.verb == nullptr || found.verb->kind != OrderKind::march) return found;
  const auto begin = sentence.words.begin() + static_cast<std::ptrdiff_t>(from);
  if (std::any_of(begin, begin + static_cast<std::ptrdiff_t>(found.words),
                  [](const Word& word) { return letter_words().gives_way(word.plain); }))
    found.verb = &*std::find_if(verbs().begin(), verbs().end(),
                                [](const OrderVerb& verb) { return verb.kind == OrderKind::withdraw_if_attacked; });
  return found;
}

bool is_perhaps(const std::string& word) {
  return word == "can" || word == "could" || word == "would" || word == "might";
}

std::string nearest_verb(const Sentence& sentence, std::size_t from) {
  constexpr std::size_t kLongestWord = 20;
  std::string best;
  double fewest = 1;  // letters changed, of all
  for (const VerbPhrase& phrase : phrases()) {
    if (phrase.foreign) continue;
    const std::string& known = phrase.joined;
    std::string written;
    for (std::size_t i = 0; i < phrase.words.size() && from + i < sentence.words.size(); ++i) {
      if (sentence.words[from + i].plain.size() > kLongestWord) return best;
      written += (i > 0 ? " " : "") + sentence.words[from + i].plain;
    }
    const std::size_t letters = std::max(written.size(), known.size());
    if ((letters - std::min(written.size(), known.size())) * 3 > letters) continue;  // so many must change at least
    const std::size_t apart = letters_apart(written, known);
    if (apart * 3 > letters) continue;
    const std::size_t changed = apart == 0 ? 1 : letters_changed(written, known);
    const double part = static_cast<double>(changed) / static_cast<double>(letters);
    if (changed * 3 > letters || part >= fewest) continue;
    best = phrase.spelt;
    fewest = part;
  }
  return best;
}

std::string all_verbs() {
  std::vector<std::string> words;
  for (const OrderVerb& verb : verbs()) words.push_back(verb.official);
  return one_of(words);
}

std::string table_of_verbs() {
  std::string table = "| order | what it does | rule | also understood |\n|---|---|---|---|\n";
  for (const OrderVerb& verb : verbs())
    table += fmt::format("| `{}` | {} | {} | {} |\n", verb.form, verb.meaning, verb.rule, fmt::join(verb.also, ", "));
  return table;
}

std::string table_of_foreign_verbs() {
  std::string table = "| order |";
  std::string rule = "|---|";
  for (const OrderLanguage& language : letter_words().languages()) {
    table += fmt::format(" {} |", language.name);
    rule += "---|";
  }
  table += "\n" + rule + "\n";
  for (const OrderVerb& verb : verbs()) {
    table += fmt::format("| `{}` |", verb.official);
    for (const OrderLanguage& language : letter_words().languages()) {
      std::vector<std::string> also;
      for (const ForeignVerb& foreign : language.verbs)
        if (foreign.official == verb.official) also.insert(also.end(), foreign.also.begin(), foreign.also.end());
      table += fmt::format(" {} |", fmt::join(also, ", "));
    }
    table += "\n";
  }
  return table;
}

}  // namespace estafette::campaign
