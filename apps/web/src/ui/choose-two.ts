/** The two that are compared after one was chosen: the new one and the one that was chosen last. */
export function chooseTwo(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((item) => item !== id);
  return [...chosen, id].slice(-2);
}
