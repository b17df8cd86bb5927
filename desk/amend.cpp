#include "desk/amend.hpp"

#include "campaign/reports/status.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

namespace estafette::desk {
namespace {

/// As a part of an address: letters and digits of English as they are, each other byte as %XX.
std::string in_address(const std::string& text) {
  std::string address;
  for (const char c : text) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    address += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return address;
}

/// The table with a last column that leads from each row to a ruling on what its first cell names.
void add_amendable(HtmlPage& page, Table table) {
  if (table.rows.empty()) return;
  std::vector<std::string> links;
  table.columns.push_back({"ruling"});
  for (std::vector<std::string>& row : table.rows) {
    links.push_back(amend_link(row.front(), ""));
    row.emplace_back("Amend");
  }
  page.table(table, {}, links);
}

}  // namespace

std::string amend_link(const std::string& subject, const std::string& what) {
  return "/rulings?subject=" + in_address(subject) + (what.empty() ? "" : "&what=" + in_address(what));
}

FilledIn asked_to_amend(const Request& asked) {
  FilledIn values;
  for (const char* name : {"subject", "what"})
    if (std::string value = field(asked, name); !value.empty()) values.emplace(name, std::move(value));
  return values;
}

void add_forces(HtmlPage& page, const campaign::Theatre& theatre, const campaign::State& state) {
  add_amendable(page, campaign::forces_table(theatre, state, std::nullopt));
}

void add_pieces(HtmlPage& page, const campaign::Theatre& theatre, const campaign::State& state) {
  add_amendable(page, campaign::pieces_table(theatre, state, std::nullopt));
}

}  // namespace estafette::desk
