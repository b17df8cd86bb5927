#include "campaign/names/spring.hpp"
