#include "cli/verbs/show_losses.hpp"

#include "sow_dumps/losses/summary.hpp"

#include <fmt/format.h>

#include <vector>

namespace estafette::cli {

void show_losses(const sow::BattleSheet& sheet, const dumps::Losses& losses, const std::string& where,
                 const Console& say) {
  if (losses.synthetic) say.remark("this dump is synthetic: the battle was never fought");
  Table summary = dumps::summary_table(dumps::summarize(sheet, losses));
  summary.caption = fmt::format("{}: losses by corps", sheet.name);
  say.table(summary);
  say.line(fmt::format("{} of {} rows of troops found in the dump.", losses.rows_found, losses.rows_sent));
  std::vector<std::string> remarks;
  for (const dumps::DumpRemark& remark : losses.remarks) remarks.push_back(dumps::to_string(remark));
  say.remarks(remarks, where);
}

}  // namespace estafette::cli
