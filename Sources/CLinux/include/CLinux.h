// Structs and ioctls of the kernel's frame buffer, console and input interfaces, as inline C, since their request
// numbers are macros that Swift cannot import.
#pragma once
#include <linux/fb.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <linux/input.h>
#include <sys/ioctl.h>
#include <errno.h>
