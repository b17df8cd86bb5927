#include "campaign/orders/mail/letter_form.hpp"

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "converter/naming/sentence.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace estafette::campaign {
namespace {

/// "Destination: Naumburg" in two.
struct FormField {
  std::string is;  ///< what it holds: "to"
  std::string value;
};

/// Nothing for a line of no form. `within`: of a form that has begun, in which "From: Erfurt" and "To: Jena" are no
/// headings of a mail.
std::optional<FormField> field_of(std::string_view line, bool within) {
  const std::size_t mark = line.find_first_of(":?");
  if (mark == std::string_view::npos) return std::nullopt;
  const std::string title(trim(line.substr(0, mark)));
  std::string is = letter_words().field(title);
  if (const std::string column = letter_words().column(title); within && (column == "to" || column == "from"))
    is = column;
  if (is.empty()) return std::nullopt;
  return FormField{std::move(is),
                   std::string(trim(line.substr(std::min(line.find_first_not_of(":? \t", mark), line.size()))))};
}

/// "Action: march / Route: Jena - Weimar": each field on a line of its own, with the number of the whole.
std::vector<MailLine> with_fields_apart(std::vector<MailLine> lines) {
  std::vector<MailLine> made;
  for (MailLine& line : lines) {
    std::vector<std::string> parts;
    for (const std::string_view mark : {" / ", " | ", "; "}) {
      if (line.part != MailPart::body || !parts.empty()) continue;
      std::string_view rest = line.text;
      for (std::size_t at = rest.find(mark); at != std::string_view::npos; at = rest.find(mark)) {
        parts.emplace_back(rest.substr(0, at));
        rest.remove_prefix(at + mark.size());
      }
      if (!parts.empty()) parts.emplace_back(rest);
      if (!std::all_of(parts.begin(), parts.end(),
                       [](const std::string& part) { return field_of(part, true).has_value(); }))
        parts.clear();
    }
    if (parts.empty())
      made.push_back(std::move(line));
    else
      for (std::string& part : parts) made.push_back({line.number, std::move(part), MailPart::body});
  }
  return made;
}

/// The fields of one march within a form: their lines.
struct MarchOfForm {
  MailLine* order = nullptr;
  MailLine* via = nullptr;
  MailLine* to = nullptr;
  MailLine* forced = nullptr;  ///< that says yes
};

/// True for "Jena - Naumburg" and "Naumburg".
bool ends_at(const std::string& way, const std::string& place) {
  return place.size() <= way.size() && ascii_small(way.substr(way.size() - place.size())) == ascii_small(place);
}

/// "Jena" of "via Jena".
std::string without_via(const std::string& way) {
  const Sentence said = cut(way);
  const bool via = said.words.size() > 1 && letter_words().in_english(said.words.front().plain) == "via";
  return via ? way.substr(said.words[1].begin) : way;
}

void join(const MarchOfForm& march) {
  if (march.via == nullptr && march.to == nullptr) return;
  const auto said = [](const MailLine* line) { return line == nullptr ? "" : field_of(line->text, true)->value; };
  const std::string order = said(march.order), way = without_via(said(march.via)), place = said(march.to);
  std::string all = march.forced != nullptr && (order.empty() || letter_words().in_english(order) == "march")
                        ? "force march"
                    : order.empty() ? "march"
                                    : order;
  if (!way.empty() && (place.empty() || ends_at(way, place)))
    all += " " + way;
  else if (!way.empty())
    all += " via " + way + " to " + place;
  else if (!place.empty())
    all += " " + place;
  MailLine* first = nullptr;
  for (MailLine* line : {march.order, march.via, march.to, march.forced}) {
    if (line == nullptr) continue;
    if (first == nullptr || line < first) first = line;
    line->text.clear();
  }
  first->text = std::move(all);
}

}  // namespace

std::vector<MailLine> with_forms_joined(std::vector<MailLine> lines) {
  lines = with_fields_apart(std::move(lines));
  MarchOfForm march;
  bool within = false;
  for (MailLine& line : lines) {
    const std::optional<FormField> field = line.part == MailPart::body ? field_of(line.text, within) : std::nullopt;
    if (!field || field->is == "who") {
      join(std::exchange(march, {}));
      within = field.has_value();
      continue;
    }
    within = true;
    if (field->is == "from") line.text.clear();  // where it is orders nothing
    if (field->value.empty() || field->value.find('?') != std::string::npos) continue;
    MailLine** place = field->is == "order"                                                  ? &march.order
                       : field->is == "via"                                                  ? &march.via
                       : field->is == "to"                                                   ? &march.to
                       : field->is == "forced" && letter_words().cell(field->value) == "yes" ? &march.forced
                                                                                             : nullptr;
    if (place != nullptr && *place != nullptr) join(std::exchange(march, {}));
    if (place != nullptr) *place = &line;
  }
  join(march);
  return lines;
}

std::string sentence_of_form(const std::string& line) {
  const std::optional<FormField> field = field_of(line, false);
  if (!field || plain_words(field->value).empty() || field->value.find('?') != std::string::npos) return line;
  const auto& [is, value] = *field;
  const std::string says = letter_words().cell(value);
  if (is == "who") return value + ":";
  if (is == "order") return value;
  if (is == "fact") return {};  // who leads it, how strong it is
  if (is == "to") return "march to " + value;
  if (is == "via") return "march " + value;
  if (is == "posture") return "then " + value;
  if (is == "forced" && says == "yes") return "make that a force march";  // a correction
  if ((is == "forced" || is == "detach") && says != "no") return line;
  return {};  // "Forced march: no", and where it is: nothing is ordered by that
}

}  // namespace estafette::campaign
