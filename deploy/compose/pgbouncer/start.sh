#!/bin/bash
# The password comes by the environment, so the file with it is made in memory.
set -euo pipefail
umask 077
printf '"aic_login" "%s"\n' "$DATABASE_PASSWORD" >/tmp/users.txt
exec pgbouncer /etc/ai-creative/pgbouncer.ini
