#!/bin/sh
# Opens the table full screen, and opens it again whenever the browser ends or its page has crashed.
# The address may be given: kiosk.sh http://127.0.0.1:4180/?table=bar
set -eu
url="${1:-http://127.0.0.1:4180/}"
origin="$(printf '%s' "$url" | cut -d/ -f1-3)"
browser="$(command -v chromium || command -v chromium-browser)"

# A second browser of one profile hands its window to the first and ends, again and again. So every table has a profile of
# its own, and so has every further kiosk of the same table.
table="$(printf '%s' "$url" | tr -c 'A-Za-z0-9' '-' | cut -c1-80)"
number=1
while :; do
  profile="${XDG_CACHE_HOME:-$HOME/.cache}/watchroom-kiosk/$table-$number"
  mkdir -p "$profile"
  command -v flock >/dev/null 2>&1 || break
  exec 9>"$profile/kiosk.lock"
  if flock -n 9; then break; fi
  number=$((number + 1))
done

# By this name the service tells whether the page is still connected.
name="$(hostname | tr -c 'A-Za-z0-9\n' '-')-$$"
case "$url" in
  *\?*) page="$url&kiosk=$name" ;;
  *) page="$url?kiosk=$name" ;;
esac

# The screen of a table does not go dark; machines without X have no xset.
if command -v xset >/dev/null 2>&1; then xset s off -dpms || true; fi

answers() { curl --silent --fail --output /dev/null --max-time 5 "$origin/$1"; }

# Ends a browser whose page is not connected though the service answers. A page that lives comes back within seconds of a
# restart or a pulled cable; at first a slow machine may need a minute.
watch_over() {
  missed=0
  patience=30
  while kill -0 "$1" 2>/dev/null; do
    sleep 2
    if answers "health/kiosks/$name"; then
      missed=0
      patience=8
    elif answers health; then
      missed=$((missed + 1))
    fi
    if [ "$missed" -ge "$patience" ]; then
      kill "$1" 2>/dev/null || true
      return
    fi
  done
}

until answers health; do sleep 1; done

while :; do
  # After a power cut Chromium would ask whether to restore pages.
  sed -i 's/"exit_type":"[^"]*"/"exit_type":"Normal"/' "$profile/Default/Preferences" 2>/dev/null || true
  "$browser" --kiosk --app="$page" --user-data-dir="$profile" --no-first-run --noerrdialogs --disable-infobars \
    --disable-session-crashed-bubble --disable-features=Translate --overscroll-history-navigation=0 \
    --autoplay-policy=no-user-gesture-required --check-for-update-interval=31536000 &
  watch_over $!
  wait $! || true
  sleep 1
done
