// The words of letters, read before there is a letter.
#pragma once

namespace estafette::campaign {

/// Reads the words of letters and of verbs in all languages, which is done once: here, beside other work, or else by
/// the first letter that is read.
void read_words_ahead();

}  // namespace estafette::campaign
