#include "campaign/map/chronicle.hpp"

#include "base/confidence.hpp"
#include "base/markup/xml.hpp"
#include "base/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::map {
namespace {

std::optional<Date> read_day(XmlElement& element, const std::string& attribute) {
  if (!element.has(attribute)) return std::nullopt;
  const std::string text = element.text(attribute);
  const std::optional<Date> day = date_from(text);
  if (!day) element.complain(attribute, text, "a day as year-month-day", "Write for example 1813-04-28");
  return day;
}

std::optional<NodeId> read_place(XmlElement& element, const Map& map) {
  const NodeId node{element.text_or("at", "")};
  if (node.slug.empty()) return std::nullopt;
  if (find_node(map, node) != nullptr) return node;
  std::vector<std::string> ids;
  for (const Node& known : map.nodes) ids.push_back(known.id.slug);
  const std::string near = nearest(node.slug, ids);
  element.complain("at", node.slug, "the id of a node of the map, or no such attribute",
                   near.empty() ? "" : fmt::format("Is it {}?", near));
  return std::nullopt;
}

std::string read_source(XmlElement& element) {
  const std::string source = element.text("source");
  if (element.has("source") && confidence_of(source).empty())
    element.complain("source", source, fmt::format("a source that begins with {}", one_of(confidence_words())),
                     "Write for example medium; a book and its page");
  return source;
}

HistoricalEvent read_event(XmlElement& element, const Map& map) {
  HistoricalEvent event;
  if (!element.has("from")) (void)element.text("from");
  event.from = read_day(element, "from").value_or(Date{});
  event.until = read_day(element, "until").value_or(event.from);
  if (event.until < event.from)
    element.complain("until", to_text(event.until), fmt::format("no day before {}", to_text(event.from)),
                     "Exchange the two");
  event.node = read_place(element, map);
  event.source = read_source(element);
  event.told = element.content();
  if (event.told.empty()) element.complain("", "an empty <event>", "what happened, between the tags");
  element.no_others();
  return event;
}

std::string days_of(const HistoricalEvent& event) {
  if (event.from == event.until) return estafette::in_words(event.from);
  return fmt::format("{} to {}", estafette::in_words(event.from), estafette::in_words(event.until));
}

}  // namespace

std::vector<HistoricalEvent> read_chronicle(const std::string& text, const std::string& file, const Map& map) {
  ProblemList problems;
  XmlElement root = XmlElement::parse(text, file, "chronicle", problems);
  (void)root.text_or("campaign", "");  // for the reader
  std::vector<HistoricalEvent> events;
  for (XmlElement& element : root.children("event")) events.push_back(read_event(element, map));
  root.no_others();
  problems.refuse_if_any();
  std::stable_sort(events.begin(), events.end(),
                   [](const HistoricalEvent& a, const HistoricalEvent& b) { return a.from < b.from; });
  return events;
}

std::vector<HistoricalEvent> of_days(const std::vector<HistoricalEvent>& chronicle, const HalfWeek& half_week) {
  std::vector<HistoricalEvent> events;
  for (const HistoricalEvent& event : chronicle)
    if (event.from <= half_week.last && half_week.first <= event.until) events.push_back(event);
  return events;
}

std::string in_words(const HistoricalEvent& event, const Map& map) {
  const std::string place = event.node ? ", " + find_node(map, *event.node)->name : "";
  return fmt::format("{}{}: {} ({})", days_of(event), place, event.told, event.source);
}

}  // namespace estafette::map
