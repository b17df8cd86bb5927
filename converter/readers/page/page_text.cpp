#include "converter/readers/page/page_text.hpp"

#include "converter/readers/page/copied_spans.hpp"
#include "converter/readers/page/grid_tables.hpp"
#include "converter/readers/page/marked_tables.hpp"
#include "converter/readers/page/programs/built_tree.hpp"
#include "converter/readers/page/programs/dump_table.hpp"
#include "converter/readers/page/programs/ini_sections.hpp"
#include "converter/readers/page/programs/inserted_rows.hpp"
#include "converter/readers/page/programs/json_table.hpp"
#include "converter/readers/page/programs/loose_objects.hpp"
#include "converter/readers/page/programs/toml_tables.hpp"
#include "converter/readers/page/programs/xml_tree.hpp"
#include "converter/readers/page/programs/yaml_tree.hpp"
#include "converter/readers/page/templates.hpp"
#include "converter/readers/page/web_page.hpp"
#include "converter/readers/page/wiki_terms.hpp"

#include <utility>

namespace estafette::readers {

namespace {

constexpr int kMostTimes = 8;  ///< a page may show the source of a page

std::string once(const std::string& utf8, const ColumnWords& titles, const WikiWords& wiki) {
  const std::string plain = with_wiki_terms_set_in(with_grid_tables_marked(utf8));
  return looks_like_web_page(utf8) ? text_of_web_page(utf8, titles)
                                   : with_tables_read(with_templates_shown(plain, wiki), titles);
}

/// The form that programs keep it in, as a table or typed lines.
std::string as_table(const std::string& text, const ColumnWords& titles) {
  const bool page = looks_like_web_page(text);
  const auto built = [&](bool added_only) { return page ? text : json_of_calls(text, titles, added_only); };
  if (const std::string calls = built(true); calls != text) return table_of_json(calls, titles);
  const std::string json = json_of_code(page ? text : json_of_xml(text, titles));
  if (json != text) return table_of_json(json, titles);
  if (const std::string calls = built(false); calls != text) return table_of_json(calls, titles);
  for (const std::string& told : {json_of_toml(text), sections_told(text, titles), json_of_yaml(text, titles)}) {
    if (told == text) continue;
    std::string table = table_of_json(told, titles);
    if (table != told || !(told.starts_with('{') || told.starts_with('[')))
      return table;  // JSON is nothing to show to those who wrote none
  }
  return table_of_json(text, titles);
}

}  // namespace

std::string as_shown(const std::string& utf8, const ColumnWords& titles, const WikiWords& wiki) {
  const std::string table = with_copied_spans_filled(table_of_inserts(table_of_dump(utf8, titles), titles), titles);
  std::string text = once(as_table(table, titles), titles, wiki);
  for (int times = 1; times < kMostTimes; ++times) {
    std::string again = once(text, titles, wiki);
    if (again == text) break;
    text = std::move(again);
  }
  return text;
}

}  // namespace estafette::readers
