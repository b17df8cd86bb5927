#include "campaign/state/json_sayings.hpp"

#include "campaign/state/json_parts.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace estafette::campaign {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ByOrder, number, text)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ByRow, row)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ByProposal, number, text)

namespace {

/// The key that tells a figure's type, in the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<Figure::Value>> kFigureKeys = {
    "flag", "number", "men",   "guns", "nodes", "divisions", "turn",   "km",
    "side", "force",  "place", "post", "name",  "text",      "saying", "several"};

constexpr std::array<std::string_view, std::variant_size_v<Cause>> kCauseKeys = {"", "order", "row", "proposal",
                                                                                 "saying"};

struct WriteFigure {
  json& out;
  std::string key;

  void operator()(const NamedSide& one) const { out = {{key, one.side}, {"name", one.name}}; }
  void operator()(const NamedForce& one) const { out = {{key, one.id}, {"name", one.name}}; }
  void operator()(const NamedPlace& one) const { out = {{key, one.id}, {"name", one.name}}; }
  void operator()(const NamedPost& one) const { out = {{key, one.id}, {"name", one.name}}; }
  void operator()(const ProperName& one) const { out = {{key, one.name}}; }
  void operator()(const FreeText& one) const { out = {{key, one.text}}; }
  void operator()(const Kilometres& one) const { out = {{key, one.value}}; }
  template <typename Other>
  void operator()(const Other& one) const {
    out[key] = one;
  }
};

void read_figure(const json& in, NamedSide& one) {
  one = {in.at("side").get<Side>(), in.at("name").get<std::string>()};
}
void read_figure(const json& in, NamedForce& one) {
  one = {{in.at("force").get<std::string>()}, in.at("name").get<std::string>()};
}
void read_figure(const json& in, NamedPlace& one) {
  one = {{in.at("place").get<std::string>()}, in.at("name").get<std::string>()};
}
void read_figure(const json& in, NamedPost& one) {
  one = {in.at("post").get<std::string>(), in.at("name").get<std::string>()};
}
void read_figure(const json& in, ProperName& one) {
  one.name = in.at("name").get<std::string>();
}
void read_figure(const json& in, FreeText& one) {
  one.text = in.at("text").get<std::string>();
}
void read_figure(const json& in, Kilometres& one) {
  one.value = in.at("km").get<double>();
}
template <typename Other>
void read_figure(const json& in, Other& one) {
  in.begin()->get_to(one);
}

/// Of a figure with a name beside its id the id's key tells the type.
std::size_t type_of(const json& in) {
  for (std::size_t i = 0; i < kFigureKeys.size(); ++i) {
    const bool beside_a_name = in.size() == 2 && in.contains("name") && kFigureKeys.at(i) != "name";
    if (in.contains(kFigureKeys.at(i)) && (in.size() == 1 || beside_a_name)) return i;
  }
  throw std::runtime_error("a figure of no type that estafette knows: " + in.dump());
}

template <std::size_t... I>
Figure figure_at(std::size_t index, const json& in, std::index_sequence<I...>) {
  Figure figure;
  const auto read = [&](auto value) {
    read_figure(in, value);
    figure = Figure(std::move(value));
  };
  ((index == I ? read(std::variant_alternative_t<I, Figure::Value>()) : void()), ...);
  return figure;
}

template <std::size_t... I>
Cause cause_at(std::size_t index, const json& in, std::index_sequence<I...>) {
  Cause cause;
  ((index == I + 1 ? void(cause = in.get<std::variant_alternative_t<I + 1, Cause>>()) : void()), ...);
  return cause;
}

}  // namespace

void to_json(json& out, const Figure& figure) {
  std::visit(WriteFigure{out, std::string(kFigureKeys.at(figure.value().index()))}, figure.value());
}

void from_json(const json& in, Figure& figure) {
  figure = figure_at(type_of(in), in, std::make_index_sequence<std::variant_size_v<Figure::Value>>{});
}

void to_json(json& out, const Saying& saying) {
  out = json::object();
  if (saying.empty()) return;
  out["what"] = saying.what;
  if (saying.figures.empty()) return;
  json& figures = out["figures"] = json::object();
  for (const NamedFigure& one : saying.figures) figures[one.name] = one.figure;
}

void from_json(const json& in, Saying& saying) {
  saying = {};
  if (in.empty()) return;
  std::vector<NamedFigure> figures;
  if (in.contains("figures"))
    for (const auto& [name, figure] : in.at("figures").items()) figures.push_back({name, figure.get<Figure>()});
  saying = says(in.at("what").get<std::string>(), std::move(figures));
}

std::string to_json(const Saying& saying) {
  return text_of(saying);
}

Saying saying_from(const std::string& text) {
  return reading_json([&] { return json_of(text).get<Saying>(); });
}

std::string to_json(const Cause& cause) {
  json out = json::object();
  std::visit(
      [&](const auto& one) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, std::monostate>)
          out[std::string(kCauseKeys.at(cause.index()))] = one;
      },
      cause);
  return text_of(out);
}

Cause cause_from(const std::string& text) {
  return reading_json([&]() -> Cause {
    const json in = json_of(text);
    if (in.empty()) return {};
    for (std::size_t i = 1; i < kCauseKeys.size(); ++i)
      if (in.contains(kCauseKeys.at(i)))
        return cause_at(i, in.at(std::string(kCauseKeys.at(i))),
                        std::make_index_sequence<std::variant_size_v<Cause> - 1>{});
    throw std::runtime_error("a cause of no kind that estafette knows: " + text);
  });
}

}  // namespace estafette::campaign
