#include "base/files/run_program.hpp"

#include "base/files/environment.hpp"
#include "base/text.hpp"

#include <boost/nowide/convert.hpp>
#include <windows.h>

#include <array>
#include <thread>

namespace estafette {
namespace {

constexpr DWORD kPiece = 65'536;  ///< bytes read at a time

/// A handle that is closed when nobody needs it any more.
class Handle {
 public:
  Handle() = default;
  explicit Handle(HANDLE handle) : handle_(handle) {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() { shut(); }
  void shut() {
    if (*this) ::CloseHandle(handle_);
    handle_ = nullptr;
  }
  explicit operator bool() const { return handle_ != nullptr && handle_ != INVALID_HANDLE_VALUE; }
  [[nodiscard]] HANDLE get() const { return handle_; }
  [[nodiscard]] HANDLE* put() { return &handle_; }

 private:
  HANDLE handle_ = nullptr;
};

/// A word as programs on Windows take it apart again:
/// https://learn.microsoft.com/cpp/c-language/parsing-c-command-line-arguments
void add_word(std::wstring& line, const std::wstring& word) {
  if (!line.empty()) line += L' ';
  line += L'"';
  std::size_t strokes = 0;  // each counts twice before a quotation mark
  for (const wchar_t letter : word) {
    if (letter == L'"') line.append(strokes + 1, L'\\');
    strokes = letter == L'\\' ? strokes + 1 : 0;
    line += letter;
  }
  line.append(strokes, L'\\');
  line += L'"';
}

/// What the program is told of our environment: where Windows is, for nothing starts without it.
std::wstring surroundings() {
  const std::wstring windows = boost::nowide::widen(environment("SystemRoot"));
  std::wstring block = L"PATH=" + windows + L"\\System32";
  block.push_back(L'\0');
  block += L"SystemRoot=" + windows;
  block.append(2, L'\0');
  return block;
}

/// A cage that ends what is in it when it is closed, and lets it have so much memory, so much time, and no children.
bool limit(HANDLE job, const ProgramLimits& limits) {
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION most{};
  JOBOBJECT_BASIC_LIMIT_INFORMATION& basic = most.BasicLimitInformation;
  basic.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION |
                     JOB_OBJECT_LIMIT_ACTIVE_PROCESS | JOB_OBJECT_LIMIT_PROCESS_MEMORY;
  basic.ActiveProcessLimit = 1;
  most.ProcessMemoryLimit = limits.memory;
  return ::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &most, sizeof(most)) != 0;
}

/// Starts the program with these two handles, none other of ours, and does not let it run yet.
bool start(const fs::path& program, std::wstring& line, const fs::path& folder, std::array<HANDLE, 2> nowhere_and_says,
           PROCESS_INFORMATION& started) {
  STARTUPINFOEXW how{};
  how.StartupInfo.cb = sizeof(how);
  how.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
  how.StartupInfo.hStdInput = how.StartupInfo.hStdError = nowhere_and_says[0];
  how.StartupInfo.hStdOutput = nowhere_and_says[1];
  SIZE_T size = 0;
  (void)::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
  std::vector<char> room(size);
  how.lpAttributeList = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(room.data());
  if (::InitializeProcThreadAttributeList(how.lpAttributeList, 1, 0, &size) == 0) return false;
  (void)::UpdateProcThreadAttribute(how.lpAttributeList, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, nowhere_and_says.data(),
                                    sizeof(nowhere_and_says), nullptr, nullptr);
  std::wstring environment_block = surroundings();
  const BOOL runs =
      ::CreateProcessW(program.wstring().c_str(), line.data(), nullptr, nullptr, TRUE,
                       CREATE_SUSPENDED | CREATE_NO_WINDOW | CREATE_UNICODE_ENVIRONMENT | EXTENDED_STARTUPINFO_PRESENT,
                       environment_block.data(), folder.wstring().c_str(), &how.StartupInfo, &started);
  ::DeleteProcThreadAttributeList(how.lpAttributeList);
  return runs != 0;
}

/// Until it says no more, or says more than `most` bytes.
void listen_to(HANDLE from, std::size_t most, std::string& output) {
  std::string piece(kPiece, '\0');
  DWORD taken = 0;
  while (output.size() <= most && ::ReadFile(from, piece.data(), kPiece, &taken, nullptr) != 0 && taken > 0)
    output.append(piece, 0, taken);
}

}  // namespace

std::optional<fs::path> find_program(const std::string& name) {
  std::vector<fs::path> folders = {program_file().parent_path()};
  for (const std::string& folder : split(environment("PATH"), ';')) folders.emplace_back(boost::nowide::widen(folder));
  for (const fs::path& folder : folders) {
    const fs::path file = folder / (name + ".exe");
    FileError absent;
    if (file.is_absolute() && fs::is_regular_file(file, absent)) return file;
  }
  return std::nullopt;
}

ProgramRun run_program(const fs::path& program, const std::vector<std::string>& arguments, const fs::path& folder,
                       const ProgramLimits& limits) {
  SECURITY_ATTRIBUTES given{sizeof(given), nullptr, TRUE};
  Handle heard, says;
  Handle nowhere(::CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, &given,
                               OPEN_EXISTING, 0, nullptr));
  Handle job(::CreateJobObjectW(nullptr, nullptr));
  if (::CreatePipe(heard.put(), says.put(), &given, 0) == 0 || !nowhere || !job || !limit(job.get(), limits)) return {};
  std::wstring line;
  add_word(line, program.wstring());
  for (const std::string& word : arguments) add_word(line, boost::nowide::widen(word));
  PROCESS_INFORMATION started{};
  if (!start(program, line, folder, {nowhere.get(), says.get()}, started)) return {};
  Handle process(started.hProcess), thread(started.hThread);
  if (::AssignProcessToJobObject(job.get(), process.get()) == 0) {
    (void)::TerminateProcess(process.get(), 1);
    return {};
  }
  says.shut();  // its own now: when it ends, there is no more to hear
  ProgramRun run;
  std::thread listener([&] {
    listen_to(heard.get(), limits.output, run.output);
    heard.shut();  // it may say no more
  });
  (void)::ResumeThread(thread.get());
  const auto time = static_cast<DWORD>(std::chrono::milliseconds(limits.time).count());
  const bool by_itself = ::WaitForSingleObject(process.get(), time) == WAIT_OBJECT_0;
  if (!by_itself) (void)::TerminateJobObject(job.get(), 1);
  listener.join();
  DWORD code = 1;
  (void)::GetExitCodeProcess(process.get(), &code);
  if (!by_itself || run.output.size() > limits.output)
    run.ending = ProgramEnding::too_late;
  else
    run.ending = code == 0 ? ProgramEnding::well : ProgramEnding::badly;
  return run;
}

}  // namespace estafette
