#include "campaign/orders/words_ahead.hpp"

#include "campaign/orders/sentence/verbs.hpp"

namespace estafette::campaign {

void read_words_ahead() {
  learn_verbs();
}

}  // namespace estafette::campaign
