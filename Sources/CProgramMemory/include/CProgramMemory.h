#ifndef C_PROGRAM_MEMORY_H
#define C_PROGRAM_MEMORY_H

/// Takes the memory of all the program's variables that start as zero, before threads share it.
///
/// Swift's runtime keeps in them what it finds out about types. On Linux a page that is read before it is
/// written is put in another's place then, and the other cores are stopped each time: two hundred times
/// while an app's source is parsed. All pages at once take less than a tenth of a millisecond.
///
/// In C, since only there the linker's names for the ends of that memory can be asked for. Elsewhere than
/// on Linux, or if a kernel before 5.14 refuses, the pages come one by one.
void program_memory_prepare(void) __attribute__((swift_name("prepareProgramMemory()")));

#endif
