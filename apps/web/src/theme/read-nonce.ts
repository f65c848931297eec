/** Styles that scripts put into the page carry the number that the service drew for it; without one they are refused. */
export const readNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

/** The library that holds the page still below a dialog looks for the number under this name. */
export const shareNonce = (): void => void Object.assign(globalThis, { __webpack_nonce__: readNonce() });
