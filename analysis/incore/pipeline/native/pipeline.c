// One translation unit of all, see build.sh.
#include "core.c"
#include "decoders.c"
#include "flow.c"
#include "shapes.c"
#include "streams.c"
#include "windows.c"
