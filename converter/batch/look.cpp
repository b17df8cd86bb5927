#include "converter/batch/look.hpp"

#include "base/files/other_programs.hpp"
#include "base/text.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/glance.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::batch {

InputRead look(const std::string& bytes, const Input& input, const Recipe& recipe) {
  const bool strict = input.named || recipe.from;  // if the umpire names a file or its format, he means it
  if (const std::string other = told_of_other_program(bytes); !other.empty() && (strict || !is_picture(bytes))) {
    if (strict) refuse_other_programs_file(bytes, input.file.generic_string());
    return {.why_not = other, .text = "", .format = {}, .worth_a_look = true};
  }
  if (!strict && (is_picture(bytes) || !decode(bytes)))
    return {.why_not = "not text", .text = "", .format = {}, .worth_a_look = false};
  InputRead seen{.why_not = "", .text = text_of(bytes, input.file), .format = {}, .worth_a_look = false};
  if (!strict && trim(seen.text).empty()) seen.why_not = "empty";
  std::string shown = readers::as_read(seen.text, recipe.from, recipe.readers);
  seen.as_shown = shown != seen.text;
  seen.text = std::move(shown);
  if (!seen.why_not.empty()) return seen;
  try {
    seen.format = recipe.from ? *recipe.from : readers::look_at(seen.text, recipe.readers, input.file.generic_string());
  } catch (const Refusal& refused) {
    if (strict) throw Refusal(seen.as_shown ? with_lines_as_shown(refused.problems()) : refused.problems());
    seen.why_not = "not an order of battle";
    const int lines = readers::lines_with_troops(seen.text, recipe.readers.words);
    seen.worth_a_look = lines > 0;
    if (lines > 0) {
      seen.why_not +=
          fmt::format(" that we know, though {} of its first lines {} troops or commands; --from text reads it", lines,
                      lines == 1 ? "names" : "name");
    }
  }
  const bool outline = seen.text.find("<orbat") != std::string::npos;
  if (!strict && seen.format == readers::Format::outline_xml && !outline)
    seen.why_not = "XML, but not an order of battle";
  return seen;
}

std::vector<Problem> with_lines_as_shown(std::vector<Problem> problems) {
  for (Problem& problem : problems)
    if (problem.line != 0)
      problem.remedy =
          "Lines are counted as the page shows them" + (problem.remedy.empty() ? "" : ". " + problem.remedy);
  return problems;
}

}  // namespace estafette::batch
