const NAME = 'rowloom.organization';

/** A convenience of this browser, no state: without it the first organization is shown. */
export const readLastOrganization = (): string | null => {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
};

export const keepLastOrganization = (id: string): void => {
  try {
    localStorage.setItem(NAME, id);
  } catch {
    // A browser that keeps nothing goes without.
  }
};
