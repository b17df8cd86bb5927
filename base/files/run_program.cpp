#include "base/files/run_program.hpp"

#include "base/files/environment.hpp"
#include "base/text.hpp"

#ifndef _WIN32
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <thread>
#endif

namespace estafette {

#ifdef _WIN32

std::optional<fs::path> find_program(const std::string& /*name*/) {
  return std::nullopt;
}

ProgramRun run_program(const fs::path& /*program*/, const std::vector<std::string>& /*arguments*/,
                       std::string_view /*input*/, const ProgramLimits& /*limits*/) {
  return {};
}

#else

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kPiece = 65'536;  ///< bytes read or written at a time
constexpr std::chrono::milliseconds kBetweenLooks{5};

/// A descriptor that is closed when nobody needs it any more.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { shut(); }
  void shut() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
  }
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

/// What the child does before it is the other program: only what is allowed between fork and exec.
[[noreturn]] void become(const char* program, char* const* arguments, char* const* environment, int talk,
                         const ProgramLimits& limits) {
  (void)::setsid();
  (void)::dup2(talk, STDIN_FILENO);
  (void)::dup2(talk, STDOUT_FILENO);
  const int nowhere = ::open("/dev/null", O_WRONLY);
  if (nowhere >= 0) (void)::dup2(nowhere, STDERR_FILENO);
  (void)::close_range(STDERR_FILENO + 1, ~0U, 0);
  const rlimit nothing{0, 0};
  const rlimit time{static_cast<rlim_t>(limits.time.count()), static_cast<rlim_t>(limits.time.count())};
  const rlimit memory{static_cast<rlim_t>(limits.memory), static_cast<rlim_t>(limits.memory)};
  (void)::setrlimit(RLIMIT_FSIZE, &nothing);
  (void)::setrlimit(RLIMIT_CORE, &nothing);
  (void)::setrlimit(RLIMIT_CPU, &time);
  (void)::setrlimit(RLIMIT_AS, &memory);
  (void)::execve(program, arguments, environment);
  ::_exit(127);
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> all;
  for (std::string& text : texts) all.push_back(text.data());
  all.push_back(nullptr);
  return all;
}

/// Gives the input and takes the output, each as the other side is ready for it. True if it ended by itself.
bool talk_to(int talk, std::string_view input, const ProgramLimits& limits, Clock::time_point end,
             std::string& output) {
  std::string piece(kPiece, '\0');
  for (bool giving = true;;) {
    if (giving && input.empty()) {
      (void)::shutdown(talk, SHUT_WR);  // there is no more
      giving = false;
    }
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0 || output.size() > limits.output) return false;
    pollfd ready{talk, static_cast<short>(giving ? POLLIN | POLLOUT : POLLIN), 0};
    if (::poll(&ready, 1, static_cast<int>(left)) <= 0) continue;
    if ((ready.revents & POLLOUT) != 0) {
      const ssize_t given = ::send(talk, input.data(), std::min(input.size(), kPiece), MSG_NOSIGNAL | MSG_DONTWAIT);
      input.remove_prefix(given > 0 ? static_cast<std::size_t>(given) : 0);
      if (given < 0 && errno == EPIPE) input = {};  // it does not want more
    }
    if ((ready.revents & (POLLIN | POLLHUP | POLLERR)) == 0) continue;
    const ssize_t taken = ::recv(talk, piece.data(), piece.size(), MSG_DONTWAIT);
    if (taken == 0 || (taken < 0 && errno != EAGAIN && errno != EINTR)) return true;
    if (taken > 0) output.append(piece, 0, static_cast<std::size_t>(taken));
  }
}

ProgramEnding ending_of(pid_t child, bool by_itself, Clock::time_point end) {
  int status = 0;
  while (by_itself && ::waitpid(child, &status, WNOHANG) == 0) {
    by_itself = Clock::now() < end;
    std::this_thread::sleep_for(kBetweenLooks);
  }
  if (!by_itself) {
    (void)::kill(child, SIGKILL);
    (void)::waitpid(child, &status, 0);
    return ProgramEnding::too_late;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? ProgramEnding::well : ProgramEnding::badly;
}

}  // namespace

std::optional<fs::path> find_program(const std::string& name) {
  for (const std::string& folder : split(environment("PATH"), ':')) {
    const fs::path file = fs::path(folder) / name;
    FileError absent;
    if (file.is_absolute() && fs::is_regular_file(file, absent) && ::access(file.c_str(), X_OK) == 0) return file;
  }
  return std::nullopt;
}

ProgramRun run_program(const fs::path& program, const std::vector<std::string>& arguments, std::string_view input,
                       const ProgramLimits& limits) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return {};
  Descriptor ours(ends[0]);
  Descriptor its(ends[1]);
  std::vector<std::string> words = arguments;
  words.insert(words.begin(), program.string());
  std::vector<std::string> surroundings = {"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin"};
  const std::vector<char*> word_list = pointers(words);
  const std::vector<char*> surrounding_list = pointers(surroundings);
  const Clock::time_point end = Clock::now() + limits.time;
  const pid_t child = ::fork();
  if (child == 0) become(program.c_str(), word_list.data(), surrounding_list.data(), its.number(), limits);
  its.shut();
  if (child < 0) return {};
  ProgramRun run;
  const bool by_itself = talk_to(ours.number(), input, limits, end, run.output);
  run.ending = ending_of(child, by_itself, end);
  return run;
}

#endif

}  // namespace estafette
