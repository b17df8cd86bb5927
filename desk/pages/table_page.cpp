#include "desk/pages/table_page.hpp"

#include "base/files/files.hpp"
#include "base/markup/html_table.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "desk/pages/links.hpp"
#include "desk/pages/own_folder.hpp"
#include "desk/pages/printed.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::desk {
namespace {

constexpr const char* kFigure = "figure-";

std::vector<std::string> sets_of(const Stamp& stamp) {
  const auto found = stamp.lists.find(kSets);
  return found == stamp.lists.end() ? std::vector<std::string>{} : found->second;
}

std::string table_link(const std::string& rules, const std::string& procedure) {
  return "/table?rules=" + in_address(rules) + (procedure.empty() ? "" : "&ask=" + in_address(procedure));
}

/// What people call the set.
std::string name_of(const std::string& set, const Stamp& stamp) {
  const auto found = stamp.names.find(set);
  return found == stamp.names.end() ? last_name(set) : found->second;
}

const tabletop::TableProcedure* find_procedure(const SetOfRules& set, const std::string& name) {
  const auto found = std::find_if(set.procedures.begin(), set.procedures.end(),
                                  [&](const tabletop::TableProcedure& one) { return one.name == name; });
  return found == set.procedures.end() ? nullptr : &*found;
}

bool is_yes_or_no(const tabletop::CaseFigure& figure) {
  return figure.words == std::vector<std::string>{"no", "yes"};
}

/// How the figure is filled in.
FormField field_of(const tabletop::CaseFigure& figure) {
  FormField field{.name = kFigure + figure.name, .label = figure.what, .needed = true};
  if (!field.label.empty() && field.label[0] >= 'a' && field.label[0] <= 'z')
    field.label[0] = static_cast<char>(field.label[0] - 'a' + 'A');
  field.hint = figure.rule;
  if (is_yes_or_no(figure)) {
    field.by = Filled::tick;
  } else if (!figure.words.empty()) {
    field.by = Filled::choice;
    field.choices = figure.words;
  } else {
    field.by = figure.decimals ? Filled::line : Filled::number;
    field.hint = fmt::format("{} to {}; {}", figure.low, figure.high, figure.rule);
  }
  return field;
}

/// The case as it was asked, or as usual.
FilledIn case_of(const tabletop::TableProcedure& procedure, const FilledIn& asked) {
  FilledIn values;
  if (const auto figures = asked.find("figures"); figures != asked.end()) {
    for (const std::string& line : split(figures->second, '\n'))
      if (const std::size_t equals = line.find('='); equals != std::string::npos)
        values.emplace(kFigure + line.substr(0, equals), std::string(trim(line.substr(equals + 1))));
  }
  for (const tabletop::CaseFigure& figure : procedure.figures)
    if (!values.contains(kFigure + figure.name) && figure.otherwise != "no")
      values.emplace(kFigure + figure.name, figure.otherwise);
  for (const auto& [name, value] : asked)
    if (name == "dice" || name == "seed" || name == "odds") values.emplace(name, value);
  return values;
}

void add_case(HtmlPage& page, const std::string& rules, const tabletop::TableProcedure& procedure,
              const FilledIn& asked, const Stamp& stamp) {
  page.heading(procedure.purpose, procedure.rule);
  page.let_send_forms();
  pugi::xml_node form = begin_post_form(page.part("div"), kAskAt, stamp);
  form.append_attribute("class") = "deed";
  add_hidden(form, "at", stamp.at);
  add_hidden(form, "rules", rules);
  add_hidden(form, "procedure", procedure.name);
  const FilledIn values = case_of(procedure, asked);
  for (const bool ticks : {false, true})
    for (const tabletop::CaseFigure& figure : procedure.figures)
      if (is_yes_or_no(figure) == ticks) add_field_to(form, field_of(figure), values, stamp);
  for (const FormField& field : find_deed("table")->fields)
    if (field.name == "dice" || field.name == "seed" || field.name == "odds") add_field_to(form, field, values, stamp);
  add_button(form, "Answer it");
}

/// The procedures of the set, each with the way to its form.
void add_procedures(HtmlPage& page, const std::string& rules, const SetOfRules& set, const std::string& now) {
  Table table{"", {{"ask"}, {"what it answers"}, {"rule"}}, {}, {}};
  std::vector<std::string> hrefs;
  for (const tabletop::TableProcedure& procedure : set.procedures) {
    table.rows.push_back({procedure.name, procedure.purpose, procedure.rule});
    hrefs.push_back(procedure.name == now ? "" : table_link(rules, procedure.name));
  }
  page.table(table, hrefs);
}

}  // namespace

void draw_table_page(HtmlPage& page, const Sight& sight) {
  const std::vector<std::string> sets = sets_of(sight.stamp);
  std::string rules = field(sight.asked, "rules");
  if (rules.empty() && !sets.empty()) rules = sets.front();
  std::vector<HtmlPage::Link> ways;
  for (const std::string& set : sets)
    ways.push_back(
        {name_of(set, sight.stamp), set == rules && field(sight.asked, "ask").empty() ? "" : table_link(set, ""), ""});
  page.lead("What a referee asks while a battle is fought at a table: modifiers, dice, result and odds.");
  page.navigation("Sets of rules", ways);
  if (!sight.find_set || rules.empty()) return;
  const SetOfRules set = sight.find_set(rules);
  const tabletop::TableProcedure* asked = find_procedure(set, field(sight.asked, "ask"));
  if (asked != nullptr) add_case(page, rules, *asked, {}, sight.stamp);
  page.heading("What can be asked of " + name_of(rules, sight.stamp));
  add_procedures(page, rules, set, asked == nullptr ? "" : asked->name);
  for (const char* deed : {"rosters", "table-dump"}) add_form(page, *find_deed(deed), sight.stamp, {{"rules", rules}});
  add_own_folder(page, "Your own rules",
                 "A folder with a rules.xml of yours: a copy of one of these, with other figures.", sight.stamp);
}

Request asked_at_table(const Request& form, const FindSet& find_set) {
  const SetOfRules set = find_set(field(form, "rules"));
  const tabletop::TableProcedure* procedure = find_procedure(set, field(form, "procedure"));
  if (procedure == nullptr)
    throw Refusal(Problem{"At the table", 0, "", field(form, "procedure"), "something that can be asked of these rules",
                          "Choose it on the page"});
  std::string figures;
  for (const tabletop::CaseFigure& figure : procedure->figures) {
    std::string value(trim(field(form, kFigure + figure.name)));
    if (value.empty()) value = is_yes_or_no(figure) ? "no" : figure.otherwise;
    if (value != figure.otherwise) figures += figure.name + "=" + value + "\n";
  }
  Request asked = form;
  asked.fields.erase("figures");
  asked.fields.emplace("figures", figures);
  return asked;
}

void tell_answer_at_table(HtmlPage& page, const DeedAsked& asked, const Ran& ran, const Stamp& stamp,
                          const FindSet& find_set) {
  const auto value = [&](const char* name) {
    const auto found = asked.values.find(name);
    return found == asked.values.end() ? std::string() : found->second;
  };
  const std::string rules = value("rules");
  page.purpose(ran.done ? "The answer" : "Refused");
  add_printed(page, ran.out);
  if (!ran.err.empty()) page.notice(ran.err, ran.done ? HtmlPage::Mark::ask : HtmlPage::Mark::refused);
  add_command(page, as_typed(asked.words));
  const SetOfRules set = find_set(rules);
  if (const tabletop::TableProcedure* procedure = find_procedure(set, value("procedure")))
    add_case(page, rules, *procedure, asked.values, stamp);
  page.links({{"Something else of " + name_of(rules, stamp), table_link(rules, ""), ""}});
}

}  // namespace estafette::desk
