#include "campaign/rules/figures/where.hpp"

#include "base/problem.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

struct Fits {
  const map::Node& node;

  bool operator()(const lies::At& at) const { return node.id == at.node; }
  bool operator()(const lies::In& in) const { return map::lies_in(node, in.region); }
  bool operator()(const lies::OfCountry& of) const { return node.country == of.country; }
  bool operator()(const lies::OnBank& on) const { return map::bank_of(node, on.river) == on.side; }
};

const std::vector<std::string>& condition_words() {
  static const std::vector<std::string> words = {"at", "in", "country", "bank"};
  return words;
}

lies::Feature read_condition(XmlElement& element) {
  if (element.name() == "at") return lies::At{{element.text("node")}};
  if (element.name() == "in") return lies::In{element.text("region")};
  if (element.name() == "country") return lies::OfCountry{element.text("name")};
  const std::string river = element.text("river");
  const bool left = element.word("side", map::bank_words()) == map::to_string(map::Bank::left);
  return lies::OnBank{river, left ? map::Bank::left : map::Bank::right};
}

Where read_one(XmlElement& element) {
  Where where;
  std::vector<std::string> names;
  for (const std::string& word : condition_words()) names.push_back("<" + word + ">");
  for (XmlElement& part : element.all_children()) {
    const std::string name = "<" + part.name() + ">";
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      const std::string near = nearest(name, names);
      part.complain("", name, one_of(names), near.empty() ? "" : "Is it " + near + "?");
      continue;
    }
    where.push_back(read_condition(part));
    part.no_others();
  }
  if (where.empty())
    element.complain("", "nothing in it", "at least one of " + one_of(names), "Leave it out if every place counts");
  element.no_others();
  return where;
}

}  // namespace

bool fits(const map::Node& node, const std::vector<Where>& places) {
  const auto fits_all = [&](const Where& where) {
    return std::all_of(where.begin(), where.end(), [&](const auto& one) { return std::visit(Fits{node}, one); });
  };
  return places.empty() || std::any_of(places.begin(), places.end(), fits_all);
}

std::vector<Where> read_where(XmlElement& element) {
  std::vector<Where> places;
  for (XmlElement& where : element.children("where")) places.push_back(read_one(where));
  return places;
}

}  // namespace estafette::campaign
