#!/usr/bin/env bash
# The step of action.yml: fills the database of DATABASE_URL, or the target of a project file, and tells what came of it in
# the summary of the job.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/rowloom-XXXXXX")
# An input that is left out comes as an empty variable; a project file would take it for the address.
if [ -z "${DATABASE_URL:-}" ]; then unset DATABASE_URL; fi

# As the command looks for it: here or above, up to the root of the repository.
has_project() {
  local at=$PWD name
  while :; do
    for name in yaml yml config.ts config.mts config.mjs config.js; do
      if [ -e "$at/rowloom.$name" ]; then return 0; fi
    done
    if [ "$at" = / ] || [ -e "$at/.git" ]; then return 1; fi
    at=$(dirname "$at")
  done
}

# What nobody has said is the project's to say; without one the same rows come in every job.
if [ -n "${INPUT_SOURCE:-}" ] || ! has_project; then
  if [ -z "${DATABASE_URL:-}" ]; then
    echo "::error::Rowloom needs the input database, or a rowloom.yaml with targets." >&2
    exit 2
  fi
  : "${INPUT_ROWS:=10000}" "${INPUT_SEED:=1}" "${INPUT_MODE:=append}"
fi

words=(generate)
if [ -n "${INPUT_SOURCE:-}" ]; then words+=("$INPUT_SOURCE"); fi
for name in TARGET ROWS SEED MODE RULES; do
  value=INPUT_$name
  if [ -n "${!value:-}" ]; then words+=("--$(echo "$name" | tr '[:upper:]' '[:lower:]')" "${!value}"); fi
done
words+=(--recipe "$folder/rowloom.json" --json)
read -ra more <<< "${INPUT_ARGUMENTS:-}"

code=0
npx --yes --package="$INPUT_PACKAGE" -- rowloom "${words[@]}" ${more[@]+"${more[@]}"} > "$folder/events.jsonl" || code=$?
if [ -s "$folder/rowloom.json" ]; then echo "recipe=$folder/rowloom.json" >> "$GITHUB_OUTPUT"; fi
node "$here/summarise.mjs" "$folder/events.jsonl" "$code"
exit "$code"
