// What differs between two XML texts, figure by figure, so that people can be told what somebody has changed.
#pragma once

#include <string>
#include <vector>

namespace estafette {

/// An attribute, or the text of an element, that is not the same in both.
struct XmlDifference {
  std::string where;    ///< "play/march/infantry good", "play/triggers/trigger[saxony] at"
  std::string was, is;  ///< empty: it was not there, or is not there any more
  bool operator==(const XmlDifference&) const = default;
};

/// In the order of the second text, and then what only the first one has. An element is known by its attribute `id`, or
/// by its place among those of its name. Comments and the order of attributes make no difference. REQUIRES well-formed
/// texts.
[[nodiscard]] std::vector<XmlDifference> xml_differences(const std::string& before, const std::string& after);

}  // namespace estafette
