#include "campaign/telling/telling.hpp"

#include "base/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace estafette::campaign {
namespace {

using PatternPart = Pattern::PatternPart;

std::string with_first(std::string text, int (*change)(int)) {
  if (!text.empty()) text[0] = static_cast<char>(change(static_cast<unsigned char>(text[0])));
  return text;
}

/// Whether a figure says anything, for the parts of a sentence that may be left out.
struct SaysSomething {
  bool operator()(bool flag) const { return flag; }
  bool operator()(int number) const { return number != 0; }
  template <typename Sort>
  bool operator()(Count<Sort> count) const {
    return count.value != 0;
  }
  bool operator()(Turn turn) const { return turn.value != 0; }
  bool operator()(Kilometres) const { return true; }
  bool operator()(const FreeText& text) const { return !text.text.empty(); }
  bool operator()(const Saying& saying) const { return !saying.empty(); }
  bool operator()(const SeveralFigures& several) const { return !several.empty(); }
  template <typename Named>
  bool operator()(const Named& named) const {
    return !named.name.empty();
  }
};

/// How many a figure stands for, where a word goes with it.
struct HowMany {
  int operator()(int number) const { return number; }
  template <typename Sort>
  int operator()(Count<Sort> count) const {
    return count.value;
  }
  int operator()(const SeveralFigures& several) const { return static_cast<int>(several.size()); }
  template <typename Other>
  int operator()(const Other&) const {
    return 1;
  }
};

/// A count without its unit.
struct Bare {
  template <typename Sort>
  std::string operator()(Count<Sort> count) const {
    return figure(count.value);
  }
  std::string operator()(int number) const { return figure(number); }
  template <typename Other>
  std::string operator()(const Other&) const {
    throw std::logic_error("only counts are told bare");
  }
};

bool names_place(const Figure& figure, const std::string& name);

bool names_place(const Saying& saying, const std::string& name) {
  return std::any_of(saying.figures.begin(), saying.figures.end(),
                     [&](const NamedFigure& one) { return names_place(one.figure, name); });
}

/// True if it is a place of that name, or has one in it.
bool names_place(const Figure& figure, const std::string& name) {
  if (const NamedPlace* place = figure.as<NamedPlace>()) return place->name == name;
  if (const Saying* saying = figure.as<Saying>()) return names_place(*saying, name);
  const SeveralFigures* several = figure.as<SeveralFigures>();
  return several != nullptr &&
         std::any_of(several->begin(), several->end(), [&](const Figure& one) { return names_place(one, name); });
}

class Teller {
 public:
  /// `outermost`: the message that is told, of which others are parts.
  explicit Teller(const Language& language, const Saying* outermost = nullptr)
      : language_(language), outermost_(outermost) {}

  [[nodiscard]] std::string sentence(const Saying& saying) const {
    if (saying.empty()) return "";
    if (saying.what != kInItsWords) return of(language_.of(saying.what).parts, saying);
    return of(plain_pattern_of(named(saying, kItsWords).as<ProperName>()->name).parts, saying);
  }

 private:
  [[nodiscard]] static const Figure& named(const Saying& saying, const std::string& name) {
    if (const Figure* figure = figure_of(saying, name)) return *figure;
    throw std::logic_error(fmt::format("\"{}\" is said without \"{}\"", saying.what, name));
  }

  [[nodiscard]] static bool something(const Saying& saying, const std::string& name) {
    return std::visit(SaysSomething(), named(saying, name).value());
  }

  [[nodiscard]] static bool stands(const PatternPart& part, const Saying& saying) {
    if (!part.name.empty()) return something(saying, part.name) != part.if_nothing;
    for (const PatternPart& one : part.within)
      if (one.kind == PatternPart::Kind::figure && !something(saying, one.name)) return false;
    return true;
  }

  [[nodiscard]] std::string of(const std::vector<PatternPart>& parts, const Saying& saying) const {
    std::string text;
    for (const PatternPart& part : parts) {
      if (part.kind == PatternPart::Kind::text)
        text += part.text;
      else if (part.kind == PatternPart::Kind::figure)
        text += in_form(named(saying, part.name), part.form, saying);
      else if (stands(part, saying))
        text += of(part.within, saying);
    }
    return text;
  }

  [[nodiscard]] std::string in_form(const Figure& figure, const std::string& form, const Saying& around) const {
    if (form.empty()) return std::visit(*this, figure.value());
    if (form == "bare") return std::visit(Bare(), figure.value());
    if (form == "start") return with_first(std::visit(*this, figure.value()), std::toupper);
    if (form == "clause") return clause(*figure.as<Saying>(), figure_of(around, "who"));
    if (form == ";" || form == ",") return joined(*figure.as<SeveralFigures>(), form + " ");
    const std::size_t slash = form.find('/');
    if (slash == std::string::npos) throw std::logic_error(fmt::format("\"{}\" is no form of a figure", form));
    return std::visit(HowMany(), figure.value()) == 1 ? form.substr(0, slash) : form.substr(slash + 1);
  }

  [[nodiscard]] std::string clause(const Saying& saying, const Figure* who) const {
    if (saying.empty()) return "";
    std::vector<PatternPart> parts = language_.of(saying.what).parts;
    PatternPart& first = parts.front();
    const bool same = first.kind == PatternPart::Kind::figure && who != nullptr && named(saying, first.name) == *who;
    if (same) first = {PatternPart::Kind::text, sentence(says("it")), "", "", false, {}};
    const std::string text = of(parts, saying);
    return first.kind == PatternPart::Kind::text ? with_first(text, std::tolower) : text;
  }

  [[nodiscard]] std::string joined(const SeveralFigures& several, const std::string& between) const {
    std::string text;
    for (const Figure& one : several) text += (text.empty() ? "" : between) + std::visit(*this, one.value());
    return text;
  }

 public:
  std::string operator()(bool) const { return ""; }
  std::string operator()(int number) const { return std::to_string(number); }
  std::string operator()(Men men) const { return sentence(says("men", {{"count", men}})); }
  std::string operator()(Guns guns) const { return sentence(says("guns", {{"count", guns}})); }
  std::string operator()(Nodes nodes) const { return sentence(says("nodes", {{"count", nodes}})); }
  std::string operator()(Divisions mds) const { return sentence(says("divisions", {{"count", mds}})); }
  std::string operator()(Turn turn) const { return std::to_string(turn.value); }
  std::string operator()(Kilometres km) const {
    return sentence(says("kilometres", {{"count", ProperName{fmt::format("{:.0f}", km.value)}}}));
  }
  std::string operator()(const FreeText& text) const { return text.text; }
  std::string operator()(const Saying& saying) const { return sentence(saying); }
  std::string operator()(const SeveralFigures& several) const {
    if (several.size() < 2) return joined(several, "");
    const std::string some = joined({several.begin(), several.end() - 1}, ", ");
    return sentence(says("in a row", {{"some", FreeText{some}}, {"last", several.back()}}));
  }
  /// Many a garrison is called after its fortress: beside the name of the place, "Danzig" is "Danzig's garrison".
  std::string operator()(const NamedForce& force) const {
    if (outermost_ == nullptr || !names_place(*outermost_, force.name)) return force.name;
    return sentence(says("garrison of that name", {{"name", ProperName{force.name}}}));
  }
  template <typename Named>
  std::string operator()(const Named& named) const {
    return named.name;
  }

 private:
  const Language& language_;
  const Saying* outermost_;
};

struct CauseAsSaid {
  Saying operator()(std::monostate) const { return {}; }
  Saying operator()(const ByOrder& order) const {
    return says("by order", {{"number", order.number}, {"text", FreeText{order.text}}});
  }
  Saying operator()(const ByRow& row) const { return says("by row", {{"row", FreeText{row.row}}}); }
  Saying operator()(const ByProposal& proposal) const {
    return says("by proposal", {{"number", proposal.number}, {"text", FreeText{proposal.text}}});
  }
  Saying operator()(const Saying& saying) const { return saying; }
};

}  // namespace

std::string tell(const Saying& saying, const Discretion& discretion, const Language& language) {
  const std::optional<Saying> heard = as_heard(saying, discretion);
  return heard ? Teller(language, &*heard).sentence(*heard) : "";
}

std::vector<std::string> tell_each(const std::vector<Saying>& sayings) {
  std::vector<std::string> sentences;
  for (const Saying& saying : sayings) sentences.push_back(tell(saying));
  return sentences;
}

std::string tell(const Cause& cause, const Language& language) {
  return Teller(language).sentence(std::visit(CauseAsSaid(), cause));
}

}  // namespace estafette::campaign
