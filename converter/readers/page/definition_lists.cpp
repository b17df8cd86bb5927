#include "converter/readers/page/definition_lists.hpp"

namespace estafette::readers {

int DefinitionLists::set_in_by(std::string_view tag, bool close) {
  if (tag != "dl" && tag != "dt" && tag != "dd") return 0;
  if (tag == "dl" && !close) {
    told_.push_back(false);
    return 0;
  }
  const int before = told_.back() ? 1 : 0;
  told_.back() = tag == "dd" && !close;
  const int after = told_.back() ? 1 : 0;
  if (tag == "dl" && told_.size() > 1) told_.pop_back();
  return after - before;
}

}  // namespace estafette::readers
