import { readFileSync } from 'node:fs';
import type { AnchoredHead } from '@rowloom/service';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

const STANDARD_INPUT = 0;

/** Heads of chains in the format of `audit head`, in lines or as JSON. */
export function readHeadsFile(file: string): readonly AnchoredHead[] {
  const text = readText(file).trim();
  return text.startsWith('[') ? readJson(text, file) : text.split('\n').map((line) => readLine(line, file));
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  } catch {
    throw refusal(EXIT.usage, `The file ${file} of --head cannot be read.`);
  }
}

function readLine(line: string, file: string): AnchoredHead {
  const [chain = '', sequence = '', hash = '', ...more] = line.trim().split(/\s+/);
  if (more.length > 0) throw noHeads(file);
  return checked({ chain, sequence: Number(sequence), hash }, file);
}

function readJson(text: string, file: string): readonly AnchoredHead[] {
  try {
    return (JSON.parse(text) as readonly AnchoredHead[]).map((head) => checked(head, file));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw noHeads(file);
    throw error;
  }
}

function checked({ chain, sequence, hash }: AnchoredHead, file: string): AnchoredHead {
  if (!/^(?:platform|org_[a-z\d]+)$/.test(chain) || !Number.isSafeInteger(sequence) || !/^[\da-f]{64}$/.test(hash))
    throw noHeads(file);
  return { chain, sequence, hash };
}

const noHeads = (file: string) =>
  refusal(
    EXIT.usage,
    `${file} is not what audit head prints: lines of a chain, the number of its last event and its hash.`,
  );
