// estafette inspect: what is in this file, whatever it is.
#include "base/files.hpp"
#include "base/problem.hpp"
#include "base/text.hpp"
#include "cli/day.hpp"
#include "cli/inspect_campaign.hpp"
#include "cli/inspect_dump.hpp"
#include "cli/inspect_letter.hpp"
#include "cli/inspect_orbat.hpp"
#include "cli/inspect_other.hpp"
#include "cli/inspect_xml.hpp"
#include "cli/inspected.hpp"
#include "cli/templates.hpp"
#include "cli/verb.hpp"
#include "converter/readers/any/read_any.hpp"

#include <pugixml.hpp>

#include <memory>

namespace estafette::cli {
namespace {

struct Options {
  fs::path file;
  std::string day;
};

/// The name of an XML file's first element, or nothing.
std::string root_of(const std::string& text) {
  pugi::xml_document document;
  (void)document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  return document.document_element().name();
}

/// True if one of our readers takes it for an order of battle. `surely`: by titles or ids that nothing else has.
bool is_orbat(const Inspected& in, bool surely) {
  const fs::path readers = template_file("readers/words.xml").parent_path();
  try {
    const readers::Format format = readers::look_at(in.text, readers::read_reader_data(readers), in.file);
    return !surely || format == readers::Format::sow_oob || format == readers::Format::sow_scenario;
  } catch (const Refusal&) {
    return false;
  }
}

void show(const Inspected& in, const Console& say) {
  const std::string root = root_of(in.text);
  if (!root.empty() && inspect_xml(in, root, say)) return;
  if (has_outline_header(in.text) || is_orbat(in, true)) return inspect_orbat(in, say);
  if (inspect_other(in, say)) return;
  if (is_dump(in)) return inspect_dump(in, say);
  if (inspect_letter(in, say)) return;
  if (is_orbat(in, false)) return inspect_orbat(in, say);
  inspect_dump(in, say);  // refused, with what it looks like
}

void run(const Options& options, const Console& say) {
  Inspected in{options.file, options.file.generic_string(), read_bytes(options.file), "", day_of(options.day)};
  if (in.bytes.starts_with("SQLite format 3")) {
    inspect_campaign(in, say);
  } else {
    in.text = text_of(in.bytes, in.path);
    if (const std::string odd = told_of_odd_lines(in.bytes, in.path); !odd.empty()) say.remark(odd);
    show(in, say);
  }
  say.require_shown();
}

}  // namespace

Verb inspect() {
  auto given = std::make_shared<Options>();
  return {.name = "inspect",
          .purpose = "Say what a file is, what is in it, what is doubtful, and which verbs take it",
          .example = "estafette inspect templates/campaigns/1813/orbats/coalition-main-army.csv",
          .declare =
              [given](CLI::App& command) {
                command
                    .add_option(
                        "FILE", given->file,
                        "any file that a verb reads: an order of battle in any form, a campaign, a map, rules, a "
                        "letter, a battle sheet, a dump of the game ...")
                    ->required();
                declare_day(command, given->day);
              },
          .run = [given](const Console& say) { run(*given, say); }};
}

}  // namespace estafette::cli
