#!/usr/bin/env bash
# The step of action.yml: fills the database of DATABASE_URL, and tells what came of it in the summary of the job.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/rowloom-XXXXXX")
words=(generate)
if [ -n "${INPUT_SOURCE:-}" ]; then words+=("$INPUT_SOURCE"); fi
words+=(--rows "$INPUT_ROWS" --seed "$INPUT_SEED" --mode "$INPUT_MODE" --recipe "$folder/rowloom.json" --json)
if [ -n "${INPUT_RULES:-}" ]; then words+=(--rules "$INPUT_RULES"); fi
read -ra more <<< "${INPUT_ARGUMENTS:-}"

code=0
npx --yes --package="$INPUT_PACKAGE" -- rowloom "${words[@]}" ${more[@]+"${more[@]}"} > "$folder/events.jsonl" || code=$?
if [ -s "$folder/rowloom.json" ]; then echo "recipe=$folder/rowloom.json" >> "$GITHUB_OUTPUT"; fi
node "$here/summarise.mjs" "$folder/events.jsonl" "$code"
exit "$code"
