// inspect: every file of XML that a verb reads, by the name of its root.
#pragma once

#include "inspection/findings.hpp"

#include <string>

namespace estafette::inspection {

/// False if no verb reads a file with such a root. Throws Refusal with every problem of one that a verb does read.
bool inspect_xml(const Inspected& in, const std::string& root, const DataPaths& data, Findings& say);

}  // namespace estafette::inspection
