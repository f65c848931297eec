/**
 * Names of checks and foreign keys, which MySQL requires to be distinct in the whole database and at most 64
 * characters.
 */
export class NameKeeper {
  readonly #taken = new Set<string>();

  keep(table: string, name: string): string {
    const wanted = [name, `${table}_${name}`].map((item) => [...item].slice(0, 64).join('').trimEnd());
    let free = wanted.find((item) => !this.#taken.has(item.toLowerCase()));
    for (let number = 2; free === undefined; number++) {
      const next = `${[...name].slice(0, 58).join('')}_${number}`;
      if (!this.#taken.has(next.toLowerCase())) free = next;
    }
    this.#taken.add(free.toLowerCase());
    return free;
  }
}
