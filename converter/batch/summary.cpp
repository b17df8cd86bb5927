#include "converter/batch/summary.hpp"

#include "base/csv.hpp"
#include "base/markup/html.hpp"
#include "base/table.hpp"
#include "base/text.hpp"
#include "converter/batch/endings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string_view>

namespace estafette::batch {
namespace {

/// A name that a page can show, even if its bytes are not UTF-8.
std::string legible(const std::string& name) {
  return decode(name).value_or(name);
}

bool has_results(const Outcome& outcome) {
  return outcome.state == InputState::done || outcome.state == InputState::unchanged;
}

/// Why it was passed over or refused; if there are several problems, the first.
std::string reason_of(const Outcome& outcome) {
  return outcome.problems.empty() ? outcome.reason : to_string(outcome.problems.front());
}

/// The result of that ending; empty if there is none.
std::string result_of(const Outcome& outcome, std::string_view ending) {
  for (const std::string& path : outcome.written) {
    if (path.ends_with(ending)) return path;
  }
  return "";
}

/// The address of a file beside the page, whatever characters its name has.
std::string href_of(const std::string& path) {
  std::string href;
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' ||
                       c == '.' || c == '-' || c == '_';
    href += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return href;
}

std::string number(long long value) {
  return value == 0 ? "" : figure(value);
}

std::vector<std::string> row(const Outcome& outcome) {
  const Figures& figures = outcome.figures;
  return {legible(outcome.file),
          to_string(outcome.state),
          figures.format,
          number(figures.units),
          number(figures.scaled),
          number(figures.men),
          number(figures.guesses),
          number(figures.questions),
          has_results(outcome) ? fmt::format("{} %", figures.certain) : "",
          has_results(outcome) ? legible(result_of(outcome, kLookEnding)) : legible(reason_of(outcome))};
}

/// Adds the outcomes that are shown to a page. Each links to the first of its results that has one of the endings, and
/// to what is to be looked at.
void add_table(HtmlPage& page, const std::string& caption, const std::vector<Outcome>& outcomes,
               const std::vector<std::string_view>& endings, const std::function<bool(const Outcome&)>& shown) {
  Table table{caption,
              {{"file"},
               {"state"},
               {"format"},
               {"units read", true},
               {"units scaled", true},
               {"men", true},
               {"guesses", true},
               {"questions", true},
               {"certain", true},
               {"look at"}},
              {},
              {}};
  std::vector<std::string> hrefs, looks;
  for (const Outcome& outcome : outcomes) {
    if (!shown(outcome)) continue;
    table.rows.push_back(row(outcome));
    hrefs.emplace_back();
    looks.push_back(has_results(outcome) ? href_of(result_of(outcome, kLookEnding)) : "");
    for (const std::string_view ending : endings) {
      if (hrefs.back().empty()) hrefs.back() = href_of(result_of(outcome, ending));
    }
  }
  page.table(table, hrefs, looks);
}

/// Those without results come before all others; equals keep their order.
std::vector<Outcome> least_certain_first(std::vector<Outcome> outcomes) {
  const auto certain = [](const Outcome& outcome) { return has_results(outcome) ? outcome.figures.certain : -1; };
  std::stable_sort(outcomes.begin(), outcomes.end(),
                   [&](const Outcome& a, const Outcome& b) { return certain(a) < certain(b); });
  return outcomes;
}

}  // namespace

BatchTotals tally(const std::vector<Outcome>& outcomes) {
  BatchTotals sum;
  for (const Outcome& outcome : outcomes) {
    sum.done += outcome.state == InputState::done ? 1 : 0;
    sum.unchanged += outcome.state == InputState::unchanged ? 1 : 0;
    sum.passed_over += outcome.state == InputState::passed_over ? 1 : 0;
    sum.refused += outcome.state == InputState::refused ? 1 : 0;
    if (!has_results(outcome)) continue;
    sum.units += outcome.figures.units;
    sum.men += outcome.figures.men;
    sum.scaled += outcome.figures.scaled;
    sum.guesses += outcome.figures.guesses;
    sum.questions += outcome.figures.questions;
  }
  return sum;
}

std::string to_string(const BatchTotals& tally) {
  const std::size_t all = tally.done + tally.unchanged + tally.refused;
  std::string text =
      fmt::format("{} {} of battle: {} converted, {} unchanged, {} refused", figure(static_cast<long long>(all)),
                  all == 1 ? "order" : "orders", figure(static_cast<long long>(tally.done)),
                  figure(static_cast<long long>(tally.unchanged)), figure(static_cast<long long>(tally.refused)));
  if (tally.passed_over == 0) return text;
  return text + fmt::format("; {} passed over", figure(static_cast<long long>(tally.passed_over)));
}

std::string summary_csv(const std::vector<Outcome>& outcomes) {
  std::string csv = csv_line({"file", "state", "format", "lines", "understood", "units", "men", "scaled", "guesses",
                              "questions", "results", "reason", "certain"});
  for (const Outcome& outcome : outcomes) {
    const Figures& figures = outcome.figures;
    csv += csv_line({legible(outcome.file), to_string(outcome.state), figures.format, std::to_string(figures.lines),
                     std::to_string(figures.understood), std::to_string(figures.units), std::to_string(figures.men),
                     std::to_string(figures.scaled), std::to_string(figures.guesses), std::to_string(figures.questions),
                     legible(fmt::format("{}", fmt::join(outcome.written, " "))), legible(reason_of(outcome)),
                     has_results(outcome) ? std::to_string(figures.certain) : ""});
  }
  return csv;
}

std::string summary_html(const std::vector<Outcome>& outcomes) {
  const BatchTotals sum = tally(outcomes);
  HtmlPage page("Orders of battle converted");
  page.lead(to_string(sum) + ".");
  page.paragraph(fmt::format("{} units of {} men were read{}; {} {}, {} {}.", figure(sum.units), figure(sum.men),
                             sum.scaled == 0 ? "" : fmt::format(", {} units after scaling", figure(sum.scaled)),
                             figure(sum.guesses), sum.guesses == 1 ? "guess" : "guesses", figure(sum.questions),
                             sum.questions == 1 ? "question" : "questions"));
  const auto needs_a_look = [](const Outcome& outcome) {
    const bool hidden = outcome.state == InputState::passed_over && outcome.figures.questions > 0;
    return hidden || outcome.state == InputState::refused ||
           (has_results(outcome) && outcome.figures.guesses + outcome.figures.questions > 0);
  };
  page.heading("What to check");
  if (std::none_of(outcomes.begin(), outcomes.end(), needs_a_look)) {
    page.paragraph("Nothing: every line was understood.");
  } else {
    add_table(
        page,
        "refused, passed over though it names troops, with guesses or with questions; the least certain first, and "
        "each links to its review",
        least_certain_first(outcomes), {kReviewEnding, kLookEnding}, needs_a_look);
  }
  page.heading("All inputs");
  add_table(page, "in the order in which you named them; each links to its scaling report", outcomes,
            {kReportPageEnding, kReviewEnding, kLookEnding}, [](const Outcome&) { return true; });
  return page.text();
}

}  // namespace estafette::batch
