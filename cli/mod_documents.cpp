#include "cli/mod_documents.hpp"

#include <utility>

namespace estafette::cli {

std::vector<Document> documents_of(sow::Mod& mod, const std::vector<std::string>& remarks, bool preview) {
  std::string all_remarks;
  for (const std::string& remark : remarks) all_remarks += remark + "\n";
  std::vector<Document> documents = {{"battle.xml", sow::to_xml(mod.sheet)}, {"remarks.txt", std::move(all_remarks)}};
  if (preview) documents.push_back({"deployment.svg", mod.preview});
  for (Document& document : mod.documents)
    documents.push_back({fs::path(mod.folder) / document.path, std::move(document.bytes)});
  return documents;
}

}  // namespace estafette::cli
