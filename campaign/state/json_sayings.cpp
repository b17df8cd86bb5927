#include "campaign/state/json_sayings.hpp"

#include "campaign/state/json_parts.hpp"
#include "campaign/state/json_reader.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace estafette::campaign {

template <MaybeConst<ByOrder> Value>
void each_member(Value& value, auto& visit) {
  visit.always("number", value.number);
  visit.always("text", value.text);
}
template <MaybeConst<ByRow> Value>
void each_member(Value& value, auto& visit) {
  visit.always("row", value.row);
}
template <MaybeConst<ByProposal> Value>
void each_member(Value& value, auto& visit) {
  visit.always("number", value.number);
  visit.always("text", value.text);
}

namespace {

/// The key that tells a figure's type, in the order of the variant.
constexpr std::array<std::string_view, std::variant_size_v<Figure::Value>> kFigureKeys = {
    "flag", "number", "men",   "guns", "nodes", "divisions", "turn",   "km",
    "side", "force",  "place", "post", "name",  "text",      "saying", "several"};

constexpr std::array<std::string_view, std::variant_size_v<Cause>> kCauseKeys = {"", "order", "row", "proposal",
                                                                                 "saying"};

struct WriteFigure {
  JsonWriter::Object& out;
  std::string_view key;

  void operator()(const NamedSide& one) const { named(one.side, one.name); }
  void operator()(const NamedForce& one) const { named(one.id, one.name); }
  void operator()(const NamedPlace& one) const { named(one.id, one.name); }
  void operator()(const NamedPost& one) const { named(one.id, one.name); }
  void operator()(const ProperName& one) const { out.add(key, one.name); }
  void operator()(const FreeText& one) const { out.add(key, one.text); }
  template <typename Other>
  void operator()(const Other& one) const {
    out.add(key, one);
  }

 private:
  void named(const auto& id, const std::string& name) const {
    out.add(key, id);
    out.add("name", name);
  }
};

/// Reads the value of a figure, and the name beside it.
struct ReadFigure {
  JsonReader& reader;
  const JsonValue& in;     ///< the whole figure
  const JsonValue& value;  ///< what stands under the key of its type

  void operator()(NamedSide& one) const { named(one.side, one.name); }
  void operator()(NamedForce& one) const { named(one.id, one.name); }
  void operator()(NamedPlace& one) const { named(one.id, one.name); }
  void operator()(NamedPost& one) const { named(one.id, one.name); }
  void operator()(ProperName& one) const { reader.get(value, one.name); }
  void operator()(FreeText& one) const { reader.get(value, one.text); }
  void operator()(Kilometres& one) const { reader.get(value, one.value); }
  template <typename Other>
  void operator()(Other& one) const {
    reader.get(value, one);
  }

 private:
  template <typename Id>
  void named(Id& id, std::string& name) const {
    reader.get(value, id);
    reader.get(JsonReader::member(in, "name"), name);
  }
};

/// Which type a key tells; past the end if none.
std::size_t type_told_by(std::string_view key) {
  return static_cast<std::size_t>(std::find(kFigureKeys.begin(), kFigureKeys.end(), key) - kFigureKeys.begin());
}

template <std::size_t... I>
Figure figure_at(std::size_t index, const ReadFigure& read, std::index_sequence<I...>) {
  Figure figure;
  const auto read_as = [&](auto value) {
    read(value);
    figure = Figure(std::move(value));
  };
  ((index == I ? read_as(std::variant_alternative_t<I, Figure::Value>()) : void()), ...);
  return figure;
}

template <std::size_t... I>
Cause cause_at(std::size_t index, JsonReader& reader, const JsonValue& in, std::index_sequence<I...>) {
  Cause cause;
  const auto read_as = [&](auto value) {
    reader.get(in, value);
    cause = std::move(value);
  };
  ((index == I + 1 ? read_as(std::variant_alternative_t<I + 1, Cause>()) : void()), ...);
  return cause;
}

}  // namespace

void write_json(JsonWriter& writer, const Figure& figure) {
  JsonWriter::Object out(writer);
  std::visit(WriteFigure{out, kFigureKeys.at(figure.value().index())}, figure.value());
  out.end();
}

void read_json(JsonReader& reader, const JsonValue& in, Figure& figure) {
  JsonReader::require(in.IsObject(), "a figure");
  for (const auto& member : in.GetObject()) {
    const std::string_view key = text_in(member.name);
    const std::size_t type = type_told_by(key);
    const bool beside_a_name = in.MemberCount() == 2 && key != "name" && in.HasMember("name");
    if (type == kFigureKeys.size() || (in.MemberCount() != 1 && !beside_a_name)) continue;
    figure =
        figure_at(type, {reader, in, member.value}, std::make_index_sequence<std::variant_size_v<Figure::Value>>{});
    return;
  }
  JsonReader::require(false, "a figure of a type that estafette knows");
}

namespace {

/// The figures of a saying, by their names.
struct FiguresByName {
  const std::vector<NamedFigure>& all;

  void write(JsonWriter& writer) const {
    JsonWriter::Object out(writer);
    for (const NamedFigure& one : all) out.add(one.name, one.figure);
    out.end();
  }
};

}  // namespace

void write_json(JsonWriter& writer, const Saying& saying) {
  JsonWriter::Object out(writer);
  if (!saying.empty() && !saying.figures.empty()) out.add("figures", FiguresByName{saying.figures});
  if (!saying.empty()) out.add("what", saying.what);
  out.end();
}

void read_json(JsonReader& reader, const JsonValue& in, Saying& saying) {
  JsonReader::require(in.IsObject(), "a saying");
  saying = {};
  if (in.ObjectEmpty()) return;
  std::vector<NamedFigure> figures;
  if (const auto all = in.FindMember("figures"); all != in.MemberEnd()) {
    JsonReader::require(all->value.IsObject(), "figures by name");
    figures.reserve(all->value.MemberCount());
    for (const auto& member : all->value.GetObject()) {
      NamedFigure& one = figures.emplace_back(NamedFigure{std::string(text_in(member.name)), Figure()});
      reader.get(member.value, one.figure);
    }
  }
  std::string what;
  reader.get(JsonReader::member(in, "what"), what);
  saying = says(std::move(what), std::move(figures));
  const auto twice = [](const NamedFigure& one, const NamedFigure& other) { return one.name == other.name; };
  JsonReader::require(std::adjacent_find(saying.figures.begin(), saying.figures.end(), twice) == saying.figures.end(),
                      "each figure once");
}

std::string to_json(const Saying& saying) {
  return text_of(saying);
}

Saying saying_from(const std::string& text) {
  if (text == "{}") return {};  // as often
  return read_from<Saying>(text);
}

std::string to_json(const Cause& cause) {
  JsonWriter writer;
  JsonWriter::Object out(writer);
  std::visit(
      [&](const auto& one) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, std::monostate>)
          out.add(kCauseKeys.at(cause.index()), one);
      },
      cause);
  out.end();
  return writer.take();
}

Cause cause_from(const std::string& text) {
  if (text == "{}") return {};
  const JsonText read(text);
  const JsonValue& in = read.value();
  JsonReader::require(in.IsObject(), "a cause");
  if (in.ObjectEmpty()) return {};
  JsonReader reader;
  for (std::size_t i = 1; i < kCauseKeys.size(); ++i)
    if (const auto found = in.FindMember(kCauseKeys.at(i).data()); found != in.MemberEnd())
      return cause_at(i, reader, found->value, std::make_index_sequence<std::variant_size_v<Cause> - 1>{});
  throw std::runtime_error("a cause of no kind that estafette knows: " + text);
}

}  // namespace estafette::campaign
