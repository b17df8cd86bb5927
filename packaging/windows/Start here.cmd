@echo off
rem Opens a window in which the commands of README.html can be typed.
cd /d "%~dp0"
set "PATH=%~dp0;%PATH%"
title Estafette
cmd /k type "README FIRST.txt"
