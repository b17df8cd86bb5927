#include "converter/readers/text/placing/beside_brigade.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

bool stands_beside_told(const TextNode& command, const TextNode& row) {
  return command.formation() && !command.item.units.empty() && command.children.empty() && !command.line.heading &&
         row.line.line != command.line.line && row.line.depth > command.line.depth &&
         row.line.indent <= command.line.indent;
}

bool is_artillery_below_headings(const TextNode& brigade, const TextNode& above, const TextNode& row,
                                 const TextOutline& all) {
  const bool guns = row.item.is == Item::Is::group && row.item.arm == Arm::artillery && !row.line.heading;
  const bool below = brigade.item.level == Level::brigade && brigade.line.heading && !brigade.children.empty() &&
                     above.item.level == Level::division && above.line.heading;
  return guns && below && std::all_of(brigade.children.begin(), brigade.children.end(), [&](std::size_t child) {
           const TextNode& node = all.nodes[child];
           return node.item.is == Item::Is::unit && node.line.depth >= row.line.depth;
         });
}

}  // namespace estafette::readers
