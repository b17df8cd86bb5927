#include "campaign/state/json_parts.hpp"

#include <utility>

namespace estafette {
namespace {

constexpr char kFirstPrinted = ' ', kLastOfAscii = 0x7F;

/// True if a text stands in JSON as it is, but for its quotation marks.
bool stands_as_it_is(std::string_view value) {
  return std::all_of(value.begin(), value.end(),
                     [](char c) { return c >= kFirstPrinted && c <= kLastOfAscii && c != '"' && c != '\\'; });
}

}  // namespace

void JsonWriter::put_text(std::string_view value) {
  if (stands_as_it_is(value))
    text_.append("\"").append(value).append("\"");
  else
    text_ += json(value).dump(-1, ' ', false, json::error_handler_t::replace);
}

void JsonWriter::put_number(double value) {
  text_ += json(value).dump();
}

void JsonWriter::Object::begin_member(std::string_view name) {
  constexpr std::size_t kMostHave = 12;
  if (members_.empty())
    members_.reserve(kMostHave);
  else
    out_.text_ += ',';
  members_.push_back({name, out_.text_.size(), 0});
  out_.put_text(name);
  out_.text_ += ':';
}

void JsonWriter::Object::end() {
  const auto before = [](const Member& one, const Member& other) { return one.name < other.name; };
  if (!std::is_sorted(members_.begin(), members_.end(), before)) {
    std::stable_sort(members_.begin(), members_.end(), before);
    std::string sorted;
    for (const Member& member : members_)
      sorted.append(sorted.empty() ? "" : ",").append(out_.text_, member.begin, member.end - member.begin);
    out_.text_.replace(begin_ + 1, std::string::npos, sorted);
  }
  out_.text_ += '}';
}

}  // namespace estafette
