#!/bin/sh
# Opens the table full screen and opens it again whenever the browser ends. The address may be given: kiosk.sh http://127.0.0.1:4180/?table=bar
set -eu
url="${1:-http://127.0.0.1:4180/}"
origin="$(printf '%s' "$url" | cut -d/ -f1-3)"
browser="$(command -v chromium || command -v chromium-browser)"
profile="${XDG_CACHE_HOME:-$HOME/.cache}/watchroom-kiosk"
mkdir -p "$profile"

# The screen of a table does not go dark; machines without X have no xset.
if command -v xset >/dev/null 2>&1; then xset s off -dpms || true; fi

until curl --silent --fail --output /dev/null "$origin/health"; do sleep 1; done

while :; do
  # After a power cut Chromium would ask whether to restore pages.
  sed -i 's/"exit_type":"[^"]*"/"exit_type":"Normal"/' "$profile/Default/Preferences" 2>/dev/null || true
  "$browser" --kiosk --app="$url" --user-data-dir="$profile" --no-first-run --noerrdialogs --disable-infobars \
    --disable-session-crashed-bubble --disable-features=Translate --overscroll-history-navigation=0 \
    --autoplay-policy=no-user-gesture-required --check-for-update-interval=31536000 || true
  sleep 1
done
